//! What a seat may say, and its notation (`docs/notation.md`).

use std::fmt;
use std::str::FromStr;

use crate::facts::tokens::kind_named;
use crate::facts::{BASE, NIPPON, TOKENS, TokenKind};

/// A space or theatre of one of the two boards, by its printed name: codes differ between boards, so a
/// choice reads back without knowing the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    /// Its number on its board.
    pub at: u8,
    /// Whether it lies on the American board.
    pub nippon: bool,
}

/// One choice: one click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Take a token of this kind from the reserve, to place it.
    Take(TokenKind),
    /// Place the token taken on this space.
    At(Named),
    /// No further placement after a blitz.
    Stop,
    /// The strategic advantage goes to this theatre.
    To(Named),
    /// Bomb the token at this position of the rival's row, counted from 1.
    Bomb(u8),
    /// Resolve the effect of this free space of a closed theatre next.
    Resolve(Named),
    /// Open this theatre.
    Open(Named),
    /// The die showed 6: this theatre is shifted towards the rival.
    Shift(Named),
    /// Let the rival move: only where a scenario waits before the rival's turn.
    Go,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Take(kind) => write!(f, "take {}", TOKENS[kind as usize].id),
            Self::At(space) => write!(f, "at {}", space_code(space)),
            Self::Stop => f.write_str("stop"),
            Self::To(theatre) => write!(f, "to {}", theatre_id(theatre)),
            Self::Bomb(position) => write!(f, "bomb {position}"),
            Self::Resolve(space) => write!(f, "resolve {}", space_code(space)),
            Self::Open(theatre) => write!(f, "open {}", theatre_id(theatre)),
            Self::Shift(theatre) => write!(f, "shift {}", theatre_id(theatre)),
            Self::Go => f.write_str("go"),
        }
    }
}

/// Words that are not a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAChoice;

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let choice = match verb {
            "take" => kind_named(what).map(Self::Take),
            "at" => space_named(what).map(Self::At),
            "resolve" => space_named(what).map(Self::Resolve),
            "to" => theatre_named(what).map(Self::To),
            "open" => theatre_named(what).map(Self::Open),
            "shift" => theatre_named(what).map(Self::Shift),
            "bomb" => what.parse().ok().filter(|n: &u8| *n > 0 && n.to_string() == what).map(Self::Bomb),
            "stop" if what.is_empty() => Some(Self::Stop),
            "go" if what.is_empty() => Some(Self::Go),
            _ => None,
        };
        choice.filter(|choice| choice.to_string() == text).ok_or(NotAChoice)
    }
}

/// The printed code of a space.
#[must_use]
pub fn space_code(space: Named) -> &'static str {
    let board = if space.nippon { &NIPPON } else { &BASE };
    board.spaces[space.at as usize].code
}

/// The id of a theatre.
#[must_use]
pub fn theatre_id(theatre: Named) -> &'static str {
    let board = if theatre.nippon { &NIPPON } else { &BASE };
    board.theatres[theatre.at as usize].id
}

fn space_named(code: &str) -> Option<Named> {
    let base = BASE.space_named(code).map(|at| Named { at, nippon: false });
    base.or_else(|| NIPPON.space_named(code).map(|at| Named { at, nippon: true }))
}

fn theatre_named(id: &str) -> Option<Named> {
    let base = BASE.theatre_named(id).map(|at| Named { at, nippon: false });
    base.or_else(|| NIPPON.theatre_named(id).map(|at| Named { at, nippon: true }))
}

/// Every well-formed choice of either board.
#[must_use]
pub fn every_choice() -> Vec<Choice> {
    let mut all = vec![Choice::Stop, Choice::Go];
    all.extend((0..28).map(Choice::Take));
    all.extend((1..=9).map(Choice::Bomb));
    for (nippon, board) in [(false, &BASE), (true, &NIPPON)] {
        let named = |at: usize| Named { at: at as u8, nippon };
        all.extend((0..board.n_spaces).flat_map(|at| [Choice::At(named(at)), Choice::Resolve(named(at))]));
        all.extend(
            (0..board.n_theatres())
                .flat_map(|at| [Choice::To(named(at)), Choice::Open(named(at)), Choice::Shift(named(at))]),
        );
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "take army-2",
            "at WE.1.2",
            "at N07.1.3",
            "stop",
            "to pacific",
            "bomb 3",
            "resolve EE.3.4",
            "open denver",
            "shift south-east-asia",
            "go",
        ] {
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn anything_else_is_not_a_choice() {
        for text in [
            "",
            "take",
            "take army-9",
            "take  army-2",
            "at we.1.1",
            "at WE.9.9",
            "bomb 0",
            "bomb 03",
            "bomb 999",
            "stop now",
            "to WE",
            "take rival-scientist",
        ] {
            assert_eq!(text.parse::<Choice>(), Err(NotAChoice), "{text}");
        }
    }
}

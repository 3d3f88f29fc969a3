//! What a seat may say, and its notation (`docs/notation.md`).

use std::fmt;
use std::str::FromStr;

use crate::cards::{CARDS, Type, row_named};
use crate::facts::{Nation, Space};

/// One choice: one click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Play this card from hand, or from the discard pile where a card says so.
    Play(u8),
    /// Discard this card.
    Discard(u8),
    /// Use this card of the table.
    Use(u8),
    /// This space: build, recruit, battle, eliminate or remove there.
    At(Space),
    /// Recruit there in place of a build.
    Recruit(Space),
    /// This nation.
    Nation(Nation),
    /// This basic action.
    Do(Type),
    /// This card comes next on top of the deck.
    Order(u8),
    /// This card goes under the deck.
    Under(u8),
    /// Take this card from the deck.
    Fetch(u8),
    /// Reallocate Resources.
    Reallocate,
    /// Mill.
    Mill,
    /// Nothing, or nothing more.
    Pass,
    /// Take an own piece off the board, at any time (17).
    Remove(Space),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = |row: u8| CARDS[row as usize].id;
        match *self {
            Self::Play(row) => write!(f, "play {}", card(row)),
            Self::Discard(row) => write!(f, "discard {}", card(row)),
            Self::Use(row) => write!(f, "use {}", card(row)),
            Self::At(space) => write!(f, "at {}", space.id()),
            Self::Recruit(space) => write!(f, "recruit {}", space.id()),
            Self::Nation(nation) => write!(f, "nation {}", nation.id()),
            Self::Do(kind) => write!(f, "do {}", kind.id()),
            Self::Order(row) => write!(f, "order {}", card(row)),
            Self::Under(row) => write!(f, "under {}", card(row)),
            Self::Fetch(row) => write!(f, "fetch {}", card(row)),
            Self::Reallocate => f.write_str("reallocate"),
            Self::Mill => f.write_str("mill"),
            Self::Pass => f.write_str("pass"),
            Self::Remove(space) => write!(f, "remove {}", space.id()),
        }
    }
}

/// Words that are not a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAChoice;

/// The four basic actions.
pub(crate) const ACTIONS: [Type; 4] = [Type::BuildArmy, Type::BuildNavy, Type::LandBattle, Type::SeaBattle];

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let choice = match verb {
            "play" => row_named(what).map(Self::Play),
            "discard" => row_named(what).map(Self::Discard),
            "use" => row_named(what).map(Self::Use),
            "order" => row_named(what).map(Self::Order),
            "under" => row_named(what).map(Self::Under),
            "fetch" => row_named(what).map(Self::Fetch),
            "at" => Space::named(what).map(Self::At),
            "recruit" => Space::named(what).map(Self::Recruit),
            "remove" => Space::named(what).map(Self::Remove),
            "nation" => Nation::named(what).map(Self::Nation),
            "do" => ACTIONS.into_iter().find(|kind| kind.id() == what).map(Self::Do),
            "reallocate" => Some(Self::Reallocate),
            "mill" => Some(Self::Mill),
            "pass" => Some(Self::Pass),
            _ => None,
        };
        choice.filter(|choice| choice.to_string() == text).ok_or(NotAChoice)
    }
}

/// Every well-formed choice.
#[must_use]
pub fn every_choice() -> Vec<Choice> {
    let mut all = vec![Choice::Reallocate, Choice::Mill, Choice::Pass];
    all.extend(ACTIONS.map(Choice::Do));
    all.extend(Nation::ALL.map(Choice::Nation));
    let of_space: [fn(Space) -> Choice; 3] = [Choice::At, Choice::Recruit, Choice::Remove];
    all.extend(crate::facts::map::SPACES.iter().flat_map(|space| of_space.map(|make| make(*space))));
    let of_card: [fn(u8) -> Choice; 6] =
        [Choice::Play, Choice::Discard, Choice::Use, Choice::Order, Choice::Under, Choice::Fetch];
    all.extend((0..CARDS.len() as u8).flat_map(|row| of_card.map(|make| make(row))));
    all
}

//! A position in a few words.
#![allow(dead_code, reason = "the rules and the cards use different parts of it")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use quartermaster::Quartermaster;

/// A position in the making: only what is named is on the board and in the hands.
#[derive(Default)]
pub(crate) struct Spot {
    turn: String,
    more: String,
    setup: String,
    board: BTreeMap<String, Vec<String>>,
    cards: BTreeMap<(&'static str, String), Vec<String>>,
}

/// It is this nation's turn.
pub(crate) fn turn(nation: &str) -> Spot {
    Spot { turn: nation.into(), ..Spot::default() }
}

fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(String::from).collect()
}

impl Spot {
    /// Pieces of a nation, by space.
    pub(crate) fn put(mut self, nation: &str, spaces: &str) -> Self {
        for space in words(spaces) {
            self.board.entry(space).or_default().push(nation.into());
        }
        self
    }

    fn cards(mut self, zone: &'static str, nation: &str, cards: &str) -> Self {
        self.cards.entry((zone, nation.into())).or_default().extend(words(cards));
        self
    }

    /// Cards in hand.
    pub(crate) fn hand(self, nation: &str, cards: &str) -> Self {
        self.cards("hand", nation, cards)
    }

    /// Status and Response cards on the table.
    pub(crate) fn table(self, nation: &str, cards: &str) -> Self {
        self.cards("table", nation, cards)
    }

    /// The whole deck, top card first; the nation's other cards lie unseen in its discard pile.
    pub(crate) fn deck(self, nation: &str, cards: &str) -> Self {
        self.cards("deck", nation, cards)
    }

    /// Face-up discards, the top one last.
    pub(crate) fn discards(self, nation: &str, cards: &str) -> Self {
        self.cards("discards", nation, cards)
    }

    /// Further words of `given`, as a scenario has them.
    pub(crate) fn with(mut self, line: &str) -> Self {
        self.more += line;
        self.more.push('\n');
        self
    }

    /// An option of the set-up.
    pub(crate) fn option(mut self, id: &str, value: &str) -> Self {
        let _ = write!(self.setup, "{}{id} = '{value}'", if self.setup.is_empty() { "" } else { ", " });
        self
    }

    /// The position.
    #[track_caller]
    pub(crate) fn go(self) -> Position {
        let list = |items: &[String]| {
            format!("[{}]", items.iter().map(|i| format!("'{i}'")).collect::<Vec<_>>().join(", "))
        };
        let mut text = format!("turn = '{}'\nsetup = {{ {} }}\n{}", self.turn, self.setup, self.more);
        let board: Vec<String> =
            self.board.iter().map(|(space, who)| format!("{space} = {}", list(who))).collect();
        let _ = writeln!(text, "board = {{ {} }}", board.join(", "));
        for zone in ["hand", "table", "deck", "discards"] {
            let of = self.cards.iter().filter(|((name, _), _)| *name == zone);
            let of: Vec<String> =
                of.map(|((_, nation), cards)| format!("{nation} = {}", list(cards))).collect();
            let _ = writeln!(text, "{zone} = {{ {} }}", of.join(", "));
        }
        given(&text)
    }
}

/// A table that starts from a position.
pub(crate) type Position = proof::Position<Quartermaster>;

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    Position::given(words)
}

/// Waiting for a turn.
pub(crate) trait Turns {
    /// Everybody passes until that nation's turn begins.
    #[track_caller]
    fn until(self, nation: &str) -> Self;
}

impl Turns for Position {
    #[track_caller]
    fn until(mut self, nation: &str) -> Self {
        for _ in 0..400 {
            self.idle();
            if self.fact("turn") == nation
                && self.offers(self.seat(nation)).iter().any(|o| o.starts_with("play "))
            {
                return self;
            }
        }
        panic!("the turn of {nation} never comes")
    }
}

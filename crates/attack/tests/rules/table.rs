//! A table for tests: positions in the words of scenarios, choices in notation, facts as text.
//!
//! Battle dice are 1 infantry, 2 tank, 3 artillery, 4 or 5 plane, 6 blank.

use std::fmt::Write as _;

use attack::Attack;
use engine::{Seated, Seed};

/// A table that starts from a position.
pub(crate) type Position = proof::Position<Attack>;

/// A table to go on from, as a position.
#[expect(non_snake_case, reason = "an alias cannot be called as the type can")]
pub(crate) fn Position(table: Seated<Attack>) -> Position {
    proof::Position(table)
}

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    Position::given(words)
}

/// The same for the advanced game on the western board, with two players unless `setup` says more.
#[track_caller]
pub(crate) fn advanced(setup: &str, words: &str) -> Position {
    let mut text = String::from("setup = { game = 'advanced'");
    let _ = write!(text, "{}{} }}\n{words}", if setup.is_empty() { "" } else { ", " }, setup);
    given(&text)
}

/// The same for the basic game.
#[track_caller]
pub(crate) fn basic(setup: &str, words: &str) -> Position {
    given(&format!("setup = {{ {setup} }}\n{words}"))
}

/// A position, or why the words are wrong.
pub(crate) fn try_given(words: &str) -> Result<Position, String> {
    Position::try_given(words)
}

/// A new game.
#[track_caller]
pub(crate) fn fresh(pairs: &[(&str, &str)], seed: u64) -> Position {
    let setup = attack::Setup::of(pairs).expect("these are options");
    proof::Position(Seated::new(&setup, Seed::Number(seed)))
}

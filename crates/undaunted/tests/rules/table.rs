//! A position in a few words.

use undaunted::Undaunted;

/// A table that starts from a position.
pub(crate) type Position = proof::Position<Undaunted>;

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    Position::given(words)
}

/// A printed scenario with things changed; it is a side's turn with these cards in hand.
#[track_caller]
pub(crate) fn turn(scenario: u8, side: &str, hand: &str, more: &str) -> Position {
    let cards: Vec<String> = hand.split_whitespace().map(|card| format!("'{card}'")).collect();
    let hand = format!("hand.{side} = [{}]", cards.join(", "));
    given(&format!("setup.scenario = {scenario}\nturn = '{side}'\n{hand}\n{more}"))
}

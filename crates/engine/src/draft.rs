//! Drafts: what a seat chooses does not count before it must be told.
//!
//! A draft is a copy of the table on which one seat goes on choosing. It may be dropped without a trace as long
//! as nothing has happened on it that its seat could not foresee, and nobody else had to act. Which choices that
//! holds for is not coded choice by choice: it follows from the marks of the dice, from who is awaited, and from
//! whose turn it was while something was told.

use crate::game::Game;
use crate::seat::{Awaiting, Seat};

/// Whether a choice need not be told before its seat chooses again: see [`crate::Table::is_open`].
pub(crate) fn is_open<G: Game>(before: &G, after: &G, seat: Seat, beats: &[(G::Event, G)]) -> bool {
    let alone = Awaiting::seat(seat);
    let (was, is) = (before.dice().mark(), after.dice().mark());
    let turn = before.turn();
    before.awaiting() == alone
        && after.awaiting() == alone
        && was.drawn == is.drawn
        // What partners are shown, the same hands have seen.
        && !is.learnt_since(was).meets(before.partners(seat))
        // The rules, or another seat's turn, had something to show in between.
        && beats.iter().all(|(_, state)| state.turn() == turn)
}

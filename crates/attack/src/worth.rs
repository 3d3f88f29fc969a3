//! How good a position is for a player, in hundredths of a region: what the greedy bot looks at.

use engine::{Game as _, Rated, Seat};

use crate::state::Attack;

impl Rated for Attack {
    fn worth(&self, seat: Seat) -> i32 {
        if let Some(outcome) = self.awaiting().outcome() {
            return if outcome.winners.has(seat) { 100_000 } else { -100_000 };
        }
        let me = seat.index();
        100 * i32::from(self.score(me))
    }
}

//! How good a position is for a side, in hundredths of a point: what the greedy bot looks at.

use engine::{Rated, Seat};

use crate::facts::Side;
use crate::state::Undaunted;

impl Rated for Undaunted {
    fn worth(&self, seat: Seat) -> i32 {
        let Some(side) = Side::of(seat) else { return 0 };
        self.points(side) as i32 * 100
    }
}

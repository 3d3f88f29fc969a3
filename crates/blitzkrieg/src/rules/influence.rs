//! Greatest influence: where the rival's push does most. Section 18.

use std::cmp::Reverse;

use crate::state::{Blitzkrieg, Side};

/// How much a move of a marker does for the rival; less is better. Rank, then the lead that breaks ties,
/// then the spaces moved.
pub(crate) type Influence = (u8, Reverse<i8>, Reverse<i8>);

/// Judges a move of one marker. Rules 18.1 and 18.2. The human also scores when both do (Ruling 17).
pub(crate) fn influence(before: i8, after: i8, human_scores: bool) -> Influence {
    let rank = match (before.signum(), after.signum()) {
        (-1, 1) => 1,
        (0, 1) => 2,
        (-1, 0) => 3,
        (1, 1) if after > before => 4,
        (-1, -1) if after > before => 5,
        _ if !human_scores => 6,
        _ => 7,
    };
    let lead = if matches!(rank, 4 | 5) { before.abs() } else { 0 };
    (rank, Reverse(lead), Reverse(after - before))
}

impl Blitzkrieg {
    /// The theatre among `others` where a strategic advantage has the greatest influence. Rule 16.3; the
    /// lowest order number breaks the last tie.
    pub(crate) fn greatest_influence(&self, others: u16, by: u8) -> u8 {
        let board = self.board();
        let judged = Self::theatres(others).map(|theatre| {
            let before = self.lead(Side::First, theatre);
            let after = (before + by as i8).min(board.end[theatre as usize] - 1).max(before);
            (influence(before, after, false), theatre)
        });
        judged.min().map_or(0, |(_, theatre)| theatre)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rule 18.1: the seven results, best first.
    #[test]
    fn rule_18_1_results_are_ranked() {
        let ranks =
            [(-2, 1), (0, 3), (-3, 0), (2, 5), (-5, -2), (4, 4)].map(|(b, a)| influence(b, a, false).0);
        assert_eq!(ranks, [1, 2, 3, 4, 5, 6]);
        assert_eq!(influence(-4, -4, true).0, 7);
    }

    /// Rule 18.2: the larger lead first, then the longer move.
    #[test]
    fn rule_18_2_ties_go_to_the_larger_lead_then_the_longer_move() {
        assert!(influence(5, 7, false) < influence(3, 5, false));
        assert!(influence(-5, -3, false) < influence(-4, -2, false));
        assert!(influence(-2, 3, false) < influence(-3, 1, false));
    }
}

//! Six levels from a kind beginner to as strong as two seconds a decision allow.
//!
//! A level is weaker because it thinks less and judges less surely, never because it plays nonsense on purpose:
//! every one of them searches, and takes what it believes to be best.

use std::time::Duration;

use crate::search::Budget;

/// How many levels there are.
pub const LEVELS: u32 = 6;

/// The budget of a level, 1 to 6; none for other numbers. Levels 1 to 4 count iterations, so that the same seed
/// gives the same choice; the others look at the clock.
#[must_use]
pub const fn level(n: u32) -> Option<Budget> {
    Some(match n {
        1 => Budget::iterations(24).blurred(0.4),
        2 => Budget::iterations(40).blurred(0.2),
        3 => Budget::iterations(100).blurred(0.08),
        4 => Budget::iterations(500),
        5 => Budget::time(Duration::from_millis(200)),
        6 => Budget::time(Duration::from_millis(2000)).on(2),
        _ => return None,
    })
}

/// A budget by its words: `search:500` for so many iterations, `search:500ms` for so long.
pub(crate) fn named(words: &str) -> Option<Budget> {
    let positive = |n: &u32| *n > 0;
    match words.strip_suffix("ms") {
        Some(ms) => ms.parse().ok().filter(positive).map(|ms| Budget::time(Duration::from_millis(ms.into()))),
        None => words.parse().ok().filter(positive).map(Budget::iterations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_budget_and_thinks_more_than_the_one_below() {
        let all: Vec<Budget> = (1..=LEVELS).filter_map(level).collect();
        assert_eq!(all.len(), LEVELS as usize);
        assert!(level(0).is_none() && level(LEVELS + 1).is_none());
        for pair in all.windows(2) {
            assert!(pair[0].iterations < pair[1].iterations || pair[0].time < pair[1].time);
            assert!(pair[0].noise >= pair[1].noise);
        }
        assert!(all[..4].iter().all(|budget| budget.time.is_none()));
    }

    #[test]
    fn a_search_can_be_named_by_its_budget() {
        assert_eq!(named("500"), Some(Budget::iterations(500)));
        assert_eq!(named("500ms"), Some(Budget::time(Duration::from_millis(500))));
        assert!(["", "0", "ms", "0ms", "-1", "much"].into_iter().all(|words| named(words).is_none()));
    }
}

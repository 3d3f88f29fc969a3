//! Six levels from a kind beginner to as strong as two seconds a decision allow.
//!
//! A level is weaker because it thinks less and judges less surely, never because it plays nonsense on purpose:
//! every one of them searches, and takes what it believes to be best.

use std::time::Duration;

use engine::Rated;

use crate::search::Budget;

/// How many levels there are.
pub const LEVELS: u32 = 6;
/// The longest that the strongest level thinks about a decision.
const LONGEST: Duration = Duration::from_secs(2);

/// The budget of a level, 1 to 6; none for other numbers. All but the last count iterations, as many as the game
/// says, so that the same seed gives the same choice; the last looks at the clock.
#[must_use]
pub fn level<G: Rated>(n: u32) -> Option<Budget> {
    if n == LEVELS {
        return Some(Budget::time(LONGEST).on(2));
    }
    let (iterations, error) = G::LEVELS.get(n.checked_sub(1)? as usize)?;
    Some(Budget::iterations(*iterations).blurred(*error))
}

/// A budget by its words: `search:500` for so many iterations, `search:500ms` for so long; `search:50~0.1` errs by
/// up to a tenth of certain victory, as weak levels do.
pub(crate) fn named(words: &str) -> Option<Budget> {
    let positive = |n: &u32| *n > 0;
    let (much, error) = match words.split_once('~') {
        Some((much, error)) => (much, error.parse().ok().filter(|error| (0.0..=10.0).contains(error))?),
        None => (words, 0.0),
    };
    let budget = match much.strip_suffix("ms") {
        Some(ms) => ms.parse().ok().filter(positive).map(|ms| Budget::time(Duration::from_millis(ms.into()))),
        None => much.parse().ok().filter(positive).map(Budget::iterations),
    };
    budget.map(|budget| budget.blurred(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn think_more_and_err_less<G: Rated>() {
        let all: Vec<Budget> = (1..=LEVELS).filter_map(level::<G>).collect();
        assert_eq!(all.len(), LEVELS as usize);
        assert!(level::<G>(0).is_none() && level::<G>(LEVELS + 1).is_none());
        for pair in all.windows(2) {
            assert!(pair[0].iterations < pair[1].iterations && pair[0].noise >= pair[1].noise);
        }
        assert!(all[..5].iter().all(|budget| budget.time.is_none()));
    }

    #[test]
    fn every_level_has_a_budget_and_thinks_more_than_the_one_below() {
        think_more_and_err_less::<blitzkrieg::Blitzkrieg>();
        think_more_and_err_less::<quartermaster::Quartermaster>();
        think_more_and_err_less::<undaunted::Undaunted>();
        think_more_and_err_less::<attack::Attack>();
    }

    #[test]
    fn a_search_can_be_named_by_its_budget() {
        assert_eq!(named("500"), Some(Budget::iterations(500)));
        assert_eq!(named("500ms"), Some(Budget::time(Duration::from_millis(500))));
        assert_eq!(named("50~0.1"), Some(Budget::iterations(50).blurred(0.1)));
        let wrong = ["", "0", "ms", "0ms", "-1", "much", "50~", "50~much", "50~-1", "50~NaN", "~0.1"];
        assert!(wrong.into_iter().all(|words| named(words).is_none()));
    }
}

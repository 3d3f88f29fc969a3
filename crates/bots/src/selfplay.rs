//! Matches between bots, with results a statistician would accept.

use engine::{Dice, Game, Rated, Seat};
use serde::Serialize;

use crate::{Bot, Sight};

/// How often something happened, with a 95 % interval (Wilson).
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rate {
    /// The share, 0 to 1.
    pub rate: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The share of `wins` in `games`, with its interval.
#[must_use]
pub fn rate(wins: u64, games: u64) -> Rate {
    share(wins as f64, games as f64)
}

/// 95 % of what is normally spread lies within so many standard errors.
const WITHIN: f64 = 1.959_964;

/// The share of `points` in as many games as could have given one each, with its interval.
#[must_use]
pub fn share(points: f64, games: f64) -> Rate {
    wilson(points / games, games, WITHIN)
}

fn wilson(p: f64, n: f64, z: f64) -> Rate {
    if n <= 0.0 {
        return Rate { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let spread = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    Rate { rate: p, low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
}

/// Games that were played together: the same seed and opening with the sides swapped.
#[derive(Debug, Clone, Copy)]
pub struct Together {
    /// The set-up, each of which is played a fixed number of times.
    pub set: usize,
    /// Points made.
    pub points: f64,
    /// Games, as many for all.
    pub games: f64,
}

/// The share of points in pairs of games, with its interval: Wilson's, for as many games as the spread of the pairs
/// within their set-ups speaks for. Where one side is the better one, the two games of a pair even out; where a
/// seed decides both alike, they count for less than two.
#[must_use]
pub fn share_of_pairs(pairs: &[Together]) -> Rate {
    let points: f64 = pairs.iter().map(|pair| pair.points).sum();
    let games: f64 = pairs.iter().map(|pair| pair.games).sum();
    let sets = pairs.iter().map(|pair| pair.set + 1).max().unwrap_or(0);
    let (mut spread, mut freedom, mut lone) = (0.0, 0.0, false);
    for set in 0..sets {
        let own = || pairs.iter().filter(|pair| pair.set == set).map(|pair| pair.points);
        let n = own().count() as f64;
        let mean = own().sum::<f64>() / n;
        spread += own().map(|points| (points - mean).powi(2)).sum::<f64>() * n / (n - 1.0).max(1.0);
        freedom += (n - 1.0).max(0.0);
        lone |= n == 1.0;
    }
    let p = points / games;
    let single = pairs.iter().all(|pair| pair.games <= 1.0);
    if single || lone || freedom < 8.0 || spread == 0.0 {
        return share(points, games);
    }
    // So few pairs tell their own spread only so well: no more than two games are read out of one.
    let worth = (p * (1.0 - p) * games / spread).min(2.0);
    // Student's instead of the normal spread, by the first term of its expansion.
    let z = WITHIN + (WITHIN.powi(3) + WITHIN) / (4.0 * freedom);
    wilson(p, games * worth, z)
}

/// Plays one game between bots and tells what they chose; a seat that the rules play has none.
///
/// # Errors
/// When the game does not end within its bound or a bot chooses what is not on offer.
pub fn play_out<G: Rated>(
    state: &mut G,
    bots: &mut [Option<Box<dyn Bot<G>>>],
    chosen: &mut dyn FnMut(Seat, G::Choice),
) -> Result<u32, String> {
    for decisions in 0..G::LONGEST {
        let Some(seat) = state.awaiting().seats().iter().next() else { return Ok(decisions) };
        let Some(Some(bot)) = bots.get_mut(seat.index()) else {
            return Err(format!("nobody sits on seat {}", seat.0));
        };
        let choice = bot.choose(&Sight::new(state, seat))?;
        state.apply(seat, choice, &mut ()).map_err(|refusal| refusal.to_string())?;
        chosen(seat, choice);
    }
    Err(format!("the game goes on after {} decisions", G::LONGEST))
}

/// Plays a game to its end at random, without views, events or history: the speed of the rules alone.
pub fn random_playout<G: Game>(state: &mut G, dice: &mut Dice, choices: &mut Vec<G::Choice>) -> u32 {
    random_decisions(state, dice, choices, u32::MAX)
}

/// Makes at most `most` random decisions; returns how many it made.
pub fn random_decisions<G: Game>(
    state: &mut G,
    dice: &mut Dice,
    choices: &mut Vec<G::Choice>,
    most: u32,
) -> u32 {
    let mut decisions = 0;
    while decisions < most
        && let Some(seat) = first(state)
    {
        choices.clear();
        state.choices(seat, choices);
        let choice = choices[dice.below(choices.len() as u32) as usize];
        if state.apply(seat, choice, &mut ()).is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}

#[inline]
fn first<G: Game>(state: &G) -> Option<Seat> {
    state.awaiting().seats().iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_share_and_stay_between_none_and_all() {
        let r = rate(50, 100);
        assert!(r.low > 0.40 && r.low < 0.41 && r.high > 0.59 && r.high < 0.60, "{r:?}");
        let all = rate(20, 20);
        assert!(all.high <= 1.0 && all.low > 0.8);
        assert_eq!(rate(0, 0).high, 1.0);
    }

    /// Four set-ups in turn, in which the first side wins so often against an equal.
    const FIRST_WINS: [f64; 4] = [0.5, 0.7, 0.9, 1.0];

    /// So many pairs of games in which the bot wins on either side as often as the set-up lets it.
    fn pairs(n: usize, dice: &mut Dice) -> Vec<Together> {
        let mut won = |chance: f64| f64::from(u8::from(f64::from(dice.below(1_000_000)) < chance * 1e6));
        let pair = |i: usize| {
            let set = i % FIRST_WINS.len();
            let first = FIRST_WINS[set];
            Together { set, points: won(first) + won(1.0 - first), games: 2.0 }
        };
        (0..n).map(pair).collect()
    }

    #[test]
    fn intervals_of_pairs_hold_the_truth_in_nineteen_cases_of_twenty() {
        let mut dice = Dice::seeded(5);
        let (mut held, mut narrower) = (0, 0);
        for _ in 0..2000 {
            let pairs = pairs(96, &mut dice);
            let found = share_of_pairs(&pairs);
            let plain = share(pairs.iter().map(|pair| pair.points).sum(), 192.0);
            held += u32::from(found.low <= 0.5 && found.high >= 0.5);
            narrower += u32::from(found.high - found.low < plain.high - plain.low);
        }
        assert!((1860..=1950).contains(&held), "{held} of 2000");
        assert_eq!(narrower, 2000, "sides that differ even out within a pair");
    }

    #[test]
    fn pairs_that_a_seed_decides_count_as_one_game() {
        let alike = |i: usize| Together { set: 0, points: if i < 60 { 2.0 } else { 0.0 }, games: 2.0 };
        let pairs: Vec<Together> = (0..100).map(alike).collect();
        let (found, half) = (share_of_pairs(&pairs), rate(60, 100));
        assert!((found.low - half.low).abs() < 0.005 && (found.high - half.high).abs() < 0.005, "{found:?}");
        assert!((found.rate - 0.6).abs() < 1e-9);
    }

    #[test]
    fn games_without_a_pair_or_a_spread_are_counted_one_by_one() {
        let single: Vec<Together> =
            (0..50).map(|i| Together { set: 0, points: f64::from(i % 2), games: 1.0 }).collect();
        assert_eq!(share_of_pairs(&single), rate(25, 50));
        let all: Vec<Together> = (0..50).map(|_| Together { set: 0, points: 2.0, games: 2.0 }).collect();
        assert_eq!(share_of_pairs(&all), rate(100, 100));
        assert_eq!(share_of_pairs(&[]).high, 1.0);
    }
}

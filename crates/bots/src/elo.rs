//! Strength from results: the Bradley–Terry model on the Elo scale, and a sequential test.

use std::collections::BTreeSet;

use engine::Dice;
use serde::Serialize;

/// How often the ratings are made anew from re-drawn results to learn how sure they are.
const REDRAWS: usize = 400;

/// Two games of the same seed and opening, with the sides swapped: the first bot's points, 0 to 2.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Pair {
    /// The first bot, by its place in the list.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// Points of the first: 1 for a victory, ½ for a draw.
    pub points: f64,
    /// Games in it: two, or one where the sides cannot be swapped.
    pub games: f64,
}

/// A strength on the Elo scale, with its 95 % interval. The first bot of the list is the zero.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rating {
    /// The most likely strength.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The share of points that a difference in strength promises.
#[must_use]
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in strength that a share of points speaks for.
#[must_use]
pub fn difference(share: f64) -> f64 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (share / (1.0 - share)).log10()
}

/// The ratings of `n` bots: by maximum likelihood, with intervals from re-drawn pairs of games.
#[must_use]
pub fn ratings(n: usize, pairs: &[Pair], seed: u64) -> Vec<Rating> {
    let best = fit(n, pairs);
    let mut dice = Dice::seeded(seed);
    let mut drawn = vec![Vec::with_capacity(REDRAWS); n];
    let mut again = Vec::with_capacity(pairs.len());
    let swept = sweeps(pairs);
    for _ in 0..REDRAWS {
        again.clear();
        again.extend((0..pairs.len()).map(|_| pairs[dice.below(pairs.len() as u32) as usize]));
        // Re-drawn victories are victories: where there was nothing else, about a game more might have been lost.
        again.extend(swept.iter().map(|(winner, loser)| {
            let share = f64::from(1 + dice.below(1 << 20)) / f64::from(1 << 20);
            Pair { a: *winner, b: *loser, points: share.ln(), games: 0.0 }
        }));
        for (i, elo) in fit(n, &again).into_iter().enumerate() {
            drawn[i].push(elo);
        }
    }
    best.into_iter()
        .zip(drawn)
        .map(|(elo, mut drawn)| {
            drawn.sort_by(f64::total_cmp);
            let at = |share: f64| drawn[(share * (REDRAWS - 1) as f64).round() as usize];
            Rating { elo, low: at(0.025).min(elo), high: at(0.975).max(elo) }
        })
        .collect()
}

/// Who won all games against whom.
fn sweeps(pairs: &[Pair]) -> Vec<(usize, usize)> {
    let met: BTreeSet<(usize, usize)> = pairs.iter().map(|pair| (pair.a, pair.b)).collect();
    let swept = met.into_iter().filter_map(|(a, b)| {
        let games = || pairs.iter().filter(|pair| (pair.a, pair.b) == (a, b));
        match () {
            () if games().all(|pair| pair.points >= pair.games) => Some((a, b)),
            () if games().all(|pair| pair.points <= 0.0) => Some((b, a)),
            () => None,
        }
    });
    swept.collect()
}

/// Maximum likelihood by minorisation (Hunter 2004). Each pair of bots that met is taken to have drawn one game
/// more than it did, so that a bot which won everything stays finite.
fn fit(n: usize, pairs: &[Pair]) -> Vec<f64> {
    let mut points = vec![0.0; n];
    let mut games = vec![vec![0.0; n]; n];
    for pair in pairs {
        points[pair.a] += pair.points;
        points[pair.b] += pair.games - pair.points;
        for (a, b) in [(pair.a, pair.b), (pair.b, pair.a)] {
            games[a][b] += pair.games;
        }
    }
    for (row, points) in games.iter_mut().zip(&mut points) {
        for met in row.iter_mut().filter(|met| **met > 0.0) {
            *met += 1.0;
            *points += 0.5;
        }
    }
    let mut strength = vec![1.0f64; n];
    for _ in 0..2000 {
        let old = strength.clone();
        for a in 0..n {
            let met: f64 = (0..n).map(|b| games[a][b] / (old[a] + old[b])).sum();
            if met > 0.0 {
                strength[a] = points[a] / met;
            }
        }
        let first = strength[0];
        strength.iter_mut().for_each(|strength| *strength /= first);
        if old.iter().zip(&strength).all(|(old, new)| (new / old - 1.0).abs() < 1e-9) {
            break;
        }
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// What a sequential test says so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot is stronger by the larger difference.
    Stronger,
    /// It is stronger by the smaller difference at most.
    NotStronger,
    /// More games are needed.
    Open,
}

/// Whether the first bot's lead is rather `high` than `low` Elo: a sequential probability ratio test on the
/// points of pairs (normal approximation), wrong in about 5 % of cases either way.
#[must_use]
pub fn sprt(pairs: &[Pair], low: f64, high: f64) -> (f64, Verdict) {
    let shares: Vec<f64> = pairs.iter().map(|pair| pair.points / pair.games).collect();
    let n = shares.len() as f64;
    if shares.len() < 8 {
        return (0.0, Verdict::Open);
    }
    let mean = shares.iter().sum::<f64>() / n;
    // A run without any spread says little about the spread: never less than that of one odd pair.
    let variance = (shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / n).max(0.25 / n);
    let (s0, s1) = (expected(low), expected(high));
    let ratio = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
    let bound = (0.95f64 / 0.05).ln();
    let verdict = match ratio {
        ratio if ratio >= bound => Verdict::Stronger,
        ratio if ratio <= -bound => Verdict::NotStronger,
        _ => Verdict::Open,
    };
    (ratio, verdict)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(a: usize, b: usize, pairs: usize, share: f64) -> Vec<Pair> {
        let won = (pairs as f64 * share).round() as usize;
        (0..pairs).map(|i| Pair { a, b, points: if i < won { 2.0 } else { 0.0 }, games: 2.0 }).collect()
    }

    #[test]
    fn three_victories_of_four_are_about_190_elo() {
        let found = ratings(2, &results(1, 0, 400, 0.75), 1);
        assert_eq!(found[0].elo, 0.0);
        assert!((found[1].elo - 190.0).abs() < 3.0, "{found:?}");
        assert!(found[1].low > 140.0 && found[1].high < 250.0, "{found:?}");
        assert!((difference(expected(75.0)) - 75.0).abs() < 1e-9);
    }

    #[test]
    fn strengths_add_up_along_a_ladder() {
        let mut pairs = results(1, 0, 400, 0.64);
        pairs.extend(results(2, 1, 400, 0.64));
        let found = ratings(3, &pairs, 1);
        assert!((found[2].elo - 200.0).abs() < 6.0, "{found:?}");
    }

    #[test]
    fn a_bot_that_won_everything_has_a_finite_strength() {
        let found = ratings(2, &results(1, 0, 10, 1.0), 1);
        assert!(found[1].elo.is_finite() && found[1].elo > 300.0, "{found:?}");
        // Twenty of twenty: Wilson's interval begins at 84 %, which is 287 Elo.
        assert!((200.0..400.0).contains(&found[1].low), "{found:?}");
    }

    #[test]
    fn the_sequential_test_decides_clear_cases_and_waits_in_others() {
        assert_eq!(sprt(&results(0, 1, 200, 0.8), 0.0, 75.0).1, Verdict::Stronger);
        assert_eq!(sprt(&results(0, 1, 200, 0.4), 0.0, 75.0).1, Verdict::NotStronger);
        assert_eq!(sprt(&results(0, 1, 20, 0.55), 0.0, 75.0).1, Verdict::Open);
        assert_eq!(sprt(&[], 0.0, 75.0).1, Verdict::Open);
    }
}

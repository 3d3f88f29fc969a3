//! Learning the chance to win: bots play, and the signs of the positions they met are weighed by how the games
//! ended (logistic regression, Newton's method with a little ridge).

use engine::{Dice, Rated, Seat, Setup as _};
use serde::Serialize;

use crate::lab::{Progress, until_a_failure};
use crate::{Sight, bot};

/// One decision in so many is made at random, so that the positions differ.
const STRAY: u32 = 12;
/// How strongly weights are drawn to zero.
const RIDGE: f64 = 1.0;
/// So many steps of Newton's method are plenty.
const STEPS: usize = 12;

/// What was learnt.
#[derive(Debug, Clone, Serialize)]
pub struct Lesson {
    /// Positions looked at.
    pub positions: usize,
    /// Weights of the game's signs, in their order.
    pub weights: Vec<f64>,
    /// How surprising the ends of games were to the learnt chances: mean logarithm, on games not learnt from.
    pub surprise: f64,
    /// The same for the chances that the game gives now.
    pub before: f64,
}

/// The signs of a position, the chance given to it, and the points that the game brought.
struct Row {
    signs: Vec<f64>,
    chance: f64,
    points: f64,
}

/// Games to learn from.
#[derive(Debug, Clone)]
pub struct Study {
    /// The bot that plays all seats.
    pub bot: String,
    /// How many games.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// The set-ups that take turns.
    pub sets: Vec<Vec<(String, String)>>,
}

/// Learns from games of a bot against itself.
pub(crate) fn learn<G: Rated>(study: &Study, progress: Progress<'_>) -> Result<Lesson, String> {
    let mut setups = Vec::new();
    for set in &study.sets {
        let mut setup = G::Setup::default();
        for (id, value) in set {
            setup.set(id, value).map_err(|error| error.to_string())?;
        }
        setups.push(setup);
    }
    bot::<G>(&study.bot, 0)?;
    let mut played = until_a_failure(study.games, progress, |i| {
        rows::<G>(&study.bot, &setups[i as usize % setups.len()], study.seed.wrapping_add(i))
    })?;
    let kept = played.split_off(played.len() * 4 / 5);
    let (lessons, exam): (Vec<Row>, Vec<Row>) =
        (played.into_iter().flatten().collect(), kept.into_iter().flatten().collect());
    let weights = fit(&lessons);
    let surprise = |chance: &dyn Fn(&Row) -> f64| {
        let all = exam.iter().map(|row| {
            let p = chance(row).clamp(1e-6, 1.0 - 1e-6);
            -(row.points * p.ln() + (1.0 - row.points) * (1.0 - p).ln())
        });
        all.sum::<f64>() / exam.len().max(1) as f64
    };
    Ok(Lesson {
        positions: lessons.len() + exam.len(),
        surprise: surprise(&|row| logistic(dot(&row.signs, &weights))),
        before: surprise(&|row| row.chance),
        weights,
    })
}

/// The positions of one game, at the start of each turn, as the first seat that a bot holds sees them.
fn rows<G: Rated>(name: &str, setup: &G::Setup, seed: u64) -> Result<Vec<Row>, String> {
    let mut dice = Dice::seeded(seed);
    let mut state = G::new(setup, Dice::seeded(seed ^ 0x5eed));
    let me = (0..state.seats().len() as u8).map(Seat).find(|seat| !state.automatic().has(*seat));
    let me = me.ok_or("nobody decides in this set-up")?;
    let mut bots: Vec<_> =
        (0..state.seats().len() as u64).map(|i| bot::<G>(name, seed * 8 + i)).collect::<Result<_, _>>()?;
    let (mut all, mut turn, mut turns) = (Vec::new(), None, u32::MAX);
    for _ in 0..G::LONGEST {
        let Some(seat) = state.awaiting().seats().iter().next() else { break };
        if (state.turn(), state.turns()) != (turn, turns) {
            (turn, turns) = (state.turn(), state.turns());
            let mut signs = Vec::new();
            state.signs(me, |sign| signs.push(f64::from(sign)));
            all.push(Row { signs, chance: f64::from(state.chance(me)), points: 0.0 });
        }
        let choice = if dice.below(STRAY) == 0 {
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            choices[dice.below(choices.len() as u32) as usize]
        } else {
            bots[seat.index()].choose(&Sight::new(&state, seat))?
        };
        state.apply(seat, choice, &mut ()).map_err(|refusal| refusal.to_string())?;
    }
    let winners = state.awaiting().outcome().map(|outcome| outcome.winners).unwrap_or_default();
    let points = if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.has(me))) };
    all.iter_mut().for_each(|row| row.points = points);
    Ok(all)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The weights that make what happened most likely.
fn fit(rows: &[Row]) -> Vec<f64> {
    let n = rows.first().map_or(0, |row| row.signs.len());
    let mut weights = vec![0.0; n];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|w| -RIDGE * w).collect();
        let mut bend = vec![vec![0.0; n]; n];
        for row in rows {
            let p = logistic(dot(&row.signs, &weights));
            for (i, a) in row.signs.iter().enumerate().filter(|(_, a)| **a != 0.0) {
                slope[i] += a * (row.points - p);
                for (b, sum) in row.signs[..=i].iter().zip(&mut bend[i]) {
                    *sum += a * b * p * (1.0 - p);
                }
            }
        }
        for (i, row) in bend.iter_mut().enumerate() {
            row[i] += RIDGE;
        }
        for (weight, step) in weights.iter_mut().zip(solve(&bend, &slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves `a x = b` for a symmetric positive `a`, given by its lower half (Cholesky).
fn solve(a: &[Vec<f64>], b: &[f64]) -> Vec<f64> {
    let n = b.len();
    let mut l = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..=i {
            let rest: f64 = a[i][j] - (0..j).map(|k| l[i][k] * l[j][k]).sum::<f64>();
            l[i][j] = if i == j { rest.max(1e-12).sqrt() } else { rest / l[j][j] };
        }
    }
    let mut x = b.to_vec();
    for i in 0..n {
        x[i] = (x[i] - (0..i).map(|k| l[i][k] * x[k]).sum::<f64>()) / l[i][i];
    }
    for i in (0..n).rev() {
        x[i] = (x[i] - (i + 1..n).map(|k| l[k][i] * x[k]).sum::<f64>()) / l[i][i];
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again_from_what_they_make_happen() {
        let truth = [1.5, -0.7, 0.2];
        let mut dice = Dice::seeded(7);
        let mut unit = || f64::from(dice.below(2001)) / 1000.0 - 1.0;
        let rows: Vec<Row> = (0..20_000)
            .map(|_| {
                let signs = vec![unit(), 2.0 * unit(), 1.0];
                let won = (unit() + 1.0) / 2.0 < logistic(dot(&signs, &truth));
                Row { signs, chance: 0.5, points: f64::from(u8::from(won)) }
            })
            .collect();
        for (found, truth) in fit(&rows).iter().zip(truth) {
            assert!((found - truth).abs() < 0.1, "{found} for {truth}");
        }
    }
}

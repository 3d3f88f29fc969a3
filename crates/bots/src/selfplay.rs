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

/// The share of `points` in as many games as could have given one each, with its interval.
#[must_use]
pub fn share(points: f64, games: f64) -> Rate {
    if games <= 0.0 {
        return Rate { rate: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, p, z) = (games, points / games, 1.959_964);
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let spread = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    Rate { rate: p, low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
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
}

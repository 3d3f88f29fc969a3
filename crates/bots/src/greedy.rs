//! Looks one placement ahead in a few imagined states and takes what is worth most on average.
//!
//! A game's choices are small: one idea may take several clicks. So a choice is judged by the best that
//! the same seat can make of it before somebody else decides, at most three clicks deep.

use engine::{Awaiting, Dice, Rated, Seat};

use crate::{Bot, Sight};

/// How many further clicks of the same seat are tried.
const CLICKS: u32 = 2;

/// The greedy bot.
#[derive(Debug)]
pub struct Greedy {
    dice: Dice,
}

impl Greedy {
    /// A greedy bot with chance of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::seeded(seed) }
    }

    fn seed(&mut self) -> Dice {
        Dice::seeded(u64::from(self.dice.below(u32::MAX)))
    }
}

impl<G: Rated> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, String> {
        let mut choices = Vec::new();
        sight.choices(&mut choices);
        if choices.len() == 1 {
            return Ok(choices[0]);
        }
        let worlds: Vec<G> = (0..G::WORLDS).map(|_| sight.imagine(self.seed())).collect();
        let seat = sight.seat();
        let mut best = (i64::MIN, 0);
        // Equal choices: the one that a turn of the dice puts first.
        let first = self.dice.below(choices.len() as u32) as usize;
        for i in (0..choices.len()).map(|i| (i + first) % choices.len()) {
            let mut total = 0;
            for world in &worlds {
                let mut world = *world;
                if world.apply(seat, choices[i], &mut ()).is_ok() {
                    total += i64::from(best_of(&world, seat, CLICKS));
                }
            }
            if total > best.0 {
                best = (total, i);
            }
        }
        Ok(choices[best.1])
    }
}

/// What the state is worth to `seat` after the best it can still click before somebody else decides.
fn best_of<G: Rated>(state: &G, seat: Seat, clicks: u32) -> i32 {
    let mine = matches!(state.awaiting(), Awaiting::Seats(seats) if seats.has(seat) && seats.len() == 1);
    if clicks == 0 || !mine {
        return state.worth(seat);
    }
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    let tries = choices.into_iter().filter_map(|choice| {
        let mut next = *state;
        next.apply(seat, choice, &mut ()).ok()?;
        Some(best_of(&next, seat, clicks - 1))
    });
    tries.max().unwrap_or_else(|| state.worth(seat))
}

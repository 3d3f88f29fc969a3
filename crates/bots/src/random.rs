//! Plays anything that is on offer, each choice equally likely.

use engine::{Dice, Game};

use crate::{Bot, Sight};

/// The random bot.
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random bot with chance of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, String> {
        let mut choices = Vec::new();
        sight.choices(&mut choices);
        Ok(choices[self.dice.below(choices.len() as u32) as usize])
    }
}

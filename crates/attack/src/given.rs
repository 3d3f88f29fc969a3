//! The words of a scenario: `given` positions and `fact`s (`docs/notation.md`).

use engine::Dice;
use engine::toml::Table;

use crate::setup::Setup;
use crate::state::Attack;

impl Attack {
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        let _ = given;
        Ok(Self::set_up(setup, dice, &mut ()))
    }

    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let parts: Vec<&str> = query.split(' ').collect();
        match parts[..] {
            ["owner", id] => {
                let place = crate::facts::Place::named(id)?;
                Some(self.owner(place.index()).map_or("none".into(), |p| crate::event::colour(p as u8).into()))
            }
            _ => None,
        }
    }
}

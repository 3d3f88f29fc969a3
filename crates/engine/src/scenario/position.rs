//! The position a scenario starts from: set-up, seed and dice for every game, the rest in the game's own words.

use toml::Value;

use super::Scenario;
use super::given::Given;
use crate::dice::{Dice, SCRIPT, Seed};
use crate::game::Game;
use crate::options::{Setup as _, Values};
use crate::say::Say;

/// The words of `given` that belong to every game.
const COMMON: [&str; 5] = ["setup", "seed", "seeds", "dice", "dice-left"];
/// A scenario is played with at most so many seeds.
const SEEDS: i64 = 1000;

impl Scenario {
    /// The position the scenario starts from, with the first of its seeds.
    ///
    /// # Errors
    /// Says which word of `given` is wrong, or what the rules could not have made.
    pub fn position<G: Game>(&self) -> Result<G, Say> {
        let seed = self.seeds()?.first().copied().unwrap_or(1);
        self.position_of(seed, false)
    }

    /// The same with this seed, and the dice write down what is rolled.
    pub(super) fn listening<G: Game>(&self, seed: u64) -> Result<G, Say> {
        self.position_of(seed, true)
    }

    fn position_of<G: Game>(&self, seed: u64, listen: bool) -> Result<G, Say> {
        let whole = Value::Table(self.given.clone());
        let given = Given::of(&whole);
        given.only(&[&COMMON, G::GIVEN].concat())?;
        let mut setup = G::Setup::default();
        for option in given.all("setup")? {
            set::<G>(&mut setup, &option)?;
        }
        let mut dice = Dice::new(Seed::Number(seed)).scripted(&self.dice()?);
        if listen {
            dice.listen();
        }
        let mut own = self.given.clone();
        COMMON.iter().for_each(|word| _ = own.remove(*word));
        let own = Value::Table(own);
        let position = G::given(&setup, dice, &Given::of(&own))?;
        if position.dice().met_no_face() {
            return Err(Say::new("scenario-no-face"));
        }
        let unsound = |what| Say::new("scenario-unsound").name("what", "unsound", what);
        position.sound().map_err(unsound)?;
        Ok(position)
    }

    /// The results of the dice to come.
    fn dice(&self) -> Result<Vec<u8>, Say> {
        let whole = Value::Table(self.given.clone());
        let Some(dice) = Given::of(&whole).get("dice") else { return Ok(Vec::new()) };
        let results = dice.items()?.iter().map(|die| die.number(0, 100)).collect::<Result<Vec<u8>, Say>>()?;
        if results.len() > SCRIPT {
            return Err(dice.fault("scenario-too-many").number("most", SCRIPT as i64));
        }
        Ok(results)
    }

    /// How many of them are left over in the end.
    pub(super) fn dice_left(&self) -> Result<usize, Say> {
        let whole = Value::Table(self.given.clone());
        Given::of(&whole).get("dice-left").map_or(Ok(0), |left| left.number(0, SCRIPT as i64))
    }

    /// The seeds it is played with.
    pub(super) fn seeds(&self) -> Result<Vec<u64>, Say> {
        let whole = Value::Table(self.given.clone());
        let given = Given::of(&whole);
        match (given.get("seed"), given.get("seeds")) {
            (None, None) => Ok(vec![1]),
            (Some(seed), None) => Ok(vec![seed.number(0, i64::MAX)?]),
            (None, Some(list)) if list.is_list() => {
                let seeds = list.items()?;
                if seeds.is_empty() {
                    return Err(list.fault("scenario-empty"));
                }
                seeds.iter().map(|seed| seed.number(0, i64::MAX)).collect()
            }
            (None, Some(n)) => Ok((1..=n.number(1, SEEDS)?).collect()),
            (Some(_), Some(seeds)) => Err(seeds.fault("scenario-not-with").text("other", "given.seed")),
        }
    }
}

/// Sets an option of the set-up to a word, a number, or yes and no.
fn set<G: Game>(setup: &mut G::Setup, option: &Given<'_>) -> Result<(), Say> {
    let known = G::Setup::OPTIONS;
    let found = known.iter().find(|known| known.id == option.word());
    let found = option.find("option", option.word(), found, known.iter().map(|known| known.id))?;
    let value = option.plain()?;
    if !found.values.allow(&value) {
        return Err(match found.values {
            Values::Range(low, high) => {
                option.fault("scenario-range").number("low", low).number("high", high).text("number", value)
            }
            Values::Text(_) => option.unknown("value", &value, [""; 0]),
            _ => option.unknown("value", &value, found.values.all()),
        });
    }
    setup.put(found.id, &value);
    Ok(())
}

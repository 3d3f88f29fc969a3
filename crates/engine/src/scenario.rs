//! Scenarios: a position, what happens, what must hold. Rules tests, lessons and puzzles in one format.

use serde::Deserialize;
use serde_json::Value;

use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::options::Setup as _;
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::table::{Seated, Table as _};

/// A scenario file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game's id.
    pub game: String,
    /// What the scenario shows, in a sentence.
    pub title: String,
    /// The clause or clauses it proves.
    pub clause: Clauses,
    /// The position, in the game's own words.
    #[serde(default)]
    pub given: toml::Table,
    /// What is chosen first, seat by seat.
    #[serde(default)]
    pub when: Vec<String>,
    /// What must hold, in order.
    #[serde(default)]
    pub then: Vec<Then>,
}

/// One clause or several.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Clauses {
    /// One.
    One(String),
    /// Several.
    Many(Vec<String>),
}

impl Clauses {
    /// All of them.
    #[must_use]
    pub fn all(&self) -> Vec<&str> {
        match self {
            Self::One(clause) => vec![clause],
            Self::Many(clauses) => clauses.iter().map(String::as_str).collect(),
        }
    }
}

/// One thing that must hold, perhaps after going on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Then {
    /// Go on with these choices first.
    pub when: Vec<String>,
    /// A fact …
    pub fact: Option<String>,
    /// … and its value.
    pub is: Option<String>,
    /// A choice on offer: `SEAT CHOICE`.
    pub offered: Option<String>,
    /// A choice not on offer.
    pub not_offered: Option<String>,
    /// A choice that is sent as it stands and refused, with nothing changed …
    pub refused: Option<String>,
    /// … because of this clause.
    pub because: Option<String>,
    /// A word that a seat (or `watcher`) can find nowhere.
    pub hidden: Option<Hidden>,
}

/// A word hidden from somebody.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// The seat, or `watcher`.
    pub from: String,
    /// The word.
    pub word: String,
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// The position the scenario starts from.
    ///
    /// # Errors
    /// When the set-up, the seed or a word of `given` is wrong.
    pub fn position<G: Game>(&self) -> Result<G, String> {
        let mut given = self.given.clone();
        let mut setup = G::Setup::default();
        if let Some(options) = given.remove("setup") {
            let options = options.as_table().ok_or("setup is a table of options")?.clone();
            for (id, value) in options {
                setup.set(&id, &option_word(&value)).map_err(|error| error.to_string())?;
            }
        }
        let seed = match given.remove("seed") {
            None => 1,
            Some(seed) => seed.as_integer().and_then(|n| n.try_into().ok()).ok_or("seed is a number")?,
        };
        let mut results = Vec::new();
        if let Some(dice) = given.remove("dice") {
            for result in dice.as_array().ok_or("dice is a list of results")? {
                let result = result.as_integer().and_then(|n| u8::try_from(n).ok());
                results.push(result.ok_or("a result of the dice is a small number")?);
            }
        }
        if results.len() > 16 {
            return Err("a scenario fixes at most 16 results of the dice".into());
        }
        G::given(&setup, Dice::new(Seed::Number(seed)).scripted(&results), &given)
    }

    /// Plays the scenario and checks all that must hold.
    ///
    /// # Errors
    /// Says the first thing that does not.
    pub fn check<G: Game>(&self) -> Result<(), String> {
        if self.then.is_empty() {
            return Err("a scenario without a [[then]] proves nothing".into());
        }
        let mut table = Seated::from_position(self.position::<G>()?, Seed::Number(0));
        go_on(&mut table, &self.when)?;
        for (i, then) in self.then.iter().enumerate() {
            go_on(&mut table, &then.when)
                .and_then(|()| holds(&mut table, then))
                .map_err(|error| format!("then {}: {error}", i + 1))?;
        }
        Ok(())
    }
}

fn option_word(value: &toml::Value) -> String {
    match value {
        toml::Value::Boolean(true) => "yes".into(),
        toml::Value::Boolean(false) => "no".into(),
        toml::Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

fn seat_and_choice<'a, G: Game>(table: &Seated<G>, line: &'a str) -> Result<(Seat, &'a str), String> {
    let (seat, choice) = line.split_once(' ').ok_or_else(|| format!("{line:?} is not SEAT CHOICE"))?;
    let seats = table.seats();
    let at = seats.iter().position(|name| *name == seat);
    let at = at.ok_or_else(|| format!("there is no seat {seat:?}; the seats are {}", seats.join(", ")))?;
    Ok((Seat(at as u8), choice))
}

fn go_on<G: Game>(table: &mut Seated<G>, lines: &[String]) -> Result<(), String> {
    for line in lines {
        let (seat, choice) = seat_and_choice(table, line)?;
        if let Err(refusal) = table.submit(seat, choice) {
            let offered: Vec<String> = table.offers(seat).into_iter().map(|offer| offer.act).collect();
            return Err(format!("{line:?}: {refusal}; on offer: {}", offered.join(", ")));
        }
    }
    Ok(())
}

fn holds<G: Game>(table: &mut Seated<G>, then: &Then) -> Result<(), String> {
    let mut checks = 0;
    if let Some(fact) = &then.fact {
        let wanted = then.is.as_ref().ok_or("a fact needs its `is`")?;
        let found = table.fact(fact).ok_or_else(|| format!("there is no fact {fact:?}"))?;
        if found != *wanted {
            return Err(format!("{fact} is {found:?}, not {wanted:?}"));
        }
        checks += 1;
    }
    for (line, wanted) in [(&then.offered, true), (&then.not_offered, false)] {
        let Some(line) = line else { continue };
        let (seat, choice) = seat_and_choice(table, line)?;
        let offers = table.offers(seat);
        if offers.iter().any(|offer| offer.act == choice) != wanted {
            let acts: Vec<String> = offers.into_iter().map(|offer| offer.act).collect();
            let is = if wanted { "is not" } else { "is" };
            return Err(format!("{line:?} {is} on offer; these are: {}", acts.join(", ")));
        }
        checks += 1;
    }
    if let Some(line) = &then.refused {
        refused(table, line, then.because.as_deref())?;
        checks += 1;
    }
    if let Some(hidden) = &then.hidden {
        let found = traces(table, &hidden.from)?;
        if let Some(place) = found.iter().find(|(_, text)| has_word(text, &hidden.word)) {
            return Err(format!("{} can read {:?} in its {}", hidden.from, hidden.word, place.0));
        }
        checks += 1;
    }
    if checks == 0 && then.when.is_empty() { Err("it checks nothing".into()) } else { Ok(()) }
}

fn refused<G: Game>(table: &mut Seated<G>, line: &str, because: Option<&str>) -> Result<(), String> {
    let (seat, choice) = seat_and_choice(table, line)?;
    let before = *table.now();
    let refusal = match table.submit(seat, choice) {
        Ok(()) => return Err(format!("{line:?} was accepted")),
        Err(refusal) => refusal,
    };
    if *table.now() != before {
        return Err(format!("{line:?} was refused but changed something"));
    }
    match (because, &refusal) {
        (Some(clause), Refusal::NotOffered { why, .. }) if why.clause != clause => {
            Err(format!("{line:?} is refused by {}, not {clause}", why.clause))
        }
        (Some(clause), other) if other.clause().is_none() => {
            Err(format!("{line:?} is refused ({other}), but not by {clause}"))
        }
        _ => Ok(()),
    }
}

/// Everything a seat can read, by place.
fn traces<G: Game>(table: &Seated<G>, from: &str) -> Result<[(&'static str, String); 4], String> {
    let seat = table.seats().iter().position(|name| *name == from).map(|at| Seat(at as u8));
    let viewer = match seat {
        Some(seat) => Viewer::seat(seat),
        None if from == "watcher" => Viewer::WATCHER,
        None => return Err(format!("there is no seat {from:?}")),
    };
    let view: Value = table.view(viewer);
    Ok([
        ("view", view.to_string()),
        ("log", format!("{:?}", table.log(viewer))),
        ("offers", format!("{:?}", seat.map(|seat| table.offers(seat)))),
        ("prompt", format!("{:?}", table.prompt(viewer))),
    ])
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '.')).any(|found| found == word)
}

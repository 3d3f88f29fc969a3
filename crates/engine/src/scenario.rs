//! Scenarios: a position, what happens, what must hold. Rules tests, lessons and puzzles in one format.
//!
//! A scenario cannot lie: every word in it is known, or the file fails. What is wrong is a sentence
//! ([`Say`]), whose words stand in the locale files of the crate `scene`.

mod given;
mod holds;
mod near;
mod position;
mod read;
mod traces;

pub use given::Given;

use crate::dice::Seed;
use crate::game::Game;
use crate::say::Say;
use crate::table::Seated;
use holds::Run;

/// A scenario file.
#[derive(Debug, Clone, PartialEq)]
pub struct Scenario {
    /// The game's id.
    pub game: String,
    /// What the scenario shows, in a sentence.
    pub title: String,
    /// The clause or clauses it proves.
    pub clauses: Vec<String>,
    /// The position, in the game's own words.
    pub given: toml::Table,
    /// What is chosen first, seat by seat.
    pub when: Vec<String>,
    /// What must hold, in order.
    pub then: Vec<Then>,
}

/// What must hold at one moment, perhaps after going on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Then {
    /// Go on with these choices first.
    pub when: Vec<String>,
    /// Look at the table right after this line of the log, before the rules went on.
    pub after: Option<String>,
    /// What holds.
    pub claims: Vec<Claim>,
}

/// One thing that must hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// A fact has a value, or has not.
    Fact {
        /// The fact.
        fact: String,
        /// The value.
        value: String,
        /// Whether it has it.
        is: bool,
    },
    /// A choice, `SEAT CHOICE`, is on offer, or is not.
    Offered {
        /// The choice.
        line: String,
        /// Whether it is.
        so: bool,
    },
    /// Everything that is on offer to the seats of these lines.
    Exactly(Vec<String>),
    /// A choice that is sent as it stands and refused, with nothing changed.
    Refused {
        /// The choice.
        line: String,
        /// The clause that forbids it, [`NOT_ASKED`] or [`OVER`].
        because: String,
    },
    /// A line of the log that was told since the last choices.
    Log {
        /// The line: its message and some of its arguments.
        line: String,
        /// Who may read it: a seat, or everybody.
        to: Option<String>,
    },
    /// A word that a seat, or `watcher`, can read exactly so often.
    Hidden {
        /// Who.
        from: String,
        /// The word.
        word: String,
        /// How often.
        count: usize,
    },
    /// The dice that were rolled since the last choices.
    Rolled(Vec<u8>),
}

/// What `because` says where no clause forbids a choice: another seat decides.
pub const NOT_ASKED: &str = "not-asked";
/// The same: the game has ended.
pub const OVER: &str = "over";

impl Scenario {
    /// Plays the scenario, with each of its seeds, and checks all that must hold. `clauses` are those that the
    /// rules of the game have.
    ///
    /// # Errors
    /// Everything that does not.
    pub fn check<G: Game>(&self, clauses: &[&str]) -> Result<(), Vec<Say>> {
        let mut faults = self.head::<G>(clauses);
        let seeds = match self.seeds() {
            Ok(seeds) => seeds,
            Err(fault) => return Err(vec![fault]),
        };
        for seed in &seeds {
            let mut found = Vec::new();
            if let Err(fault) = self.run::<G>(*seed, &mut found) {
                found.push(fault);
            }
            let with_seed = |why| match seeds.len() {
                1 => why,
                _ => Say::new("scenario-with-seed").text("seed", seed.to_string()).said("why", why),
            };
            faults.extend(found.into_iter().map(with_seed));
            if !faults.is_empty() {
                return Err(faults);
            }
        }
        Ok(())
    }

    /// What is wrong with the head of the file.
    fn head<G: Game>(&self, clauses: &[&str]) -> Vec<Say> {
        let mut faults = Vec::new();
        if self.game != G::ID {
            faults.push(given::unknown("game", &self.game, [G::ID]));
        }
        for clause in self.clauses.iter().filter(|clause| !clauses.contains(&clause.as_str())) {
            faults.push(given::unknown("clause", clause, clauses));
        }
        if self.then.is_empty() {
            faults.push(Say::new("scenario-no-then"));
        }
        faults
    }

    /// Plays it through with one seed: faults of claims are gathered, what stops it comes back.
    fn run<G: Game>(&self, seed: u64, faults: &mut Vec<Say>) -> Result<(), Say> {
        let position = self.listening::<G>(seed)?;
        let mut run = Run::new(Seated::from_position(position, Seed::Number(0)));
        run.go_on(&self.when)?;
        for (i, then) in self.then.iter().enumerate() {
            let numbered = |why| Say::new("scenario-then").number("n", i as i64 + 1).said("why", why);
            run.go_on(&then.when).map_err(numbered)?;
            for claim in &then.claims {
                if let Err(why) = run.holds(claim, then.after.as_deref()) {
                    faults.push(numbered(why));
                }
            }
        }
        run.dice_are_used(self.dice_left()?)
    }
}

//! A game's book of scenarios: those it brings, and those its players make in an editor.

use engine::Say;
use serde_json::Value;

use crate::shapes::Panel;
use crate::words::Words;

/// A scenario as its page shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct ScenarioPage {
    /// The stable id, which is also its anchor.
    pub id: String,
    /// The message of its name, with the attributes `chapter`, `place`, `date` and `about` where there are such.
    pub name: String,
    /// The set-up options that lead to it.
    pub setup: Vec<(&'static str, String)>,
    /// Its sheet, line by line: what it speaks of, and what it says.
    pub facts: Vec<(Say, Say)>,
    /// How often each side wins, where that was measured.
    pub balance: Option<Say>,
    /// Its map.
    pub picture: Panel,
    /// The whole scenario as one line.
    pub code: String,
}

/// A scenario in the making, as somebody wrote it.
#[derive(Debug, Clone, Copy)]
pub enum Written<'a> {
    /// A file.
    Text(&'a str),
    /// A line of letters and digits.
    Code(&'a str),
    /// What the editor holds.
    Model(&'a Value),
}

/// What a book makes of a scenario in the making.
#[derive(Debug, Clone, PartialEq)]
pub struct Drafted {
    /// All that is wrong, each with the part of the scenario it speaks of where it speaks of one.
    pub faults: Vec<(Say, Option<String>)>,
    /// The whole scenario as one line, when nothing is wrong.
    pub code: Option<String>,
    /// The file.
    pub text: String,
    /// What the editor holds.
    pub model: Value,
}

/// The book of a game.
pub trait Book: Send + Sync {
    /// The scenarios it brings, in order.
    fn scenarios(&self) -> Vec<ScenarioPage>;

    /// Reads and checks a scenario in the making.
    ///
    /// # Errors
    /// Says why nothing at all can be made of it.
    fn draft(&self, written: Written<'_>) -> Result<Drafted, Say>;

    /// The set-up option that takes a scenario's code.
    fn option(&self) -> &'static str;

    /// What the editor's script must know, in the reader's language.
    fn sheet(&self, words: &Words) -> Value;

    /// The modules of the editor by name, the one that begins first.
    fn scripts(&self) -> &'static [(&'static str, &'static str)];
}

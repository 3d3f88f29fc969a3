//! The scenario files of a game.

use std::fs;
use std::path::Path;

use engine::toml::{self, Table, Value};
use engine::{Dice, Say, Scenario};
use scene::{Draw, Lang, Words};

/// A folder of scenario files.
#[derive(Debug)]
pub struct Scenarios {
    files: Vec<(String, String, Scenario)>,
}

/// What a game says about faulty scenarios, in every language.
#[derive(Debug)]
pub struct Faults([Words; 3]);

impl Faults {
    /// The words of a game.
    #[must_use]
    pub fn of<G: Draw>() -> Self {
        Self(Lang::ALL.map(|lang| {
            let files = [G::words(lang), &[scene::faults::words(lang)]].concat();
            Words::new(lang, &files).expect("the locale files are Fluent")
        }))
    }

    /// A fault in English; it has words in every language.
    #[must_use]
    #[track_caller]
    pub fn say(&self, fault: &Say) -> String {
        let [english, _, _] = self
            .0
            .each_ref()
            .map(|words| words.try_say(fault).unwrap_or_else(|why| panic!("{why}: {fault}")));
        english
    }

    /// What is wrong with the text of a scenario file, in English.
    #[must_use]
    #[track_caller]
    pub fn in_text<G: Draw>(&self, text: &str) -> Vec<String> {
        let faults = match Scenario::read(text) {
            Ok(scenario) => scenario.check::<G>(&G::cited()).err().unwrap_or_default(),
            Err(fault) => vec![fault],
        };
        faults.iter().map(|fault| self.say(fault)).collect()
    }
}

impl Scenarios {
    /// Reads the folder `scenarios` of a crate's folder.
    #[must_use]
    pub fn of(folder: &str) -> Self {
        let mut files: Vec<(String, String, Scenario)> = fs::read_dir(Path::new(folder).join("scenarios"))
            .expect("the folder of scenarios is there")
            .map(|entry| entry.expect("it can be listed").path())
            .map(|path| {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("a scenario can be read");
                let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
                (name, text, scenario)
            })
            .collect();
        files.sort_by(|a, b| a.0.cmp(&b.0));
        Self { files }
    }

    /// Every one of them holds.
    pub fn hold<G: Draw>(&self) {
        let words = Faults::of::<G>();
        let mut failed = Vec::new();
        for (name, text, _) in &self.files {
            failed.extend(words.in_text::<G>(text).into_iter().map(|why| format!("{name}: {why}")));
        }
        assert!(failed.is_empty(), "{}", failed.join("\n"));
    }

    /// Each of the clauses is shown by one of them.
    pub fn show(&self, clauses: impl IntoIterator<Item = String>) {
        let shown: Vec<&String> = self.files.iter().flat_map(|(_, _, scenario)| &scenario.clauses).collect();
        for clause in clauses {
            assert!(shown.contains(&&clause), "no scenario shows {clause}");
        }
    }

    /// What is wrong with a scenario file once `from` in it reads `to`: proof that a check can fail.
    #[must_use]
    pub fn spoilt<G: Draw>(folder: &str, name: &str, from: &str, to: &str) -> String {
        let path = Path::new(folder).join("scenarios").join(name).with_extension("toml");
        let text = fs::read_to_string(path).expect("it is there");
        let wrong = text.replace(from, to);
        assert_ne!(text, wrong);
        let faults = Faults::of::<G>().in_text::<G>(&wrong);
        assert!(!faults.is_empty(), "it still holds");
        faults.join("\n")
    }

    /// Whatever stands in a file, nothing panics: every value is replaced by wild ones, and the words of two files
    /// are mixed. What is accepted is a position that the rules can carry on.
    pub fn survive<G: Draw>(&self) {
        let words = Faults::of::<G>();
        let (mut dice, mut accepted) = (Dice::seeded(1941), 0);
        for (i, (_, _, scenario)) in self.files.iter().enumerate() {
            for at in 1..leaves(&Value::Table(scenario.given.clone())) {
                for wild in WILD {
                    let mut given = Value::Table(scenario.given.clone());
                    replace(&mut given, &mut { at }, wild);
                    accepted += u32::from(self.carried_on::<G>(scenario, given, &words, &mut dice));
                }
            }
            for other in self.files.iter().cycle().skip(i + 1).take(self.files.len()) {
                let mut given = Value::Table(scenario.given.clone());
                mix(&mut given, &Value::Table(other.2.given.clone()), &mut dice);
                accepted += u32::from(self.carried_on::<G>(scenario, given, &words, &mut dice));
            }
        }
        assert!(accepted > 100, "{accepted} positions are too few to prove anything");
    }

    /// The scenario with another position is checked, and the position, if it is accepted, played on at random.
    fn carried_on<G: Draw>(
        &self,
        scenario: &Scenario,
        given: Value,
        words: &Faults,
        dice: &mut Dice,
    ) -> bool {
        let Value::Table(given) = given else { return false };
        let changed = Scenario { given, ..scenario.clone() };
        for fault in changed.check::<G>(&G::cited()).err().unwrap_or_default() {
            let _ = words.say(&fault);
        }
        let Ok(mut state) = changed.position::<G>() else { return false };
        for _ in 0..30 {
            let Some(seat) = state.awaiting().seats().iter().next() else { break };
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            assert!(
                !choices.is_empty(),
                "nothing is on offer: {:?} in {:?}",
                state.fact("step"),
                changed.given
            );
            let choice = choices[dice.below(choices.len() as u32) as usize];
            let taken = state.apply(seat, choice, &mut ());
            assert!(taken.is_ok() && state.sound().is_ok(), "{choice} leads astray in {:?}", changed.given);
        }
        true
    }

    /// With any of its words misspelt a file fails, and says so in every language.
    pub fn fail_when_misspelt<G: Draw>(&self) {
        let words = Faults::of::<G>();
        let (mut passed, mut tried) = (Vec::new(), 0);
        for (name, text, _) in &self.files {
            tried += misspelt(text).len();
            for (word, wrong) in misspelt(text) {
                if words.in_text::<G>(&wrong).is_empty() {
                    passed.push(format!("{name}: {word}"));
                }
            }
        }
        assert!(tried > 15 * self.files.len(), "{tried} words are too few");
        assert!(passed.is_empty(), "misspelt, and yet they hold: {}", passed.join("; "));
    }
}

/// Values that no file means.
static WILD: [&str; 12] = [
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "9223372036854775807",
    "''",
    "'none'",
    "'255 infantry 255 infantry'",
    "[]",
    "{}",
    "true",
];

/// How many values a value holds.
fn leaves(value: &Value) -> usize {
    match value {
        Value::Array(items) => 1 + items.iter().map(leaves).sum::<usize>(),
        Value::Table(table) => 1 + table.values().map(leaves).sum::<usize>(),
        _ => 1,
    }
}

/// Puts something else in the place of the value with this number; a list is doubled now and then.
fn replace(value: &mut Value, number: &mut usize, wild: &str) {
    if *number == 0 {
        *number = usize::MAX;
        match value {
            Value::Array(items) if wild == "true" => items.extend(items.clone()),
            _ => *value = toml::from_str::<Table>(&format!("x = {wild}")).expect("it is TOML")["x"].clone(),
        }
        return;
    }
    *number -= 1;
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, number, wild)),
        Value::Table(table) => table.iter_mut().for_each(|(_, item)| replace(item, number, wild)),
        _ => {}
    }
}

/// Some words of another table come into this one.
fn mix(into: &mut Value, from: &Value, dice: &mut Dice) {
    let (Value::Table(into), Value::Table(from)) = (into, from) else { return };
    for (key, value) in from {
        match into.get_mut(key) {
            Some(old @ Value::Table(_)) if value.is_table() => mix(old, value, dice),
            _ if dice.below(2) == 0 => _ = into.insert(key.clone(), value.clone()),
            _ => {}
        }
    }
}

/// Every word of a scenario file but those of its title, with a copy of the file in which it is misspelt.
fn misspelt(text: &str) -> Vec<(&str, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = match line {
            // A title is free, comments too: the key alone is a word.
            _ if line.starts_with("title") => "title".len(),
            _ if line.starts_with('#') => 0,
            _ => line.len(),
        };
        let mut at = 0;
        for word in line[..end].split_inclusive(|c: char| !(c.is_alphanumeric() || "-_.".contains(c))) {
            let letters = word.trim_end_matches(|c: char| !(c.is_alphanumeric() || "-_.".contains(c)));
            if letters.contains(char::is_alphabetic) {
                let middle = start + at + letters.chars().next().map_or(0, char::len_utf8);
                found.push((letters, format!("{}q{}", &text[..middle], &text[middle..])));
            }
            at += word.len();
        }
        start += line.len();
    }
    found
}

//! `docs/notation.md` is true: its tables are checked word by word, its examples hold.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::Path;

use engine::{Dice, Game, GameOption, Record, Say, Scenario, Seated, Setup as _, Table as _, Values};
use scene::Draw;

use crate::scenarios::Faults;

/// What the page says about a game.
#[derive(Debug)]
pub struct Notation<G> {
    /// The whole page.
    pub page: String,
    /// The chapter of the game.
    pub chapter: String,
    game: PhantomData<G>,
}

/// The code blocks that begin with this fence, such as `toml` or `rec quartermaster`.
#[must_use]
pub fn blocks(text: &str, fence: &str) -> Vec<String> {
    let fence = format!("```{fence}\n");
    text.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap_or_default().to_string()).collect()
}

/// The rows of the table below a heading, cell by cell.
#[must_use]
#[track_caller]
pub fn table(text: &str, heading: &str) -> Vec<Vec<String>> {
    let (_, below) = text.split_once(&format!("{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    let below = below.split("\n#").next().unwrap_or_default();
    let rows = below.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()).collect()
}

fn code(cell: &str) -> &str {
    cell.trim_matches('`')
}

/// The words in a cell that are written as code.
fn codes(cell: &str) -> Vec<&str> {
    cell.split([',', ' ']).filter(|word| word.starts_with('`')).map(code).collect()
}

impl<G: Draw> Notation<G> {
    /// What stands below the game's title.
    #[must_use]
    #[track_caller]
    pub fn of(title: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
        let page = fs::read_to_string(path).expect("the page is there");
        let (_, ours) = page.split_once(&format!("\n## {title}\n")).expect("the page has the chapter");
        let chapter = ours.split("\n## ").next().unwrap_or_default().to_string();
        Self { page, chapter, game: PhantomData }
    }

    /// The only block of the chapter with this fence.
    #[must_use]
    #[track_caller]
    pub fn block(&self, fence: &str) -> String {
        let [block] = blocks(&self.chapter, fence).try_into().unwrap_or_else(|blocks: Vec<String>| {
            panic!("{} blocks of {fence}", blocks.len());
        });
        block
    }

    /// The row of the list of seats that begins so names the seats of this set-up.
    #[track_caller]
    pub fn seats(&self, row: &str, setup: &[(&str, &str)]) {
        let rows = table(&self.page, "## Seats");
        let row = rows.iter().find(|cells| cells[0] == row).unwrap_or_else(|| panic!("{row} is not listed"));
        let setup = G::Setup::from_pairs(setup.iter().copied()).expect("these are options");
        assert_eq!(codes(&row[1]), G::new(&setup, Dice::seeded(1)).seats());
    }

    /// Every form of choice is listed and reads back; a verb that is not listed must be `known`. Nonsense is none.
    #[track_caller]
    pub fn choices(&self, known: impl Fn(&str) -> bool, nonsense: &[&str]) {
        let rows = table(&self.chapter, "### Choices");
        let listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
        let read = |text: &str| text.parse::<G::Choice>().ok();
        for text in &listed {
            let choice = read(text).unwrap_or_else(|| panic!("{text} is not a choice"));
            assert_eq!(choice.to_string(), *text);
        }
        let verb = |text: &str| text.split(' ').next().unwrap_or_default().to_string();
        let verbs: Vec<String> = listed.iter().map(|text| verb(text)).collect();
        for choice in G::new(&G::Setup::default(), Dice::seeded(1)).every_choice() {
            let text = choice.to_string();
            assert_eq!(read(&text), Some(choice), "{text}");
            assert!(verbs.contains(&verb(&text)) || known(&verb(&text)), "{text} is not listed");
        }
        for text in nonsense {
            assert_eq!(read(text), None, "{text}");
        }
    }

    /// Every option is listed, in order, with its values: all of them, or the ends of a range.
    #[track_caller]
    pub fn options(&self) {
        let rows = table(&self.chapter, "### Options of `setup`");
        let listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
        let options = G::Setup::OPTIONS;
        assert_eq!(listed, options.iter().map(|option| option.id).collect::<Vec<_>>());
        for (row, option) in rows.iter().zip(options) {
            has_values(&row[1], option);
        }
    }

    /// Every word of `given` is listed, with an example that works after the words `start`.
    #[track_caller]
    pub fn given(&self, start: &str) {
        let rows = table(&self.chapter, "### Words of `given`");
        for row in &rows {
            let (word, example) = (code(&row[0]), code(&row[1]).replace("; ", "\n"));
            assert!(example.contains(word), "{word}: {example}");
            position::<G>(&format!("{start}\n{example}")).unwrap_or_else(|error| panic!("{word}: {error}"));
        }
        let mut known = G::GIVEN.to_vec();
        let mut listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
        known.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, known);
    }

    /// The scenario holds, and in its position the listed facts have their values. Nonsense is no fact.
    #[track_caller]
    pub fn facts(&self, scenario: &str, nonsense: &[&str]) {
        assert_eq!(Faults::of::<G>().in_text::<G>(scenario), [""; 0]);
        let scenario = Scenario::read(scenario).expect("it is a scenario");
        let position = scenario.position::<G>().expect("its position is sound");
        let rows = table(&self.chapter, "### Facts");
        assert!(!rows.is_empty());
        let mut listed = BTreeSet::new();
        for row in rows {
            let fact = code(&row[0]);
            assert_eq!(position.fact(fact).as_deref(), Some(row[1].as_str()), "{fact}");
            listed.insert(fact.split(' ').next().unwrap_or_default().to_string());
        }
        // What only another moment of a game shows is named beside the table.
        for fact in G::FACTS {
            assert!(
                listed.contains(*fact) || self.chapter.contains(&format!("`{fact}")),
                "{fact} is not listed"
            );
        }
        for fact in &listed {
            assert!(G::FACTS.contains(&fact.as_str()), "{fact} is no fact");
        }
        for fact in nonsense {
            assert_eq!(position.fact(fact), None, "{fact}");
        }
    }
}

/// A cell lists the values of an option.
#[track_caller]
fn has_values(cell: &str, option: &GameOption) {
    let mut listed = codes(cell);
    for value in &listed {
        assert!(option.values.allow(value), "{} = {value}", option.id);
    }
    let all = option.values.all();
    let mut values: Vec<&str> = all.iter().map(String::as_str).collect();
    match option.values {
        // Texts have no end; the page says what they are.
        Values::Text(_) => return,
        Values::Range(..) => values = vec![values[0], values[values.len() - 1]],
        _ => {
            listed.sort_unstable();
            values.sort_unstable();
        }
    }
    assert_eq!(listed, values, "{}", option.id);
}

/// The position that these words of `given` describe.
///
/// # Errors
/// Says which word is wrong.
pub fn position<G: Game>(given: &str) -> Result<G, String> {
    read_position(given).map_err(|fault| fault.to_string())
}

fn read_position<G: Game>(given: &str) -> Result<G, Say> {
    let text = format!("game = '{}'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{given}", G::ID);
    Scenario::read(&text)?.position::<G>()
}

/// How many steps the game of a record takes, which replays.
#[must_use]
#[track_caller]
pub fn replays<G: Game>(record: &str) -> u32 {
    let record: Record = record.parse().expect("it is a record");
    Seated::<G>::replay(&record).unwrap_or_else(|error| panic!("{error}")).steps()
}

/// What is wrong with these words of `given`, in English.
#[must_use]
#[track_caller]
pub fn given_fault<G: Draw>(given: &str) -> String {
    let fault = read_position::<G>(given).expect_err(given);
    Faults::of::<G>().say(&fault)
}

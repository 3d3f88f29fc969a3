//! `docs/notation.md` is true: every block is a scenario or record that holds, every table is checked.

use std::fs;
use std::path::PathBuf;

use blitzkrieg::facts::{BASE, NIPPON, Stratagem, TOKENS};
use blitzkrieg::{Blitzkrieg, Choice, Setup};
use engine::{Dice, Game, Record, Scenario, Seated, Setup as _};

fn page() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    fs::read_to_string(path).expect("the page is there")
}

/// The code blocks of a language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    page.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap_or_default().to_string()).collect()
}

/// The rows of the table below a heading, cell by cell.
fn table(page: &str, heading: &str) -> Vec<Vec<String>> {
    let (_, below) = page.split_once(&format!("{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    let below = below.split("\n#").next().unwrap_or_default();
    let rows = below.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()).collect()
}

fn code(cell: &str) -> &str {
    cell.trim_matches('`')
}

#[test]
fn the_scenarios_on_the_page_hold() {
    let blocks = blocks(&page(), "toml");
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let scenario = Scenario::read(&block).unwrap_or_else(|error| panic!("{error}\n{block}"));
        scenario.check::<Blitzkrieg>().unwrap_or_else(|error| panic!("{error}\n{block}"));
    }
}

#[test]
fn the_record_on_the_page_replays() {
    let blocks = blocks(&page(), "rec");
    assert_eq!(blocks.len(), 1);
    let record: Record = blocks[0].parse().expect("it is a record");
    let table = Seated::<Blitzkrieg>::replay(&record).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(engine::Table::steps(&table), 2);
}

#[test]
fn the_seats_are_those_of_the_games() {
    let rows = table(&page(), "## Seats");
    let boards = [("base", &rows[0][1]), ("nippon", &rows[1][1])];
    for (board, cell) in boards {
        let setup = Setup::of(&[("board", board)]).expect("it is an option");
        let seats = Blitzkrieg::new(&setup, Dice::seeded(1)).seats();
        let named: Vec<&str> = cell.split(' ').map(code).collect();
        assert_eq!(named, seats);
    }
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let rows = table(&page(), "### Choices");
    let listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
    for text in &listed {
        let choice: Choice = text.parse().unwrap_or_else(|_| panic!("{text} is not a choice"));
        assert_eq!(choice.to_string(), *text);
    }
    let verbs: Vec<&str> = listed.iter().filter_map(|text| text.split(' ').next()).collect();
    for choice in blitzkrieg::choice::every_choice() {
        let text = choice.to_string();
        assert!(verbs.contains(&text.split(' ').next().unwrap_or_default()), "{text} is not listed");
    }
}

#[test]
fn every_option_is_listed_with_its_values() {
    let rows = table(&page(), "### Options of `setup`");
    assert_eq!(rows.len(), Setup::OPTIONS.len());
    for (row, option) in rows.iter().zip(Setup::OPTIONS) {
        assert_eq!(code(&row[0]), option.id);
        let values = option.values.all();
        let listed: Vec<&str> =
            row[1].split([',', ' ']).filter(|word| word.starts_with('`')).map(code).collect();
        let (first, last) = (values.first().map(String::as_str), values.last().map(String::as_str));
        assert!(listed.contains(&option.default), "{}", option.id);
        if row[1].contains(" to ") {
            assert_eq!((listed.first().copied(), listed.last().copied()), (first, last), "{}", option.id);
        } else {
            let mut sorted = (listed, values.iter().map(String::as_str).collect::<Vec<_>>());
            sorted.0.sort_unstable();
            sorted.1.sort_unstable();
            assert_eq!(sorted.0, sorted.1, "{}", option.id);
        }
    }
}

#[test]
fn every_token_theatre_and_stratagem_is_named() {
    let page = page();
    let named = |id: &str| page.contains(&format!("`{id}`"));
    for token in &TOKENS[..28] {
        assert!(named(token.id), "{}", token.id);
    }
    for theatre in BASE.theatres.iter().chain(NIPPON.theatres) {
        assert!(named(theatre.id) && page.contains(theatre.code), "{}", theatre.id);
    }
    for stratagem in Stratagem::ALL {
        assert!(named(stratagem.id()), "{}", stratagem.id());
    }
}

fn position(given: &str) -> Result<Blitzkrieg, String> {
    let text = format!("game = 'blitzkrieg'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{given}");
    Scenario::read(&text)?.position::<Blitzkrieg>()
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    let rows = table(&page(), "### Words of `given`");
    let solo = "setup = { mode = 'solo', stratagems = 'yes' }\n";
    for row in &rows {
        let (word, example) = (code(&row[0]), code(&row[1]));
        assert!(example.starts_with(&format!("{word} = ")), "{example}");
        position(&format!("{solo}{example}")).unwrap_or_else(|error| panic!("{example}: {error}"));
    }
    // An unknown word is refused with the list of those that are known.
    let error = position("nonsense = 1").expect_err("there is no such word");
    let (_, known) = error.split_once("it knows: ").expect("it says what it knows");
    let mut known: Vec<&str> = known.split(", ").collect();
    let mut listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
    known.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, known);
}

#[test]
fn wrong_words_of_given_are_refused_with_a_reason() {
    for (words, reason) in [
        ("turn = 'france'", "the sides are axis and allies"),
        ("marker = { WE = 14 }", "between -13 and 13"),
        ("marker = { XX = 1 }", "there is no theatre"),
        ("campaign = { SE = 3 }", "SE has no campaign 3"),
        ("board = { 'WE.9.9' = 'axis army-1' }", "there is no space"),
        ("board = { 'WE.1.1' = 'axis' }", "SIDE TOKEN"),
        ("reserve = { axis = ['tank'] }", "there is no token"),
        ("reserve = { axis = ['general', 'general'] }", "no general is left"),
        ("reserve = { axis = 'general' }", "is a list"),
        ("last = 'spy'", "no token"),
        ("score = { axis = 300 }", "is not a score"),
        ("stratagem = 'victory'", "there is no stratagem"),
        ("wait = true", "goes with mode"),
        ("dice = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]", "at most 16"),
    ] {
        let error = position(words).expect_err(words);
        assert!(error.contains(reason), "{words}: {error}");
    }
}

#[test]
fn the_facts_have_the_values_on_the_page() {
    let page = page();
    let scenario = Scenario::read(&blocks(&page, "toml")[1]).expect("it is a scenario");
    let game = scenario.position::<Blitzkrieg>().expect("its position is sound");
    let rows = table(&page, "### Facts");
    assert!(rows.len() > 25);
    for row in rows {
        let fact = code(&row[0]);
        assert_eq!(game.fact(fact).as_deref(), Some(row[1].as_str()), "{fact}");
    }
    assert_eq!(game.fact("weather"), None);
}

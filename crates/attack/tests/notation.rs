//! What `docs/notation.md` says about this game is true: tables are checked, examples hold.

use std::fs;
use std::path::PathBuf;

use attack::{Attack, Choice, Setup};
use engine::{Game as _, Scenario, Setup as _};

fn page() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    fs::read_to_string(path).expect("the page is there")
}

/// The chapter of this game.
fn chapter() -> String {
    let page = page();
    let (_, ours) = page.split_once("\n## Attack!\n").expect("the page has the chapter");
    ours.split("\n## ").next().unwrap_or_default().to_string()
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
fn every_form_of_choice_is_listed_and_reads_back() {
    let rows = table(&chapter(), "### Choices");
    let listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
    for text in &listed {
        let choice: Choice = text.parse().unwrap_or_else(|_| panic!("{text} is not a choice"));
        assert_eq!(choice.to_string(), *text);
    }
    let verbs: Vec<&str> = listed.iter().filter_map(|text| text.split(' ').next()).collect();
    for choice in attack::choice::every_choice() {
        let text = choice.to_string();
        assert_eq!(text.parse(), Ok(choice));
        assert!(verbs.contains(&text.split(' ').next().unwrap_or_default()), "{text} is not listed");
    }
    for nonsense in
        ["", "at", "at atlantis", "take tank", "take 02 tank", "hit 3 tank with plane", "give", "Pass"]
    {
        assert!(nonsense.parse::<Choice>().is_err(), "{nonsense}");
    }
}

#[test]
fn every_option_is_listed_with_its_values() {
    let rows = table(&chapter(), "### Options of `setup`");
    let listed: Vec<&str> = rows.iter().map(|row| code(&row[0])).collect();
    let known: Vec<&str> = Setup::OPTIONS.iter().map(|option| option.id).collect();
    assert_eq!(listed, known);
    for row in &rows {
        for value in row[1].split(|c: char| c == ',' || c.is_whitespace()).filter(|w| w.starts_with('`')) {
            let (id, value) = (code(&row[0]), code(value));
            assert!(Setup::of(&[(id, value)]).is_ok(), "{id} = {value}");
        }
    }
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    let rows = table(&chapter(), "### Words of `given`");
    let read = |given: &str| {
        let given = given.replace("; ", "\n");
        let text = format!("game = 'attack'\ntitle = 't'\nclause = 'A1.1'\n[given]\n{given}");
        Scenario::read(&text).and_then(|scenario| scenario.position::<Attack>())
    };
    for row in &rows {
        read(code(&row[1])).unwrap_or_else(|error| panic!("{}: {error}", row[0]));
    }
    let error = read("something = 1").expect_err("there is no such word");
    rows.iter().for_each(|row| assert!(error.contains(code(&row[0])), "{error}"));
    assert_eq!(error.split(", ").count(), rows.len(), "{error}");
}

#[test]
fn the_facts_have_their_values() {
    let chapter = chapter();
    let (_, block) = chapter.split_once("```toml attack\n").expect("there is such a block");
    let scenario = Scenario::read(block.split("```").next().unwrap_or_default()).expect("it is a scenario");
    scenario.check::<Attack>().unwrap_or_else(|error| panic!("{error}"));
    let position = scenario.position::<Attack>().expect("it is a position");
    for row in table(&chapter, "### Facts") {
        assert_eq!(position.fact(code(&row[0])).as_deref(), Some(row[1].as_str()), "{}", row[0]);
    }
    for nonsense in ["", "owner", "owner atlantis", "pp nobody", "units north-sea"] {
        assert_eq!(position.fact(nonsense), None, "{nonsense}");
    }
}

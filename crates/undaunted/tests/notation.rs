//! What `docs/notation.md` says about this game is true: blocks hold, tables are checked.

use std::fs;
use std::path::PathBuf;

use engine::{Dice, Game, Record, Scenario, Seated, Setup as _};
use undaunted::facts::{Action, Card};
use undaunted::{Choice, Setup, Undaunted};

fn page() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    fs::read_to_string(path).expect("the page is there")
}

/// The chapter of this game.
fn chapter() -> String {
    let page = page();
    let (_, ours) = page.split_once("\n## Undaunted: Normandy\n").expect("the page has the chapter");
    ours.split("\n## ").next().unwrap_or_default().to_string()
}

/// The code block of a language.
fn block(page: &str, language: &str) -> String {
    let fence = format!("```{language} undaunted\n");
    let (_, rest) = page.split_once(&fence).expect("there is such a block");
    rest.split("```").next().unwrap_or_default().to_string()
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
fn the_seats_are_those_of_the_game() {
    let rows = table(&page(), "## Seats");
    let row = rows.iter().find(|row| row[0] == "Undaunted: Normandy").expect("it is listed");
    let named: Vec<&str> = row[1].split(' ').map(code).collect();
    assert_eq!(named, Undaunted::new(&Setup::default(), Dice::seeded(1)).seats());
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
    for choice in undaunted::choice::every_choice() {
        let text = choice.to_string();
        assert_eq!(text.parse(), Ok(choice));
        let verb = text.split(' ').next().unwrap_or_default();
        // Any card stands where the listed one does.
        assert!(verbs.contains(&verb) || Card::named(verb).is_some(), "{text} is not listed");
    }
    for nonsense in
        ["", "to", "to 19A", "bid  scout-a", "hit us", "rifleman-a", "stop now", "Stop", "rifleman-a jump"]
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
        for value in
            row[1].split(|c: char| c == ',' || c.is_whitespace()).filter(|word| word.starts_with('`'))
        {
            let (id, value) = (code(&row[0]), code(value));
            assert!(Setup::of(&[(id, value)]).is_ok(), "{id} = {value}");
        }
    }
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    let rows = table(&chapter(), "### Words of `given`");
    for row in &rows {
        let text = format!(
            "game = 'undaunted'\ntitle = 't'\nclause = '1.1'\n[given]\nsetup.scenario = 5\n{}",
            code(&row[1])
        );
        let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{}: {error}", row[0]));
        scenario.position::<Undaunted>().unwrap_or_else(|error| panic!("{}: {error}", row[0]));
    }
    let text = "game = 'undaunted'\ntitle = 't'\nclause = '1.1'\n[given]\nsomething = 1";
    let error =
        Scenario::read(text).expect("it is a scenario").position::<Undaunted>().expect_err("no such word");
    for row in &rows {
        assert!(error.contains(code(&row[0])), "{error}");
    }
    assert_eq!(error.split(", ").count(), rows.len(), "{error}");
}

#[test]
fn the_facts_have_their_values() {
    let chapter = chapter();
    let scenario = Scenario::read(&block(&chapter, "toml")).expect("it is a scenario");
    scenario.check::<Undaunted>().unwrap_or_else(|error| panic!("{error}"));
    let position = scenario.position::<Undaunted>().expect("it is a position");
    for row in table(&chapter, "### Facts") {
        assert_eq!(position.fact(code(&row[0])).as_deref(), Some(row[1].as_str()), "{}", row[0]);
    }
    for nonsense in ["", "points", "points japan", "value 19A", "hand brazil", "at us tank"] {
        assert_eq!(position.fact(nonsense), None, "{nonsense}");
    }
}

#[test]
fn the_record_on_the_page_replays() {
    let record: Record = block(&chapter(), "rec").parse().expect("it is a record");
    let table = Seated::<Undaunted>::replay(&record).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(engine::Table::steps(&table), 0);
}

#[test]
fn every_card_and_action_is_named() {
    let chapter = chapter();
    for card in Card::ALL {
        let first = card.id().replace("-b", "-a").replace("-c", "-a");
        let id = if Card::named(&first).is_some() { first } else { card.id().to_string() };
        assert!(chapter.contains(&format!("`{id}`")), "{id}");
    }
    for action in Action::ALL {
        assert!(chapter.contains(&format!("`{}`", action.id())), "{}", action.id());
    }
}

#[test]
fn the_scenario_on_the_page_can_be_played() {
    let chapter = chapter();
    let (_, rest) = chapter.split_once("```toml scenario\n").expect("there is such a block");
    let text = rest.split("```").next().unwrap_or_default();
    let scenario = undaunted::book::Scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let code = scenario.code();
    let game = Undaunted::new(&Setup::of(&[("custom", &code)]).expect("it is a code"), Dice::seeded(1));
    assert_eq!(game.fact("at us rifleman-a").as_deref(), Some("1A"));
}

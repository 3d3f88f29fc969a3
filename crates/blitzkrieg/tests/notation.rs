//! `docs/notation.md` is true: every block is a scenario or record that holds, every table is checked.

use blitzkrieg::Blitzkrieg;
use blitzkrieg::facts::{BASE, NIPPON, Stratagem, TOKENS};
use engine::Scenario;
use proof::{Notation, blocks, position, replays, table};

fn notation() -> Notation<Blitzkrieg> {
    Notation::of("Blitzkrieg!")
}

#[test]
fn the_scenarios_on_the_page_hold() {
    let blocks = blocks(&notation().page, "toml");
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let scenario = Scenario::read(&block).unwrap_or_else(|error| panic!("{error}\n{block}"));
        scenario.check::<Blitzkrieg>().unwrap_or_else(|error| panic!("{error}\n{block}"));
    }
}

#[test]
fn the_record_on_the_page_replays() {
    let blocks = blocks(&notation().page, "rec");
    assert_eq!(blocks.len(), 1);
    assert_eq!(replays::<Blitzkrieg>(&blocks[0]), 2);
}

#[test]
fn the_seats_are_those_of_the_games() {
    notation().seats("Blitzkrieg!, base board", &[("board", "base")]);
    notation().seats("Blitzkrieg!, Nippon", &[("board", "nippon")]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    notation().choices(|_| false, &["", "at", "at XX.1.1", "take  general", "go now", "Go"]);
}

#[test]
fn every_option_is_listed_with_its_values() {
    notation().options();
}

#[test]
fn every_token_theatre_and_stratagem_is_named() {
    let page = notation().page;
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

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    let notation = notation();
    notation.given("setup = { mode = 'solo', stratagems = 'yes' }");
    for row in table(&notation.chapter, "### Words of `given`") {
        let (word, example) = (row[0].trim_matches('`'), row[1].trim_matches('`'));
        assert!(example.starts_with(&format!("{word} = ")), "{example}");
    }
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
        let error = position::<Blitzkrieg>(words).expect_err(words);
        assert!(error.contains(reason), "{words}: {error}");
    }
}

#[test]
fn the_facts_have_the_values_on_the_page() {
    let notation = notation();
    assert!(table(&notation.chapter, "### Facts").len() > 25);
    notation.facts(&notation.block("toml"), &["weather"]);
}

//! `docs/notation.md` is true: every block is a scenario or record that holds, every table is checked.

use blitzkrieg::Blitzkrieg;
use blitzkrieg::facts::{BASE, NIPPON, Stratagem, TOKENS};
use engine::Game as _;
use proof::{Faults, Notation, blocks, replays, table};

fn notation() -> Notation<Blitzkrieg> {
    Notation::of("Blitzkrieg!")
}

#[test]
fn the_scenarios_on_the_page_hold() {
    let blocks = blocks(&notation().page, "toml");
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        assert_eq!(Faults::of::<Blitzkrieg>().in_text::<Blitzkrieg>(&block), [""; 0], "{block}");
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
        assert!(Blitzkrieg::VALUES.contains(&theatre.code), "{}", theatre.code);
    }
    for stratagem in Stratagem::ALL {
        assert!(named(stratagem.id()), "{}", stratagem.id());
        assert!(Blitzkrieg::VALUES.contains(&stratagem.id()), "{}", stratagem.id());
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
    let solo = "setup = { mode = 'solo', stratagems = 'yes' }\n";
    for (words, reason) in [
        ("turn = 'france'", "given.turn: “france” is not known here (side); the nearest is"),
        ("marker = { WE = 14 }", "given.marker.WE: 14 is out of range; it goes from -13 to 13"),
        ("marker = { XX = 1 }", "“XX” is not known here (theatre)"),
        ("campaign = { SE = 3 }", "given.campaign.SE: 3 is out of range; it goes from 1 to 2"),
        ("campaign = { SE = 2 }\nclosed = ['SE', 'SE']", "given.closed: “SE” is there twice"),
        ("board = { 'WE.9.9' = 'axis army-1' }", "“WE.9.9” is not known here (space); the nearest is “WE."),
        (
            "setup = { board = 'nippon' }\nboard = { 'N07.1.1' = 'japan army-1' }",
            "given.board.N07.1.1: Denver is not open",
        ),
        ("board = { 'WE.1.1' = 'axis' }", "“” is not known here (token)"),
        ("reserve = { axis = ['tank'] }", "“tank” is not known here (token)"),
        ("reserve = { axis = ['general', 'general'] }", "no “general” is left for Axis"),
        ("reserve = { axis = 'general' }", "given.reserve.axis must be a list"),
        ("pile = ['army-1']", "given.pile: “army-1” cannot be there"),
        ("last = 'spy'", "“spy” is not known here (token)"),
        ("score = { axis = 300 }", "300 is out of range; it goes from 0 to 99"),
        ("turns = 65536", "65536 is out of range"),
        ("step = 'dawn'", "“dawn” is not known here (step); the nearest is “draw”"),
        ("stratagem = 'secure'", "given.stratagem goes only with given.setup.stratagems"),
        (&format!("{solo}stratagem = 'victory'"), "“victory” is not known here (stratagem)"),
        (&format!("{solo}stratagem = ['secure', 'big-guns']"), "there may be 1 at most"),
        (&format!("{solo}stratagem = ['secure']\nbank = ['secure', 'big-guns']"), "“secure” is there twice"),
        (&format!("{solo}bank = []"), "given.bank would run dry"),
        (&format!("{solo}stratagem = ['secure']\nbank = ['steamroll']"), "given.bank would run dry"),
        ("wait = true", "given.wait goes only with given.setup.mode"),
        ("dice = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]", "given.dice: there may be 16 at most"),
        ("setup = { bord = 'base' }", "“bord” is not known here (option); the nearest is “board”"),
        ("setup = { board = 'bass' }", "“bass” is not known here (value); the nearest is “base”"),
        ("setup = { head-start = 11 }", "11 is out of range; it goes from 0 to 10"),
        ("seeds = []", "given.seeds is empty"),
        ("seed = 1\nseeds = 2", "given.seeds does not go together with given.seed"),
    ] {
        let fault = proof::given_fault::<Blitzkrieg>(words);
        assert!(fault.contains(reason), "{words}: {fault}");
    }
}

#[test]
fn the_facts_have_the_values_on_the_page() {
    let notation = notation();
    assert!(table(&notation.chapter, "### Facts").len() > 25);
    notation.facts(&notation.block("toml"), &["weather"]);
}

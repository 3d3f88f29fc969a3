//! Every scenario file holds: the worked examples, and the rulings that a scenario shows best.

use proof::Scenarios;
use quartermaster::Quartermaster;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    Scenarios::of(FOLDER).hold::<Quartermaster>();
}

#[test]
fn every_worked_example_of_the_rules_has_a_scenario() {
    Scenarios::of(FOLDER).show((1..=21).map(|n| format!("19.S-{n:02}")));
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let file = "s-21-points-pass-a-hundred";
    let why = Scenarios::spoilt::<Quartermaster>(FOLDER, file, "is = \"103\"", "is = \"3\"");
    assert_eq!(why, "[[then]] 1: vp axis is “103”, not “3”");
}

#[test]
fn a_scenario_with_a_misspelt_word_fails() {
    Scenarios::of(FOLDER).fail_when_misspelt::<Quartermaster>();
}

#[test]
fn no_scenario_panics_whatever_its_words() {
    Scenarios::of(FOLDER).survive::<Quartermaster>();
}

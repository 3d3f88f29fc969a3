//! Every scenario file holds: the worked example, the basic tests, and what a scenario shows best.

use proof::Scenarios;
use undaunted::Undaunted;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    Scenarios::of(FOLDER).hold::<Undaunted>();
}

#[test]
fn every_worked_example_of_the_rules_has_a_scenario() {
    let examples = (1..=12).map(|n| format!("15.W{n}"));
    Scenarios::of(FOLDER).show(examples.chain((2..=7).map(|n| format!("16.B{n}"))));
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let why = Scenarios::spoilt::<Undaunted>(FOLDER, "w-07-range", "9 = 4 + 3 + 2", "8 = 4 + 2 + 2");
    assert!(why.starts_with("[[then]] 1: defence us machine-gunner-c"), "{why}");
}

#[test]
fn a_scenario_with_a_misspelt_word_fails() {
    Scenarios::of(FOLDER).fail_when_misspelt::<Undaunted>();
}

#[test]
fn no_scenario_panics_whatever_its_words() {
    Scenarios::of(FOLDER).survive::<Undaunted>();
}

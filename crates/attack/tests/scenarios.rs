//! Every scenario file holds: the worked examples of Part C.

use attack::Attack;
use proof::Scenarios;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    Scenarios::of(FOLDER).hold::<Attack>();
}

#[test]
fn every_worked_example_of_the_rules_has_a_scenario() {
    Scenarios::of(FOLDER).show((1..=14).map(|n| format!("C{n}")));
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let why = Scenarios::spoilt::<Attack>(FOLDER, "c-10-production", "is = \"37\"", "is = \"38\"");
    assert_eq!(why, "[[then]] 1: production tan is “37”, not “38”\n[[then]] 3: pp tan is “37”, not “38”");
}

#[test]
fn a_scenario_with_a_misspelt_word_fails() {
    Scenarios::of(FOLDER).fail_when_misspelt::<Attack>();
}

#[test]
fn no_scenario_panics_whatever_its_words() {
    Scenarios::of(FOLDER).survive::<Attack>();
}

//! Every scenario file holds: the worked examples, the acceptance tests, and what a scenario shows best.

use blitzkrieg::Blitzkrieg;
use proof::Scenarios;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    Scenarios::of(FOLDER).hold::<Blitzkrieg>();
}

#[test]
fn every_worked_example_and_acceptance_test_of_the_rules_has_a_scenario() {
    let examples = ["22.EX-1", "22.EX-1-die", "22.EX-2", "22.EX-2-variant"].map(String::from);
    Scenarios::of(FOLDER).show(examples.into_iter().chain((1..=17).map(|n| format!("23.T-{n:02}"))));
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let file = "t-13-neutral-close";
    let why = Scenarios::spoilt::<Blitzkrieg>(FOLDER, file, "is = \"0\"", "is = \"1\"");
    assert_eq!(why, "then 1: marker EE is \"0\", not \"1\"");
}

//! Every scenario file holds: the worked examples, the acceptance tests, and what a scenario shows best.

use std::path::PathBuf;

use blitzkrieg::Blitzkrieg;
use engine::Scenario;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

fn files() -> Vec<(String, Scenario)> {
    let mut found: Vec<(String, Scenario)> = std::fs::read_dir(folder())
        .expect("the folder of scenarios is there")
        .map(|entry| entry.expect("it can be listed").path())
        .map(|path| {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a scenario can be read");
            let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, scenario)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

#[test]
fn every_scenario_holds() {
    let failed: Vec<String> = files()
        .into_iter()
        .filter_map(|(name, scenario)| {
            scenario.check::<Blitzkrieg>().err().map(|why| format!("{name}: {why}"))
        })
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_worked_example_and_acceptance_test_of_the_rules_has_a_scenario() {
    let files = files();
    let shown: Vec<&str> = files.iter().flat_map(|(_, scenario)| scenario.clause.all()).collect();
    let examples = ["22.EX-1", "22.EX-1-die", "22.EX-2", "22.EX-2-variant"].map(String::from);
    let wanted = examples.into_iter().chain((1..=17).map(|n| format!("23.T-{n:02}")));
    for clause in wanted {
        assert!(shown.contains(&clause.as_str()), "no scenario shows {clause}");
    }
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let text = std::fs::read_to_string(folder().join("t-13-neutral-close.toml")).expect("it is there");
    let wrong = text.replace("is = \"0\"", "is = \"1\"");
    assert_ne!(text, wrong);
    let scenario = Scenario::read(&wrong).expect("it is still a scenario");
    let why = scenario.check::<Blitzkrieg>().expect_err("the marker stands on 0");
    assert_eq!(why, "then 1: marker EE is \"0\", not \"1\"");
}

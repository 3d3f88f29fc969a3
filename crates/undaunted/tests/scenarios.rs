//! Every scenario file holds: the worked example, the basic tests, and what a scenario shows best.

use std::path::PathBuf;

use engine::Scenario;
use undaunted::Undaunted;

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
            scenario.check::<Undaunted>().err().map(|why| format!("{name}: {why}"))
        })
        .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_worked_example_of_the_rules_has_a_scenario() {
    let files = files();
    let shown: Vec<&str> = files.iter().flat_map(|(_, scenario)| scenario.clause.all()).collect();
    let examples = (1..=12).map(|n| format!("15.W{n}"));
    for clause in examples.chain((2..=7).map(|n| format!("16.B{n}"))) {
        assert!(shown.contains(&clause.as_str()), "no scenario shows {clause}");
    }
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let text = std::fs::read_to_string(folder().join("w-07-range.toml")).expect("it is there");
    let wrong = text.replace("9 = 4 + 3 + 2", "8 = 4 + 2 + 2");
    assert_ne!(text, wrong);
    let scenario = Scenario::read(&wrong).expect("it is still a scenario");
    let why = scenario.check::<Undaunted>().expect_err("the woods give three");
    assert!(why.starts_with("then 1: defence us machine-gunner-c"), "{why}");
}

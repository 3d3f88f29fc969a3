//! The promises every game keeps, on random and hostile play.

use engine::promises::keeps_its_promises;
use undaunted::Undaunted;

/// A hundred games of each of these scenarios.
fn check(scenarios: std::ops::RangeInclusive<u8>) {
    for scenario in scenarios.map(|n| n.to_string()) {
        for seed in 0..100 {
            let fixed = [("scenario", scenario.as_str()), ("campaign", "no")];
            keeps_its_promises::<Undaunted>(seed, &fixed, &mut |_| ())
                .unwrap_or_else(|broken| panic!("scenario {scenario}, seed {seed}: {broken}"));
        }
    }
}

#[test]
fn the_first_six_scenarios_keep_their_promises() {
    check(1..=6);
}

#[test]
fn the_last_six_scenarios_keep_their_promises() {
    check(7..=12);
}

#[test]
fn campaigns_keep_their_promises() {
    for seed in 0..3 {
        let fixed = [("scenario", "1"), ("campaign", "yes"), ("last", "4"), ("round-cap", "0")];
        keeps_its_promises::<Undaunted>(seed, &fixed, &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn a_scenario_of_a_player_keeps_its_promises() {
    let code = undaunted::book::Scenario::worked_example().code();
    for seed in 0..5 {
        keeps_its_promises::<Undaunted>(seed, &[("custom", &code)], &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

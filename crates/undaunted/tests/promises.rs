//! The promises every game keeps, on random and hostile play.

use engine::promises::keeps_its_promises;
use undaunted::Undaunted;

#[test]
fn ten_games_of_every_scenario_keep_their_promises() {
    for scenario in (1..=12).map(|n: u8| n.to_string()) {
        for seed in 0..10 {
            keeps_its_promises::<Undaunted>(
                seed,
                &[("scenario", &scenario), ("campaign", "no")],
                &mut |_| (),
            )
            .unwrap_or_else(|broken| panic!("scenario {scenario}, seed {seed}: {broken}"));
        }
    }
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

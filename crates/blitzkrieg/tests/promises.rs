//! The promises every game keeps, on random and hostile play.

use blitzkrieg::Blitzkrieg;
use engine::promises::{Tally, keeps_its_promises};

fn check(seeds: std::ops::Range<u64>, fixed: &[(&str, &str)]) -> Tally {
    let mut total = Tally::default();
    for seed in seeds {
        match keeps_its_promises::<Blitzkrieg>(seed, fixed, &mut |_| ()) {
            Ok(tally) => {
                total.decisions += tally.decisions;
                total.hostile += tally.hostile;
            }
            Err(broken) => panic!("seed {seed}: {broken}"),
        }
    }
    total
}

#[test]
fn two_player_games_keep_their_promises() {
    let tally = check(0..250, &[("mode", "two-player")]);
    assert!(tally.hostile >= 100_000, "{tally:?}");
}

#[test]
fn solo_games_keep_their_promises() {
    let tally = check(1000..1200, &[("mode", "solo")]);
    assert!(tally.hostile >= 50_000, "{tally:?}");
}

#[test]
fn nippon_keeps_its_promises() {
    check(2000..2100, &[("board", "nippon"), ("mode", "two-player")]);
    check(3000..3100, &[("board", "nippon"), ("mode", "solo")]);
}

//! The promises every game keeps, on random and hostile play.

use attack::Attack;
use engine::promises::keeps_its_promises;

fn keep(seeds: std::ops::Range<u64>, fixed: &[(&str, &str)]) {
    for seed in seeds {
        keeps_its_promises::<Attack>(seed, fixed, &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn basic_games_keep_their_promises() {
    keep(0..8, &[("game", "basic")]);
}

#[test]
fn advanced_games_on_one_board_keep_their_promises() {
    keep(100..104, &[("game", "advanced"), ("board", "west")]);
    keep(104..108, &[("game", "advanced"), ("board", "east")]);
}

#[test]
fn advanced_games_on_both_boards_keep_their_promises() {
    keep(200..206, &[("game", "advanced"), ("board", "combined")]);
}

#[test]
fn games_of_every_set_up_keep_their_promises() {
    keep(300..308, &[]);
}

//! The promises every game keeps, on random and hostile play: three hundred games for every number of people,
//! with all other options drawn at random.

use engine::promises::keeps_its_promises;
use quartermaster::Quartermaster;

fn check(players: &str) {
    let first = 1000 * players.parse::<u64>().expect("a number of people");
    for seed in first..first + 300 {
        keeps_its_promises::<Quartermaster>(seed, &[("players", players)], &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

#[test]
fn games_for_two_keep_their_promises() {
    check("2");
}

#[test]
fn games_for_three_keep_their_promises() {
    check("3");
}

#[test]
fn games_for_four_keep_their_promises() {
    check("4");
}

#[test]
fn games_for_five_keep_their_promises() {
    check("5");
}

#[test]
fn games_for_six_keep_their_promises() {
    check("6");
}

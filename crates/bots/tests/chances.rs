//! The chances that games tell: their signs and weights belong together, and they know more than a coin.

use attack::Attack;
use blitzkrieg::Blitzkrieg;
use bots::lab::{Lab as _, LabOf};
use bots::learn::Study;
use engine::{Dice, Rated, Seat, Setup as _};
use quartermaster::Quartermaster;
use undaunted::Undaunted;

fn every_sign_has_a_weight<G: Rated>(set: &[(&str, &str)]) {
    let mut setup = G::Setup::default();
    set.iter().for_each(|(id, value)| setup.set(id, value).expect("an option"));
    let state = G::new(&setup, Dice::seeded(1));
    for seat in (0..state.seats().len() as u8).map(Seat) {
        let mut signs = 0;
        state.signs(seat, |sign| {
            assert!(sign.is_finite());
            signs += 1;
        });
        assert!(G::LEARNT.is_empty() || signs == G::LEARNT.len(), "{signs} signs of {seat:?}");
    }
}

#[test]
fn signs_and_weights_are_as_many() {
    every_sign_has_a_weight::<Blitzkrieg>(&[]);
    every_sign_has_a_weight::<Blitzkrieg>(&[("board", "nippon")]);
    every_sign_has_a_weight::<Blitzkrieg>(&[("mode", "solo")]);
    every_sign_has_a_weight::<Quartermaster>(&[]);
    every_sign_has_a_weight::<Undaunted>(&[]);
    every_sign_has_a_weight::<Undaunted>(&[("scenario", "12")]);
    every_sign_has_a_weight::<Attack>(&[("game", "basic")]);
    every_sign_has_a_weight::<Attack>(&[("game", "advanced")]);
}

/// Whoever says one half every time is surprised by the logarithm of two.
fn chances_know_more_than_a_coin<G: Rated>(bot: &str, sets: &[(&str, &str)], games: u64) {
    let sets = if sets.is_empty() {
        vec![Vec::new()]
    } else {
        sets.iter().map(|(id, value)| vec![(id.to_string(), value.to_string())]).collect()
    };
    let study = Study { bot: bot.into(), games, seed: 900_000, sets };
    let lesson = LabOf::<G>::new().learn(&study, &|_, _| ()).expect("they play");
    assert!(lesson.before < std::f64::consts::LN_2, "surprised by {}", lesson.before);
}

#[test]
fn the_chances_of_blitzkrieg_know_more_than_a_coin() {
    chances_know_more_than_a_coin::<Blitzkrieg>("level:2", &[], 100);
}

#[test]
fn the_chances_of_quartermaster_know_more_than_a_coin() {
    chances_know_more_than_a_coin::<Quartermaster>("level:2", &[], 60);
}

#[test]
fn the_chances_of_undaunted_know_more_than_a_coin() {
    let sets = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"].map(|n| ("scenario", n));
    chances_know_more_than_a_coin::<Undaunted>("level:2", &sets, 120);
}

#[test]
fn the_chances_of_attack_know_more_than_a_coin() {
    chances_know_more_than_a_coin::<Attack>("level:2", &[("game", "basic"), ("game", "advanced")], 40);
}

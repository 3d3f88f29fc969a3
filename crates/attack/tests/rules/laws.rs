//! Laws that hold in every game, and what a program asks for. Section B21.

use attack::{Attack, Choice, Setup};
use engine::{Dice, Game as _, Seat, Viewer};

use crate::table::{advanced, try_given};

/// A random game, with a look at every position.
fn watch(pairs: &[(&str, &str)], seed: u64, mut look: impl FnMut(&Attack, Seat, &[Choice])) -> u32 {
    let setup = Setup::of(pairs).expect("these are options");
    let mut game = Attack::new(&setup, Dice::seeded(seed));
    let mut dice = Dice::seeded(seed ^ 77);
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().seats().iter().next() {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        look(&game, seat, &choices);
        let choice = choices[dice.below(choices.len() as u32) as usize];
        game.apply(seat, choice, &mut ()).expect("it was offered");
        decisions += 1;
    }
    decisions
}

const KINDS: [&[(&str, &str)]; 4] = [
    &[("players", "2")],
    &[("players", "5"), ("round-limit", "0"), ("last-one-standing", "yes")],
    &[("game", "advanced"), ("players", "3")],
    &[("game", "advanced"), ("players", "6"), ("board", "combined"), ("defence-dice", "yes")],
];

/// Every owned region holds a unit, all cards are somewhere, and no more is offered than a person can read.
#[test]
fn the_table_stays_whole() {
    for (kind, seed) in KINDS.into_iter().zip(1..) {
        let mut widest = 0;
        let n = watch(kind, seed, |game, _, choices| {
            game.sound().unwrap_or_else(|wrong| panic!("{kind:?}: {wrong}"));
            widest = widest.max(choices.len());
        });
        assert!(n < Attack::LONGEST / 4, "{kind:?}: {n}");
        assert!(widest <= 190, "{kind:?}: {widest}");
    }
}

/// Whoever is awaited is asked something that the view can put into words.
#[test]
fn every_question_is_asked_in_the_view() {
    for (kind, seed) in KINDS.into_iter().zip(20..) {
        watch(kind, seed, |game, seat, choices| {
            let view = game.view(Viewer::seat(seat));
            assert!(view.asking.is_some() && view.deciders.has(seat));
            choices.iter().for_each(|choice| assert!(game.offers(seat, *choice), "{choice}"));
        });
    }
}

/// Rule B21.1: the others are asked in the middle of a turn: commanding, passage, retreat, fighters and all.
#[test]
fn others_are_asked_too() {
    let mut asked = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let pairs = [("game", "advanced"), ("players", "4"), ("starting-oil", "30")];
        watch(&pairs, seed, |game, seat, choices| {
            if game.turn() != Some(seat) {
                asked.extend(
                    choices.iter().map(|c| c.to_string().split(' ').next().unwrap_or_default().to_string()),
                );
            }
        });
    }
    for word in [
        "command", "allow", "forbid", "pass", "commit", "hit", "fighters", "bid", "accept", "counter", "oil",
        "fire", "join", "line", "strike",
    ] {
        assert!(asked.contains(word), "{word} is not in {asked:?}");
    }
}

/// Nothing that is loaded breaks the rules: a few positions that must be refused.
#[test]
fn unsound_positions_are_refused() {
    for wrong in [
        "board = { atlantis = 'tan 1 infantry' }",
        "board = { poland = 'tan' }",
        "board = { poland = 'pink 1 infantry' }",
        "board = { poland = 'tan 1 destroyer' }",
        "setup = { game = 'advanced' }\nseas = { poland = ['tan 1 destroyer'] }",
        "turn = 'nobody'",
        "round = 99",
        "economy = { tan = ['gold'] }",
        "setup = { game = 'advanced' }\nhand = { tan = ['spy', 'spy', 'spy', 'spy', 'spy', 'spy', 'spy'] }",
        "something = 1",
        "done = ['dance']",
        "setup = { game = 'advanced' }\nout = ['base-oil-01']",
        "tokens = { poland = 'anarchy' }",
    ] {
        assert!(try_given(wrong).is_err(), "{wrong}");
    }
    let table = advanced("", "turn = 'tan'");
    let saved = serde_json::to_string(table.0.now()).expect("it saves");
    let bad = saved.replace("\"turn\":0", "\"turn\":9");
    assert_ne!(saved, bad);
    let loaded: Attack = serde_json::from_str(&bad).expect("it is well-formed");
    assert!(loaded.sound().is_err());
}

//! What a player believes of other hands: what was seen stays known until it may have left unseen. Rule B4.3.

use attack::Attack;
use engine::{Dice, Event as _, Game as _, Viewer};

use crate::table::{Position, advanced, basic, fresh};

/// In how many of 60 imagined states a hand holds a card.
fn believed(table: &Position, by: &str, hand: &str, card: &str) -> usize {
    let me = table.seat(by);
    let holds = |world: &Attack| {
        let held = world.fact(hand).expect("it is a fact");
        held.split(' ').any(|other| other == card)
    };
    (0..60).filter(|seed| holds(&table.0.now().imagine(me, Dice::seeded(*seed)))).count()
}

fn market() -> Position {
    basic(
        "players = 3",
        "turn = 'tan'
         board = { poland = 'tan 5 infantry', germany = 'green 1 tank', peru = 'red 1 tank' }
         economy = { tan = ['base-oil-01', 'base-oil-12'], green = ['base-rail-04', 'base-rail-12'], red = ['base-oil-02'] }",
    )
}

/// Rules A14.1 and B4.3: an offer lies open, also for those who have no part in it, and is remembered when it is
/// declined.
#[test]
fn a_declined_offer_is_remembered() {
    let table = market().play("tan do trade, player green, give base-oil-01, offer; green decline");
    for seat in ["green", "red"] {
        assert_eq!(believed(&table, seat, "economy tan", "base-oil-01"), 60, "{seat}");
        assert!(believed(&table, seat, "economy tan", "base-oil-12") < 30, "{seat}");
    }
}

/// Rules A14.1 and B4.3: what is given for an offer only the two know.
#[test]
fn cards_that_were_dealt_are_known_to_who_gave_them() {
    let table = market().play(
        "tan do trade, player green, give base-oil-01, ask rail, offer; green accept, give base-rail-04",
    );
    assert_eq!(believed(&table, "green", "economy tan", "base-rail-04"), 60);
    assert_eq!(believed(&table, "tan", "economy green", "base-oil-01"), 60);
    assert_eq!(believed(&table, "red", "economy green", "base-oil-01"), 60);
    assert!(believed(&table, "red", "economy tan", "base-rail-04") < 30);
}

/// Rules A14.1 and B4.3: when a card has left a hand unseen, it may have been one of those seen there.
#[test]
fn what_may_have_left_unseen_is_not_known_any_more() {
    let table = market().play(
        "tan do trade, player green, give base-oil-01, ask oil, offer; green counter, give base-rail-04, ask oil, offer; tan decline",
    );
    assert_eq!(believed(&table, "red", "economy green", "base-rail-04"), 60);
    let table =
        table.play("tan player green, give base-oil-01, ask rail, offer; green accept, give base-rail-12");
    assert!(
        believed(&table, "red", "economy green", "base-rail-04") < 40,
        "it may be the card that was given"
    );
    assert_eq!(believed(&table, "tan", "economy green", "base-rail-04"), 60);
}

/// Rules B7.5 and B4.3: who looked at a hand knows it from then on; whose card was taken knows who has it.
#[test]
fn a_hand_that_was_looked_at_is_remembered() {
    let table = advanced(
        "players = 3",
        "turn = 'tan'\noil = { tan = 9 }
         board = { poland = 'tan 5 infantry', libya = 'green 2 infantry', peru = 'red 1 tank' }
         hand = { tan = ['master-spy'], green = ['war-bonds', 'radio-address', 'propaganda'] }",
    )
    .play("tan do political-cards, play master-spy, player green; green pass; tan steal propaganda");
    for card in ["war-bonds", "radio-address"] {
        assert_eq!(believed(&table, "tan", "hand green", card), 60);
        assert!(believed(&table, "red", "hand green", card) < 30);
    }
    assert_eq!(believed(&table, "green", "hand tan", "propaganda"), 60);
}

/// Rule B4.3: two tables that look the same to a player are remembered as the same, whatever others hold.
#[test]
fn what_is_remembered_follows_from_what_was_seen() {
    let mut compared = 0;
    for seed in 0..40 {
        let table =
            fresh(&[("players", "3"), ("game", if seed % 2 == 0 { "advanced" } else { "basic" })], seed);
        let mut game = *table.0.now();
        let mut dice = Dice::seeded(seed);
        let mut choices = Vec::new();
        for step in 0..2500 {
            let Some(seat) = game.awaiting().seats().iter().next() else { break };
            choices.clear();
            game.choices(seat, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            for me in (0..3).map(engine::Seat).filter(|me| *me != seat && step % 4 == 0) {
                // What the player cannot know is dealt anew; then the same is chosen at both tables.
                let mut other = game.imagine(me, Dice::seeded(step));
                other.set_dice(*game.dice());
                let mut real = game;
                let (mut told, mut heard) = (Vec::new(), Vec::new());
                if real.apply(seat, choice, &mut told).is_err()
                    || other.apply(seat, choice, &mut heard).is_err()
                {
                    continue;
                }
                let looks = |game: &Attack, events: Vec<attack::Event>| {
                    let viewer = Viewer::seat(me);
                    let seen = events.into_iter().filter_map(|event| event.seen_by(viewer));
                    (game.view(viewer), seen.collect::<Vec<_>>())
                };
                if looks(&real, told) == looks(&other, heard) {
                    let known = |game: &Attack| {
                        let world = game.imagine(me, Dice::seeded(1));
                        ["tan", "green", "red"].map(|of| {
                            (world.fact(&format!("economy {of}")), world.fact(&format!("hand {of}")))
                        })
                    };
                    assert_eq!(known(&real), known(&other), "seed {seed}, step {step}: {choice}");
                    compared += 1;
                }
            }
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
    }
    assert!(compared > 5000, "{compared}");
}

//! What speaks for a choice at a glance.

use std::collections::HashSet;

use bots::selfplay::random_decisions;
use engine::{Dice, Game as _, Rated as _, Seat};
use undaunted::choice::Choice;
use undaunted::facts::{Action, Card, Side, Unit};
use undaunted::{Setup, Undaunted};

const GERMANY: Seat = Seat(1);

/// The choices of a seat, with what speaks for each.
fn glance(state: &Undaunted, seat: Seat) -> Vec<(Choice, u32)> {
    let (mut choices, mut weights) = (Vec::new(), Vec::new());
    state.choices(seat, &mut choices);
    state.hunches(seat, &choices, &mut weights);
    assert_eq!(choices.len(), weights.len());
    choices.into_iter().zip(weights).collect()
}

fn given(words: &str) -> Undaunted {
    proof::position(words).expect("a position")
}

/// The choice for which most speaks.
fn first(state: &Undaunted, seat: Seat) -> Choice {
    glance(state, seat).into_iter().max_by_key(|(_, weight)| *weight).expect("there is a choice").0
}

#[test]
fn something_speaks_for_a_choice_in_every_decision() {
    let (mut dice, mut spare) = (Dice::seeded(9), Vec::new());
    for scenario in 1..=12 {
        for seed in 0..4 {
            let setup = Setup { scenario, ..Setup::default() };
            let mut state = Undaunted::new(&setup, Dice::seeded(seed));
            for _ in 0..300 {
                for seat in state.awaiting().seats().iter() {
                    assert!(glance(&state, seat).iter().any(|(_, weight)| *weight > 0), "{state:?}");
                }
                random_decisions(&mut state, &mut dice, &mut spare, 1);
            }
        }
    }
}

#[test]
fn an_objective_that_can_be_controlled_is_controlled() {
    let state = given(
        "scenario = 'worked-example'
        turn = 'germany'
        hand = { germany = ['rifleman-a', 'scout-b'] }
        counters = { germany = { rifleman-a = '17B' } }
        scouted = { germany = ['17B'] }",
    );
    assert_eq!(first(&state, GERMANY), Choice::Play(Card::RiflemanA, Action::Control));
}

#[test]
fn fog_of_war_is_bid() {
    let state = given("hand = { germany = ['rifleman-a', 'scout-a', 'fog-of-war'] }");
    assert_eq!(first(&state, GERMANY), Choice::Bid(Card::FogOfWar));
}

#[test]
fn the_likelier_hit_is_tried() {
    let mut state = given(
        "scenario = 'worked-example'
        turn = 'germany'
        hand = { germany = ['rifleman-a'] }
        counters = { us = { rifleman-c = '17B', machine-gunner-c = '2A' }, germany = { rifleman-a = '17B' } }",
    );
    state.apply(GERMANY, Choice::Play(Card::RiflemanA, Action::Attack), &mut ()).expect("it is on offer");
    assert_eq!(first(&state, GERMANY), Choice::Hit(Side::Us, Unit::RiflemanC));
}

#[test]
fn a_hit_and_a_miss_are_different_omens() {
    let mut state = given(
        "scenario = 'worked-example'
        turn = 'germany'
        hand = { germany = ['rifleman-a'] }
        counters = { us = { rifleman-c = '17B' }, germany = { rifleman-a = '17B' } }",
    );
    state.apply(GERMANY, Choice::Play(Card::RiflemanA, Action::Attack), &mut ()).expect("it is on offer");
    let omens = (0..40).map(|seed| {
        let mut rolled = state;
        rolled.set_dice(Dice::seeded(seed));
        rolled.apply(GERMANY, Choice::Hit(Side::Us, Unit::RiflemanC), &mut ()).expect("it is on offer");
        (rolled.fact("counter us rifleman-c"), rolled.omen())
    });
    let omens: HashSet<_> = omens.collect();
    assert_eq!(omens.len(), 2, "{omens:?}");
    assert_eq!(omens.iter().map(|(_, omen)| omen).collect::<HashSet<_>>().len(), 2, "{omens:?}");
}

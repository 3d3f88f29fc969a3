//! What speaks for a choice at a glance.

use blitzkrieg::{Blitzkrieg, Choice, Setup};
use engine::{Dice, Game as _, Rated as _, Seat, Setup as _};

use crate::table::{Position, given};

/// The choices of whoever decides, with what speaks for each.
fn glance(state: &Blitzkrieg) -> Vec<(Choice, u32)> {
    let (mut choices, mut weights) = (Vec::new(), Vec::new());
    let Some(seat) = state.awaiting().seats().iter().next() else { return Vec::new() };
    state.choices(seat, &mut choices);
    state.hunches(seat, &choices, &mut weights);
    assert_eq!(choices.len(), weights.len(), "{state:?}");
    choices.into_iter().zip(weights).collect()
}

/// The choice for which most speaks, in words.
fn first(state: &Blitzkrieg) -> String {
    let best = glance(state).into_iter().max_by_key(|(_, weight)| *weight);
    best.map(|(choice, _)| choice.to_string()).unwrap_or_default()
}

/// After the choice for which most speaks.
fn after_first(table: &Position) -> Blitzkrieg {
    let mut state = *table.0.now();
    let choice = first(&state).parse().expect("a choice");
    let seat: Seat = state.awaiting().seats().iter().next().expect("somebody decides");
    state.apply(seat, choice, &mut ()).expect("on offer");
    state
}

#[test]
fn something_speaks_for_every_choice_of_every_decision() {
    let mut dice = Dice::seeded(3);
    for (mode, board) in
        [("two-player", "base"), ("two-player", "nippon"), ("solo", "base"), ("solo", "nippon")]
    {
        let mut setup = Setup::default();
        setup.set("mode", mode).expect("an option");
        setup.set("board", board).expect("an option");
        for seed in 0..40 {
            let mut state = Blitzkrieg::new(&setup, Dice::seeded(seed));
            while let Some(seat) = state.awaiting().seats().iter().next() {
                let choices = glance(&state);
                assert!(choices.iter().all(|(_, weight)| *weight > 0), "{state:?}");
                let (choice, _) = choices[dice.below(choices.len() as u32) as usize];
                state.apply(seat, choice, &mut ()).expect("on offer");
            }
        }
    }
}

/// A campaign that closes now, for its points.
#[test]
fn a_campaign_is_closed_by_the_token_that_wins_it() {
    let table = given(
        "reserve = { axis = ['navy-1', 'navy-3', 'army-1'], allies = ['army-1'] }
         board = { 'PO.1.1' = 'allies navy-2' }\nmarker = { PO = -2 }",
    );
    assert_eq!(first(table.0.now()), "take navy-3");
    assert_eq!(first(&after_first(&table)), "at PO.1.2");
}

/// An empty reserve loses the game, so the last token is bombed.
#[test]
fn the_last_token_of_the_opponent_is_bombed() {
    let table = given("reserve = { axis = ['navy-1', 'army-3'], allies = ['army-1'] }");
    assert_eq!(first(table.0.now()), "take navy-1");
    assert_eq!(first(&after_first(&table)), "at PO.1.1");
}

/// The rival's row is bombed where it is strongest.
#[test]
fn the_strongest_token_of_the_row_is_bombed() {
    let mut weights: Vec<(String, u32)> = Vec::new();
    for seed in 0..40 {
        let mut setup = Setup::default();
        setup.set("mode", "solo").expect("an option");
        let mut state = Blitzkrieg::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        while let Some(seat) = state.awaiting().seats().iter().next() {
            let choices = glance(&state);
            if matches!(choices[0].0, Choice::Bomb(_)) {
                let row = state.fact("row").expect("a row");
                let row: Vec<&str> = row.split_whitespace().collect();
                let named = |choice: Choice| match choice {
                    Choice::Bomb(at) => row[at as usize - 1].trim_matches(',').to_string(),
                    _ => String::new(),
                };
                weights.extend(choices.iter().map(|(choice, weight)| (named(*choice), *weight)));
                let most = choices.iter().max_by_key(|(_, weight)| *weight).expect("a token");
                let strength = |name: String| name.chars().last().and_then(|c| c.to_digit(10)).unwrap_or(0);
                let strongest = choices.iter().map(|(choice, _)| strength(named(*choice))).max();
                assert_eq!(Some(strength(named(most.0))), strongest, "{row:?}");
            }
            let (choice, _) = choices[dice.below(choices.len() as u32) as usize];
            state.apply(seat, choice, &mut ()).expect("on offer");
        }
    }
    assert!(weights.len() > 20, "{weights:?}");
}

//! What holds at every moment of random play, and that chance is fair. Section 18.

use std::collections::BTreeMap;

use engine::{Dice, Game as _, Tell, Viewer};
use quartermaster::facts::{LAND, Nation, SEA, Team};
use quartermaster::view::Asking;
use quartermaster::{Choice, Event, Quartermaster, Setup};

use crate::table::turn;

/// Options that change what the laws speak of.
const SETUPS: [&[(&str, &str)]; 4] = [
    &[],
    &[("portless-navy-relays", "no"), ("built-includes-recruited", "yes")],
    &[("vp-floor-zero", "yes"), ("reallocate", "no")],
    &[("iron-ore-requires-navy", "yes"), ("players", "3")],
];

/// Plays at random and lets `look` see the table after every choice, with what happened.
fn play(seed: u64, look: impl FnMut(&Quartermaster, &[Event])) -> Quartermaster {
    play_before(seed, &mut (), look)
}

/// The same, before somebody who is told every event as it happens.
fn play_before(
    seed: u64,
    witness: &mut impl Tell<Quartermaster>,
    mut look: impl FnMut(&Quartermaster, &[Event]),
) -> Quartermaster {
    let setup = Setup::of(SETUPS[seed as usize % SETUPS.len()]).expect("these are options");
    let mut game = Quartermaster::new(&setup, Dice::seeded(seed));
    let mut dice = Dice::seeded(seed ^ 0x5eed);
    let (mut offers, mut events): (Vec<Choice>, Vec<Event>) = (Vec::new(), Vec::new());
    while let Some(seat) = game.awaiting().seats().iter().next() {
        offers.clear();
        game.choices(seat, &mut offers);
        // Whoever throws its hand away in every Discard step plays no game.
        let keeps = matches!(game.view(Viewer::WATCHER).asking, Some(Asking::Discard)) && dice.below(8) > 0;
        let mut any = || offers[dice.below(offers.len() as u32) as usize];
        let idle = |choice: &Choice| matches!(choice, Choice::Discard(_) | Choice::Pass);
        let random = [any(), any(), any()].into_iter().find(|choice| !idle(choice)).unwrap_or_else(any);
        let choice = if keeps { Choice::Pass } else { random };
        events.clear();
        let mut twice = game;
        game.apply(seat, choice, &mut events).expect("it is offered");
        twice.apply(seat, choice, witness).expect("it is offered twice");
        look(&game, &events);
    }
    game
}

/// Rules 18.1 and 18.2: teams never share a space, pools and decks add up, at every moment.
#[test]
fn pieces_and_cards_add_up_at_every_moment() {
    for seed in 0..24 {
        play(seed, |game, _| {
            assert_eq!(game.held(Team::Axis) & game.held(Team::Allies), 0, "seed {seed}");
            for (nation, view) in Nation::ALL.into_iter().zip(game.view(Viewer::WATCHER).nations) {
                let facts = nation.facts();
                assert!((view.pieces & LAND).count_ones() <= facts.armies, "seed {seed}");
                assert!((view.pieces & SEA).count_ones() <= facts.navies, "seed {seed}");
                let table = view.standing.len() as u8 + view.n_waiting;
                let cards = view.n_deck + view.n_hand + view.n_discard + table;
                assert_eq!(usize::from(cards), facts.deck, "seed {seed}");
            }
        });
    }
}

/// Rules 18.3 and 7.5 (Ruling 21): after its Supply step a nation has no unsupplied piece that is not protected.
#[test]
fn nothing_unsupplied_is_left_after_the_supply_step() {
    let mut n_steps = 0;
    for seed in 0..40 {
        play(seed, |game, _| {
            let view = game.view(Viewer::WATCHER);
            if matches!(view.asking, Some(Asking::Discard)) {
                let active = &view.nations[view.active.index()];
                assert_eq!(active.pieces & !active.supplied & !active.safe, 0, "seed {seed}");
                n_steps += 1;
            }
        });
    }
    assert!(n_steps > 1000);
}

/// Counts the pieces built, and looks whether each is supplied when it is placed.
struct Watch(u32);

impl Tell<Quartermaster> for Watch {
    fn tell(&mut self, game: &Quartermaster, event: Event) {
        if let Event::Built { nation, at, .. } = event {
            assert_ne!(game.supplied(nation) & at.bit(), 0, "{} is not supplied", at.id());
            self.0 += 1;
        }
    }
}

/// Rule 18.4: a piece is supplied at the moment it is built.
#[test]
fn every_piece_built_was_supplied_when_placed() {
    let mut watch = Watch(0);
    for seed in 0..60 {
        play_before(seed, &mut watch, |_, _| ());
    }
    assert!(watch.0 > 1000, "{}", watch.0);
}

/// Rule 18.5: the public view is the same whatever the hidden cards are.
#[test]
fn the_public_view_hides_the_hidden_cards() {
    for seed in 0..6 {
        let mut at = 0;
        play(seed, |game, _| {
            at += 1;
            if at % 7 == 0 {
                let seat = Nation::Japan.seat();
                let other = game.imagine(seat, Dice::seeded(seed ^ at));
                assert_eq!(other.view(Viewer::seat(seat)), game.view(Viewer::seat(seat)), "seed {seed}");
                assert_eq!(other.view(Viewer::WATCHER), game.view(Viewer::WATCHER), "seed {seed}");
            }
        });
    }
}

/// Rule 18.6: twenty rounds at most, 120 turns.
#[test]
fn a_game_ends_after_twenty_rounds_at_most() {
    for seed in 0..24 {
        let mut turns = 0;
        let game = play(seed, |_, events| {
            turns += events.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
        });
        assert!(turns <= 120, "seed {seed}: {turns} turns");
        assert_ne!(game.fact("winner").as_deref(), Some("none"));
    }
}

/// Rule 18.7: the same seed and choices give the same game.
#[test]
fn the_same_choices_give_the_same_game() {
    assert_eq!(play(5, |_, _| ()), play(5, |_, _| ()));
    assert_ne!(play(5, |_, _| ()), play(9, |_, _| ()));
}

/// Rule 2.4: every card of a deck is as likely as any other in the first ten.
#[test]
fn decks_are_shuffled_fairly() {
    let n_games = 3000;
    let mut drawn: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..n_games {
        let game = Quartermaster::new(&Setup::default(), Dice::seeded(seed));
        let view = game.view(Viewer::seat(Nation::Italy.seat()));
        for card in view.nations[Nation::Italy.index()].hand.as_deref().unwrap_or_default() {
            *drawn.entry(card).or_default() += 1;
        }
    }
    for card in quartermaster::cards::CARDS.iter().filter(|card| card.nation == Nation::Italy) {
        // Ten of thirty: a third of the games for each copy, within five standard deviations.
        let expected = f64::from(card.count) * n_games as f64 / 3.0;
        let found = f64::from(drawn[card.id]);
        assert!((found - expected).abs() < 5.0 * (expected * 0.67).sqrt(), "{}: {found}", card.id);
    }
}

/// Rule 21.12: a random Response is any of those that lie face down.
#[test]
fn a_random_response_is_any_of_them() {
    let mut lost: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..900 {
        let table = turn("italy").put("italy", "italy").hand("italy", "division-azul");
        let table = table.table("ussr", "moscow leningrad stalingrad").with(&format!("seed = {seed}")).go();
        *lost.entry(table.play("italy play ita-division-azul").fact("responses ussr")).or_default() += 1;
    }
    assert_eq!(lost.len(), 3);
    assert!(lost.values().all(|n| (230..=370).contains(n)), "{lost:?}");
}

/// Rule 8.3: who imagines the table keeps what it knows and deals the rest fairly.
#[test]
fn imagined_hands_are_dealt_fairly_and_face_down_cards_are_responses() {
    let table = turn("germany").put("germany", "germany").hand("germany", "plunder").hand("ussr", "guards");
    let table =
        table.table("ussr", "moscow leningrad").table("japan", "truk").discards("ussr", "rasputitsa").go();
    let (mut waiting, mut held): (BTreeMap<String, u32>, u32) = (BTreeMap::new(), 0);
    let n = 3000;
    for seed in 0..n {
        let other = table.0.now().imagine(Nation::Germany.seat(), Dice::seeded(seed));
        assert_eq!(other.fact("hand germany").as_deref(), Some("ger-plunder"));
        assert_eq!(other.fact("top ussr").as_deref(), Some("ussr-rasputitsa"));
        for card in other.fact("responses ussr").unwrap_or_default().split(' ') {
            *waiting.entry(card.into()).or_default() += 1;
        }
        held += u32::from(other.fact("hand ussr").as_deref() == Some("ussr-build-army"));
    }
    // Two of the four Responses that nobody has seen.
    assert_eq!(waiting.len(), 4, "{waiting:?}");
    assert!(waiting.values().all(|found| (1340..=1660).contains(found)), "{waiting:?}");
    // One of the 31 cards left is in hand; eight of them build an army.
    assert!((640..=910).contains(&held), "{held}");
}

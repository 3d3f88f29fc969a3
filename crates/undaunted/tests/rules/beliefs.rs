//! What a seat may believe about the enemy's cards: dealt anew, but never against what everybody saw.

use engine::{Dice, Game as _, Seat};
use undaunted::{Choice, Setup, Undaunted};

use crate::table::{Position, given, turn};

fn imagined(table: &Position, seat: &str, n: u64) -> Vec<Undaunted> {
    (0..n).map(|seed| table.0.now().imagine(table.seat(seat), Dice::seeded(seed))).collect()
}

fn fact(state: &Undaunted, fact: &str) -> String {
    state.fact(fact).expect("there is such a fact")
}

/// Rule 14.2: the enemy's hand is dealt anew from the cards that cannot be placed; the own cards stay.
#[test]
fn the_enemys_hand_is_dealt_anew() {
    let table = turn(
        1,
        "us",
        "rifleman-a",
        "hand.germany = ['rifleman-a', 'rifleman-b']\ndeck.germany = ['scout-a', 'scout-b']\ndiscard.germany = []",
    );
    let hands: std::collections::BTreeMap<String, u32> =
        imagined(&table, "us", 3000).iter().fold(Default::default(), |mut hands, state| {
            *hands.entry(fact(state, "hand germany")).or_default() += 1;
            assert_eq!(fact(state, "hand us"), "rifleman-a");
            assert_eq!(fact(state, "supply germany"), table.fact("supply germany"));
            hands
        });
    // Four different cards, two in hand: six hands, each as likely.
    assert_eq!(hands.len(), 6);
    assert!(hands.values().all(|n| (400..600).contains(n)), "{hands:?}");
}

/// Rule 14.1: cards that went openly to the discard pile stay there.
#[test]
fn open_discards_stay() {
    let table = given("setup.scenario = 1\ninitiative = 'germany'\nhand = { us = ['2 fog-of-war'], germany = ['rifleman-a', 'scout-a', 'squad-leader-a', 'fog-of-war'] }\ndeck.germany = ['rifleman-b', 'scout-b', 'squad-leader-b', 'platoon-sergeant']")
        .play("us bid fog-of-war; germany bid rifleman-a, scout-a conceal, end-turn");
    assert_eq!(table.fact("discard germany"), "squad-leader-a rifleman-a scout-a fog-of-war");
    let mut unseen = std::collections::BTreeSet::new();
    for state in imagined(&table, "us", 400) {
        let discard = fact(&state, "discard germany");
        assert!(discard.contains("rifleman-a") && discard.contains("scout-a"), "{discard}");
        unseen.insert(discard);
    }
    assert!(unseen.len() > 3, "{unseen:?}");
}

/// Rules 7.3 and 14.1: a card that was openly taken back is in hand.
#[test]
fn an_inspired_card_is_known() {
    let table = turn(1, "germany", "rifleman-a squad-leader-a scout-b", "")
        .play("germany rifleman-a move, stop, squad-leader-a inspire, take rifleman-a");
    for state in imagined(&table, "us", 100) {
        assert!(fact(&state, "hand germany").contains("rifleman-a"));
    }
}

/// Rules 9.1 and 14.3 (Ruling 39): where a casualty came from tells where the unit has no card.
#[test]
fn a_casualty_tells_where_no_card_is() {
    let table = turn(1, "us", "rifleman-a", "hand.germany = ['rifleman-b', 'scout-a']\ndiscard.germany = ['scout-b', 'scout-b']\ndeck.germany = ['3 rifleman-a', 'rifleman-b']\ndice = [10]")
        .play("us rifleman-a attack, hit germany rifleman-a");
    assert_eq!(table.fact("removed germany"), "rifleman-a");
    for state in imagined(&table, "us", 300) {
        assert_eq!(fact(&state, "removed germany"), "rifleman-a");
        assert!(!fact(&state, "hand germany").contains("rifleman-a"));
        assert!(!fact(&state, "discard germany").contains("rifleman-a"));
    }
    let table = turn(1, "us", "rifleman-a", "hand.germany = ['rifleman-b', 'scout-a']\ndiscard.germany = ['rifleman-a', 'scout-b']\ndeck.germany = ['3 rifleman-a']\ndice = [10]")
        .play("us rifleman-a attack, hit germany rifleman-a");
    let states = imagined(&table, "us", 300);
    assert!(states.iter().all(|state| !fact(state, "hand germany").contains("rifleman-a")));
    assert!(states.iter().any(|state| fact(state, "discard germany").contains("rifleman-a")));
}

/// Rule 4.3: what was openly discarded before the shuffle can only be in hand if it was drawn since.
#[test]
fn cards_drawn_before_a_shuffle_are_not_those_shuffled() {
    let table = given("setup.scenario = 1\ninitiative = 'germany'\nturn = 'germany'\nhand = { us = ['fog-of-war'], germany = ['rifleman-a', 'rifleman-b', 'scout-a', 'scout-b'] }\ndeck.germany = ['3 fog-of-war']\ndiscard.germany = []")
        .play("germany rifleman-a move, stop, rifleman-b move, stop, scout-a conceal, scout-b conceal, end-turn; us end-turn");
    // Three Fog of War were drawn, then the four seen cards shuffled, and one of them drawn.
    assert_eq!((table.fact("n-hand germany"), table.fact("n-deck germany")), ("4".into(), "3".into()));
    for state in imagined(&table, "us", 200) {
        let hand = fact(&state, "hand germany");
        assert_eq!(hand.matches("fog-of-war").count(), 3, "{hand}");
    }
}

/// Rule 4.4: a card that was picked in secret is as hidden as the hand.
#[test]
fn a_secret_pick_is_imagined_too() {
    let table = given("setup.scenario = 1\nhand = { us = ['scout-a', 'squad-leader-b'], germany = ['rifleman-b', 'scout-b'] }\ndeck.us = ['rifleman-a', 'rifleman-b', 'scout-b', 'fog-of-war']")
        .play("us bid squad-leader-b");
    let picks: std::collections::BTreeSet<String> = imagined(&table, "germany", 200)
        .into_iter()
        .map(|mut state| {
            let bid: Choice = {
                let mut offers = Vec::new();
                state.choices(Seat(1), &mut offers);
                offers[0]
            };
            state.apply(Seat(1), bid, &mut ()).expect("it is offered");
            fact(&state, "discard us")
        })
        .collect();
    assert!(picks.len() > 4, "{picks:?}");
}

/// Rule 14.2: in random games every imagined state is sound, and the truth is among what could be.
#[test]
fn imagined_states_are_sound() {
    for seed in 0..40 {
        let setup = Setup { scenario: (seed % 12) as u8 + 1, ..Setup::default() };
        let mut game = Undaunted::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        for _ in 0..300 {
            let Some(seat) = game.awaiting().seats().iter().next() else { break };
            for viewer in [Seat(0), Seat(1)] {
                let state = game.imagine(viewer, Dice::seeded(dice.below(u32::MAX).into()));
                state.sound().unwrap_or_else(|why| panic!("{why}"));
            }
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            let choice = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
    }
}

//! Section 3: setting up.

use engine::{Dice, Game as _, Viewer};
use undaunted::book::{Goal, Scenario};
use undaunted::facts::{Card, Side, Unit};
use undaunted::pile::Pile;
use undaunted::{Setup, Undaunted};

use crate::table::given;

/// Rule 3.1: the chosen scenario's faces lie at their places.
#[test]
fn the_tiles_of_the_scenario_are_laid() {
    for scenario in 1..=12 {
        let game = Undaunted::new(&Setup { scenario, ..Setup::default() }, Dice::seeded(1));
        let view = game.view(Viewer::WATCHER);
        assert_eq!(view.scenario, scenario);
        assert_eq!(view.tiles.len(), usize::from(Scenario::printed(scenario).n_tiles));
    }
    let view =
        Undaunted::new(&Setup { scenario: 4, ..Setup::default() }, Dice::seeded(1)).view(Viewer::WATCHER);
    let tile = view.tiles.iter().find(|tile| tile.face == "17A").expect("it is on the map");
    assert_eq!((tile.x, tile.y, tile.turned), (3, 4, true));
}

/// Rule 3.2: objectives and the radio of scenario 10.
#[test]
fn objectives_and_the_radio_are_placed() {
    let totals = [10, 3, 12, 8, 2, 1, 20, 10, 3, 7, 3, 17];
    for (number, total) in (1..).zip(totals) {
        let scenario = Scenario::printed(number);
        assert_eq!(scenario.value.iter().map(|value| u32::from(*value)).sum::<u32>(), total, "{number}");
        assert_eq!(scenario.radio != undaunted::book::NOWHERE, number == 10, "{number}");
    }
    given("setup.scenario = 10").is("value 6B", 1).is("value 1B", 2).is("value 12B", 0);
}

/// Rules 3.3 and 10.2: counters are ready, markers show their faces, and the points at the start are as listed.
#[test]
fn counters_and_markers_stand_as_listed() {
    given("setup.scenario = 4")
        .is("at us sniper", "6A")
        .is("counter us sniper", "ready")
        .is("marker us 13B", "controlled")
        .is("marker us 2B", "scouted")
        .is("marker germany 14A", "controlled")
        .is("marker germany 2B", "none");
    let points =
        [(0, 3), (0, 0), (2, 0), (3, 4), (0, 0), (0, 0), (2, 3), (0, 0), (0, 0), (0, 0), (3, 0), (6, 6)];
    for (number, (us, germany)) in (1..=12).zip(points) {
        given(&format!("setup.scenario = {number}")).is("points us", us).is("points germany", germany);
    }
}

/// Rule 3.4: who holds the initiative marker at first.
#[test]
fn the_listed_side_has_the_initiative() {
    let first = [
        "us", "us", "germany", "us", "us", "germany", "us", "us", "germany", "germany", "germany", "germany",
    ];
    for (number, side) in (1..).zip(first) {
        given(&format!("setup.scenario = {number}")).is("initiative", side);
    }
}

/// Rules 3.5 and 16.B3: deck and supply lists; a card in neither does not exist.
#[test]
fn decks_and_supplies_are_as_listed() {
    let sizes = [
        [(9, 20), (9, 20)],
        [(11, 18), (9, 14)],
        [(9, 26), (9, 26)],
        [(12, 26), (11, 24)],
        [(10, 29), (10, 31)],
        [(12, 18), (9, 32)],
        [(9, 45), (9, 45)],
        [(9, 45), (12, 42)],
        [(11, 31), (12, 29)],
        [(11, 24), (8, 30)],
        [(9, 45), (9, 45)],
        [(9, 45), (9, 45)],
    ];
    for (number, sides) in (1..).zip(sizes) {
        let scenario = Scenario::printed(number);
        for (side, size) in scenario.sides.iter().zip(sides) {
            assert_eq!((side.deck.len(), side.supply.len()), size, "{number}");
        }
    }
    let us = Scenario::printed(1).sides[0];
    assert_eq!(us.cards().count(Card::RiflemanA), 5);
    assert!(!us.cards().has(Card::RiflemanC) && !us.cards().has(Card::PlatoonGuide));
    given("setup.scenario = 1")
        .is("n-supply us", 20)
        .is("n-supply germany", 20)
        .is("n-deck us", 5)
        .is("n-removed us", 0)
        .is("points us", 0)
        .is("points germany", 3);
}

/// Rule 3.6: target markers start off the board.
#[test]
fn target_markers_start_off_the_board() {
    given("setup.scenario = 5").is("target us", "off").is("target germany", "off");
}

/// Rule 16.B6: in every scenario each combat card has exactly one spawn tile.
#[test]
fn every_combat_card_has_a_spawn_tile() {
    for number in 1..=12 {
        let scenario = Scenario::printed(number);
        for platoon in &scenario.sides {
            for unit in Unit::ALL.into_iter().filter(|unit| platoon.cards().has(unit.card())) {
                assert!(platoon.entry(unit) < scenario.n_tiles, "{number} {unit:?}");
            }
        }
    }
}

/// Rules 10.1 and 13.1: the goals; the worked example is not scenario 1.
#[test]
fn the_goals_are_as_printed() {
    use Goal::{Control, Pin};
    let goals = [
        [Control(5), Control(5)],
        [Control(1), Pin],
        [Control(6), Control(6)],
        [Control(5), Control(5)],
        [Control(2), Pin],
        [Control(1), Pin],
        [Control(10), Control(10)],
        [Control(7), Control(7)],
        [Control(1), Pin],
        [Control(5), Control(5)],
        [Pin, Control(1)],
        [Control(10), Control(10)],
    ];
    for (number, goals) in (1..).zip(goals) {
        assert_eq!(Scenario::printed(number).sides.map(|side| side.goal), goals, "{number}");
    }
    let example = Scenario::worked_example();
    assert_eq!((example.n_tiles, example.face[1].id()), (8, "2A"));
    assert_ne!(example, Scenario::printed(1));
}

/// Rule 14.4: cards of one kind are interchangeable: a deck is a set, and every card of it is as likely.
#[test]
fn the_first_hand_is_any_four_cards_of_the_deck() {
    let deck = Scenario::printed(1).sides[0].deck;
    let mut seen = [0u32; 17];
    for seed in 0..9000 {
        let game = Undaunted::new(&Setup::default(), Dice::seeded(seed));
        let view = game.view(Viewer::seat(Side::Us.seat()));
        let hand = view.sides[0].hand.as_ref().expect("it is our own");
        for copies in hand {
            seen[Card::named(copies.card).expect("it is a card").index()] += u32::from(copies.n);
        }
    }
    for card in Card::ALL {
        // Four of nine cards: each is drawn in 4,000 of 9,000 games.
        let wanted = f64::from(deck.count(card)) * 4000.0;
        assert!((f64::from(seen[card.index()]) - wanted).abs() < 260.0, "{card:?} {seen:?}");
    }
    assert_eq!(deck - deck, Pile::EMPTY);
}

//! Section 1: components and terms.

use undaunted::facts::cards::CARDS;
use undaunted::facts::{Action, Card, Group, Unit};

use crate::table::turn;

/// Rules 1.1 and 16.B1: 54 cards a side: 5 command, 39 combat, 10 Fog of War; 17 different ones; 11 units.
#[test]
fn a_side_owns_54_cards() {
    let copies = |of: fn(&Card) -> bool| {
        Card::ALL.iter().filter(|card| of(card)).map(|card| u32::from(card.facts().copies)).sum::<u32>()
    };
    assert_eq!(copies(|_| true), 54);
    assert_eq!(copies(|card| card.unit().is_some()), 39);
    assert_eq!(copies(|card| *card == Card::FogOfWar), 10);
    assert_eq!(copies(|card| card.unit().is_none() && *card != Card::FogOfWar), 5);
    assert_eq!((CARDS.len(), Unit::ALL.len()), (17, 11));
}

/// Rule 1.2: a unit has five cards if it is riflemen and three otherwise; snipers and mortar have no squad.
#[test]
fn a_unit_is_its_cards_and_its_counter() {
    for unit in Unit::ALL {
        let card = unit.card();
        assert_eq!(card.unit(), Some(unit));
        assert_eq!(card.facts().copies, if unit.is_rifleman() { 5 } else { 3 });
        let squad = match unit.group() {
            Group::Sniper | Group::Mortar => None,
            squad => Some(squad),
        };
        assert_eq!(card.facts().squad, squad);
    }
}

/// Rule 1.3: the five command cards have no counter.
#[test]
fn command_cards_have_no_counter() {
    let without: Vec<&str> = Card::ALL.iter().filter(|card| card.unit().is_none()).map(|c| c.id()).collect();
    assert_eq!(
        without,
        [
            "platoon-sergeant",
            "platoon-guide",
            "squad-leader-a",
            "squad-leader-b",
            "squad-leader-c",
            "fog-of-war"
        ]
    );
}

/// Rule 1.4: a counter is ready, suppressed or off the board.
#[test]
fn a_counter_is_ready_suppressed_or_off() {
    turn(
        1,
        "us",
        "rifleman-a",
        "suppressed.us = ['scout-a']\ncounters.us = { rifleman-a = '17B', scout-a = '17B' }",
    )
    .is("counter us rifleman-a", "ready")
    .is("counter us scout-a", "suppressed")
    .is("counter us rifleman-b", "off");
}

/// Rule 1.5: both sides may have a marker on a tile, but only one of them controls it.
#[test]
fn two_markers_share_a_tile_and_one_controls() {
    turn(
        1,
        "us",
        "rifleman-a",
        "counters.us = { rifleman-a = '5B' }\ncounters.germany = { rifleman-a = '11B' }\nscouted.us = ['5B']",
    )
    .is("marker us 5B", "scouted")
    .is("marker germany 5B", "controlled")
    .play("us rifleman-a control")
    .is("marker us 5B", "controlled")
    .is("marker germany 5B", "scouted");
    assert!(crate::table::Position::try_given("controlled = { us = ['5B'], germany = ['5B'] }").is_err());
}

/// Rule 1.6: every card of a side lies in one of six places.
#[test]
fn every_card_lies_in_one_place() {
    let table = turn(1, "us", "rifleman-a fog-of-war", "");
    let zones = ["deck", "hand", "play", "discard", "supply", "removed"];
    let total: u32 =
        zones.iter().map(|zone| table.fact(&format!("n-{zone} us")).parse::<u32>().unwrap()).sum();
    assert_eq!(total, 29);
}

/// Rule 1.7: base defence.
#[test]
fn base_defence_is_printed_on_the_counter() {
    let of = |id: &str| Unit::named(id).expect("it is a unit").defence();
    assert_eq!(
        [of("rifleman-b"), of("scout-c"), of("machine-gunner-a"), of("sniper"), of("mortar")],
        [4, 5, 4, 6, 4]
    );
}

/// Rule 1.8: initiative and actions of every card.
#[test]
fn the_cards_are_as_printed() {
    use Action::*;
    let is = |id: &str, initiative: u8, actions: &[(Action, u8)]| {
        let facts = Card::named(id).expect("it is a card").facts();
        assert_eq!((facts.initiative, facts.actions), (initiative, actions), "{id}");
    };
    is("platoon-sergeant", 9, &[(Bolster, 3), (Command, 2)]);
    is("platoon-guide", 8, &[(Bolster, 1), (Guide, 1)]);
    is("squad-leader-b", 7, &[(Bolster, 2), (Inspire, 1)]);
    is("scout-a", 6, &[(Scout, 2), (Attack, 1), (Recon, 0), (Conceal, 0)]);
    is("rifleman-c", 5, &[(Move, 1), (Attack, 1), (Control, 0)]);
    is("sniper", 4, &[(Stalk, 1), (Attack, 3)]);
    is("machine-gunner-a", 3, &[(Move, 1), (Attack, 2), (Suppress, 4)]);
    is("mortar", 2, &[(Move, 1), (Blast, 1), (Target, 0)]);
    is("fog-of-war", 1, &[]);
}

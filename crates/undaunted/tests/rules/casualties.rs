//! Section 9: casualties and counters leaving or returning.

use crate::table::{Position, turn};

/// The US Riflemen A hit the German Riflemen A, whose cards lie so.
fn hit(words: &str) -> Position {
    turn(1, "us", "rifleman-a", &format!("{words}\ndice = [10]"))
        .play("us rifleman-a attack, hit germany rifleman-a")
}

/// Rules 9.1 and 14.3: the card comes from the hand, else the discard pile, else the deck, and the place is told.
#[test]
fn a_casualty_comes_from_hand_discard_or_deck() {
    let table =
        hit("hand.germany = ['rifleman-a']\ndiscard.germany = ['rifleman-a']\ndeck.germany = ['rifleman-a']")
            .is("n-hand germany", 0)
            .is("n-discard germany", 1)
            .is("n-deck germany", 1);
    told(&table, "hand");
    let table =
        hit("hand.germany = ['rifleman-b']\ndiscard.germany = ['rifleman-a']\ndeck.germany = ['rifleman-a']")
            .is("hand germany", "rifleman-b")
            .is("n-discard germany", 0)
            .is("n-deck germany", 1);
    told(&table, "discard");
    let table =
        hit("hand.germany = ['rifleman-b']\ndiscard.germany = ['scout-a']\ndeck.germany = ['2 rifleman-a']")
            .is("discard germany", "scout-a")
            .is("deck germany", "rifleman-a")
            .is("removed germany", "rifleman-a");
    told(&table, "deck");
}

#[track_caller]
fn told(table: &Position, zone: &str) {
    use engine::Table as _;
    let log = table.0.log(table.viewer("watcher"));
    let line = log.iter().find(|line| line.say.id == "event-casualty").expect("it is told");
    assert!(format!("{:?}", line.say).contains(&format!("Name(\"zone\", \"{zone}\")")), "{:?}", line.say);
}

/// Rules 9.2 and 9.3: with no card in these three places the counter goes; supply and play area are not searched.
#[test]
fn without_a_card_the_counter_goes() {
    hit("hand.germany = []\ndiscard.germany = []\ndeck.germany = ['scout-a']\nsupply.germany = ['3 rifleman-a']\nplay.germany = ['2 rifleman-a']\nremoved.germany = ['10 fog-of-war', '5 rifleman-b', '2 scout-a', '3 scout-b', 'squad-leader-a', 'squad-leader-b', 'platoon-sergeant']")
        .is("counter germany rifleman-a", "off")
        .is("supply germany", "rifleman-a rifleman-a rifleman-a")
        .happened(&["event-attack-hit", "event-taken-off"])
        .never("event-casualty");
}

/// Rule 9.3: an own Blast does not search the own play area.
#[test]
fn an_own_blast_spares_the_play_area() {
    turn(5, "germany", "mortar", "target.germany = '18A'\ncounters = { us = { rifleman-a = '1A' }, germany = { mortar = '2B', rifleman-a = '18A', rifleman-b = '2B' } }\nplay.germany = ['rifleman-a']\ndeck.germany = ['scout-a']\ndiscard.germany = []\ndice = [10]")
        .play("germany mortar blast")
        .is("counter germany rifleman-a", "off")
        .is("play germany", "rifleman-a mortar");
}

/// Rules 9.4 and 9.7: a counter may outlive its cards; it goes with the next success.
#[test]
fn a_counter_outlives_its_last_card() {
    turn(
        1,
        "us",
        "rifleman-a rifleman-b",
        "hand.germany = ['rifleman-a']\ndeck.germany = ['scout-a']\ndiscard.germany = []\ndice = [10, 10]",
    )
    .play("us rifleman-a attack, hit germany rifleman-a")
    .is("counter germany rifleman-a", "ready")
    .is("removed germany", "rifleman-a")
    .play("us rifleman-b attack, hit germany rifleman-a")
    .is("counter germany rifleman-a", "off")
    .is("n-removed germany", 1);
}

/// Rules 9.5 and 14.2: a side sees its own removed cards and not the enemy's.
#[test]
fn removed_cards_are_seen_by_their_owner() {
    let table = hit("hand.germany = ['rifleman-a']");
    assert!(table.view("germany").sides[1].removed.is_some());
    assert!(table.view("us").sides[1].removed.is_none());
    assert_eq!(table.view("us").sides[1].n_removed, 1);
}

/// Rule 9.6: a counter that was taken off comes back at its spawn marker, ready.
#[test]
fn a_counter_comes_back_at_its_spawn_marker() {
    turn(1, "us", "rifleman-a rifleman-b", "hand.germany = ['platoon-sergeant', 'squad-leader-a']\ndeck.germany = ['3 scout-a']\ndiscard.germany = []\ncounters.germany = { rifleman-a = '12B', rifleman-b = '5B' }\nsuppressed.germany = ['rifleman-a']\ndice = [10]")
        .play("us rifleman-a attack, hit germany rifleman-a, end-turn")
        .is("counter germany rifleman-a", "off")
        .play("germany squad-leader-a bolster, take rifleman-a, stop")
        .is("discard germany", "rifleman-a");
    turn(1, "germany", "rifleman-a", "counters.germany = { rifleman-b = '12B' }")
        .play("germany rifleman-a attack, hit us scout-a")
        .is("at germany rifleman-a", "5B")
        .is("counter germany rifleman-a", "ready");
}

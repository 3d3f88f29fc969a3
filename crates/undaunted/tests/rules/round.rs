//! Section 4: the round.

use crate::table::{given, turn};

const HANDS: &str = "hand = { us = ['scout-a', 'rifleman-a', 'fog-of-war'], germany = ['rifleman-a', 'scout-a', 'fog-of-war'] }";

/// Rules 4.1 and 4.2: draw four, pick, two turns, and again.
#[test]
fn a_round_is_draw_initiative_turns() {
    given("setup.scenario = 1")
        .is("round", 1)
        .is("n-hand us", 4)
        .is("n-hand germany", 4)
        .asked("us germany")
        .is("turn", "none");
    turn(1, "us", "rifleman-a", "deck.us = ['2 scout-a', '2 fog-of-war']\ninitiative = 'germany'\ndeck.germany = ['3 fog-of-war', '2 scout-b']")
        .play("us end-turn")
        .is("round", 2)
        .is("n-hand us", 4)
        .is("n-hand germany", 4)
        .is("n-deck germany", 1);
}

/// Rule 4.3: an empty deck is made anew from the discard pile; hand, play area and supply stay where they are.
#[test]
fn an_empty_deck_is_made_from_the_discard_pile() {
    turn(1, "us", "rifleman-a platoon-sergeant", "deck.us = ['scout-a']\ndiscard.us = ['3 fog-of-war']")
        .play("us rifleman-a move, stop, platoon-sergeant command")
        .is("hand us", "scout-a")
        .play("us draw")
        .is("hand us", "scout-a fog-of-war")
        .is("deck us", "fog-of-war fog-of-war")
        .is("discard us", "none")
        .is("play us", "platoon-sergeant rifleman-a")
        .happened(&["event-drew", "event-shuffled", "event-drew"]);
}

/// Rule 4.3: with deck and discard pile empty fewer cards are drawn.
#[test]
fn fewer_cards_are_drawn_when_there_are_none() {
    turn(
        1,
        "us",
        "rifleman-a scout-a",
        "deck = { us = [], germany = ['2 rifleman-a'] }\ndiscard.us = []\ninitiative = 'germany'",
    )
    .play("us rifleman-a hunker-down, end-turn")
    .is("round", 2)
    .is("hand us", "scout-a")
    .asked("us germany");
}

/// Rules 4.4 and 4.5: both pick in secret; the higher number takes the marker, and a Fog of War counts 1.
#[test]
fn the_higher_card_takes_the_marker() {
    given(&format!("setup.scenario = 1\n{HANDS}"))
        .asked("us germany")
        .exactly("us", "bid rifleman-a, bid scout-a, bid fog-of-war")
        .refused("us bid sniper", "4.4")
        .play("us bid fog-of-war")
        .asked("germany")
        .is("discard us", "none")
        .play("germany bid rifleman-a")
        .is("initiative", "germany")
        .is("discard us", "fog-of-war")
        .is("discard germany", "rifleman-a")
        .is("turn", "germany");
}

/// Rules 4.4 and 16.B3: on a tie the marker stays.
#[test]
fn a_tie_leaves_the_marker() {
    let tie = |holder: &str| {
        given(&format!("setup.scenario = 1\ninitiative = '{holder}'\n{HANDS}"))
            .play("us bid rifleman-a; germany bid rifleman-a")
            .is("initiative", holder)
            .is("turn", holder)
    };
    tie("us").happened(&["event-tie"]);
    tie("germany").never("event-initiative");
}

/// Rule 4.6: an empty hand bids 0, discards nothing and is not asked.
#[test]
fn an_empty_hand_bids_nothing() {
    given("setup.scenario = 1\nhand = { us = ['fog-of-war', 'scout-a'], germany = [] }\ninitiative = 'germany'\ndeck.germany = []\ndiscard.germany = []")
        .asked("us")
        .play("us bid fog-of-war")
        .is("initiative", "us")
        .is("n-discard germany", 0)
        .is("turn", "us");
}

/// Rule 4.7: the side with the marker takes its whole turn first, then the other.
#[test]
fn the_holder_goes_first() {
    given(&format!("setup.scenario = 1\n{HANDS}"))
        .play("us bid scout-a; germany bid rifleman-a")
        .is("turn", "us")
        .asked("us")
        .play("us end-turn")
        .is("turn", "germany")
        .play("germany end-turn")
        .is("round", 2);
}

/// Rule 4.7 (Ruling 40): a side without cards has nothing to decide in its turn.
#[test]
fn a_turn_without_cards_passes_by() {
    given("setup.scenario = 1\nhand = { us = ['scout-a', 'rifleman-a'], germany = ['rifleman-a'] }\ndeck.germany = []\ndiscard.germany = []")
        .play("us bid scout-a; germany bid rifleman-a")
        .play("us end-turn")
        .is("round", 2)
        .asked("us germany");
}

/// Rule 14.6 (Ruling 36): a round cap ends the game unfinished; every game ends after round 1,000.
#[test]
fn the_round_cap_stops_the_game() {
    let decks = "deck = { us = ['2 rifleman-a'], germany = ['2 rifleman-a'] }";
    let last = "setup.round-cap = 3\nsetup.scenario = 1\nround = 3\nturn = 'us'\ninitiative = 'germany'";
    given(&format!("{last}\n{decks}")).play("us end-turn").ended("unfinished", "none");
    let none = "setup.scenario = 1\nround = 3\nturn = 'us'\ninitiative = 'germany'";
    given(&format!("{none}\n{decks}")).play("us end-turn").goes_on().is("round", 4);
    let end = "setup.scenario = 1\nround = 1000\nturn = 'us'\ninitiative = 'germany'";
    given(&format!("{end}\n{decks}")).play("us end-turn").ended("unfinished", "none");
}

/// Rule 5.6 (Ruling 37): when both sides have nothing but Fog of War left, nobody can ever play again.
#[test]
fn nothing_but_fog_is_a_stalemate() {
    let words = "setup.scenario = 1\nturn = 'us'\ninitiative = 'germany'\nhand.us = ['rifleman-a', 'fog-of-war']\ndeck = { us = ['2 fog-of-war'], germany = ['fog-of-war'] }\ndiscard = { us = [], germany = ['3 fog-of-war'] }";
    given(words).play("us rifleman-a hunker-down, end-turn").ended("stalemate", "none");
    given(words).play("us end-turn").goes_on();
}

/// Rule 4.4 (Ruling 37): a single card is always the one that is picked, so it is never played.
#[test]
fn a_single_card_each_is_a_stalemate() {
    let words = |deck: &str| {
        format!(
            "setup.scenario = 1\nturn = 'us'\ninitiative = 'germany'\nhand.us = ['squad-leader-a']\n\
             deck = {{ us = [], germany = [{deck}] }}\ndiscard = {{ us = [], germany = [] }}"
        )
    };
    given(&words("'rifleman-a'")).play("us end-turn").ended("stalemate", "none");
    given(&words("'rifleman-a', 'fog-of-war'")).play("us end-turn").goes_on();
}

/// Rule 10.6 (Ruling 37): Riflemen whom nobody can hit, and no card to control a tile with, decide nothing.
#[test]
fn riflemen_without_cards_and_without_enemies_are_a_stalemate() {
    let words = |scouts: &str| {
        format!(
            "setup.scenario = 1\nturn = 'us'\ninitiative = 'germany'\nhand.us = ['platoon-sergeant']\n\
             counters = {{ us = {{ rifleman-a = '17B' }}, germany = {{ scout-a = '7A' }} }}\n\
             deck.germany = ['squad-leader-a', 'fog-of-war']\n\
             removed.us = ['5 rifleman-a', '5 rifleman-b']\n\
             removed.germany = ['5 rifleman-a', '5 rifleman-b', '{scouts} scout-a', '3 scout-b']"
        )
    };
    given(&words("3")).play("us end-turn").ended("stalemate", "none");
    given(&words("2")).play("us end-turn").goes_on();
}

/// Rule 7.1 (Ruling 37): cards that nobody can call from the supply any more decide nothing.
#[test]
fn cards_that_stay_in_the_supply_do_not_put_off_a_stalemate() {
    let words = |deck: &str| {
        format!(
            "setup.scenario = 3\nturn = 'us'\ninitiative = 'germany'\nhand = {{ us = ['scout-a'], germany = [] }}\n\
             counters = {{ us = {{ rifleman-a = '1A' }}, germany = {{ scout-a = '11B' }} }}\n\
             controlled = {{ us = [], germany = ['14A'] }}\n\
             discard = {{ us = [], germany = [] }}\n\
             deck = {{ us = ['fog-of-war'], germany = [{deck}] }}\n\
             removed = {{ us = ['5 rifleman-a', '5 rifleman-b'], germany = ['5 rifleman-a', '5 rifleman-b'] }}"
        )
    };
    given(&words("'2 fog-of-war'")).play("us end-turn").ended("stalemate", "none");
    given(&words("'squad-leader-b', 'fog-of-war'")).play("us end-turn").goes_on();
    given(&words("'platoon-sergeant', 'fog-of-war'")).play("us end-turn").goes_on();
    given(&words("'scout-b', 'fog-of-war'")).play("us end-turn").goes_on();
}

/// Rule 8.3 (Ruling 37): whoever is behind can only lose by shelling the last Riflemen, so that decides nothing.
#[test]
fn a_mortar_of_their_own_decides_only_where_it_can_win() {
    let words = |held: &str| {
        format!(
            "setup.scenario = 8\nturn = 'us'\ninitiative = 'germany'\nhand = {{ us = ['mortar'], germany = [] }}\n\
             counters = {{ us = {{ rifleman-a = '3B' }}, germany = {{}} }}\n\
             controlled = {{ us = ['7B'], germany = ['{held}'] }}\n\
             discard = {{ us = [], germany = [] }}\n\
             deck = {{ us = ['fog-of-war'], germany = ['2 fog-of-war'] }}\n\
             removed = {{ us = ['5 rifleman-a', '5 rifleman-b', '5 rifleman-c'], \
             germany = ['5 rifleman-a', '5 rifleman-b', '5 rifleman-c'] }}"
        )
    };
    given(&words("6B")).play("us end-turn").ended("stalemate", "none");
    given(&words("12A")).play("us end-turn").goes_on();
}

/// Rule 10.6 (Ruling 37): a stalemate is told in words that are true of both its kinds: a side may well have
/// cards to play.
#[test]
fn a_stalemate_does_not_say_that_nobody_can_play() {
    let [english, ..] = proof::all_words::<undaunted::Undaunted>();
    let end = undaunted::state::End::Stalemate;
    let told = english.say(&engine::Event::say(&undaunted::Event::Ended { end, points: [0, 3] }));
    assert_eq!(told, "Nothing can be decided any more: nobody wins. United States 0, Germany 3.");
}

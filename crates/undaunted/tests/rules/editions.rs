//! Section 13: where the editions differ.

use crate::table::{given, turn};

fn with(option: &str, words: &str) -> crate::table::Position {
    given(&format!("setup = {{ scenario = 1, {option} }}\nturn = 'us'\n{words}"))
}

/// Rule 13.2: Recon without a Fog of War may not be taken, or, by the Czech text, has no effect.
#[test]
fn recon_without_fog() {
    turn(1, "us", "scout-a", "").refused("us scout-a recon", "7.5");
    with("recon = 'no-effect'", "hand.us = ['scout-b']\ncounters.us = { rifleman-a = '17B' }")
        .play("us scout-b recon")
        .is("at us scout-b", "17B")
        .is("n-removed us", 0)
        .is("n-hand us", 0)
        .is("play us", "scout-b")
        .happened(&["event-recon-nothing"]);
}

/// Rule 13.3 (Ruling 42): Move and Stalk go up to their number, or exactly so far; Scout always up to it.
#[test]
fn steps_up_to_or_exactly() {
    turn(1, "us", "rifleman-a", "").play("us rifleman-a move").offered("us stop");
    with("steps = 'exactly'", "hand.us = ['rifleman-a', 'scout-a']")
        .play("us rifleman-a move")
        .exactly("us", "to 2B")
        .refused("us stop", "13.3")
        .play("us to 2B, scout-a scout, stop")
        .is("at us scout-a", "17B");
    with("steps = 'exactly'", "hand.us = ['rifleman-a']\nscouted.us = ['17B']")
        .refused("us rifleman-a move", "13.3")
        .offered("us rifleman-a attack");
}

const LAST_CARD: &str = "counters = { us = { rifleman-a = '12B', scout-a = '17B' }, germany = { rifleman-a = '5B' } }\nhand = { us = ['rifleman-a'], germany = ['rifleman-a'] }\nremoved.us = ['4 rifleman-a', '5 rifleman-b']\ndice = [10]";

/// Rule 13.4: while Riflemen stand without any card, only the English text takes hope away.
#[test]
fn riflemen_without_cards() {
    let words = LAST_CARD.replace("turn = 'us'", "");
    let hit = |option: &str| {
        given(&format!("setup = {{ scenario = 1, {option} }}\nturn = 'germany'\n{words}"))
            .play("germany rifleman-a attack, hit us rifleman-a")
    };
    hit("beyond-hope = 'czech'").is("pinned us", "no").is("beyond-hope us", "no").goes_on();
    hit("beyond-hope = 'english'").is("pinned us", "yes").ended("beyond-hope", "germany");
}

/// Rules 13.4 and 10.4: by the English text such a side also counts as pinned for a pin.
#[test]
fn the_english_text_counts_as_pinned() {
    let words = "counters = { us = { rifleman-a = '10B' }, germany = { rifleman-a = '2B' } }\nhand = { us = ['rifleman-a'], germany = ['rifleman-a'] }\nremoved.us = ['4 rifleman-a', '5 rifleman-b']\ndice = [10]";
    let hit = |option: &str| {
        given(&format!("setup = {{ scenario = 2, {option} }}\nturn = 'germany'\n{words}"))
            .play("germany rifleman-a attack, hit us rifleman-a")
    };
    hit("beyond-hope = 'english'").ended("pin", "germany");
    hit("beyond-hope = 'czech'").goes_on();
}

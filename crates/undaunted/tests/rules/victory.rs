//! Section 10: victory.

use crate::table::{Position, given, turn};

/// Rules 10.1, 10.2 and 10.3: the game ends the moment the points are controlled, in mid-turn.
#[test]
fn enough_points_win_at_once() {
    turn(1, "us", "rifleman-a scout-a", "counters.us = { rifleman-a = '7A', scout-a = '17B' }\ncontrolled.us = ['2B', '16B', '6A']\nscouted.us = ['7A']")
        .is("points us", 4)
        .play("us rifleman-a control")
        .is("points us", 5)
        .ended("objectives", "us");
}

/// Rule 10.2: a tile stays controlled without any unit there.
#[test]
fn control_needs_no_presence() {
    turn(1, "us", "rifleman-a", "controlled.us = ['6A', '13B']")
        .is("points us", 4)
        .is("at us rifleman-a", "17B");
}

/// Rule 10.4: the enemy is pinned when its last Riflemen leave the board.
#[test]
fn the_last_riflemen_decide_a_pin() {
    let words = "counters = { us = { rifleman-a = '10B', scout-a = '15B' }, germany = { rifleman-a = '2B' } }\nhand.us = []\ndeck.us = ['scout-a']\ndiscard.us = []\ndice = [10]";
    turn(2, "germany", "rifleman-a", words)
        .is("pinned us", "no")
        .play("germany rifleman-a attack, hit us rifleman-a")
        .ended("pin", "germany");
    let two = words.replace("rifleman-a = '10B'", "rifleman-a = '10B', rifleman-b = '4A'");
    turn(2, "germany", "rifleman-a", &two).play("germany rifleman-a attack, hit us rifleman-a").goes_on();
}

/// A German counter is about to be hit; the US side has no Riflemen on the board.
fn last_stand(us: &str, more: &str) -> Position {
    let words = format!(
        "counters = {{ us = {{ scout-a = '17B' }}, germany = {{ rifleman-a = '5B' }} }}\nhand.germany = []\ndeck.germany = ['scout-a']\ndiscard.germany = []\ndice = [10]\ncontrolled.us = [{us}]\n{more}"
    );
    turn(1, "us", "scout-a", &words).is("pinned us", "yes").play("us scout-a attack, hit germany rifleman-a")
}

/// Rule 10.5: both pinned: more points win, and of equal points the initiative.
#[test]
fn both_pinned_is_decided_by_points_then_initiative() {
    last_stand("", "").ended("both-pinned", "germany");
    last_stand("'6A', '13B'", "").ended("both-pinned", "us");
    last_stand("'6A', '2B'", "").ended("both-pinned-initiative", "us");
    last_stand("'6A', '2B'", "initiative = 'germany'").ended("both-pinned-initiative", "germany");
}

/// Rule 10.6: a pinned side plays on when the enemy must control points, and stops being pinned.
#[test]
fn a_pinned_side_plays_on() {
    turn(1, "us", "rifleman-a", "counters.us = { scout-a = '17B' }")
        .is("pinned us", "yes")
        .is("beyond-hope us", "no")
        .goes_on()
        .play("us rifleman-a move, stop")
        .is("pinned us", "no");
}

const NO_RIFLES: &str = "removed.us = ['5 rifleman-a', '4 rifleman-b']";

/// The last US Rifleman card or counter is about to be hit.
fn hopeless(more: &str) -> Position {
    let words = format!(
        "counters = {{ us = {{ rifleman-b = '12B', scout-a = '17B' }}, germany = {{ rifleman-a = '5B' }} }}\ndiscard.us = []\ndeck.us = ['scout-a']\nremoved.us = ['5 rifleman-a', '5 rifleman-b']\ndice = [10]\n{more}"
    );
    turn(1, "germany", "rifleman-a", &words)
}

/// Rules 10.7 and 10.8: pinned without any Rifleman card a side is beyond hope: more points beat it at once.
#[test]
fn a_hopeless_side_loses_to_more_points() {
    hopeless("")
        .is("beyond-hope us", "no")
        .play("germany rifleman-a attack, hit us rifleman-b")
        .ended("beyond-hope", "germany");
}

/// Rule 10.7: without more points play goes on until the opponent has them, or is pinned too.
#[test]
fn a_hopeless_side_with_more_points_is_not_beaten_yet() {
    let ahead = "controlled = { us = ['6A', '2B'], germany = [] }\nscouted.germany = ['5B', '8A']\nhand.germany = ['2 rifleman-a', 'rifleman-b']";
    hopeless("").play("germany rifleman-a attack, hit us rifleman-b").ended("beyond-hope", "germany");
    let words = format!(
        "setup.scenario = 1\nturn = 'germany'\ncounters = {{ us = {{ rifleman-b = '12B', scout-a = '17B' }}, germany = {{ rifleman-a = '5B', rifleman-b = '7A' }} }}\ndiscard.us = []\ndeck.us = ['scout-a']\nremoved.us = ['5 rifleman-a', '5 rifleman-b']\ndice = [10]\n{}",
        ahead.replace("['5B', '8A']", "['5B', '7A']")
    );
    given(&words)
        .play("germany rifleman-a attack, hit us rifleman-b")
        .goes_on()
        .is("beyond-hope us", "yes")
        .play("germany rifleman-a control")
        .is("points germany", 3)
        .goes_on()
        .play("germany rifleman-b control")
        .ended("beyond-hope", "germany");
    // The opponent is pinned first: 10.5 decides.
    given("setup.scenario = 1\nturn = 'us'\nhand.us = ['scout-a']\ncounters = { us = { scout-a = '12B' }, germany = { rifleman-a = '5B' } }\nremoved.us = ['5 rifleman-a', '5 rifleman-b']\nhand.germany = []\ndeck.germany = ['scout-a']\ndiscard.germany = []\ncontrolled = { us = ['6A', '13B'], germany = ['5B'] }\ndice = [10]")
        .play("us scout-a attack, hit germany rifleman-a")
        .ended("both-pinned", "us");
}

/// Rule 10.7: against an opponent who must pin, the last Riflemen decide already.
#[test]
fn against_a_pin_there_is_no_hope_to_lose() {
    let words = "counters = { us = { rifleman-a = '10B' }, germany = { rifleman-a = '2B' } }\nremoved.us = ['5 rifleman-a', '5 rifleman-b']\ndice = [10]";
    turn(2, "germany", "rifleman-a", words)
        .play("germany rifleman-a attack, hit us rifleman-a")
        .ended("pin", "germany");
}

/// Rule 10.7: a Rifleman card anywhere keeps up hope.
#[test]
fn a_rifleman_card_in_the_supply_is_hope() {
    let words = format!(
        "counters = {{ us = {{ scout-a = '17B' }}, germany = {{ rifleman-a = '5B' }} }}\n{NO_RIFLES}\nsupply.us = ['rifleman-b', '8 fog-of-war']"
    );
    turn(1, "us", "scout-a", &words).is("pinned us", "yes").is("beyond-hope us", "no").goes_on();
}

/// Rule 10.8: the active side's own condition comes first.
#[test]
fn the_active_side_is_looked_at_first() {
    // One Control that meets the goal and, by taking the tile, cannot help the enemy: the active side wins.
    turn(3, "germany", "rifleman-a", "counters = { us = { rifleman-a = '7A' }, germany = { rifleman-a = '1A' } }\nscouted.germany = ['1A']\ncontrolled.germany = ['18A', '14A']")
        .play("germany rifleman-a control")
        .ended("objectives", "germany");
    // A Blast that takes off both sides' last Riflemen wins for whoever's goal is the pin.
    turn(5, "germany", "mortar", "target.germany = '18A'\ncounters = { us = { rifleman-a = '18A' }, germany = { mortar = '2B', rifleman-a = '18A' } }\nhand.us = []\ndeck.us = ['scout-a']\ndiscard.us = []\ndeck.germany = ['scout-a']\ndiscard.germany = []\ndice = [10, 10]")
        .play("germany mortar blast, hit germany rifleman-a")
        .ended("pin", "germany");
}

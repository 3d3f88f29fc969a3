//! Section 6: Move, Guide, Scout and Stalk.

use crate::table::turn;

/// Rule 6.1: steps go to adjacent tiles, up to the printed number; none is allowed.
#[test]
fn steps_go_to_adjacent_tiles() {
    turn(1, "us", "rifleman-a scout-a", "")
        .play("us rifleman-a move")
        .exactly("us", "to 2B, stop")
        .refused("us to 5B", "6.1")
        .refused("us to 1A", "2.1")
        .refused("us end-turn", "6.1")
        .play("us to 2B")
        .play("us scout-a scout, to 12B")
        .offered("us stop")
        .play("us to 8A")
        .is("at us scout-a", "8A")
        .refused("us stop", "5.1");
    turn(1, "us", "scout-a", "").play("us scout-a scout, stop").is("at us scout-a", "17B");
    turn(1, "us", "scout-a", "").play("us scout-a scout, to 12B, stop").is("at us scout-a", "12B");
}

/// Rule 6.2: a Move enters only tiles with an own marker, on either face.
#[test]
fn a_move_needs_an_own_marker() {
    let words = "scouted.us = ['17B', '2B']\ncontrolled.us = ['13B']";
    turn(1, "us", "rifleman-a", words).play("us rifleman-a move, to 2B").is("at us rifleman-a", "2B");
    turn(1, "us", "rifleman-a", words).play("us rifleman-a move, to 13B").is("at us rifleman-a", "13B");
    turn(1, "us", "rifleman-a", words).play("us rifleman-a move").refused("us to 12B", "6.2");
}

/// Rule 6.3: the Guide moves one ready counter of any kind, and only onto a marked tile.
#[test]
fn the_guide_moves_any_ready_counter() {
    let words = "counters.us = { rifleman-a = '5A', scout-a = '5A', sniper = '5A', rifleman-b = '9B' }\nsuppressed.us = ['scout-a']";
    turn(5, "us", "platoon-guide", words)
        .play("us platoon-guide guide")
        .exactly("us", "guide rifleman-a, guide rifleman-b, guide sniper")
        .refused("us guide scout-a", "6.3")
        .refused("us guide scout-b", "6.3")
        .refused("us stop", "6.3")
        .play("us guide sniper")
        .exactly("us", "to 1A, to 3A")
        .refused("us to 10B", "6.3")
        .refused("us stop", "6.1")
        .play("us to 3A")
        .is("at us sniper", "3A");
    turn(5, "us", "platoon-guide", "counters.us = { rifleman-a = '16B' }")
        .refused("us platoon-guide guide", "6.3");
}

/// Rule 6.3 (Ruling 41): a counter with nowhere to go cannot be guided.
#[test]
fn a_counter_with_nowhere_to_go_is_not_guided() {
    turn(5, "us", "platoon-guide", "counters.us = { rifleman-a = '5A', rifleman-b = '16B' }")
        .play("us platoon-guide guide")
        .refused("us guide rifleman-b", "6.3");
}

/// Rule 6.4: scouting marks every tile it enters and costs a Fog of War each.
#[test]
fn scouting_marks_tiles_and_costs_fog() {
    turn(1, "us", "scout-a", "")
        .play("us scout-a scout, to 2B, to 16B")
        .is("marker us 16B", "scouted")
        .is("markers us", "17B 2B 16B")
        .is("discard us", "fog-of-war")
        .happened(&["event-moved", "event-moved", "event-scouted"]);
    turn(1, "us", "scout-a", "")
        .play("us scout-a scout, to 12B, to 8A")
        .is("discard us", "fog-of-war fog-of-war");
    turn(1, "us", "scout-a", "supply.us = ['fog-of-war']\ndeck.us = []\ndiscard.us = []\nremoved.us = ['9 fog-of-war', '5 rifleman-a', '5 rifleman-b', '2 scout-a', '3 scout-b', 'squad-leader-a', 'squad-leader-b', 'platoon-sergeant']")
        .play("us scout-a scout, to 12B, to 8A")
        .is("marker us 8A", "scouted")
        .is("marker us 12B", "scouted")
        .is("discard us", "fog-of-war")
        .is("n-supply us", 0)
        .happened(&["event-scouted", "event-scouted-without-fog"]);
}

/// Rule 6.4: a tile that is controlled already keeps its face.
#[test]
fn scouting_leaves_own_markers_alone() {
    turn(1, "germany", "scout-a", "counters.germany = { scout-a = '11B' }")
        .play("germany scout-a scout, to 5B, to 11B")
        .is("marker germany 5B", "controlled")
        .is("marker germany 11B", "scouted")
        .is("discard germany", "fog-of-war");
}

/// Rule 6.5: stalking leaves no marker and takes no Fog of War.
#[test]
fn stalking_leaves_no_trace() {
    turn(4, "us", "sniper", "")
        .play("us sniper stalk, to 12B")
        .is("at us sniper", "12B")
        .is("marker us 12B", "none")
        .is("n-discard us", 0);
}

/// Rule 6.6: a mortar that moves loses its target; one that stays keeps it.
#[test]
fn a_moving_mortar_loses_its_target() {
    let words = "target.germany = '18A'";
    turn(5, "germany", "mortar", words)
        .play("germany mortar move, to 4A")
        .is("target germany", "off")
        .happened(&["event-moved", "event-target-lifted"]);
    turn(5, "germany", "mortar", words).play("germany mortar move, stop").is("target germany", "18A");
    turn(8, "germany", "platoon-guide", "target.germany = '16A'\ncounters.germany = { mortar = '9A', rifleman-a = '10A' }\nscouted.germany = ['9A', '13A', '10A']")
        .play("germany platoon-guide guide, guide mortar, to 13A")
        .is("target germany", "off");
}

/// Rule 6.7: a marker never leaves the board; it only changes its face.
#[test]
fn markers_never_leave() {
    turn(1, "us", "rifleman-a scout-a", "counters = { us = { rifleman-a = '5B', scout-a = '11B' }, germany = { rifleman-a = '11B' } }\nscouted.us = ['5B']")
        .play("us rifleman-a control, scout-a scout, to 5B, stop")
        .is("marker germany 5B", "scouted")
        .is("markers germany", "5B 8A")
        .is("markers us", "5B");
}

//! Section 5: turn and card play.

use crate::table::{given, turn};

/// Rules 5.1 and 14.7: any card in any order, or the end of the turn.
#[test]
fn cards_are_played_in_any_order_until_the_side_stops() {
    turn(
        1,
        "us",
        "rifleman-a platoon-sergeant fog-of-war",
        "deck.us = ['scout-a']\nhand.germany = ['fog-of-war']",
    )
    .exactly(
        "us",
        "platoon-sergeant bolster, platoon-sergeant command, platoon-sergeant hunker-down, \
             rifleman-a move, rifleman-a attack, rifleman-a control, rifleman-a hunker-down, end-turn",
    )
    .refused("us scout-a scout", "5.1")
    .refused("us stop", "5.1")
    .play("us rifleman-a control, end-turn")
    .is("turn", "germany");
}

/// Rule 5.2: play area and hand go to the discard pile at the end of the turn.
#[test]
fn nothing_is_kept_for_a_later_round() {
    turn(1, "us", "rifleman-a scout-a fog-of-war", "hand.germany = ['fog-of-war']")
        .play("us rifleman-a move, stop")
        .is("play us", "rifleman-a")
        .play("us end-turn")
        .is("discard us", "rifleman-a scout-a fog-of-war")
        .is("n-hand us", 0)
        .is("n-play us", 0);
}

/// Rule 5.3: a card is used for one printed action or to hunker down.
#[test]
fn a_card_does_one_thing() {
    turn(1, "us", "rifleman-a", "")
        .refused("us rifleman-a scout", "5.3")
        .refused("us rifleman-a bolster", "5.3")
        .play("us rifleman-a control")
        .refused("us rifleman-a move", "5.1");
}

/// Rule 5.4: the card lies in the play area while its action is resolved, so no shuffle includes it.
#[test]
fn a_card_is_in_the_play_area_before_its_action() {
    turn(1, "us", "platoon-sergeant", "deck.us = []\ndiscard.us = ['scout-a', 'scout-b']")
        .play("us platoon-sergeant command, draw")
        .is("hand us", "scout-a scout-b")
        .is("play us", "platoon-sergeant")
        .is("n-deck us", 0);
}

/// Rule 5.5: cards that come to hand may be played in the same turn.
#[test]
fn drawn_cards_may_be_played_at_once() {
    turn(1, "us", "platoon-sergeant", "deck.us = ['rifleman-a']")
        .play("us platoon-sergeant command, rifleman-a control")
        .is("marker us 17B", "controlled");
}

/// Rule 5.6: Fog of War can neither be played nor hunker down.
#[test]
fn fog_of_war_only_sits_in_hand() {
    turn(1, "us", "fog-of-war", "hand.germany = ['fog-of-war']")
        .exactly("us", "end-turn")
        .refused("us fog-of-war hunker-down", "5.6")
        .refused("us fog-of-war move", "5.6")
        .play("us end-turn")
        .is("discard us", "fog-of-war");
}

/// Rule 5.7: hunkering down needs no counter, places none and readies none; the card goes to the supply.
#[test]
fn a_card_hunkers_down_in_the_supply() {
    turn(
        1,
        "us",
        "rifleman-b scout-a squad-leader-a",
        "counters.us = { rifleman-a = '17B', scout-a = '17B' }\nsuppressed.us = ['scout-a']\nsupply.us = []",
    )
    .play("us rifleman-b hunker-down, scout-a hunker-down, squad-leader-a hunker-down")
    .is("supply us", "squad-leader-a rifleman-b scout-a")
    .is("counter us rifleman-b", "off")
    .is("counter us scout-a", "suppressed")
    .is("n-play us", 0);
}

/// Rules 5.8 and 14.7: a card of a suppressed unit only readies its counter, or hunkers down.
#[test]
fn a_suppressed_unit_recovers() {
    turn(1, "us", "rifleman-a rifleman-b", "suppressed.us = ['rifleman-a']")
        .refused("us rifleman-a move", "5.8")
        .refused("us rifleman-b recover", "5.8")
        .offered("us rifleman-a hunker-down")
        .play("us rifleman-a recover")
        .is("counter us rifleman-a", "ready")
        .is("at us rifleman-a", "17B")
        .is("play us", "rifleman-a");
}

/// Rule 5.9: an off-board unit first comes on at its spawn marker, whatever the action.
#[test]
fn an_off_board_unit_comes_on_at_its_spawn_marker() {
    let off = "counters.us = { rifleman-a = '17B' }";
    turn(1, "us", "rifleman-b", off)
        .play("us rifleman-b move, to 2B")
        .is("at us rifleman-b", "2B")
        .happened(&["event-played", "event-arrived", "event-moved"]);
    turn(1, "us", "rifleman-b", off).play("us rifleman-b move, stop").is("at us rifleman-b", "17B");
    for action in ["conceal", "recon"] {
        turn(1, "us", "scout-b fog-of-war", off)
            .play(&format!("us scout-b {action}"))
            .is("at us scout-b", "17B")
            .is("counter us scout-b", "ready");
    }
    turn(7, "us", "sniper machine-gunner-b", "")
        .play("us sniper stalk, stop, machine-gunner-b move, stop")
        .is("at us sniper", "16B")
        .is("at us machine-gunner-b", "18B");
}

/// Rule 5.10: what would not be legal from the spawn tile cannot be used to come on.
#[test]
fn an_illegal_action_does_not_bring_a_unit_on() {
    turn(
        1,
        "us",
        "rifleman-b scout-b",
        "counters = { us = { rifleman-a = '17B' }, germany = { rifleman-a = '17B' } }",
    )
    .refused("us rifleman-b control", "7.6")
    .refused("us scout-b recon", "7.5")
    .is("counter us rifleman-b", "off");
    turn(5, "germany", "mortar", "counters.germany = { rifleman-a = '2B' }")
        .refused("germany mortar blast", "8.2")
        .play("germany mortar target")
        .offered("germany to 18A");
}

/// Rule 5.11: the spawn tile needs no own marker and may hold enemies.
#[test]
fn a_spawn_tile_may_be_full_of_enemies() {
    turn(
        1,
        "us",
        "rifleman-b",
        "scouted.us = ['2B']\ncounters = { us = { rifleman-a = '2B' }, germany = { rifleman-a = '17B' } }",
    )
    .is("marker us 17B", "none")
    .play("us rifleman-b attack, hit germany rifleman-a")
    .is("at us rifleman-b", "17B");
}

/// Rules 15.W12 and 5.2: after the worked example's last turn everything of the US side is discarded.
#[test]
fn the_worked_example_ends_with_everything_discarded() {
    let table = given("scenario = 'worked-example'\ndice = [5, 8]").play(
        "us bid fog-of-war; germany bid rifleman-b, scout-b scout, to 3B, to 17B, rifleman-a move, to 17B, \
         rifleman-a control, end-turn; us machine-gunner-c move, to 2A, squad-leader-c inspire, \
         take machine-gunner-c, machine-gunner-c attack, hit germany rifleman-a, end-turn",
    );
    // The next round begins at once: the moment between is looked at.
    let steps = engine::Table::steps(&table.0);
    let beats = table.0.beats(steps);
    let (_, state) = beats
        .iter()
        .find(|(event, _)| matches!(event, undaunted::Event::TurnEnded { kept: 1, .. }))
        .expect("the turn ended with one card in hand");
    let discard = engine::Game::fact(state, "discard us");
    assert_eq!(discard.as_deref(), Some("squad-leader-c machine-gunner-c fog-of-war fog-of-war"));
}

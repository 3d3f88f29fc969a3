//! Control of the sea and naval battles. Sections A9, A10 and B10.

use crate::table::{Position, advanced, basic};

fn at_sea(more: &str) -> Position {
    basic(
        "players = 3",
        &format!(
            "turn = 'tan'\nboard = {{ poland = 'tan 5 infantry', libya = 'green 1 tank', peru = 'red 1 tank' }}\n{more}"
        ),
    )
}

/// Rules A9.1 and A9.2: taking the action while nobody controls the sea gives control; a navy card is needed.
#[test]
fn control_for_the_asking() {
    let table = at_sea("navy = { tan = '1 destroyer' }").is("control", "none").play("tan do naval-battle");
    table.is("control", "tan").asked("tan");
    at_sea("").refused("tan do naval-battle", "A9.2");
    at_sea("navy = { tan = '1 destroyer' }\ncontrol = 'tan'").refused("tan do naval-battle", "A9.2");
}

/// Rule A9.3: the controller withdraws without loss or fights; the winner has control.
#[test]
fn the_controller_withdraws_or_fights() {
    let begin = || {
        at_sea("navy = { tan = '1 destroyer', green = '1 battleship' }\ncontrol = 'green'")
            .play("tan do naval-battle")
            .asked("green")
    };
    begin().play("green withdraw").is("control", "tan").is("navy green", "1 battleship");
    // A line of one ship each needs no laying.
    let table = begin().dice(&[6, 6, 1, 1, 6, 6, 1, 1]).play("green fight");
    table.is("control", "tan").is("navy green", "1 battleship").happened(&[
        "event-line",
        "event-match-up",
        "event-ship-hit",
        "event-naval-won",
    ]);
}

/// Rules A9.4 and A4.4: the controller has a say in trades between players without adjacent regions.
#[test]
fn the_controller_watches_trade() {
    let table =
        at_sea("navy = { red = '1 destroyer' }\ncontrol = 'red'\neconomy = { tan = ['base-oil-01'] }");
    table.play("tan do trade, player green, give base-oil-01, offer; green accept").asked("red");
}

/// Rules A10.1 and A10.2: both lay a line face down, as long as the smaller fleet; match-ups go from the
/// beginning; the higher scores, a tie scores none.
#[test]
fn lines_are_laid_face_down() {
    let table = at_sea(
        "navy = { tan = '2 destroyer 1 submarine', green = '1 battleship 1 destroyer' }\ncontrol = 'green'",
    );
    let table = table.play("tan do naval-battle; green fight").asked("tan green");
    let table = table.play("tan line submarine").refused("tan line carrier", "A10.1");
    assert_eq!(table.view("tan").naval.expect("it is on").line[0], ["submarine"]);
    assert!(table.view("green").naval.expect("it is on").line[0].is_empty());
    assert!(table.view("watcher").naval.expect("it is on").line[0].is_empty());
    let table = table.play("green line battleship, line destroyer").asked("tan");
    // Submarine 7 + 2 against battleship 9: a tie; destroyer 8 against destroyer 7.
    let table = table.dice(&[3, 4, 4, 5, 4, 4, 3, 4]).play("tan line destroyer");
    table.is("navy green", "1 destroyer 1 battleship").happened(&[
        "event-line",
        "event-line",
        "event-match-up",
        "event-match-up",
        "event-ship-hit",
    ]);
}

/// Rules A10.3 and A10.6: the hit goes to whoever stands first in the loser's line now; a battleship sinks at its
/// second hit and stays first until then.
#[test]
fn hits_fall_on_the_first_ship() {
    let table =
        at_sea("navy = { tan = '3 submarine', green = '1 battleship 2 destroyer' }\ncontrol = 'green'");
    let table = table.play("tan do naval-battle; green fight; green line battleship, line destroyer");
    // Tan wins all three match-ups: battleship hit, sunk, then the first destroyer.
    let table = table.dice(&[6, 6, 1, 1, 6, 6, 1, 1, 6, 6, 1, 1]).play("green line destroyer");
    table.is("navy green", "1 destroyer").asked("tan");
}

/// Rules A10.3 and A10.4: carrier against carrier hits the carrier itself; carriers add to themselves and to the
/// ships beside them.
#[test]
fn carriers_duel() {
    let table = at_sea(
        "navy = { tan = '1 destroyer 1 carrier', green = '1 destroyer 1 carrier' }\ncontrol = 'green'",
    );
    let table = table
        .play("tan do naval-battle; green fight; green line destroyer, line carrier; tan line destroyer");
    // Destroyers tie with a carrier beside each; then Tan's carrier wins and Green's sinks, not the destroyer.
    let table = table.dice(&[3, 4, 3, 4, 6, 6, 1, 1]).play("tan line carrier");
    table.is("navy green", "1 destroyer").is("navy tan", "1 destroyer 1 carrier");
}

/// Rule A10.4: the modifiers of the match-ups add up.
#[test]
fn modifiers_add_up() {
    let plus = |mine: &str, theirs: &str| {
        let navy = format!("navy = {{ tan = '1 {mine}', green = '1 {theirs}' }}\ncontrol = 'green'");
        let table = at_sea(&navy).dice(&[1, 1, 1, 1]).play("tan do naval-battle; green fight");
        let said = engine::Table::log(&table.0, engine::Viewer::WATCHER);
        let line = said.into_iter().find(|line| line.say.id == "event-match-up").expect("they fight");
        match (line.say.args.get("dice"), line.say.args.get("against")) {
            (Some(engine::Arg::Text(a)), Some(engine::Arg::Text(b))) => (a.clone(), b.clone()),
            _ => panic!("dice are told"),
        }
    };
    assert_eq!(plus("battleship", "destroyer"), ("1+1+2".into(), "1+1+0".into()));
    assert_eq!(plus("submarine", "battleship"), ("1+1+2".into(), "1+1+0".into()));
    assert_eq!(plus("destroyer", "submarine"), ("1+1+2".into(), "1+1+0".into()));
    assert_eq!(plus("carrier", "submarine"), ("1+1+1".into(), "1+1+0".into()));
    assert_eq!(plus("carrier", "carrier"), ("1+1+0".into(), "1+1+0".into()));
}

/// Rule A10.5: only carriers afloat give their bonus, and gaps are not closed during the round.
#[test]
fn a_sunk_carrier_helps_nobody() {
    let table = at_sea("navy = { tan = '1 destroyer 1 carrier', green = '2 destroyer' }\ncontrol = 'green'");
    let table = table.play("tan do naval-battle; green fight; tan line carrier");
    // The carrier, first in line, sinks; the destroyer beside it then ties without a bonus.
    let table = table.dice(&[1, 1, 6, 6, 3, 4, 3, 4]).play("tan line destroyer");
    table.is("navy tan", "1 destroyer").is("navy green", "2 destroyer");
}

/// Rule A10.7: battleships with one hit leave the battle unsunk and are whole again before the next.
#[test]
fn damaged_battleships_leave() {
    let table =
        at_sea("navy = { tan = '2 destroyer', green = '1 battleship 1 destroyer' }\ncontrol = 'green'");
    let table = table.play("tan do naval-battle; green fight; green line battleship");
    let table = table.dice(&[6, 6, 1, 1, 3, 4, 3, 4]).play("green line destroyer").asked("tan");
    let naval = table.view("tan").naval.expect("it goes on");
    assert_eq!((naval.hurt, naval.fleet[1]), ([0, 1], [1, 0, 0, 0]));
    table.play("tan withdraw").is("navy green", "1 destroyer 1 battleship").is("control", "green");
}

/// Rule A10.8: after a round either side may retreat, the attacker speaks first; that loses the battle.
#[test]
fn either_side_may_retreat() {
    let begin = || {
        at_sea("navy = { tan = '2 destroyer', green = '2 destroyer' }\ncontrol = 'green'")
            .dice(&[3, 4, 3, 4, 3, 4, 3, 4])
            .play("tan do naval-battle; green fight")
            .asked("tan")
    };
    begin().play("tan withdraw").is("control", "green");
    begin().play("tan fight; green withdraw").is("control", "tan").is("navy green", "2 destroyer");
    begin().play("tan fight").dice(&[3, 4, 3, 4, 3, 4, 3, 4]).play("green fight").asked("tan");
}

/// Rule A10.9: a side with no ship to put in the line loses; if both have none, the controller keeps control.
#[test]
fn without_ships_the_battle_is_lost() {
    let table = at_sea("navy = { tan = '1 destroyer', green = '1 destroyer' }\ncontrol = 'green'")
        .dice(&[1, 1, 6, 6]);
    table.play("tan do naval-battle; green fight").is("control", "green").is("navy tan", "none");
    let table =
        at_sea("navy = { tan = '1 battleship', green = '1 destroyer 1 battleship' }\ncontrol = 'green'");
    let table =
        table.play("tan do naval-battle; green fight").dice(&[1, 1, 6, 6]).play("green line battleship");
    table.is("control", "green").is("navy tan", "1 battleship");
}

fn fleets(seas: &str) -> Position {
    advanced(
        "players = 3",
        &format!(
            "turn = 'tan'\noil = {{ tan = 9 }}\nboard = {{ poland = 'tan 5 infantry', libya = 'green 1 tank', peru = 'red 1 tank' }}\nseas = {{ {seas} }}"
        ),
    )
}

/// Rules B10.1 and B10.3: submarines beside surface ships may stay out of a battle, untouched.
#[test]
fn submarines_may_stay_out() {
    let table = fleets("north-atlantic = ['tan 1 destroyer'], north-sea = ['green 1 destroyer 1 submarine']");
    let table =
        table.play("tan do move, from north-atlantic, take 1 destroyer, to north-sea, done").asked("green");
    let table = table.dice(&[6, 6, 1, 1]).play("green stay-out");
    table
        .is("ships north-sea", "tan 1 destroyer, green 1 submarine")
        .happened(&["event-ship-sunk", "event-naval-won-at"]);
}

/// Rule B10.2: submarines enter without a battle unless their owner wants one; against submarines alone there is
/// a battle only if their owner agrees.
#[test]
fn submarines_choose_their_battles() {
    let go = "tan do move, from north-atlantic, take 1 submarine, to north-sea, done";
    let table = fleets("north-atlantic = ['tan 1 submarine'], north-sea = ['green 1 destroyer']")
        .play(go)
        .asked("tan");
    table
        .play("tan pass")
        .is("ships north-sea", "tan 1 submarine, green 1 destroyer")
        .offered("tan do diplomacy");
    let table = fleets("north-atlantic = ['tan 1 submarine'], north-sea = ['green 1 destroyer']").play(go);
    table.dice(&[6, 6, 1, 1]).play("tan fight").is("ships north-sea", "tan 1 submarine");
    let go = "tan do move, from north-atlantic, take 1 destroyer, to north-sea, done";
    let begin = || {
        fleets("north-atlantic = ['tan 1 destroyer'], north-sea = ['green 1 submarine']")
            .play(go)
            .asked("green")
    };
    begin().play("green pass").is("ships north-sea", "tan 1 destroyer, green 1 submarine");
    begin().dice(&[6, 6, 1, 1]).play("green fight").is("ships north-sea", "tan 1 destroyer");
}

/// Rule B10.4: a retreat goes to one adjacent sea area without anybody else's ship; without one there is none.
#[test]
fn retreat_needs_a_free_sea() {
    let table = fleets(
        "north-sea = ['tan 2 destroyer'], baltic-sea = ['green 2 destroyer'], norwegian-sea = ['red 1 submarine']",
    );
    let table = table
        .play("tan do move, from north-sea, take 2 destroyer, to baltic-sea")
        .dice(&[3, 4, 3, 4, 3, 4, 3, 4]);
    let table = table
        .play("tan done")
        .asked("tan")
        .only("tan", "at", "north-sea")
        .refused("tan at mediterranean", "B10.4");
    table
        .play("tan at north-sea")
        .is("ships north-sea", "tan 2 destroyer")
        .is("ships baltic-sea", "green 2 destroyer");
    // From the Baltic there is only the North Sea: taken, nobody is asked.
    let table = fleets(
        "bay-of-biscay = ['tan 2 destroyer'], north-sea = ['red 1 submarine'], baltic-sea = ['green 2 destroyer']",
    );
    let table = table.play("tan do move, from bay-of-biscay, take 2 destroyer, to baltic-sea");
    let table = table.dice(&[3, 4, 3, 4, 3, 4, 3, 4, 6, 6, 1, 1, 6, 6, 1, 1]).play("tan done");
    table.is("ships baltic-sea", "tan 2 destroyer");
}

/// Rule B10.5: withdrawn battleships share the fate of their side.
#[test]
fn damaged_battleships_share_the_fate_of_their_side() {
    let table = fleets("north-sea = ['tan 1 destroyer'], baltic-sea = ['green 1 battleship']");
    let table =
        table.play("tan do move, from north-sea, take 1 destroyer, to baltic-sea").dice(&[6, 6, 1, 1]);
    // The battleship takes a hit, leaves the line, and its side has lost: the only way out is the North Sea.
    table
        .play("tan done")
        .is("ships baltic-sea", "tan 1 destroyer")
        .is("ships north-sea", "green 1 battleship");
    let table = fleets(
        "north-atlantic = ['tan 1 destroyer 1 carrier'], north-sea = ['red 1 submarine'], baltic-sea = ['green 1 battleship']",
    );
    let table =
        table.play("tan do move, from north-atlantic, take 1 destroyer, to baltic-sea").dice(&[6, 6, 1, 1]);
    table
        .play("tan done")
        .is("ships baltic-sea", "tan 1 destroyer")
        .happened(&["event-ship-hit", "event-ship-sunk"]);
}

/// Rule B10.6: if neither side can form a line, the side that moved in retreats.
#[test]
fn the_intruder_retreats_when_nobody_can_fight() {
    let table = fleets("north-sea = ['tan 2 battleship'], baltic-sea = ['green 2 battleship']");
    let table = table.play("tan do move, from north-sea, take 2 battleship, to baltic-sea");
    // One hit on each side in each of two rounds: all four are damaged.
    let table = table.dice(&[6, 6, 1, 1, 1, 1, 6, 6]).play("tan done").asked("tan");
    let table = table.play("tan fight").dice(&[3, 4, 3, 4]).idle_to("tan fight");
    drop(table);
    let table = fleets("north-sea = ['tan 1 battleship'], baltic-sea = ['green 1 battleship']");
    let table =
        table.play("tan do move, from north-sea, take 1 battleship, to baltic-sea").dice(&[1, 1, 6, 6]);
    table
        .play("tan done")
        .is("ships north-sea", "tan 1 battleship")
        .is("ships baltic-sea", "green 1 battleship");
}

/// Rule B10.7: several opponents in one area are fought one after another in the mover's order.
#[test]
fn several_opponents_are_fought_in_turn() {
    let table =
        fleets("north-atlantic = ['tan 2 destroyer'], north-sea = ['green 1 destroyer', 'red 1 destroyer']");
    let table =
        table.play("tan do move, from north-atlantic, take 2 destroyer, to north-sea, done").asked("tan");
    let table = table.only("tan", "player", "green, red").refused("tan player blue", "B10.7");
    let table = table.dice(&[6, 6, 1, 1, 6, 6, 1, 1]).play("tan player red");
    table.is("ships north-sea", "tan 2 destroyer").offered("tan do diplomacy");
    let two = fleets(
        "north-atlantic = ['tan 2 destroyer'], north-sea = ['green 1 destroyer'], western-atlantic = ['red 1 destroyer']",
    );
    let two = two.play("tan do move, from north-atlantic, take 1 destroyer, to north-sea, from north-atlantic, take 1 destroyer, to western-atlantic, done");
    two.only("tan", "at", "western-atlantic, north-sea");
}

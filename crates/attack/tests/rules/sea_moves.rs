//! Movement of the advanced game: ships, canals, passage, submarines. Section B8.

use crate::table::{Position, advanced};

fn world(board: &str, seas: &str, more: &str) -> Position {
    advanced(
        "players = 3",
        &format!(
            "turn = 'tan'\noil = {{ tan = 9 }}\nboard = {{ {board}, kenya = 'green 3 tank', chile = 'red 3 tank' }}\nseas = {{ {seas} }}\n{more}"
        ),
    )
}

/// Rule B8.1: land moves as in the basic game; a tank passes only through what was owned before.
#[test]
fn tanks_pass_through_old_regions_only() {
    let table = world("france = 'tan 3 tank', germany = 'tan 1 infantry'", "", "")
        .play("tan do move, from france, take 1 tank");
    table.offered("tan to poland").refused("tan to balkans", "A3.2");
}

/// Rules B8.2 and B8.7: an owner of surface ships on the way may refuse passage; troops turned back do not move
/// again.
#[test]
fn surface_ships_refuse_passage() {
    let go = "tan do move, from united-kingdom, take 3 infantry, cross to norway by north-sea, done";
    let begin = || {
        world(
            "united-kingdom = 'tan 5 infantry'",
            "north-sea = ['green 1 destroyer', 'red 1 carrier']",
            "deck = []",
        )
        .play(go)
        .asked("green")
    };
    begin().play("green forbid").is("units united-kingdom", "5 infantry").offered("tan do diplomacy");
    begin()
        .play("green allow")
        .asked("red")
        .play("red allow")
        .happened(&["event-landed", "event-battle-began"]);
    // Another way, another sea: nobody is there.
    let table = world("united-kingdom = 'tan 5 infantry'", "north-sea = ['green 1 destroyer']", "deck = []");
    table
        .play("tan do move, from united-kingdom, take 3 infantry, cross to spain by lane-09, done")
        .happened(&["event-landed"]);
}

/// Rule B8.3: planes cross regardless.
#[test]
fn planes_are_not_stopped() {
    let table =
        world("united-kingdom = 'tan 5 plane'", "north-sea = ['green 1 destroyer 2 submarine']", "deck = []");
    table
        .play("tan do move, from united-kingdom, take 3 plane, cross to norway by north-sea, done")
        .happened(&["event-landed", "event-battle-began"]);
}

/// Rule B8.4: submarines never stop a crossing; each may fire once, its owner chooses what it hits, but no planes.
#[test]
fn submarines_fire_on_crossings() {
    let table = world(
        "united-kingdom = 'tan 5 infantry 2 tank 2 plane'",
        "north-sea = ['green 2 submarine']",
        "deck = []",
    );
    let table = table.play("tan do move, from united-kingdom, take 2 infantry, cross to norway by north-sea");
    let table = table.play("tan from united-kingdom, take 1 tank, cross to norway by north-sea, from united-kingdom, take 1 plane, cross to norway by north-sea");
    let table = table
        .play("tan from united-kingdom, take 1 infantry, cross to sweden by north-sea, done")
        .asked("green");
    let table =
        table.only("green", "fire", "1, 2").refused("green fire 3", "B8.4").dice(&[6]).play("green fire 1");
    let table = table
        .only("green", "lose", "infantry, tank")
        .refused("green lose plane", "B8.4")
        .play("green lose tank");
    // One submarine is left for the second crossing.
    let table = table.only("green", "fire", "1").dice(&[5]).play("green fire 1");
    table.is("units united-kingdom", "2 infantry 1 tank 1 plane").happened(&["event-fired", "event-landed"]);
}

/// Rule B8.5: firing exposes the submarines to destroyers and carriers in that area.
#[test]
fn firing_submarines_are_exposed() {
    let table = world(
        "united-kingdom = 'tan 5 infantry'",
        "north-sea = ['tan 1 destroyer', 'green 2 submarine']",
        "deck = []",
    );
    let table = table.play(
        "tan do move, from united-kingdom, take 3 infantry, cross to norway by north-sea, done; green hold",
    );
    table.happened(&["event-landed"]);
    let table = world(
        "united-kingdom = 'tan 5 infantry'",
        "north-sea = ['tan 1 destroyer', 'green 2 submarine']",
        "deck = []",
    );
    let table =
        table.play("tan do move, from united-kingdom, take 3 infantry, cross to norway by north-sea, done");
    let table = table.dice(&[1, 1]).play("green fire 2").asked("tan").dice(&[5]).play("tan strike");
    table.is("ships north-sea", "tan 1 destroyer, green 1 submarine").happened(&["event-struck-back"]);
}

/// Rule B8.6: troops wait on the lane while the mover fights for it.
#[test]
fn troops_wait_for_the_naval_battle() {
    let table = world(
        "united-kingdom = 'tan 5 infantry'",
        "norwegian-sea = ['tan 1 destroyer'], north-sea = ['green 1 destroyer']",
        "deck = []",
    );
    let table = table.play("tan do move, from united-kingdom, take 3 infantry, cross to sweden by north-sea, from norwegian-sea, take 1 destroyer, to north-sea");
    // Won: the way is free.
    let won = Position(table.0.clone()).dice(&[6, 6, 1, 1]).play("tan done");
    won.happened(&["event-naval-won-at", "event-landed", "event-battle-began"]);
    // Lost: they return, and Green is not asked whether he would let them pass.
    let lost = table.dice(&[1, 1, 6, 6]).play("tan done").asked("tan");
    let lost = lost.happened(&["event-naval-won-at", "event-turned-back"]);
    lost.is("units united-kingdom", "5 infantry").offered("tan do diplomacy");
}

/// Rules B8.2 and B8.6: who was not fought with is asked as ever; by older rules the winner was asked, too.
#[test]
fn only_who_was_fought_in_vain_bars_the_way_by_himself() {
    let seas = "norwegian-sea = ['tan 1 destroyer'], north-sea = ['green 1 destroyer']";
    let go = "tan do move, from united-kingdom, take 3 infantry, cross to sweden by north-sea";
    let fight = "tan from norwegian-sea, take 1 destroyer, to north-sea";
    let table = || world("united-kingdom = 'tan 5 infantry'", seas, "deck = []");
    table().play(go).play("tan done").asked("green");
    let older = table().by_rules(4).play(go).play(fight).dice(&[1, 1, 6, 6]).play("tan done").asked("green");
    older.play("green forbid").is("units united-kingdom", "5 infantry");
}

/// Rules B8.8 and B8.9: ships move one or two sea areas, through others' ships, in the Move action only; ending
/// with another's surface ships brings a battle.
#[test]
fn ships_sail_two_areas() {
    let table = world(
        "norway = 'tan 3 infantry', sweden = 'tan 1 tank'",
        "norwegian-sea = ['tan 2 destroyer'], north-sea = ['green 1 destroyer']",
        "",
    );
    let table = table.play("tan do move, from norwegian-sea, take 1 destroyer");
    let table = table.only("tan", "to", "western-atlantic, labrador-sea, north-atlantic, north-sea, baltic-sea, bay-of-biscay, central-atlantic");
    let table = table
        .refused("tan to mediterranean", "B8.8")
        .refused("tan to norway", "B8.8")
        .play("tan to baltic-sea");
    // It has moved; the other one may still go.
    let table = table
        .is("ships baltic-sea", "tan 1 destroyer")
        .refused("tan from baltic-sea", "B8.8")
        .offered("tan from norwegian-sea");
    let table = table
        .dice(&[6, 6, 1, 1])
        .play("tan from norwegian-sea, take 1 destroyer, to north-sea, done")
        .is("ships north-sea", "tan 1 destroyer");
    table.play("tan do strategic-move").refused("tan from north-sea", "B8.8");
}

/// Rule B8.10: canals need the leave of the region's owner; neutral ones let the same government through.
#[test]
fn canals_need_leave() {
    let seas = "mediterranean = ['tan 1 destroyer']";
    let go = "tan do move, from mediterranean, take 1 destroyer";
    // Egypt is neutral and democratic, Tan communist.
    world("norway = 'tan 3 infantry'", seas, "").play(go).refused("tan to red-sea", "B8.10");
    world("norway = 'tan 3 infantry'", seas, "tokens = { egypt-sudan = 'communism' }")
        .play(go)
        .play("tan to red-sea")
        .is("ships red-sea", "tan 1 destroyer");
    world("egypt-sudan = 'tan 3 infantry'", seas, "")
        .play(go)
        .play("tan to red-sea")
        .is("ships red-sea", "tan 1 destroyer");
    let green = || {
        world("norway = 'tan 3 infantry', egypt-sudan = 'green 1 tank'", seas, "")
            .play(go)
            .play("tan to red-sea")
            .asked("green")
    };
    green().play("green allow").is("ships red-sea", "tan 1 destroyer");
    let table = green().play("green forbid").is("ships mediterranean", "tan 1 destroyer").asked("tan");
    table
        .play("tan from mediterranean, take 1 destroyer")
        .refused("tan to red-sea", "B8.10")
        .offered("tan to bay-of-biscay");
}

/// Rule B8.11: the Blitzkrieg Move is the base game's; ships only with the option.
#[test]
fn ships_and_blitzkrieg() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { norway = 'tan 3 tank', kenya = 'green 3 tank' }\nseas = { norwegian-sea = ['tan 1 destroyer'] }";
    let table = advanced("players = 2", words)
        .play("tan do move, done, do blitzkrieg")
        .refused("tan from norwegian-sea", "B8.8");
    table.offered("tan from norway");
    advanced("players = 2, blitzkrieg-ships = 'yes'", words)
        .play("tan do move, done, do blitzkrieg")
        .offered("tan from norwegian-sea");
}

/// Rule B8.12 (Ruling 50): a chain over water may be blocked by surface ships, and fired on by submarines; the way
/// with the fewest of them is taken, and planes are not stopped.
#[test]
fn strategic_moves_over_water() {
    let board = "united-kingdom = 'tan 5 infantry 2 plane', spain = 'tan 1 tank'";
    let go = "tan do strategic-move, from united-kingdom, take 2 infantry, to spain";
    let table = world(board, "bay-of-biscay = ['green 1 destroyer']", "")
        .play(go)
        .asked("green")
        .play("green forbid");
    let table = table
        .is("units united-kingdom", "5 infantry 2 plane")
        .play("tan from united-kingdom, take 2 plane, to spain");
    table.is("units spain", "1 tank 2 plane");
    let table = world(board, "bay-of-biscay = ['green 1 submarine']", "")
        .play(go)
        .asked("green")
        .dice(&[6])
        .play("green fire 1");
    table.is("units spain", "1 infantry 1 tank");
    // Norway can be reached through the North Sea or the Norwegian Sea: only one of them is watched.
    let around = "united-kingdom = 'tan 5 infantry', norway = 'tan 1 tank', iceland = 'tan 1 tank'";
    let table = world(around, "north-sea = ['green 1 destroyer']", "");
    table
        .play("tan do strategic-move, from united-kingdom, take 2 infantry, to norway")
        .is("units norway", "2 infantry 1 tank");
}

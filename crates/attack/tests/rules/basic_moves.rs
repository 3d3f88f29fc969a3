//! Move, crossings, Blitzkrieg Move and Strategic Move of the basic game. Sections A3 to A6.

use crate::table::{Position, basic};

fn tan(board: &str, more: &str) -> Position {
    basic(
        "players = 3",
        &format!("turn = 'tan'\nboard = {{ {board}, kenya = 'green 3 tank', chile = 'red 3 tank' }}\n{more}"),
    )
}

/// Rules A3.1 and A3.2: infantry and artillery go one region, tanks and planes two; tanks through own regions,
/// planes over anything. Each unit moves once.
#[test]
fn how_far_units_go() {
    let table = tan("france = 'tan 3 infantry 3 tank 3 artillery 3 plane', germany = 'tan 1 infantry'", "");
    let table = table.play("tan do move, from france, take 1 infantry");
    let table = table.only("tan", "to", "low-countries, spain, germany, italy");
    let table = table.refused("tan to poland", "A3.1").play("tan to germany");
    let table =
        table.play("tan from france, take 1 tank").offered("tan to poland").refused("tan to balkans", "A3.2");
    let table = table.play("tan to poland").play("tan from france, take 1 plane").offered("tan to balkans");
    let table = table.refused("tan to ukraine", "A4.1").play("tan to spain");
    // One of the two infantry in Germany has moved already.
    table.play("tan from germany").only("tan", "take", "1 infantry");
}

/// Rules A3.3 and A3.4: entering a foreign region commits to a battle; all movement ends before the first one,
/// and the mover chooses their order.
#[test]
fn battles_come_after_all_movement() {
    let table = tan("france = 'tan 9 infantry', germany = 'tan 5 infantry'", "deck = []");
    let table = table.play("tan do move, from france, take 5 infantry, to spain");
    let table = table.is("owner spain", "none").is("arrived spain", "5 infantry");
    let table = table.play("tan from germany, take 3 infantry, to poland, done");
    let table = table.only("tan", "at", "spain, poland").refused("tan from france", "A3.4");
    table.play("tan at poland").happened(&["event-battle-began", "event-mustered-militia"]);
}

/// Rules A4.1 and A4.2: regions joined by lane or anchor zone are crossed between in one move, without a step
/// before or after; plain sea areas have no use.
#[test]
fn crossings_are_one_whole_move() {
    let table = tan("united-kingdom = 'tan 3 infantry 3 tank 3 plane', germany = 'tan 1 infantry'", "");
    let table = table.play("tan do move").refused("tan from north-sea", "A4.2");
    let table = table.play("tan from united-kingdom, take 1 tank");
    let table = table.offered("tan cross to norway by north-sea").offered("tan cross to spain by lane-09");
    // Nothing further, not even through the own region on the other shore.
    table
        .only("tan", "to", "")
        .refused("tan to poland", "A3.1")
        .refused("tan to norway", "A4.1")
        .refused("tan to north-sea", "A3.1");
}

/// Rules A4.4 and A9.4: the controller of the sea forbids or allows each crossing after all is declared;
/// forbidden units go back and do not move again.
#[test]
fn the_controller_forbids_a_crossing() {
    let navy = "navy = { green = '1 destroyer' }\ncontrol = 'green'";
    let table = tan("united-kingdom = 'tan 5 infantry', libya = 'tan 5 infantry'", navy);
    let table = table.play("tan do move, from united-kingdom, take 3 infantry, cross to norway by north-sea");
    let table = table.play("tan from libya, take 2 infantry, cross to italy by mediterranean, done");
    let table = table.asked("green").refused("green pass", "A4.4").play("green forbid");
    let table = table.is("units united-kingdom", "5 infantry").asked("green").play("green allow");
    table.happened(&["event-forbade", "event-landed", "event-battle-began"]);
}

/// Rule A4.5: planes cannot be forbidden; when their companions are turned back, the mover decides.
#[test]
fn planes_cross_alone() {
    let navy = "deck = []\nnavy = { green = '1 destroyer' }\ncontrol = 'green'";
    let board = "united-kingdom = 'tan 5 infantry 2 plane'";
    let moves = "tan do move, from united-kingdom, take 2 plane, cross to norway by north-sea";
    // Planes alone: nobody is asked.
    tan(board, navy).play(moves).play("tan done").happened(&["event-landed", "event-battle-began"]);
    let both = || {
        let table = tan(board, navy).play(moves).play("tan from united-kingdom, take 2 infantry");
        table.play("tan cross to norway by north-sea, done; green forbid").asked("tan")
    };
    both().play("tan back").is("units united-kingdom", "5 infantry 2 plane").is("units norway", "none");
    both().play("tan fly").is("units united-kingdom", "5 infantry").happened(&["event-battle-began"]);
}

/// Rule A4.6: with nobody in control, or the mover himself, nothing is forbidden.
#[test]
fn nobody_forbids_the_controller() {
    for navy in ["deck = []", "deck = []\nnavy = { tan = '1 destroyer' }\ncontrol = 'tan'"] {
        let table = tan("united-kingdom = 'tan 9 infantry'", navy);
        let table =
            table.play("tan do move, from united-kingdom, take 5 infantry, cross to norway by north-sea");
        table.play("tan done").happened(&["event-landed", "event-battle-began"]);
    }
}

/// Rule A4.1 (Ruling 49): whoever can go by land is not offered the water, which would only give others a say; but
/// two regions that touch one anchor zone may be crossed between, so whoever asks for it crosses.
#[test]
fn land_comes_before_water() {
    let table = tan("france = 'tan 3 infantry'", "").play("tan do move, from france, take 1 infantry");
    table
        .offered("tan to germany")
        .not_offered("tan cross to germany by north-sea")
        .offered("tan cross to norway by north-sea")
        .play("tan cross to germany by north-sea, done")
        .happened(&["event-embarked", "event-landed"]);
}

/// Rules A5.1 and A5.2: only after Move; only tanks and planes, which may have moved already; no crossing.
#[test]
fn the_blitzkrieg_move_follows_the_move() {
    let table =
        tan("united-kingdom = 'tan 3 tank', france = 'tan 3 infantry 3 tank', spain = 'tan 1 infantry'", "");
    let table = table.refused("tan do blitzkrieg", "A5.1");
    let table = table.play("tan do move, from france, take 2 tank, to spain, done");
    let table = table.play("tan do blitzkrieg").refused("tan from united-kingdom", "A5.2");
    let table = table.play("tan from spain").only("tan", "take", "1 tank, 2 tank");
    let table = table.play("tan take 2 tank").refused("tan cross to libya by mediterranean", "A5.2");
    let table = table.offered("tan to germany").play("tan to france, done");
    table.is("units france", "3 infantry 3 tank").is("actions", 2);
}

/// Rule A5.2: tanks and planes may have moved already, even if all of them have.
#[test]
fn whoever_has_moved_goes_on_in_a_blitzkrieg_move() {
    let table = tan("france = 'tan 1 infantry 2 tank', spain = 'tan 1 infantry'", "");
    let table = table.play("tan do move, from france, take 2 tank, to spain, done");
    let table = table.play("tan do blitzkrieg, from spain, take 2 tank, to france, done");
    table.is("units france", "1 infantry 2 tank").is("actions", 2);
}

/// Rules A6.1 and A6.3: any distance through own regions, by land without anybody's leave; no battle, and planes
/// do not leave the chain.
#[test]
fn a_strategic_move_follows_a_chain() {
    let table = tan(
        "spain = 'tan 3 infantry 3 plane', france = 'tan 1 tank', germany = 'tan 1 tank', poland = 'tan 1 tank', turkey = 'tan 1 tank'",
        "",
    );
    let table =
        table.play("tan do strategic-move, from spain, take 2 infantry").refused("tan to italy", "A6.3");
    let table = table.play("tan to poland").is("units poland", "2 infantry 1 tank");
    let table =
        table.play("tan from spain, take 1 plane").refused("tan to ukraine", "A6.3").play("tan to germany");
    table.play("tan done").is("units germany", "1 tank 1 plane").is("units spain", "1 infantry 2 plane");
}

/// Rule A6.2: links over water count, but the controller may forbid a chain that uses one.
#[test]
fn a_chain_over_water_may_be_forbidden() {
    let navy = "navy = { green = '1 destroyer' }\ncontrol = 'green'";
    let table = tan("spain = 'tan 3 infantry', libya = 'tan 1 tank'", navy);
    let table = table.play("tan do strategic-move, from spain, take 2 infantry, to libya").asked("green");
    let table = table.play("green forbid").is("units spain", "3 infantry").is("units libya", "1 tank");
    // They do not move again in this action.
    table.play("tan from spain").only("tan", "take", "1 infantry");
    let free = tan("spain = 'tan 3 infantry', libya = 'tan 1 tank'", navy);
    let free = free.play("tan do strategic-move, from spain, take 2 infantry, to libya; green allow");
    free.is("units libya", "2 infantry 1 tank").asked("tan");
}

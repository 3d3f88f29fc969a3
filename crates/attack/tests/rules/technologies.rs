//! Technologies, one test each; research and auctions. Sections B13 and B14.

use crate::table::{Position, advanced};

fn world(techs: &str, more: &str) -> Position {
    advanced(
        "players = 2",
        &format!(
            "turn = 'tan'\noil = {{ tan = 9 }}\npp = {{ tan = 60, green = 30 }}\nboard = {{ poland = 'tan 5 infantry 3 artillery 3 plane', germany = 'tan 1 tank', libya = 'green 2 infantry 2 plane', egypt-sudan = 'green 3 infantry' }}\ncapital = {{ green = 'egypt-sudan' }}\ntechnology = {{ {techs} }}\n{more}"
        ),
    )
}

/// The hits of the last sentence with this id.
fn hits(table: &Position, id: &str) -> i64 {
    let said = engine::Table::log(&table.0, engine::Viewer::WATCHER);
    let line = said.iter().rfind(|line| line.say.id == id).unwrap_or_else(|| panic!("no {id}"));
    match line.say.args.get("hits") {
        Some(engine::Arg::Number(n)) => *n,
        _ => panic!("{id} has no hits"),
    }
}

fn bomb(techs: &str, fighters: &str, defenders: &str, bombers: &str, dice: &[u8]) -> Position {
    let table = world(techs, "economy = { green = ['base-oil-01', 'base-oil-02', 'base-oil-03'] }")
        .play("tan do bombing, player green");
    let table = table.play(&format!("tan fighters {fighters}; green fighters {defenders}")).dice(dice);
    table.play(&format!("tan bombers {bombers}"))
}

/// Card radar: defending fighters add 1.
#[test]
fn radar() {
    let table = bomb("green = ['radar']", "0", "1", "2", &[5]);
    table.happened(&["event-air-roll", "event-bomber-down"]);
    assert_eq!(hits(&bomb("", "0", "1", "2", &[5, 1, 1]), "event-air-roll"), 0);
}

/// Card jet-fighters: fighters add 1, attacking or defending; with Radar bonuses add up. Rule B14.4.
#[test]
fn jet_fighters() {
    assert_eq!(hits(&bomb("tan = ['jet-fighters']", "1", "1", "0", &[1, 5]), "event-air-roll"), 1);
    assert_eq!(hits(&bomb("green = ['jet-fighters', 'radar']", "0", "1", "1", &[4]), "event-air-roll"), 1);
}

/// Card heavy-bombers: bombers add 1.
#[test]
fn heavy_bombers() {
    let table = bomb("tan = ['heavy-bombers']", "0", "0", "2", &[5, 4]);
    assert_eq!(hits(&table, "event-bombed"), 1);
    table.asked("tan").offered("tan disable base-oil-01");
}

/// Card rockets: two extra rolls that hit on 6, even without a plane.
#[test]
fn rockets() {
    let table = bomb("tan = ['rockets']", "0", "0", "0", &[6, 6]);
    let table =
        table.play("tan disable base-oil-01, disable base-oil-02").is("out", "base-oil-01 base-oil-02");
    drop(table);
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { poland = 'tan 5 infantry', libya = 'green 2 infantry' }\ntechnology = { tan = ['rockets'] }";
    advanced("players = 2", words).offered("tan do bombing");
}

/// Card atomic-bomb: once, a surviving bomber strips a region to one unit instead of rolling.
#[test]
fn atomic_bomb() {
    let table = bomb("tan = ['atomic-bomb']", "0", "0", "1", &[]).only("tan", "at", "libya, egypt-sudan");
    let table = table
        .play("tan at libya")
        .asked("green")
        .only("green", "keep", "infantry, plane")
        .play("green keep plane");
    table
        .is("units libya", "1 plane")
        .is("technologies tan", "none")
        .is("out", "none")
        .is("n-technologies", 17);
}

/// Card sonar: destroyers and carriers add 1 against submarines.
#[test]
fn sonar() {
    let raid = |techs: &str| {
        let table = world(
            techs,
            "seas = { north-sea = ['tan 1 submarine', 'green 1 destroyer'], north-atlantic = ['tan 1 submarine', 'green 1 destroyer'] }\neconomy = { green = ['route-01'] }",
        );
        table.play("tan do raid").dice(&[1, 4]).play("tan at north-atlantic; green strike")
    };
    raid("green = ['sonar']").is("ships north-atlantic", "green 1 destroyer");
    raid("").is("ships north-atlantic", "tan 1 submarine, green 1 destroyer");
}

/// Card advanced-submarines: raiding rolls add 1.
#[test]
fn advanced_submarines() {
    let table = world(
        "tan = ['advanced-submarines']",
        "seas = { north-atlantic = ['tan 1 submarine'] }\neconomy = { green = ['route-01'] }",
    );
    table.play("tan do raid").dice(&[5]).play("tan at north-atlantic").is("out", "route-01");
}

/// Card fire-control: battleships add 1 in every match-up.
#[test]
fn fire_control() {
    let table = world(
        "tan = ['fire-control']",
        "seas = { north-sea = ['tan 1 battleship'], baltic-sea = ['green 1 battleship'] }",
    );
    let table = table
        .play("tan do move, from north-sea, take 1 battleship, to baltic-sea")
        .dice(&[3, 4, 3, 4])
        .play("tan done");
    table.is("ships baltic-sea", "tan 1 battleship").is("ships north-sea", "green 1 battleship");
}

/// Card code-breaking: the opponent sets up openly before its owner does; if both own it, neither gains.
#[test]
fn code_breaking() {
    let fleets = "seas = { north-sea = ['tan 1 battleship 1 destroyer'], baltic-sea = ['green 1 battleship 1 destroyer'] }";
    let table = world("tan = ['code-breaking']", fleets);
    let table = table.play("tan do move, from north-sea, take 1 battleship, to baltic-sea, from north-sea, take 1 destroyer, to baltic-sea, done");
    let table = table.asked("green").play("green line destroyer");
    assert_eq!(table.view("tan").naval.expect("it is on").line[1], ["destroyer"]);
    assert!(table.view("watcher").naval.expect("it is on").line[1].is_empty());
    table.play("green line battleship").asked("tan");
    let table = world("green = ['code-breaking']", "")
        .play("tan do bombing, player green")
        .asked("tan")
        .play("tan fighters 1, bombers 2");
    let seen = table.view("green").bombing.expect("it is on");
    assert_eq!((seen.fighters, seen.bombers), (Some(1), Some(2)));
    let table = world("", "")
        .play("tan do bombing, player green")
        .asked("tan green")
        .play("tan fighters 1, bombers 2");
    assert_eq!(table.view("green").bombing.expect("it is on").fighters, None);
}

/// Card electronic-computers: every action after the first costs 1 oil less, never less than 1.
#[test]
fn electronic_computers() {
    let table = world("tan = ['electronic-computers']", "")
        .is("oil-price", 1)
        .play("tan do build, done")
        .is("oil-price", 1);
    table.play("tan do build, done").is("oil-price", 2).is("oil tan", 7);
}

/// Card synthetic-oil: 3 oil certificates in every production.
#[test]
fn synthetic_oil() {
    world("tan = ['synthetic-oil']", "").play("tan done; green done").is("oil tan", 12);
}

/// Card synthetic-materials: 5 PP in every production.
#[test]
fn synthetic_materials() {
    world("tan = ['synthetic-materials']", "")
        .is("production tan", 15)
        .play("tan done; green done")
        .is("pp tan", 75);
}

/// Card assembly-line: tanks cost 8, planes 12.
#[test]
fn assembly_line() {
    world("tan = ['assembly-line']", "").play("tan do build, buy 5 plane, at poland").is("pp tan", 0);
    world("tan = ['assembly-line']", "").play("tan do build, buy 3 tank, at poland").is("pp tan", 36);
}

/// Card heavy-tanks (Ruling 52): with a tank committed one blank is rolled again.
#[test]
fn heavy_tanks() {
    let battle = "battle = { at = 'libya', acts = 'attacker', committed = ['1 tank', '3 infantry'], reserve = ['1 infantry', '2 plane'] }";
    let table = world("tan = ['heavy-tanks']", battle).dice(&[6, 6, 2, 6, 6, 6]).play("tan done");
    table.is("committed defender", "2 infantry");
    let table = world("", battle).dice(&[6, 6, 2, 6, 6, 6]).play("tan done");
    table.is("committed defender", "3 infantry");
}

/// Card self-propelled-artillery: artillery moves like tanks and joins Blitzkrieg Moves.
#[test]
fn self_propelled_artillery() {
    let table = world("tan = ['self-propelled-artillery']", "")
        .play("tan do move, from poland, take 1 artillery")
        .offered("tan to france");
    let table =
        table.play("tan to germany, done, do blitzkrieg, from poland").offered("tan take 1 artillery");
    table.refused("tan take 1 infantry", "A5.2");
    world("", "").play("tan do move, from poland, take 1 artillery").not_offered("tan to france");
}

/// Card mechanized-infantry: infantry moves two regions in a Move, through own regions only.
#[test]
fn mechanized_infantry() {
    let table = world("tan = ['mechanized-infantry']", "").play("tan do move, from poland, take 1 infantry");
    table.offered("tan to france").not_offered("tan to turkey");
}

/// Card long-range-aircraft: planes move up to three regions.
#[test]
fn long_range_aircraft() {
    let table = world("tan = ['long-range-aircraft']", "").play("tan do move, from poland, take 1 plane");
    table.offered("tan to spain").offered("tan to turkey").not_offered("tan to palestine");
    world("", "").play("tan do move, from poland, take 1 plane").not_offered("tan to spain");
}

/// Card radio-broadcasting: adds 1 to all Diplomatic Assault rolls.
#[test]
fn radio_broadcasting() {
    let table = world("tan = ['radio-broadcasting']", "")
        .play("tan do diplomacy")
        .is("target france", 7)
        .dice(&[3, 3]);
    table.play("tan at france").is("owner france", "tan");
}

/// Rules B14.1 and B14.2 (Ruling 55): the PP are gone either way; 10 or more succeeds, less one for every five;
/// the technology is random, its owner's alone, and never lost.
#[test]
fn research() {
    let table = world("", "")
        .play("tan do research")
        .only("tan", "pay", "0, 5, 10, 15, 20, 25, 30, 35, 40")
        .refused("tan pay 61", "B14.1");
    let table =
        table.is("research 25", 5).dice(&[3, 3]).play("tan pay 25").is("pp tan", 35).is("n-technologies", 17);
    let table = table
        .play("tan do research")
        .dice(&[4, 4])
        .play("tan pay 5")
        .is("pp tan", 30)
        .is("n-technologies", 17);
    assert_ne!(table.fact("technologies tan"), "none");
}

/// Rules B14.3 and B14.4: without a card there is no research; bonuses of several technologies add up.
#[test]
fn no_technology_left() {
    let all: Vec<String> = attack::facts::Tech::ALL.iter().map(|tech| format!("'{}'", tech.id())).collect();
    let table = world(&format!("green = [{}]", all.join(", ")), "").refused("tan do research", "B14.3");
    table.is("n-technologies", 0);
}

/// Rule B13.1 (Ruling 56): the acting player opens at 20 or more, the others outbid clockwise or drop out for good; the winner
/// pays and takes a free route at random. Nobody bids more than he holds.
#[test]
fn an_auction() {
    let table = world("", "")
        .play("tan do auction")
        .only("tan", "bid", "20, 25, 30, 40, 50")
        .refused("tan bid 19", "B13.1")
        .play("tan bid 20");
    let table = table
        .asked("green")
        .only("green", "bid", "21, 22, 25, 30")
        .refused("green bid 40", "B13.1")
        .play("green bid 25");
    let table =
        table.play("tan bid 30").asked("tan").is("pp tan", 30).is("n-economy tan", 1).is("free-routes", 6);
    assert!(table.view("green").players[0].economy.is_empty());
    let table = world("", "").play("tan do auction, bid 20; green bid 21; tan drop");
    table.is("pp green", 9).is("n-economy green", 1).is("pp tan", 60);
}

/// Rules B13.3, B13.4 and B13.5: a route names one sea area and cannot be bombed; with no free route there is no
/// auction; as economic cards routes may be traded.
#[test]
fn routes() {
    let all = "'route-01', 'route-02', 'route-03', 'route-04', 'route-05', 'route-06', 'route-07'";
    let table = world("", &format!("economy = {{ tan = [{all}], green = ['base-oil-01'] }}"))
        .refused("tan do auction", "B13.4");
    table.play("tan do trade, player green").offered("tan give route-01").offered("tan ask route");
}

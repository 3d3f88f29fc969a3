//! Strategic Bombing and Commerce Raiding. Sections B16 and B17.

use engine::{Game as _, Table as _};

use crate::table::{Position, advanced};

fn skies(more: &str) -> Position {
    let words = "turn = 'red'\noil = { red = 9 }\nboard = { poland = 'red 1 infantry 4 plane', libya = 'blue 1 plane', egypt-sudan = 'blue 2 infantry 1 plane', peru = 'tan 1 tank', chile = 'green 1 tank' }\neconomy = { blue = ['base-oil-01', 'base-oil-02', 'route-01'] }\ncapital = { blue = 'egypt-sudan' }";
    advanced("players = 4", &format!("{words}\n{more}"))
}

/// Rules B16.1 and B16.2: any opponent, wherever the planes stand; both sides assign in secret.
#[test]
fn planes_are_assigned_in_secret() {
    let table = skies("")
        .play("red do bombing")
        .only("red", "player", "blue, tan, green")
        .play("red player blue")
        .asked("red blue");
    let table = table
        .refused("red bombers 2", "B16.2")
        .refused("blue fighters 3", "B16.2")
        .play("red fighters 1")
        .asked("red blue");
    let table = table.only("red", "bombers", "0, 1, 2, 3").play("red bombers 3").asked("blue");
    assert_eq!(table.view("blue").bombing.expect("it is on").bombers, None);
    // Nobody to send up: nobody is asked.
    skies("").play("red do bombing, player tan").asked("red");
}

/// Rules B16.3, B16.4 and B16.6: defending fighters shoot first, the defender chooses the victim; then attacking
/// fighters; each owner removes his planes from the map.
#[test]
fn dogfights() {
    let table = skies("")
        .play("red do bombing, player blue, fighters 1, bombers 2")
        .dice(&[6, 2])
        .play("blue fighters 2")
        .asked("blue");
    let table = table.dice(&[1, 1]).play("blue fighter");
    // The fighter is gone, so no plane of Blue is shot down.
    let table = table.is("units poland", "1 infantry 3 plane").is("units libya", "1 plane");
    drop(table);
    let table = skies("")
        .play("red do bombing, player blue, fighters 1, bombers 2")
        .dice(&[6, 2])
        .play("blue fighters 2");
    let table =
        table.dice(&[6, 1]).play("blue bomber").asked("blue").only("blue", "at", "libya, egypt-sudan");
    table
        .play("blue at egypt-sudan")
        .is("units egypt-sudan", "2 infantry")
        .is("units poland", "1 infantry 3 plane");
}

/// Rule B16.5: each hit of a bomber puts an economic card out of action, chosen by the attacker who sees them;
/// never a trade route; hits beyond the cards are lost.
#[test]
fn bombs_on_factories() {
    let table = skies("")
        .play("red do bombing, player blue; blue fighters 0")
        .dice(&[6, 6, 6])
        .play("red fighters 0, bombers 3")
        .asked("red");
    assert_eq!(table.view("red").players[3].economy, ["base-oil-01", "base-oil-02", "route-01"]);
    assert!(table.view("tan").players[3].economy.is_empty());
    let table = table
        .refused("red disable route-01", "B16.5")
        .play("red disable base-oil-01, disable base-oil-02, done");
    table.is("out", "base-oil-01 base-oil-02").asked("red");
}

/// What a seat sees of a table, as one text: its view, its log, and what is drawn.
fn all_seen(table: &Position, seat: &str) -> String {
    let view = table.view(seat);
    let drawn = <attack::Attack as scene::Draw>::scene(&view);
    format!("{view:?} {:?} {drawn:?}", table.0.log(table.viewer(seat)))
}

/// Rules B16.5 and B4.3: a card put out of action lies face down: only the bomber, who chose it, and its owner know
/// which it is. That it lies there everybody sees, and at the end of the round it is in the hand again.
#[test]
fn a_card_out_of_action_lies_face_down() {
    let table = skies("")
        .play("red do bombing, player blue; blue fighters 0")
        .dice(&[6])
        .play("red fighters 0, bombers 1, disable base-oil-02");
    for seat in ["tan", "green", "watcher"] {
        assert!(!all_seen(&table, seat).contains("base-oil-0"), "{seat}");
        assert!(table.log(seat).contains(&"event-disabled-hidden"), "{seat}");
        assert!(table.view(seat).out.is_empty(), "{seat}");
        assert_eq!(table.view(seat).players[3].n_out, 1, "{seat}");
    }
    for seat in ["red", "blue"] {
        assert_eq!(table.view(seat).out, ["base-oil-02"], "{seat}");
        assert!(table.log(seat).contains(&"event-disabled"), "{seat}");
    }
    // The bomber sees it lie there; what else he saw he remembers, and it is not shown again.
    assert_eq!(table.view("red").players[3].economy, ["base-oil-02"]);
    let mut imagined = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let world = table.0.now().imagine(table.seat("tan"), engine::Dice::seeded(seed));
        imagined.insert(world.fact("out").expect("it is a fact"));
        let world = table.0.now().imagine(table.seat("red"), engine::Dice::seeded(seed));
        assert_eq!(world.fact("out").as_deref(), Some("base-oil-02"));
    }
    assert!(imagined.len() > 20 && !imagined.iter().any(|cards| cards.contains("route")), "{imagined:?}");
    let table = table.idle_to("red done").play("red done").idle_to("blue do political-cards");
    table.is("out", "none").is("n-economy blue", 3);
}

/// Rules B16.5 and B4.3: which of two cards that were seen in a hand lies face down is not known, and when one of the
/// hand is lost unseen it may have been any of those that can have been in it.
#[test]
fn what_lies_face_down_may_be_any_card() {
    let words = "turn = 'red'\noil = { red = 9 }\npp = { red = 60, blue = 60 }
        board = { poland = 'red 9 infantry 4 plane', ukraine = 'blue 1 infantry', libya = 'blue 1 infantry', peru = 'tan 1 tank', chile = 'green 1 tank' }
        economy = { blue = ['base-oil-01', 'base-oil-02', 'base-rail-01'], red = ['base-rail-04'] }";
    let table = advanced("players = 4", words)
        .play("red do trade, player blue, ask oil, ask oil, give base-rail-04, offer; blue counter, give base-oil-01, give base-oil-02, offer; red decline, done")
        .play("red do bombing, player blue")
        .dice(&[6])
        .play("red fighters 0, bombers 1, disable base-oil-01");
    let believed = |table: &Position, seat: &str, fact: &str, card: &str| {
        let worlds = (0..200).map(|seed| table.0.now().imagine(table.seat(seat), engine::Dice::seeded(seed)));
        worlds
            .filter(|world| world.fact(fact).expect("it is a fact").split(' ').any(|held| held == card))
            .count()
    };
    // Tan saw both oil cards and not the third.
    for card in ["base-oil-01", "base-oil-02"] {
        assert_eq!(believed(&table, "tan", "economy blue", card), 200);
        assert!((30..110).contains(&believed(&table, "tan", "out", card)), "{card}");
    }
    assert_eq!(believed(&table, "red", "out", "base-oil-01"), 200);
    // Ukraine falls, and a card of the hand goes to Red unseen.
    let table =
        table.play("red do move, from poland, take 5 infantry, to ukraine, done").idle_to("red do build");
    assert_eq!(table.fact("owner ukraine"), "red");
    assert_eq!(table.view("tan").players[3].n_out, 1, "it came from the hand");
    for card in ["base-oil-01", "base-oil-02"] {
        assert!(believed(&table, "tan", "economy blue", card) < 200, "{card}");
    }
    // Who chose the card knows that it was not the one that came.
    assert_eq!(believed(&table, "red", "out", "base-oil-01"), 200);
    assert_eq!(believed(&table, "blue", "economy red", "base-rail-04"), 200);
}

/// Rule B17.1 (Ruling 54): a raider picks what he attacks, also an only area; when none is left he is not asked.
#[test]
fn with_nothing_left_to_raid_nobody_is_asked() {
    let words = "turn = 'red'\noil = { red = 9 }\npp = { red = 9 }\nboard = { poland = 'red 1 infantry', libya = 'blue 1 infantry', peru = 'tan 1 tank', chile = 'green 1 tank' }\nseas = { north-atlantic = ['red 1 submarine'], caribbean = ['red 1 submarine'] }";
    let one = format!("{words}\neconomy = {{ blue = ['route-01'] }}");
    let table = advanced("players = 4", &one).play("red do raid").exactly("red", "at north-atlantic, done");
    table.dice(&[6]).play("red at north-atlantic").is("out", "route-01").offered("red do build");
    let none = format!("{words}\neconomy = {{ blue = ['base-oil-01'] }}");
    advanced("players = 4", &none).play("red do raid").is("done", "raid").offered("red do build");
}

/// Rules B17.1 and B17.4: a route that raiders hit was shown to everybody: all know that it is out of action.
#[test]
fn a_raided_route_lies_open() {
    let words = "turn = 'red'\noil = { red = 9 }\nboard = { poland = 'red 1 infantry', libya = 'blue 1 infantry', peru = 'tan 1 tank', chile = 'green 1 tank' }\nseas = { north-atlantic = ['red 1 submarine'] }\neconomy = { blue = ['route-01', 'base-oil-02'] }";
    let table = advanced("players = 4", words).play("red do raid").dice(&[6]).play("red at north-atlantic");
    for seat in ["tan", "green", "red", "blue", "watcher"] {
        assert_eq!(table.view(seat).out, ["route-01"], "{seat}");
        assert!(table.log(seat).contains(&"event-disabled"), "{seat}");
    }
}

/// Rule B16.7: a region that lost its only plane gets another unit, or turns neutral.
#[test]
fn an_empty_region_is_filled() {
    let table = skies("")
        .play("red do bombing, player blue; blue fighters 2; red fighters 4")
        .dice(&[1, 1, 6, 1, 1, 1]);
    let table = table.play("red bombers 0; blue at libya").only(
        "blue",
        "send",
        "infantry egypt-sudan, plane egypt-sudan",
    );
    table
        .refused("blue done", "B16.7")
        .play("blue send infantry egypt-sudan")
        .is("units libya", "1 infantry");
    let poor = "turn = 'red'\noil = { red = 9 }\nboard = { poland = 'red 1 infantry 4 plane', libya = 'blue 1 plane', kenya = 'blue 1 tank', peru = 'tan 1 tank', chile = 'green 1 tank' }\ncapital = { blue = 'kenya' }";
    let table = advanced("players = 4", poor)
        .play("red do bombing, player blue; blue fighters 1; red fighters 4")
        .dice(&[1, 6, 1, 1, 1]);
    table.play("red bombers 0").is("owner libya", "none").is("regions blue", 1);
}

/// Rule B16.8: bonuses can carry a die over 6.
#[test]
fn bonuses_count_beyond_six() {
    let table = skies("technology = { red = ['heavy-bombers'] }")
        .play("red do bombing, player blue; blue fighters 0")
        .dice(&[6]);
    table.play("red fighters 0, bombers 1").asked("red").offered("red disable base-oil-01");
}

fn raiders(more: &str) -> Position {
    let words = "turn = 'red'\noil = { red = 9 }\nboard = { poland = 'red 1 infantry', libya = 'blue 1 plane', peru = 'tan 1 tank', chile = 'green 1 tank' }\neconomy = { blue = ['route-01', 'route-04', 'base-oil-01'] }";
    advanced("players = 4", &format!("{words}\n{more}"))
}

/// Rules B17.1 and B17.2: routes in the raider's waters are shown; he picks, and areas are resolved one by one.
#[test]
fn routes_are_shown() {
    let table = raiders("seas = { north-atlantic = ['red 1 submarine'], mediterranean = ['red 1 submarine'], baltic-sea = ['red 1 submarine'] }").play("red do raid");
    let table =
        table.only("red", "at", "north-atlantic, mediterranean").refused("red at baltic-sea", "B17.1");
    assert_eq!(table.view("tan").players[3].economy, ["route-01", "route-04"]);
    table
        .play("red at mediterranean")
        .only("red", "at", "north-atlantic")
        .play("red done")
        .refused("red do raid", "B3.5");
    raiders("").refused("red do raid", "B17.1");
}

/// Rules B17.3 and B17.4: one die for each submarine, 6 hits; one hit puts a route out of action, a second one in
/// the same round destroys it.
#[test]
fn two_hits_destroy() {
    let seas = "seas = { north-atlantic = ['red 2 submarine'] }";
    raiders(seas)
        .play("red do raid")
        .dice(&[6, 5])
        .play("red at north-atlantic")
        .is("out", "route-01")
        .is("n-economy blue", 3);
    let table = raiders(seas).play("red do raid").dice(&[6, 6]).play("red at north-atlantic");
    table.is("n-economy blue", 2).is("out", "none").is("free-routes", 6);
}

/// Rules B17.6 and B17.7: any destroyers and carriers there may strike back, 5 and 4; submarines never fire on
/// ships.
#[test]
fn striking_back() {
    let seas =
        "seas = { north-atlantic = ['red 2 submarine', 'tan 1 carrier', 'blue 1 destroyer 1 submarine'] }";
    let table = raiders(seas).play("red do raid").dice(&[1, 1]).play("red at north-atlantic").asked("blue");
    let table = table.dice(&[4]).play("blue strike").asked("tan").dice(&[4]).play("tan strike");
    table.is("ships north-atlantic", "tan 1 carrier, red 1 submarine, blue 1 destroyer 1 submarine");
    let table =
        raiders(seas).play("red do raid").dice(&[1, 1]).play("red at north-atlantic; blue hold; tan hold");
    table.is("ships north-atlantic", "tan 1 carrier, red 2 submarine, blue 1 destroyer 1 submarine");
}

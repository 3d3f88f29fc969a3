//! Section 14: who may know what.

use engine::{Game as _, Table as _};
use scene::Draw as _;
use undaunted::Undaunted;

use crate::table::{Position, given, turn};

/// What a seat or watcher can read of the US cards: view, log, prompt.
fn reads(table: &Position, who: &str) -> String {
    let viewer = table.viewer(who);
    let log: Vec<String> = table.0.log(viewer).iter().map(|line| format!("{:?}", line.say)).collect();
    // Both sides have cards of the same names: only the piles of the US side are looked at.
    let us = &table.0.view(viewer)["sides"][0];
    format!("{us} {} {:?}", log.join(" "), table.0.prompt(viewer))
}

/// Rules 14.1 and 4.4: board, supplies, play areas and revealed cards are open to all.
#[test]
fn the_board_is_open() {
    let table = given(
        "setup.scenario = 1\nhand = { us = ['scout-a', 'rifleman-a'], germany = ['rifleman-b', 'scout-b'] }",
    )
    .play("us bid scout-a; germany bid rifleman-b; us rifleman-a control");
    let view = table.view("watcher");
    assert_eq!(view.tiles.len(), 12);
    assert_eq!(view.sides[0].play[0].card, "rifleman-a");
    assert!(!view.sides[1].supply.is_empty());
    assert!(reads(&table, "watcher").contains("Said(Say { id: \"bid-card\""));
    let tile = view.tiles.iter().find(|tile| tile.face == "5B").expect("it is there");
    assert_eq!((tile.value, tile.counters.len()), (3, 4));
}

/// Rule 14.2: hands, and a card picked but not revealed, are their owner's alone.
#[test]
fn hands_and_picks_are_hidden() {
    let table = given("setup.scenario = 1\nhand = { us = ['scout-a', 'squad-leader-b'], germany = ['rifleman-b', 'scout-b'] }")
        .play("us bid squad-leader-b");
    for who in ["germany", "watcher"] {
        assert!(!reads(&table, who).contains("squad-leader-b"), "{who}");
        assert!(table.view(who).sides[0].picked && table.view(who).sides[0].hand.is_none());
    }
    assert!(reads(&table, "us").contains("squad-leader-b"));
    assert_eq!(table.log("germany"), ["event-picked-hidden"]);
    assert_eq!(table.log("us"), ["event-picked"]);
}

/// Rule 14.2: what is drawn is told to its owner alone.
#[test]
fn drawn_cards_are_hidden() {
    let table =
        turn(1, "us", "platoon-sergeant", "deck.us = ['squad-leader-b']").play("us platoon-sergeant command");
    assert!(reads(&table, "us").contains("squad-leader-b"));
    assert!(!reads(&table, "germany").contains("squad-leader-b"));
    assert_eq!(table.log("germany").last(), Some(&"event-drew"));
    assert_eq!(table.log("us").last(), Some(&"event-drew-cards"));
}

/// Rule 14.3: pile sizes are open; the discard pile may be looked through by its owner alone.
#[test]
fn pile_sizes_are_open() {
    let table = turn(1, "us", "rifleman-a", "discard.us = ['scout-b', 'fog-of-war']\ndeck.us = ['scout-a']");
    let us = &table.view("germany").sides[0];
    assert_eq!((us.n_hand, us.n_deck, us.n_discard, us.n_removed), (1, 1, 2, 0));
    assert!(us.discard.is_none());
    let own = &table.view("us").sides[0];
    assert_eq!(own.discard.as_ref().map(Vec::len), Some(2));
}

/// Rule 14.4: nobody is asked which copy is removed.
#[test]
fn no_copy_is_chosen() {
    turn(1, "us", "rifleman-a", "hand.germany = ['3 rifleman-a']\ndice = [10]")
        .play("us rifleman-a attack, hit germany rifleman-a")
        .asked("us")
        .is("n-hand germany", 2);
}

/// Rule 14.5: the same seed and choices are the same game.
#[test]
fn one_seed_is_one_game() {
    let play = |seed: u64| {
        let mut game = undaunted::Undaunted::new(&undaunted::Setup::default(), engine::Dice::seeded(seed));
        let mut told = Vec::new();
        for _ in 0..60 {
            let Some(seat) = game.awaiting().seats().iter().next() else { break };
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            game.apply(seat, offers[told.len() % offers.len()], &mut told).expect("it is offered");
        }
        (game, told)
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

/// Rules 14.7 and 8.10: the view shows each possible attack with its sum and its chance, and every reach.
#[test]
fn the_view_foretells_attacks_and_steps() {
    let table = turn(3, "us", "machine-gunner-a rifleman-a scout-a", "");
    let view = table.view("us");
    let attack = |card: &str, action: &str, unit: &str| {
        *view
            .attacks
            .iter()
            .find(|attack| (attack.card, attack.action, attack.unit) == (card, action, unit))
            .expect("it is foretold")
    };
    let suppress = attack("machine-gunner-a", "suppress", "scout-b");
    assert_eq!((suppress.total, suppress.dice, suppress.chance), (8, 4, 7599));
    assert_eq!(attack("rifleman-a", "attack", "rifleman-b").chance, 4000);
    let reach = view.reach.iter().find(|reach| reach.card == "rifleman-a").expect("it can move");
    assert_eq!((reach.from, &reach.tiles[..]), ("1A", &["7A", "3B"][..]));
    let scouts = view.reach.iter().find(|reach| reach.action == "scout").expect("it can scout");
    assert!(scouts.tiles.contains(&"15A") && !scouts.tiles.contains(&"1A"));
    assert!(table.view("germany").attacks.is_empty() && table.view("watcher").reach.is_empty());
}

/// The table as text in English, as a seat or `watcher` may read it.
fn spoken(table: &Position, who: &str) -> Vec<String> {
    let [english, ..] = proof::all_words::<Undaunted>();
    Undaunted::scene(&table.view(who)).text.iter().map(|line| english.say(line)).collect()
}

#[track_caller]
fn tells(table: &Position, who: &str, lines: &[&str]) {
    let spoken = spoken(table, who);
    for line in lines {
        assert!(spoken.iter().any(|told| told == line), "{line} is missing in {spoken:#?}");
    }
}

/// Rules 14.1 and 10.1: who reads the table as text is told of every marker, of the goals and of the radio.
#[test]
fn the_table_as_text_tells_of_every_marker() {
    let table = turn(10, "us", "rifleman-a", "target.germany = '15B'");
    tells(
        &table,
        "watcher",
        &[
            "15B: target marker (Germany).",
            "6B: radio.",
            "4B: spawn marker (United States): all units.",
            "13B: spawn marker (Germany): squad B.",
            "13B: spawn marker (Germany): mortar.",
            "United States: 0 of 5 points.",
            "Germany, off the board: Machine Gunners A, enters at 14B.",
        ],
    );
    tells(
        &given("setup.scenario = 11"),
        "germany",
        &["United States: Goal: no enemy Riflemen on the board. Points: 3."],
    );
}

/// Rules 14.1 and 8.5: a hill is read with both its covers.
#[test]
fn the_table_as_text_tells_both_covers_of_a_hill() {
    let table = given("setup.scenario = 11");
    tells(&table, "watcher", &["Tile 2A: hill, cover 3/1, objective 1, next to 15B, 18B, 4A, 9A."]);
    let titles = proof::Drawn::of(&Undaunted::scene(&table.view("watcher"))).says;
    let [english, ..] = proof::all_words::<Undaunted>();
    assert!(titles.iter().any(|title| english.say(title) == "2A: hill, cover 3/1, objective 1"));
}

/// Rules 14.1 and 4.4: the revealed cards are read too, and only once they are revealed.
#[test]
fn the_table_as_text_tells_the_revealed_cards() {
    let hands = "hand = { us = ['scout-a', 'rifleman-a'], germany = ['rifleman-b', 'scout-b'] }";
    let table = given(&format!("setup.scenario = 1\n{hands}")).play("us bid scout-a");
    assert!(!spoken(&table, "us").iter().any(|line| line.contains("initiative: Scout A")));
    let table = table.play("germany bid rifleman-b");
    tells(
        &table,
        "watcher",
        &[
            "United States, card for initiative: Scout A (6).",
            "Germany, card for initiative: Rifleman B (5).",
        ],
    );
}

/// Rules 14.3 and 9.5: the own discard pile and the own removed cards are read by their owner alone.
#[test]
fn the_table_as_text_tells_the_own_piles() {
    let table = turn(1, "us", "rifleman-a", "discard.us = ['scout-b']\nremoved.us = ['2 fog-of-war']");
    let own = ["United States, discard pile: Scout B ×1.", "United States, removed cards: Fog of War ×2."];
    tells(&table, "us", &own);
    for who in ["germany", "watcher"] {
        assert!(!spoken(&table, who).iter().any(|line| own.contains(&line.as_str())), "{who}");
    }
}

/// Rule 4.6: an empty hand is drawn as no card with the value 0, not as a pick that is still to come.
#[test]
fn an_empty_hand_is_not_waited_for_in_the_picture() {
    let said = |table: &Position, id: &str| {
        let says = proof::Drawn::of(&Undaunted::scene(&table.view("us"))).says;
        says.iter().filter(|say| say.id == id).count()
    };
    let table = given(
        "setup.scenario = 1\nhand = { us = ['fog-of-war', 'scout-a'], germany = [] }\ndeck.germany = []\ndiscard.germany = []",
    );
    assert_eq!((said(&table, "bid-open"), said(&table, "bid-empty")), (1, 1));
    let table = table.play("us bid fog-of-war");
    assert_eq!((said(&table, "bid-open"), said(&table, "bid-empty")), (0, 1));
}

//! What a reader of the rules found missing in the code, each with the test that showed it.

use engine::{Dice, Game as _, Table as _};
use quartermaster::Quartermaster;
use quartermaster::cards::row_named;
use quartermaster::event::Event;
use quartermaster::facts::Nation;
use quartermaster::view::Step;
use scene::{Draw as _, Part, Shape, When};

use crate::table::{Position, Turns as _, turn};

/// Rules 12.1 and 10.7: without "then" the order is free: Russia first where only Russia can be reached.
#[test]
fn builds_joined_by_and_are_made_in_either_order() {
    turn("italy")
        .put("italy", "italy western-europe baltic-sea")
        .hand("italy", "italy-attacks-communists")
        .go()
        .play("italy play ita-italy-attacks-communists")
        .only("italy", "at", "russia")
        .play("italy at russia")
        .only("italy", "at", "ukraine")
        .play("italy at ukraine")
        .is("at italy", "western-europe italy ukraine russia baltic-sea");
}

/// Rules 12.1 and 12.6: Arsenal of Democracy: the navy may come first and carry the army overseas.
#[test]
fn the_uk_may_build_the_navy_of_arsenal_of_democracy_first() {
    let table = turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom")
        .hand("usa", "arsenal-of-democracy")
        .go();
    table
        .play("usa play usa-arsenal-of-democracy")
        .only("uk", "at", "united-kingdom, north-sea")
        .play("uk at north-sea")
        .only("uk", "at", "iceland, united-kingdom, scandinavia, western-europe, north-africa")
        .play("uk at iceland")
        .is("at uk", "iceland united-kingdom north-sea");
}

/// Rule 13.9: what ASW Tactics cancelled asks nothing more.
#[test]
fn a_cancelled_card_chooses_nobody() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group build-army")
        .table("uk", "asw-tactics")
        .go()
        .play("germany play ger-submarines-monsoon-group; uk use uk-asw-tactics")
        .asked("germany")
        .not_offered("germany nation uk")
        .offered("germany discard ger-build-army")
        .is("vp axis", 2);
}

/// Rules 12.2 and 9.6: without a place for the recruit the Axis army in Moscow can still be eliminated.
#[test]
fn a_first_step_that_cannot_be_done_does_not_lock_the_second() {
    turn("ussr")
        .put("ussr", "vladivostok mongolia szechuan middle-east india scandinavia balkans")
        .put("germany", "moscow")
        .hand("ussr", "build-army")
        .table("ussr", "defense-of-the-motherland")
        .go()
        .play("ussr use ussr-defense-of-the-motherland, at moscow")
        .is("pieces moscow", "none");
}

/// Rule 21.10: an army that was saved from its own redeployment stays and is not built a second time.
#[test]
fn a_saved_army_is_not_rebuilt() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at ukraine, use ussr-stalingrad")
        .is("at ussr", "ukraine moscow")
        .only("ussr", "at", "moscow");
}

/// Rule 6.5: with the switch off a navy without a port does not carry the line of a new piece either.
#[test]
fn a_portless_navy_carries_no_new_piece_with_the_switch_off() {
    let spot = |relays: &str| {
        turn("japan")
            .option("portless-navy-relays", relays)
            .put("japan", "japan sea-of-japan central-pacific east-pacific new-zealand")
            .hand("japan", "build-navy")
            .go()
            .is(
                "unsupplied japan",
                if relays == "yes" { "central-pacific" } else { "new-zealand central-pacific east-pacific" },
            )
            .play("japan play jpn-build-navy")
    };
    spot("yes").offered("japan at south-pacific");
    spot("no").not_offered("japan at south-pacific");
}

/// Rules 22.15 and 11.8: a piece that is safe for the turn needs no second protection.
#[test]
fn a_second_protection_is_not_offered() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf destroyers")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk use uk-raf")
        .asked("germany")
        .is("responses uk", "uk-destroyers");
}

/// Rules 17.3 and 13.1: a piece its owner took off is not about to be removed any more.
#[test]
fn a_piece_taken_off_cannot_be_saved() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk remove north-sea")
        .asked("germany")
        .is("responses uk", "uk-raf");
}

/// Rules 13.9 and 13.11: nothing is added to a card that was cancelled.
#[test]
fn wolf_packs_do_not_join_a_cancelled_card() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group")
        .table("germany", "wolf-packs")
        .table("uk", "asw-tactics raf")
        .go()
        .play("germany play ger-submarines-monsoon-group; uk use uk-asw-tactics")
        .not_offered("germany use ger-wolf-packs")
        .is("vp axis", 2);
}

/// Rules 12.2 and 9.6: Tito's Partisans asks for no nation where neither has an army to recruit, and only for
/// those that have one.
#[test]
fn nobody_is_chosen_who_cannot_recruit() {
    let soviets = "moscow ukraine russia siberia kazakhstan mongolia vladivostok";
    let table = |uk: &str| {
        let table =
            turn("ussr").put("ussr", soviets).put("uk", uk).hand("ussr", "titos-partisans build-army");
        table.go().play("ussr play ussr-titos-partisans")
    };
    table("united-kingdom canada india australia africa")
        .not_offered("ussr nation uk")
        .not_offered("ussr nation ussr")
        .offered("ussr discard ussr-build-army");
    table("united-kingdom canada india australia")
        .only("ussr", "nation", "uk")
        .play("ussr nation uk, at balkans")
        .is("pieces balkans", "uk army");
    // An enemy army that stays leaves no room for either.
    turn("ussr")
        .put("ussr", "moscow")
        .put("uk", "united-kingdom")
        .put("italy", "italy balkans")
        .hand("ussr", "titos-partisans")
        .go()
        .play("ussr play ussr-titos-partisans, pass")
        .not_offered("ussr nation ussr")
        .is("pieces balkans", "italy army");
}

/// Rules 12.1 and 12.6: while both may still be built, Arsenal of Democracy asks for an army or a navy.
#[test]
fn arsenal_of_democracy_asks_for_what_is_left() {
    let prompt = |table: &Position| Quartermaster::prompt(&table.view("uk")).id;
    let table = turn("usa").put("usa", "eastern-us").put("uk", "united-kingdom");
    let table = table.hand("usa", "arsenal-of-democracy").go().play("usa play usa-arsenal-of-democracy");
    assert_eq!(prompt(&table), "prompt-build-either");
    let table = table.play("uk at north-sea");
    assert_eq!(prompt(&table), "prompt-build-army");
    let table = turn("usa").put("usa", "eastern-us").put("uk", "united-kingdom");
    let table = table.hand("usa", "arsenal-of-democracy").go();
    let table = table.play("usa play usa-arsenal-of-democracy; uk at united-kingdom");
    assert_eq!(prompt(&table), "prompt-build-navy");
}

/// Rules 13.5 and 22.15: a navy that Radar saved is not about to be removed any more.
#[test]
fn a_navy_that_radar_saved_needs_no_destroyers() {
    turn("japan")
        .put("japan", "japan sea-of-japan north-pacific iwo-jima")
        .put("usa", "western-us east-pacific")
        .put("uk", "united-kingdom")
        .hand("japan", "sea-battle build-army")
        .table("usa", "radar")
        .table("uk", "destroyers")
        .go()
        .play("japan play jpn-sea-battle, at east-pacific; usa use usa-radar")
        .asked("japan")
        .is("responses uk", "uk-destroyers")
        .is("pieces east-pacific", "usa navy");
}

/// Rules 7.5 and 17.1: what its owner took off in the Supply step is not asked for again.
#[test]
fn a_piece_taken_off_in_the_supply_step_is_gone() {
    turn("germany")
        .put("germany", "germany western-europe africa canada")
        .hand("germany", "build-army build-navy")
        .go()
        .play("germany discard ger-build-army")
        .only("germany", "at", "canada, africa")
        .play("germany remove canada")
        .is("at germany", "western-europe germany")
        .offered("germany discard ger-build-navy");
}

/// Rules 13.9 and 7.5: once Truk is used before the unsupplied pieces leave, nothing more is asked.
#[test]
fn truk_is_the_last_word_before_the_supply_step() {
    turn("japan")
        .put("japan", "japan central-pacific new-guinea australia")
        .hand("japan", "build-army build-navy")
        .table("japan", "truk")
        .go()
        .play("japan discard jpn-build-army, use jpn-truk")
        .offered("japan discard jpn-build-navy")
        .is("at japan", "japan new-guinea australia central-pacific");
}

/// Rules 16.1 and 8.2: everybody saw the card that was fetched: it is in hand in every world one may imagine,
/// until a card leaves that hand unseen.
#[test]
fn a_card_fetched_in_the_open_is_remembered() {
    let worlds = |table: &Position, card: &str| {
        let imagined = (0..200).map(|seed| table.0.now().imagine(Nation::Uk.seat(), Dice::seeded(seed)));
        imagined.filter(|world| world.fact("hand germany").is_some_and(|hand| hand.contains(card))).count()
    };
    let table = turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom")
        .hand("germany", "plunder v-weapons broad-front guns-and-butter conscription volksturm")
        .go();
    let four =
        "discard ger-plunder, discard ger-v-weapons, discard ger-broad-front, discard ger-guns-and-butter";
    let table = table.play(&format!("germany reallocate, {four}, fetch ger-build-navy"));
    assert_eq!(worlds(&table, "ger-build-navy"), 200);
    let table = table.play("germany play ger-conscription");
    assert_eq!(worlds(&table, "ger-build-navy"), 200);
    // Which card is thrown away in the Discard step nobody else sees.
    let thrown = table.play("germany discard ger-volksturm");
    assert!((1..200).contains(&worlds(&thrown, "ger-build-navy")));
}

/// Rules 16.1 and 8.2: of two copies nobody can tell which one is played.
#[test]
fn a_card_fetched_and_played_is_no_longer_in_hand() {
    let four =
        "discard ger-plunder, discard ger-v-weapons, discard ger-broad-front, discard ger-guns-and-butter";
    let table = turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons broad-front guns-and-butter build-navy")
        .go()
        .play(&format!("germany reallocate, {four}, fetch ger-build-navy, play ger-build-navy, pass"));
    let hands = (0..200).map(|seed| {
        let world = table.0.now().imagine(Nation::Usa.seat(), Dice::seeded(seed));
        world.fact("hand germany").unwrap_or_default()
    });
    assert!(hands.filter(|hand| hand.contains("ger-build-navy")).count() < 100);
}

/// Rules 8.2 and 13.9: the card that Women Conscripts put on the deck is known when it is drawn, too.
#[test]
fn a_card_drawn_from_the_open_top_is_remembered() {
    let table = turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army")
        .hand("italy", "build-army")
        .table("ussr", "women-conscripts")
        .go()
        .play("ussr play ussr-build-army, at russia, use ussr-women-conscripts")
        .until("italy");
    for seed in 0..100 {
        let world = table.0.now().imagine(Nation::Italy.seat(), Dice::seeded(seed));
        assert!(world.fact("hand ussr").is_some_and(|hand| hand.contains("ussr-build-army")));
    }
}

/// Rule 8.2 (card uk-rationing): what everybody saw shuffled back is in the deck until it may have been drawn.
#[test]
fn a_card_shuffled_back_is_not_believed_in_hand() {
    let table = turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "increased-commonwealth-support")
        .table("uk", "rationing")
        .go()
        .play("uk play uk-increased-commonwealth-support, at canada, use uk-rationing");
    let held = |table: &Position| {
        let hands = (0..2000).filter_map(|seed| {
            let world = table.0.now().imagine(Nation::Usa.seat(), Dice::seeded(seed));
            world.fact("hand uk")
        });
        hands.filter(|hand| hand.contains("uk-increased-commonwealth-support")).count()
    };
    assert_eq!((held(&table), table.0.now().fact("n-hand uk")), (0, Some("0".into())));
    // Seven of the forty cards of the deck are drawn.
    let table = table.until("usa");
    assert!((250..450).contains(&held(&table)), "{}", held(&table));
}

/// Rule 7.2: a window shows the step of the turn in which it opened.
#[test]
fn a_window_opens_in_its_step_of_the_turn() {
    let step = |table: &Position| table.view("watcher").step;
    let table = turn("uk")
        .put("uk", "united-kingdom iceland")
        .hand("uk", "build-army build-navy")
        .table("uk", "raf")
        .go();
    assert_eq!(step(&table), Step::Play);
    let table = table.play("uk discard uk-build-army").idle_to("uk discard uk-build-navy");
    assert_eq!(step(&table), Step::Discard);
    // The Supply step: an unsupplied navy may be saved.
    let table = turn("uk").put("uk", "india north-sea").hand("uk", "build-army").table("uk", "raf").go();
    let table = table.play("uk discard uk-build-army").offered("uk use uk-raf");
    assert_eq!(step(&table), Step::Supply);
    assert_eq!(drawn_step(&table), "supply");
    // The Victory step: Enigma may answer a Status that scored.
    let table = turn("germany").put("germany", "germany baltic-sea").hand("germany", "build-army build-navy");
    let table = table.table("germany", "swedish-iron-ore").table("uk", "enigma-code-cracked").go();
    let table = table.play("germany discard ger-build-army, use ger-swedish-iron-ore").asked("uk");
    assert_eq!(step(&table), Step::Victory);
    assert_eq!(drawn_step(&table), "victory");
    // The Discard step: cards go under the deck.
    let table = turn("usa").put("usa", "eastern-us").hand("usa", "build-army build-navy land-battle");
    let table = table.table("usa", "rosie-the-riveter").go();
    let table = table.play("usa discard usa-build-army, use usa-rosie-the-riveter");
    assert_eq!(step(&table), Step::Discard);
    assert_eq!(drawn_step(&table), "discard");
}

/// The step that is drawn as the present one.
fn drawn_step(table: &Position) -> &'static str {
    let scene = Quartermaster::scene(&table.view("watcher"));
    let turn = scene.parts.iter().find_map(|part| match part {
        Part::Track(track) if track.id == "turn" => Some(track),
        _ => None,
    });
    let steps = &turn.expect("the turn is told").steps;
    let now = steps.iter().position(|step| step.when == When::Now).expect("a step is marked");
    ["play", "supply", "victory", "discard", "draw"][now]
}

/// Rules 8.2 and 9.1: a card that is played or used is shown to everybody while it acts, a Response that is laid is not.
#[test]
fn a_card_that_acts_is_shown_and_a_response_that_is_laid_is_not() {
    let shown = |event: Event| Quartermaster::shown(&event).map(|card| card.class);
    let (nation, row) = (Nation::Germany, row_named("ger-land-battle").expect("it is a card"));
    for event in
        [Event::Played { nation, row }, Event::PlacedStatus { nation, row }, Event::Used { nation, row }]
    {
        assert_eq!(shown(event).as_deref(), Some("type-land-battle of-germany"));
    }
    assert_eq!(shown(Event::PlacedResponse { nation, row: Some(row) }), None);
    assert_eq!(shown(Event::Discarded { nation, row: Some(row) }), None);
}

/// The supply lines drawn for a nation, as a path.
fn drawn_lines(table: &Position, nation: Nation) -> String {
    let scene = Quartermaster::scene(&table.view("watcher"));
    let map = scene.panels.iter().find(|panel| panel.id == "map").expect("there is a map");
    let wanted = format!("lines-{}", nation.id());
    let lines = map.shapes.iter().find_map(|shape| match shape {
        Shape::Path { d, class } if class.contains(&wanted) => Some(d.clone()),
        _ => None,
    });
    lines.unwrap_or_default()
}

/// Rules 3.2 and 6.2: a supply line round the edge of the map is drawn to both edges, at the same height.
#[test]
fn a_supply_line_round_the_map_is_drawn_to_both_edges() {
    let table = turn("usa").put("usa", "western-us east-pacific hawaii").hand("usa", "build-army").go();
    let table = table.is("unsupplied usa", "none");
    let lines = drawn_lines(&table, Nation::Usa);
    let parts: Vec<&str> = lines.split('M').skip(1).collect();
    let height = |edge: &str| parts.iter().find_map(|part| part.split_once(edge).map(|(_, y)| y));
    // Western United States to East Pacific, East Pacific to the west edge, the east edge to Hawaii.
    assert_eq!(parts.len(), 3, "{parts:?}");
    assert!(height("L0 ").is_some(), "{parts:?}");
    assert_eq!(height("L0 "), height("L2000 "), "{parts:?}");
}

/// Rules 21.20 and 14.3: the buttons of Malta Submarines say what is lost.
#[test]
fn malta_submarines_name_both_losses() {
    let labels = |table: &Position, seat: Nation| -> Vec<&str> {
        table.0.offers(seat.seat()).into_iter().map(|offer| offer.label.id).collect()
    };
    let table = turn("uk")
        .put("uk", "united-kingdom")
        .put("italy", "italy mediterranean-sea")
        .hand("uk", "malta-submarines")
        .go()
        .play("uk play uk-malta-submarines");
    assert_eq!(labels(&table, Nation::Italy), ["choice-mill-two", "choice-sink"]);
}

/// Rules 7.5, 6.5 and 18.3, Ruling 21: what hung on a navy without a port leaves after it, in the same step.
#[test]
fn what_hung_on_a_portless_navy_leaves_in_the_same_supply_step() {
    turn("japan")
        .put("japan", "japan sea-of-japan central-pacific east-pacific new-zealand")
        .hand("japan", "build-army build-navy")
        .go()
        .is("unsupplied japan", "central-pacific")
        .play("japan discard jpn-build-army")
        .is("at japan", "japan new-zealand sea-of-japan east-pacific")
        .only("japan", "at", "new-zealand, east-pacific")
        .play("japan at new-zealand")
        .is("at japan", "japan sea-of-japan")
        .is("unsupplied japan", "none");
}

/// Rules 7.5 and 11.8, Ruling 21: a piece that a card protects stays unsupplied, and is judged no more.
#[test]
fn what_a_card_protects_is_not_judged_again() {
    turn("uk")
        .put("uk", "north-sea")
        .table("uk", "raf")
        .hand("uk", "build-army build-navy")
        .go()
        .is("unsupplied uk", "north-sea")
        .play("uk discard uk-build-army, use uk-raf")
        .is("pieces north-sea", "uk navy")
        .is("unsupplied uk", "north-sea")
        .offered("uk discard uk-build-navy");
}

/// Rules 7.5 and 6.5, Ruling 21: by the rules before version 3 it stays when that navy leaves, and is judged
/// again in the next Supply step.
#[test]
fn before_version_3_what_hung_on_a_portless_navy_stays() {
    turn("japan")
        .put("japan", "japan sea-of-japan central-pacific east-pacific new-zealand")
        .hand("japan", "build-army build-navy")
        .go()
        .by_rules(2)
        .is("unsupplied japan", "central-pacific")
        .play("japan discard jpn-build-army")
        .is("at japan", "japan new-zealand sea-of-japan east-pacific")
        .is("unsupplied japan", "new-zealand east-pacific")
        .until("japan")
        .idle_to("japan at east-pacific")
        .only("japan", "at", "new-zealand, east-pacific");
}

/// Rules 4.2 and 6.2: a strait that is closed to a team carries no line of its navies, on the map either.
#[test]
fn no_supply_line_is_drawn_through_a_closed_strait() {
    let lines = |axis: &str| {
        let table = turn("uk").put("uk", "united-kingdom north-sea mediterranean-sea middle-east india");
        let table = table.put("germany", axis).hand("uk", "build-army").go().is("unsupplied uk", "none");
        drawn_lines(&table, Nation::Uk).matches('M').count()
    };
    assert_eq!(lines("germany") - lines("germany north-africa"), 1);
}

/// Rules 6.2 and 6.5: a navy without a port is unsupplied and carries a line all the same; it is drawn.
#[test]
fn the_line_of_a_portless_navy_is_drawn() {
    let table = turn("japan")
        .put("japan", "japan sea-of-japan central-pacific east-pacific new-zealand")
        .hand("japan", "build-army")
        .go()
        .is("unsupplied japan", "central-pacific");
    // Japan to the Sea of Japan, on to the Central and the East Pacific round the edge, and to New Zealand,
    // round the edge again.
    assert_eq!(drawn_lines(&table, Nation::Japan).matches('M').count(), 1 + 1 + 2 + 2);
}

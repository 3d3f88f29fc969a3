//! Deals between players. Sections A14 and B15.

use engine::Game as _;

use crate::table::{Position, advanced, basic};

const BOARD: &str = "turn = 'tan'\nboard = { poland = 'tan 5 infantry', germany = 'green 1 tank', peru = 'red 1 tank' }\neconomy = { tan = ['base-oil-01', 'base-oil-12'], green = ['base-rail-04', 'base-rail-12'] }";

fn market(more: &str) -> Position {
    basic("players = 3", &format!("{BOARD}\n{more}"))
}

/// Rules A14.1 and A14.6: cards change hands between the acting player and others, any number of deals; nothing
/// else binds anybody.
#[test]
fn cards_change_hands() {
    let table =
        market("").play("tan do trade, player green, give base-oil-01, ask rail, offer").asked("green");
    let deal = table.view("red").deal.expect("an offer lies open");
    assert_eq!(deal.lots.expect("for all to see")[0].economy, ["base-oil-01"]);
    let table = table
        .play("green accept")
        .only("green", "give", "base-rail-04, base-rail-12")
        .play("green give base-rail-04");
    let table =
        table.is("economy tan", "base-oil-12 base-rail-04").is("economy green", "base-oil-01 base-rail-12");
    table.is("actions", 1).offered("tan player red").play("tan done").refused("tan do trade", "A2.2");
}

/// Rule A14.2: units, navy cards, cities, PP and regions are not traded in the basic game.
#[test]
fn what_is_not_tradable() {
    let table = market("").play("tan do trade, player green");
    table
        .refused("tan give 5 pp", "A14.2")
        .refused("tan give 1 oil", "A14.2")
        .refused("tan ask politics", "A14.2");
}

/// Rule A14.3 (Ruling 44): only a deal uses up the action; three proposals a turn.
#[test]
fn talk_is_free() {
    let mut table = market("").play("tan do trade").refused("tan offer", "A14.1");
    for _ in 0..3 {
        table = table.play("tan player green, give base-oil-01, offer; green decline");
    }
    table
        .refused("tan player green", "A14.3")
        .play("tan done")
        .is("actions", 0)
        .refused("tan do trade", "A14.3");
}

/// Rule A14.3 (Ruling 44): a deal that is drawn up and given up is no proposal; a dozen drafts are enough.
#[test]
fn a_draft_is_no_proposal() {
    let mut table = market("").play("tan do trade");
    for _ in 0..11 {
        table = table.play("tan player green, give base-oil-01, cancel");
    }
    table
        .play("tan player green, give base-oil-01, offer; green decline")
        .refused("tan player green", "A14.3")
        .play("tan done")
        .refused("tan do trade", "A14.3");
}

/// A counter-offer: the other puts his own deal together, and it is accepted or declined. Rule A14.1.
#[test]
fn a_counter_offer() {
    let table =
        market("").play("tan do trade, player green, give base-oil-01, ask rail, offer; green counter");
    assert_eq!(table.view("tan").deal.expect("it is being made").lots, None);
    let table =
        table.play("green give base-rail-04, ask oil, offer").asked("tan").refused("tan counter", "A14.1");
    let table = table.play("tan accept, give base-oil-12");
    table.is("economy tan", "base-oil-01 base-rail-04").is("economy green", "base-oil-12 base-rail-12");
}

/// Rule A14.4: the controller of the sea may forbid a deal between players without adjacent regions.
#[test]
fn the_controller_forbids_a_deal() {
    let sea = "navy = { red = '1 destroyer' }\ncontrol = 'red'";
    // Poland and Germany are adjacent: Red has no say.
    market(sea)
        .play("tan do trade, player green, give base-oil-01, offer; green accept")
        .is("economy tan", "base-oil-12");
    let far = BOARD.replace("germany = 'green", "chile = 'green");
    let table = || {
        basic("players = 3", &format!("{far}\n{sea}"))
            .play("tan do trade, player green, give base-oil-01, offer; green accept")
            .asked("red")
    };
    table().play("red allow").is("economy tan", "base-oil-12");
    table().play("red forbid").is("economy tan", "base-oil-01 base-oil-12").is("actions", 0).asked("tan");
}

/// Rule A14.5: under a round limit there is no trade in the last two rounds.
#[test]
fn no_trade_near_the_end() {
    let at = |round: u8| basic("players = 3, round-limit = 8", &format!("{BOARD}\nround = {round}"));
    at(6).offered("tan do trade");
    at(7).refused("tan do trade", "A14.5");
    at(8).refused("tan do trade", "A14.5");
}

const WORLD: &str = "turn = 'tan'\noil = { tan = 9, green = 5 }\npp = { tan = 20, green = 20 }\nboard = { poland = 'tan 5 infantry', germany = 'green 1 tank', peru = 'red 1 tank' }\neconomy = { tan = ['base-oil-01'], green = ['base-rail-04'] }\nhand = { tan = ['spy'], green = ['war-bonds'] }";

/// Rule B15.1: PP, economic cards, oil and political cards are tradable.
#[test]
fn goods_of_the_advanced_game() {
    let table = advanced("players = 3", WORLD).play("tan do trade, player green, give 5 pp, give 1 oil, give spy, ask politics, ask 1 oil, ask 1 oil, offer; green accept, give war-bonds");
    let table = table.is("pp tan", 15).is("pp green", 25).is("oil tan", 9).is("oil green", 4);
    table.is("hand tan", "war-bonds").is("hand green", "spy");
}

/// Rule B15.1 (Ruling 44): any number of PP and oil may be named, and is one item; never more than there is.
#[test]
fn any_amount_is_one_item() {
    let table = advanced("players = 3", WORLD).play("tan do trade, player green, give 17 pp, ask 3 oil");
    let table = table.refused("tan give 4 pp", "B15.1").refused("tan ask 3 oil", "B15.1");
    let table = table.refused("tan give 0 pp", "B15.1").play("tan give 3 pp, ask 2 oil, offer; green accept");
    table.is("pp tan", 0).is("pp green", 40).is("oil tan", 13).is("oil green", 0);
}

/// Rules B15.2 and B15.5: proposing is free, oil is paid when a deal is done; the acting player is party to every
/// deal, and several may be done in one action.
#[test]
fn oil_is_paid_for_a_deal() {
    let table = advanced("players = 3", WORLD)
        .play("tan do trade, player green, give base-oil-01, offer; green decline")
        .is("oil tan", 9);
    let table =
        table.play("tan player green, give 5 pp, offer; green accept").is("oil tan", 8).is("actions", 1);
    let table = table.play("tan player red, give 5 pp, offer; red accept").is("oil tan", 8).is("actions", 1);
    table.play("tan done").is("done", "trade");
}

/// Rule B15.2: the oil that the first deal costs cannot be given away in it, nor asked of the acting player.
#[test]
fn the_oil_for_the_deal_is_kept() {
    let table = advanced("players = 3", WORLD).play("tan do trade, player green, give 9 oil");
    let table = table.refused("tan offer", "B15.2").play("tan cancel, player green, give 5 pp, offer");
    let table = table.play("green counter").refused("green offer", "A14.1").play("green ask 9 oil");
    table.refused("green offer", "B15.2").play("green cancel").asked("tan");
}

/// Rule B15.3: there must be an open way between the capital cities; third players may close what is theirs.
#[test]
fn the_way_between_the_capitals() {
    // Bolivia has no coast: Red owns all around it.
    let ring = "peru = 'red 1 tank', chile = 'red 1 tank', argentina = 'red 1 tank', southern-brazil = 'red 1 tank', northern-brazil = 'red 1 tank'";
    let words = WORLD.replace(
        "germany = 'green 1 tank', peru = 'red 1 tank'",
        &format!("bolivia = 'green 1 tank', {ring}"),
    );
    let table = || {
        advanced("players = 3", &words)
            .play("tan do trade, player green, give 5 pp, offer; green accept")
            .asked("red")
    };
    table().play("red forbid").is("pp tan", 20).happened(&["event-closed-way", "event-deal-forbidden"]);
    table().play("red allow").is("pp tan", 15);
    // Without a capital city there is no way.
    let lost = format!("{WORLD}\ncapital = {{ green = 'poland' }}");
    advanced("players = 3", &lost)
        .play("tan do trade")
        .refused("tan player green", "B15.3")
        .offered("tan player red");
}

/// Rule B15.3 (Ruling 54): only whose closing can cut the way is asked: of two around a capital city each alone leaves
/// a way, both together none; a third who holds nothing on the way is not asked.
#[test]
fn only_who_can_cut_the_way_is_asked() {
    let ring = "peru = 'red 1 tank', chile = 'red 1 tank', argentina = 'blue 1 tank', southern-brazil = 'blue 1 tank', northern-brazil = 'blue 1 tank', kenya = 'yellow 1 tank'";
    let words = WORLD.replace(
        "germany = 'green 1 tank', peru = 'red 1 tank'",
        &format!("bolivia = 'green 1 tank', {ring}"),
    );
    let table = advanced("players = 5", &words)
        .play("tan do trade, player green, give 5 pp, offer; green accept")
        .asked("red");
    // Without Red nobody can cut it any more.
    table.clone().play("red allow").is("pp tan", 15).asked("tan");
    table.clone().play("red forbid").asked("blue").play("blue allow").is("pp tan", 15);
    table.play("red forbid; blue forbid").is("pp tan", 20).happened(&["event-deal-forbidden"]);
}

/// Rule B15.4: no trade from the tenth eagle on.
#[test]
fn no_trade_from_the_tenth_eagle() {
    advanced("players = 3", &format!("{WORLD}\neagles = 9")).offered("tan do trade");
    advanced("players = 3", &format!("{WORLD}\neagles = 10")).refused("tan do trade", "B15.4");
}

/// Rule A14.1: what a seat could believe while an accepted deal is filled: the other holds what was asked for, and
/// what he has given so far has the suits that were asked for.
#[test]
fn who_accepted_holds_what_was_asked() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { poland = 'tan 5 infantry', germany = 'green 1 tank', peru = 'red 1 tank' }\neconomy = { tan = ['base-oil-01'], green = ['base-rail-04', 'base-rail-12', 'base-oil-12', 'base-population-01', 'route-01', 'route-02'], red = ['base-rail-01', 'route-03', 'base-oil-02'] }\nout = ['base-rail-12']";
    let table = advanced("players = 3", words).play(
        "tan do trade, player green, give base-oil-01, ask rail, ask rail, ask route, offer; green accept",
    );
    let check = |table: &Position, given: usize| {
        let real = table.0.now();
        for (seed, seat) in (0..200).zip(["tan", "red"].into_iter().cycle()) {
            let seat = table.seat(seat);
            let world = real.imagine(seat, engine::Dice::seeded(seed));
            world.sound().unwrap_or_else(|wrong| panic!("{wrong}"));
            let count = |start: &str| {
                let hand = world.fact("economy green").expect("it is a fact");
                hand.split(' ').filter(|card| card.contains(start)).count()
            };
            assert!(count("rail") >= 2 && count("route") >= 1, "{:?}", world.fact("economy green"));
            let mut offers = Vec::new();
            world.choices(table.seat("green"), &mut offers);
            assert!(!offers.is_empty(), "seed {seed}, {given} given");
        }
    };
    check(&table, 0);
    let table = table.play("green give base-rail-04");
    check(&table, 1);
    check(&table.play("green give base-rail-12"), 2);
}

//! Economic cards, sets, production, building, oil. Sections A12, A13, A15, B3, B4, B11, B13, B18 and B19.

use attack::facts::{N_CARDS, card_id, card_named, suit, value};
use attack::rules::economy::{arranged, best_sets};
use engine::Dice;

use crate::table::{Position, advanced, basic};

fn cards(ids: &str) -> u128 {
    ids.split_whitespace()
        .map(|id| card_named(id).unwrap_or_else(|| panic!("{id}")))
        .fold(0, |set, card| set | 1 << card)
}

/// Rules A12.4 and A15.1: a set is one oil, minerals, factories and rail card and counts twice; population never
/// counts towards a set.
#[test]
fn a_set_counts_twice() {
    let four = "base-oil-08 base-minerals-04 base-factories-11 base-rail-01";
    assert_eq!(best_sets(cards(four)).pp, 20);
    assert_eq!(best_sets(cards(&format!("{four} base-population-12"))).pp, 24);
    assert_eq!(best_sets(cards("base-oil-08 base-minerals-04 base-factories-11 base-population-12")).n, 0);
}

/// Rule A15.2: as many sets as the cards allow, to the owner's best result, and each card in one set at most.
#[test]
fn sets_are_the_best_there_are() {
    let mut dice = Dice::seeded(11);
    for _ in 0..300 {
        let n = dice.below(10) + 1;
        let mut hand = 0u128;
        for _ in 0..n {
            hand |= 1 << dice.below(N_CARDS as u32);
        }
        let found = best_sets(hand);
        assert_eq!(found.pp, brute_force(hand), "{hand:b}");
        let sets = arranged(found);
        assert_eq!(sets.len(), found.n as usize);
        let mut seen = 0u128;
        for set in sets {
            for (slot, card) in set.into_iter().enumerate() {
                assert_eq!(seen & (1 << card), 0, "{} stands twice", card_id(card));
                seen |= 1 << card;
                assert!(suit(card) as usize == slot || suit(card) as usize == 5, "{}", card_id(card));
            }
        }
        assert_eq!(seen, found.cards);
    }
}

/// The best PP of a hand by trying every set: its lowest card stands in none, or in one with any three others.
fn brute_force(hand: u128) -> u16 {
    fn bonus(hand: u128) -> u16 {
        let Some(low) = attack::state::bits(hand).next() else { return 0 };
        let rest = hand & !(1 << low);
        let mut best = bonus(rest);
        let fits = |card: u8, slot: usize| suit(card) as usize == slot || suit(card) as usize == 5;
        for own in (0..4).filter(|slot| fits(low, *slot)) {
            let others: Vec<usize> = (0..4).filter(|slot| *slot != own).collect();
            let of = |slot: usize| {
                attack::state::bits(rest).filter(move |card| fits(*card, slot)).collect::<Vec<u8>>()
            };
            for a in of(others[0]) {
                for b in of(others[1]).into_iter().filter(|b| *b != a) {
                    for c in of(others[2]).into_iter().filter(|c| *c != a && *c != b) {
                        let sum: u16 = [low, a, b, c].iter().map(|card| u16::from(value(*card))).sum();
                        best = best.max(sum + bonus(rest & !(1 << a | 1 << b | 1 << c)));
                    }
                }
            }
        }
        best
    }
    let single: u16 = attack::state::bits(hand).map(|card| u16::from(value(card))).sum();
    single + bonus(hand)
}

fn builder(more: &str) -> Position {
    basic(
        "players = 2",
        &format!(
            "turn = 'tan'\nboard = {{ poland = 'tan 5 infantry', germany = 'tan 1 tank', libya = 'green 1 tank' }}\n{more}"
        ),
    )
}

/// Rules A13.1, A15.1 and A15.3: 10 PP for each capital city owned, the cards, and the prices.
#[test]
fn production_points_and_prices() {
    let table =
        builder("capital = { tan = 'poland', green = 'germany' }\neconomy = { tan = ['base-oil-08'] }")
            .play("tan do build");
    let table = table.is("pp tan", 23);
    let table = table.only("tan", "buy", "1 infantry, 3 infantry, 4 infantry, 1 tank, 2 tank, 1 artillery, 2 artillery, 1 plane, 1 destroyer, 3 destroyer, 4 destroyer, 1 submarine, 3 submarine, 4 submarine, 1 battleship, 2 battleship, 1 carrier");
    table.refused("tan buy 2 plane", "A15.3");
    let dear = basic("players = 2, destroyer-price = 10, battleship-price = 20", "turn = 'tan'\nboard = { poland = 'tan 5 infantry', libya = 'green 1 tank' }\neconomy = { tan = ['base-oil-08'] }").play("tan do build");
    dear.refused("tan buy 2 destroyer", "A15.3").offered("tan buy 2 submarine");
}

/// Rules A15.4 and A15.5: spend at once, the rest is lost; land units go to owned regions, navy cards to the navy.
#[test]
fn spending() {
    let table = builder("economy = { tan = ['base-oil-08'] }")
        .play("tan do build, buy 1 infantry")
        .refused("tan at libya", "A15.5");
    let table = table.play("tan at germany, buy 1 submarine").is("navy tan", "1 submarine").is("pp tan", 3);
    table.play("tan done").is("pp tan", 0).is("units germany", "1 infantry 1 tank");
}

/// Rules A12.1 and A12.2: cards come from conquest, diplomacy and trade; losing a region costs one card, no more.
#[test]
fn a_conquest_takes_one_card() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry', libya = 'green 1 tank' }\neconomy = { green = ['base-oil-01', 'base-oil-02', 'base-oil-03'] }";
    let table = basic("players = 2", words).dice(&[6, 6, 1, 1, 1, 1]);
    let table = table.play("tan do move, from germany, take 3 infantry, to poland, done");
    let table = table.is("owner poland", "tan").is("n-economy tan", 1).is("n-economy green", 2);
    let hidden = engine::Table::log(&table.0, engine::Viewer::WATCHER);
    assert!(hidden.iter().any(|line| line.say.id == "event-seized-hidden"));
}

fn planner(setup: &str, more: &str) -> Position {
    let setup = format!("players = 2{}{setup}", if setup.is_empty() { "" } else { ", " });
    advanced(
        &setup,
        &format!(
            "turn = 'tan'\nboard = {{ poland = 'tan 5 infantry', germany = 'tan 1 tank', libya = 'green 1 tank' }}\n{more}"
        ),
    )
}

/// Rules B3.1 and B2.5: turns go clockwise; after all have played there is production, everybody draws a political
/// card, and the start player passes one seat to the left.
#[test]
fn a_round_of_the_advanced_game() {
    let table = planner("", "economy = { tan = ['base-rail-04'] }").play("tan done; green done").asked("tan");
    let table = table.play("tan done").is("round", 2).is("first", "green").is("turn", "green");
    table.is("n-hand tan", 1).is("n-hand green", 1).is("pp tan", 12).is("pp green", 10);
}

/// Rules B3.2, B3.3 and B3.4: actions cost 1, 2, 3 … oil, paid on announcing; one that cannot be paid cannot be
/// taken.
#[test]
fn actions_cost_rising_oil() {
    let table =
        planner("", "oil = { tan = 4 }\npp = { tan = 30 }").is("oil-price", 1).play("tan do build, done");
    let table = table.is("oil tan", 3).play("tan do research, pay 0").is("oil tan", 1).is("oil-price", 3);
    table.refused("tan do build", "B3.3").refused("tan do move", "B3.3").play("tan done").is("turn", "green");
}

/// Rules B3.5 and B1.5: Move, Blitzkrieg Move, Diplomatic Assault, bombing and raiding once a turn, the others again
/// and again; there is no Naval Battle action.
#[test]
fn once_a_turn() {
    let table = planner("", "oil = { tan = 30 }\npp = { tan = 30 }").refused("tan do naval-battle", "B1.5");
    let table = table
        .play("tan do move, done")
        .refused("tan do move", "B3.5")
        .play("tan do build, done, do build, done");
    table.offered("tan do build").offered("tan do strategic-move");
}

/// Rules B4.1 and B4.2: PP and oil are kept; oil cannot be turned into PP.
#[test]
fn what_is_left_is_kept() {
    let table = planner("", "oil = { tan = 4 }\npp = { tan = 7 }")
        .play("tan do build")
        .refused("tan buy 2 infantry", "A15.3");
    table.play("tan buy 1 infantry, at poland, done, done; green done").is("pp tan", 12).is("oil tan", 3);
}

/// Rule B4.3: holdings and technologies are open, hands are closed.
#[test]
fn what_is_open_and_what_is_closed() {
    let table = planner(
        "",
        "oil = { tan = 4 }\npp = { tan = 7 }\nhand = { tan = ['spy'] }\neconomy = { tan = ['base-rail-04'] }\ntechnology = { tan = ['radar'] }",
    );
    let (own, foe) = (table.view("tan"), table.view("green"));
    assert_eq!(
        (own.players[0].politics.as_slice(), own.players[0].economy.as_slice()),
        (&["spy"][..], &["base-rail-04"][..])
    );
    let seen = &foe.players[0];
    assert!(seen.politics.is_empty() && seen.economy.is_empty() && seen.sets.is_none());
    assert_eq!((seen.n_politics, seen.n_economy, seen.pp, seen.oil), (1, 1, 7, 4));
    assert_eq!(seen.technologies, ["radar"]);
}

/// Rules B11.1, B11.2 and B11.3: money not spent is kept; ships appear in waters bordering an owned region, and
/// fight there without oil.
#[test]
fn building_ships() {
    let table =
        planner("", "oil = { tan = 1 }\npp = { tan = 30 }\nseas = { baltic-sea = ['green 1 destroyer'] }")
            .play("tan do build, buy 1 battleship");
    let table = table
        .only("tan", "at", "north-sea, baltic-sea")
        .refused("tan at mediterranean", "B11.2")
        .play("tan at baltic-sea");
    let table = table.is("pp tan", 20).is("oil tan", 0).dice(&[6, 6, 1, 1]).play("tan done");
    table.is("ships baltic-sea", "tan 1 battleship").happened(&["event-naval-began-at", "event-ship-sunk"]);
}

/// Rules B18.1 and B13.2 (Ruling 48): everybody with a card in action is asked which oil cards and routes give
/// oil; they take no part in PP or sets.
#[test]
fn oil_or_money() {
    let hand = "economy = { tan = ['base-oil-08', 'base-minerals-04', 'base-factories-11', 'base-rail-01', 'route-01'], green = ['base-rail-02'] }";
    let table = planner("", hand).play("tan done; green done").asked("tan green").only(
        "tan",
        "oil",
        "base-oil-08, route-01",
    );
    let table = table.refused("green oil base-rail-02", "B18.1").play("tan oil route-01").is("oil tan", 6);
    let table = table.only("tan", "oil", "base-oil-08").play("tan done; green done");
    table.is("pp tan", 30).is("oil tan", 6).is("pp green", 11);
}

/// Rules B18.2, B18.3 and B17.5: cards out of action yield nothing, and are restored after production.
#[test]
fn cards_out_of_action() {
    let table = planner("", "economy = { tan = ['base-oil-08', 'base-oil-11'] }\nout = ['base-oil-11']")
        .play("tan done; green done");
    let table =
        table.only("tan", "oil", "base-oil-08").is("production tan", 13).play("tan done").is("pp tan", 13);
    table.is("out", "none").is("production tan", 17);
}

/// Rules B18.4 and B18.5: whoever has no oil at all takes one certificate; a region without cards yields nothing.
#[test]
fn emergency_oil() {
    let table =
        planner("", "pp = { tan = 0 }").play("tan done; green done").is("oil tan", 1).is("pp tan", 10);
    table.is("regions tan", 2);
    planner("emergency-oil = 'no'", "pp = { tan = 0 }").play("tan done; green done").is("oil tan", 0);
}

/// Rules B19.1 and B7.2: a lost capital city pays its new owner; its old one plays on without political cards.
#[test]
fn a_lost_capital() {
    let table = planner(
        "",
        "oil = { tan = 9 }\npp = { tan = 9 }\nhand = { tan = ['war-bonds'] }\ncapital = { tan = 'libya' }",
    );
    let table =
        table.refused("tan do political-cards", "B7.2").is("production tan", 0).is("production green", 20);
    table.offered("tan do build").not_offered("tan do trade");
}

//! Section 8: combat actions.

use engine::Dice;
use undaunted::Defence;

use crate::table::turn;

/// Rule 8.1: any one enemy counter on the board; without one there is no attack.
#[test]
fn any_enemy_counter_may_be_attacked() {
    turn(3, "us", "rifleman-a machine-gunner-a", "")
        .play("us rifleman-a attack")
        .exactly(
            "us",
            "hit germany rifleman-a, hit germany rifleman-b, hit germany scout-a, hit germany scout-b",
        )
        .refused("us hit us rifleman-b", "8.1")
        .refused("us hit germany mortar", "8.1")
        .refused("us stop", "8.1");
    turn(3, "us", "rifleman-a machine-gunner-a", "counters.germany = {}\ngoal.germany = 6")
        .refused("us rifleman-a attack", "8.1")
        .refused("us machine-gunner-a suppress", "8.1");
}

const UNDER_FIRE: &str = "target.germany = '18A'\ncounters = { us = { rifleman-a = '18A', scout-a = '18A', rifleman-b = '1A' }, germany = { mortar = '2B', rifleman-a = '18A', rifleman-b = '2B' } }";

/// Rules 8.2 and 8.3: a Blast attacks every counter on the target, own ones too, in the order the side chooses.
#[test]
fn a_blast_strikes_friend_and_enemy_one_by_one() {
    turn(5, "germany", "mortar", &format!("{UNDER_FIRE}\ndice = [1, 10, 1]\nhand.us = ['rifleman-a']"))
        .play("germany mortar blast")
        .exactly("germany", "hit us rifleman-a, hit us scout-a, hit germany rifleman-a")
        .refused("germany hit us rifleman-b", "8.2")
        .refused("germany end-turn", "8.3")
        .play("germany hit germany rifleman-a")
        .refused("germany hit germany rifleman-a", "8.2")
        .play("germany hit us rifleman-a")
        .is("removed us", "rifleman-a")
        .happened(&["event-blast-miss", "event-blast-hit", "event-casualty", "event-blast-miss"])
        .exactly("germany", "end-turn");
}

/// Rule 8.2: with the marker off the board there is no Blast; on an empty tile it has no effect.
#[test]
fn a_blast_needs_a_target() {
    turn(5, "germany", "mortar", "").refused("germany mortar blast", "8.2");
    turn(5, "germany", "mortar", "target.germany = '14A'")
        .play("germany mortar blast")
        .is("play germany", "mortar")
        .never("event-blast-miss")
        .exactly("germany", "end-turn");
}

/// Rule 8.3: victory is checked after each attack of a Blast.
#[test]
fn a_blast_stops_when_it_wins() {
    let words = "target.germany = '18A'\ncounters = { us = { rifleman-a = '18A', scout-a = '18A' }, germany = { mortar = '2B', rifleman-a = '2B' } }\nhand.us = []\ndeck.us = ['scout-a']\ndiscard.us = []\ndice = [10]";
    turn(5, "germany", "mortar", words)
        .play("germany mortar blast, hit us rifleman-a")
        .ended("pin", "germany")
        .never("event-blast-miss");
}

/// Rules 8.4, 8.6 and 8.7: defence is base, cover of the tile and range; suppression changes nothing.
#[test]
fn defence_is_the_sum_of_three() {
    let words = "counters.germany = { rifleman-a = '5B', scout-b = '7A' }";
    turn(1, "us", "rifleman-a", words)
        .is("defence us rifleman-a germany rifleman-a", "7 = 4 + 1 + 2")
        .is("defence us rifleman-a germany scout-b", "8 = 5 + 2 + 1");
    turn(1, "us", "rifleman-a", &format!("{words}\nsuppressed.germany = ['rifleman-a']"))
        .is("defence us rifleman-a germany rifleman-a", "7 = 4 + 1 + 2");
}

/// Rules 8.5, 8.6 and 11.1: a hill gives 3, but 1 against an attacker on a hill and against a Blast.
#[test]
fn hills_are_low_from_other_hills() {
    let words = "counters = { us = { rifleman-a = '2A', rifleman-b = '4B', scout-a = '16A' }, germany = { rifleman-a = '16A', mortar = '9A' } }";
    turn(8, "us", "rifleman-a", words)
        .is("defence us rifleman-a germany rifleman-a", "6 = 4 + 1 + 1")
        .is("defence us scout-a germany rifleman-a", "5 = 4 + 1 + 0")
        .is("defence us rifleman-b germany rifleman-a", "8 = 4 + 3 + 1")
        .is("blast-defence germany rifleman-a", 5)
        .is("blast-defence us rifleman-b", 4);
    // A hill under the attacker alone changes nothing.
    turn(8, "us", "rifleman-a", "counters = { us = { rifleman-a = '2A' }, germany = { rifleman-a = '4B' } }")
        .is("defence us rifleman-a germany rifleman-a", "5 = 4 + 0 + 1");
}

fn attack(dice: &str) -> crate::table::Position {
    let words = format!(
        "counters.us = {{ rifleman-b = '17B', machine-gunner-a = '12B' }}\nhand.germany = ['2 rifleman-a']\ndice = {dice}"
    );
    turn(3, "us", "machine-gunner-a", &words.replace("'17B'", "'1A'"))
}

/// Rule 8.8: one die that reaches the defence is enough, and more change nothing.
#[test]
fn one_success_is_enough() {
    let start = |dice| attack(dice).is("defence us machine-gunner-a germany rifleman-a", "6 = 4 + 0 + 2");
    start("[5, 6]").play("us machine-gunner-a attack, hit germany rifleman-a").is("n-removed germany", 1);
    start("[9, 8]").play("us machine-gunner-a attack, hit germany rifleman-a").is("n-removed germany", 1);
    start("[5, 5]").play("us machine-gunner-a attack, hit germany rifleman-a").is("n-removed germany", 0);
}

/// Rule 8.9: the ten always succeeds.
#[test]
fn the_ten_always_succeeds() {
    let words = "hand.germany = ['rifleman-a']\ndice = ";
    turn(5, "us", "rifleman-b", &format!("{words}[9]"))
        .is("defence us rifleman-b germany rifleman-a", "12 = 4 + 2 + 6")
        .play("us rifleman-b attack, hit germany rifleman-a")
        .is("n-removed germany", 0);
    turn(5, "us", "rifleman-b", &format!("{words}[10]"))
        .play("us rifleman-b attack, hit germany rifleman-a")
        .is("removed germany", "rifleman-a");
}

fn defence(total: u8) -> Defence {
    Defence { base: 0, cover: 0, range: total }
}

/// Rules 8.10 and 16.B7: the chance is exact: every roll of up to four dice is counted.
#[test]
fn chances_are_exact() {
    assert_eq!(defence(8).chance(1), 3000);
    assert_eq!(defence(8).chance(2), 5100);
    assert_eq!(defence(9).chance(4), 5904);
    assert_eq!(defence(13).chance(3), 2710);
    for total in 1..=20u8 {
        for dice in 1..=4u32 {
            let rolls = 10u32.pow(dice);
            let hits = |roll: u32| {
                (0..dice).any(|die| {
                    let face = (roll / 10u32.pow(die) % 10) as u8 + 1;
                    face == 10 || face >= total
                })
            };
            let hit = (0..rolls).filter(|roll| hits(*roll)).count() as u32;
            assert_eq!(defence(total).chance(dice as u8), hit * (10_000 / rolls), "{total} {dice}");
        }
    }
}

/// Rules 8.8, 8.9, 8.10 and 14.5: over a million rolls of the table's dice agree with the chances.
#[test]
fn the_dice_agree_with_the_chances() {
    let mut dice = Dice::seeded(1944);
    for total in 4..=13u8 {
        for n in 1..=4u8 {
            let games = 30_000;
            let mut hits = 0u32;
            for _ in 0..games {
                let rolls: Vec<u8> = (0..n).map(|_| dice.roll(10)).collect();
                hits += u32::from(rolls.iter().any(|roll| *roll == 10 || *roll >= total));
            }
            let found = f64::from(hits) / f64::from(games) * 10_000.0;
            assert!((found - f64::from(defence(total).chance(n))).abs() < 130.0, "{total} {n}: {found}");
        }
    }
    assert!(dice.mark().drawn >= 1_000_000, "{:?}", dice.mark());
}

/// Rules 8.11 and 9.4: a successful attack costs exactly one card.
#[test]
fn an_attack_costs_one_card() {
    attack("[10, 10]")
        .play("us machine-gunner-a attack, hit germany rifleman-a")
        .is("removed germany", "rifleman-a")
        .is("hand germany", "rifleman-a")
        .is("counter germany rifleman-a", "ready");
}

/// Rule 8.12: Suppress costs no card; suppressing twice has no effect.
#[test]
fn suppress_turns_the_counter() {
    let words = "hand.germany = ['rifleman-a']\ndice = [1, 1, 1, 10, 10, 1, 1, 1]";
    turn(3, "us", "machine-gunner-a machine-gunner-a", words)
        .play("us machine-gunner-a suppress, hit germany rifleman-a")
        .is("counter germany rifleman-a", "suppressed")
        .is("n-removed germany", 0)
        .play("us machine-gunner-a suppress, hit germany rifleman-a")
        .is("counter germany rifleman-a", "suppressed")
        .happened(&[
            "event-suppress-hit",
            "event-suppressed",
            "event-suppress-hit",
            "event-suppressed-already",
        ]);
    turn(3, "us", "machine-gunner-a", "dice = [1, 1, 1, 1]")
        .play("us machine-gunner-a suppress, hit germany rifleman-a")
        .is("counter germany rifleman-a", "ready")
        .happened(&["event-suppress-miss"]);
}

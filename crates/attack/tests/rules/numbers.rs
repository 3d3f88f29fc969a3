//! Numbers between those that have a button. Sections A3, A7, A10, A15, B13 and B14.

use engine::{Game as _, Viewer};

use crate::table::{Position, advanced, basic};

/// What a seat may ask for without a button.
fn unlisted(table: &Position, seat: &str) -> Vec<String> {
    let mut found = Vec::new();
    table.0.now().unlisted(table.seat(seat), &mut found);
    found.iter().map(ToString::to_string).collect()
}

/// Rule A15.3: any number that can be paid for is sold.
#[test]
fn any_number_is_bought() {
    let table = advanced(
        "players = 2",
        "turn = 'tan'\noil = { tan = 9 }\npp = { tan = 31 }\nboard = { poland = 'tan 1 infantry', peru = 'green 1 tank' }",
    );
    let table = table.play("tan do build").only("tan", "buy", "1 infantry, 3 infantry, 6 infantry, 1 tank, 3 tank, 1 artillery, 3 artillery, 1 plane, 2 plane, 1 destroyer, 3 destroyer, 6 destroyer, 1 submarine, 3 submarine, 6 submarine, 1 battleship, 3 battleship, 1 carrier");
    assert!(unlisted(&table, "tan").contains(&"buy 5 submarine".to_string()));
    let table = table.refused("tan buy 7 infantry", "A15.3").refused("tan buy 0 infantry", "A15.3");
    table.play("tan buy 2 infantry, at poland").is("pp tan", 21).is("units poland", "3 infantry");
}

/// Rule A3.1: any number of the units moves.
#[test]
fn any_number_is_taken() {
    let table = basic(
        "players = 2",
        "turn = 'tan'\nboard = { france = 'tan 8 infantry', peru = 'green 1 tank' }\ndeck = []",
    );
    let table = table.play("tan do move, from france").only(
        "tan",
        "take",
        "1 infantry, 2 infantry, 3 infantry, 5 infantry, 7 infantry",
    );
    assert_eq!(unlisted(&table, "tan"), ["take 4 infantry", "take 6 infantry"]);
    let table = table.refused("tan take 8 infantry", "A2.5").play("tan take 4 infantry, to spain");
    table.is("arrived spain", "4 infantry").is("units france", "4 infantry");
}

/// Rules A7.1 and A7.3: any number of units is committed, up to the limit.
#[test]
fn any_number_is_committed() {
    let table = basic(
        "players = 2",
        "turn = 'tan'\nboard = { poland = 'green 9 infantry', germany = 'tan 1 infantry' }\nbattle = { at = 'poland', committed = ['1 infantry', '1 infantry'], reserve = ['9 infantry', '8 infantry'], round = 5, acts = 'attacker' }",
    );
    let table = table.only("tan", "commit", "1 infantry, 2 infantry, 3 infantry, 5 infantry, 7 infantry");
    assert_eq!(unlisted(&table, "tan"), ["commit 4 infantry", "commit 6 infantry"]);
    let table = table.refused("tan commit 8 infantry", "A7.3").play("tan commit 4 infantry");
    table.is("committed attacker", "5 infantry").offered("tan commit 3 infantry");
}

/// Rule B13.1 (Ruling 56): any sum above the last bid, up to the whole purse; the first from 20 PP on.
#[test]
fn any_sum_is_bid() {
    let words = "turn = 'tan'\noil = { tan = 9 }\npp = { tan = 47, green = 90 }\nboard = { poland = 'tan 1 infantry', peru = 'green 1 tank' }";
    let table = advanced("players = 2", words).play("tan do auction").only("tan", "bid", "20, 25, 30, 40");
    let table = table.refused("tan bid 19", "B13.1").refused("tan bid 48", "B13.1").play("tan bid 33");
    let table = table.refused("green bid 33", "B13.1").refused("green bid 91", "B13.1").play("green bid 46");
    let table = table.only("tan", "bid", "47").play("tan bid 47; green bid 90");
    table.is("pp green", 0);
}

/// Rule B14.1 (Ruling 55): any amount of PP is paid for research, and the target falls by one for every full five.
#[test]
fn any_amount_is_paid_for_research() {
    let words = "turn = 'tan'\noil = { tan = 9 }\npp = { tan = 300 }\nboard = { poland = 'tan 1 infantry', peru = 'green 1 tank' }";
    let table = || advanced("players = 2", words).play("tan do research").refused("tan pay 301", "B14.1");
    let label = |table: &Position, choice: &str| {
        attack::Attack::label(
            &table.0.now().view(Viewer::seat(table.seat("tan"))),
            choice.parse().expect("it reads"),
        )
    };
    assert!(
        format!("{:?}", label(&table(), "pay 14")).contains("Number(8)"),
        "{:?}",
        label(&table(), "pay 14")
    );
    table().play("tan pay 14").is("pp tan", 286);
    table().play("tan pay 300").is("pp tan", 0);
}

//! Standing orders, and answers that come a little late.

use engine::{Orders, Seat, Table as _};

use crate::table::{Position, turn};

const USSR: Seat = Seat(3);
const GERMANY: Seat = Seat(0);

/// A German army is built next to the Soviet Union, which has Rasputitsa face up.
fn enemy_built() -> Position {
    turn("germany")
        .put("germany", "germany eastern-europe")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-build-army, at ukraine")
        .asked("ussr")
}

fn says(position: &Position, seat: Seat, orders: &str) -> Option<String> {
    position.0.obey(seat, &Orders::from(orders))
}

#[test]
fn an_order_for_a_card_beats_the_one_for_its_kind() {
    let position = enemy_built();
    assert_eq!(says(&position, USSR, ""), None);
    let (used, pass) = (Some("use ussr-rasputitsa".to_string()), Some("pass".to_string()));
    assert_eq!(says(&position, USSR, "ussr-rasputitsa=always"), used);
    assert_eq!(says(&position, USSR, "ussr-rasputitsa=never"), pass);
    assert_eq!(says(&position, USSR, "cue-enemy-built=never"), pass);
    assert_eq!(says(&position, USSR, "cue-enemy-built=never\nussr-rasputitsa=always"), used);
    assert_eq!(says(&position, USSR, "cue-enemy-built=never\nussr-rasputitsa=ask"), None);
    // It is not Germany that is asked.
    assert_eq!(says(&position, GERMANY, "nothing=never"), None);
}

#[test]
fn a_condition_asks_or_passes() {
    // Ukraine is a supply space.
    let position = enemy_built();
    assert_eq!(says(&position, USSR, "cue-enemy-built=if-star"), None);
    let elsewhere = turn("germany")
        .put("germany", "germany eastern-europe ukraine")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-build-army, at russia")
        .asked("ussr");
    assert_eq!(says(&elsewhere, USSR, "cue-enemy-built=if-star"), Some("pass".into()));
}

#[test]
fn whoever_has_nothing_that_fits_may_leave_it_at_that() {
    // A Response lies face down that everybody must reckon with; it is another one.
    let position = turn("germany")
        .put("germany", "germany eastern-europe")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("ussr", "defense-of-the-motherland")
        .go()
        .play("germany play ger-build-army, at ukraine")
        .asked("ussr");
    assert_eq!(says(&position, USSR, ""), None);
    assert_eq!(says(&position, USSR, "cue-enemy-built=never"), None);
    assert_eq!(says(&position, USSR, "nothing=never"), Some("pass".into()));
    let offers = position.0.cases(USSR);
    assert_eq!(offers[0].id, "nothing");
    assert!(offers.iter().any(|case| case.id == "ussr-rasputitsa"));
    assert!(offers.iter().all(|case| !case.id.starts_with("ger-")));
}

#[test]
fn what_others_decide_at_the_same_time_does_not_change_the_question() {
    use engine::{Seated, Seed, Setup as _};
    use quartermaster::{Quartermaster, Setup};
    let setup = Setup::from_pairs([("players", "6")]).expect("six play");
    let mut table = Seated::<Quartermaster>::new(&setup, Seed::Number(7));
    let first = |table: &Seated<Quartermaster>, seat| table.offers(seat)[0].act.clone();
    let act = first(&table, GERMANY);
    table.submit(GERMANY, &act).expect("it was offered");
    // The Soviet Union answers what it was asked before Germany had decided; Germany is asked anew.
    assert!(table.still_asks(USSR, 0));
    assert!(!table.still_asks(GERMANY, 0));
    assert!(table.still_asks(GERMANY, 1));
    assert!(!table.still_asks(USSR, 9));
}

#[test]
fn a_card_used_by_an_ally_makes_it_another_question() {
    let position = enemy_built();
    assert!(position.0.still_asks(USSR, position.0.steps()));
    assert!(!position.0.still_asks(USSR, 0), "it was Germany's turn then");
}

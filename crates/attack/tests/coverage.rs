//! Every clause has a test or a scenario that cites it, and `docs/coverage-attack.md` lists them.
//!
//! `UPDATE=1 cargo test -p attack --test coverage` writes the listing anew.

use attack::facts::clauses::CLAUSES;
use attack::facts::politics::{Row, Tech};
use attack::facts::{N_CARDS, card_id};
use proof::Coverage;

/// The clauses section by section, the worked examples, every economic card, political action card and technology.
fn coverage() -> Coverage {
    let mut wanted = Coverage::by_section(CLAUSES, |section| format!("Section {section}"));
    wanted.push(("Worked examples (C)".into(), (1..=14).map(|n| format!("C{n}")).collect()));
    wanted.push((
        "Economic cards and trade routes".into(),
        (0..N_CARDS as u8).map(|card| format!("card {}", card_id(card))).collect(),
    ));
    wanted.push((
        "Political action cards".into(),
        Row::all().map(|row| format!("card {}", row.id())).collect(),
    ));
    wanted
        .push(("Technologies".into(), Tech::ALL.iter().map(|tech| format!("card {}", tech.id())).collect()));
    Coverage { folder: env!("CARGO_MANIFEST_DIR"), title: "Attack!", wanted, welcome: None }
}

#[test]
fn every_clause_card_and_technology_has_a_test() {
    coverage().holds();
}

#[test]
fn the_listing_is_up_to_date() {
    coverage().is_listed();
}

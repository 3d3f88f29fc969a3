//! Every clause has a test or a scenario that cites it, and `docs/coverage-undaunted.md` lists them.
//!
//! `UPDATE=1 cargo test -p undaunted --test coverage` writes the listing anew.

use proof::Coverage;
use undaunted::facts::clauses::CLAUSES;

/// The clauses section by section, with the worked example and the basic tests.
fn coverage() -> Coverage {
    let mut wanted = Coverage::by_section(CLAUSES, |section| format!("Section {section}"));
    wanted.push(("Worked example (15)".into(), (1..=12).map(|n| format!("15.W{n}")).collect()));
    wanted.push(("Further basic tests (16)".into(), (1..=7).map(|n| format!("16.B{n}")).collect()));
    Coverage { folder: env!("CARGO_MANIFEST_DIR"), title: "Undaunted: Normandy", wanted, welcome: None }
}

#[test]
fn every_clause_and_ruling_has_a_test() {
    coverage().holds();
}

#[test]
fn the_listing_is_up_to_date() {
    coverage().is_listed();
}

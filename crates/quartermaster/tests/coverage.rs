//! Every clause has a test or a scenario that cites it, and `docs/coverage-quartermaster.md` lists them.
//!
//! `UPDATE=1 cargo test -p quartermaster --test coverage` writes the listing anew.

use proof::Coverage;
use quartermaster::cards::CARDS;
use quartermaster::facts::clauses::CLAUSES;

/// The clauses section by section, with the invariants and worked examples in their place, and every card.
fn coverage() -> Coverage {
    let mut wanted = Coverage::by_section(CLAUSES, |section| match section {
        "21" => "Rulings from public sources (21)".to_string(),
        "22" => "Open points and switches (22)".to_string(),
        section => format!("Section {section}"),
    });
    let laws = wanted.iter().position(|(title, _)| title.ends_with("(21)")).unwrap_or(wanted.len());
    let invariants = (1..=7).map(|n| format!("18.{n}")).collect();
    let examples = (1..=21).map(|n| format!("19.S-{n:02}")).collect();
    wanted.splice(
        laws..laws,
        [("Invariants (18)".into(), invariants), ("Worked examples (19)".into(), examples)],
    );
    wanted.push(("Cards".into(), CARDS.iter().map(|card| format!("card {}", card.id)).collect()));
    Coverage {
        folder: env!("CARGO_MANIFEST_DIR"),
        title: "Quartermaster General",
        wanted,
        welcome: Some(("Where the rulebooks differ (20)", (1..=16).map(|n| format!("D{n}")).collect())),
    }
}

#[test]
fn every_clause_card_and_ruling_has_a_test() {
    coverage().holds();
}

#[test]
fn the_listing_is_up_to_date() {
    coverage().is_listed();
}

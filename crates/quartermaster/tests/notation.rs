//! What `docs/notation.md` says about this game is true: blocks hold, tables are checked.

use proof::Notation;
use quartermaster::Quartermaster;

fn notation() -> Notation<Quartermaster> {
    Notation::of("Quartermaster General")
}

#[test]
fn the_seats_are_those_of_the_game() {
    notation().seats("Quartermaster General", &[]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let nonsense = ["", "at", "at atlantis", "play  ger-plunder", "do event", "pass now", "Pass"];
    notation().choices(|_| false, &nonsense);
}

#[test]
fn every_option_is_listed_with_its_values() {
    notation().options();
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    notation().given("");
}

#[test]
fn the_facts_have_their_values() {
    let notation = notation();
    let nonsense = ["", "vp", "vp japan", "pieces atlantis", "hand brazil"];
    notation.facts(&notation.block("toml quartermaster"), &nonsense);
}

#[test]
fn the_record_on_the_page_replays() {
    assert_eq!(proof::replays::<Quartermaster>(&notation().block("rec quartermaster")), 0);
}

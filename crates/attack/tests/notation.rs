//! What `docs/notation.md` says about this game is true: tables are checked, examples hold.

use attack::Attack;
use proof::Notation;

fn notation() -> Notation<Attack> {
    Notation::of("Attack!")
}

#[test]
fn the_seats_are_those_of_the_game() {
    notation().seats("Attack!, six players", &[("players", "6")]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let nonsense =
        ["", "at", "at atlantis", "take tank", "take 02 tank", "hit 3 tank with plane", "give", "Pass"];
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
    let nonsense = ["", "owner", "owner atlantis", "pp nobody", "units north-sea"];
    notation.facts(&notation.block("toml attack"), &nonsense);
}

//! What `docs/notation.md` says about this game is true: blocks hold, tables are checked.

use engine::{Dice, Game as _};
use proof::Notation;
use undaunted::facts::{Action, Card};
use undaunted::{Setup, Undaunted};

fn notation() -> Notation<Undaunted> {
    Notation::of("Undaunted: Normandy")
}

#[test]
fn the_seats_are_those_of_the_game() {
    notation().seats("Undaunted: Normandy", &[]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let nonsense =
        ["", "to", "to 19A", "bid  scout-a", "hit us", "rifleman-a", "stop now", "Stop", "rifleman-a jump"];
    // Any card stands where the listed one does.
    notation().choices(|verb| Card::named(verb).is_some(), &nonsense);
}

#[test]
fn every_option_is_listed_with_its_values() {
    notation().options();
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    notation().given("setup.scenario = 5");
}

#[test]
fn the_facts_have_their_values() {
    let notation = notation();
    let nonsense = ["", "points", "points japan", "value 19A", "hand brazil", "at us tank"];
    notation.facts(&notation.block("toml undaunted"), &nonsense);
}

#[test]
fn the_record_on_the_page_replays() {
    assert_eq!(proof::replays::<Undaunted>(&notation().block("rec undaunted")), 0);
}

#[test]
fn every_card_and_action_is_named() {
    let chapter = notation().chapter;
    for card in Card::ALL {
        let first = card.id().replace("-b", "-a").replace("-c", "-a");
        let id = if Card::named(&first).is_some() { first } else { card.id().to_string() };
        assert!(chapter.contains(&format!("`{id}`")), "{id}");
    }
    for action in Action::ALL {
        assert!(chapter.contains(&format!("`{}`", action.id())), "{}", action.id());
    }
}

#[test]
fn the_scenario_on_the_page_can_be_played() {
    let text = notation().block("toml scenario");
    let scenario = undaunted::book::Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let code = scenario.code();
    let game = Undaunted::new(&Setup::of(&[("custom", &code)]).expect("it is a code"), Dice::seeded(1));
    assert_eq!(game.fact("at us rifleman-a").as_deref(), Some("1A"));
}

#[test]
fn what_the_rules_could_not_have_made_is_refused_with_the_word() {
    for (words, reason) in [
        ("controlled = { us = ['17A'], germany = ['17A'] }", "given.controlled: both sides cannot be there"),
        ("scouted = { us = ['17A', '17A'] }", "given.scouted.us: “17A” is there twice"),
        ("scouted = { us = ['17C'] }", "“17C” is not known here (tile); the nearest is “17"),
        (
            "counters = { us = { mortars = '1A' } }",
            "“mortars” is not known here (unit); the nearest is “mortar”",
        ),
        (
            "counters = { us = { rifleman-c = '1A' } }",
            "given.counters.us.rifleman-c: “rifleman-c” cannot be there",
        ),
        ("suppressed = { us = ['mortar'] }", "given.suppressed.us: “mortar” cannot be there"),
        ("target = { us = '1A' }", "given.target.us: “1A” cannot be there"),
        ("hand = { us = ['9 rifleman-a'] }", "given.hand.us: no “rifleman-a” is left for United States"),
        ("hand = { us = ['some rifleman-a'] }", "“some rifleman-a” does not say how many"),
        (
            "hand = { us = ['riflman-a'] }",
            "“riflman-a” is not known here (card); the nearest is “rifleman-a”",
        ),
        ("hand = { usa = [] }", "“usa” is not known here (side); the nearest is “us”"),
        ("goal = { us = 'pinn' }", "“pinn” is not known here (goal); the nearest is “pin”"),
        ("goal = { us = 256 }", "256 is out of range"),
        ("raised = 65536", "given.raised: 65"),
        ("wins = { us = 13 }", "given.wins.us: 13 is out of range; it goes from 0 to 12"),
        ("scenario = 'worked-exmple'", "the nearest is “worked-example”"),
    ] {
        let fault = proof::given_fault::<Undaunted>(&format!("setup.scenario = 5\n{words}"));
        assert!(fault.contains(reason), "{words}: {fault}");
    }
}

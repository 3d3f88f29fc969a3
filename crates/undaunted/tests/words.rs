//! Everything said has English words: prompts, labels, events, refusals, outcomes, faults.

use std::collections::HashSet;

use engine::promises::keeps_its_promises;
use engine::{Game as _, GameOption, Say, Setup as _, Values};
use scene::{Lang, Words};
use undaunted::facts::cards::CARDS;
use undaunted::facts::{Action, Card, Group, Side, Unit};
use undaunted::{Setup, Undaunted};

fn words() -> Words {
    let files: &'static [&'static str] =
        &[include_str!("../locales/terms.en.ftl"), include_str!("../locales/words.en.ftl")];
    Words::new(Lang::En, files).expect("the locale files are Fluent")
}

#[test]
fn everything_said_in_random_play_has_words() {
    let words = words();
    let mut whole = HashSet::new();
    let heard = &mut |say: &Say| {
        if whole.insert(format!("{say:?}")) {
            words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
        }
    };
    for seed in 0..30 {
        keeps_its_promises::<Undaunted>(seed, &[("last", "2")], heard)
            .unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn every_way_to_end_has_words() {
    use undaunted::state::End;
    let words = words();
    let side = Side::Us;
    for end in [
        End::Objectives(side),
        End::Pin(side),
        End::BothPinned(side),
        End::BothPinnedInitiative(side),
        End::BeyondHope(side),
        End::Stalemate,
        End::Unfinished,
        End::Campaign(None, 0),
        End::Campaign(Some(side), 3),
        End::Campaign(Some(side), 5),
        End::Campaign(Some(side), 6),
    ] {
        assert!(words.has(&format!("outcome-{}", end.id())), "{}", end.id());
        let event = undaunted::Event::Ended { end, points: [2, -1] };
        words.try_say(&engine::Event::say(&event)).unwrap_or_else(|missing| panic!("{missing}"));
    }
}

#[test]
fn every_card_unit_action_scenario_and_option_is_named_and_explained() {
    let words = words();
    let explained = |id: String| {
        assert!(words.has(&id), "{id}");
        assert!(words.attribute(&id, "about").is_some(), "{id}.about");
    };
    Card::ALL.iter().for_each(|card| explained(format!("card-{}", card.id())));
    Action::ALL.iter().for_each(|action| explained(format!("action-{}", action.id())));
    (1..=12).for_each(|n| explained(format!("scenario-{n}")));
    Unit::ALL.iter().for_each(|unit| assert!(words.has(&format!("unit-{}", unit.id()))));
    Group::ALL.iter().for_each(|group| assert!(words.has(&format!("group-{}", group.id()))));
    Side::ALL.iter().for_each(|side| assert!(words.has(&format!("side-{}", side.id()))));
    for GameOption { id, values, .. } in Setup::OPTIONS {
        explained(format!("option-{id}"));
        if let Values::Words(values) = values {
            values
                .iter()
                .for_each(|value| assert!(words.has(&format!("option-{id}-{value}")), "{id} {value}"));
        }
    }
    let mut terrains: Vec<&str> = undaunted::facts::tiles::FACES.iter().map(|face| face.terrain).collect();
    terrains.dedup();
    terrains.iter().for_each(|terrain| assert!(words.has(&format!("terrain-{terrain}")), "{terrain}"));
    assert_eq!(CARDS.len(), Card::ALL.len());
    assert_eq!(Undaunted::ID, "undaunted");
}

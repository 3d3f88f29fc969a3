//! Everything said has words. The other languages follow when the game is drawn.

use std::collections::HashSet;

use attack::facts::politics::Row;
use attack::facts::{Action, COLOURS, Government, N_CARDS, REGIONS, SEAS, Suit, Tech, Unit, card_id};
use attack::{Attack, Setup};
use engine::promises::keeps_its_promises;
use engine::{GameOption, Say, Setup as _, Values};
use scene::{Lang, Words};

fn english() -> Words {
    let files = [include_str!("../locales/words.en.ftl"), include_str!("../locales/terms.en.ftl")];
    Words::new(Lang::En, &files).expect("the locale files are Fluent")
}

#[test]
fn everything_said_in_random_play_has_words() {
    let words = english();
    let mut whole = HashSet::new();
    let mut missing = HashSet::new();
    for (seed, game) in [(0, "basic"), (1, "basic"), (2, "advanced"), (3, "advanced"), (4, "advanced")] {
        let heard = &mut |say: &Say| {
            if whole.insert(format!("{say:?}"))
                && let Err(what) = words.try_say(say)
            {
                missing.insert(what);
            }
        };
        keeps_its_promises::<Attack>(seed, &[("game", game)], heard)
            .unwrap_or_else(|broken| panic!("{broken}"));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// Every message id that the sources mention has words, whether random play meets it or not.
#[test]
fn every_message_of_the_sources_has_words() {
    let words = english();
    let sources = [
        include_str!("../src/event.rs"),
        include_str!("../src/view/asking.rs"),
        include_str!("../src/rules/why.rs"),
        include_str!("../src/rules/turn.rs"),
    ];
    let prefixes = ["event-", "prompt-", "choice-", "item-", "why-", "drawn-", "text-"];
    let mut n = 0;
    for source in sources {
        for id in source.split('"').filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix))) {
            assert!(words.has(id), "{id}");
            n += 1;
        }
    }
    assert!(n > 250, "{n}");
}

#[test]
fn every_place_piece_card_and_option_is_named() {
    let words = english();
    let has = |id: String| assert!(words.has(&id), "{id}");
    let explained = |id: String| assert!(words.attribute(&id, "about").is_some(), "{id}.about");
    REGIONS.iter().for_each(|region| has(format!("place-{}", region.id)));
    SEAS.iter().for_each(|sea| has(format!("place-{}", sea.id)));
    SEAS.iter().filter(|sea| sea.anchor).for_each(|sea| has(format!("via-{}", sea.id)));
    COLOURS.iter().for_each(|colour| has(format!("player-{colour}")));
    Unit::ALL.iter().for_each(|unit| has(format!("unit-{}", unit.id())));
    Suit::ALL.iter().for_each(|suit| has(format!("suit-{}", suit.id())));
    Action::ALL.iter().for_each(|action| has(format!("action-{}", action.id())));
    Government::ALL.iter().for_each(|government| explained(format!("government-{}", government.id())));
    Tech::ALL.iter().for_each(|tech| explained(format!("technology-{}", tech.id())));
    Row::all().for_each(|row| explained(format!("card-{}", row.id())));
    (0..N_CARDS as u8).for_each(|card| explained(format!("economic-{}", card_id(card))));
    for end in ["elimination", "rounds", "last-standing", "eagles"] {
        has(format!("outcome-{end}"));
    }
    for GameOption { id, values, .. } in Setup::OPTIONS {
        explained(format!("option-{id}"));
        if let Values::Words(values) = values {
            values.iter().for_each(|value| has(format!("option-{id}-{value}")));
        }
    }
}

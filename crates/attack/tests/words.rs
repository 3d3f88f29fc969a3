//! Everything said and drawn has words in all three languages, and everything drawn holds together.

use std::collections::HashSet;

use attack::facts::politics::Row;
use attack::facts::{Action, COLOURS, Government, N_CARDS, REGIONS, SEAS, Suit, Tech, Unit, card_id};
use attack::{Attack, Setup};
use engine::{Dice, Game as _, Say, Setup as _, Viewer};
use proof::{Drawn, all_words, named_and_explained, random_play_has_words, same_messages};
use scene::Draw as _;

#[test]
fn the_three_languages_have_the_same_messages() {
    same_messages::<Attack>(800);
}

#[test]
fn everything_said_in_random_play_has_words() {
    random_play_has_words::<Attack>(0..6);
}

/// Every message id that the sources mention has words, whether random play meets it or not.
#[test]
fn every_message_of_the_sources_has_words() {
    let sources = [
        include_str!("../src/event.rs"),
        include_str!("../src/view/asking.rs"),
        include_str!("../src/rules/why.rs"),
        include_str!("../src/rules/why/moving.rs"),
        include_str!("../src/rules/turn.rs"),
        include_str!("../src/spoken.rs"),
        include_str!("../src/scene/cards.rs"),
        include_str!("../src/scene/deals.rs"),
        include_str!("../src/scene/players.rs"),
        include_str!("../src/scene/turn.rs"),
        include_str!("../src/scene/war.rs"),
    ];
    let prefixes = [
        "event-", "prompt-", "choice-", "item-", "why-", "drawn-", "text-", "figure-", "note-", "fact-",
        "kind-", "battle-", "naval-", "bombing-", "deal-", "panel-", "cards-",
    ];
    for words in all_words::<Attack>() {
        let mut n = 0;
        for source in sources {
            let ids = source.split('"').filter(|text| prefixes.iter().any(|prefix| text.starts_with(prefix)));
            for id in ids {
                assert!(words.has(id), "{words:?}: {id}");
                n += 1;
            }
        }
        assert!(n > 250, "{n}");
    }
}

#[test]
fn one_is_not_said_as_many() {
    let [english, ..] = all_words::<Attack>();
    let say = |id, count, n: u8| {
        let say = Say::new(id).name("player", "player", "tan").name("place", "place", "alaska");
        english.say(&say.name("unit", "unit", "tank").number(count, n))
    };
    assert!(say("prompt-deploy", "left", 1).ends_with("put down one more piece."));
    assert!(say("prompt-deploy", "left", 2).ends_with("put down 2 more pieces."));
    assert!(say("prompt-commit", "room", 1).contains("choose one unit for"));
    assert!(say("prompt-reinforce", "room", 1).ends_with("with one more unit."));
    assert!(say("prompt-deliver", "n", 1).ends_with(" goes."));
}

#[test]
fn every_place_piece_card_and_option_is_named() {
    let governments = Government::ALL.iter().map(|government| format!("government-{}", government.id()));
    let technologies = Tech::ALL.iter().map(|tech| format!("technology-{}", tech.id()));
    let political = Row::all().map(|row| format!("card-{}", row.id()));
    let economic = (0..N_CARDS as u8).map(|card| format!("economic-{}", card_id(card)));
    let explained: Vec<String> = governments.chain(technologies).chain(political).chain(economic).collect();
    named_and_explained::<Attack>(&explained);
    for words in all_words::<Attack>() {
        let has = |id: String| assert!(words.has(&id), "{words:?}: {id}");
        REGIONS.iter().for_each(|region| has(format!("place-{}", region.id)));
        SEAS.iter().for_each(|sea| has(format!("place-{}", sea.id)));
        SEAS.iter().filter(|sea| sea.anchor).for_each(|sea| has(format!("via-{}", sea.id)));
        COLOURS.iter().for_each(|colour| has(format!("player-{colour}")));
        Unit::ALL.iter().for_each(|unit| has(format!("unit-{}", unit.id())));
        Suit::ALL.iter().for_each(|suit| has(format!("suit-{}", suit.id())));
        Action::ALL.iter().for_each(|action| has(format!("action-{}", action.id())));
        for end in ["elimination", "rounds", "last-standing", "eagles"] {
            has(format!("outcome-{end}"));
        }
        ["two", "advanced", "three"].iter().for_each(|quick| has(format!("quick-{quick}")));
    }
}

#[test]
fn everything_drawn_has_words_and_holds_together() {
    let words = all_words::<Attack>();
    let mut said = HashSet::new();
    for (seed, pairs) in [
        (1, vec![("players", "2")]),
        (2, vec![("players", "3"), ("game", "advanced")]),
        (3, vec![("players", "6"), ("game", "advanced"), ("board", "combined")]),
        (4, vec![("players", "2"), ("game", "advanced"), ("board", "east")]),
    ] {
        let setup = Setup::from_pairs(pairs).expect("these options exist");
        let mut game = Attack::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        let mut n = 0;
        while let Some(seat) = game.awaiting().seats().iter().next() {
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            n += 1;
            // Drawing is slow beside the rules: every seventh state will do.
            if n % 7 == 0 {
                for viewer in [Viewer::seat(seat), Viewer::WATCHER, Viewer::all(6)] {
                    let drawn = Drawn::of(&Attack::scene(&game.view(viewer)));
                    drawn.holds_together::<Attack>(&words, &mut said);
                }
            }
            if n > 3000 {
                break;
            }
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
    }
}

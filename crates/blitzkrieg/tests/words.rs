//! Every event, choice, token and refusal has words in all three languages.

use std::collections::{BTreeSet, HashSet};

use blitzkrieg::Blitzkrieg;
use blitzkrieg::facts::{Effect, Stratagem, TOKENS, bits};
use engine::promises::keeps_its_promises;
use engine::{GameOption, Setup as _, Values};
use scene::{Draw, Lang, Words};

fn all_words() -> [Words; 3] {
    Lang::ALL.map(|lang| Words::new(lang, Blitzkrieg::words(lang)).expect("the locale files are Fluent"))
}

/// The message ids of a language's files, attributes included.
fn ids(lang: Lang) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in Blitzkrieg::words(lang).iter().flat_map(|file| file.lines()) {
        let name = line.split('=').next().unwrap_or_default().trim();
        if let Some(attribute) = line.trim_start().strip_prefix('.').filter(|_| line.starts_with(' ')) {
            let attribute = attribute.split('=').next().unwrap_or_default().trim();
            found.insert(format!("{message}.{attribute}"));
        } else if !line.starts_with([' ', '#', '}']) && line.contains('=') {
            message = name.to_string();
            found.insert(message.clone());
        }
    }
    found
}

#[test]
fn the_three_languages_have_the_same_messages() {
    let english = ids(Lang::En);
    assert!(english.len() > 300, "{}", english.len());
    for lang in [Lang::Cs, Lang::Pl] {
        let other = ids(lang);
        let missing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn everything_said_in_random_play_has_words() {
    let words = all_words();
    let mut said = BTreeSet::new();
    let mut whole = HashSet::new();
    for seed in 0..600 {
        let heard = &mut |say: &engine::Say| {
            said.insert(say.id);
            if !whole.insert(format!("{say:?}")) {
                return;
            }
            for words in &words {
                words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
            }
        };
        keeps_its_promises::<Blitzkrieg>(seed, &[], heard).unwrap_or_else(|broken| panic!("{broken}"));
    }
    // Random play must reach nearly all there is to say; what it cannot reach is listed.
    let rare = [
        "choice-go",
        "prompt-rival",
        "why-rival-first",
        "why-bomb-regular",
        "why-spy-nothing",
        "event-ended-all-closed",
        "event-nothing-to-bomb",
        "event-no-other-theatre",
        "event-pile-empty",
    ];
    assert!(rare.iter().all(|id| words.iter().all(|words| words.has(id))));
    let sayable = ids(Lang::En).into_iter().filter(|id| {
        ["event-", "prompt-", "choice-", "why-"].iter().any(|kind| id.starts_with(kind)) && !id.contains('.')
    });
    let silent: Vec<String> =
        sayable.filter(|id| !said.contains(id.as_str()) && !rare.contains(&id.as_str())).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

#[test]
fn everything_drawn_has_words() {
    use engine::{Dice, Game, Seat, Viewer};
    let words = all_words();
    for (setup, seed) in [("two-player", 5), ("solo", 6)].iter().flat_map(|(mode, seed)| {
        ["base", "nippon"]
            .map(|board| (vec![("mode", *mode), ("board", board), ("stratagems", "yes")], *seed))
    }) {
        let setup = blitzkrieg::Setup::of(&setup).expect("these options exist");
        let mut game = Blitzkrieg::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        while let Some(seat) = game.awaiting().seats().iter().next() {
            for viewer in [Viewer::WATCHER, Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::all(2)] {
                let scene = Blitzkrieg::scene(&game.view(viewer));
                for words in &words {
                    let light = |_: &str| scene::Light::Off;
                    for panel in &scene.panels {
                        let svg =
                            scene::svg::ground(panel, words) + &scene::svg::shapes(panel, words, &light);
                        for kind in ["token-title", "space-title", "panel-", "score-", "text-", "theatre-"] {
                            assert!(!svg.contains(&format!(">{kind}")), "{svg}");
                        }
                    }
                    for say in scene.text.iter().chain(scene.panels.iter().map(|panel| &panel.title)) {
                        words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
                    }
                }
            }
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
    }
}

#[test]
fn every_token_effect_stratagem_and_option_is_named_and_explained() {
    let effects = blitzkrieg::facts::BASE.spaces.iter().map(|space| space.effect);
    let effects: BTreeSet<&str> = effects.chain([Effect::None]).map(Effect::id).collect();
    for words in all_words() {
        let explained = |id: String| {
            assert!(words.has(&id), "{words:?}: {id}");
            assert!(words.attribute(&id, "about").is_some(), "{words:?}: {id}.about");
        };
        TOKENS[..28].iter().for_each(|token| explained(format!("token-{}", token.id)));
        effects.iter().for_each(|effect| explained(format!("effect-{effect}")));
        Stratagem::ALL.iter().for_each(|stratagem| explained(format!("stratagem-{}", stratagem.id())));
        for GameOption { id, values, .. } in blitzkrieg::Setup::OPTIONS {
            explained(format!("option-{id}"));
            if let Values::Words(values) = values {
                values
                    .iter()
                    .for_each(|value| assert!(words.has(&format!("option-{id}-{value}")), "{id} {value}"));
            }
        }
        for clause in Blitzkrieg::clauses() {
            assert!(words.has(&clause.message()), "{words:?}: {}", clause.message());
            assert!(words.has(&format!("rules-section-{}", clause.section())), "{}", clause.id);
        }
    }
    assert_eq!(bits(0b1010).collect::<Vec<_>>(), [1, 3]);
}

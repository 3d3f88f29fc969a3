//! Everything said and drawn has words in all three languages, and everything drawn holds together.

use std::collections::{BTreeSet, HashSet};

use engine::promises::keeps_its_promises;
use engine::{Dice, Game as _, GameOption, Say, Seat, Setup as _, Values, Viewer};
use quartermaster::cards::CARDS;
use quartermaster::facts::map::IDS;
use quartermaster::facts::{NATIONS, Nation};
use quartermaster::{Choice, Quartermaster, Setup};
use scene::{Draw, Label, Lang, Scene, Shape, Words};

fn all_words() -> [Words; 3] {
    Lang::ALL.map(|lang| Words::new(lang, Quartermaster::words(lang)).expect("the locale files are Fluent"))
}

/// The message ids of a language's files, attributes included.
fn ids(lang: Lang) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in Quartermaster::words(lang).iter().flat_map(|file| file.lines()) {
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
    assert!(english.len() > 600, "{}", english.len());
    for lang in [Lang::Cs, Lang::Pl] {
        let other = ids(lang);
        let missing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn everything_said_in_random_play_has_words() {
    let words = all_words();
    let mut whole = HashSet::new();
    for seed in 0..40 {
        let heard = &mut |say: &Say| {
            if whole.insert(format!("{say:?}")) {
                for words in &words {
                    words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
                }
            }
        };
        keeps_its_promises::<Quartermaster>(seed, &[], heard).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// What a scene says, draws, names and means.
#[derive(Default)]
struct Drawn {
    says: Vec<Say>,
    symbols: BTreeSet<String>,
    ids: Vec<String>,
    acts: Vec<String>,
}

impl Drawn {
    fn of(scene: &Scene) -> Self {
        let mut drawn = Self { says: scene.text.clone(), ..Self::default() };
        for panel in &scene.panels {
            drawn.says.push(panel.title.clone());
            drawn.ids.extend([
                panel.id.clone(),
                format!("{}-ground", panel.id),
                format!("panel-{}", panel.id),
            ]);
            panel.ground.iter().chain(&panel.shapes).for_each(|shape| drawn.add(shape));
        }
        drawn
    }

    fn add(&mut self, shape: &Shape) {
        match shape {
            Shape::Use { symbol, .. } => {
                self.symbols.insert(symbol.clone());
            }
            Shape::Text { label: Label::Said(say), .. } | Shape::Lines { label: Label::Said(say), .. } => {
                self.says.push(say.clone());
            }
            Shape::Group(group) => {
                self.ids.extend(Some(group.id.clone()).filter(|id| !id.is_empty()));
                self.acts.extend(group.act.clone());
                self.says.extend(group.title.clone());
                group.shapes.iter().for_each(|shape| self.add(shape));
            }
            _ => {}
        }
    }
}

#[test]
fn everything_drawn_has_words_and_holds_together() {
    let words = all_words();
    let symbols = Quartermaster::symbols();
    let mut said = HashSet::new();
    for (players, seed) in [("2", 5), ("3", 6), ("6", 7)] {
        let setup = Setup::of(&[("players", players)]).expect("these options exist");
        let mut game = Quartermaster::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        let mut lit = BTreeSet::new();
        while let Some(seat) = game.awaiting().seats().iter().next() {
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            for viewer in [Viewer::seat(seat), Viewer::WATCHER, Viewer::all(6), Viewer::seat(Seat(0))] {
                let drawn = Drawn::of(&Quartermaster::scene(&game.view(viewer)));
                let unique: BTreeSet<&String> = drawn.ids.iter().collect();
                assert_eq!(unique.len(), drawn.ids.len(), "an id stands twice: {:?}", drawn.ids);
                for symbol in &drawn.symbols {
                    assert!(symbols.contains(&format!(r#"id="{symbol}""#)), "no symbol {symbol}");
                }
                for act in &drawn.acts {
                    assert!(act.parse::<Choice>().is_ok(), "{act}");
                }
                for say in drawn.says {
                    if said.insert(format!("{say:?}")) {
                        for words in &words {
                            words.try_say(&say).unwrap_or_else(|missing| panic!("{missing}"));
                        }
                    }
                }
                if viewer == Viewer::seat(seat) {
                    lit.extend(
                        offers
                            .iter()
                            .filter(|offer| !drawn.acts.contains(&offer.to_string()))
                            .map(|offer| offer.to_string().split(' ').next().unwrap_or_default().to_string()),
                    );
                }
            }
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
        // Every offer but passing is a target in a picture.
        assert!(lit.iter().all(|verb| verb == "pass"), "not drawn: {lit:?}");
    }
}

#[test]
fn every_card_space_nation_and_option_is_named_and_explained() {
    for words in all_words() {
        let explained = |id: String| {
            assert!(words.has(&id), "{words:?}: {id}");
            assert!(words.attribute(&id, "about").is_some(), "{words:?}: {id}.about");
        };
        CARDS.iter().for_each(|card| explained(format!("card-{}", card.id)));
        for card in CARDS {
            assert!(words.has(&format!("type-{}", card.kind.id())), "{words:?}: {}", card.kind.id());
        }
        IDS.iter().for_each(|id| assert!(words.has(&format!("space-{id}")), "{words:?}: {id}"));
        NATIONS.iter().for_each(|nation| assert!(words.has(&format!("nation-{}", nation.id))));
        for GameOption { id, values, .. } in Setup::OPTIONS {
            explained(format!("option-{id}"));
            if let Values::Words(values) = values {
                values.iter().for_each(|value| assert!(words.has(&format!("option-{id}-{value}"))));
            }
        }
        for clause in Quartermaster::clauses() {
            assert!(words.has(&clause.message()), "{words:?}: {}", clause.message());
            assert!(words.has(&format!("rules-section-{}", clause.section())), "{}", clause.id);
        }
    }
    assert_eq!(Nation::ALL.len(), NATIONS.len());
}

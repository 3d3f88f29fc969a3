//! Words in all languages for everything that is said and drawn.

use std::collections::{BTreeSet, HashSet};

use engine::promises::keeps_its_promises;
use engine::{GameOption, Rated, Say, Setup as _, Values};
use scene::svg::set_of;
use scene::{Draw, Label, Lang, Scene, Shape, Words};

/// A game's words in every language.
#[must_use]
pub fn all_words<G: Draw>() -> [Words; 3] {
    Lang::ALL.map(|lang| Words::new(lang, G::words(lang)).expect("the locale files are Fluent"))
}

/// The message ids of a language's files, attributes included.
#[must_use]
pub fn ids<G: Draw>(lang: Lang) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in G::words(lang).iter().flat_map(|file| file.lines()) {
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

/// The three languages have the same messages, more than `least` of them, and name just what may be a reason.
pub fn same_messages<G: Draw + Rated>(least: usize) {
    let english = ids::<G>(Lang::En);
    assert!(english.len() > least, "{}", english.len());
    for lang in [Lang::Cs, Lang::Pl] {
        let other = ids::<G>(lang);
        let missing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
    let named: BTreeSet<&str> =
        english.iter().map(String::as_str).filter(|id| id.starts_with("ground-")).collect();
    let grounds: BTreeSet<&str> = G::GROUNDS.iter().map(|ground| ground.key).collect();
    assert_eq!(named, grounds);
}

/// Everything said in random games has words; returns the ids of what was said.
pub fn random_play_has_words<G: Draw>(seeds: std::ops::Range<u64>) -> BTreeSet<&'static str> {
    let words = all_words::<G>();
    let (mut said, mut whole) = (BTreeSet::new(), HashSet::new());
    for seed in seeds {
        let heard = &mut |say: &Say| {
            said.insert(say.id);
            if whole.insert(format!("{say:?}")) {
                for words in &words {
                    words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
                }
            }
        };
        keeps_its_promises::<G>(seed, &[], heard).unwrap_or_else(|broken| panic!("{broken}"));
    }
    said
}

/// Every id is a message with an explanation, every option with its values is named and explained, and every
/// clause has its text and its section a title.
pub fn named_and_explained<G: Draw>(explained: &[String]) {
    for words in all_words::<G>() {
        let check = |id: &str| {
            assert!(words.has(id), "{words:?}: {id}");
            assert!(words.attribute(id, "about").is_some(), "{words:?}: {id}.about");
        };
        explained.iter().for_each(|id| check(id));
        for GameOption { id, values, .. } in G::Setup::OPTIONS {
            check(&format!("option-{id}"));
            if let Values::Words(values) = values {
                values
                    .iter()
                    .for_each(|value| assert!(words.has(&format!("option-{id}-{value}")), "{id} {value}"));
            }
        }
        for source in G::sources() {
            check(&format!("source-{}", source.id));
            assert!(G::clauses().iter().any(|clause| clause.id == source.clause), "{}", source.clause);
        }
        for clause in G::clauses() {
            assert!(words.has(&clause.message()), "{words:?}: {}", clause.message());
            assert!(words.has(&format!("rules-section-{}", clause.section())), "{}", clause.id);
        }
    }
}

/// What a scene says, draws, names and means.
#[derive(Debug, Default)]
pub struct Drawn {
    /// Everything said in it.
    pub says: Vec<Say>,
    /// The symbols it uses.
    pub symbols: BTreeSet<String>,
    /// The ids of its groups and panels.
    pub ids: Vec<String>,
    /// The choices that its shapes stand for.
    pub acts: Vec<String>,
    /// The words that are set into boxes.
    pub lines: Vec<Shape>,
}

impl Drawn {
    /// What a scene holds.
    #[must_use]
    pub fn of(scene: &Scene) -> Self {
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
        for part in &scene.parts {
            drawn.ids.push(part.id().into());
            part.acts(&mut |act| drawn.acts.push(act.into()));
            part.says(&mut |say| drawn.says.push(say.clone()));
            part.symbols(&mut |symbol| {
                drawn.symbols.insert(symbol.into());
            });
            part.ids(&mut |id| drawn.ids.push(id.into()));
        }
        drawn
    }

    fn add(&mut self, shape: &Shape) {
        match shape {
            Shape::Use { symbol, .. } => {
                self.symbols.insert(symbol.clone());
            }
            Shape::Text { label: Label::Said(say), .. } | Shape::Label { label: Label::Said(say), .. } => {
                self.says.push(say.clone());
            }
            Shape::Lines { label, .. } => {
                if let Label::Said(say) = label {
                    self.says.push(say.clone());
                }
                self.lines.push(shape.clone());
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

    /// No id stands twice, every symbol exists, every act is a choice, everything said has words, and they fit
    /// where they stand; what is in `said` was looked at before.
    pub fn holds_together<G: Draw>(&self, words: &[Words; 3], said: &mut HashSet<String>) {
        let unique: BTreeSet<&String> = self.ids.iter().collect();
        assert_eq!(unique.len(), self.ids.len(), "an id stands twice: {:?}", self.ids);
        let symbols = G::symbols();
        for symbol in &self.symbols {
            assert!(symbols.contains(&format!(r#"id="{symbol}""#)), "no symbol {symbol}");
        }
        for act in &self.acts {
            assert!(act.parse::<G::Choice>().is_ok(), "{act}");
        }
        for say in &self.says {
            if said.insert(format!("{say:?}")) {
                for words in words {
                    words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
                }
            }
        }
        for shape in &self.lines {
            let Shape::Lines { room, size, label, letters, .. } = shape else { continue };
            if said.insert(format!("{label:?} {room:?} {size}")) {
                for words in words {
                    let set = set_of(label, *letters, words, *room, *size);
                    assert!(set.fits(letters.room(*room)), "{set:?} does not fit: {shape:?}");
                }
            }
        }
    }
}

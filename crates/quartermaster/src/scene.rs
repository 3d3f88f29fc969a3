//! View → shapes: the world map, the nations' tables and hands, the score.

mod cards;
pub(crate) mod map;
mod nations;
mod score;
pub mod spots;

use engine::Say;
use scene::shapes::Group;
use scene::{CatalogueCard, Chapter, Clause, Draw, Lang, Scene, Shape};

use crate::cards::{CARDS, Card};
use crate::facts::clauses::{CLAUSES, EXAMPLES, PARTS};
use crate::facts::{Nation, Team};
use crate::state::Quartermaster;
use crate::view::View;

/// The Fluent files of a language.
macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../locales/terms.", $lang, ".ftl")),
            include_str!(concat!("../locales/cards.", $lang, ".ftl")),
            include_str!(concat!("../locales/words.", $lang, ".ftl")),
            include_str!(concat!("../locales/table.", $lang, ".ftl")),
            include_str!(concat!("../locales/rules.", $lang, ".ftl")),
        ]
    };
}

impl Draw for Quartermaster {
    fn scene(view: &View) -> Scene {
        let mut panels = vec![map::panel(view), score::points(view), score::turn(view)];
        for team in [Team::Axis, Team::Allies] {
            panels.extend(team.nations().into_iter().map(|nation| nations::panel(view, nation)));
        }
        if view.mine != 0 {
            panels.push(cards::drawer(view));
        }
        panels.extend(mine(view).map(|nation| cards::hand(view, nation)));
        Scene { panels, parts: Vec::new(), text: crate::spoken::table(view) }
    }

    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => files!("en"),
            Lang::Cs => files!("cs"),
            Lang::Pl => files!("pl"),
        }
    }

    fn symbols() -> &'static str {
        concat!(include_str!("../art/symbols.svg"), include_str!("../art/outlines.svg"))
    }

    fn cover() -> &'static str {
        include_str!("../art/cover.svg")
    }

    fn style() -> &'static str {
        include_str!("../art/quartermaster.css")
    }

    fn catalogue() -> Vec<Chapter> {
        let entry = |card: &&'static Card| CatalogueCard {
            id: card.id,
            name: format!("card-{}", card.id),
            kind: format!("type-{}", card.kind.id()),
            count: card.count,
        };
        let chapter = |nation: Nation| Chapter {
            title: format!("nation-{}", nation.id()),
            cards: CARDS.iter().filter(|card| card.nation == nation).map(entry).collect(),
        };
        Nation::ALL.into_iter().map(chapter).collect()
    }

    fn clauses() -> &'static [Clause] {
        CLAUSES
    }

    fn examples() -> &'static [&'static str] {
        EXAMPLES
    }

    fn parts() -> &'static [(&'static str, &'static str)] {
        PARTS
    }
}

/// The nations whose hands the viewer may see.
fn mine(view: &View) -> impl Iterator<Item = Nation> {
    let mine = view.mine;
    Nation::ALL.into_iter().filter(move |nation| mine & 1 << nation.index() != 0)
}

/// Whether a nation of the viewer decides now.
fn decides(view: &View, nation: Nation) -> bool {
    view.mine & view.deciders & 1 << nation.index() != 0
}

/// A name and nothing else.
fn just(kind: &'static str, id: &'static str) -> Say {
    Say::new("drawn-name").name("name", kind, id)
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

/// A nation's mark in its own outline.
fn emblem(nation: Nation, (x, y): (f32, f32), size: f32) -> [Shape; 2] {
    let id = nation.id();
    let class = format!("of-{id}");
    let inner = size * 0.62;
    let gap = (size - inner) / 2.0;
    [
        Shape::symbol(format!("qm-body-{id}"), (x, y), (size, size), class.clone()),
        Shape::symbol(format!("qm-mark-{id}"), (x + gap, y + gap), (inner, inner), class),
    ]
}

//! View → shapes and parts: the world map, the nations and their hands, the score.

mod cards;
pub(crate) mod map;
mod nations;
mod score;
pub mod spots;

use engine::Say;
use scene::{Card, CatalogueCard, Chapter, Clause, Draw, Icon, Lang, Scene};

use crate::cards::{self as deck, CARDS};
use crate::event::Event;
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
        let mut parts =
            vec![score::points(view, Team::Axis), score::points(view, Team::Allies), score::turn(view)];
        parts.extend(Nation::ALL.into_iter().map(|nation| nations::player(view, nation)));
        parts.extend(cards::drawer(view));
        let in_hand = |nation: Nation| view.nations[nation.index()].n_hand > 0;
        // Once it is over, empty hands leave their room to the map.
        let hands = mine(view).filter(|nation| view.end.is_none() || in_hand(*nation));
        parts.extend(hands.map(|nation| cards::hand(view, nation)));
        Scene { panels: vec![map::panel(view)], parts, text: crate::spoken::table(view) }
    }

    fn shown(event: &Event) -> Option<Card> {
        match *event {
            Event::Played { nation, row }
            | Event::PlacedStatus { nation, row }
            | Event::Used { nation, row } => {
                Some(Card { picture: emblem(nation), ..cards::face(CARDS[row as usize].id) })
            }
            _ => None,
        }
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
        let entry = |card: &&'static deck::Card| CatalogueCard {
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

/// A nation's mark on its own outline.
fn emblem(nation: Nation) -> Vec<Icon> {
    let id = nation.id();
    vec![
        Icon::new(format!("qm-body-{id}"), format!("of-{id}")),
        Icon::new(format!("qm-mark-{id}"), format!("of-{id} mark")),
    ]
}

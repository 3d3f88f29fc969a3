//! View → shapes: the world map, the players, what is fought or dealt just now, the cards in hand.

mod cards;
mod map;
mod players;
pub mod slots;
mod stage;

use engine::Say;
use scene::shapes::Group;
use scene::{Basis, CatalogueCard, Chapter, Clause, Draw, Lang, Scene, Shape, Source};

use crate::facts::clauses::{CLAUSES, EXAMPLES, PARTS, SOURCES};
use crate::facts::{Row, Tech};
use crate::state::Attack;
use crate::view::View;

/// The Fluent files of a language.
macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../locales/terms.", $lang, ".ftl")),
            include_str!(concat!("../locales/words.", $lang, ".ftl")),
            include_str!(concat!("../locales/table.", $lang, ".ftl")),
            include_str!(concat!("../locales/rules.", $lang, ".ftl")),
        ]
    };
}

impl Draw for Attack {
    fn scene(view: &View) -> Scene {
        let mut panels = vec![map::panel(view), stage::panel(view)];
        panels.extend((0..view.players.len()).map(|player| players::panel(view, player)));
        panels.extend(mine(view).map(|player| cards::hand(view, player)));
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
        include_str!("../art/attack.css")
    }

    fn clauses() -> &'static [Clause] {
        CLAUSES
    }

    fn examples() -> &'static [&'static str] {
        EXAMPLES
    }

    fn sources() -> &'static [Source] {
        SOURCES
    }

    fn option_basis(id: &str) -> Option<Basis> {
        crate::facts::clauses::option_basis(id)
    }

    fn catalogue() -> Vec<Chapter> {
        let political = Row::all().map(|row| CatalogueCard {
            id: row.id(),
            name: format!("card-{}", row.id()),
            kind: "cards-political".into(),
            count: row.count(),
        });
        let technologies = Tech::ALL.into_iter().map(|tech| CatalogueCard {
            id: tech.id(),
            name: format!("technology-{}", tech.id()),
            kind: "cards-technology".into(),
            count: 1,
        });
        vec![
            Chapter { title: "cards-political".into(), cards: political.collect() },
            Chapter { title: "cards-technology".into(), cards: technologies.collect() },
        ]
    }

    fn parts() -> &'static [(&'static str, &'static str)] {
        PARTS
    }
}

/// The players whose hands the viewer may see.
fn mine(view: &View) -> impl Iterator<Item = usize> {
    let mine = view.mine;
    (0..view.players.len()).filter(move |player| mine.has(engine::Seat(*player as u8)))
}

/// Whether a player of the viewer decides now.
fn decides(view: &View, player: usize) -> bool {
    let seat = engine::Seat(player as u8);
    view.mine.has(seat) && view.deciders.has(seat)
}

/// A name and nothing else.
fn just(kind: &'static str, id: &'static str) -> Say {
    Say::new("drawn-name").name("name", kind, id)
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

/// A player's token with an emblem in it, its corner at `at`.
fn token(player: usize, emblem: &str, (x, y): (f32, f32), size: f32) -> [Shape; 2] {
    let inner = size * slots::EMBLEM[player % 6];
    let gap = (size - inner) / 2.0;
    let class = format!("at-of-{player}");
    [
        Shape::symbol(format!("at-body-{player}"), (x, y), (size, size), class.clone()),
        Shape::symbol(emblem, (x + gap, y + gap), (inner, inner), format!("at-unit {class}")),
    ]
}

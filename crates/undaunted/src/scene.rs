//! View → shapes and parts: the map with all that lies on it; both platoons, the hands, dice and initiative.

mod board;
mod book;
mod cards;
mod moment;
mod sides;

use engine::Say;
use scene::shapes::Group;
use scene::{Book, CatalogueCard, Chapter, Clause, Draw, Lang, Scene, Shape};

use crate::event::Event;
use crate::facts::clauses::{CLAUSES, EXAMPLES, PARTS};
use crate::facts::{Card, Side};
use crate::state::Undaunted;
use crate::view::View;

pub use board::map_of;
pub(crate) use sides::goal;

/// The Fluent files of a language.
macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../locales/terms.", $lang, ".ftl")),
            include_str!(concat!("../locales/words.", $lang, ".ftl")),
            include_str!(concat!("../locales/table.", $lang, ".ftl")),
            include_str!(concat!("../locales/rules.", $lang, ".ftl")),
            include_str!(concat!("../locales/edit.", $lang, ".ftl")),
        ]
    };
}

impl Draw for Undaunted {
    fn scene(view: &View) -> Scene {
        let mut parts = vec![moment::track(view)];
        parts.extend(Side::ALL.map(|side| sides::player(view, side)));
        parts.extend(mine(view).map(|side| cards::hand(view, side)));
        parts.extend(mine(view).filter_map(|side| cards::window(view, side)));
        Scene { panels: vec![board::panel(view)], parts, text: crate::spoken::table(view) }
    }

    fn shown(event: &Event) -> Option<scene::Card> {
        cards::played(event).or_else(|| moment::attack(event))
    }

    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => files!("en"),
            Lang::Cs => files!("cs"),
            Lang::Pl => files!("pl"),
        }
    }

    fn symbols() -> &'static str {
        include_str!("../art/symbols.svg")
    }

    fn cover() -> &'static str {
        include_str!("../art/cover.svg")
    }

    fn style() -> &'static str {
        concat!(include_str!("../art/undaunted.css"), include_str!("../art/edit.css"))
    }

    fn clauses() -> &'static [Clause] {
        CLAUSES
    }

    fn examples() -> &'static [&'static str] {
        EXAMPLES
    }

    fn catalogue() -> Vec<Chapter> {
        let entry = |card: Card| CatalogueCard {
            id: card.id(),
            name: format!("card-{}", card.id()),
            kind: format!("kind-{}", kind(card)),
            count: card.facts().copies,
        };
        vec![Chapter { title: "cards-both".into(), cards: Card::ALL.into_iter().map(entry).collect() }]
    }

    fn book() -> Option<&'static dyn Book> {
        Some(&book::Scenarios)
    }

    fn parts() -> &'static [(&'static str, &'static str)] {
        PARTS
    }
}

/// What kind of card it is.
fn kind(card: Card) -> &'static str {
    match card {
        Card::FogOfWar => "fog",
        _ if card.unit().is_some() => "combat",
        _ => "command",
    }
}

/// The sides whose hands the viewer may see. Once all is over, an empty hand is not worth its room.
fn mine(view: &View) -> impl Iterator<Item = Side> {
    let seen = |side: &Side| view.mine & 1 << side.index() != 0;
    let shown = |side: &Side| view.end.is_none() || view.sides[side.index()].n_hand > 0;
    Side::ALL.into_iter().filter(move |side| seen(side) && shown(side))
}

/// Whether a side of the viewer decides now.
fn decides(view: &View, side: Side) -> bool {
    view.mine & view.deciders & 1 << side.index() != 0
}

/// A name and nothing else.
fn just(kind: &'static str, id: &'static str) -> Say {
    Say::new("drawn-name").name("name", kind, id)
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

/// A side's sign.
const fn mark(side: Side) -> &'static str {
    match side {
        Side::Us => "un-star",
        Side::Germany => "un-cross",
    }
}

/// The symbol of a unit's kind, and the letter of its squad.
fn kind_of(unit: &str) -> (&str, &str) {
    match unit.rsplit_once('-') {
        Some((kind, squad @ ("a" | "b" | "c"))) => (kind, squad),
        _ => (unit, ""),
    }
}

/// Ten-thousandths as a whole percentage.
fn percent(chance: u32) -> u32 {
    (chance + 50) / 100
}

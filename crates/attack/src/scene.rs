//! View → shapes and parts: the world map; the turn, the players, the cards in hand, what is fought or dealt just now.

mod cards;
mod deals;
mod map;
mod pieces;
mod players;
pub mod slots;
mod turn;
mod war;

use engine::Say;
use scene::shapes::Group;
use scene::{
    Basis, Button, Card, CatalogueCard, Chapter, Clause, Draw, Fact, Hand, Icon, Lang, Part, Scene, Shape,
    Source,
};

use crate::choice::Choice;
use crate::facts::clauses::{CLAUSES, EXAMPLES, PARTS, SOURCES};
use crate::facts::{Row, Tech, Unit};
use crate::state::Attack;
use crate::view::{View, label};

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
        let mut parts = vec![Part::Track(turn::track(view))];
        parts.extend((0..view.players.len()).map(|player| Part::Player(players::part(view, player))));
        let at_hand = turn::at_hand(view);
        let own = cards::hands(view, at_hand.is_none());
        let windows = war::windows(view).into_iter().chain(deals::windows(view));
        parts.extend(at_hand.into_iter().chain(own).chain(windows).map(Part::Hand));
        Scene { panels: vec![map::panel(view)], parts, text: crate::spoken::table(view) }
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

/// The player of the viewer who decides now.
fn decider(view: &View) -> Option<usize> {
    mine(view).find(|player| decides(view, *player))
}

/// A name and nothing else.
fn just(kind: &'static str, id: &'static str) -> Say {
    Say::new("drawn-name").name("name", kind, id)
}

/// What a card or the like does.
fn about(kind: &'static str, id: &'static str) -> Say {
    Say::new("drawn-about").about("about", kind, id)
}

/// A player's name; none for neutral forces.
fn named(view: &View, player: Option<u8>) -> &'static str {
    player.and_then(|player| view.players.get(player as usize)).map_or("neutral", |player| player.id)
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

/// A player's token with an emblem in it; neutral forces have their own.
fn token(player: Option<usize>, emblem: &str) -> Vec<Icon> {
    let body = player.map_or("none".to_string(), |player| player.to_string());
    let class = format!("at-of-{body}");
    vec![
        Icon::new(format!("at-body-{body}"), class.clone()),
        Icon::new(emblem, format!("at-unit at-emblem {class}")),
    ]
}

/// A number beside a sign.
fn figure(symbol: &str, id: &'static str, n: impl ToString) -> Fact {
    Fact::new(Say::new(id), n).with(Icon::new(symbol, "at-action"))
}

/// A choice as a button, with the words it has in the list.
fn button(view: &View, choice: Choice) -> Button {
    Button { act: choice.to_string(), label: label(view, choice), icon: Vec::new() }
}

/// How many of what is on a card, as a button.
fn count(choice: Choice, n: u8) -> Button {
    Button { act: choice.to_string(), label: Say::new("count-of").number("n", n), icon: Vec::new() }
}

/// Pieces of a kind as a card.
fn piece_card(id: String, player: Option<usize>, unit: Unit) -> Card {
    Card {
        id,
        class: "at-card at-piece-card".into(),
        name: Some(just("unit", unit.id())),
        picture: token(player, &format!("at-{}", unit.id())),
        ..Card::default()
    }
}

/// Something to be chosen from, or to be looked at while it lasts.
fn window(id: impl Into<String>, title: Say, cards: Vec<Card>) -> Hand {
    Hand {
        id: id.into(),
        title,
        icon: Vec::new(),
        class: "at-window".into(),
        window: true,
        front: false,
        facts: Vec::new(),
        buttons: Vec::new(),
        cards,
    }
}

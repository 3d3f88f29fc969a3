//! Cards: faces that can be read, hands, and the window with cards to choose from.

use engine::Say;
use scene::{Button, Card, Hand, Icon, Part};

use super::{decides, emblem, just, mine};
use crate::cards::{CARDS, Type, basic, row_named};
use crate::choice::{ACTIONS, Choice};
use crate::facts::Nation;
use crate::view::{Asking, View};

/// A card's face: its nation and type, name and effect.
pub(super) fn face(id: &'static str) -> Card {
    let card = CARDS[row_named(id).unwrap_or(0) as usize];
    let kind = card.kind.id();
    Card {
        class: format!("type-{kind} of-{}", card.nation.id()),
        name: Some(just("card", id)),
        kind: Some(just("type", kind)),
        icon: vec![Icon::new(format!("qm-type-{kind}"), "")],
        about: Some(Say::new("drawn-about").about("about", "card", id)),
        ..Card::default()
    }
}

/// What a click on a card of the hand may mean now; the first is the card itself.
fn acts(asking: Option<Asking>) -> &'static [&'static str] {
    match asking {
        Some(Asking::PutAway | Asking::Discard | Asking::Pay { .. } | Asking::Reallocate) => &["discard"],
        Some(Asking::Play) => &["play", "discard"],
        Some(Asking::Pick) => &["play", "under"],
        _ => &["play"],
    }
}

/// A nation's hand, face up.
pub(super) fn hand(view: &View, nation: Nation) -> Part {
    let id = nation.id();
    let stands = &view.nations[nation.index()];
    let cards = stands.hand.as_deref().unwrap_or_default();
    let acts = acts(view.asking.filter(|_| decides(view, nation)));
    let held = |(i, id): (usize, &&'static str)| {
        let nth = cards[..i].iter().filter(|other| *other == id).count();
        Card {
            id: format!("card-{id}-{nth}"),
            act: Some(format!("{} {id}", acts[0])),
            more: acts[1..].iter().map(|verb| beside(verb, id)).collect(),
            ..face(id)
        }
    };
    let laid = laid(view, nation).into_iter().filter(|_| decides(view, nation) && !in_window(view.asking));
    Part::Hand(Hand {
        id: format!("hand-{id}"),
        title: just("nation", id),
        icon: emblem(nation),
        class: format!("of-{id}"),
        window: false,
        front: front(view) == Some(nation),
        facts: Vec::new(),
        buttons: if decides(view, nation) { buttons(view) } else { Vec::new() },
        cards: laid.map(usable).chain(cards.iter().enumerate().map(held)).collect(),
    })
}

/// The cards before a nation that its owner may use.
fn laid(view: &View, nation: Nation) -> Vec<&'static str> {
    let stands = &view.nations[nation.index()];
    stands.standing.iter().chain(stands.waiting.iter().flatten()).copied().collect()
}

/// A card of the table beside the hand; the style sheet shows it while it may be used.
fn usable(id: &'static str) -> Card {
    let card = face(id);
    Card {
        id: format!("use-{id}"),
        class: format!("{} usable", card.class),
        act: Some(format!("use {id}")),
        ..card
    }
}

/// Whether cards of the table are shown over the board to answer with.
fn in_window(asking: Option<Asking>) -> bool {
    matches!(asking, Some(Asking::Window { .. } | Asking::Victory))
}

/// One hand stands in front: that of whoever decides, else of whose turn it is.
fn front(view: &View) -> Option<Nation> {
    mine(view)
        .find(|nation| decides(view, *nation))
        .or_else(|| mine(view).find(|nation| *nation == view.active))
        .or_else(|| mine(view).next())
}

/// Another choice that a card has: away with it, or under the deck.
fn beside(verb: &str, id: &'static str) -> Button {
    let (label, icon) = match verb {
        "discard" => ("choice-discard", "qm-discard"),
        _ => ("choice-under", "qm-under"),
    };
    Button {
        act: format!("{verb} {id}"),
        label: Say::new(label).name("card", "card", id),
        icon: vec![Icon::new(icon, "")],
    }
}

/// What a nation may do besides with its cards.
fn buttons(view: &View) -> Vec<Button> {
    let button = |choice: Choice| Button {
        act: choice.to_string(),
        label: crate::view::label(view, choice),
        icon: Vec::new(),
    };
    vec![button(Choice::Reallocate), button(Choice::Mill)]
}

/// Cards that a nation of the viewer may choose from now: those of deck and discard pile, actions, answers.
pub(super) fn drawer(view: &View) -> Option<Part> {
    let deciders = mine(view).filter(|nation| decides(view, *nation));
    let choices: Vec<_> = deciders.flat_map(|nation| drawn(view, nation)).collect();
    let card = |(i, (act, id)): (usize, (String, &'static str))| Card {
        id: format!("drawn-{i}"),
        act: Some(act),
        ..face(id)
    };
    (!choices.is_empty()).then(|| {
        Part::Hand(Hand {
            id: "drawer".into(),
            title: Say::new("panel-drawer"),
            icon: Vec::new(),
            class: "drawer".into(),
            window: true,
            front: true,
            facts: Vec::new(),
            buttons: Vec::new(),
            cards: choices.into_iter().enumerate().map(card).collect(),
        })
    })
}

/// What lies in the window: the choice and the card it shows. What is not on offer the style sheet leaves out.
fn drawn(view: &View, nation: Nation) -> Vec<(String, &'static str)> {
    let stands = &view.nations[nation.index()];
    let face_of = |kind: Type| CARDS[basic(nation, kind) as usize].id;
    match view.asking {
        Some(Asking::Action) => {
            ACTIONS.into_iter().map(|kind| (format!("do {}", kind.id()), face_of(kind))).collect()
        }
        Some(Asking::Reallocate) => {
            ACTIONS.into_iter().map(|kind| (format!("fetch {}", face_of(kind)), face_of(kind))).collect()
        }
        asking if in_window(asking) => {
            laid(view, nation).into_iter().map(|id| (format!("use {id}"), id)).collect()
        }
        Some(Asking::Pick) => {
            let known = stands.known_top.iter().flatten().map(|id| (format!("order {id}"), *id));
            let mut seen: Vec<&str> = Vec::new();
            let mut all: Vec<(String, &'static str)> = known.collect();
            for id in stands.discard.iter().flatten() {
                if !seen.contains(id) {
                    seen.push(id);
                    all.push((format!("play {id}"), id));
                }
            }
            all
        }
        _ => Vec::new(),
    }
}

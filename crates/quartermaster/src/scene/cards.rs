//! Cards: faces that can be read, hands, and the drawer with cards of deck and discard pile to choose from.

use engine::Say;
use scene::shapes::{Group, Letters};
use scene::{Anchor, Area, Panel, Shape};

use super::{decides, emblem, group, just, mine};
use crate::cards::{CARDS, Card, Type, basic, row_named};
use crate::choice::ACTIONS;
use crate::facts::Nation;
use crate::view::{Asking, View};

/// Width and height of a card.
const CARD: (f32, f32) = (150.0, 208.0);
/// From one card to the next.
const STEP: (f32, f32) = (156.0, 216.0);
/// Cards in a row of a hand.
const ROW: usize = 7;
/// Height of a hand's title.
const TITLE: f32 = 34.0;

/// The card with this id.
pub(super) fn card(id: &str) -> &'static Card {
    CARDS[row_named(id).unwrap_or(0) as usize]
}

/// What a card is and does.
pub(super) fn about(id: &'static str) -> Say {
    Say::new("card-title").name("card", "card", id).about("about", "card", id)
}

/// What a click on a card of the hand may mean now; the first is drawn in any case.
fn acts(asking: Option<Asking>) -> &'static [&'static str] {
    match asking {
        Some(Asking::PutAway | Asking::Discard | Asking::Pay { .. } | Asking::Reallocate) => &["discard"],
        Some(Asking::Pick) => &["play", "under"],
        _ => &["play"],
    }
}

/// A nation's hand, face up.
pub(super) fn hand(view: &View, nation: Nation) -> Panel {
    let stands = &view.nations[nation.index()];
    let cards = stands.hand.clone().unwrap_or_default();
    let deciding = decides(view, nation);
    let rows = cards.len().div_ceil(ROW);
    let in_row = if rows <= 1 { ROW } else { cards.len().div_ceil(rows).max(5) };
    let wide = STEP.0 * in_row as f32 + 6.0;
    let title =
        Say::new("panel-hand").name("nation", "nation", nation.id()).number("n", i64::from(stands.n_hand));
    let mut shapes = Vec::new();
    shapes.extend(emblem(nation, (6.0, 2.0), 28.0));
    shapes.push(Shape::said(title.clone(), (42.0, 23.0), 17.0, Anchor::Start, "hand-title"));
    shapes.extend(reallocate(view, nation, wide));
    for (i, id) in cards.iter().enumerate() {
        let at = (6.0 + STEP.0 * (i % in_row) as f32, TITLE + STEP.1 * (i / in_row) as f32);
        let nth = cards[..i].iter().filter(|other| *other == id).count();
        shapes.push(Shape::Group(held(view, id, nth, at, deciding)));
    }
    Panel {
        id: format!("hand-{}", nation.id()),
        area: Area::Mine,
        title,
        class: class(view, nation, rows),
        size: (wide, TITLE + STEP.1 * rows as f32),
        ground: Vec::new(),
        shapes,
    }
}

/// One hand stands in front: that of whoever decides, else of whose turn it is.
fn class(view: &View, nation: Nation, rows: usize) -> String {
    let front = mine(view)
        .find(|nation| decides(view, *nation))
        .or_else(|| mine(view).find(|nation| *nation == view.active))
        .or_else(|| mine(view).next());
    let front = if front == Some(nation) { " front" } else { "" };
    let tall = if rows > 1 { " tall" } else { "" };
    format!("hand{front}{tall}")
}

/// The button of Reallocate Resources.
fn reallocate(view: &View, nation: Nation, wide: f32) -> Option<Shape> {
    let now = decides(view, nation) && view.setup.reallocate && view.asking == Some(Asking::Play);
    now.then(|| {
        Shape::Group(Group {
            act: Some("reallocate".into()),
            title: Some(Say::new("choice-reallocate")),
            ..group(
                format!("reallocate-{}", nation.id()),
                (wide - 236.0, 3.0),
                "tag-button",
                vec![
                    Shape::rect((0.0, 0.0), (230.0, 27.0), 7.0, "target tag"),
                    Shape::lines(
                        Say::new("choice-reallocate"),
                        (6.0, 2.0),
                        (218.0, 23.0),
                        15.0,
                        Anchor::Middle,
                        "tag-words",
                    ),
                ],
            )
        })
    })
}

/// A card in a hand, with what a click on it means.
fn held(view: &View, id: &'static str, nth: usize, at: (f32, f32), deciding: bool) -> Group {
    let acts = acts(view.asking.filter(|_| deciding));
    let mut shapes = face(id);
    // Where one of two things may be on offer, each has a light of its own over the whole card.
    for verb in &acts[1..] {
        let cover = vec![Shape::rect((0.0, 0.0), CARD, 9.0, "target")];
        shapes.push(Shape::Group(Group {
            act: Some(format!("{verb} {id}")),
            ..group("", (0.0, 0.0), "cover", cover)
        }));
    }
    let mut card = vec![Shape::Group(Group {
        act: Some(format!("{} {id}", acts[0])),
        title: Some(about(id)),
        ..group(format!("held-{id}-{nth}"), (0.0, 0.0), "card-target", shapes)
    })];
    if deciding && view.asking == Some(Asking::Play) {
        card.push(Shape::Group(away(id, nth)));
    }
    group(format!("card-{id}-{nth}"), at, "card", card)
}

/// The corner of a card that discards it instead of playing it.
fn away(id: &'static str, nth: usize) -> Group {
    Group {
        act: Some(format!("discard {id}")),
        title: Some(Say::new("choice-discard").name("card", "card", id)),
        ..group(
            format!("away-{id}-{nth}"),
            (CARD.0 - 31.0, 2.0),
            "away",
            vec![
                Shape::rect((0.0, 0.0), (29.0, 26.0), 7.0, "target tag"),
                Shape::symbol("qm-discard", (5.0, 3.0), (19.0, 19.0), "tag-icon"),
            ],
        )
    }
}

/// A card's face: type, name and effect.
pub(super) fn face(id: &'static str) -> Vec<Shape> {
    let kind = card(id).kind.id();
    vec![
        Shape::rect((2.0, 3.0), CARD, 9.0, "card-shadow"),
        Shape::rect((0.0, 0.0), CARD, 9.0, "card-paper"),
        Shape::Path {
            d: "M0 30V9a9 9 0 0 1 9-9h132a9 9 0 0 1 9 9v21z".into(),
            class: format!("card-band type-{kind}"),
        },
        Shape::symbol(format!("qm-type-{kind}"), (5.0, 3.0), (24.0, 24.0), "card-icon"),
        Shape::lines(
            just("type", kind),
            (32.0, 4.0),
            (CARD.0 - 66.0, 22.0),
            12.5,
            Anchor::Start,
            "card-type",
        )
        .in_letters(Letters::Capitals)
        .halfway_down(),
        Shape::lines(just("card", id), (8.0, 36.0), (CARD.0 - 16.0, 36.0), 15.0, Anchor::Start, "card-name"),
        Shape::lines(
            Say::new("drawn-about").about("about", "card", id),
            (8.0, 77.0),
            (CARD.0 - 16.0, 126.0),
            11.6,
            Anchor::Start,
            "card-about",
        ),
    ]
}

/// Cards of deck or discard pile, or actions, that a nation of the viewer may choose from now.
pub(super) fn drawer(view: &View) -> Panel {
    let decider = mine(view).find(|nation| decides(view, *nation));
    let choices = decider.map(|nation| drawn(view, nation)).unwrap_or_default();
    let mut shapes = Vec::new();
    for (i, (act, id)) in choices.iter().enumerate() {
        let at = (6.0 + STEP.0 * (i % ROW) as f32, 6.0 + STEP.1 * (i / ROW) as f32);
        shapes.push(Shape::Group(Group {
            act: Some(act.clone()),
            title: Some(about(id)),
            ..group(format!("drawn-{i}"), at, "card card-target", face(id))
        }));
    }
    let rows = choices.len().div_ceil(ROW).max(1);
    Panel {
        id: "drawer".into(),
        area: Area::Mine,
        title: Say::new("panel-drawer"),
        class: "drawer".into(),
        size: (STEP.0 * ROW as f32 + 6.0, STEP.1 * rows as f32 + 6.0),
        ground: Vec::new(),
        shapes,
    }
}

/// What lies in the drawer: the choice and the card it shows. What is not on offer stays dark.
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

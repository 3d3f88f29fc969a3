//! What lies before a nation: its piles, its Status cards face up, its Responses face down.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::cards::{about, card};
use super::{decides, emblem, group, just};
use crate::facts::Nation;
use crate::view::{NationView, View};

const WIDE: f32 = 360.0;
/// Height of the head with name and piles.
const HEAD: f32 = 46.0;
/// Height of a card on the table.
const STRIP: f32 = 62.0;
/// Height of a row of backs.
const BACKS: f32 = 50.0;

/// A nation's part of the table.
pub(super) fn panel(view: &View, nation: Nation) -> Panel {
    let stands = &view.nations[nation.index()];
    let id = nation.id();
    let mut shapes = head(view, nation);
    let mut y = HEAD + 6.0;
    for id in &stands.standing {
        shapes.push(Shape::Group(strip(id, y, "strip")));
        y += STRIP + 4.0;
    }
    for id in stands.waiting.iter().flatten() {
        shapes.push(Shape::Group(strip(id, y, "strip strip-hidden")));
        y += STRIP + 4.0;
    }
    if stands.waiting.is_none() && stands.n_waiting > 0 {
        shapes.extend(backs(nation, stands, y));
        y += BACKS;
    }
    for (symbol, class, card) in stands
        .open_top
        .iter()
        .map(|card| ("qm-deck", "strip-deck", card))
        .chain(stands.top.iter().map(|card| ("qm-discard", "strip-top", card)))
    {
        shapes.extend(top(symbol, class, card, y));
        y += 32.0;
    }
    if y < HEAD + 10.0 {
        let at = (WIDE / 2.0, HEAD + 25.0);
        shapes.push(Shape::said(Say::new("table-empty"), at, 14.0, Anchor::Middle, "quiet"));
    }
    let active = if view.active == nation && view.end.is_none() { " active" } else { "" };
    let acting = if decides(view, nation) { " acting" } else { "" };
    Panel {
        id: format!("nation-{id}"),
        area: if view.mine & 1 << nation.index() == 0 { Area::Theirs } else { Area::Mine },
        title: Say::new("panel-nation").name("nation", "nation", id),
        class: format!("nation nation-{id} of-{id}{active}{acting}"),
        size: (WIDE, (y + 4.0).max(HEAD + 44.0)),
        ground: Vec::new(),
        shapes,
    }
}

/// Emblem, name and the piles with their counts.
fn head(view: &View, nation: Nation) -> Vec<Shape> {
    let stands = &view.nations[nation.index()];
    let mut shapes = vec![Shape::Path {
        d: format!("M0 {HEAD}V8a8 8 0 0 1 8-8h{}a8 8 0 0 1 8 8v{}z", WIDE - 16.0, HEAD - 8.0),
        class: "head".into(),
    }];
    shapes.extend(emblem(nation, (5.0, 4.0), 38.0));
    shapes.push(Shape::lines(
        just("nation", nation.id()),
        (48.0, 14.0),
        (108.0, 19.0),
        18.0,
        Anchor::Start,
        "head-name",
    ));
    let piles = [
        ("deck", stands.n_deck, Say::new("pile-deck")),
        ("hand", stands.n_hand, Say::new("pile-hand")),
        ("waiting", stands.n_waiting, Say::new("pile-waiting")),
        ("discard", stands.n_discard, Say::new("pile-discard")),
    ];
    for (i, (pile, n, title)) in piles.into_iter().enumerate() {
        let mut drawn = group(
            format!("pile-{pile}-{}", nation.id()),
            (158.0 + 50.0 * i as f32, 8.0),
            "pile",
            vec![
                Shape::rect((0.0, 0.0), (48.0, 30.0), 6.0, "target"),
                Shape::symbol(format!("qm-{pile}"), (2.0, 4.0), (22.0, 22.0), "pile-icon"),
                Shape::plain(n.to_string(), (27.0, 21.5), 17.0, Anchor::Start, "pile-num"),
            ],
        );
        drawn.title = Some(title.number("n", i64::from(n)));
        if pile == "deck" && decides(view, nation) {
            drawn.act = Some("mill".into());
        }
        shapes.push(Shape::Group(drawn));
    }
    shapes
}

/// A card on the table: name and effect beside the sign of its type.
fn strip(id: &'static str, y: f32, class: &str) -> Group {
    let kind = card(id).kind.id();
    let wide = WIDE - 12.0;
    Group {
        act: Some(format!("use {id}")),
        title: Some(about(id)),
        ..group(
            format!("laid-{id}"),
            (6.0, y),
            class,
            vec![
                Shape::rect((0.0, 0.0), (wide, STRIP), 7.0, "strip-paper target"),
                Shape::Path {
                    d: format!("M30 0V{STRIP}H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"),
                    class: format!("card-band type-{kind}"),
                },
                Shape::symbol(format!("qm-type-{kind}"), (3.0, 4.0), (24.0, 24.0), "card-icon"),
                Shape::lines(
                    just("card", id),
                    (36.0, 5.0),
                    (wide - 42.0, 17.0),
                    14.5,
                    Anchor::Start,
                    "card-name",
                ),
                Shape::lines(
                    Say::new("drawn-about").about("about", "card", id),
                    (36.0, 22.0),
                    (wide - 42.0, STRIP - 23.0),
                    11.4,
                    Anchor::Start,
                    "card-about",
                ),
            ],
        )
    }
}

/// Responses that only their owner knows.
fn backs(nation: Nation, stands: &NationView, y: f32) -> Vec<Shape> {
    let n = usize::from(stands.n_waiting);
    let step = (40.0f32).min((WIDE - 46.0) / n.max(1) as f32);
    (0..n)
        .map(|i| {
            let back = Shape::symbol("qm-back", (0.0, 0.0), (34.0, 46.0), "");
            Shape::Group(Group {
                title: Some(Say::new("face-down")),
                ..group(format!("back-{}-{i}", nation.id()), (6.0 + step * i as f32, y), "back", vec![back])
            })
        })
        .collect()
}

/// A card on top of a pile.
fn top(symbol: &str, class: &str, id: &'static str, y: f32) -> [Shape; 1] {
    [Shape::Group(Group {
        title: Some(about(id)),
        ..group(
            "",
            (6.0, y),
            format!("top {class}"),
            vec![
                Shape::rect((0.0, 0.0), (WIDE - 12.0, 28.0), 6.0, "top-paper"),
                Shape::symbol(symbol, (5.0, 4.0), (20.0, 20.0), "pile-icon"),
                Shape::symbol(
                    format!("qm-type-{}", card(id).kind.id()),
                    (29.0, 4.0),
                    (20.0, 20.0),
                    "top-type",
                ),
                Shape::lines(
                    just("card", id),
                    (54.0, 7.0),
                    (WIDE - 74.0, 16.0),
                    14.0,
                    Anchor::Start,
                    "card-name",
                ),
            ],
        )
    })]
}

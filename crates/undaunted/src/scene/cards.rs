//! The cards of a hand: what each can do is a row to click on.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::{decides, group, just, kind_of};
use crate::facts::{Action, Card, Side};
use crate::view::{Asking, View};

pub(super) const CARD: (f32, f32) = (164.0, 214.0);
const GAP: f32 = 8.0;
const TITLE: f32 = 32.0;
const ROW: f32 = 23.0;

/// What a side holds.
pub(super) fn hand(view: &View, side: Side) -> Panel {
    let stands = &view.sides[side.index()];
    let cards: Vec<(Card, usize)> = stands
        .hand
        .iter()
        .flatten()
        .filter_map(|copies| Some((Card::named(copies.card)?, copies.n)))
        .flat_map(|(card, n)| (0..usize::from(n)).map(move |nth| (card, nth)))
        .collect();
    let step = CARD.0 + GAP;
    let wide = step * cards.len().max(4) as f32 + GAP;
    let title = Say::new("panel-hand").name("side", "side", side.id()).number("n", stands.n_hand);
    let mut shapes = vec![
        Shape::symbol(super::board::mark(side), (8.0, 5.0), (22.0, 22.0), format!("un-of-{}", side.id())),
        Shape::lines(title.clone(), (36.0, 7.0), (wide - 44.0, 20.0), 18.0, Anchor::Start, "hand-title"),
    ];
    for (i, (card, nth)) in cards.iter().enumerate() {
        let at = (GAP + step * i as f32, TITLE + 2.0);
        shapes.push(Shape::Group(held(view, side, *card, *nth, at)));
    }
    let front = if decides(view, side) || view.active == Some(side) { " front" } else { "" };
    Panel {
        id: format!("hand-{}", side.id()),
        area: Area::Mine,
        title,
        class: format!("hand hand-{}{front}", side.id()),
        size: (wide, TITLE + CARD.1 + 10.0),
        ground: Vec::new(),
        shapes,
    }
}

/// One card: picked as a whole for initiative, by its rows in a turn.
fn held(view: &View, side: Side, card: Card, nth: usize, at: (f32, f32)) -> Group {
    let id = card.id();
    let bidding = view.asking == Some(Asking::Initiative);
    let mut shapes = vec![
        Shape::rect((2.0, 3.0), CARD, 9.0, "card-shadow"),
        Shape::rect((0.0, 0.0), CARD, 9.0, "card-paper target"),
        Shape::Path {
            d: format!("M0 32V9a9 9 0 0 1 9-9h{}a9 9 0 0 1 9 9v23z", CARD.0 - 18.0),
            class: format!("card-band un-fill-{}", side.id()),
        },
        Shape::circle((17.0, 16.0), 12.5, "initiative-disc"),
        Shape::plain(
            card.facts().initiative.to_string(),
            (17.0, 22.0),
            17.0,
            Anchor::Middle,
            "initiative-num",
        ),
        Shape::lines(just("card", id), (34.0, 3.5), (CARD.0 - 40.0, 25.5), 15.5, Anchor::Start, "card-head")
            .halfway_down(),
        Shape::symbol(
            portrait(card, side),
            (2.0, 33.0),
            (CARD.0 - 4.0, 62.0),
            format!("card-art un-man-{}", side.id()),
        ),
    ];
    if let Some(unit) = card.unit() {
        let (kind, squad) = kind_of(unit.id());
        let class = format!("un-of-{}", side.id());
        shapes.push(Shape::Group(group(
            "",
            (CARD.0 - 44.0, 40.0),
            class,
            vec![
                Shape::symbol(format!("un-body-{}", side.id()), (0.0, 0.0), (38.0, 38.0), ""),
                Shape::symbol(format!("un-{kind}"), (6.0, 4.0), (26.0, 26.0), "un-unit"),
                Shape::plain(squad.to_uppercase(), (8.0, 34.0), 11.0, Anchor::Middle, "un-squad"),
            ],
        )));
    }
    let mut card_group = Group {
        title: Some(Say::new("card-title").name("card", "card", id).about("about", "card", id)),
        ..group(format!("held-{}-{id}-{nth}", side.id()), at, "card", Vec::new())
    };
    if bidding {
        card_group.act = Some(format!("bid {id}"));
    }
    if card == Card::FogOfWar {
        shapes.push(Shape::lines(
            Say::new("drawn-about").about("about", "card", id),
            (10.0, 102.0),
            (CARD.0 - 20.0, 100.0),
            12.5,
            Anchor::Start,
            "card-about",
        ));
    }
    for (i, (action, value)) in rows(view, side, card).into_iter().enumerate() {
        shapes.push(Shape::Group(row(side, card, action, value, nth, 97.0 + ROW * i as f32, bidding)));
    }
    card_group.shapes = shapes;
    card_group
}

/// The rows of a card: its printed actions, recovering where its counter is suppressed, and hunkering down.
fn rows(view: &View, side: Side, card: Card) -> Vec<(Action, u8)> {
    if card == Card::FogOfWar {
        return Vec::new();
    }
    let suppressed = card.unit().is_some_and(|unit| {
        let mut counters = view.tiles.iter().flat_map(|tile| &tile.counters);
        counters.any(|counter| counter.side == side && counter.unit == unit.id() && counter.suppressed)
    });
    let mut rows: Vec<(Action, u8)> = card.facts().actions.to_vec();
    if suppressed {
        // The printed actions rest until the counter is ready again (5.8).
        rows.truncate(3);
        rows.insert(0, (Action::Recover, 0));
    }
    rows.push((Action::HunkerDown, 0));
    rows
}

fn row(side: Side, card: Card, action: Action, value: u8, nth: usize, y: f32, bidding: bool) -> Group {
    let (id, act) = (card.id(), action.id());
    let wide = CARD.0 - 10.0;
    let copy = if nth == 0 { String::new() } else { format!("-{nth}") };
    let room = if value > 0 { wide - 50.0 } else { wide - 31.0 };
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (wide, ROW - 2.0), 5.0, "row-paper target"),
        Shape::symbol(format!("un-a-{}", icon(action)), (3.0, 1.0), (19.0, 19.0), "row-icon"),
        Shape::lines(just("action", act), (27.0, 3.0), (room, 16.0), 13.5, Anchor::Start, "row-name"),
    ];
    if value > 0 {
        shapes.push(Shape::plain(value.to_string(), (wide - 12.0, 16.5), 15.0, Anchor::Middle, "row-num"));
    }
    let title = Say::new("action-title").name("action", "action", act).about("about", "action", act);
    Group {
        act: (!bidding).then(|| format!("{id} {act}")),
        title: Some(title),
        ..group(format!("act-{}-{id}-{act}{copy}", side.id()), (5.0, y), format!("row do-{id}-{act}"), shapes)
    }
}

/// The name of an action's picture.
const fn icon(action: Action) -> &'static str {
    match action {
        Action::HunkerDown => "hunker",
        other => other.id(),
    }
}

fn portrait(card: Card, side: Side) -> String {
    let who = match card {
        Card::PlatoonSergeant => "sergeant",
        Card::PlatoonGuide => "guide",
        Card::SquadLeaderA | Card::SquadLeaderB | Card::SquadLeaderC => "leader",
        Card::FogOfWar => return "un-p-fog".into(),
        _ => "soldier",
    };
    format!("un-p-{who}-{}", side.id())
}

//! The cards of a hand: what each can do is a row to click on.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::{decides, group, just, kind_of};
use crate::facts::{Action, Card, Group as Squad, Side};
use crate::view::{Asking, View};

pub(super) const CARD: (f32, f32) = (164.0, 214.0);
const GAP: f32 = 8.0;
const TITLE: f32 = 32.0;
const ROW: f32 = 23.0;
/// How many rows leave the whole picture above them.
const FULL: usize = 5;

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
    let rows = rows(view, side, card);
    // A sixth row takes its room from the picture.
    let more = ROW * rows.len().saturating_sub(FULL) as f32;
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
            (CARD.0 - 4.0, 62.0 - more),
            format!("card-art un-man-{}", side.id()),
        ),
    ];
    if card != Card::FogOfWar {
        let at = (CARD.0 - 44.0, if more > 0.0 { 34.0 } else { 40.0 });
        shapes.push(Shape::Group(group("", at, format!("un-of-{}", side.id()), badge(side, card))));
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
    for (i, (action, value)) in rows.into_iter().enumerate() {
        let y = 97.0 - more + ROW * i as f32;
        shapes.push(Shape::Group(row(side, card, action, value, nth, y, bidding)));
    }
    card_group.shapes = shapes;
    card_group
}

/// The counter of a unit's card; the star of one who leads, with the letter of his squad.
fn badge(side: Side, card: Card) -> Vec<Shape> {
    let Some(unit) = card.unit() else {
        return vec![
            Shape::symbol("un-star", (0.0, 0.0), (38.0, 38.0), "leader-star"),
            Shape::plain(letter(card), (19.0, 26.0), 15.0, Anchor::Middle, "un-squad"),
        ];
    };
    let (kind, squad) = kind_of(unit.id());
    vec![
        Shape::symbol(format!("un-body-{}", side.id()), (0.0, 0.0), (38.0, 38.0), ""),
        Shape::symbol(format!("un-{kind}"), (6.0, 4.0), (26.0, 26.0), "un-unit"),
        Shape::plain(squad.to_uppercase(), (8.0, 34.0), 11.0, Anchor::Middle, "un-squad"),
    ]
}

/// The letter of a card's squad, or nothing.
fn letter(card: Card) -> &'static str {
    card.facts().squad.map_or("", Squad::letter)
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
        rows.insert(0, (Action::Recover, 0));
    }
    rows.push((Action::HunkerDown, 0));
    rows
}

fn row(side: Side, card: Card, action: Action, value: u8, nth: usize, y: f32, bidding: bool) -> Group {
    let (id, act) = (card.id(), action.id());
    let wide = CARD.0 - 10.0;
    let copy = if nth == 0 { String::new() } else { format!("-{nth}") };
    // The squad's letter stands by the number where only its cards may be taken.
    let squad = if action.takes_of_squad() { letter(card) } else { "" };
    let room = if value > 0 { wide - 54.0 } else { wide - 31.0 };
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (wide, ROW - 2.0), 5.0, "row-paper target"),
        Shape::symbol(format!("un-a-{}", icon(action)), (3.0, 1.0), (19.0, 19.0), "row-icon"),
        Shape::lines(just("action", act), (27.0, 3.0), (room, 16.0), 13.5, Anchor::Start, "row-name"),
    ];
    if value > 0 {
        shapes.push(Shape::plain(
            format!("{value}{squad}"),
            (wide - 4.0, 16.5),
            15.0,
            Anchor::End,
            "row-num",
        ));
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

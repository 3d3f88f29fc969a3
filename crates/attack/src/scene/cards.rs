//! What a player holds: economic cards with the sets they make, political action cards, navy cards.

use engine::Say;
use scene::shapes::{Group, Letters};
use scene::{Anchor, Area, Panel, Shape};

use super::{decides, group, just};
use crate::facts::{Unit, card_named, suit, value};
use crate::view::{Asking, View};

const CARD: (f32, f32) = (92.0, 124.0);
const WIDE_CARD: f32 = 150.0;
const GAP: f32 = 6.0;
const TITLE: f32 = 30.0;

/// A player's hand.
pub(super) fn hand(view: &View, player: usize) -> Panel {
    let stands = &view.players[player];
    let mut shapes = Vec::new();
    let mut x = GAP;
    let sets = stands.sets.as_ref();
    for card in &stands.economy {
        let set = sets.and_then(|sets| sets.sets.iter().position(|set| set.contains(card)));
        shapes.push(Shape::Group(economic(view, player, card, set, x)));
        x += CARD.0 + GAP;
    }
    for (i, card) in stands.politics.iter().enumerate() {
        shapes.push(Shape::Group(political(view, player, card, i, x)));
        x += WIDE_CARD + GAP;
    }
    if !view.setup.advanced {
        for (i, unit) in Unit::SHIPS.into_iter().enumerate().filter(|(i, _)| stands.navy[*i] > 0) {
            shapes.push(Shape::Group(ship(player, unit, stands.navy[i], x)));
            x += CARD.0 * 0.75 + GAP;
        }
    }
    let title = Say::new("panel-hand")
        .name("player", "player", stands.id)
        .number("n", i64::from(stands.n_economy) + i64::from(stands.n_politics));
    let wide = x.max(700.0);
    shapes.insert(
        0,
        Shape::lines(title.clone(), (10.0, 6.0), (wide / 2.0, 20.0), 17.0, Anchor::Start, "hand-title"),
    );
    if let Some(sets) = sets {
        let say = Say::new("hand-production").number("pp", sets.pp).number("sets", sets.sets.len() as i64);
        shapes.insert(1, Shape::said(say, (wide - 12.0, 21.0), 14.5, Anchor::End, "hand-note"));
    }
    let front = if decides(view, player) || view.turn as usize == player { " front" } else { "" };
    Panel {
        id: format!("hand-{}", stands.id),
        area: Area::Mine,
        title,
        class: format!("hand{front}"),
        size: (wide, TITLE + CARD.1 + 10.0),
        ground: Vec::new(),
        shapes,
    }
}

/// What a click on an economic card means.
fn economic_act(view: &View, card: &str) -> Option<String> {
    match view.asking {
        Some(Asking::Production) => Some(format!("oil {card}")),
        Some(Asking::Deal { .. } | Asking::Fill) => Some(format!("give {card}")),
        Some(Asking::Disable { .. }) => Some(format!("disable {card}")),
        _ => None,
    }
}

fn economic(view: &View, player: usize, card: &'static str, set: Option<usize>, x: f32) -> Group {
    let (suit, value) = card_named(card).map_or(("oil", 0), |card| (suit(card).id(), value(card)));
    let kind = if suit == "route" { "trade" } else { suit };
    let symbol = if suit == "route" { "at-trade-route".to_string() } else { format!("at-suit-{suit}") };
    let out = if view.out.contains(&card) { " out" } else { "" };
    let mut shapes = vec![
        Shape::rect((1.5, 2.5), CARD, 7.0, "at-card-shadow"),
        Shape::rect((0.0, 0.0), CARD, 7.0, "at-card-paper target"),
        Shape::Path {
            d: format!("M0 30V7a7 7 0 0 1 7-7h{}a7 7 0 0 1 7 7v23z", CARD.0 - 14.0),
            class: "at-card-head".into(),
        },
        Shape::symbol(symbol, (5.0, 3.0), (24.0, 24.0), "at-card-icon"),
        Shape::plain(value.to_string(), (CARD.0 - 16.0, 24.0), 24.0, Anchor::Middle, "at-card-value"),
        Shape::lines(
            just("economic", card),
            (6.0, 38.0),
            (CARD.0 - 12.0, 46.0),
            14.0,
            Anchor::Start,
            "at-card-name",
        ),
    ];
    if let Some(set) = set {
        // Cards of one set carry its number, so that everybody can see why they count twice.
        let say = Say::new("card-in-set").number("n", set as i64 + 1);
        shapes.push(Shape::rect((4.0, CARD.1 - 32.0), (CARD.0 - 8.0, 28.0), 5.0, "at-card-foot"));
        shapes.push(Shape::lines(
            say,
            (6.0, CARD.1 - 31.0),
            (CARD.0 - 12.0, 26.0),
            12.0,
            Anchor::Middle,
            "at-card-about",
        ));
    }
    Group {
        act: economic_act(view, card).filter(|_| decides(view, player)),
        title: Some(just("economic", card)),
        ..group(format!("held-{player}-{card}"), (x, TITLE), format!("at-card at-in-{kind}{out}"), shapes)
    }
}

fn political(view: &View, player: usize, card: &'static str, nth: usize, x: f32) -> Group {
    let act = match view.asking {
        Some(Asking::Block { .. } | Asking::MoveWindow) => Some(format!("block {card}")),
        Some(Asking::Cards) => Some(format!("play {card}")),
        Some(Asking::Deal { .. } | Asking::Fill) => Some(format!("give {card}")),
        _ => None,
    };
    let size = (WIDE_CARD, CARD.1);
    Group {
        act: act.filter(|_| decides(view, player)),
        title: Some(Say::new("card-title").name("card", "card", card).about("about", "card", card)),
        ..group(
            format!("political-{player}-{card}-{nth}"),
            (x, TITLE),
            "at-card at-in-political",
            vec![
                Shape::rect((1.5, 2.5), size, 7.0, "at-card-shadow"),
                Shape::rect((0.0, 0.0), size, 7.0, "at-card-paper target"),
                Shape::Path {
                    d: format!("M0 26V7a7 7 0 0 1 7-7h{}a7 7 0 0 1 7 7v19z", size.0 - 14.0),
                    class: "at-card-head".into(),
                },
                Shape::symbol("at-political", (4.0, 2.0), (22.0, 22.0), "at-card-icon"),
                Shape::lines(
                    just("card", card),
                    (30.0, 5.0),
                    (size.0 - 36.0, 18.0),
                    13.0,
                    Anchor::Start,
                    "at-card-type",
                )
                .in_letters(Letters::Capitals),
                Shape::lines(
                    Say::new("drawn-about").about("about", "card", card),
                    (7.0, 31.0),
                    (size.0 - 14.0, CARD.1 - 36.0),
                    11.5,
                    Anchor::Start,
                    "at-card-about",
                ),
            ],
        )
    }
}

/// Navy cards of the basic game.
fn ship(player: usize, unit: Unit, n: u8, x: f32) -> Group {
    let size = (CARD.0 * 0.75, CARD.1);
    group(
        format!("navy-{player}-{}", unit.id()),
        (x, TITLE),
        "at-card at-in-navy",
        vec![
            Shape::rect((0.0, 0.0), size, 7.0, "at-card-paper"),
            Shape::symbol(
                format!("at-{}", unit.id()),
                (8.0, 14.0),
                (size.0 - 16.0, size.0 - 16.0),
                "at-action",
            ),
            Shape::lines(
                just("unit", unit.id()),
                (4.0, 76.0),
                (size.0 - 8.0, 18.0),
                13.0,
                Anchor::Middle,
                "at-card-name",
            ),
            Shape::plain(format!("×{n}"), (size.0 / 2.0, 114.0), 18.0, Anchor::Middle, "figure-num"),
        ],
    )
}

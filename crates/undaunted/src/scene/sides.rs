//! Both platoons with their piles, and the moment: initiative and the last roll of the dice.

use engine::Say;
use scene::shapes::{Group, Letters};
use scene::{Anchor, Area, Panel, Shape};

use super::board::mark;
use super::{decides, group, just};
use crate::book::Goal;
use crate::facts::Side;
use crate::state::Roll;
use crate::view::{Asking, Copies, SideView, View};

const WIDE: f32 = 300.0;
const HEAD: f32 = 44.0;
const CHIP: (f32, f32) = (140.0, 26.0);

/// What lies before a side: points, piles, play area and supply.
pub(super) fn panel(view: &View, side: Side) -> Panel {
    let stands = &view.sides[side.index()];
    let mut shapes = head(view, side);
    let mut y = HEAD + 60.0;
    shapes.push(Shape::lines(goal(stands), (10.0, y), (WIDE - 20.0, 34.0), 15.0, Anchor::Start, "side-goal"));
    y += 38.0;
    for (title, pile, open) in [
        (
            "pile-play",
            &stands.play,
            matches!(view.asking, Some(Asking::Inspire { .. })) && decides(view, side),
        ),
        (
            "pile-supply",
            &stands.supply,
            matches!(view.asking, Some(Asking::Bolster { .. })) && decides(view, side),
        ),
    ] {
        y = chips(&mut shapes, side, title, pile, open, y);
    }
    if let Some(discard) = stands.discard.as_ref().filter(|pile| !pile.is_empty()) {
        y = chips(&mut shapes, side, "pile-discard", discard, false, y);
    }
    if let Some(removed) = stands.removed.as_ref().filter(|pile| !pile.is_empty()) {
        y = chips(&mut shapes, side, "pile-removed", removed, false, y);
    }
    y = off_board(&mut shapes, stands, y);
    let active = if view.active == Some(side) && view.end.is_none() { " active" } else { "" };
    Panel {
        id: format!("side-{}", side.id()),
        area: if view.mine & 1 << side.index() == 0 { Area::Theirs } else { Area::Mine },
        title: Say::new("panel-side").name("side", "side", side.id()),
        class: format!("platoon platoon-{} un-of-{}{active}", side.id(), side.id()),
        size: (WIDE, y + 8.0),
        ground: Vec::new(),
        shapes,
    }
}

/// Sign, name, initiative marker and the piles that only their size is known of.
fn head(view: &View, side: Side) -> Vec<Shape> {
    let stands = &view.sides[side.index()];
    let mut shapes = vec![
        Shape::Path {
            d: format!("M0 {HEAD}V8a8 8 0 0 1 8-8h{}a8 8 0 0 1 8 8v{}z", WIDE - 16.0, HEAD - 8.0),
            class: "head".into(),
        },
        Shape::symbol(mark(side), (8.0, 7.0), (28.0, 28.0), ""),
        Shape::lines(
            just("side", side.id()),
            (44.0, 11.0),
            (WIDE - 92.0, 22.0),
            20.0,
            Anchor::Start,
            "head-name",
        ),
    ];
    if view.initiative == side {
        shapes.push(Shape::Group(Group {
            title: Some(Say::new("initiative-marker")),
            ..group(
                "initiative",
                (WIDE - 42.0, 5.0),
                "",
                vec![Shape::symbol("un-initiative", (0.0, 0.0), (34.0, 34.0), "")],
            )
        }));
    }
    let piles = [
        ("hand", stands.n_hand, Say::new("count-hand")),
        ("deck", stands.n_deck, Say::new("count-deck")),
        ("discard", stands.n_discard, Say::new("count-discard")),
        ("removed", stands.n_removed, Say::new("count-removed")),
    ];
    for (i, (pile, n, title)) in piles.into_iter().enumerate() {
        let wide = (WIDE - 12.0) / 4.0;
        let mut drawn = group(
            format!("pile-{pile}-{}", side.id()),
            (6.0 + wide * i as f32, HEAD + 4.0),
            "pile",
            vec![
                Shape::plain(n.to_string(), (wide / 2.0, 18.0), 20.0, Anchor::Middle, "pile-num"),
                Shape::lines(
                    just("zone", pile),
                    (2.0, 22.0),
                    (wide - 4.0, 29.0),
                    12.5,
                    Anchor::Middle,
                    "pile-name",
                )
                .in_letters(Letters::Narrow),
            ],
        );
        drawn.title = Some(title.number("n", n));
        shapes.push(Shape::Group(drawn));
    }
    shapes
}

/// The points and what they are for.
pub(crate) fn goal(stands: &SideView) -> Say {
    let say = match stands.goal {
        Goal::Control(points) => Say::new("goal-control").number("goal", points),
        Goal::Pin => Say::new("goal-pin"),
    };
    let say = say.number("points", stands.points);
    match (stands.beyond_hope, stands.pinned) {
        (true, _) => Say::new("goal-beyond-hope").said("goal", say),
        (false, true) => Say::new("goal-pinned").said("goal", say),
        (false, false) => say,
    }
}

/// A pile that lies open, card by card with its number.
fn chips(
    shapes: &mut Vec<Shape>,
    side: Side,
    title: &'static str,
    pile: &[Copies],
    open: bool,
    y: f32,
) -> f32 {
    shapes.push(Shape::said(Say::new(title), (10.0, y + 14.0), 13.0, Anchor::Start, "chips-title"));
    if pile.is_empty() {
        shapes.push(Shape::said(Say::new("pile-empty"), (WIDE - 12.0, y + 14.0), 13.0, Anchor::End, "quiet"));
        return y + 22.0;
    }
    let top = y + 20.0;
    for (i, copies) in pile.iter().enumerate() {
        let at = (8.0 + (CHIP.0 + 4.0) * (i % 2) as f32, top + (CHIP.1 + 3.0) * (i / 2) as f32);
        let id = copies.card;
        shapes.push(Shape::Group(Group {
            act: open.then(|| format!("take {id}")),
            title: Some(Say::new("card-title").name("card", "card", id).about("about", "card", id)),
            ..group(
                format!("{title}-{}-{id}", side.id()),
                at,
                "chip",
                vec![
                    Shape::rect((0.0, 0.0), CHIP, 6.0, "chip-paper target"),
                    Shape::lines(
                        just("card", id),
                        (8.0, 2.5),
                        (CHIP.0 - 40.0, 22.0),
                        14.0,
                        Anchor::Start,
                        "chip-name",
                    )
                    .in_letters(Letters::Narrow)
                    .halfway_down(),
                    Shape::plain(
                        format!("×{}", copies.n),
                        (CHIP.0 - 8.0, 18.5),
                        14.5,
                        Anchor::End,
                        "chip-num",
                    ),
                ],
            )
        }));
    }
    top + (CHIP.1 + 3.0) * pile.len().div_ceil(2) as f32 + 4.0
}

/// The units off the board, each with the tile it enters at.
fn off_board(shapes: &mut Vec<Shape>, stands: &SideView, y: f32) -> f32 {
    if stands.off_board.is_empty() {
        return y;
    }
    shapes.push(Shape::said(
        Say::new("pile-off-board"),
        (10.0, y + 14.0),
        13.0,
        Anchor::Start,
        "chips-title",
    ));
    let top = y + 21.0;
    for (i, (unit, tile)) in stands.off_board.iter().enumerate() {
        let at = (10.0 + (CHIP.0 + 4.0) * (i % 2) as f32, top + 20.0 * (i / 2) as f32);
        let say = Say::new("off-board").name("unit", "unit", unit).text("tile", *tile);
        shapes.push(
            Shape::lines(say, at, (CHIP.0 - 4.0, 17.0), 14.0, Anchor::Start, "side-off")
                .in_letters(Letters::Narrow),
        );
    }
    top + 20.0 * stands.off_board.len().div_ceil(2) as f32
}

/// Round, initiative cards and the last attack: what just happened, to be looked at.
pub(super) fn moment(view: &View) -> Panel {
    const WIDE: f32 = 860.0;
    const HIGH: f32 = 84.0;
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (WIDE, HIGH), 8.0, "moment-paper"),
        Shape::said(
            Say::new("round-now").number("n", view.round),
            (14.0, 26.0),
            19.0,
            Anchor::Start,
            "moment-round",
        ),
        Shape::lines(
            super::super::view::scenario_name(view),
            (14.0, 36.0),
            (196.0, 42.0),
            15.0,
            Anchor::Start,
            "moment-scenario",
        )
        .in_letters(Letters::Narrow),
    ];
    for side in Side::ALL {
        let left = 220.0 + 116.0 * side.index() as f32;
        let bid = view.bids[side.index()];
        let picked = view.sides[side.index()].picked;
        let mut card = vec![
            Shape::rect((0.0, 0.0), (108.0, 68.0), 7.0, format!("bid-paper un-fill-{}", side.id())),
            Shape::symbol(mark(side), (6.0, 6.0), (20.0, 20.0), format!("un-of-{}", side.id())),
        ];
        let name = |said: Say| {
            Shape::lines(said, (4.0, 42.0), (100.0, 24.0), 12.5, Anchor::Middle, "bid-name")
                .in_letters(Letters::Narrow)
        };
        let title = match bid.filter(|_| view.asking != Some(Asking::Initiative)) {
            Some(bid) => {
                let value = crate::facts::Card::named(bid).map_or(0, |card| card.facts().initiative);
                card.push(Shape::plain(value.to_string(), (66.0, 34.0), 30.0, Anchor::Middle, "bid-num"));
                card.push(name(just("card", bid)));
                Say::new("bid-title").name("side", "side", side.id()).name("card", "card", bid)
            }
            None => {
                // An empty hand bids 0 and is not waited for (4.6).
                let (sign, word, class) = if picked {
                    ("?", "bid-made", "bid-num")
                } else if bids_nothing(view, side) {
                    ("0", "bid-none", "bid-num")
                } else {
                    ("?", "bid-open", "bid-num bid-none")
                };
                card.push(Shape::plain(sign, (66.0, 36.0), 30.0, Anchor::Middle, class));
                card.push(name(Say::new(word)));
                Say::new("bid-hidden").name("side", "side", side.id())
            }
        };
        let class = if view.initiative == side { "bid bid-first" } else { "bid" };
        shapes.push(Shape::Group(Group {
            title: Some(title),
            ..group(format!("bid-{}", side.id()), (left, 8.0), class, card)
        }));
    }
    match view.roll {
        Some(roll) => shapes.extend(rolled(roll)),
        None => shapes.push(Shape::said(Say::new("roll-none"), (650.0, 46.0), 14.0, Anchor::Middle, "quiet")),
    }
    Panel {
        id: "moment".into(),
        area: Area::Score,
        title: Say::new("panel-moment"),
        class: "moment".into(),
        size: (WIDE, HIGH),
        ground: Vec::new(),
        shapes,
    }
}

/// Whether a side has no card to pick, or had none when the other side's was revealed.
fn bids_nothing(view: &View, side: Side) -> bool {
    match view.asking {
        Some(Asking::Initiative) => view.sides[side.index()].n_hand == 0,
        _ => view.bids.iter().any(Option::is_some),
    }
}

/// The dice of the last attack with the sum they had to reach.
fn rolled(roll: Roll) -> Vec<Shape> {
    let total = roll.defence.total();
    let dice: Vec<u8> = roll.rolls.into_iter().filter(|face| *face > 0).collect();
    // The words stand beside the dice, however many there are.
    let left = 470.0 + 54.0 * dice.len() as f32;
    let mut shapes = vec![
        Shape::lines(
            Say::new("roll-what")
                .name("unit", "unit", roll.attacker.id())
                .name("action", "action", roll.action.id())
                .name("target", "unit", roll.unit.id()),
            (462.0, 8.0),
            (386.0, 18.0),
            14.0,
            Anchor::Start,
            "roll-what",
        ),
        Shape::lines(
            Say::new("roll-sum")
                .number("base", roll.defence.base)
                .number("cover", roll.defence.cover)
                .number("range", roll.defence.range)
                .number("total", total),
            (left, 32.0),
            (848.0 - left, 18.0),
            13.5,
            Anchor::Start,
            "roll-sum",
        ),
        Shape::said(
            Say::new(if roll.hit { "roll-hit" } else { "roll-miss" }),
            (left, 68.0),
            18.0,
            Anchor::Start,
            if roll.hit { "roll-hit" } else { "roll-miss" },
        ),
    ];
    for (i, face) in dice.into_iter().enumerate() {
        let hit = face == 10 || face >= total;
        shapes.push(Shape::Group(group(
            format!("die-{i}-{}", roll.n),
            (462.0 + 54.0 * i as f32, 28.0),
            if hit { "die un-die-hit" } else { "die" },
            vec![
                Shape::symbol("un-d10", (0.0, 0.0), (50.0, 50.0), ""),
                Shape::plain((face % 10).to_string(), (25.0, 29.5), 19.0, Anchor::Middle, "un-die-num"),
            ],
        )));
    }
    shapes
}

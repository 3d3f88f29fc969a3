//! Both platoons: points, goal and piles.

use engine::Say;
use scene::{Fact, Icon, Part, Player, Row};

use super::{cards, just, kind_of, mark};
use crate::book::Goal;
use crate::facts::Side;
use crate::view::{Copies, SideView, View};

/// What lies before a side.
pub(super) fn player(view: &View, side: Side) -> Part {
    let stands = &view.sides[side.index()];
    let points = match stands.goal {
        Goal::Control(goal) => format!("{}/{goal}", stands.points),
        Goal::Pin => stands.points.to_string(),
    };
    let mut facts = Vec::new();
    if view.initiative == side {
        let sign = Icon::new("un-initiative", format!("un-of-{}", side.id()));
        facts.push(Fact::new(Say::new("initiative-marker"), "").with(sign));
    }
    let piles = [
        ("hand", stands.n_hand),
        ("deck", stands.n_deck),
        ("discard", stands.n_discard),
        ("removed", stands.n_removed),
    ];
    // Most of the time nothing is removed yet.
    facts.extend(
        piles
            .into_iter()
            .filter(|(pile, n)| *pile != "removed" || *n > 0)
            .map(|(pile, n)| Fact::new(just("zone", pile), n).with(Icon::new(format!("un-z-{pile}"), ""))),
    );
    Part::Player(Player {
        id: format!("side-{}", side.id()),
        seat: side.seat().0,
        icon: cards::counter(side, mark(side), ""),
        class: format!("platoon un-{}", side.id()),
        active: view.active == Some(side) && view.end.is_none(),
        main: vec![Fact::new(Say::new("points-label"), points).with(Icon::new("un-objective", ""))],
        facts,
        notes: note(stands).into_iter().collect(),
        rows: rows(stands),
        act: None,
        touch: String::new(),
    })
}

/// What there is to say of the goal besides the points.
fn note(stands: &SideView) -> Option<Say> {
    match stands.goal {
        Goal::Pin => Some(standing(stands, Say::new("goal-pin-alone"))),
        Goal::Control(_) if stands.pinned || stands.beyond_hope => Some(goal(stands)),
        Goal::Control(_) => None,
    }
}

/// The points and what they are for.
pub(crate) fn goal(stands: &SideView) -> Say {
    let say = match stands.goal {
        Goal::Control(points) => Say::new("goal-control").number("goal", points),
        Goal::Pin => Say::new("goal-pin"),
    };
    standing(stands, say.number("points", stands.points))
}

/// A goal with what keeps a side from winning it.
fn standing(stands: &SideView, goal: Say) -> Say {
    match (stands.beyond_hope, stands.pinned) {
        (true, _) => Say::new("goal-beyond-hope").said("goal", goal),
        (false, true) => Say::new("goal-pinned").said("goal", goal),
        (false, false) => goal,
    }
}

/// The piles that lie open, and the units off the board, each with the tile it enters at.
fn rows(stands: &SideView) -> Vec<Row> {
    let side = stands.side;
    let open = |pile: &Option<Vec<Copies>>| pile.clone().unwrap_or_default();
    let row = |(id, pile): (&'static str, Vec<Copies>)| Row {
        title: Say::new(id),
        cards: pile.iter().filter_map(|copies| cards::chip(id, side, copies)).collect(),
    };
    let mut rows: Vec<Row> = [
        ("pile-play", stands.play.clone()),
        ("pile-supply", stands.supply.clone()),
        ("pile-discard", open(&stands.discard)),
        ("pile-removed", open(&stands.removed)),
    ]
    .into_iter()
    .map(row)
    .collect();
    let off = |(unit, tile): &(&'static str, &'static str)| {
        let (kind, squad) = kind_of(unit);
        scene::Card {
            id: format!("off-{}-{unit}", side.id()),
            class: format!("un-chip un-off un-{}", side.id()),
            name: Some(Say::new("off-board").name("unit", "unit", unit).text("tile", *tile)),
            value: (*tile).to_string(),
            icon: cards::counter(side, format!("un-{kind}"), squad),
            ..scene::Card::default()
        }
    };
    rows.push(Row { title: Say::new("pile-off-board"), cards: stands.off_board.iter().map(off).collect() });
    rows.retain(|row| !row.cards.is_empty());
    rows
}

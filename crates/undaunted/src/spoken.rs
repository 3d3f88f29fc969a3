//! The table as text, for screen readers and the terminal.

use engine::Say;

use crate::event::bid;
use crate::facts::{Card, Side};
use crate::scene::goal;
use crate::view::{Asking, Marker, SideView, TileView, View, scenario_name};

/// The whole table, line by line.
pub(crate) fn table(view: &View) -> Vec<Say> {
    let mut lines =
        vec![Say::new("text-round").said("scenario", scenario_name(view)).number("round", view.round).name(
            "side",
            "side",
            view.initiative.id(),
        )];
    // Both cards of a round lie open once they are revealed (14.1).
    if view.asking != Some(Asking::Initiative) && view.bids.iter().any(Option::is_some) {
        lines.extend(Side::ALL.map(|side| {
            let picked = bid(view.bids[side.index()].and_then(Card::named));
            Say::new("text-bid").name("side", "side", side.id()).said("bid", picked)
        }));
    }
    view.sides.iter().for_each(|stands| lines.extend(side(stands)));
    view.tiles.iter().for_each(|stands| lines.extend(tile(stands)));
    lines
}

fn side(stands: &SideView) -> Vec<Say> {
    let of = |id| Say::new(id).name("side", "side", stands.side.id());
    let mut lines = vec![
        of("text-side")
            .number("points", i64::from(stands.points))
            .number("hand", stands.n_hand)
            .number("deck", stands.n_deck)
            .number("discard", stands.n_discard)
            .number("removed", stands.n_removed),
        of("text-goal").said("goal", goal(stands)),
    ];
    for (id, pile) in [
        ("text-held", stands.hand.as_deref().unwrap_or_default()),
        ("text-play", &stands.play),
        ("text-supply", &stands.supply),
        ("text-discard", stands.discard.as_deref().unwrap_or_default()),
        ("text-removed", stands.removed.as_deref().unwrap_or_default()),
    ] {
        lines
            .extend(pile.iter().map(|copies| of(id).name("card", "card", copies.card).number("n", copies.n)));
    }
    let off = |(unit, tile): &(&'static str, &'static str)| {
        of("text-off-board").name("unit", "unit", unit).text("tile", *tile)
    };
    lines.extend(stands.off_board.iter().map(off));
    lines
}

fn tile(stands: &TileView) -> Vec<Say> {
    let at = |id| Say::new(id).text("tile", stands.face);
    let cover = stands.printed_cover();
    let mut lines = vec![
        at(if cover == "0" { "text-tile-bare" } else { "text-tile" })
            .name("terrain", "terrain", stands.terrain)
            .text("cover", cover)
            .number("value", stands.value)
            .text("near", stands.near.join(", ")),
    ];
    if stands.radio {
        lines.push(at("text-radio"));
    }
    for side in Side::ALL {
        let of = |id| at(id).name("side", "side", side.id());
        lines.extend(stands.markers[side.index()].map(|marker| match marker {
            Marker::Scouted => of("text-scouted"),
            Marker::Controlled => of("text-controlled"),
        }));
        let spawns = &stands.spawns[side.index()];
        lines.extend(spawns.iter().map(|group| of("text-spawn").name("group", "group", group)));
        lines.extend(stands.targets[side.index()].then(|| of("text-target")));
    }
    for counter in &stands.counters {
        let id = if counter.suppressed { "text-suppressed" } else { "text-ready" };
        lines.push(at(id).name("side", "side", counter.side.id()).name("unit", "unit", counter.unit));
    }
    lines
}

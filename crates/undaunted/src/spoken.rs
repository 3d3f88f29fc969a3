//! The table as text, for screen readers and the terminal.

use engine::Say;

use crate::facts::Side;
use crate::view::{Marker, SideView, TileView, View, scenario_name};

/// The whole table, line by line.
pub(crate) fn table(view: &View) -> Vec<Say> {
    let mut lines =
        vec![Say::new("text-round").said("scenario", scenario_name(view)).number("round", view.round).name(
            "side",
            "side",
            view.initiative.id(),
        )];
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
    ];
    for (id, pile) in [
        ("text-held", stands.hand.as_deref().unwrap_or_default()),
        ("text-play", &stands.play),
        ("text-supply", &stands.supply),
    ] {
        lines
            .extend(pile.iter().map(|copies| of(id).name("card", "card", copies.card).number("n", copies.n)));
    }
    lines
}

fn tile(stands: &TileView) -> Vec<Say> {
    let at = |id| Say::new(id).text("tile", stands.face);
    let mut lines = vec![
        at("text-tile")
            .name("terrain", "terrain", stands.terrain)
            .number("cover", stands.cover)
            .number("value", stands.value)
            .text("near", stands.near.join(", ")),
    ];
    for side in Side::ALL {
        let id = match stands.markers[side.index()] {
            Some(Marker::Scouted) => "text-scouted",
            Some(Marker::Controlled) => "text-controlled",
            None => continue,
        };
        lines.push(at(id).name("side", "side", side.id()));
    }
    for counter in &stands.counters {
        let id = if counter.suppressed { "text-suppressed" } else { "text-ready" };
        lines.push(at(id).name("side", "side", counter.side.id()).name("unit", "unit", counter.unit));
    }
    lines
}

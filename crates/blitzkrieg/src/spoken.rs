//! The table as text, for screen readers and the terminal.

use engine::Say;

use crate::facts::bits;
use crate::rules::why::terrain_id;
use crate::state::Side;
use crate::view::View;

/// The whole table, line by line.
pub(crate) fn table(view: &View) -> Vec<Say> {
    let board = view.board();
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let stands = &view.sides[side.index()];
        lines.push(
            Say::new("text-side")
                .name("side", "side", view.name(side))
                .number("score", stands.score)
                .number("reserve", stands.n_reserve)
                .number("bag", stands.n_bag),
        );
    }
    for (t, theatre) in board.theatres.iter().enumerate() {
        let stands = &view.theatres[t];
        let id = match (stands.opened, stands.open) {
            (true, true) => "text-theatre",
            (true, false) => "text-theatre-closed",
            (false, _) => "text-theatre-unopened",
        };
        let c = usize::from(stands.campaign).min(theatre.campaigns.len() - 1);
        lines.push(
            Say::new(id)
                .name("theatre", "theatre", theatre.id)
                .said("lead", lead(view, stands.marker))
                .number("campaign", c as i64 + 1)
                .number("wvp", theatre.campaigns[c].wvp),
        );
        if stands.open {
            lines.extend(bits(board.campaign_spaces[t][c]).map(|at| space(view, at)));
        }
    }
    for side in Side::BOTH {
        for (i, token) in view.sides[side.index()].reserve.iter().flatten().enumerate() {
            lines.push(
                Say::new("text-held")
                    .name("side", "side", view.name(side))
                    .number("position", i as i64 + 1)
                    .name("token", "token", token.kind),
            );
        }
    }
    lines
}

/// Whose half the marker stands on, and how far.
pub(crate) fn lead(view: &View, marker: i8) -> Say {
    match marker.signum() {
        1 => Say::new("lead-of").name("side", "side", view.name(Side::First)).number("lead", marker),
        -1 => Say::new("lead-of").name("side", "side", view.name(Side::Second)).number("lead", -marker),
        _ => Say::new("lead-none"),
    }
}

/// A battle space: its terrain and effect, and what covers it.
pub(crate) fn space(view: &View, at: u8) -> Say {
    let facts = &view.board().spaces[at as usize];
    let say = |id| {
        Say::new(id).text("space", facts.code).name("terrain", "terrain", terrain_id(facts.terrain)).name(
            "effect",
            "effect",
            facts.effect.id(),
        )
    };
    match view.covered.iter().find(|covered| covered.space == at) {
        Some(covered) => say("text-covered").name("side", "side", view.name(covered.side)).name(
            "token",
            "token",
            covered.token.kind,
        ),
        None => say("text-free"),
    }
}

/// The title of a side's reserve: whose it is and what it is.
pub(crate) fn reserve_title(view: &View, side: Side) -> Say {
    let id = if view.is_rival(side) {
        "panel-row"
    } else if view.me == Some(side) {
        "panel-my-reserve"
    } else {
        "panel-reserve"
    };
    let stands = &view.sides[side.index()];
    Say::new(id).name("side", "side", view.name(side)).number("n", stands.n_reserve)
}

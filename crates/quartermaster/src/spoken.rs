//! The table as text, for screen readers and the terminal.

use engine::Say;

use crate::facts::map::SPACES;
use crate::facts::{Nation, Space, Team};
use crate::scene::map::{held, kind};
use crate::view::View;

/// The whole table, line by line.
pub(crate) fn table(view: &View) -> Vec<Say> {
    let mut lines =
        vec![Say::new("text-turn").number("round", view.round).name("nation", "nation", view.active.id())];
    for team in [Team::Axis, Team::Allies] {
        lines.push(
            Say::new("text-team")
                .name("team", "team", team.id())
                .number("vp", i64::from(view.vp[team.index()])),
        );
    }
    for nation in Nation::ALL {
        lines.extend(nation_lines(view, nation));
    }
    lines.extend(SPACES.into_iter().filter(|at| held(view, *at).next().is_some()).map(|at| space(view, at)));
    lines
}

/// What a nation has before it, and its hand where the viewer may know it.
fn nation_lines(view: &View, nation: Nation) -> Vec<Say> {
    let stands = &view.nations[nation.index()];
    let of = |id| Say::new(id).name("nation", "nation", nation.id());
    let mut lines = vec![
        of("text-nation")
            .number("hand", stands.n_hand)
            .number("deck", stands.n_deck)
            .number("discard", stands.n_discard)
            .number("waiting", stands.n_waiting),
    ];
    let cards = |id, cards: &[&'static str]| {
        cards
            .iter()
            .map(|card| of(id).name("card", "card", card).about("about", "card", card))
            .collect::<Vec<_>>()
    };
    lines.extend(cards("text-status", &stands.standing));
    lines.extend(cards("text-response", stands.waiting.as_deref().unwrap_or_default()));
    lines.extend(cards("text-held", stands.hand.as_deref().unwrap_or_default()));
    lines.extend(cards("text-open-top", &stands.open_top));
    lines.extend(stands.top.map(|card| of("text-top").name("card", "card", card)));
    lines
}

/// A space and the pieces in it.
pub(crate) fn space(view: &View, at: Space) -> Say {
    let pieces = held(view, at).map(|nation| held_by(view, nation, at));
    match pieces.reduce(|all, next| Say::new("text-and").said("a", all).said("b", next)) {
        None => Say::new("drawn-name").name("name", "space", at.id()),
        Some(pieces) => Say::new("text-space").name("space", "space", at.id()).said("pieces", pieces),
    }
}

/// A nation's piece and its space.
pub(crate) fn piece(view: &View, nation: Nation, at: Space) -> Say {
    Say::new("text-space").name("space", "space", at.id()).said("pieces", held_by(view, nation, at))
}

/// Whose piece it is, and whether it is cut off or cannot be removed.
fn held_by(view: &View, nation: Nation, at: Space) -> Say {
    let stands = &view.nations[nation.index()];
    let id = if stands.supplied & at.bit() == 0 {
        "text-piece-cut"
    } else if stands.safe & at.bit() != 0 {
        "text-piece-safe"
    } else {
        "text-piece"
    };
    Say::new(id).name("nation", "nation", nation.id()).name("piece", "piece", kind(at))
}

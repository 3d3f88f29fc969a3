//! How far the game has come: the points of both teams, the round, the steps of the turn.

use std::cmp::Ordering;

use engine::Say;
use scene::{Fact, Icon, Part, Track, When};

use super::{emblem, just};
use crate::facts::{ROUNDS, SUDDEN, Team};
use crate::view::{Step, View};

/// The steps of a turn, each with its sign.
const STEPS: [(Step, &str, &str); 5] = [
    (Step::Play, "play", "qm-hand"),
    (Step::Supply, "supply", "qm-star"),
    (Step::Victory, "victory", "qm-lead"),
    (Step::Discard, "discard", "qm-discard"),
    (Step::Draw, "draw", "qm-deck"),
];

/// A team's victory points, and by how much it leads.
pub(super) fn points(view: &View, team: Team) -> Part {
    let id = team.id();
    let of = |team: Team| view.vp[team.index()];
    let lead = of(team) - of(team.other());
    let say = Say::new("score-lead").name("team", "team", id).number("lead", lead).number("goal", SUDDEN);
    let ahead = Fact {
        class: "ahead".into(),
        ..Fact::new(say, format!("+{lead}/{SUDDEN}")).with(Icon::new("qm-lead", ""))
    };
    Part::Track(Track {
        id: format!("touch-{id}"),
        title: Say::new("panel-score").name("team", "team", id),
        class: format!("team-{id}"),
        steps: Vec::new(),
        facts: [Fact::new(just("team", id), of(team))]
            .into_iter()
            .chain((lead > 0).then_some(ahead))
            .collect(),
    })
}

/// The round and the steps of the turn; the one that is played bears the emblem of whose turn it is.
pub(super) fn turn(view: &View) -> Part {
    let step = |(step, id, sign): (Step, &'static str, &str)| {
        let when = match step.cmp(&view.step) {
            _ if view.end.is_some() => When::Past,
            Ordering::Less => When::Past,
            Ordering::Equal => When::Now,
            Ordering::Greater => When::Later,
        };
        let icon = if when == When::Now { emblem(view.active) } else { vec![Icon::new(sign, "")] };
        scene::Step { label: just("step", id), icon, when }
    };
    Part::Track(Track {
        id: "turn".into(),
        title: Say::new("panel-turn"),
        class: "turn".into(),
        steps: STEPS.into_iter().map(step).collect(),
        facts: vec![Fact::new(Say::new("round"), format!("{}/{ROUNDS}", view.round.clamp(1, ROUNDS)))],
    })
}

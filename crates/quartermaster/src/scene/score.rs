//! How far the game has come: the points of both teams, the round, the steps of the turn.

use std::cmp::Ordering;

use engine::Say;
use scene::{Fact, Icon, Part, Track, When};

use super::{emblem, just};
use crate::facts::{ROUNDS, SUDDEN, Team};
use crate::view::{Step, View};

/// The steps of a turn.
const STEPS: [(Step, &str); 5] = [
    (Step::Play, "play"),
    (Step::Supply, "supply"),
    (Step::Victory, "victory"),
    (Step::Discard, "discard"),
    (Step::Draw, "draw"),
];

/// A team's victory points, and by how much it leads.
pub(super) fn points(view: &View, team: Team) -> Part {
    let id = team.id();
    let of = |team: Team| view.vp[team.index()];
    let lead = of(team) - of(team.other());
    let say = Say::new("score-lead").name("team", "team", id).number("lead", lead).number("goal", SUDDEN);
    let ahead = Fact {
        class: "lead".into(),
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
    let step = |(step, id): (Step, &'static str)| {
        let when = match step.cmp(&view.step) {
            _ if view.end.is_some() => When::Past,
            Ordering::Less => When::Past,
            Ordering::Equal => When::Now,
            Ordering::Greater => When::Later,
        };
        let icon = if when == When::Now { emblem(view.active) } else { Vec::new() };
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

//! The score of both teams, the round, the step of the turn and the order of play.

use std::cmp::Ordering;

use engine::Say;
use scene::shapes::{Group, Letters};
use scene::{Anchor, Area, Panel, Shape};

use super::{emblem, group, just};
use crate::facts::{Nation, ROUNDS, SUDDEN, Team};
use crate::view::{Asking, Step, View};

/// Width and height of both panels.
const SIZE: (f32, f32) = (540.0, 156.0);
/// Where the victory point track begins, and its step.
const TRACK: (f32, f32, f32) = (24.0, 118.0, 4.92);
/// The steps of a turn.
const STEPS: [(Step, &str); 5] = [
    (Step::Play, "play"),
    (Step::Supply, "supply"),
    (Step::Victory, "victory"),
    (Step::Discard, "discard"),
    (Step::Draw, "draw"),
];

/// Victory points of both teams.
pub(super) fn points(view: &View) -> Panel {
    let (left, y, step) = TRACK;
    let mut ground = vec![
        Shape::rect((0.0, 0.0), SIZE, 8.0, "score-paper"),
        Shape::rect((left - 6.0, y - 4.0), (step * 100.0 + 12.0, 8.0), 4.0, "vp-bed"),
    ];
    for n in 0..=20u8 {
        let x = left + step * 5.0 * f32::from(n);
        let big = n.is_multiple_of(2);
        let high = if big { 8.0 } else { 4.0 };
        ground.push(Shape::rect((x - 0.8, y - high), (1.6, high * 2.0), 0.0, "vp-tick"));
        if big {
            let text = (n * 5).to_string();
            ground.push(Shape::plain(text, (x, y + 34.0), 13.0, Anchor::Middle, "vp-num"));
        }
    }
    let mut shapes = Vec::new();
    for team in [Team::Axis, Team::Allies] {
        shapes.extend(team_box(view, team));
    }
    let lead = view.vp[0] - view.vp[1];
    let say = match lead.signum() {
        1 => Say::new("score-lead").name("team", "team", "axis"),
        -1 => Say::new("score-lead").name("team", "team", "allies"),
        _ => Say::new("score-even"),
    };
    let room = (136.0, 62.0);
    shapes.push(Shape::lines(
        say.number("lead", i64::from(lead.abs())).number("goal", i64::from(SUDDEN)),
        (202.0, 8.0),
        room,
        15.0,
        Anchor::Middle,
        "score-lead",
    ));
    Panel {
        id: "score".into(),
        area: Area::Score,
        title: Say::new("panel-score"),
        class: "points-panel".into(),
        size: SIZE,
        ground,
        shapes,
    }
}

/// A team's points in figures, and its marker on the track.
fn team_box(view: &View, team: Team) -> [Shape; 2] {
    let id = team.id();
    let vp = view.vp[team.index()];
    let axis = team == Team::Axis;
    let x = if axis { 8.0 } else { 346.0 };
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (186.0, 64.0), 8.0, format!("team-box team-{id}")),
        Shape::lines(just("team", id), (12.0, 8.0), (90.0, 22.0), 18.0, Anchor::Start, "team-name")
            .in_letters(Letters::Capitals),
        Shape::plain(vp.to_string(), (174.0, 50.0), 46.0, Anchor::End, "team-vp"),
    ];
    for (i, nation) in team.nations().into_iter().enumerate() {
        shapes.extend(emblem(nation, (10.0 + 27.0 * i as f32, 34.0), 24.0));
    }
    let (left, y, step) = TRACK;
    // The track has a hundred steps; whoever goes on begins anew with a chip of a hundred.
    let hundreds = vp.max(0) / 100;
    let at = left + step * f32::from(vp.clamp(0, i16::MAX) % 100);
    let marker_y = if axis { y - 13.0 } else { y + 13.0 };
    let mut marker = vec![Shape::symbol(
        if axis { "qm-pointer-down" } else { "qm-pointer-up" },
        (-12.0, -12.0),
        (24.0, 24.0),
        format!("team-{id}"),
    )];
    if hundreds > 0 {
        marker.push(Shape::rect((12.0, -11.0), (44.0, 20.0), 10.0, "hundred"));
        let chip = format!("+{}", hundreds * 100);
        marker.push(Shape::plain(chip, (34.0, 4.5), 14.0, Anchor::Middle, "hundred-num"));
    }
    [
        Shape::Group(group(format!("touch-{id}"), (x, 8.0), "team", shapes)),
        Shape::Group(group(format!("marker-{id}"), (at, marker_y), "vp-marker", marker)),
    ]
}

/// The order of play, the steps of the turn and the round.
pub(super) fn turn(view: &View) -> Panel {
    let mut ground = vec![Shape::rect((0.0, 0.0), SIZE, 8.0, "score-paper")];
    for n in 1..=ROUNDS {
        let (x, y) = round_at(n);
        ground.push(Shape::rect((x, y), (23.0, 22.0), 5.0, "round"));
        ground.push(Shape::plain(n.to_string(), (x + 11.5, y + 15.5), 13.0, Anchor::Middle, "round-num"));
    }
    let mut shapes: Vec<Shape> =
        Nation::ALL.into_iter().map(|nation| Shape::Group(badge(view, nation))).collect();
    for (i, (step, id)) in STEPS.into_iter().enumerate() {
        let class = match step.cmp(&view.step) {
            _ if view.end.is_some() => "step",
            Ordering::Less => "step step-past",
            Ordering::Equal => "step step-now",
            Ordering::Greater => "step",
        };
        let x = 8.0 + 105.0 * i as f32;
        shapes.push(Shape::Path { d: format!("M{x} 84h92l11 14-11 14h-92l11-14z"), class: class.into() });
        let room = (x + 13.0, 88.0);
        shapes.push(Shape::lines(just("step", id), room, (80.0, 20.0), 14.0, Anchor::Middle, "step-name"));
    }
    let (x, y) = round_at(view.round.clamp(1, ROUNDS));
    shapes.push(Shape::Group(Group {
        title: Some(Say::new("round-now").number("n", i64::from(view.round))),
        ..group(
            "marker-round",
            (x, y),
            "round-marker",
            vec![
                Shape::rect((-2.0, -2.0), (27.0, 26.0), 6.0, "round-now"),
                Shape::plain(view.round.to_string(), (11.5, 15.5), 14.0, Anchor::Middle, "round-now-num"),
            ],
        )
    }));
    Panel {
        id: "turn".into(),
        area: Area::Score,
        title: Say::new("panel-turn"),
        class: "turn-panel".into(),
        size: SIZE,
        ground,
        shapes,
    }
}

fn round_at(n: u8) -> (f32, f32) {
    (10.0 + 26.2 * f32::from(n - 1), 124.0)
}

/// A nation in the order of play.
fn badge(view: &View, nation: Nation) -> Group {
    let id = nation.id();
    let i = nation.index();
    let active = view.end.is_none() && view.active == nation && view.asking != Some(Asking::PutAway);
    let asked = view.deciders & 1 << i != 0;
    let mut class = format!("badge-nation of-{id}");
    if active {
        class.push_str(" active");
    }
    let mut shapes = vec![Shape::rect((0.0, 0.0), (84.0, 68.0), 8.0, "badge-paper target")];
    shapes.extend(emblem(nation, (23.0, 4.0), 38.0));
    let room = (78.0, 22.0);
    shapes.push(Shape::lines(just("nation", id), (3.0, 44.0), room, 14.0, Anchor::Middle, "badge-name"));
    if active {
        shapes.push(Shape::symbol("qm-turn", (2.0, 12.0), (18.0, 18.0), "badge-turn"));
    }
    if asked {
        shapes.push(Shape::symbol("qm-asked", (63.0, 12.0), (18.0, 18.0), "badge-asked"));
    }
    let title = match (active, asked) {
        (_, true) => "badge-asked",
        (true, false) => "badge-active",
        _ => "drawn-name",
    };
    Group {
        act: Some(format!("nation {id}")),
        title: Some(Say::new(title).name("name", "nation", id)),
        ..group(format!("badge-{id}"), (6.0 + 88.6 * i as f32, 6.0), class, shapes)
    }
}

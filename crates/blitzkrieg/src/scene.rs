//! View → shapes and parts: the theatres as cards, the score, both reserves.

mod reserves;

use engine::Say;
use scene::shapes::{Group, Letters};
use scene::{Anchor, Area, Card, Clause, Draw, Lang, Panel, Scene, Shape};

use crate::event::side_name;
use crate::facts::clauses::{CLAUSES, EXAMPLES, PARTS};
use crate::facts::tokens::TokenFacts;
use crate::facts::tokens::kind_named;
use crate::facts::{Ability, Board, Effect, Kind, Stratagem, TARGET, TOKENS, Terrain, bits};
use crate::rules::why::terrain_id;
use crate::state::{Blitzkrieg, Side};
use crate::view::{Asking, SeenToken, View};

/// Width of a theatre's card.
const WIDE: f32 = 400.0;
/// Where the track runs.
const TRACK_Y: f32 = 62.0;
/// Where the first campaign's spaces begin.
const ROWS_Y: f32 = 98.0;
/// Height of a campaign's row.
const ROW: f32 = 79.0;
/// A battle space and the step to the next.
const CELL: f32 = 60.0;
const STEP: f32 = 66.0;
/// Where the first space of a row stands.
const CELLS_X: f32 = 62.0;

impl Draw for Blitzkrieg {
    fn scene(view: &View) -> Scene {
        let board = view.board();
        let mut panels: Vec<Panel> = (0..board.n_theatres()).map(|t| theatre(view, t)).collect();
        panels.push(score(view));
        Scene { panels, parts: reserves::parts(view), text: crate::spoken::table(view) }
    }

    fn shown(event: &Self::Event) -> Option<Card> {
        reserves::shown(event)
    }

    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[
                include_str!("../locales/terms.en.ftl"),
                include_str!("../locales/words.en.ftl"),
                include_str!("../locales/rules.en.ftl"),
            ],
            Lang::Cs => &[
                include_str!("../locales/terms.cs.ftl"),
                include_str!("../locales/words.cs.ftl"),
                include_str!("../locales/rules.cs.ftl"),
            ],
            Lang::Pl => &[
                include_str!("../locales/terms.pl.ftl"),
                include_str!("../locales/words.pl.ftl"),
                include_str!("../locales/rules.pl.ftl"),
            ],
        }
    }

    fn symbols() -> &'static str {
        concat!(include_str!("../art/symbols.svg"), include_str!("../art/backdrops.svg"))
    }

    fn cover() -> &'static str {
        include_str!("../art/cover.svg")
    }

    fn style() -> &'static str {
        include_str!("../art/blitzkrieg.css")
    }

    fn clauses() -> &'static [Clause] {
        CLAUSES
    }

    fn examples() -> &'static [&'static str] {
        EXAMPLES
    }

    fn parts() -> &'static [(&'static str, &'static str)] {
        PARTS
    }
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

/// One theatre's card.
fn theatre(view: &View, t: usize) -> Panel {
    let board = view.board();
    let facts = &board.theatres[t];
    let nippon = view.setup.is_nippon();
    let high = if nippon { 180.0 } else { 340.0 };
    let stands = &view.theatres[t];
    let state = match (stands.opened, stands.open) {
        (true, true) => "is-open",
        (true, false) => "is-closed",
        (false, _) => "is-unopened",
    };
    Panel {
        id: facts.id.into(),
        area: Area::Board,
        title: Say::new("panel-theatre").name("theatre", "theatre", facts.id),
        class: format!("theatre {state}"),
        size: (WIDE, high),
        ground: ground(board, t, nippon, high),
        shapes: pieces(view, t, high),
    }
}

/// What is printed on a theatre's card.
fn ground(board: &Board, t: usize, nippon: bool, high: f32) -> Vec<Shape> {
    let facts = &board.theatres[t];
    let backdrop = if nippon { "backdrop-usa".into() } else { format!("backdrop-{}", facts.id) };
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (WIDE, high), 14.0, "map-sea"),
        Shape::symbol(backdrop, (0.0, 0.0), (WIDE, high), "backdrop"),
        Shape::symbol("paper", (0.0, 0.0), (WIDE, 340.0), "paper"),
        Shape::rect((8.0, 6.0), (WIDE - 16.0, 30.0), 6.0, "plate"),
        Shape::plain(facts.code, (20.0, 27.0), 17.0, Anchor::Start, "plate-code spare"),
        Shape::lines(
            Say::new("card-title").name("theatre", "theatre", facts.id),
            (54.0, 8.0),
            (WIDE - 96.0, 28.0),
            19.0,
            Anchor::Middle,
            "plate-name",
        )
        .in_letters(Letters::Capitals),
        Shape::plain((t + 1).to_string(), (WIDE - 20.0, 27.0), 17.0, Anchor::End, "plate-code spare"),
    ];
    if nippon {
        let (x, y) = CITIES[t];
        shapes.insert(3, Shape::circle((x, y), 5.0, "city"));
    }
    track(&mut shapes, facts.end, facts.bonus, nippon);
    for (c, campaign) in facts.campaigns.iter().enumerate() {
        let y = ROWS_Y + ROW * c as f32;
        shapes.push(Shape::rect((8.0, y - 4.0), (WIDE - 16.0, CELL + 10.0), 10.0, "row"));
        shapes.push(Shape::symbol("laurel", (10.0, y + 5.0), (48.0, 48.0), "wvp-laurel"));
        shapes.push(Shape::plain(campaign.wvp.to_string(), (34.0, y + 37.0), 24.0, Anchor::Middle, "wvp"));
        for (s, space) in campaign.spaces.iter().enumerate() {
            let x = CELLS_X + STEP * s as f32;
            cell(&mut shapes, x, y, space.terrain, space.effect);
        }
    }
    shapes
}

/// The battle track: the first seat's half on the left.
fn track(shapes: &mut Vec<Shape>, end: i8, bonus: &[(i8, u8)], nippon: bool) {
    let step = track_step(end);
    shapes.push(Shape::rect((8.0, TRACK_Y - 18.0), (WIDE - 16.0, 40.0), 10.0, "track"));
    for at in -end..=end {
        let x = track_x(end, at);
        let half = match at.signum() {
            1 => "half-first",
            -1 => "half-second",
            _ => "half-none",
        };
        let reward = bonus.iter().find(|(space, _)| *space == at.abs());
        let flag = at.abs() == end;
        let (w, h) =
            if flag || reward.is_some() || at == 0 { (step - 1.2, 26.0) } else { (step - 1.2, 18.0) };
        shapes.push(Shape::rect(
            (x - w / 2.0, TRACK_Y + 1.0 - h / 2.0),
            (w, h),
            2.5,
            format!("notch {half}"),
        ));
        if let Some((_, wvp)) = reward {
            shapes.push(Shape::plain(
                format!("+{wvp}"),
                (x, TRACK_Y + 5.0),
                9.5,
                Anchor::Middle,
                "notch-bonus fine",
            ));
        }
    }
    for side in Side::BOTH {
        let x = track_x(end, end * side.towards());
        let name = side_name(nippon, side);
        let class = format!("emblem emblem-{name}");
        let x = if side == Side::First { x - step / 2.0 - 13.0 } else { x + step / 2.0 - 9.0 };
        shapes.push(Shape::symbol(format!("side-{name}"), (x, TRACK_Y - 10.0), (22.0, 22.0), class));
    }
}

fn track_step(end: i8) -> f32 {
    336.0 / (2.0 * f32::from(end) + 1.0)
}

fn track_x(end: i8, marker: i8) -> f32 {
    WIDE / 2.0 - track_step(end) * f32::from(marker)
}

/// A battle space as printed: terrain, icon and number.
fn cell(shapes: &mut Vec<Shape>, x: f32, y: f32, terrain: Terrain, effect: Effect) {
    shapes.push(Shape::symbol(format!("cell-{}", terrain_id(terrain)), (x, y), (CELL, CELL), "cell"));
    let (icon, number) = match effect {
        Effect::None => return,
        Effect::Industry(n) => ("fx-industry", (n > 1).then(|| n.to_string())),
        Effect::Research(n) => ("fx-research", (n > 1).then(|| n.to_string())),
        Effect::ResearchIndustry => ("fx-research-industry", None),
        Effect::Bombing => ("fx-bombing", None),
        Effect::Tactical(n) => ("fx-tactical", Some(format!("+{n}"))),
        Effect::Strategic(n) => ("fx-strategic", Some(format!("+{n}"))),
        Effect::Propaganda(n) => ("fx-propaganda", Some(n.to_string())),
    };
    shapes.push(Shape::symbol(icon, (x + 10.0, y + 9.0), (40.0, 40.0), "fx"));
    if let Some(number) = number {
        shapes.push(Shape::plain(number, (x + 46.0, y + 53.0), 19.0, Anchor::Middle, "fx-num"));
    }
}

/// What changes on a theatre's card: the state of campaigns, tokens, marker, and what can be clicked.
fn pieces(view: &View, t: usize, high: f32) -> Vec<Shape> {
    let board = view.board();
    let facts = &board.theatres[t];
    let stands = &view.theatres[t];
    let mut shapes = Vec::new();
    for (c, _) in facts.campaigns.iter().enumerate() {
        let y = ROWS_Y + ROW * c as f32;
        let class = match c as u8 {
            c if !stands.open || c < stands.campaign => "row-state row-closed",
            c if c == stands.campaign => "row-state row-active",
            _ => "row-state row-later",
        };
        shapes.push(Shape::rect((8.0, y - 4.0), (WIDE - 16.0, CELL + 10.0), 10.0, class));
    }
    for space in bits(board.theatre_spaces[t]) {
        shapes.push(Shape::Group(space_group(view, space)));
    }
    let marker = track_x(facts.end, stands.marker);
    let lead = stands.marker.abs();
    shapes.push(Shape::Group(Group {
        title: Some(Say::new("marker-title").said("lead", crate::spoken::lead(view, stands.marker))),
        ..group(
            format!("marker-{}", facts.id),
            (marker, TRACK_Y),
            "marker",
            vec![
                Shape::symbol("marker", (-16.0, -16.0), (32.0, 32.0), ""),
                Shape::plain(lead.to_string(), (0.0, 5.5), 15.0, Anchor::Middle, "marker-num"),
            ],
        )
    }));
    if stands.opened && !stands.open {
        shapes.push(Shape::rect((0.0, 0.0), (WIDE, high), 14.0, "veil"));
        shapes.push(Shape::symbol("lock", (WIDE / 2.0 - 28.0, high / 2.0 - 6.0), (56.0, 56.0), "veil-lock"));
    } else if !stands.opened {
        shapes.push(Shape::rect((0.0, 0.0), (WIDE, high), 14.0, "veil veil-later"));
    }
    if let Some(act) = theatre_act(view, facts.id) {
        let title = Say::new("panel-theatre").name("theatre", "theatre", facts.id);
        let frame = Shape::rect((3.0, 3.0), (WIDE - 6.0, high - 6.0), 12.0, "target");
        shapes.push(Shape::Group(Group {
            act: Some(act),
            title: Some(title),
            ..group(format!("touch-{}", facts.id), (0.0, 0.0), "theatre-target", vec![frame])
        }));
    } else {
        let frame = Shape::rect((3.0, 3.0), (WIDE - 6.0, high - 6.0), 12.0, "spoken-frame");
        shapes.push(Shape::Group(group(
            format!("touch-{}", facts.id),
            (0.0, 0.0),
            "theatre-frame",
            vec![frame],
        )));
    }
    shapes
}

/// What a click on a whole theatre means now.
fn theatre_act(view: &View, id: &str) -> Option<String> {
    if view.decider.is_none() || view.decider != view.me {
        return None;
    }
    match view.asking? {
        Asking::Strategic { .. } => Some(format!("to {id}")),
        Asking::Open { .. } => Some(format!("open {id}")),
        Asking::Shift { .. } => Some(format!("shift {id}")),
        _ => None,
    }
}

/// A battle space to click on, with the token that covers it.
fn space_group(view: &View, space: u8) -> Group {
    let board = view.board();
    let at = space as usize;
    let facts = &board.spaces[at];
    let first =
        board.campaign_spaces[board.theatre_of[at] as usize][board.campaign_of[at] as usize].trailing_zeros();
    let x = CELLS_X + STEP * (f32::from(space) - first as f32);
    let y = ROWS_Y + ROW * f32::from(board.campaign_of[at]);
    let mut shapes = vec![Shape::rect((0.0, 0.0), (CELL, CELL), 8.0, "target")];
    if let Some(covered) = view.covered.iter().find(|covered| covered.space == space) {
        shapes.push(Shape::Group(token(view, covered.token, covered.side, (-1.0, -1.0), CELL + 2.0)));
    }
    let verb = match view.asking {
        Some(Asking::Closing { .. }) => "resolve",
        _ => "at",
    };
    Group {
        act: Some(format!("{verb} {}", facts.code)),
        title: Some(Say::new("space-title").said("space", crate::spoken::space(view, space)).about(
            "about",
            "effect",
            facts.effect.id(),
        )),
        ..group(format!("touch-{}", facts.code), (x, y), "space", shapes)
    }
}

/// What is drawn of a token.
struct Look {
    /// The symbol of its shape.
    body: String,
    /// The symbol of its kind.
    icon: &'static str,
    /// The symbol of what it can do besides.
    badge: Option<&'static str>,
    /// Its strength.
    number: String,
    /// How large that is written.
    big: f32,
    /// The class of special weapons.
    special: &'static str,
}

impl Look {
    fn of(facts: &TokenFacts, side: Side) -> Self {
        let shape = if side == Side::First { "first" } else { "second" };
        let (body, special) = if facts.special {
            (format!("token-special-{shape}"), " tok-is-special")
        } else {
            (format!("token-{shape}"), "")
        };
        let icon = match (facts.ability, facts.kind) {
            (Ability::General, _) => "unit-general",
            (Ability::Admiral, _) => "unit-admiral",
            (Ability::Nuclear, _) => "unit-nuclear",
            (Ability::Spy, _) => "unit-spy",
            (Ability::Scientist, _) => "unit-scientist",
            (Ability::Partisans, _) => "unit-partisans",
            (Ability::Repeat, _) => "unit-improved-research",
            (_, Kind::Army) => "unit-army",
            (_, Kind::Navy) => "unit-navy",
            (_, Kind::Air) => "unit-air",
            (_, Kind::Anything) => "unit-godzilla",
        };
        let badge = match facts.ability {
            Ability::Blitz => Some("ability-blitz"),
            Ability::Bomber => Some("ability-bomber"),
            Ability::TaskForce => Some("ability-task-force"),
            _ => None,
        };
        let (number, big) = match facts.ability {
            Ability::General | Ability::Admiral => ("1+".to_string(), 18.0),
            Ability::Partisans => ("1/3".to_string(), 15.0),
            Ability::Spy => ("?".to_string(), 22.0),
            _ => (facts.strength.to_string(), 22.0),
        };
        Self { body, icon, badge, number, big, special }
    }
}

/// A token, face up.
fn token(view: &View, seen: SeenToken, side: Side, at: (f32, f32), size: f32) -> Group {
    let name = view.name(side);
    let Some(kind) = kind_named(seen.kind) else { return Group::default() };
    let facts = &TOKENS[kind as usize];
    let Look { body, icon, badge, number, big, special } = Look::of(facts, side);
    let s = size / 64.0;
    let part = |symbol: &str, x: f32, y: f32, w: f32, class: &str| {
        Shape::symbol(symbol, (x * s, y * s), (w * s, w * s), class)
    };
    let mut shapes = vec![part(&body, 0.0, 0.0, 64.0, ""), part(icon, 14.0, 6.0, 36.0, "tok-unit")];
    if let Some(badge) = badge {
        shapes.push(part(badge, 14.0, 40.0, 15.0, "tok-unit"));
    }
    shapes.push(Shape::plain(number, (41.0 * s, 55.5 * s), big * s, Anchor::Middle, "tok-num"));
    Group {
        title: Some(
            Say::new("token-title").name("token", "token", seen.kind).about("about", "token", seen.kind),
        ),
        ..group(format!("tok-{}", seen.token), at, format!("tok tok-{name}{special}"), shapes)
    }
}

/// The war victory track and what lies beside the board.
fn score(view: &View) -> Panel {
    let mut ground = vec![
        Shape::rect((0.0, 0.0), (WIDE, 340.0), 14.0, "map-sea score-ground"),
        Shape::symbol("paper", (0.0, 0.0), (WIDE, 340.0), "paper"),
        Shape::rect((8.0, 6.0), (WIDE - 16.0, 30.0), 6.0, "plate"),
        Shape::lines(
            Say::new("panel-score"),
            (20.0, 8.0),
            (WIDE - 40.0, 28.0),
            19.0,
            Anchor::Middle,
            "plate-name",
        )
        .in_letters(Letters::Capitals),
    ];
    for at in 1..=30u8 {
        let (x, y) = score_at(at);
        let class = if at == TARGET { "score-cell score-target" } else { "score-cell" };
        ground.push(Shape::rect((x, y), (34.0, 34.0), 5.0, class));
        ground.push(Shape::plain(
            at.to_string(),
            (x + 17.0, y + 22.0),
            13.0,
            Anchor::Middle,
            "score-num fine",
        ));
    }
    let mut shapes = Vec::new();
    for side in Side::BOTH {
        shapes.extend(score_side(view, side));
    }
    shapes.push(Shape::symbol("pile", (16.0, 268.0), (48.0, 48.0), "pile"));
    shapes.push(Shape::said(
        Say::new("score-pile").number("n", view.n_pile),
        (70.0, 298.0),
        15.0,
        Anchor::Start,
        "score-text",
    ));
    shapes.push(Shape::said(
        Say::new("score-turn").number("n", view.turns),
        (WIDE - 16.0, 298.0),
        15.0,
        Anchor::End,
        "score-text spare",
    ));
    if let Some(line) = stratagem_line(view) {
        shapes.push(Shape::lines(
            line,
            (16.0, 316.5),
            (WIDE - 32.0, 16.0),
            14.0,
            Anchor::Start,
            "score-text score-stratagem",
        ));
    }
    Panel {
        id: "score".into(),
        area: Area::Board,
        title: Say::new("panel-score"),
        class: "score".into(),
        size: (WIDE, 340.0),
        ground,
        shapes,
    }
}

/// Where a number of the war victory track stands.
fn score_at(points: u8) -> (f32, f32) {
    let i = points.clamp(1, 30) - 1;
    (14.0 + 37.6 * f32::from(i % 10), 120.0 + 46.0 * f32::from(i / 10))
}

/// A side's score in figures, and its marker on the track.
fn score_side(view: &View, side: Side) -> Vec<Shape> {
    let name = view.name(side);
    let points = view.sides[side.index()].score;
    let left = side == Side::First;
    let x = if left { 16.0 } else { WIDE - 16.0 };
    let anchor = if left { Anchor::Start } else { Anchor::End };
    let emblem = if left { x } else { x - 44.0 };
    let text = if left { x + 54.0 } else { x - 54.0 };
    let active = if view.decider.is_some() && view.active == side { " is-active" } else { "" };
    let mut shapes = vec![Shape::Group(group(
        format!("touch-{name}"),
        (0.0, 0.0),
        format!("score-side{active}"),
        vec![
            Shape::rect((if left { 10.0 } else { 204.0 }, 46.0), (186.0, 60.0), 8.0, "score-box"),
            Shape::symbol(
                format!("side-{name}"),
                (emblem, 54.0),
                (44.0, 44.0),
                format!("emblem emblem-{name}"),
            ),
            Shape::plain(points.to_string(), (text, 92.0), 40.0, anchor, "score-big"),
            Shape::said(
                Say::new("score-side").name("side", "side", name),
                (if left { x + 172.0 } else { x - 172.0 }, 66.0),
                14.0,
                if left { Anchor::End } else { Anchor::Start },
                "score-text",
            ),
        ],
    ))];
    if points > 0 {
        let (x, y) = score_at(points);
        let at = if left { (x - 3.0, y - 6.0) } else { (x + 15.0, y + 16.0) };
        shapes.push(Shape::Group(group(
            format!("points-{name}"),
            at,
            "points",
            vec![Shape::symbol(
                format!("side-{name}"),
                (0.0, 0.0),
                (22.0, 22.0),
                format!("emblem emblem-{name}"),
            )],
        )));
    }
    shapes
}

/// The stratagem in force, in a solo game with them.
fn stratagem_line(view: &View) -> Option<Say> {
    if !view.setup.is_solo() || !view.setup.stratagems {
        return None;
    }
    Some(match (view.drawn, view.repeated) {
        (Some(Stratagem::Steamroll), None) | (None, _) => Say::new("score-no-stratagem"),
        (Some(drawn), None) => Say::new("score-stratagem").name("stratagem", "stratagem", drawn.id()),
        (Some(_), Some(repeated)) => {
            Say::new("score-steamroll").name("stratagem", "stratagem", repeated.id())
        }
    })
}

/// The cities of Nippon on the map of the United States.
const CITIES: [(f32, f32); 15] = [
    (25.9, 20.5),
    (53.0, 110.2),
    (345.5, 66.1),
    (304.5, 165.0),
    (25.3, 85.6),
    (93.7, 114.1),
    (140.6, 72.5),
    (194.7, 118.6),
    (218.1, 37.9),
    (238.3, 79.9),
    (255.3, 58.4),
    (239.2, 137.3),
    (276.8, 112.1),
    (325.4, 78.1),
    (364.9, 55.2),
];

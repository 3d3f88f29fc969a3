//! The world map: what is printed on it, its spaces to click on, and the pieces.

use engine::Say;
use scene::shapes::Group;
use scene::{Area, Panel, Shape};

use super::just;
use super::spots::SPOTS;
use crate::cards::{CARDS, Cue, Piece, row_named};
use crate::facts::map::{SPACES, Strait};
use crate::facts::{NEIGHBOURS, Nation, STRAITS, Space, Team};
use crate::view::{Asking, View};

/// Width and height of the sheet.
const SHEET: (f32, f32) = (2000.0, 1000.0);

/// The map.
pub(super) fn panel(view: &View) -> Panel {
    Panel {
        id: "map".into(),
        area: Area::Board,
        title: Say::new("panel-map"),
        class: "map zoomable".into(),
        size: SHEET,
        ground: ground(),
        shapes: shapes(view),
    }
}

fn group(id: impl Into<String>, at: (f32, f32), class: impl Into<String>, shapes: Vec<Shape>) -> Group {
    Group { id: id.into(), at, class: class.into(), act: None, title: None, shapes }
}

fn sheet(symbol: impl Into<String>, class: impl Into<String>) -> Shape {
    Shape::symbol(symbol, (0.0, 0.0), SHEET, class)
}

/// What is printed on the map.
fn ground() -> Vec<Shape> {
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), SHEET, 0.0, "sea"),
        Shape::Path { d: graticule(), class: "grid".into() },
        sheet("qm-at-ice", "ice"),
    ];
    shapes.extend(["depth depth-3", "depth depth-2", "depth depth-1"].map(|class| sheet("qm-lands", class)));
    shapes.push(sheet("qm-at-sea-lines", "sea-line-bed"));
    shapes.push(sheet("qm-at-sea-lines", "sea-line"));
    shapes.push(Shape::symbol("qm-lands", (3.0, 5.0), SHEET, "land-shadow"));
    shapes.push(sheet("qm-lands", "coast"));
    shapes.push(sheet("qm-at-greenland", "land land-nobody"));
    for space in SPACES.into_iter().filter(|space| space.is_land()) {
        shapes.push(sheet(format!("qm-at-{}", space.id()), format!("land tone-{}", tone(space))));
    }
    shapes.push(sheet("qm-at-lakes", "lake"));
    shapes.push(Shape::symbol("qm-compass", (505.0, 800.0), (110.0, 110.0), "compass"));
    shapes.extend(edges());
    for strait in &STRAITS {
        if let Some((x, y)) = SPOTS[strait.anchor as usize].anchor {
            shapes.push(Shape::symbol("qm-strait", (x - 17.0, y - 17.0), (34.0, 34.0), "strait"));
        }
    }
    for space in SPACES {
        marks(&mut shapes, space);
    }
    shapes
}

/// Meridians and parallels.
fn graticule() -> String {
    let mut d = String::new();
    for x in (1..12).map(|i| i * 2000 / 12) {
        d.push_str(&format!("M{x} 0V1000"));
    }
    for y in (1..6).map(|i| i * 1000 / 6) {
        d.push_str(&format!("M0 {y}H2000"));
    }
    d
}

/// Arrows where the sheet goes on at its other edge.
fn edges() -> [Shape; 4] {
    let arrow = |x: f32, y: f32, way: f32| Shape::Path {
        d: format!("M{x} {y}l{} -9v18zm{} -4h{}v8h{}z", 14.0 * way, 15.0 * way, 9.0 * way, -9.0 * way),
        class: "wrap".into(),
    };
    [arrow(5.0, 190.0, 1.0), arrow(5.0, 600.0, 1.0), arrow(1995.0, 250.0, -1.0), arrow(1995.0, 700.0, -1.0)]
}

/// Which of the tints a land is drawn in, so that neighbours differ and parts of the world belong together.
fn tone(space: Space) -> &'static str {
    use Space::{
        Africa, Australia, Balkans, Canada, China, EasternEurope, EasternUs, Germany, India, Italy, Japan,
        Kazakhstan, LatinAmerica, MiddleEast, Mongolia, Moscow, NorthAfrica, PacificNorthwest, Russia,
        Scandinavia, Siberia, SoutheastAsia, Szechuan, Ukraine, UnitedKingdom, Vladivostok, WesternEurope,
        WesternUs,
    };
    match space {
        Canada | WesternUs => "c1",
        EasternUs | PacificNorthwest => "c2",
        LatinAmerica => "c3",
        Russia | Ukraine => "r1",
        Moscow | Kazakhstan | Vladivostok => "r2",
        Siberia => "r3",
        MiddleEast | China => "a1",
        India | Mongolia => "a2",
        Szechuan | Japan => "a3",
        SoutheastAsia => "a4",
        NorthAfrica => "f1",
        Africa => "f2",
        WesternEurope | Balkans | UnitedKingdom => "e1",
        Germany | Scandinavia => "e2",
        Italy | EasternEurope => "e3",
        Australia => "p1",
        _ => "p2",
    }
}

/// The star, the home's colours and the name of a space.
fn marks(shapes: &mut Vec<Shape>, space: Space) {
    let spot = &SPOTS[space as usize];
    if let Some((x, y)) = spot.star {
        let home = Nation::ALL.into_iter().find(|nation| nation.facts().home == space);
        if let Some(nation) = home {
            let body = format!("qm-body-{}", nation.id());
            let class = format!("home of-{}", nation.id());
            shapes.push(Shape::symbol(body, (x - 17.0, y - 17.0), (34.0, 34.0), class));
        }
        let r = if home.is_some() { 10.5 } else { 13.0 };
        shapes.push(Shape::symbol("qm-star", (x - r, y - r), (2.0 * r, 2.0 * r), "star"));
    }
    let class = if space.is_land() { "label-land" } else { "label-sea" };
    let name = || map_name(space);
    shapes.push(Shape::label(name(), spot.label, spot.rank, class));
    if let Some(again) = spot.again {
        shapes.push(Shape::label(name(), again, 3, format!("{class} label-again")));
    }
}

/// What is written in a space: its name, or a shorter one.
fn map_name(space: Space) -> Say {
    let short = matches!(space, Space::EasternUs | Space::WesternUs);
    just(if short { "map" } else { "space" }, space.id())
}

/// What changes on the map.
fn shapes(view: &View) -> Vec<Shape> {
    let mut shapes: Vec<Shape> =
        SPACES.into_iter().rev().map(|space| Shape::Group(target(view, space))).collect();
    shapes.extend(Nation::ALL.into_iter().filter_map(|nation| lines(view, nation)));
    for space in SPACES {
        for nation in held(view, space) {
            shapes.push(Shape::Group(piece(view, nation, space)));
        }
    }
    shapes.extend(recruits(view));
    shapes
}

/// The nations with a piece in a space, in the order of play.
pub(crate) fn held(view: &View, space: Space) -> impl Iterator<Item = Nation> {
    Nation::ALL.into_iter().filter(move |nation| view.nations[nation.index()].pieces & space.bit() != 0)
}

/// A space to click on.
fn target(view: &View, space: Space) -> Group {
    let id = space.id();
    let mut shapes = vec![sheet(format!("qm-at-{id}"), "target")];
    shapes.extend(mark(view, space));
    Group {
        act: Some(format!("at {id}")),
        title: Some(crate::spoken::space(view, space)),
        ..group(
            format!("touch-{id}"),
            (0.0, 0.0),
            if space.is_land() { "space space-land" } else { "space space-sea" },
            shapes,
        )
    }
}

/// What a click on the space would do: what is built stands there as a shadow, what is battled is aimed at.
fn mark(view: &View, space: Space) -> Option<Shape> {
    let Some(Asking::Card { step, .. }) = view.asking else { return None };
    let (x, y) = SPOTS[space as usize].slots[1];
    let around = |symbol, half: f32, class| {
        Some(Shape::symbol(symbol, (x - half, y - half), (2.0 * half, 2.0 * half), class))
    };
    match step {
        "battle" | "eliminate" => around("qm-aim", 42.0, "mark aim"),
        "nation" => None,
        _ if space.is_land() => around("qm-army", 22.0, "mark"),
        _ => around("qm-navy", 22.0, "mark"),
    }
}

/// Where a nation's piece stands in a space, and how large it is drawn.
fn stand(view: &View, nation: Nation, space: Space) -> ((f32, f32), f32) {
    let slots = &SPOTS[space as usize].slots;
    let place = held(view, space).position(|other| other == nation).unwrap_or(0);
    match (held(view, space).count(), place) {
        (0 | 1, _) => (slots[1], 56.0),
        (2, 0) => (slots[0], 50.0),
        (2, _) => (slots[2], 50.0),
        (_, place) => (slots[place.min(2)], 46.0),
    }
}

/// A piece: the outline of its nation, a tank or a ship, and what is special about it.
fn piece(view: &View, nation: Nation, space: Space) -> Group {
    let stands = &view.nations[nation.index()];
    let supplied = stands.supplied & space.bit() != 0;
    let safe = stands.safe & space.bit() != 0;
    let (at, size) = stand(view, nation, space);
    let half = size / 2.0;
    let id = nation.id();
    let unit = if space.is_land() { "qm-army" } else { "qm-navy" };
    let inner = size * 0.78;
    let mut shapes = vec![
        Shape::symbol(format!("qm-body-{id}"), (-half, -half), (size, size), ""),
        Shape::symbol(unit, (-inner / 2.0, -inner / 2.0), (inner, inner), "unit"),
    ];
    let badge =
        |symbol: &str, x: f32| Shape::symbol(symbol, (x - 13.0, -half - 8.0), (26.0, 26.0), "piece-badge");
    if !supplied {
        shapes.push(badge("qm-cut", half - 3.0));
    }
    if safe {
        shapes.push(badge("qm-safe", 3.0 - half));
    }
    let target = matches!(view.asking, Some(Asking::Target { at }) if at == space.id());
    let class = format!("piece of-{id}{}", if supplied { "" } else { " cut-off" });
    Group {
        act: target.then(|| format!("nation {id}")),
        title: Some(crate::spoken::piece(view, nation, space)),
        ..group(format!("piece-{id}-{}", space.id()), at, class, shapes)
    }
}

/// A nation's supply lines: between its pieces in neighbouring spaces that have one, straits open to its team
/// included. They show on demand.
fn lines(view: &View, nation: Nation) -> Option<Shape> {
    let linked = view.nations[nation.index()].line;
    let axis = Team::Axis.nations().into_iter().fold(0, |all, n| all | view.nations[n.index()].pieces);
    let open = |strait: &&Strait| (axis & strait.anchor.bit() != 0) == (nation.team() == Team::Axis);
    let mut d = String::new();
    for a in crate::facts::spaces(linked) {
        let strait = STRAITS.iter().filter(|strait| strait.seas.0 == a).filter(open);
        let near = strait.fold(NEIGHBOURS[a as usize], |all, strait| all | strait.seas.1.bit());
        for b in crate::facts::spaces(near & linked) {
            if a < b || NEIGHBOURS[a as usize] & b.bit() == 0 {
                d.push_str(&line(stand(view, nation, a).0, stand(view, nation, b).0));
            }
        }
    }
    let class = format!("lines lines-{0} of-{0}", nation.id());
    (!d.is_empty()).then_some(Shape::Path { d, class })
}

/// A line between two pieces; what meets around the edge of the sheet goes to both edges, at the same height.
fn line(a: (f32, f32), b: (f32, f32)) -> String {
    let ((ax, ay), (bx, by)) = if a.0 <= b.0 { (a, b) } else { (b, a) };
    // Neighbours are less than half a sheet apart, or they meet around the edge.
    if bx - ax < SHEET.0 / 2.0 {
        return format!("M{ax} {ay}L{bx} {by}");
    }
    let (west, east) = (ax, SHEET.0 - bx);
    let height = (ay + (by - ay) * west / (west + east)).round();
    format!("M{ax} {ay}L0 {height}M{bx} {by}L{} {height}", SHEET.0)
}

/// The spaces where a card on the table lets an army be recruited in place of a build.
fn recruits(view: &View) -> Vec<Shape> {
    let standing = view.nations.iter().flat_map(|nation| &nation.standing);
    let cues = standing.filter_map(|id| row_named(id)).map(|row| CARDS[row as usize]);
    cues.filter_map(|card| match card.cue {
        Cue::MayBuildArmy(space) => Some((card.nation, space)),
        _ => None,
    })
    .map(|(nation, space)| {
        let (x, y) = SPOTS[space as usize].slots[2];
        let shapes = vec![
            Shape::rect((-42.0, -24.0), (84.0, 48.0), 10.0, "target tag"),
            Shape::symbol(format!("qm-body-{}", nation.id()), (-38.0, -18.0), (36.0, 36.0), ""),
            Shape::symbol("qm-army", (1.0, -18.0), (36.0, 36.0), "tag-unit"),
        ];
        Shape::Group(Group {
            act: Some(format!("recruit {}", space.id())),
            title: Some(Say::new("choice-recruit").name("space", "space", space.id())),
            ..group(
                format!("recruit-{}", space.id()),
                (x + 20.0, y + 30.0),
                format!("recruit of-{}", nation.id()),
                shapes,
            )
        })
    })
    .collect()
}

/// The kind of piece that stands in a space.
pub(crate) fn kind(space: Space) -> &'static str {
    Piece::in_space(space).id()
}

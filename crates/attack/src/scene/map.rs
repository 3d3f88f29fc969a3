//! The world: regions and sea areas with their owners and pieces.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::slots::{CANALS, COMBINED, EAST, EDGES, SHEET, SPOTS, Spot, WEST, Window};
use super::{group, just};
use crate::facts::{N_REGIONS, Place, REGIONS, SEAS, Unit};
use crate::setup::Board;
use crate::view::{Asking, RegionView, SAMPLES, SeaView, View};

/// The board of this game.
pub(super) fn panel(view: &View) -> Panel {
    let (window, half) = match view.setup.board {
        Board::West => (WEST, "west"),
        Board::East => (EAST, "east"),
        Board::Combined => (COMBINED, ""),
    };
    let at = (-window.at.0, -window.at.1);
    let mut shapes: Vec<Shape> = Vec::new();
    for region in &view.regions {
        if let Some(owner) = region.owner {
            shapes.push(outline("region", region.id, &format!("at-held at-of-{owner}")));
        }
    }
    shapes.push(whole("at-neutral-caspian", "at-lake"));
    shapes.push(whole("at-lakes", "at-lake"));
    shapes.extend(marks(view, half));
    shapes.extend(view.regions.iter().map(|region| Shape::Group(region_space(view, region))));
    shapes.extend(view.seas.iter().map(|sea| Shape::Group(sea_space(view, sea))));
    for region in &view.regions {
        shapes.push(name(spot(region.id), just("place", region.id), false));
        shapes.extend(armies(view, region));
    }
    for sea in &view.seas {
        shapes.push(name(spot(sea.id), just("place", sea.id), true));
        shapes.extend(fleets(sea));
    }
    Panel {
        id: "map".into(),
        area: Area::Board,
        title: Say::new("panel-map"),
        class: "at-map map zoomable".into(),
        size: window.size,
        ground: vec![Shape::Group(group("", at, "", ground(view, half, window)))],
        shapes: vec![Shape::Group(group("sheet", at, "", shapes))],
    }
}

fn place(id: &str) -> usize {
    Place::named(id).map_or(0, |place| place.0 as usize)
}

fn spot(id: &str) -> &'static Spot {
    &SPOTS[place(id) % SPOTS.len()]
}

/// A symbol of the outlines, which are drawn on the whole sheet.
fn whole(symbol: impl Into<String>, class: impl Into<String>) -> Shape {
    Shape::symbol(symbol, (0.0, 0.0), SHEET, class)
}

fn outline(kind: &str, id: &str, class: &str) -> Shape {
    whole(format!("at-{kind}-{id}"), class)
}

/// Sea, land and lanes: the same all game long.
fn ground(view: &View, half: &str, _: Window) -> Vec<Shape> {
    let mut shapes = vec![Shape::rect((0.0, 0.0), SHEET, 0.0, "at-ocean")];
    let columns: String = (1..16).map(|i| format!("M{} 0V1120", i * 145)).collect();
    let rows: String = (1..8).map(|i| format!("M0 {}H2320", i * 140)).collect();
    shapes.push(Shape::Path { d: columns + &rows, class: "at-grid".into() });
    shapes.push(Shape::symbol("at-rose", (1370.0, 985.0), (120.0, 120.0), "at-rose"));
    shapes.extend((1..=6).rev().map(|i| whole("at-coast", format!("at-water at-water-{i}"))));
    shapes.push(whole("at-neutral-arctic", "at-ice"));
    let bounds: Vec<String> = match half {
        "" => vec!["at-bounds".into()],
        half => vec![format!("at-bounds-{half}"), "at-bounds-cross".into()],
    };
    if view.setup.advanced {
        shapes.extend(bounds.iter().map(|bounds| whole(bounds, "at-bound-bed")));
        shapes.extend(bounds.iter().map(|bounds| whole(bounds, "at-bound")));
    }
    let dash = if half.is_empty() { "" } else { "-" };
    let lanes = format!("at-lanes{dash}{half}");
    shapes.push(whole(lanes.clone(), "at-lane-bed"));
    shapes.push(whole(lanes, "at-lane"));
    shapes.push(Shape::symbol("at-coast", (3.0, 5.0), SHEET, "at-land-shadow"));
    shapes.push(whole("at-coast", "at-shore"));
    shapes.push(whole("at-coast", "at-shore-paper"));
    for (r, region) in REGIONS.iter().enumerate() {
        let here = view.regions.iter().any(|known| known.id == region.id);
        let class = if here { format!("at-land at-tint-{}", SPOTS[r].tint) } else { "at-off".into() };
        shapes.push(outline("region", region.id, &class));
    }
    for land in ["greenland", "switzerland", "hispaniola", "celebes"] {
        shapes.push(whole(format!("at-neutral-{land}"), "at-nobody"));
    }
    shapes
}

/// Ports, anchors, canals and where the world goes on.
fn marks(view: &View, half: &str) -> Vec<Shape> {
    let dash = if half.is_empty() { "" } else { "-" };
    let ports = format!("at-ports{dash}{half}");
    let mut shapes = vec![whole(ports.clone(), "at-port-bed"), whole(ports, "at-port")];
    for (s, sea) in SEAS.iter().enumerate() {
        let here = !view.setup.advanced || view.seas.iter().any(|known| known.id == sea.id);
        if let Some((x, y)) = SPOTS[N_REGIONS + s].anchor.filter(|_| here) {
            shapes.push(Shape::symbol("at-anchor", (x - 10.0, y - 10.0), (20.0, 20.0), ""));
        }
    }
    if half != "east" {
        let mark = |(x, y): (f32, f32)| Shape::symbol("at-canal", (x - 7.5, y - 7.5), (15.0, 15.0), "");
        shapes.extend(CANALS.map(mark));
    }
    if half.is_empty() {
        for y in EDGES {
            for (x, way) in [(4.0, 1.0f32), (SHEET.0 - 4.0, -1.0)] {
                let d = format!(
                    "M{x} {y}l{} -9v18zm{} -4h{}v8h{}z",
                    14.0 * way,
                    15.0 * way,
                    9.0 * way,
                    -9.0 * way
                );
                shapes.push(Shape::Path { d, class: "at-wrap".into() });
            }
        }
    }
    shapes
}

/// What a click on a place means: hangs on what is asked.
fn act(view: &View, id: &str) -> String {
    match view.asking {
        Some(Asking::From { .. }) => format!("from {id}"),
        Some(Asking::To { .. }) => format!("to {id}"),
        // The first kind that fits; a kind picked on the page comes instead of it.
        Some(Asking::Deploy { .. }) => {
            let player = super::mine(view).find(|player| super::decides(view, *player)).unwrap_or(0);
            let stock = view.players.get(player).map_or([0; 8], |player| player.stock);
            let land = place(id) < N_REGIONS;
            let fits = |unit: &Unit| Unit::LAND.contains(unit) == land && stock[*unit as usize] > 0;
            let unit = Unit::ALL.into_iter().find(fits).unwrap_or_default();
            format!("put {} {id}", unit.id())
        }
        _ => format!("at {id}"),
    }
}

fn region_space(view: &View, region: &RegionView) -> Group {
    let title = match region.owner {
        Some(owner) => Say::new("region-owned").name("player", "player", view.players[owner as usize].id),
        None => Say::new("region-neutral"),
    };
    let [infantry, tanks, artillery, planes] = region.units;
    Group {
        act: Some(act(view, region.id)),
        title: Some(
            title
                .name("region", "place", region.id)
                .number("infantry", infantry)
                .number("tanks", tanks)
                .number("artillery", artillery)
                .number("planes", planes),
        ),
        ..group(
            format!("place-{}", region.id),
            (0.0, 0.0),
            "at-space",
            vec![outline("region", region.id, "target")],
        )
    }
}

fn sea_space(view: &View, sea: &SeaView) -> Group {
    Group {
        act: Some(act(view, sea.id)),
        title: Some(just("place", sea.id)),
        ..group(
            format!("place-{}", sea.id),
            (0.0, 0.0),
            "at-space at-sea",
            vec![outline("sea", sea.id, "target")],
        )
    }
}

fn name(spot: &Spot, say: Say, sea: bool) -> Shape {
    let kind = match (sea, spot.at_sea) {
        (true, _) => "sea",
        (false, true) => "isle",
        (false, false) => "land",
    };
    let corner = (spot.label.0 - spot.room.0 / 2.0, spot.label.1 - spot.room.1 / 2.0);
    Shape::lines(say, corner, spot.room, spot.size, Anchor::Middle, format!("at-label at-label-{kind}"))
}

/// A stack of one kind of unit with its number.
fn piece(id: String, owner: Option<usize>, unit: Unit, n: u8, (x, y): (f32, f32), size: f32) -> Shape {
    let half = size / 2.0;
    let body = owner.map_or("none".to_string(), |owner| owner.to_string());
    let inner = size * owner.map_or(0.62, |owner| super::slots::EMBLEM[owner % 6]);
    let mut shapes = vec![
        Shape::symbol(format!("at-body-{body}"), (-half, -half), (size, size), ""),
        Shape::symbol(format!("at-{}", unit.id()), (-inner / 2.0, -inner / 2.0), (inner, inner), "at-unit"),
    ];
    if n > 1 {
        shapes.push(Shape::circle((half - 2.0, half - 3.0), size * 0.27, "at-count"));
        let at = (half - 2.0, half - 3.0 + size * 0.17);
        shapes.push(Shape::plain(n.to_string(), at, size * 0.48, Anchor::Middle, "at-count-num"));
    }
    Shape::Group(group(id, (x, y), format!("at-piece at-of-{body}"), shapes))
}

/// Where so many stacks stand.
fn places(spot: &Spot, n: usize) -> Vec<((f32, f32), f32)> {
    match n {
        1 => {
            let [a, b] = spot.slots;
            vec![(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), 27.0)]
        }
        2 => spot.slots.iter().map(|at| (*at, 26.0)).collect(),
        _ => spot.four.iter().map(|at| (*at, 22.0)).collect(),
    }
}

fn armies(view: &View, region: &RegionView) -> Vec<Shape> {
    let spot = spot(region.id);
    let owner = region.owner.map(usize::from);
    let mut stacks: Vec<(String, Option<usize>, Unit, u8)> = Vec::new();
    for (i, unit) in Unit::LAND.into_iter().enumerate() {
        if region.units[i] > 0 {
            let id = format!("stack-{}-{}", region.id, unit.id());
            stacks.push((id, owner, unit, region.units[i]));
        }
    }
    if owner != Some(view.turn as usize) {
        for (i, unit) in Unit::LAND.into_iter().enumerate().filter(|(i, _)| region.arrived[*i] > 0) {
            let id = format!("attack-{}-{}", region.id, unit.id());
            stacks.push((id, Some(view.turn as usize), unit, region.arrived[i]));
        }
    }
    stacks.truncate(4);
    let places = places(spot, stacks.len());
    let mut shapes: Vec<Shape> = stacks
        .into_iter()
        .zip(places)
        .map(|((id, owner, unit, n), (at, size))| piece(id, owner, unit, n, at, size))
        .collect();
    let (x, y) = spot.four[0];
    if region.capital.is_some() {
        let at = (x - 24.0, y - 18.0);
        shapes.push(Shape::symbol("at-capital", at, (22.0, 22.0), "at-capital-here"));
    }
    if let (None, Some(government)) = (region.owner, region.government) {
        let [a, b] = spot.slots;
        let at = ((a.0 + b.0) / 2.0 - 10.0, (a.1 + b.1) / 2.0 - 10.0);
        shapes.push(Shape::symbol(format!("at-gov-{government}"), at, (20.0, 20.0), ""));
    }
    // Before the pieces in hand go there, what they would meet; afterwards what is declared.
    let odds = region.prospect.map(|prospect| prospect.odds(SAMPLES)).or(region.odds);
    if let Some(odds) = odds {
        // Right above the room of the name.
        let (x, y) = (spot.label.0, spot.label.1 - spot.room.1 / 2.0);
        let percent = i64::from(odds.win) / 10;
        shapes.push(Shape::rect((x - 26.0, y - 17.0), (52.0, 18.0), 6.0, "odds-paper"));
        shapes.push(Shape::plain(format!("{percent} %"), (x, y - 3.5), 14.0, Anchor::Middle, "odds-chance"));
    }
    shapes
}

fn fleets(sea: &SeaView) -> Vec<Shape> {
    let spot = spot(sea.id);
    let mut stacks = Vec::new();
    for (player, fleet) in sea.ships.iter().enumerate() {
        for (i, unit) in Unit::SHIPS.into_iter().enumerate().filter(|(i, _)| fleet[*i] > 0) {
            stacks.push((format!("fleet-{}-{player}-{}", sea.id, unit.id()), player, unit, fleet[i]));
        }
    }
    let n = stacks.len();
    stacks
        .into_iter()
        .enumerate()
        .map(|(i, (id, player, unit, n_ships))| {
            let (at, size) = if n <= 4 {
                places(spot, n)[i]
            } else {
                // A crowded sea: rows of small tokens below the name.
                let (x, y) = spot.label;
                let (column, row) = ((i % 5) as f32, (i / 5) as f32);
                ((x - 40.0 + 20.0 * column, y + 20.0 + 20.0 * row), 19.0)
            };
            piece(id, Some(player), unit, n_ships, at, size)
        })
        .collect()
}

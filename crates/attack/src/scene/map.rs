//! The world: regions and sea areas with their owners.

use engine::Say;
use scene::shapes::Group;
use scene::{Area, Panel, Shape};

use super::slots::{CANALS, COMBINED, EAST, EDGES, SHEET, SPOTS, Spot, WEST, Window};
use super::{group, just, pieces};
use crate::facts::{N_REGIONS, Place, REGIONS, SEAS, Unit};
use crate::setup::Board;
use crate::view::{Asking, RegionView, SeaView, View};

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
    shapes.extend(view.regions.iter().map(|region| name(region.id, pieces::region_name(region))));
    shapes.extend(view.seas.iter().map(|sea| name(sea.id, pieces::sea_name(sea))));
    shapes.extend(pieces::ways(view));
    shapes.extend(pieces::all(view));
    shapes.extend(view.regions.iter().filter_map(pieces::chance));
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

pub(super) fn spot(id: &str) -> &'static Spot {
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
        Some(Asking::To { .. }) => match view.regions.iter().find(|region| region.id == id) {
            // The first way over water; each has a mark of its own where there are several.
            Some(RegionView { ways, .. }) if !ways.is_empty() => format!("cross to {id} by {}", ways[0]),
            _ => format!("to {id}"),
        },
        // The first kind that stands there; a kind picked on the page comes instead of it.
        Some(Asking::Bring { .. }) => {
            let there =
                view.regions.iter().find(|region| region.id == id).map_or([0; 4], |region| region.units);
            let first = Unit::LAND.into_iter().find(|unit| there[unit.index()] > 0).unwrap_or_default();
            format!(
                "send {} {id}",
                if place(id) < N_REGIONS { first.id() } else { return format!("at {id}") }
            )
        }
        // The first kind that fits; a kind picked on the page comes instead of it.
        Some(Asking::Deploy { .. }) => {
            let player = super::decider(view).unwrap_or(0);
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
    let fleets = crate::spoken::sea(view, sea).into_iter();
    let fleets = fleets.reduce(|all, next| Say::new("text-and").said("a", all).said("b", next));
    Group {
        act: Some(act(view, sea.id)),
        title: Some(fleets.unwrap_or_else(|| just("place", sea.id))),
        ..group(
            format!("place-{}", sea.id),
            (0.0, 0.0),
            "at-space at-sea",
            vec![outline("sea", sea.id, "target")],
        )
    }
}

/// How wide the room for the name of a large region is at least.
const LARGE: f32 = 88.0;

/// A name that makes room for pieces.
fn name(id: &'static str, (at, clear): ((f32, f32), &str)) -> Shape {
    let spot = spot(id);
    let (kind, rank) = match (spot.tint == "sea", spot.at_sea) {
        (true, _) => ("sea", 3),
        (false, true) => ("isle", 2),
        (false, false) => ("land", if spot.room.0 >= LARGE { 1 } else { 2 }),
    };
    Shape::label(just("place", id), at, rank, format!("at-label at-label-{kind}{clear}"))
}

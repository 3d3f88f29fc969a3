//! The map: half-shifted tiles, markers, counters, and what an attack or a move would mean.

use engine::{Dice, Game as _, Say, Viewer};
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::{group, kind_of, mark, percent};
use crate::book::Scenario;
use crate::facts::Side;
use crate::setup::Setup;
use crate::state::Undaunted;
use crate::view::{Asking, AttackView, CounterView, Marker, TileView, View};

/// Half a tile.
const HALF: f32 = 100.0;
/// A whole tile.
const TILE: f32 = 200.0;
/// The frame around the map: no wider than the tiles' shadow, so that they are as large as may be.
const EDGE: f32 = 6.0;

/// The map with everything on it.
pub(super) fn panel(view: &View) -> Panel {
    let (tiles, quarter) = laid(&view.tiles);
    let mut ground = Vec::new();
    for tile in &tiles {
        ground.extend(ground_of(tile, quarter));
        ground.extend(spawns(tile));
    }
    let mut shapes: Vec<Shape> = tiles.iter().map(|tile| Shape::Group(space(tile))).collect();
    tiles.iter().for_each(|tile| shapes.extend(markers(tile)));
    shapes.extend(tiles.iter().map(name_of));
    shapes.extend(reaches(view, &tiles));
    for tile in &tiles {
        shapes.extend(
            tile.counters.iter().enumerate().map(|(i, counter)| Shape::Group(drawn(view, tile, counter, i))),
        );
    }
    Panel {
        id: "map".into(),
        area: Area::Board,
        title: Say::new("panel-map"),
        class: "un-land map zoomable".into(),
        size: size(&tiles),
        ground,
        shapes,
    }
}

/// The tiles as they lie on the table, and whether the map was turned by a quarter: screens are wide, and a map
/// that is half as high again as wide would have small tiles. Nothing in the rules knows up from left.
fn laid(tiles: &[TileView]) -> (Vec<TileView>, bool) {
    let mut tiles = tiles.to_vec();
    let (wide, high) = size(&tiles);
    let quarter = high >= 1.45 * wide;
    if quarter {
        let far = tiles.iter().map(|tile| tile.x).max().unwrap_or_default();
        for tile in &mut tiles {
            (tile.x, tile.y) = (tile.y, far - tile.x);
        }
    }
    (tiles, quarter)
}

fn at(x: u8, y: u8) -> (f32, f32) {
    (EDGE + HALF * f32::from(x), EDGE + HALF * f32::from(y))
}

fn size(tiles: &[TileView]) -> (f32, f32) {
    let (wide, high) = tiles.iter().fold((0, 0), |(wide, high), tile| (tile.x.max(wide), tile.y.max(high)));
    let whole = |n: u8| HALF * f32::from(n) + TILE + 2.0 * EDGE;
    (whole(wide), whole(high))
}

/// A scenario's map before anything has moved, as a small picture: what the table shows, without anything to
/// point at.
#[must_use]
pub fn map_of(scenario: &Scenario) -> Panel {
    // The cards differ with the dice, the map does not.
    let view = Undaunted::new(&Setup::default().with(*scenario), Dice::seeded(0)).view(Viewer::WATCHER);
    let (tiles, quarter) = laid(&view.tiles);
    let mut shapes = Vec::new();
    for tile in &tiles {
        let (x, y) = at(tile.x, tile.y);
        shapes.extend(ground_of(tile, quarter));
        shapes.push(Shape::plain(tile.face, (x + 100.0, y + 192.0), 26.0, Anchor::Middle, "un-tile-name"));
        shapes.extend(spawns(tile));
        shapes.extend(markers(tile));
    }
    for tile in &tiles {
        for (i, counter) in tile.counters.iter().enumerate() {
            let counter = drawn(&view, tile, counter, i);
            // Twelve pictures stand on one page: no id may come twice.
            shapes.push(Shape::Group(Group { id: String::new(), act: None, ..counter }));
        }
    }
    Panel {
        id: "map-of".into(),
        area: Area::Board,
        title: Say::new("panel-map"),
        class: "un-land map".into(),
        size: size(&tiles),
        ground: Vec::new(),
        shapes,
    }
}

/// A tile's picture and its cover.
fn ground_of(tile: &TileView, quarter: bool) -> Vec<Shape> {
    let (x, y) = at(tile.x, tile.y);
    let lower = tile.face.to_lowercase();
    // Only these two have a picture of their own for lying upside down.
    let turned = if tile.turned && matches!(lower.as_str(), "15a" | "17a") { "-turned" } else { "" };
    let quarter = if quarter { "-quarter" } else { "" };
    // A hill has two covers in one shield.
    let (shield, size, cover) =
        if tile.cover == tile.low { ("un-shield", 50.0, 30.0) } else { ("un-shield-hill", 60.0, 25.0) };
    vec![
        Shape::rect((x + 3.0, y + 5.0), (TILE, TILE), 4.0, "un-tile-shadow"),
        Shape::symbol(format!("un-tile-{lower}{turned}{quarter}"), (x, y), (TILE, TILE), ""),
        Shape::rect((x, y), (TILE, TILE), 2.0, "un-tile-edge"),
        Shape::symbol(shield, (x + 3.0, y + 3.0), (size, size), ""),
        Shape::plain(
            tile.printed_cover(),
            (x + 3.0 + size / 2.0, y + 2.0 + 0.47 * size + 0.36 * cover),
            cover,
            Anchor::Middle,
            "un-cover-num",
        ),
    ]
}

/// A tile's name, in letters of the same size however near one looks.
fn name_of(tile: &TileView) -> Shape {
    let (x, y) = at(tile.x, tile.y);
    Shape::label(Say::new("drawn-name").text("name", tile.face), (x + 100.0, y + 184.0), 2, "un-tile-name")
}

/// How large a spawn marker is.
const SPAWN: f32 = 52.0;

/// Where units come onto the board.
fn spawns(tile: &TileView) -> Vec<Shape> {
    let (x, y) = at(tile.x, tile.y);
    let mut shapes = Vec::new();
    for side in Side::ALL {
        let groups = &tile.spawns[side.index()];
        if groups.is_empty() {
            continue;
        }
        let left = if side == Side::Us { 52.0 } else { 98.0 };
        let letters = match groups.as_slice() {
            _ if groups.contains(&"all") => "∗".to_string(),
            groups => groups.iter().map(|group| letter(group)).collect::<Vec<_>>().join(""),
        };
        let n = letters.chars().count();
        // Four letters are as wide as two, and too small to be read from afar.
        let size = SPAWN * (0.95 / n as f32).min(0.52);
        let letters_class = if n > 2 { "un-squad fine" } else { "un-squad" };
        let class = format!("un-of-{}", side.id());
        let title = Say::new("spawn-title").name("side", "side", side.id());
        shapes.push(Shape::Group(Group {
            title: Some(title),
            ..group(
                "",
                (x + left, y),
                class,
                vec![
                    Shape::symbol("un-spawn", (0.0, 0.0), (SPAWN, SPAWN), ""),
                    Shape::plain(
                        letters,
                        (SPAWN / 2.0, 0.35 * SPAWN + 0.36 * size),
                        size,
                        Anchor::Middle,
                        letters_class,
                    ),
                ],
            )
        }));
    }
    shapes
}

/// What a spawn marker says of a group.
fn letter(group: &str) -> &str {
    match group {
        "a" => "A",
        "b" => "B",
        "c" => "C",
        "sniper" => "S",
        "mortar" => "M",
        _ => "∗",
    }
}

/// The tile as a target: a step onto it, or the target marker.
fn space(tile: &TileView) -> Group {
    let title = Say::new(if tile.value > 0 { "tile-title-objective" } else { "tile-title" })
        .text("tile", tile.face)
        .name("terrain", "terrain", tile.terrain)
        .text("cover", tile.printed_cover())
        .number("value", tile.value);
    Group {
        act: Some(format!("to {}", tile.face)),
        title: Some(title),
        ..group(
            format!("tile-{}", tile.face),
            at(tile.x, tile.y),
            "un-space",
            ["target", "un-march"]
                .map(|class| Shape::rect((5.0, 5.0), (TILE - 10.0, TILE - 10.0), 6.0, class))
                .into(),
        )
    }
}

/// Objective, radio, control markers and targets.
fn markers(tile: &TileView) -> Vec<Shape> {
    let corner = at(tile.x, tile.y);
    let mut shapes = Vec::new();
    if tile.value > 0 {
        shapes.extend(objective(corner, tile.value));
    }
    if tile.radio {
        shapes.push(Shape::symbol("un-radio", (corner.0 + 100.0, corner.1 + 3.0), (46.0, 46.0), ""));
    }
    for side in Side::ALL {
        if let Some(marker) = tile.markers[side.index()] {
            shapes.push(control(corner, side, marker));
        }
        if tile.targets[side.index()] {
            let left = if side == Side::Us { 0.0 } else { 156.0 };
            shapes.push(Shape::Group(Group {
                title: Some(Say::new("target-title").name("side", "side", side.id())),
                ..group(
                    format!("target-{}", side.id()),
                    (corner.0 + left, corner.1 + 84.0),
                    format!("un-of-{}", side.id()),
                    vec![
                        Shape::symbol("un-target", (0.0, 0.0), (44.0, 44.0), ""),
                        Shape::symbol(mark(side), (28.0, 28.0), (18.0, 18.0), "un-target-mark"),
                    ],
                )
            }));
        }
    }
    shapes
}

fn objective((x, y): (f32, f32), value: u16) -> [Shape; 2] {
    [
        Shape::symbol("un-objective", (x + 142.0, y + 2.0), (56.0, 56.0), ""),
        Shape::plain(value.to_string(), (x + 170.0, y + 36.0), 27.0, Anchor::Middle, "un-objective-num"),
    ]
}

fn control((x, y): (f32, f32), side: Side, marker: Marker) -> Shape {
    let word = match marker {
        Marker::Scouted => "scouted",
        Marker::Controlled => "controlled",
    };
    let left = if side == Side::Us { x + 3.0 } else { x + 151.0 };
    Shape::Group(Group {
        title: Some(Say::new(if word == "scouted" { "scouted-title" } else { "controlled-title" }).name(
            "side",
            "side",
            side.id(),
        )),
        ..group(
            "",
            (left, y + 151.0),
            format!("un-marker un-of-{}", side.id()),
            vec![Shape::symbol(format!("un-{word}-{}", side.id()), (0.0, 0.0), (46.0, 46.0), "")],
        )
    })
}

/// Where a counter stands on its tile.
struct Spot {
    at: (f32, f32),
    /// The fuller the tile, the smaller its counters.
    size: f32,
    /// It stands below another one, so that nothing can be written above it.
    low: bool,
    /// How many counters to the right of the middle of its row it stands.
    right: f32,
}

/// Where the n-th counter of a tile stands.
fn spot(tile: &TileView, n: usize) -> Spot {
    let total = tile.counters.len();
    let (columns, size) = match total {
        0..=1 => (1, 92.0),
        2..=4 => (2, 64.0),
        5..=6 => (3, 60.0),
        7..=12 => (4, 47.0),
        _ => (6, 31.0),
    };
    let rows = total.div_ceil(columns);
    let in_row = if n / columns + 1 == rows { total - (rows - 1) * columns } else { columns };
    let step = size + 2.0;
    let (row, column) = ((n / columns) as f32, (n % columns) as f32);
    let right = column - (in_row as f32 - 1.0) / 2.0;
    let x = 100.0 + step * right - size / 2.0;
    let y = 110.0 - step * rows as f32 / 2.0 + step * row + 1.0;
    let corner = at(tile.x, tile.y);
    Spot { at: (corner.0 + x, corner.1 + y), size, low: n >= columns, right }
}

/// A counter: what a click on it means hangs on what is asked.
fn drawn(view: &View, tile: &TileView, counter: &CounterView, n: usize) -> Group {
    let spot = spot(tile, n);
    let size = spot.size;
    let (kind, squad) = kind_of(counter.unit);
    let side = counter.side;
    let attacks = || view.attacks.iter().filter(|a| a.side == side && a.unit == counter.unit);
    let act = match view.asking {
        Some(Asking::Attack { .. } | Asking::Blast { .. }) => format!("hit {} {}", side.id(), counter.unit),
        _ if view.mine & 1 << side.index() != 0 => format!("guide {}", counter.unit),
        _ => format!("hit {} {}", side.id(), counter.unit),
    };
    let scale = size / 50.0;
    let s = |n: f32| n * scale;
    let mut shapes = vec![
        Shape::rect((0.0, 0.0), (size, size), s(8.0), "target"),
        Shape::symbol(format!("un-body-{}", side.id()), (0.0, 0.0), (size, size), ""),
        Shape::symbol(format!("un-{kind}"), (s(8.0), s(5.0)), (s(34.0), s(34.0)), "un-unit"),
        Shape::symbol(mark(side), (s(33.0), s(3.0)), (s(13.0), s(13.0)), "un-nation"),
    ];
    if !squad.is_empty() {
        shapes.push(Shape::plain(
            squad.to_uppercase(),
            (s(11.0), s(45.5)),
            s(23.0),
            Anchor::Middle,
            "un-squad",
        ));
    }
    if counter.suppressed {
        shapes.push(Shape::symbol("un-suppressed", (0.0, 0.0), (size, size), ""));
    }
    shapes.extend(attacks().map(|attack| Shape::Group(odds(view, attack, &spot))));
    let state = if counter.suppressed { "counter-suppressed" } else { "counter-ready" };
    let about = Say::new(state)
        .name("side", "side", side.id())
        .name("unit", "unit", counter.unit)
        .text("tile", tile.face)
        .number("defence", counter.defence);
    let best = attacks().max_by_key(|attack| attack.chance);
    Group {
        act: Some(act),
        title: Some(best.map_or(about.clone(), |attack| with_odds(about, attack))),
        ..group(
            format!("counter-{}-{}", side.id(), counter.unit),
            spot.at,
            format!("un-counter un-of-{}", side.id()),
            shapes,
        )
    }
}

/// The sum of an attack, spelled out.
fn with_odds(about: Say, attack: &AttackView) -> Say {
    Say::new("counter-odds")
        .said("about", about)
        .name("card", "card", attack.card)
        .name("action", "action", attack.action)
        .number("base", attack.defence.base)
        .number("cover", attack.defence.cover)
        .number("range", attack.defence.range)
        .number("total", attack.total)
        .number("dice", attack.dice)
        .number("percent", percent(attack.chance))
}

/// The chance to hit, over the counter: always while a target is chosen, else when its card is pointed at.
fn odds(view: &View, attack: &AttackView, spot: &Spot) -> Group {
    let asked = matches!(view.asking, Some(Asking::Attack { .. } | Asking::Blast { .. }));
    let class =
        if asked { "odds now".to_string() } else { format!("odds odds-{}-{}", attack.card, attack.action) };
    // Only the chance: its sum would be too small to read, and the counter's title spells it out. Two stand side by side on a tile; where more do, what is written must be smaller.
    let k = if spot.size < 60.0 { spot.size / 60.0 } else { 1.0 };
    let (wide, high) = (98.0 * k, 40.0 * k);
    // Wider than its counter, it leans outwards and leaves its neighbours their room.
    let middle = spot.size / 2.0 + spot.right * (wide - spot.size);
    let top = if spot.low { spot.size - 6.0 } else { 8.0 - high };
    let chance = format!("{} %", percent(attack.chance));
    group(
        "",
        (0.0, 0.0),
        class,
        vec![
            Shape::rect((middle - wide / 2.0, top), (wide, high), 8.0 * k, "odds-paper"),
            Shape::plain(chance, (middle, top + 31.0 * k), 31.0 * k, Anchor::Middle, "odds-chance"),
        ],
    )
}

/// Where the cards in hand could take counters: shown when the card is pointed at.
fn reaches(view: &View, tiles: &[TileView]) -> Vec<Shape> {
    let place = |face: &str| tiles.iter().find(|tile| tile.face == face).map(|tile| at(tile.x, tile.y));
    let mut shapes = Vec::new();
    for reach in &view.reach {
        let boxes = reach
            .tiles
            .iter()
            .filter_map(|face| place(face))
            .map(|(x, y)| Shape::rect((x + 8.0, y + 8.0), (TILE - 16.0, TILE - 16.0), 10.0, "reach-box"));
        let class = format!("reach reach-{}-{}", reach.card, reach.action);
        shapes.push(Shape::Group(group("", (0.0, 0.0), class, boxes.collect())));
    }
    shapes
}

//! What stands on the map: armies, fleets, governments, odds, and ways over water.
//!
//! From afar there is one token for all pieces of a player in a place, with their number; from near there is a token
//! for each kind. Which of the two is seen, and how large, follows from `--k`, the pixels that a unit of the map
//! takes: see the style sheet.

use scene::shapes::Group;
use scene::{Anchor, Shape};

use super::map::spot;
use super::slots::{EMBLEM, SHEET, Spot};
use super::{button, group};
use crate::choice::Choice;
use crate::facts::places::Via;
use crate::facts::{self, Unit};
use crate::view::{Asking, RegionView, SAMPLES, SeaView, View};

/// The size of the token that stands for all pieces, in pixels of the screen.
const ALL: f32 = 26.0;

/// So many pieces of a kind.
type Stack = (Unit, u8);

/// The middle of where the pieces of a place stand.
fn middle(spot: &Spot) -> (f32, f32) {
    let [a, b] = spot.slots;
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

/// Where the name of a place stands, and the classes that keep it clear of what stands there: names and tokens keep
/// their size on the screen, so how far they are from each other does not follow from the map.
fn name_at(spot: &Spot, pieces: bool, sign: bool) -> ((f32, f32), &'static str) {
    let (x, y) = middle(spot);
    let (dx, dy) = (x - spot.label.0, y - spot.label.1);
    if !(pieces || sign) || dx.abs() > 120.0 || dy.abs() > 48.0 {
        return (spot.label, "");
    }
    // A name at the side moves away from what stands there, one in the same column stands over or under it.
    let (at, class) = match (dx.abs() > 38.0, dx > 0.0, dy > 0.0) {
        (true, true, _) => ((x, spot.label.1), [" left", " left at-label-near"]),
        (true, false, _) => ((x, spot.label.1), [" right", " right at-label-near"]),
        (false, _, true) => ((spot.label.0, y), [" above", " above at-label-near"]),
        (false, _, false) => ((spot.label.0, y), [" under", " under at-label-near"]),
    };
    (at, class[usize::from(!pieces)])
}

/// Where the name of a region stands.
pub(super) fn region_name(region: &RegionView) -> ((f32, f32), &'static str) {
    let pieces = region.units.iter().chain(&region.arrived).any(|n| *n > 0);
    name_at(spot(region.id), pieces, region.government.is_some() && region.owner.is_none())
}

/// Where the name of a sea area stands.
pub(super) fn sea_name(sea: &SeaView) -> ((f32, f32), &'static str) {
    name_at(spot(sea.id), sea.ships.iter().flatten().any(|n| *n > 0), false)
}

/// A thing that keeps its size on the screen: what is in it is measured in pixels, from a place on the map.
fn fixed(id: String, at: (f32, f32), class: &str, shapes: Vec<Shape>) -> Group {
    group(id, at, class, vec![Shape::Group(group("", (0.0, 0.0), "fixed", shapes))])
}

/// A token for a kind of unit.
fn token(owner: Option<usize>, unit: Unit, (x, y): (f32, f32), size: f32) -> Vec<Shape> {
    let half = size / 2.0;
    let body = owner.map_or("none".to_string(), |owner| owner.to_string());
    let inner = size * owner.map_or(0.62, |owner| EMBLEM[owner % 6]);
    let corner = (x - inner / 2.0, y - inner / 2.0);
    vec![
        Shape::symbol(format!("at-body-{body}"), (x - half, y - half), (size, size), ""),
        Shape::symbol(format!("at-{}", unit.id()), corner, (inner, inner), "at-unit"),
    ]
}

/// How many pieces a token stands for, where they are several.
fn count(n: u16, (x, y): (f32, f32), size: f32) -> Vec<Shape> {
    if n < 2 {
        return Vec::new();
    }
    let (x, y) = (x + size / 2.0 - 1.0, y + size / 2.0 - 2.0);
    let (wide, high) = (size * if n > 9 { 0.84 } else { 0.6 }, size * 0.6);
    let number =
        Shape::plain(n.to_string(), (x, y + size * 0.175), size * 0.5, Anchor::Middle, "at-count-num");
    vec![Shape::rect((x - wide / 2.0, y - high / 2.0), (wide, high), high / 2.0, "at-count"), number]
}

/// Shapes in the order in which they lie on one another: numbers over all tokens, so that none is hidden.
#[derive(Default)]
struct Layers {
    tokens: Vec<Shape>,
    numbers: Vec<Shape>,
}

impl Layers {
    /// A token with its number, as large as its class says.
    fn put(&mut self, id: String, owner: Option<usize>, (unit, n): (Unit, u16), place: &Place, class: &str) {
        let body = owner.map_or("none".to_string(), |owner| owner.to_string());
        let class = format!("at-piece {class} at-of-{body}");
        let scaled = |id, shapes| {
            let inner = Shape::Group(group("", (0.0, 0.0), place.scale, shapes));
            Shape::Group(group(id, place.at, class.clone(), vec![inner]))
        };
        self.tokens.push(scaled(id, token(owner, unit, (place.x, 0.0), place.size)));
        if n > 1 {
            self.numbers.push(scaled(String::new(), count(n, (place.x, 0.0), place.size)));
        }
    }

    /// The pieces of a player in a place: from afar one token, shown by the kind there is most of, from near one for
    /// each kind. Where there is one kind alone, one token is both. From afar the tokens of several players stand
    /// side by side.
    fn all(
        &mut self,
        ids: &Ids,
        owner: Option<usize>,
        stacks: &[Stack],
        near: &[Spread],
        (nth, of): (usize, usize),
    ) {
        let x = (nth as f32 - (of as f32 - 1.0) / 2.0) * (ALL + 4.0);
        if let ([(unit, n)], [(at, size)], 1) = (stacks, near, of) {
            let place = Place { at: *at, x: 0.0, size: *size, scale: "grown" };
            return self.put(ids.each(*unit), owner, (*unit, (*n).into()), &place, "");
        }
        let Some((most, _)) = stacks.iter().rev().max_by_key(|(_, n)| *n) else { return };
        for ((unit, n), (at, size)) in stacks.iter().zip(near) {
            let scale = if *size < 25.0 { "grown at-small" } else { "grown" };
            let place = Place { at: *at, x: 0.0, size: *size, scale };
            self.put(ids.each(*unit), owner, (*unit, (*n).into()), &place, "at-near");
        }
        let n = stacks.iter().map(|(_, n)| u16::from(*n)).sum();
        let place = Place { at: ids.at, x, size: ALL, scale: "fixed" };
        self.put(ids.all.clone(), owner, (*most, n), &place, "at-far");
    }
}

/// Where a token stands: from a place on the map so far aside, so large, on which scale.
struct Place {
    at: (f32, f32),
    x: f32,
    size: f32,
    scale: &'static str,
}

/// Where a token for a kind stands from near, and its size.
type Spread = ((f32, f32), f32);

/// What the tokens of a player in a place are called, and the middle of the place.
struct Ids {
    all: String,
    kind: String,
    at: (f32, f32),
}

impl Ids {
    fn each(&self, unit: Unit) -> String {
        format!("{}-{}", self.kind, unit.id())
    }
}

/// Everything that stands on the map.
pub(super) fn all(view: &View) -> Vec<Shape> {
    let mut layers = Layers::default();
    view.regions.iter().for_each(|region| armies(view, region, &mut layers));
    view.seas.iter().for_each(|sea| fleets(sea, &mut layers));
    layers.tokens.extend(layers.numbers);
    layers.tokens
}

/// Where so many stacks stand.
fn places(spot: &Spot, n: usize) -> Vec<Spread> {
    match n {
        1 => vec![(middle(spot), 27.0)],
        2 => spot.slots.iter().map(|at| (*at, 26.0)).collect(),
        _ => spot.four.iter().map(|at| (*at, 22.0)).collect(),
    }
}

fn stacks(army: [u8; 4]) -> Vec<Stack> {
    Unit::LAND.into_iter().zip(army).filter(|(_, n)| *n > 0).collect()
}

/// The armies of a region, its capital city and its government.
fn armies(view: &View, region: &RegionView, layers: &mut Layers) {
    let spot = spot(region.id);
    let owner = region.owner.map(usize::from);
    let turn = usize::from(view.turn);
    let own = stacks(region.units);
    let attack = if owner == Some(turn) { Vec::new() } else { stacks(region.arrived) };
    let sides = usize::from(!own.is_empty()) + usize::from(!attack.is_empty());
    let places = places(spot, (own.len() + attack.len()).min(4));
    let (mine, theirs) = places.split_at(own.len().min(places.len()));
    let at = middle(spot);
    let ids = |all: &str, kind: &str| Ids {
        all: format!("army-{}{all}", region.id),
        kind: format!("{kind}-{}", region.id),
        at,
    };
    layers.all(&ids("", "stack"), owner, &own, mine, (0, sides));
    layers.all(&ids("-attack", "attack"), Some(turn), &attack, theirs, (sides.max(1) - 1, sides));
    if region.capital.is_some() {
        let left = spot.slots[0].0.min(spot.slots[1].0) - 12.0;
        let star = Shape::symbol("at-capital", (-18.0, -10.0), (20.0, 20.0), "at-capital-here");
        layers.tokens.push(Shape::Group(fixed(String::new(), (left, at.1), "at-piece", vec![star])));
    }
    if let (None, Some(government)) = (region.owner, region.government) {
        // It makes room for who attacks.
        let x = if attack.is_empty() { -9.0 } else { -30.0 };
        let sign = Shape::symbol(format!("at-gov-{government}"), (x, -9.0), (18.0, 18.0), "");
        layers.tokens.push(Shape::Group(fixed(String::new(), at, "at-piece", vec![sign])));
    }
}

/// The fleets of a sea area.
fn fleets(sea: &SeaView, layers: &mut Layers) {
    let spot = spot(sea.id);
    let fleets: Vec<(usize, Vec<Stack>)> = sea
        .ships
        .iter()
        .enumerate()
        .map(|(player, fleet)| {
            (player, Unit::SHIPS.into_iter().zip(*fleet).filter(|(_, n)| *n > 0).collect())
        })
        .filter(|(_, stacks): &(usize, Vec<Stack>)| !stacks.is_empty())
        .collect();
    let (n, of) = (fleets.iter().map(|(_, stacks)| stacks.len()).sum(), fleets.len());
    // A crowded sea: rows of small tokens below the name.
    let (x, y) = spot.label;
    let row = |i: usize| ((x - 40.0 + 20.0 * (i % 5) as f32, y + 20.0 + 20.0 * (i / 5) as f32), 19.0);
    let places = if n <= 4 { places(spot, n) } else { (0..n).map(row).collect() };
    let mut rest = places.as_slice();
    for (i, (player, stacks)) in fleets.iter().enumerate() {
        let (near, others) = rest.split_at(stacks.len());
        rest = others;
        let ids = Ids {
            all: format!("navy-{}-{player}", sea.id),
            kind: format!("fleet-{}-{player}", sea.id),
            at: middle(spot),
        };
        layers.all(&ids, Some(*player), stacks, near, (i, of));
    }
}

/// The odds of an attack: before the pieces in hand go there, what they would meet; afterwards what is declared.
pub(super) fn chance(region: &RegionView) -> Option<Shape> {
    let odds = region.prospect.map(|prospect| prospect.odds(SAMPLES)).or(region.odds)?;
    let percent = format!("{} %", i64::from(odds.win) / 10);
    let shapes = vec![
        Shape::rect((-20.0, -29.0), (40.0, 17.0), 6.0, "odds-paper"),
        Shape::plain(percent, (0.0, -16.5), 13.0, Anchor::Middle, "odds-chance"),
    ];
    Some(Shape::Group(fixed(String::new(), spot(region.id).label, "at-odds", shapes)))
}

/// The ways over water that the pieces in hand may take; each can be picked where several lead to one region.
pub(super) fn ways(view: &View) -> Vec<Shape> {
    let Some(Asking::To { from, .. }) = view.asking else { return Vec::new() };
    let start = spot(from).label;
    let mut shapes = Vec::new();
    for region in &view.regions {
        let end = spot(region.id).label;
        // Round the edge of the sheet no line can be drawn.
        let round = (start.0 - end.0).abs() > 1160.0;
        for (i, id) in region.ways.iter().enumerate() {
            let Some(via) = Via::named(id) else { continue };
            let mid = if round { (end.0, end.1 + 40.0 * (i as f32 + 1.0)) } else { midway(via, start, end) };
            if via.is_lane() {
                shapes.push(Shape::symbol(format!("at-{id}"), (0.0, 0.0), SHEET, "at-way"));
            } else if !round {
                let d = format!("M{} {}Q{} {} {} {}", start.0, start.1, mid.0, mid.1, end.0, end.1);
                shapes.push(Shape::Path { d, class: "at-way".into() });
            }
            if region.ways.len() > 1 {
                let choice = Choice::Cross(facts::Place::named(region.id).unwrap_or(facts::Place(0)), via);
                let at = if round { mid } else { curve(start, mid, end) };
                let mark = vec![
                    Shape::circle((0.0, 0.0), 15.0, "at-way-mark target"),
                    Shape::symbol("at-a-naval", (-10.0, -10.0), (20.0, 20.0), ""),
                ];
                let button = button(view, choice);
                let class = "at-badge";
                shapes.push(Shape::Group(Group {
                    act: Some(button.act),
                    title: Some(button.label),
                    ..fixed(format!("way-{}-{id}", region.id), at, class, mark)
                }));
            }
        }
    }
    shapes
}

/// The point that a way bends towards: out to the sea area in its middle, but not far out.
fn midway(via: Via, start: (f32, f32), end: (f32, f32)) -> (f32, f32) {
    let half = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
    let Some(sea) = via.middle() else { return half };
    let out = (spot(sea.id()).label.0 - half.0, spot(sea.id()).label.1 - half.1);
    let far = out.0.hypot(out.1).max(1.0);
    let most = 0.8 * (end.0 - start.0).hypot(end.1 - start.1);
    let by = (most / far).min(2.0);
    (half.0 + by * out.0, half.1 + by * out.1)
}

/// The middle of a curve.
fn curve(start: (f32, f32), bend: (f32, f32), end: (f32, f32)) -> (f32, f32) {
    ((start.0 + 2.0 * bend.0 + end.0) / 4.0, (start.1 + 2.0 * bend.1 + end.1) / 4.0)
}

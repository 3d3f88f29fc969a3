//! The drawing equals the graph: neighbours on the map are exactly the neighbours in the facts.

use std::collections::{BTreeMap, BTreeSet};

use quartermaster::Quartermaster;
use quartermaster::facts::map::{IDS, SPACES};
use quartermaster::facts::{NEIGHBOURS, STRAITS, SUPPLY_SPACES, Space};
use quartermaster::scene::spots::SPOTS;
use scene::Draw as _;

type Point = (i32, i32);
type Rings = Vec<Vec<Point>>;

/// What is drawn on the map but is no space.
const NO_SPACE: [&str; 4] = ["greenland", "ice", "lakes", "sea-lines"];

/// The outlines by id, in halves of the map's units, as they are in every page.
fn outlines() -> BTreeMap<&'static str, Rings> {
    let mut found = BTreeMap::new();
    for part in Quartermaster::symbols().split(r#"<path id="qm-at-"#).skip(1) {
        let (id, rest) = part.split_once('"').expect("an id ends");
        assert!(rest.starts_with(r#" transform="scale(.5)""#), "{id}");
        let (_, d) = rest.split_once(r#" d=""#).expect("a path has a d");
        let (d, _) = d.split_once('"').expect("a d ends");
        assert!(found.insert(id, rings(d)).is_none(), "{id} is drawn twice");
    }
    found
}

/// The rings of a path of `M`, `l` and `z`.
fn rings(d: &str) -> Rings {
    d.split('M')
        .skip(1)
        .map(|ring| {
            let numbers = numbers(ring);
            let mut at = (0, 0);
            let steps = numbers.chunks_exact(2).map(|step| {
                at = (at.0 + step[0], at.1 + step[1]);
                at
            });
            steps.collect()
        })
        .collect()
}

fn numbers(text: &str) -> Vec<i32> {
    let spaced = text.replace('-', " -").replace(['l', 'z'], " ");
    spaced.split_whitespace().map(|number| number.parse().expect("whole numbers")).collect()
}

fn sides(rings: &Rings) -> impl Iterator<Item = (Point, Point)> {
    rings.iter().flat_map(|ring| {
        let next = ring.iter().cycle().skip(1);
        ring.iter().zip(next).map(|(a, b)| (*a.min(b), *a.max(b)))
    })
}

/// Whether a point of the map lies inside.
fn inside(rings: &Rings, (x, y): (f32, f32)) -> bool {
    let (x, y) = (x * 2.0, y * 2.0);
    let crossings = sides(rings).filter(|(a, b)| {
        let ((ax, ay), (bx, by)) = ((a.0 as f32, a.1 as f32), (b.0 as f32, b.1 as f32));
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    });
    crossings.count() % 2 == 1
}

#[test]
fn every_space_is_drawn_and_nothing_else() {
    let drawn: BTreeSet<&str> = outlines().keys().copied().filter(|id| !NO_SPACE.contains(id)).collect();
    assert_eq!(drawn, IDS.into_iter().collect::<BTreeSet<_>>());
}

#[test]
fn neighbours_on_the_map_are_neighbours_in_the_facts() {
    let outlines = outlines();
    let mut owners: BTreeMap<(Point, Point), Vec<Space>> = BTreeMap::new();
    for space in SPACES {
        for side in sides(&outlines[space.id()]) {
            owners.entry(side).or_default().push(space);
        }
    }
    let mut drawn = [0; 53];
    for both in owners.values().filter(|owners| owners.len() > 1) {
        assert_eq!(both.len(), 2, "{both:?}");
        drawn[both[0] as usize] |= both[1].bit();
        drawn[both[1] as usize] |= both[0].bit();
    }
    for space in SPACES {
        let i = space as usize;
        let differ: Vec<Space> = quartermaster::facts::spaces(drawn[i] ^ NEIGHBOURS[i]).collect();
        assert!(differ.is_empty(), "{space:?} and {differ:?}: drawing and facts differ");
    }
}

#[test]
fn straits_are_no_borders_and_carry_an_anchor() {
    let anchors: BTreeSet<Space> = STRAITS.iter().map(|strait| strait.anchor).collect();
    for space in SPACES {
        assert_eq!(SPOTS[space as usize].anchor.is_some(), anchors.contains(&space), "{space:?}");
    }
    for strait in &STRAITS {
        assert_eq!(NEIGHBOURS[strait.seas.0 as usize] & strait.seas.1.bit(), 0);
    }
}

#[test]
fn pieces_stand_in_their_space_and_apart_and_stars_where_supply_is() {
    let outlines = outlines();
    for space in SPACES {
        let spot = &SPOTS[space as usize];
        for slot in spot.slots {
            assert!(inside(&outlines[space.id()], slot), "{space:?}: {slot:?} is outside");
        }
        assert_eq!(spot.star.is_some(), SUPPLY_SPACES & space.bit() != 0, "{space:?}");
        if let Some(star) = spot.star {
            assert!(inside(&outlines[space.id()], star), "{space:?}: the star is outside");
        }
    }
    let slots: Vec<(f32, f32)> = SPOTS.iter().flat_map(|spot| spot.slots).collect();
    for (i, a) in slots.iter().enumerate() {
        for b in &slots[..i] {
            assert!((a.0 - b.0).hypot(a.1 - b.1) > 20.0, "{a:?} and {b:?}");
        }
    }
}

//! Section 2: board geometry.

use undaunted::book::Scenario;
use undaunted::facts::tiles::FACES;

use crate::table::{given, turn};

/// How many pairs of tiles touch, and the longest distance.
fn edges_and_diameter(scenario: &Scenario) -> (u32, usize) {
    let near = scenario.neighbours();
    let n = usize::from(scenario.n_tiles);
    let edges = near.iter().map(|set| set.count_ones()).sum::<u32>() / 2;
    let farthest = (0..n).map(|from| {
        let (mut reached, mut steps) = (1u32 << from, 0);
        while reached != scenario.all() {
            reached = (0..n).filter(|at| reached >> at & 1 != 0).fold(reached, |set, at| set | near[at]);
            steps += 1;
        }
        steps
    });
    (edges, farthest.max().unwrap_or(0))
}

/// Rules 2.1 and 2.2: tiles lie in half-shifted lines; edges and diameter of every map are as counted.
#[test]
fn every_map_has_the_neighbours_it_should() {
    let wanted = [
        (12, 23, 4),
        (15, 31, 4),
        (16, 34, 4),
        (17, 36, 4),
        (16, 33, 6),
        (18, 37, 5),
        (18, 37, 5),
        (18, 38, 5),
        (17, 35, 5),
        (18, 38, 5),
        (16, 33, 4),
        (16, 33, 4),
    ];
    for (number, (tiles, edges, diameter)) in (1..).zip(wanted) {
        let scenario = Scenario::printed(number);
        assert_eq!(scenario.n_tiles, tiles, "{number}");
        assert_eq!(edges_and_diameter(scenario), (edges, diameter), "{number}");
        assert!(scenario.neighbours().iter().all(|near| near.count_ones() <= 6), "{number}");
    }
}

/// Rules 2.3 and 16.B2: distance counts steps along the shortest chain, 0 on the same tile.
#[test]
fn distance_is_the_shortest_chain() {
    given("setup.scenario = 1")
        .is("neighbours 17B", "7A 2B 12B 13B")
        .is("neighbours 12B", "7A 17B 4B 13B 5B 8A")
        .is("distance 17B 17B", 0)
        .is("distance 17B 5B", 2)
        .is("distance 6A 7A", 4)
        .is("distance 6A 11B", 3);
}

/// Rule 16.B4: the mortar of scenario 5 may target 18A but not 8B.
#[test]
fn the_mortar_on_2b_reaches_the_bridge() {
    turn(5, "germany", "mortar", "")
        .is("distance 1A 2B", 6)
        .is("distance 2B 18A", 3)
        .is("distance 2B 8B", 2)
        .play("germany mortar target")
        .offered("germany to 18A")
        .refused("germany to 8B", "7.7");
}

/// Rule 16.B5: on the full map of scenario 7 the distances of the worked example hold.
#[test]
fn the_full_map_has_the_distances_of_the_example() {
    given("setup.scenario = 7").is("distance 16B 17B", 2).is("distance 2B 17B", 1).is("distance 9B 17B", 2);
}

/// Rule 2.4: rivers do not block, and the farthest counter can be attacked.
#[test]
fn nothing_blocks_and_no_range_is_too_far() {
    turn(5, "us", "rifleman-b scout-a", "")
        .play("us rifleman-b attack")
        .offered("us hit germany rifleman-a")
        .is("defence us rifleman-b germany rifleman-a", "12 = 4 + 2 + 6");
    turn(5, "us", "scout-a", "counters.us = { scout-a = '9B', rifleman-a = '1A' }")
        .play("us scout-a scout, to 18A, to 7A")
        .is("at us scout-a", "7A");
}

/// Rule 2.5: any number of counters share a tile, and enemies never block.
#[test]
fn enemies_share_a_tile() {
    turn(1, "us", "scout-a", "counters.us = { scout-a = '12B' }")
        .play("us scout-a scout, to 5B, to 11B")
        .is("at us scout-a", "11B");
    turn(1, "us", "rifleman-a", "counters.us = { rifleman-a = '12B' }\nscouted.us = ['5B', '12B']")
        .play("us rifleman-a move, to 5B")
        .is("at us rifleman-a", "5B")
        .is("at germany rifleman-a", "5B");
}

/// Rules 8.4 and 11.1: the covers of the 36 faces, and the three hills.
#[test]
fn the_faces_have_their_covers() {
    let with = |cover: u8| FACES.iter().filter(|face| face.low == face.cover && face.cover == cover).count();
    assert_eq!([with(0), with(1), with(2), with(3)], [12, 12, 5, 4]);
    let hills: Vec<&str> = FACES.iter().filter(|face| face.low != face.cover).map(|face| face.id).collect();
    assert_eq!(hills, ["2A", "9A", "16A"]);
    for number in 1..=12 {
        let scenario = Scenario::printed(number);
        let hilly = scenario.face[..scenario.n_tiles.into()].iter().any(|face| face.is_hill());
        assert_eq!(hilly, [8, 9, 11, 12].contains(&number), "{number}");
    }
}

//! The map and its straits. Sections 3 and 4.

use quartermaster::facts::map::SPACES;
use quartermaster::facts::{STRAITS, Space, Team, spaces};

use crate::table::turn;

/// Rules 3.1 and 3.3: a space is next to its neighbours, and they to it, for both teams.
#[test]
fn adjacency_has_two_sides() {
    let empty = turn("germany").hand("germany", "plunder").go();
    let game = empty.0.now();
    for a in SPACES {
        for team in [Team::Axis, Team::Allies] {
            for b in spaces(game.next_to(a, team)) {
                assert_ne!(game.next_to(b, team) & a.bit(), 0, "{} and {}", a.id(), b.id());
            }
        }
    }
    assert_eq!(game.next_to(Space::Balkans, Team::Allies) & Space::MiddleEast.bit(), 0);
}

/// Rule 3.2: the two halves of America are one.
#[test]
fn the_board_goes_round() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "land-battle")
        .go()
        .play("usa play usa-land-battle")
        .only("usa", "at", "canada, western-us, latin-america");
}

/// Rule 3.4: a port and a line are enough for the Black Sea and the Caspian Sea.
#[test]
fn navies_in_the_inland_seas() {
    turn("ussr")
        .put("ussr", "ukraine")
        .hand("ussr", "build-navy")
        .go()
        .play("ussr play ussr-build-navy")
        .only("ussr", "at", "black-sea, caspian-sea");
}

/// Rule 3.5: the space itself is at 0; a strait is a step for the team that holds it.
#[test]
fn distance_counts_land_and_sea() {
    let far = |spot: crate::table::Spot, steps: u8, team: Team| {
        spot.hand("germany", "plunder").go().0.now().within(Space::NorthSea, steps, team)
    };
    let sea = Space::MediterraneanSea.bit();
    assert_eq!(far(turn("germany"), 0, Team::Allies), Space::NorthSea.bit());
    assert_ne!(far(turn("germany"), 1, Team::Allies) & sea, 0);
    assert_eq!(far(turn("germany"), 1, Team::Axis) & sea, 0);
    assert_ne!(far(turn("germany"), 2, Team::Axis) & sea, 0, "through Western Europe");
    assert_ne!(far(turn("germany").put("italy", "north-africa"), 1, Team::Axis) & sea, 0);
}

/// Rules 4.1 and 4.2: open to the Axis with an Axis army on the anchor, to the Allies without.
#[test]
fn five_straits_and_who_may_pass() {
    for strait in &STRAITS {
        for (held, open_to) in [(false, Team::Allies), (true, Team::Axis)] {
            let spot = turn("germany").hand("germany", "plunder");
            let spot = if held {
                spot.put("japan", strait.anchor.id())
            } else {
                spot.put("usa", strait.anchor.id())
            };
            let table = spot.go();
            for team in [Team::Axis, Team::Allies] {
                let open = table.0.now().next_to(strait.seas.0, team) & strait.seas.1.bit() != 0;
                assert_eq!(open, team == open_to, "{}", strait.anchor.id());
            }
        }
    }
    assert_eq!(STRAITS.len(), 5);
}

/// Rule 4.3: the navy beyond Gibraltar is cut off in the same moment.
#[test]
fn losing_the_anchor_counts_at_once() {
    turn("uk")
        .put("uk", "india middle-east")
        .put("germany", "north-africa")
        .put("italy", "italy mediterranean-sea north-sea")
        .hand("uk", "land-battle")
        .go()
        .is("unsupplied italy", "none")
        .play("uk play uk-land-battle, at north-africa")
        .is("unsupplied italy", "north-sea");
}

/// Rule 4.4: Indian Ocean Patrols counts through Malacca only while the Axis holds it.
#[test]
fn a_card_asks_for_the_owners_team() {
    turn("japan")
        .put("japan", "japan sea-of-japan south-china-sea philippines")
        .put("germany", "southeast-asia")
        .hand("japan", "indian-ocean-patrols")
        .go()
        .play("japan play jpn-indian-ocean-patrols")
        .is("n-deck uk", 38);
    turn("japan")
        .put("japan", "japan sea-of-japan south-china-sea philippines")
        .hand("japan", "indian-ocean-patrols")
        .go()
        .play("japan play jpn-indian-ocean-patrols")
        .is("n-deck uk", 40);
}

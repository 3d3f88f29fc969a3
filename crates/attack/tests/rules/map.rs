//! The boards: facts, neighbours, counts.

use attack::facts::economy::{N_BASE, N_ECONOMIC, N_ROUTES, N_WEST_ROUTES};
use attack::facts::map::{BORDERS, LANES, N_WEST, N_WEST_SEAS};
use attack::facts::places::{LAND, SEA_LINKS, SEA_REGIONS};
use attack::facts::politics::{KINDS, N_POLITICAL, N_TECHS, Row};
use attack::facts::{Continent, ECONOMIC, N_REGIONS, N_SEAS, Place, REGIONS, SEAS, Unit, Via};

use crate::table::{advanced, basic};

/// Rules A1.1 and B1.1: the totals of both boards; the western half comes first.
#[test]
fn the_boards_have_their_regions_and_seas() {
    assert_eq!((N_WEST, N_REGIONS - N_WEST, N_WEST_SEAS, N_SEAS - N_WEST_SEAS), (49, 39, 19, 18));
    let on = |continent: Continent| REGIONS.iter().filter(|r| r.continent == continent).count();
    let counts = [
        Continent::NorthAmerica,
        Continent::SouthAmerica,
        Continent::Eurasia,
        Continent::Africa,
        Continent::EastAsia,
        Continent::PacificIslands,
    ]
    .map(on);
    assert_eq!(counts, [10, 8, 24, 13, 17, 16]);
    assert_eq!(basic("", "turn = 'tan'").view("tan").regions.len(), 49);
    assert_eq!(basic("board = 'combined'", "turn = 'tan'").view("tan").regions.len(), 49);
    assert_eq!(advanced("board = 'east'", "turn = 'tan'").view("tan").regions.len(), 39);
    assert_eq!(advanced("board = 'combined'", "turn = 'tan'").view("tan").regions.len(), 88);
}

/// The ids of places are one another's neighbours in both directions, and read back.
#[test]
fn borders_and_ids_hold_together() {
    for r in 0..N_REGIONS {
        assert_eq!(Place::named(REGIONS[r].id), Some(Place::region(r)));
        assert_eq!(LAND[r] & (1 << r), 0);
        for (other, next) in LAND.iter().enumerate() {
            assert_eq!(LAND[r] >> other & 1, next >> r & 1);
        }
    }
    for s in 0..N_SEAS {
        assert_eq!(Place::named(SEAS[s].id), Some(Place::sea(s)));
        assert_ne!(SEA_LINKS[s], 0, "{}", SEAS[s].id);
    }
    for n in 0..87u8 {
        let via = Via(n);
        if n < 50 || SEAS[n as usize - 50].anchor {
            assert_eq!(Via::named(via.id()), Some(via));
        }
    }
    assert!(BORDERS.iter().all(|(a, b)| a < b));
    assert!(LANES.iter().all(|lane| lane.a != lane.b && !lane.through.is_empty()));
}

/// Rule A4.3: the Black Sea belongs to the Mediterranean zone, the water east of Panama to the Caribbean.
#[test]
fn the_zones_include_their_bays() {
    let touches = |region: &str, sea: &str| {
        let (region, sea) = (Place::named(region).unwrap(), Place::named(sea).unwrap());
        SEA_REGIONS[sea.index()] & region.bit() != 0
    };
    assert!(touches("ukraine", "mediterranean") && touches("panama", "caribbean"));
    let table = basic("", "turn = 'tan'");
    table.is("joined ukraine libya", "over water").is("joined panama cuba", "over water");
}

/// Rules B1.2, B1.3 and B1.4: all sea areas are in use, the world is round, anchor zones join their coasts.
#[test]
fn the_combined_world_is_round() {
    let both = advanced("board = 'combined'", "turn = 'tan'");
    let both = both.is("joined chile gilbert-islands", "over water").is("joined panama hawaii", "over water");
    let both = both.is("joined alaska midway", "over water").is("joined borneo malaya", "over water");
    assert_eq!(both.view("tan").seas.len(), 37);
    both.is("joined western-united-states hawaii", "over water").is("joined ukraine caucasus", "by land");
    let west = advanced("", "turn = 'tan'");
    west.is("joined chile gilbert-islands", "no").is("joined alaska midway", "no");
}

/// Rule A12.3: five suits with values from 1 to 4; the decks have their counts.
#[test]
fn the_decks_have_their_cards() {
    assert_eq!((N_BASE, N_ECONOMIC - N_BASE, N_ROUTES, N_WEST_ROUTES), (60, 40, 14, 7));
    assert!(ECONOMIC.iter().all(|card| (1..=4).contains(&card.value)));
    let mut suits = [0; 5];
    ECONOMIC.iter().for_each(|card| suits[card.suit as usize] += 1);
    assert_eq!(suits, [20; 5]);
    assert!(ECONOMIC.iter().all(|card| card.defenders.iter().sum::<u8>() > 0));
    let eagles: u8 = KINDS.iter().map(|kind| kind.eagles).sum();
    let cards: u8 = KINDS.iter().map(|kind| kind.count).sum();
    assert_eq!((N_POLITICAL, cards, eagles, N_TECHS), (70, 70, 25, 18));
    for row in Row::all() {
        assert_eq!(Row::named(row.id()), Some(row));
        assert_eq!(row.cards().count_ones(), u32::from(row.count()));
    }
    assert!(Unit::ALL.iter().all(|unit| Unit::named(unit.id()) == Some(*unit)));
}

//! Economic cards and trade routes.

use super::Suit::{self, Factories, Minerals, Oil, Population, Rail};

/// An economic card.
#[derive(Debug, Clone, Copy)]
pub struct EconomicCard {
    /// The stable id.
    pub id: &'static str,
    /// The suit.
    pub suit: Suit,
    /// The value, 1 to 4.
    pub value: u8,
    /// Infantry, tanks, artillery and planes that defend a neutral region.
    pub defenders: [u8; 4],
}

const fn card(id: &'static str, suit: Suit, value: u8, defenders: [u8; 4]) -> EconomicCard {
    EconomicCard { id, suit, value, defenders }
}

/// How many economic cards there are without the trade routes.
pub const N_ECONOMIC: usize = 100;
/// The cards of the base box come first.
pub const N_BASE: usize = 60;
/// How many trade routes there are.
pub const N_ROUTES: usize = 14;
/// The routes of the western board come first.
pub const N_WEST_ROUTES: usize = 7;

/// The economic cards, those of the base box first.
pub static ECONOMIC: [EconomicCard; N_ECONOMIC] = [
    card("base-oil-01", Oil, 1, [2, 0, 0, 0]),
    card("base-oil-02", Oil, 1, [0, 1, 0, 0]),
    card("base-oil-03", Oil, 1, [1, 0, 1, 0]),
    card("base-oil-04", Oil, 2, [3, 0, 0, 0]),
    card("base-oil-05", Oil, 2, [2, 1, 0, 0]),
    card("base-oil-06", Oil, 2, [2, 0, 1, 0]),
    card("base-oil-07", Oil, 2, [1, 1, 1, 0]),
    card("base-oil-08", Oil, 3, [3, 1, 0, 0]),
    card("base-oil-09", Oil, 3, [2, 1, 1, 0]),
    card("base-oil-10", Oil, 3, [3, 0, 1, 0]),
    card("base-oil-11", Oil, 4, [3, 1, 1, 0]),
    card("base-oil-12", Oil, 4, [3, 1, 1, 1]),
    card("base-minerals-01", Minerals, 1, [0, 1, 0, 0]),
    card("base-minerals-02", Minerals, 1, [1, 0, 1, 0]),
    card("base-minerals-03", Minerals, 1, [3, 0, 0, 0]),
    card("base-minerals-04", Minerals, 2, [2, 1, 0, 0]),
    card("base-minerals-05", Minerals, 2, [2, 0, 1, 0]),
    card("base-minerals-06", Minerals, 2, [1, 1, 1, 0]),
    card("base-minerals-07", Minerals, 2, [3, 0, 0, 0]),
    card("base-minerals-08", Minerals, 3, [2, 1, 1, 0]),
    card("base-minerals-09", Minerals, 3, [3, 0, 1, 0]),
    card("base-minerals-10", Minerals, 3, [2, 0, 1, 1]),
    card("base-minerals-11", Minerals, 4, [3, 1, 1, 1]),
    card("base-minerals-12", Minerals, 4, [4, 2, 0, 0]),
    card("base-factories-01", Factories, 1, [1, 0, 1, 0]),
    card("base-factories-02", Factories, 1, [3, 0, 0, 0]),
    card("base-factories-03", Factories, 1, [1, 0, 0, 0]),
    card("base-factories-04", Factories, 2, [2, 0, 1, 0]),
    card("base-factories-05", Factories, 2, [1, 1, 1, 0]),
    card("base-factories-06", Factories, 2, [3, 0, 0, 0]),
    card("base-factories-07", Factories, 2, [2, 1, 0, 0]),
    card("base-factories-08", Factories, 3, [3, 0, 1, 0]),
    card("base-factories-09", Factories, 3, [2, 0, 1, 1]),
    card("base-factories-10", Factories, 3, [3, 1, 0, 0]),
    card("base-factories-11", Factories, 4, [4, 2, 0, 0]),
    card("base-factories-12", Factories, 4, [3, 1, 1, 0]),
    card("base-rail-01", Rail, 1, [3, 0, 0, 0]),
    card("base-rail-02", Rail, 1, [1, 0, 0, 0]),
    card("base-rail-03", Rail, 1, [2, 0, 0, 0]),
    card("base-rail-04", Rail, 2, [1, 1, 1, 0]),
    card("base-rail-05", Rail, 2, [3, 0, 0, 0]),
    card("base-rail-06", Rail, 2, [2, 1, 0, 0]),
    card("base-rail-07", Rail, 2, [2, 0, 1, 0]),
    card("base-rail-08", Rail, 3, [2, 0, 1, 1]),
    card("base-rail-09", Rail, 3, [3, 1, 0, 0]),
    card("base-rail-10", Rail, 3, [2, 1, 1, 0]),
    card("base-rail-11", Rail, 4, [3, 1, 1, 0]),
    card("base-rail-12", Rail, 4, [3, 1, 1, 1]),
    card("base-population-01", Population, 1, [1, 0, 0, 0]),
    card("base-population-02", Population, 1, [2, 0, 0, 0]),
    card("base-population-03", Population, 1, [0, 1, 0, 0]),
    card("base-population-04", Population, 2, [3, 0, 0, 0]),
    card("base-population-05", Population, 2, [2, 1, 0, 0]),
    card("base-population-06", Population, 2, [2, 0, 1, 0]),
    card("base-population-07", Population, 2, [1, 1, 1, 0]),
    card("base-population-08", Population, 3, [3, 1, 0, 0]),
    card("base-population-09", Population, 3, [2, 1, 1, 0]),
    card("base-population-10", Population, 3, [3, 0, 1, 0]),
    card("base-population-11", Population, 4, [3, 1, 1, 1]),
    card("base-population-12", Population, 4, [4, 2, 0, 0]),
    card("expansion-oil-01", Oil, 1, [1, 0, 1, 0]),
    card("expansion-oil-02", Oil, 1, [3, 0, 0, 0]),
    card("expansion-oil-03", Oil, 2, [2, 0, 1, 0]),
    card("expansion-oil-04", Oil, 2, [1, 1, 1, 0]),
    card("expansion-oil-05", Oil, 2, [3, 0, 0, 0]),
    card("expansion-oil-06", Oil, 3, [3, 0, 1, 0]),
    card("expansion-oil-07", Oil, 3, [2, 0, 1, 1]),
    card("expansion-oil-08", Oil, 4, [4, 2, 0, 0]),
    card("expansion-minerals-01", Minerals, 1, [3, 0, 0, 0]),
    card("expansion-minerals-02", Minerals, 1, [1, 0, 0, 0]),
    card("expansion-minerals-03", Minerals, 2, [1, 1, 1, 0]),
    card("expansion-minerals-04", Minerals, 2, [3, 0, 0, 0]),
    card("expansion-minerals-05", Minerals, 2, [2, 1, 0, 0]),
    card("expansion-minerals-06", Minerals, 3, [2, 0, 1, 1]),
    card("expansion-minerals-07", Minerals, 3, [3, 1, 0, 0]),
    card("expansion-minerals-08", Minerals, 4, [3, 1, 1, 0]),
    card("expansion-factories-01", Factories, 1, [1, 0, 0, 0]),
    card("expansion-factories-02", Factories, 1, [2, 0, 0, 0]),
    card("expansion-factories-03", Factories, 2, [3, 0, 0, 0]),
    card("expansion-factories-04", Factories, 2, [2, 1, 0, 0]),
    card("expansion-factories-05", Factories, 2, [2, 0, 1, 0]),
    card("expansion-factories-06", Factories, 3, [3, 1, 0, 0]),
    card("expansion-factories-07", Factories, 3, [2, 1, 1, 0]),
    card("expansion-factories-08", Factories, 4, [3, 1, 1, 1]),
    card("expansion-rail-01", Rail, 1, [2, 0, 0, 0]),
    card("expansion-rail-02", Rail, 1, [0, 1, 0, 0]),
    card("expansion-rail-03", Rail, 2, [2, 1, 0, 0]),
    card("expansion-rail-04", Rail, 2, [2, 0, 1, 0]),
    card("expansion-rail-05", Rail, 2, [1, 1, 1, 0]),
    card("expansion-rail-06", Rail, 3, [2, 1, 1, 0]),
    card("expansion-rail-07", Rail, 3, [3, 0, 1, 0]),
    card("expansion-rail-08", Rail, 4, [4, 2, 0, 0]),
    card("expansion-population-01", Population, 1, [0, 1, 0, 0]),
    card("expansion-population-02", Population, 1, [1, 0, 1, 0]),
    card("expansion-population-03", Population, 2, [2, 0, 1, 0]),
    card("expansion-population-04", Population, 2, [1, 1, 1, 0]),
    card("expansion-population-05", Population, 2, [3, 0, 0, 0]),
    card("expansion-population-06", Population, 3, [3, 0, 1, 0]),
    card("expansion-population-07", Population, 3, [2, 0, 1, 1]),
    card("expansion-population-08", Population, 4, [3, 1, 1, 0]),
];

/// A trade route.
#[derive(Debug, Clone, Copy)]
pub struct Route {
    /// The stable id.
    pub id: &'static str,
    /// The sea area where it can be raided, by number.
    pub sea: u8,
    /// Its value in a set, and in oil.
    pub value: u8,
}

const fn route(id: &'static str, sea: u8, value: u8) -> Route {
    Route { id, sea, value }
}

/// The trade routes, those of the western board first.
pub static ROUTES: [Route; N_ROUTES] = [
    // North Atlantic Convoy, north-atlantic
    route("route-01", 7, 6),
    // American Coastal Trade, western-atlantic
    route("route-02", 5, 5),
    // Caribbean Run, caribbean
    route("route-03", 4, 5),
    // Mediterranean Trade, mediterranean
    route("route-04", 12, 6),
    // Middle Passage, central-atlantic
    route("route-05", 13, 4),
    // Plate Trade, southwest-atlantic
    route("route-06", 14, 5),
    // Cape Route, western-indian-ocean
    route("route-07", 17, 4),
    // Gulf Tanker Route, arabian-sea
    route("route-08", 20, 6),
    // Indian Ocean Convoy, indian-ocean
    route("route-09", 21, 5),
    // Bengal Trade, bay-of-bengal
    route("route-10", 22, 4),
    // China Sea Trade, south-china-sea
    route("route-11", 23, 6),
    // Home Islands Trade, east-china-sea
    route("route-12", 25, 5),
    // Trans-Pacific Route, central-pacific
    route("route-13", 30, 5),
    // Anzac Route, tasman-sea
    route("route-14", 34, 4),
];

//! The two boards: 88 regions, 37 sea areas, 50 sea lanes, two canals.

/// A continent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the board's")]
pub enum Continent {
    NorthAmerica,
    SouthAmerica,
    Eurasia,
    Africa,
    EastAsia,
    PacificIslands,
}

use Continent::{Africa, EastAsia, Eurasia, NorthAmerica, PacificIslands, SouthAmerica};

/// What is printed about a region. The western board's come first.
#[derive(Debug)]
pub struct RegionFacts {
    /// The stable id.
    pub id: &'static str,
    /// Its continent.
    pub continent: Continent,
    /// The sea areas it touches, by number.
    pub seas: &'static [u8],
}

/// What is printed about a sea area. The western board's come first.
#[derive(Debug)]
pub struct SeaFacts {
    /// The stable id.
    pub id: &'static str,
    /// Whether it is an anchor zone.
    pub anchor: bool,
}

/// How many regions there are, and how many of them are western.
pub const N_REGIONS: usize = 88;
/// The regions of the western board are the first ones.
pub const N_WEST: usize = 49;
/// How many sea areas there are.
pub const N_SEAS: usize = 37;
/// The sea areas of the western board are the first ones.
pub const N_WEST_SEAS: usize = 19;
/// How many sea lanes there are.
pub const N_LANES: usize = 50;

const fn region(id: &'static str, continent: Continent, seas: &'static [u8]) -> RegionFacts {
    RegionFacts { id, continent, seas }
}

const fn sea(id: &'static str, anchor: bool) -> SeaFacts {
    SeaFacts { id, anchor }
}

/// The regions, in order.
pub static REGIONS: [RegionFacts; N_REGIONS] = [
    region("alaska", NorthAmerica, &[0]),
    region("western-canada", NorthAmerica, &[0]),
    region("central-canada", NorthAmerica, &[6]),
    region("quebec", NorthAmerica, &[6, 5]),
    region("western-united-states", NorthAmerica, &[1]),
    region("central-united-states", NorthAmerica, &[4]),
    region("eastern-united-states", NorthAmerica, &[4, 5]),
    region("mexico", NorthAmerica, &[4, 1]),
    region("panama", NorthAmerica, &[4, 1]),
    region("cuba", NorthAmerica, &[4, 5]),
    region("colombia", SouthAmerica, &[4, 2]),
    region("venezuela", SouthAmerica, &[4, 13]),
    region("peru", SouthAmerica, &[2]),
    region("bolivia", SouthAmerica, &[]),
    region("northern-brazil", SouthAmerica, &[13]),
    region("southern-brazil", SouthAmerica, &[14]),
    region("argentina", SouthAmerica, &[3, 14]),
    region("chile", SouthAmerica, &[3, 2]),
    region("iceland", Eurasia, &[7, 8]),
    region("united-kingdom", Eurasia, &[11, 7, 9, 8]),
    region("norway", Eurasia, &[9, 8]),
    region("sweden", Eurasia, &[10, 9]),
    region("finland", Eurasia, &[10]),
    region("low-countries", Eurasia, &[9]),
    region("france", Eurasia, &[11, 12, 9]),
    region("spain", Eurasia, &[11, 12]),
    region("germany", Eurasia, &[10, 9]),
    region("poland", Eurasia, &[10]),
    region("central-europe", Eurasia, &[]),
    region("italy", Eurasia, &[12]),
    region("balkans", Eurasia, &[12]),
    region("ukraine", Eurasia, &[12]),
    region("western-russia", Eurasia, &[10, 8]),
    region("turkey", Eurasia, &[12]),
    region("palestine", Eurasia, &[12, 18]),
    region("arabia", Eurasia, &[20, 19, 18]),
    region("morocco", Africa, &[13, 12]),
    region("algeria", Africa, &[12]),
    region("libya", Africa, &[12]),
    region("egypt-sudan", Africa, &[12, 18]),
    region("french-west-africa", Africa, &[13, 15]),
    region("nigeria", Africa, &[15]),
    region("belgian-congo", Africa, &[15]),
    region("ethiopia", Africa, &[18, 17]),
    region("kenya", Africa, &[17]),
    region("angola", Africa, &[16]),
    region("mozambique", Africa, &[17]),
    region("south-africa", Africa, &[16, 17]),
    region("madagascar", Africa, &[21, 17]),
    region("caucasus", Eurasia, &[12]),
    region("iraq", Eurasia, &[19]),
    region("persia", Eurasia, &[20, 19]),
    region("urals", Eurasia, &[]),
    region("turkestan", Eurasia, &[]),
    region("afghanistan", Eurasia, &[]),
    region("western-siberia", EastAsia, &[]),
    region("eastern-siberia", EastAsia, &[]),
    region("far-east", EastAsia, &[28, 26, 27]),
    region("mongolia", EastAsia, &[]),
    region("manchuria", EastAsia, &[25]),
    region("korea", EastAsia, &[25, 26]),
    region("sinkiang", EastAsia, &[]),
    region("tibet", EastAsia, &[]),
    region("northern-china", EastAsia, &[25]),
    region("southern-china", EastAsia, &[25, 23]),
    region("western-india", EastAsia, &[20]),
    region("eastern-india", EastAsia, &[22]),
    region("burma", EastAsia, &[22]),
    region("siam", EastAsia, &[22, 23]),
    region("indochina", EastAsia, &[23]),
    region("malaya", EastAsia, &[22, 24, 23]),
    region("japan", EastAsia, &[25, 28, 29, 26, 27]),
    region("philippines", PacificIslands, &[29, 23]),
    region("sumatra", PacificIslands, &[22, 21, 24]),
    region("java", PacificIslands, &[21, 24, 32]),
    region("borneo", PacificIslands, &[24, 23]),
    region("new-guinea", PacificIslands, &[31, 33, 32]),
    region("western-australia", PacificIslands, &[35, 21, 32]),
    region("eastern-australia", PacificIslands, &[33, 35, 34, 32]),
    region("new-zealand", PacificIslands, &[36, 34]),
    region("mariana-islands", PacificIslands, &[29]),
    region("caroline-islands", PacificIslands, &[31, 29]),
    region("marshall-islands", PacificIslands, &[30]),
    region("gilbert-islands", PacificIslands, &[36]),
    region("solomon-islands", PacificIslands, &[31, 33]),
    region("samoa", PacificIslands, &[36]),
    region("midway", PacificIslands, &[30, 28]),
    region("hawaii", PacificIslands, &[30]),
];

/// The sea areas, in order.
pub static SEAS: [SeaFacts; N_SEAS] = [
    sea("gulf-of-alaska", false),
    sea("eastern-pacific", false),
    sea("southeast-pacific", false),
    sea("cape-horn", false),
    sea("caribbean", true),
    sea("western-atlantic", false),
    sea("labrador-sea", false),
    sea("north-atlantic", false),
    sea("norwegian-sea", false),
    sea("north-sea", true),
    sea("baltic-sea", true),
    sea("bay-of-biscay", false),
    sea("mediterranean", true),
    sea("central-atlantic", false),
    sea("southwest-atlantic", false),
    sea("gulf-of-guinea", false),
    sea("southeast-atlantic", false),
    sea("western-indian-ocean", false),
    sea("red-sea", false),
    sea("persian-gulf", true),
    sea("arabian-sea", false),
    sea("indian-ocean", false),
    sea("bay-of-bengal", false),
    sea("south-china-sea", true),
    sea("java-sea", true),
    sea("east-china-sea", false),
    sea("sea-of-japan", true),
    sea("sea-of-okhotsk", false),
    sea("north-pacific", false),
    sea("philippine-sea", false),
    sea("central-pacific", false),
    sea("bismarck-sea", false),
    sea("timor-sea", false),
    sea("coral-sea", false),
    sea("tasman-sea", false),
    sea("great-australian-bight", false),
    sea("south-pacific", false),
];

/// The land borders, each once, by number.
pub const BORDERS: &[(u8, u8)] = &[
    (0, 1),
    (1, 2),
    (1, 4),
    (2, 3),
    (2, 5),
    (2, 6),
    (3, 6),
    (4, 5),
    (4, 7),
    (5, 6),
    (5, 7),
    (7, 8),
    (8, 10),
    (10, 11),
    (10, 12),
    (10, 14),
    (11, 14),
    (12, 13),
    (12, 14),
    (12, 17),
    (13, 14),
    (13, 15),
    (13, 16),
    (13, 17),
    (14, 15),
    (15, 16),
    (16, 17),
    (20, 21),
    (20, 22),
    (21, 22),
    (22, 32),
    (23, 24),
    (23, 26),
    (24, 25),
    (24, 26),
    (24, 29),
    (26, 27),
    (26, 28),
    (27, 28),
    (27, 31),
    (27, 32),
    (28, 29),
    (28, 30),
    (28, 31),
    (29, 30),
    (30, 31),
    (30, 33),
    (31, 32),
    (31, 49),
    (32, 49),
    (32, 52),
    (33, 34),
    (33, 49),
    (33, 50),
    (34, 35),
    (34, 39),
    (34, 50),
    (35, 50),
    (36, 37),
    (36, 40),
    (37, 38),
    (37, 40),
    (38, 39),
    (38, 40),
    (39, 40),
    (39, 42),
    (39, 43),
    (39, 44),
    (40, 41),
    (40, 42),
    (41, 42),
    (42, 44),
    (42, 45),
    (42, 46),
    (43, 44),
    (44, 46),
    (45, 46),
    (45, 47),
    (46, 47),
    (49, 51),
    (49, 52),
    (50, 51),
    (51, 53),
    (51, 54),
    (51, 65),
    (52, 53),
    (52, 55),
    (53, 54),
    (53, 55),
    (53, 61),
    (54, 61),
    (54, 65),
    (55, 56),
    (55, 58),
    (55, 61),
    (56, 57),
    (56, 58),
    (56, 59),
    (57, 59),
    (57, 60),
    (58, 59),
    (58, 61),
    (58, 63),
    (59, 60),
    (59, 63),
    (61, 62),
    (61, 63),
    (62, 63),
    (62, 64),
    (62, 65),
    (62, 66),
    (62, 67),
    (63, 64),
    (64, 67),
    (64, 69),
    (65, 66),
    (66, 67),
    (67, 68),
    (68, 69),
    (68, 70),
    (77, 78),
];

/// The pairs of adjacent sea areas, each once, by number.
pub const WATERS: &[(u8, u8)] = &[
    (0, 1),
    (0, 28),
    (1, 2),
    (1, 4),
    (1, 30),
    (2, 3),
    (2, 36),
    (3, 14),
    (4, 5),
    (5, 6),
    (5, 7),
    (5, 13),
    (6, 7),
    (7, 8),
    (7, 9),
    (7, 11),
    (7, 13),
    (8, 9),
    (9, 10),
    (9, 11),
    (11, 12),
    (11, 13),
    (12, 13),
    (12, 18),
    (13, 14),
    (13, 15),
    (14, 15),
    (14, 16),
    (15, 16),
    (16, 17),
    (17, 18),
    (17, 20),
    (17, 21),
    (18, 20),
    (19, 20),
    (20, 21),
    (20, 22),
    (21, 22),
    (21, 32),
    (21, 35),
    (22, 24),
    (23, 24),
    (23, 25),
    (23, 29),
    (24, 32),
    (25, 26),
    (25, 29),
    (26, 27),
    (27, 28),
    (28, 29),
    (28, 30),
    (29, 30),
    (29, 31),
    (30, 31),
    (30, 36),
    (31, 33),
    (31, 36),
    (32, 33),
    (33, 34),
    (33, 36),
    (34, 35),
    (34, 36),
];

/// A sea lane: its two regions, and the sea areas a crossing passes.
#[derive(Debug, Clone, Copy)]
pub struct Lane {
    /// One end, by number.
    pub a: u8,
    /// The other end.
    pub b: u8,
    /// The sea areas, by number.
    pub through: &'static [u8],
}

const fn lane(a: u8, b: u8, through: &'static [u8]) -> Lane {
    Lane { a, b, through }
}

/// The sea lanes, in order.
pub const LANES: [Lane; N_LANES] = [
    // alaska and western-united-states
    lane(0, 4, &[0, 1]),
    // panama and peru
    lane(8, 12, &[1, 2]),
    // quebec and iceland
    lane(3, 18, &[6, 7]),
    // iceland and united-kingdom
    lane(18, 19, &[7]),
    // iceland and norway
    lane(18, 20, &[8]),
    // norway and western-russia
    lane(20, 32, &[8]),
    // eastern-united-states and united-kingdom
    lane(6, 19, &[5, 7]),
    // eastern-united-states and morocco
    lane(6, 36, &[5, 13]),
    // united-kingdom and spain
    lane(19, 25, &[11]),
    // northern-brazil and french-west-africa
    lane(14, 40, &[13]),
    // southern-brazil and nigeria
    lane(15, 41, &[14, 15]),
    // argentina and south-africa
    lane(16, 47, &[14, 16]),
    // egypt-sudan and arabia
    lane(39, 35, &[18]),
    // arabia and ethiopia
    lane(35, 43, &[18]),
    // kenya and madagascar
    lane(44, 48, &[17]),
    // mozambique and madagascar
    lane(46, 48, &[17]),
    // arabia and western-india
    lane(35, 65, &[20]),
    // kenya and western-india
    lane(44, 65, &[17, 20]),
    // madagascar and western-australia
    lane(48, 77, &[17, 21]),
    // eastern-india and malaya
    lane(66, 70, &[22]),
    // burma and sumatra
    lane(67, 73, &[22]),
    // sumatra and western-australia
    lane(73, 77, &[21]),
    // java and western-australia
    lane(74, 77, &[32]),
    // java and new-guinea
    lane(74, 76, &[32]),
    // new-guinea and eastern-australia
    lane(76, 78, &[33]),
    // new-guinea and solomon-islands
    lane(76, 84, &[31]),
    // new-guinea and caroline-islands
    lane(76, 81, &[31]),
    // philippines and new-guinea
    lane(72, 76, &[29, 31]),
    // solomon-islands and eastern-australia
    lane(84, 78, &[33]),
    // solomon-islands and gilbert-islands
    lane(84, 83, &[31, 36]),
    // eastern-australia and new-zealand
    lane(78, 79, &[34]),
    // new-zealand and samoa
    lane(79, 85, &[36]),
    // samoa and gilbert-islands
    lane(85, 83, &[36]),
    // gilbert-islands and marshall-islands
    lane(83, 82, &[36, 30]),
    // marshall-islands and caroline-islands
    lane(82, 81, &[30, 29]),
    // caroline-islands and mariana-islands
    lane(81, 80, &[29]),
    // caroline-islands and philippines
    lane(81, 72, &[29]),
    // mariana-islands and philippines
    lane(80, 72, &[29]),
    // mariana-islands and japan
    lane(80, 71, &[29]),
    // japan and philippines
    lane(71, 72, &[29]),
    // japan and northern-china
    lane(71, 63, &[25]),
    // japan and southern-china
    lane(71, 64, &[25]),
    // japan and midway
    lane(71, 86, &[28]),
    // midway and hawaii
    lane(86, 87, &[30]),
    // hawaii and marshall-islands
    lane(87, 82, &[30]),
    // hawaii and samoa
    lane(87, 85, &[30, 36]),
    // chile and gilbert-islands
    lane(17, 83, &[2, 36]),
    // panama and hawaii
    lane(8, 87, &[1, 30]),
    // western-united-states and hawaii
    lane(4, 87, &[1, 30]),
    // alaska and midway
    lane(0, 86, &[0, 28]),
];

/// A canal: two sea areas, and the region whose owner gives leave. Rule B8.10.
#[derive(Debug, Clone, Copy)]
pub struct Canal {
    /// The stable id.
    pub id: &'static str,
    /// The two sea areas, by number.
    pub seas: [u8; 2],
    /// The region, by number.
    pub keeper: u8,
}

/// The canals.
pub const CANALS: [Canal; 2] =
    [Canal { id: "suez", seas: [12, 18], keeper: 39 }, Canal { id: "panama-canal", seas: [1, 4], keeper: 8 }];

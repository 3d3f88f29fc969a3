//! The board: 53 spaces, 131 borders, five straits, twelve supply spaces. Rules 3 and 4.

use serde::{Deserialize, Serialize};

/// A space of the board; land spaces come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the board's")]
pub enum Space {
    Canada,
    PacificNorthwest,
    EasternUs,
    WesternUs,
    LatinAmerica,
    Hawaii,
    Iceland,
    UnitedKingdom,
    Scandinavia,
    WesternEurope,
    Germany,
    Italy,
    Balkans,
    EasternEurope,
    Ukraine,
    Russia,
    Moscow,
    Siberia,
    Kazakhstan,
    Mongolia,
    Vladivostok,
    MiddleEast,
    India,
    Szechuan,
    China,
    SoutheastAsia,
    Japan,
    IwoJima,
    Philippines,
    Indonesia,
    NewGuinea,
    Australia,
    NewZealand,
    NorthAfrica,
    Africa,
    Madagascar,
    NorthAtlantic,
    SouthAtlantic,
    SouthernOcean,
    SoutheastPacific,
    NorthSea,
    BalticSea,
    MediterraneanSea,
    BlackSea,
    CaspianSea,
    BayOfBengal,
    IndianOcean,
    SouthChinaSea,
    SeaOfJapan,
    NorthPacific,
    CentralPacific,
    SouthPacific,
    EastPacific,
}

use Space::*;

/// How many spaces there are.
pub const N_SPACES: usize = 53;

/// Every space, in order.
pub const SPACES: [Space; N_SPACES] = [
    Canada,
    PacificNorthwest,
    EasternUs,
    WesternUs,
    LatinAmerica,
    Hawaii,
    Iceland,
    UnitedKingdom,
    Scandinavia,
    WesternEurope,
    Germany,
    Italy,
    Balkans,
    EasternEurope,
    Ukraine,
    Russia,
    Moscow,
    Siberia,
    Kazakhstan,
    Mongolia,
    Vladivostok,
    MiddleEast,
    India,
    Szechuan,
    China,
    SoutheastAsia,
    Japan,
    IwoJima,
    Philippines,
    Indonesia,
    NewGuinea,
    Australia,
    NewZealand,
    NorthAfrica,
    Africa,
    Madagascar,
    NorthAtlantic,
    SouthAtlantic,
    SouthernOcean,
    SoutheastPacific,
    NorthSea,
    BalticSea,
    MediterraneanSea,
    BlackSea,
    CaspianSea,
    BayOfBengal,
    IndianOcean,
    SouthChinaSea,
    SeaOfJapan,
    NorthPacific,
    CentralPacific,
    SouthPacific,
    EastPacific,
];

/// The stable ids, in order.
pub static IDS: [&str; N_SPACES] = [
    "canada",
    "pacific-northwest",
    "eastern-us",
    "western-us",
    "latin-america",
    "hawaii",
    "iceland",
    "united-kingdom",
    "scandinavia",
    "western-europe",
    "germany",
    "italy",
    "balkans",
    "eastern-europe",
    "ukraine",
    "russia",
    "moscow",
    "siberia",
    "kazakhstan",
    "mongolia",
    "vladivostok",
    "middle-east",
    "india",
    "szechuan",
    "china",
    "southeast-asia",
    "japan",
    "iwo-jima",
    "philippines",
    "indonesia",
    "new-guinea",
    "australia",
    "new-zealand",
    "north-africa",
    "africa",
    "madagascar",
    "north-atlantic",
    "south-atlantic",
    "southern-ocean",
    "southeast-pacific",
    "north-sea",
    "baltic-sea",
    "mediterranean-sea",
    "black-sea",
    "caspian-sea",
    "bay-of-bengal",
    "indian-ocean",
    "south-china-sea",
    "sea-of-japan",
    "north-pacific",
    "central-pacific",
    "south-pacific",
    "east-pacific",
];

/// How many of them are land.
pub const N_LAND: usize = 36;

/// The supply spaces, marked by a gold star.
pub const SUPPLY_SPACES: Set = set(&[
    EasternUs,
    WesternUs,
    UnitedKingdom,
    WesternEurope,
    Germany,
    Italy,
    Ukraine,
    Moscow,
    India,
    China,
    Japan,
    Australia,
]);

/// Borders: every pair of spaces that share a border line, straits apart.
pub static EDGES: [(Space, Space); 131] = [
    (Canada, PacificNorthwest),
    (Canada, EasternUs),
    (PacificNorthwest, WesternUs),
    (EasternUs, WesternUs),
    (EasternUs, LatinAmerica),
    (WesternUs, LatinAmerica),
    (Scandinavia, Russia),
    (WesternEurope, Germany),
    (WesternEurope, Italy),
    (Germany, Italy),
    (Germany, Balkans),
    (Germany, EasternEurope),
    (Italy, Balkans),
    (Balkans, EasternEurope),
    (Balkans, Ukraine),
    (EasternEurope, Ukraine),
    (EasternEurope, Russia),
    (Ukraine, Russia),
    (Ukraine, Moscow),
    (Ukraine, Kazakhstan),
    (Ukraine, MiddleEast),
    (Russia, Moscow),
    (Russia, Siberia),
    (Moscow, Siberia),
    (Moscow, Kazakhstan),
    (Siberia, Kazakhstan),
    (Siberia, Mongolia),
    (Siberia, Vladivostok),
    (Kazakhstan, Mongolia),
    (Kazakhstan, MiddleEast),
    (Kazakhstan, Szechuan),
    (Mongolia, Vladivostok),
    (Mongolia, Szechuan),
    (Mongolia, China),
    (Vladivostok, China),
    (MiddleEast, India),
    (MiddleEast, Szechuan),
    (MiddleEast, NorthAfrica),
    (India, Szechuan),
    (India, SoutheastAsia),
    (Szechuan, China),
    (Szechuan, SoutheastAsia),
    (China, SoutheastAsia),
    (NorthAfrica, Africa),
    (Canada, NorthAtlantic),
    (PacificNorthwest, NorthPacific),
    (PacificNorthwest, EastPacific),
    (EasternUs, NorthAtlantic),
    (WesternUs, EastPacific),
    (LatinAmerica, NorthAtlantic),
    (LatinAmerica, SouthAtlantic),
    (LatinAmerica, SouthernOcean),
    (LatinAmerica, SoutheastPacific),
    (LatinAmerica, EastPacific),
    (Hawaii, NorthPacific),
    (Hawaii, CentralPacific),
    (Hawaii, EastPacific),
    (Iceland, NorthAtlantic),
    (Iceland, NorthSea),
    (UnitedKingdom, NorthSea),
    (Scandinavia, NorthSea),
    (Scandinavia, BalticSea),
    (WesternEurope, NorthSea),
    (WesternEurope, BalticSea),
    (WesternEurope, MediterraneanSea),
    (Germany, BalticSea),
    (Italy, MediterraneanSea),
    (Balkans, MediterraneanSea),
    (Balkans, BlackSea),
    (EasternEurope, BalticSea),
    (Ukraine, BlackSea),
    (Ukraine, CaspianSea),
    (Russia, BalticSea),
    (Kazakhstan, CaspianSea),
    (Vladivostok, SeaOfJapan),
    (Vladivostok, NorthPacific),
    (MiddleEast, MediterraneanSea),
    (MiddleEast, BlackSea),
    (MiddleEast, CaspianSea),
    (MiddleEast, BayOfBengal),
    (India, BayOfBengal),
    (China, SeaOfJapan),
    (SoutheastAsia, BayOfBengal),
    (SoutheastAsia, SouthChinaSea),
    (Japan, SeaOfJapan),
    (IwoJima, SeaOfJapan),
    (IwoJima, NorthPacific),
    (IwoJima, CentralPacific),
    (Philippines, SouthChinaSea),
    (Philippines, SeaOfJapan),
    (Philippines, CentralPacific),
    (Indonesia, BayOfBengal),
    (Indonesia, IndianOcean),
    (Indonesia, SouthChinaSea),
    (NewGuinea, SouthChinaSea),
    (NewGuinea, CentralPacific),
    (NewGuinea, SouthPacific),
    (Australia, IndianOcean),
    (Australia, SouthChinaSea),
    (Australia, SouthPacific),
    (NewZealand, SouthPacific),
    (NewZealand, EastPacific),
    (NorthAfrica, NorthSea),
    (NorthAfrica, MediterraneanSea),
    (NorthAfrica, BayOfBengal),
    (Africa, SouthAtlantic),
    (Africa, SouthernOcean),
    (Africa, BayOfBengal),
    (Africa, IndianOcean),
    (Madagascar, BayOfBengal),
    (Madagascar, IndianOcean),
    (NorthAtlantic, SouthAtlantic),
    (NorthAtlantic, NorthSea),
    (SouthAtlantic, SouthernOcean),
    (SouthAtlantic, NorthSea),
    (SouthernOcean, SoutheastPacific),
    (SouthernOcean, IndianOcean),
    (SoutheastPacific, EastPacific),
    (BayOfBengal, IndianOcean),
    (IndianOcean, SouthChinaSea),
    (IndianOcean, SouthPacific),
    (SouthChinaSea, SeaOfJapan),
    (SouthChinaSea, CentralPacific),
    (SouthChinaSea, SouthPacific),
    (SeaOfJapan, NorthPacific),
    (SeaOfJapan, CentralPacific),
    (NorthPacific, CentralPacific),
    (NorthPacific, EastPacific),
    (CentralPacific, SouthPacific),
    (CentralPacific, EastPacific),
    (SouthPacific, EastPacific),
];

/// A strait: two seas that touch while the right team holds the land between them. Rule 4.
#[derive(Debug)]
pub struct Strait {
    /// The land space that decides.
    pub anchor: Space,
    /// The two seas.
    pub seas: (Space, Space),
}

/// The five straits. Rule 4.1.
pub static STRAITS: [Strait; 5] = [
    Strait { anchor: Scandinavia, seas: (NorthSea, BalticSea) },
    Strait { anchor: NorthAfrica, seas: (NorthSea, MediterraneanSea) },
    Strait { anchor: MiddleEast, seas: (MediterraneanSea, BayOfBengal) },
    Strait { anchor: SoutheastAsia, seas: (BayOfBengal, SouthChinaSea) },
    Strait { anchor: LatinAmerica, seas: (NorthAtlantic, SoutheastPacific) },
];

/// A set of spaces, one bit each.
pub type Set = u64;

/// The land spaces.
pub const LAND: Set = (1 << N_LAND) - 1;
/// The sea spaces.
pub const SEA: Set = ((1 << N_SPACES) - 1) & !LAND;

/// A set of some spaces.
#[must_use]
pub const fn set(spaces: &[Space]) -> Set {
    let mut all = 0;
    let mut i = 0;
    while i < spaces.len() {
        all |= spaces[i].bit();
        i += 1;
    }
    all
}

/// The spaces that border each space, straits apart.
pub static NEIGHBOURS: [Set; N_SPACES] = {
    let mut all = [0; N_SPACES];
    let mut i = 0;
    while i < EDGES.len() {
        let (a, b) = EDGES[i];
        all[a as usize] |= b.bit();
        all[b as usize] |= a.bit();
        i += 1;
    }
    all
};

impl Space {
    /// Its place in a set.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Set {
        1 << self as u8
    }

    /// The space with this number.
    #[must_use]
    #[inline]
    pub const fn at(number: u8) -> Self {
        SPACES[number as usize]
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        IDS[self as usize]
    }

    /// The space with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        IDS.iter().position(|known| *known == id).map(|at| SPACES[at])
    }

    /// Whether it is land.
    #[must_use]
    pub const fn is_land(self) -> bool {
        (self as usize) < N_LAND
    }
}

/// The spaces of a set, in order.
pub fn spaces(mut set: Set) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(Space::at(lowest))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rule 3.1: borders, and the pairs that only meet in a point.
    #[test]
    fn rule_3_1_the_board_adds_up() {
        assert_eq!((LAND.count_ones(), SEA.count_ones(), SUPPLY_SPACES.count_ones()), (36, 17, 12));
        let halves: u32 = NEIGHBOURS.iter().map(|set| set.count_ones()).sum();
        assert_eq!(halves, 2 * 131);
        for (a, b) in APART {
            assert_eq!(NEIGHBOURS[a as usize] & b.bit(), 0, "{} and {} do not touch", a.id(), b.id());
        }
    }

    /// Rule 3.2: the left and right edges of the board are joined.
    #[test]
    fn rule_3_2_the_board_goes_round() {
        for (a, b) in ROUND {
            assert_ne!(NEIGHBOURS[a as usize] & b.bit(), 0, "{} and {} touch", a.id(), b.id());
        }
    }

    /// Rule 3.4: the Black Sea and the Caspian Sea touch no other sea.
    #[test]
    fn rule_3_4_the_inland_seas_touch_no_other_sea() {
        for sea in [BlackSea, CaspianSea] {
            assert_eq!(NEIGHBOURS[sea as usize] & SEA, 0);
        }
    }

    const APART: [(Space, Space); 18] = [
        (Balkans, MiddleEast),
        (BlackSea, MediterraneanSea),
        (Africa, NorthSea),
        (NorthAfrica, SouthAtlantic),
        (Germany, NorthSea),
        (China, SouthChinaSea),
        (SoutheastAsia, SeaOfJapan),
        (Siberia, Szechuan),
        (Kazakhstan, India),
        (WesternEurope, Balkans),
        (WesternEurope, NorthAfrica),
        (Japan, Vladivostok),
        (Japan, NorthPacific),
        (WesternUs, NorthPacific),
        (Canada, WesternUs),
        (NewZealand, Australia),
        (Indonesia, SoutheastAsia),
        (SoutheastPacific, SouthPacific),
    ];
    const ROUND: [(Space, Space); 5] = [
        (Canada, PacificNorthwest),
        (EasternUs, WesternUs),
        (LatinAmerica, WesternUs),
        (LatinAmerica, EastPacific),
        (SoutheastPacific, EastPacific),
    ];
}

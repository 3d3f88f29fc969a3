//! Places by number and by id, and what lies next to what. Sections A3, A4 and B1.

use serde::{Deserialize, Serialize};

use super::map::{BORDERS, CANALS, LANES, N_LANES, N_REGIONS, N_SEAS, N_WEST_SEAS, REGIONS, SEAS, WATERS};

/// A set of regions, one bit each.
pub type Regions = u128;
/// A set of sea areas, one bit each.
pub type Seas = u64;

/// A region or a sea area: regions come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub u8);

impl Place {
    /// A region by number.
    #[must_use]
    pub const fn region(r: usize) -> Self {
        Self(r as u8)
    }

    /// A sea area by number.
    #[must_use]
    pub const fn sea(s: usize) -> Self {
        Self((N_REGIONS + s) as u8)
    }

    /// Whether it is a sea area.
    #[must_use]
    #[inline]
    pub const fn is_sea(self) -> bool {
        self.0 as usize >= N_REGIONS
    }

    /// The number of the region, or of the sea area among the sea areas.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        if self.is_sea() { self.0 as usize - N_REGIONS } else { self.0 as usize }
    }

    /// The bit of a region; none for a sea area.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Regions {
        if self.is_sea() { 0 } else { 1 << self.0 }
    }

    /// The bit of a sea area; none for a region.
    #[must_use]
    #[inline]
    pub const fn sea_bit(self) -> Seas {
        if self.is_sea() { 1 << self.index() } else { 0 }
    }

    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        if self.is_sea() { SEAS[self.index()].id } else { REGIONS[self.index()].id }
    }

    /// The place with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let region = REGIONS.iter().position(|region| region.id == id).map(Self::region);
        region.or_else(|| SEAS.iter().position(|sea| sea.id == id).map(Self::sea))
    }
}

/// The way of a crossing: a sea lane, or an anchor zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Via(pub u8);

static LANE_IDS: [&str; N_LANES] = [
    "lane-01", "lane-02", "lane-03", "lane-04", "lane-05", "lane-06", "lane-07", "lane-08", "lane-09",
    "lane-10", "lane-11", "lane-12", "lane-13", "lane-14", "lane-15", "lane-16", "lane-17", "lane-18",
    "lane-19", "lane-20", "lane-21", "lane-22", "lane-23", "lane-24", "lane-25", "lane-26", "lane-27",
    "lane-28", "lane-29", "lane-30", "lane-31", "lane-32", "lane-33", "lane-34", "lane-35", "lane-36",
    "lane-37", "lane-38", "lane-39", "lane-40", "lane-41", "lane-42", "lane-43", "lane-44", "lane-45",
    "lane-46", "lane-47", "lane-48", "lane-49", "lane-50",
];

impl Via {
    /// The stable id: `lane-07`, or the id of the anchor zone.
    #[must_use]
    pub fn id(self) -> &'static str {
        match LANE_IDS.get(self.0 as usize) {
            Some(id) => id,
            None => SEAS[self.0 as usize - N_LANES].id,
        }
    }

    /// Whether it is a sea lane.
    #[must_use]
    pub const fn is_lane(self) -> bool {
        (self.0 as usize) < N_LANES
    }

    /// The sea area in its middle.
    #[must_use]
    pub fn middle(self) -> Option<Place> {
        match LANES.get(self.0 as usize) {
            Some(lane) => lane.through.get(lane.through.len() / 2).map(|sea| Place::sea(*sea as usize)),
            None => Some(Place::sea(self.0 as usize - N_LANES)),
        }
    }

    /// The way with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        let lane = LANE_IDS.iter().position(|lane| *lane == id);
        let zone = || SEAS.iter().position(|sea| sea.anchor && sea.id == id).map(|s| s + N_LANES);
        lane.or_else(zone).map(|n| Self(n as u8))
    }
}

/// The regions next to each region by land.
pub static LAND: [Regions; N_REGIONS] = land();
/// The sea areas next to each sea area.
pub static SEA_LINKS: [Seas; N_SEAS] = sea_links();
/// The regions that touch each sea area.
pub static SEA_REGIONS: [Regions; N_SEAS] = sea_regions();
/// The sea areas that each region touches.
pub static REGION_SEAS: [Seas; N_REGIONS] = region_seas();
/// The regions that each region is joined to over water: on the western board, on the eastern one, on both.
static OVER_WATER: [[Regions; N_REGIONS]; 3] =
    [over_water(WEST_SEAS), over_water(ALL_SEAS & !WEST_SEAS), over_water(ALL_SEAS)];
/// The sea lanes that end in each region, as a set.
static LANES_AT: [u64; N_REGIONS] = lanes_at();

const WEST_SEAS: Seas = (1 << N_WEST_SEAS) - 1;
const ALL_SEAS: Seas = (1 << N_SEAS) - 1;

const fn land() -> [Regions; N_REGIONS] {
    let mut next = [0; N_REGIONS];
    let mut i = 0;
    while i < BORDERS.len() {
        let (a, b) = BORDERS[i];
        next[a as usize] |= 1 << b;
        next[b as usize] |= 1 << a;
        i += 1;
    }
    next
}

const fn sea_links() -> [Seas; N_SEAS] {
    let mut next = [0; N_SEAS];
    let mut i = 0;
    while i < WATERS.len() {
        let (a, b) = WATERS[i];
        next[a as usize] |= 1 << b;
        next[b as usize] |= 1 << a;
        i += 1;
    }
    next
}

const fn sea_regions() -> [Regions; N_SEAS] {
    let mut sets = [0; N_SEAS];
    let mut r = 0;
    while r < N_REGIONS {
        let mut i = 0;
        while i < REGIONS[r].seas.len() {
            sets[REGIONS[r].seas[i] as usize] |= 1 << r;
            i += 1;
        }
        r += 1;
    }
    sets
}

const fn region_seas() -> [Seas; N_REGIONS] {
    let mut sets = [0; N_REGIONS];
    let mut r = 0;
    while r < N_REGIONS {
        let mut i = 0;
        while i < REGIONS[r].seas.len() {
            sets[r] |= 1 << REGIONS[r].seas[i];
            i += 1;
        }
        r += 1;
    }
    sets
}

const fn lanes_at() -> [u64; N_REGIONS] {
    let mut sets = [0; N_REGIONS];
    let mut i = 0;
    while i < N_LANES {
        sets[LANES[i].a as usize] |= 1 << i;
        sets[LANES[i].b as usize] |= 1 << i;
        i += 1;
    }
    sets
}

const fn over_water(waters: Seas) -> [Regions; N_REGIONS] {
    let mut sets = [0; N_REGIONS];
    let mut i = 0;
    while i < N_LANES {
        if waters_of(i) & !waters == 0 {
            sets[LANES[i].a as usize] |= 1 << LANES[i].b;
            sets[LANES[i].b as usize] |= 1 << LANES[i].a;
        }
        i += 1;
    }
    let shores = sea_regions();
    let mut s = 0;
    while s < N_SEAS {
        let mut r = 0;
        while SEAS[s].anchor && waters & (1 << s) != 0 && r < N_REGIONS {
            if shores[s] & (1 << r) != 0 {
                sets[r] |= shores[s] & !(1 << r);
            }
            r += 1;
        }
        s += 1;
    }
    sets
}

/// The sea areas that a lane passes.
const fn waters_of(lane: usize) -> Seas {
    let mut set = 0;
    let mut i = 0;
    while i < LANES[lane].through.len() {
        set |= 1 << LANES[lane].through[i];
        i += 1;
    }
    set
}

/// What a board has: its regions and its sea areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The regions in play.
    pub regions: Regions,
    /// The sea areas in play.
    pub seas: Seas,
}

/// The sea areas that a crossing passes.
#[must_use]
pub fn passes(via: Via) -> Seas {
    if (via.0 as usize) < N_LANES { waters_of(via.0 as usize) } else { 1 << (via.0 as usize - N_LANES) }
}

/// The regions that a region is joined to over the waters of a board.
#[must_use]
#[inline]
pub fn crossings(from: usize, extent: Extent) -> Regions {
    let board = match extent.seas {
        WEST_SEAS => 0,
        ALL_SEAS => 2,
        _ => 1,
    };
    OVER_WATER[board][from] & extent.regions
}

/// The ways over water between two regions of a board.
pub fn ways(from: usize, to: usize, extent: Extent) -> impl Iterator<Item = Via> {
    let lanes = seas(LANES_AT[from] & LANES_AT[to]);
    let zones = seas(REGION_SEAS[from] & REGION_SEAS[to]).filter(|s| SEAS[*s].anchor).map(|s| s + N_LANES);
    let different = from != to;
    lanes.chain(zones).map(|n| Via(n as u8)).filter(move |via| different && passes(*via) & !extent.seas == 0)
}

/// The regions next to a region: by land, by lane or by anchor zone, whoever holds the water. Rules A11.1
/// and B12.2.
#[must_use]
pub fn near(region: usize, extent: Extent) -> Regions {
    (LAND[region] & extent.regions) | crossings(region, extent)
}

/// The canal between two adjacent sea areas, by number.
#[must_use]
pub fn canal(a: usize, b: usize) -> Option<usize> {
    CANALS.iter().position(|canal| {
        let [x, y] = canal.seas.map(usize::from);
        (x == a && y == b) || (x == b && y == a)
    })
}

/// The regions of a set, lowest first.
pub fn regions(mut set: Regions) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(lowest)
    })
}

/// The sea areas of a set, lowest first.
pub fn seas(mut set: Seas) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(lowest)
    })
}

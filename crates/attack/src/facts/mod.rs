//! What is printed: units, suits, governments, the numbers of the rules. Sections A7, A10, A15, B4–B18.

pub mod clauses;
pub mod economy;
pub mod map;
pub mod places;
pub mod politics;

use serde::{Deserialize, Serialize};

pub use economy::{ECONOMIC, N_BASE, N_ECONOMIC, N_ROUTES, N_WEST_ROUTES, ROUTES};
pub use map::{CANALS, Continent, N_REGIONS, N_SEAS, REGIONS, SEAS};
pub use places::{
    Place, REGION_SEAS, Regions, SEA_LINKS, SEA_REGIONS, Seas, Via, crossings, near, passes, regions, seas,
    ways,
};
pub use politics::{Kind, N_POLITICAL, Row, Tech};

/// The colours, in the order of the seats.
pub static COLOURS: [&str; 6] = ["tan", "green", "red", "blue", "yellow", "black"];

/// How many players there may be at most.
pub const MAX: usize = 6;

/// A piece: land units first, in the order in which hits remove them (A7.6), then ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the pieces'")]
pub enum Unit {
    #[default]
    Infantry,
    Tank,
    Artillery,
    Plane,
    Destroyer,
    Submarine,
    Battleship,
    Carrier,
}

impl Unit {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Infantry,
        Self::Tank,
        Self::Artillery,
        Self::Plane,
        Self::Destroyer,
        Self::Submarine,
        Self::Battleship,
        Self::Carrier,
    ];
    /// The land units.
    pub const LAND: [Self; 4] = [Self::Infantry, Self::Tank, Self::Artillery, Self::Plane];
    /// The ships.
    pub const SHIPS: [Self; 4] = [Self::Destroyer, Self::Submarine, Self::Battleship, Self::Carrier];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Tank => "tank",
            Self::Artillery => "artillery",
            Self::Plane => "plane",
            Self::Destroyer => "destroyer",
            Self::Submarine => "submarine",
            Self::Battleship => "battleship",
            Self::Carrier => "carrier",
        }
    }

    /// The piece with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|unit| unit.id() == id)
    }

    /// Whether it is a ship.
    #[must_use]
    pub const fn is_ship(self) -> bool {
        self as u8 >= 4
    }

    /// Its number among the land units, or among the ships.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize & 3
    }

    /// The land unit with this number.
    #[must_use]
    pub const fn land(index: usize) -> Self {
        Self::LAND[index & 3]
    }

    /// The ship with this number.
    #[must_use]
    pub const fn ship(index: usize) -> Self {
        Self::SHIPS[index & 3]
    }
}

/// What each player starts with, land units first. Rules A1.2 and B2.2.
pub const START: [u8; 8] = [12, 6, 4, 2, 2, 2, 1, 0];

/// A suit of the economic cards; trade routes are a sixth kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the suits'")]
pub enum Suit {
    Oil,
    Minerals,
    Factories,
    Rail,
    Population,
    Route,
}

impl Suit {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Oil, Self::Minerals, Self::Factories, Self::Rail, Self::Population, Self::Route];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Oil => "oil",
            Self::Minerals => "minerals",
            Self::Factories => "factories",
            Self::Rail => "rail",
            Self::Population => "population",
            Self::Route => "route",
        }
    }

    /// The suit with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.id() == id)
    }
}

/// How many economic cards there are, trade routes included. Cards are numbered: 0 to 99, then the routes.
pub const N_CARDS: usize = N_ECONOMIC + N_ROUTES;

/// A set of economic cards.
pub type Cards = u128;

/// The trade routes, as a set.
pub const ALL_ROUTES: Cards = ((1 << N_ROUTES) - 1) << N_ECONOMIC;

/// The suit of an economic card.
#[must_use]
#[inline]
pub fn suit(card: u8) -> Suit {
    ECONOMIC.get(card as usize).map_or(Suit::Route, |card| card.suit)
}

/// The value of an economic card.
#[must_use]
#[inline]
pub fn value(card: u8) -> u8 {
    ECONOMIC.get(card as usize).map_or_else(|| ROUTES[card as usize - N_ECONOMIC].value, |card| card.value)
}

/// The id of an economic card.
#[must_use]
pub fn card_id(card: u8) -> &'static str {
    ECONOMIC.get(card as usize).map_or_else(|| ROUTES[card as usize - N_ECONOMIC].id, |card| card.id)
}

/// The economic card with this id.
#[must_use]
pub fn card_named(id: &str) -> Option<u8> {
    (0..N_CARDS as u8).find(|card| card_id(*card) == id)
}

/// All cards of each suit, as sets.
pub static SUITS: [Cards; 6] = suits();

const fn suits() -> [Cards; 6] {
    let mut sets = [0; 6];
    let mut i = 0;
    while i < N_ECONOMIC {
        sets[ECONOMIC[i].suit as usize] |= 1 << i;
        i += 1;
    }
    sets[Suit::Route as usize] = ALL_ROUTES;
    sets
}

/// A government, in the order of the spectrum. Rule B5.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the governments'")]
pub enum Government {
    #[default]
    Communism,
    Democracy,
    Monarchy,
    Fascism,
}

impl Government {
    /// All four, in the order of the spectrum.
    pub const ALL: [Self; 4] = [Self::Communism, Self::Democracy, Self::Monarchy, Self::Fascism];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Communism => "communism",
            Self::Democracy => "democracy",
            Self::Monarchy => "monarchy",
            Self::Fascism => "fascism",
        }
    }

    /// The government with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|government| government.id() == id)
    }

    /// The steps between two governments; the spectrum does not close. Rule B5.1.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

/// Tokens of each government in the stock.
pub const TOKENS: u8 = 24;

/// How many tokens the players draw from: one of each type, then more of different types. Rule B2.8.
#[must_use]
pub const fn tokens_for(players: u8) -> u8 {
    if players <= 4 { 4 } else { players }
}

/// An action of a turn. Rules A2.1 and B3.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Action {
    Move,
    Blitzkrieg,
    Strategic,
    NavalBattle,
    Diplomacy,
    Build,
    Trade,
    Cards,
    Auction,
    Research,
    Bombing,
    Raid,
}

impl Action {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Move,
        Self::Blitzkrieg,
        Self::Strategic,
        Self::NavalBattle,
        Self::Diplomacy,
        Self::Build,
        Self::Trade,
        Self::Cards,
        Self::Auction,
        Self::Research,
        Self::Bombing,
        Self::Raid,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Blitzkrieg => "blitzkrieg",
            Self::Strategic => "strategic-move",
            Self::NavalBattle => "naval-battle",
            Self::Diplomacy => "diplomacy",
            Self::Build => "build",
            Self::Trade => "trade",
            Self::Cards => "political-cards",
            Self::Auction => "auction",
            Self::Research => "research",
            Self::Bombing => "bombing",
            Self::Raid => "raid",
        }
    }

    /// Its bit in a set of actions.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }

    /// Whether the basic game has it. Rule A2.1.
    #[must_use]
    pub const fn is_basic(self) -> bool {
        (self as u8) <= Self::Trade as u8
    }

    /// Whether the advanced game has it. Rules B1.5 and B3.5.
    #[must_use]
    pub const fn is_advanced(self) -> bool {
        !matches!(self, Self::NavalBattle)
    }

    /// Whether the advanced game marks it "once per turn". Rule B3.5.
    #[must_use]
    pub const fn once(self) -> bool {
        matches!(self, Self::Move | Self::Blitzkrieg | Self::Diplomacy | Self::Bombing | Self::Raid)
    }
}

/// Actions of a turn in the basic game (A2.1).
pub const ACTIONS: u8 = 3;
/// PP a capital city yields (A13.1).
pub const CAPITAL_PP: u16 = 10;
/// The target numbers of Diplomatic Blitz: adjacent, not adjacent, and for the rivals (A11).
pub const BLITZ_TARGETS: (u8, u8, u8) = (8, 9, 9);
/// The target number of Diplomatic Assault, before anything is added (B12.1).
pub const ASSAULT_TARGET: u8 = 6;
/// The eagle that ends the game (B20.2).
pub const LAST_EAGLE: u8 = 13;
/// The eagle from which there is no trade (B15.4).
pub const NO_TRADE_EAGLE: u8 = 10;
/// The lowest first bid (B13.1).
pub const FIRST_BID: u16 = 20;
/// The longest naval line (A10.1).
pub const LINE: usize = 8;
/// Units committed at the start of a land battle (A7.1).
pub const COMMITTED: u8 = 4;
/// Defenders where the economic deck is empty (A8.5).
pub const NO_CARD_DEFENDERS: [u8; 4] = [3, 0, 0, 0];
/// PP in hand at the start of the advanced game (B2.2).
pub const START_PP: u16 = 30;
/// How many cards of each deck a player is dealt (A1.3, B2.4).
pub const DEAL: u8 = 4;
/// Without an agreed limit the game is over after this round all the same (Ruling 43).
pub const LAST_ROUND: u8 = 60;
/// How often a player may begin to trade in one turn, and how many deals he may propose (Ruling 44).
pub const PROPOSALS: u8 = 3;
/// No more pieces of one kind than this are bought by one player (Ruling 45).
pub const MOST_BOUGHT: u16 = 150;

//! Political action cards and technologies. Sections B7 and B14.

use serde::{Deserialize, Serialize};

/// A kind of political action card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the cards'")]
pub enum Kind {
    Spy,
    MasterSpy,
    SpyRing,
    MasterSpyRing,
    Assassin,
    DoubleAgent,
    Counterintelligence,
    NonAggressionPact,
    Fortifications,
    Propaganda,
    Revolution,
    TreatyOfAlliance,
    Annexation,
    PuppetGovernment,
    DiplomaticMission,
    WarBonds,
    OilConcession,
    RadioAddress,
    Mobilization,
    Sabotage,
    Embargo,
    Insurrection,
    IndustrialEspionage,
}

/// What is printed about a kind of card.
#[derive(Debug)]
pub struct KindFacts {
    /// The kind.
    pub kind: Kind,
    /// The stable id of the copies without an eagle; of all copies where every copy has one.
    pub id: &'static str,
    /// The stable id of the copies with an eagle.
    pub eagle_id: &'static str,
    /// How many copies there are.
    pub count: u8,
    /// How many of them carry the eagle.
    pub eagles: u8,
}

const fn kind(kind: Kind, id: &'static str, eagle_id: &'static str, count: u8, eagles: u8) -> KindFacts {
    KindFacts { kind, id, eagle_id, count, eagles }
}

/// How many political action cards there are.
pub const N_POLITICAL: usize = 70;
/// How many kinds of them.
pub const N_KINDS: usize = 23;

/// The kinds: id, id with the eagle, copies, eagles among them.
pub static KINDS: [KindFacts; N_KINDS] = [
    kind(Kind::Spy, "spy", "spy-eagle", 6, 0),
    kind(Kind::MasterSpy, "master-spy", "master-spy-eagle", 3, 1),
    kind(Kind::SpyRing, "spy-ring", "spy-ring-eagle", 2, 1),
    kind(Kind::MasterSpyRing, "master-spy-ring", "master-spy-ring", 1, 1),
    kind(Kind::Assassin, "assassin", "assassin-eagle", 3, 1),
    kind(Kind::DoubleAgent, "double-agent", "double-agent-eagle", 4, 0),
    kind(Kind::Counterintelligence, "counterintelligence", "counterintelligence-eagle", 4, 0),
    kind(Kind::NonAggressionPact, "non-aggression-pact", "non-aggression-pact-eagle", 2, 0),
    kind(Kind::Fortifications, "fortifications", "fortifications-eagle", 3, 0),
    kind(Kind::Propaganda, "propaganda", "propaganda-eagle", 6, 2),
    kind(Kind::Revolution, "revolution", "revolution", 3, 3),
    kind(Kind::TreatyOfAlliance, "treaty-of-alliance", "treaty-of-alliance", 4, 4),
    kind(Kind::Annexation, "annexation", "annexation", 2, 2),
    kind(Kind::PuppetGovernment, "puppet-government", "puppet-government-eagle", 2, 1),
    kind(Kind::DiplomaticMission, "diplomatic-mission", "diplomatic-mission-eagle", 3, 0),
    kind(Kind::WarBonds, "war-bonds", "war-bonds-eagle", 4, 1),
    kind(Kind::OilConcession, "oil-concession", "oil-concession-eagle", 3, 1),
    kind(Kind::RadioAddress, "radio-address", "radio-address-eagle", 2, 1),
    kind(Kind::Mobilization, "mobilization", "mobilization-eagle", 3, 1),
    kind(Kind::Sabotage, "sabotage", "sabotage-eagle", 3, 1),
    kind(Kind::Embargo, "embargo", "embargo-eagle", 2, 1),
    kind(Kind::Insurrection, "insurrection", "insurrection-eagle", 3, 2),
    kind(Kind::IndustrialEspionage, "industrial-espionage", "industrial-espionage-eagle", 2, 1),
];

/// A kind of card with or without the eagle: what a player sees of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Row(pub u8);

impl Row {
    /// How many rows there are, some of them without a card.
    pub const N: usize = 2 * N_KINDS;

    /// The row of a single card, 0 to 69.
    #[must_use]
    #[inline]
    pub const fn of(card: u8) -> Self {
        ROWS[card as usize]
    }

    /// The kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        KINDS[(self.0 / 2) as usize].kind
    }

    /// Whether it carries the eagle.
    #[must_use]
    #[inline]
    pub const fn eagle(self) -> bool {
        self.0 % 2 == 1
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        let facts = &KINDS[(self.0 / 2) as usize];
        if self.eagle() { facts.eagle_id } else { facts.id }
    }

    /// How many cards it has.
    #[must_use]
    pub const fn count(self) -> u8 {
        let facts = &KINDS[(self.0 / 2) as usize];
        if self.eagle() { facts.eagles } else { facts.count - facts.eagles }
    }

    /// All rows that have a card.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::N as u8).map(Self).filter(|row| row.count() > 0)
    }

    /// The row with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|row| row.id() == id)
    }

    /// Its cards, as a set.
    #[must_use]
    #[inline]
    pub const fn cards(self) -> u128 {
        SETS[self.0 as usize]
    }
}

static ROWS: [Row; N_POLITICAL] = rows();
static SETS: [u128; Row::N] = sets();

const fn rows() -> [Row; N_POLITICAL] {
    let mut rows = [Row(0); N_POLITICAL];
    let (mut card, mut row) = (0, 0);
    while row < Row::N {
        let mut n = 0;
        while n < Row(row as u8).count() {
            rows[card] = Row(row as u8);
            card += 1;
            n += 1;
        }
        row += 1;
    }
    rows
}

const fn sets() -> [u128; Row::N] {
    let rows = rows();
    let mut sets = [0; Row::N];
    let mut card = 0;
    while card < N_POLITICAL {
        sets[rows[card].0 as usize] |= 1 << card;
        card += 1;
    }
    sets
}

/// Whom a card is played against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The player himself, or a neutral region: nobody can block it.
    Nobody,
    /// One opponent.
    Opponent,
    /// All opponents.
    Everybody,
    /// One opponent's region.
    Region,
}

impl Kind {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        KINDS[self as usize].id
    }

    /// Whom it strikes.
    #[must_use]
    pub const fn target(self) -> Target {
        match self {
            Self::Spy
            | Self::MasterSpy
            | Self::Assassin
            | Self::Sabotage
            | Self::Embargo
            | Self::IndustrialEspionage => Target::Opponent,
            Self::SpyRing | Self::MasterSpyRing => Target::Everybody,
            Self::Insurrection => Target::Region,
            _ => Target::Nobody,
        }
    }

    /// Whether it is a spying card: Double Agent stops it. Rule B7.5.
    #[must_use]
    pub const fn is_spying(self) -> bool {
        matches!(self, Self::Spy | Self::MasterSpy | Self::SpyRing | Self::MasterSpyRing)
    }

    /// Whether Counterintelligence stops it.
    #[must_use]
    pub const fn is_blockable(self) -> bool {
        !matches!(self.target(), Target::Nobody) && !matches!(self, Self::MasterSpy | Self::MasterSpyRing)
    }

    /// Whether it is a BLOCK card. Rule B7.3.
    #[must_use]
    pub const fn is_block(self) -> bool {
        self.blocks_cards() || self.blocks_moves()
    }

    /// Whether it answers a political card.
    #[must_use]
    pub const fn blocks_cards(self) -> bool {
        matches!(self, Self::DoubleAgent | Self::Counterintelligence)
    }

    /// Whether it answers a Move.
    #[must_use]
    pub const fn blocks_moves(self) -> bool {
        matches!(self, Self::NonAggressionPact | Self::Fortifications)
    }
}

/// A technology; one card each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the cards'")]
pub enum Tech {
    Radar,
    JetFighters,
    HeavyBombers,
    Rockets,
    AtomicBomb,
    Sonar,
    AdvancedSubmarines,
    FireControl,
    CodeBreaking,
    ElectronicComputers,
    SyntheticOil,
    SyntheticMaterials,
    AssemblyLine,
    HeavyTanks,
    SelfPropelledArtillery,
    MechanizedInfantry,
    LongRangeAircraft,
    RadioBroadcasting,
}

/// How many technologies there are.
pub const N_TECHS: usize = 18;

/// The ids of the technologies, in order.
static TECH_IDS: [&str; N_TECHS] = [
    "radar",
    "jet-fighters",
    "heavy-bombers",
    "rockets",
    "atomic-bomb",
    "sonar",
    "advanced-submarines",
    "fire-control",
    "code-breaking",
    "electronic-computers",
    "synthetic-oil",
    "synthetic-materials",
    "assembly-line",
    "heavy-tanks",
    "self-propelled-artillery",
    "mechanized-infantry",
    "long-range-aircraft",
    "radio-broadcasting",
];

impl Tech {
    /// All of them.
    pub const ALL: [Self; N_TECHS] = [
        Self::Radar,
        Self::JetFighters,
        Self::HeavyBombers,
        Self::Rockets,
        Self::AtomicBomb,
        Self::Sonar,
        Self::AdvancedSubmarines,
        Self::FireControl,
        Self::CodeBreaking,
        Self::ElectronicComputers,
        Self::SyntheticOil,
        Self::SyntheticMaterials,
        Self::AssemblyLine,
        Self::HeavyTanks,
        Self::SelfPropelledArtillery,
        Self::MechanizedInfantry,
        Self::LongRangeAircraft,
        Self::RadioBroadcasting,
    ];

    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        TECH_IDS[self as usize]
    }

    /// The technology with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tech| tech.id() == id)
    }

    /// Its bit in a set of technologies.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

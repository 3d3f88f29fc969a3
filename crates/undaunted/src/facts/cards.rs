//! Units, cards and their actions. Rules 1.1–1.3, 1.7 and 1.8; both sides have the same 54 cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A unit: one counter, and three or five cards. Rule 1.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the units'")]
pub enum Unit {
    RiflemanA,
    RiflemanB,
    RiflemanC,
    ScoutA,
    ScoutB,
    ScoutC,
    MachineGunnerA,
    MachineGunnerB,
    MachineGunnerC,
    Sniper,
    Mortar,
}

/// How many units a side has.
pub const N_UNITS: usize = 11;

/// The riflemen of all squads, as bits of units.
pub const RIFLEMEN: u16 = 0b111;

/// What a spawn marker names: a squad, a kind of unit, or all. Rule 5.9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are what is printed")]
pub enum Group {
    A,
    B,
    C,
    Sniper,
    Mortar,
    All,
}

/// How many groups there are.
pub const N_GROUPS: usize = 6;

impl Group {
    /// All of them, in order.
    pub const ALL: [Self; N_GROUPS] = [Self::A, Self::B, Self::C, Self::Sniper, Self::Mortar, Self::All];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["a", "b", "c", "sniper", "mortar", "all"][self as usize]
    }

    /// The printed letter of a squad.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        ["A", "B", "C", "", "", ""][self as usize]
    }

    /// The group with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.id() == id)
    }
}

impl Unit {
    /// All of them, in order.
    pub const ALL: [Self; N_UNITS] = [
        Self::RiflemanA,
        Self::RiflemanB,
        Self::RiflemanC,
        Self::ScoutA,
        Self::ScoutB,
        Self::ScoutC,
        Self::MachineGunnerA,
        Self::MachineGunnerB,
        Self::MachineGunnerC,
        Self::Sniper,
        Self::Mortar,
    ];

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The cards of the unit.
    #[must_use]
    #[inline]
    pub const fn card(self) -> Card {
        Card::ALL[self as usize + FIRST_UNIT]
    }

    /// Base defence. Rule 1.7.
    #[must_use]
    pub const fn defence(self) -> u8 {
        match self {
            Self::ScoutA | Self::ScoutB | Self::ScoutC => 5,
            Self::Sniper => 6,
            _ => 4,
        }
    }

    /// Its bit in a set of units.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// Whether it is one of the riflemen.
    #[must_use]
    #[inline]
    pub const fn is_rifleman(self) -> bool {
        self.bit() & RIFLEMEN != 0
    }

    /// The group it enters with.
    #[must_use]
    #[inline]
    pub const fn group(self) -> Group {
        match self {
            Self::RiflemanA | Self::ScoutA | Self::MachineGunnerA => Group::A,
            Self::RiflemanB | Self::ScoutB | Self::MachineGunnerB => Group::B,
            Self::RiflemanC | Self::ScoutC | Self::MachineGunnerC => Group::C,
            Self::Sniper => Group::Sniper,
            Self::Mortar => Group::Mortar,
        }
    }

    /// The stable id, that of its cards.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.card().id()
    }

    /// The unit with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Card::named(id).and_then(Card::unit)
    }
}

/// One of the 17 different cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the cards'")]
pub enum Card {
    #[default]
    PlatoonSergeant,
    PlatoonGuide,
    SquadLeaderA,
    SquadLeaderB,
    SquadLeaderC,
    RiflemanA,
    RiflemanB,
    RiflemanC,
    ScoutA,
    ScoutB,
    ScoutC,
    MachineGunnerA,
    MachineGunnerB,
    MachineGunnerC,
    Sniper,
    Mortar,
    FogOfWar,
}

/// How many different cards there are.
pub const N_CARDS: usize = 17;
/// The number of the first combat card.
const FIRST_UNIT: usize = 5;

/// A thing a card can be used for. Rule 5.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the actions'")]
pub enum Action {
    Move,
    Guide,
    Scout,
    Stalk,
    Bolster,
    Command,
    Conceal,
    Control,
    Inspire,
    Recon,
    Target,
    Attack,
    Suppress,
    Blast,
    /// Not printed: the counter is turned to ready (5.8).
    Recover,
    /// Not printed: the card goes to the supply (5.7).
    HunkerDown,
}

impl Action {
    /// Whether it takes cards, of one squad alone where a letter is printed with it. Rules 7.1 and 7.3.
    #[must_use]
    pub const fn takes_of_squad(self) -> bool {
        matches!(self, Self::Bolster | Self::Inspire)
    }

    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Move,
        Self::Guide,
        Self::Scout,
        Self::Stalk,
        Self::Bolster,
        Self::Command,
        Self::Conceal,
        Self::Control,
        Self::Inspire,
        Self::Recon,
        Self::Target,
        Self::Attack,
        Self::Suppress,
        Self::Blast,
        Self::Recover,
        Self::HunkerDown,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Guide => "guide",
            Self::Scout => "scout",
            Self::Stalk => "stalk",
            Self::Bolster => "bolster",
            Self::Command => "command",
            Self::Conceal => "conceal",
            Self::Control => "control",
            Self::Inspire => "inspire",
            Self::Recon => "recon",
            Self::Target => "target",
            Self::Attack => "attack",
            Self::Suppress => "suppress",
            Self::Blast => "blast",
            Self::Recover => "recover",
            Self::HunkerDown => "hunker-down",
        }
    }

    /// The action with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.id() == id)
    }
}

/// What is printed on a card.
#[derive(Debug)]
pub struct CardFacts {
    /// The stable id.
    pub id: &'static str,
    /// The initiative number.
    pub initiative: u8,
    /// Copies a side has.
    pub copies: u8,
    /// The squad.
    pub squad: Option<Group>,
    /// The actions with their numbers, 0 where none is printed.
    pub actions: &'static [(Action, u8)],
}

use Action::{
    Attack, Blast, Bolster, Command, Conceal, Control, Guide, Inspire, Move, Recon, Scout, Stalk, Suppress,
    Target,
};

const LEADER: &[(Action, u8)] = &[(Bolster, 2), (Inspire, 1)];
const RIFLEMAN: &[(Action, u8)] = &[(Move, 1), (Attack, 1), (Control, 0)];
const SCOUT: &[(Action, u8)] = &[(Scout, 2), (Attack, 1), (Recon, 0), (Conceal, 0)];
const GUNNER: &[(Action, u8)] = &[(Move, 1), (Attack, 2), (Suppress, 4)];

const fn card(
    id: &'static str,
    initiative: u8,
    copies: u8,
    squad: Option<Group>,
    actions: &'static [(Action, u8)],
) -> CardFacts {
    CardFacts { id, initiative, copies, squad, actions }
}

const A: Option<Group> = Some(Group::A);
const B: Option<Group> = Some(Group::B);
const C: Option<Group> = Some(Group::C);

/// The cards, as printed. Rule 1.8.
#[rustfmt::skip]
pub static CARDS: [CardFacts; N_CARDS] = [
    card("platoon-sergeant", 9, 1, None, &[(Bolster, 3), (Command, 2)]),
    card("platoon-guide", 8, 1, None, &[(Bolster, 1), (Guide, 1)]),
    card("squad-leader-a", 7, 1, A, LEADER),
    card("squad-leader-b", 7, 1, B, LEADER),
    card("squad-leader-c", 7, 1, C, LEADER),
    card("rifleman-a", 5, 5, A, RIFLEMAN),
    card("rifleman-b", 5, 5, B, RIFLEMAN),
    card("rifleman-c", 5, 5, C, RIFLEMAN),
    card("scout-a", 6, 3, A, SCOUT),
    card("scout-b", 6, 3, B, SCOUT),
    card("scout-c", 6, 3, C, SCOUT),
    card("machine-gunner-a", 3, 3, A, GUNNER),
    card("machine-gunner-b", 3, 3, B, GUNNER),
    card("machine-gunner-c", 3, 3, C, GUNNER),
    card("sniper", 4, 3, None, &[(Stalk, 1), (Attack, 3)]),
    card("mortar", 2, 3, None, &[(Move, 1), (Blast, 1), (Target, 0)]),
    card("fog-of-war", 1, 10, None, &[]),
];

impl Card {
    /// All of them, in order.
    pub const ALL: [Self; N_CARDS] = [
        Self::PlatoonSergeant,
        Self::PlatoonGuide,
        Self::SquadLeaderA,
        Self::SquadLeaderB,
        Self::SquadLeaderC,
        Self::RiflemanA,
        Self::RiflemanB,
        Self::RiflemanC,
        Self::ScoutA,
        Self::ScoutB,
        Self::ScoutC,
        Self::MachineGunnerA,
        Self::MachineGunnerB,
        Self::MachineGunnerC,
        Self::Sniper,
        Self::Mortar,
        Self::FogOfWar,
    ];

    /// The card with this number.
    #[must_use]
    #[inline]
    pub const fn at(number: usize) -> Self {
        Self::ALL[number]
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &CARDS[self as usize]
    }

    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// The card with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The unit of a combat card.
    #[must_use]
    #[inline]
    pub const fn unit(self) -> Option<Unit> {
        let at = self as usize;
        if at >= FIRST_UNIT && at < FIRST_UNIT + N_UNITS { Some(Unit::ALL[at - FIRST_UNIT]) } else { None }
    }

    /// The number printed after an action; none when the card does not have it.
    #[must_use]
    #[inline]
    pub fn value(self, action: Action) -> Option<u8> {
        self.facts().actions.iter().find(|(printed, _)| *printed == action).map(|(_, value)| *value)
    }
}

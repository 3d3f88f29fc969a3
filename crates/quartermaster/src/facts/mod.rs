//! What is printed: the board, the nations, the order of play.

pub mod clauses;
pub mod map;

use engine::{Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use map::{LAND, NEIGHBOURS, SEA, STRAITS, SUPPLY_SPACES, Set, Space, set, spaces};

/// One of the six powers, in the order of play. Rules 1.1 and 7.1.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the powers'")]
pub enum Nation {
    #[default]
    Germany,
    Uk,
    Japan,
    Ussr,
    Italy,
    Usa,
}

use Nation::{Germany, Italy, Japan, Uk, Usa, Ussr};

/// One of the two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Team {
    /// Germany, Japan, Italy.
    Axis,
    /// The United Kingdom, the Soviet Union, the United States.
    Allies,
}

impl Team {
    /// Its number, for scores.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Axis => Self::Allies,
            Self::Allies => Self::Axis,
        }
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Axis => "axis",
            Self::Allies => "allies",
        }
    }

    /// Its nations, in the order of play.
    #[must_use]
    pub const fn nations(self) -> [Nation; 3] {
        match self {
            Self::Axis => [Germany, Japan, Italy],
            Self::Allies => [Uk, Ussr, Usa],
        }
    }
}

/// What is printed about a nation.
#[derive(Debug)]
pub struct NationFacts {
    /// The stable id.
    pub id: &'static str,
    /// The home space.
    pub home: Space,
    /// Armies in the pool.
    pub armies: u32,
    /// Navies in the pool.
    pub navies: u32,
    /// Cards in the deck.
    pub deck: usize,
}

/// Homes, pieces and decks. Rules 2.1 and 2.2.
pub static NATIONS: [NationFacts; 6] = [
    NationFacts { id: "germany", home: Space::Germany, armies: 7, navies: 3, deck: 41 },
    NationFacts { id: "uk", home: Space::UnitedKingdom, armies: 5, navies: 5, deck: 40 },
    NationFacts { id: "japan", home: Space::Japan, armies: 5, navies: 5, deck: 34 },
    NationFacts { id: "ussr", home: Space::Moscow, armies: 7, navies: 1, deck: 34 },
    NationFacts { id: "italy", home: Space::Italy, armies: 4, navies: 3, deck: 30 },
    NationFacts { id: "usa", home: Space::EasternUs, armies: 5, navies: 6, deck: 41 },
];

impl Nation {
    /// All six, in the order of play.
    pub const ALL: [Self; 6] = [Germany, Uk, Japan, Ussr, Italy, Usa];

    /// The nation with this number.
    #[must_use]
    pub const fn at(number: usize) -> Self {
        Self::ALL[number]
    }

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What is printed about it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static NationFacts {
        &NATIONS[self as usize]
    }

    /// The stable id.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// The nation with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|nation| nation.id() == id)
    }

    /// Its team.
    #[must_use]
    #[inline]
    pub const fn team(self) -> Team {
        if (self as u8).is_multiple_of(2) { Team::Axis } else { Team::Allies }
    }

    /// Its seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The nation of a seat.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Self> {
        Self::ALL.get(seat.index()).copied()
    }
}

/// Who holds which nations, by number of players: the nations of one person in one set. Rule 2.3.
const ROLES: [&[&[Nation]]; 5] = [
    &[&[Germany, Italy, Japan], &[Uk, Usa, Ussr]],
    &[&[Germany], &[Uk, Usa, Ussr], &[Japan, Italy]],
    &[&[Germany], &[Uk, Usa], &[Japan, Italy], &[Ussr]],
    &[&[Germany], &[Uk], &[Japan, Italy], &[Ussr], &[Usa]],
    &[&[Germany], &[Uk], &[Japan], &[Ussr], &[Italy], &[Usa]],
];

/// The seats that go with each seat, itself included, by number of players.
static HANDS: [[Seats; 8]; 8] = {
    let mut hands = [[Seats::NONE; 8]; 8];
    let mut players = 0;
    while players < 5 {
        let mut role = 0;
        while role < ROLES[players].len() {
            let nations = ROLES[players][role];
            let mut at = 0;
            while at < nations.len() * nations.len() {
                let (one, other) = (nations[at / nations.len()].seat(), nations[at % nations.len()].seat());
                let held = &mut hands[players + 2][one.0 as usize];
                *held = held.with(other);
                at += 1;
            }
            role += 1;
        }
        players += 1;
    }
    hands
};

/// The seats of the person who holds `seat`, with so many players.
#[must_use]
#[inline]
pub fn role(players: u8, seat: Seat) -> Seats {
    HANDS[usize::from(players) % 8][seat.index() % 8]
}

/// Rounds in a game. Rule 7.1.
pub const ROUNDS: u8 = 20;
/// Cards drawn at set-up. Rule 2.4.
pub const FIRST_HAND: usize = 10;
/// Cards put away at set-up. Rule 2.4.
pub const PUT_AWAY: u8 = 3;
/// Cards in hand after drawing. Rule 7.8.
pub const HAND: u32 = 7;
/// A lead that wins at the end of a round. Rule 15.7.
pub const SUDDEN: i16 = 30;
/// Cards that Reallocate Resources costs. Rule 16.1.
pub const REALLOCATE: u8 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules 2.1 and 2.2: pools and decks add up.
    #[test]
    fn rule_2_1_and_2_2_pieces_and_cards_add_up() {
        assert_eq!(NATIONS.iter().map(|n| n.armies).sum::<u32>(), 33);
        assert_eq!(NATIONS.iter().map(|n| n.navies).sum::<u32>(), 23);
        assert_eq!(NATIONS.iter().map(|n| n.deck).sum::<usize>(), 220);
    }

    /// Rule 2.3: the table of roles keeps the teams apart and leaves nobody out.
    #[test]
    fn rule_2_3_roles_cover_all_nations_and_keep_teams_apart() {
        for players in 2..=6 {
            let mut roles: Vec<Seats> = Nation::ALL.map(|nation| role(players, nation.seat())).to_vec();
            roles.dedup();
            for nation in Nation::ALL {
                let mine = role(players, nation.seat());
                assert!(mine.has(nation.seat()));
                assert!(mine.iter().all(|seat| Nation::of(seat).map(Nation::team) == Some(nation.team())));
            }
            let distinct: std::collections::HashSet<_> = roles.into_iter().collect();
            assert_eq!(distinct.len(), usize::from(players));
        }
    }

    /// Rule 1.1: the teams.
    #[test]
    fn rule_1_1_three_against_three() {
        for team in [Team::Axis, Team::Allies] {
            assert!(team.nations().into_iter().all(|nation| nation.team() == team));
        }
    }
}

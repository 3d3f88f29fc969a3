//! Scenarios: the twelve printed ones, and those that players make. Rules 2 and 3.
//!
//! A [`Scenario`] is plain data without fault: whatever it comes from — the printed tables, a TOML file, a
//! one-line code — has passed [`Draft::check`], which names every fault at once.

mod balance;
mod code;
mod draft;
mod faults;
mod printed;
mod text;
mod title;

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::facts::cards::{N_GROUPS, N_UNITS};
use crate::facts::{Face, Group, Side, Unit};
use crate::pile::Pile;

pub use balance::{Balance, Rounds, Share, balance};
pub use draft::{Draft, DraftSide, DraftTile};
pub use faults::{Cards, Fault};
pub use title::Title;

/// How many scenarios are printed.
pub const N_PRINTED: u8 = 12;
/// The most tiles a map has.
pub const N_TILES: usize = 18;
/// No tile.
pub const NOWHERE: u8 = u8::MAX;

/// A set of tiles of a map: a bit each, in the order in which the scenario lists them.
pub type Tiles = u32;

/// What a side must do to win. Rule 10.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub enum Goal {
    /// The enemy has no Riflemen on the board.
    #[default]
    Pin,
    /// So many points.
    Control(u8),
}

/// What a scenario says about one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Platoon {
    /// What it must do.
    pub goal: Goal,
    /// Control markers on their scouted face.
    pub scouted: Tiles,
    /// Control markers on their controlled face.
    pub controlled: Tiles,
    /// Where each group enters, or [`NOWHERE`].
    pub spawn: [u8; N_GROUPS],
    /// Where each unit's counter stands, or [`NOWHERE`].
    pub at: [u8; N_UNITS],
    /// The cards of the deck.
    pub deck: Pile,
    /// The cards of the supply.
    pub supply: Pile,
}

impl Platoon {
    const NONE: Self = Self {
        goal: Goal::Pin,
        scouted: 0,
        controlled: 0,
        spawn: [NOWHERE; N_GROUPS],
        at: [NOWHERE; N_UNITS],
        deck: Pile::EMPTY,
        supply: Pile::EMPTY,
    };

    /// Where a unit enters, or [`NOWHERE`]. Rule 5.9.
    #[must_use]
    #[inline]
    pub const fn entry(&self, unit: Unit) -> u8 {
        match self.spawn[unit.group() as usize] {
            NOWHERE => self.spawn[Group::All as usize],
            at => at,
        }
    }

    /// Every card of the side in this scenario. Rule 3.5.
    #[must_use]
    pub fn cards(&self) -> Pile {
        self.deck + self.supply
    }
}

/// A scenario without fault, as plain data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scenario {
    /// Its title.
    pub title: Title,
    /// How many tiles the map has.
    pub n_tiles: u8,
    /// The faces laid out.
    pub face: [Face; N_TILES],
    /// Their left edges, in half-tiles.
    pub x: [u8; N_TILES],
    /// Their upper edges, in half-tiles.
    pub y: [u8; N_TILES],
    /// Tiles that lie upside down; only the picture changes.
    pub turned: Tiles,
    /// Objective values, 0 where there is none.
    pub value: [u8; N_TILES],
    /// The tile with the radio, or [`NOWHERE`]. Rule 11.2.
    pub radio: u8,
    /// Who has the initiative marker at first. Rule 3.4.
    pub first: Side,
    /// The two sides.
    pub sides: [Platoon; 2],
}

impl Scenario {
    /// A printed scenario, by its number from 1 to 12; any other number is the worked example.
    #[must_use]
    pub fn printed(number: u8) -> &'static Self {
        static ALL: [OnceLock<Scenario>; 13] = [const { OnceLock::new() }; 13];
        let number = if number > N_PRINTED { 0 } else { number as usize };
        ALL[number].get_or_init(|| printed::read(number))
    }

    /// The board of the rulebook's worked example.
    #[must_use]
    pub fn worked_example() -> &'static Self {
        Self::printed(0)
    }

    /// The tile with this face, if the map has it.
    #[must_use]
    pub fn tile(&self, face: Face) -> Option<u8> {
        self.face[..self.n_tiles.into()].iter().position(|laid| *laid == face).map(|at| at as u8)
    }

    /// Whether a loaded scenario is without fault.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let n = self.n_tiles;
        let on_map = |at: &u8| *at == NOWHERE || *at < n;
        let fits = |platoon: &Platoon| {
            platoon.spawn.iter().chain(&platoon.at).all(on_map)
                && (platoon.scouted | platoon.controlled) & !self.all() == 0
                && platoon.deck.is_sound()
                && platoon.supply.is_sound()
        };
        let fits = usize::from(n) <= N_TILES && on_map(&self.radio) && self.sides.iter().all(fits);
        fits && self.draft().check() == Ok(*self)
    }

    /// Every tile of the map, as a set.
    #[must_use]
    #[inline]
    pub const fn all(&self) -> Tiles {
        (1 << self.n_tiles) - 1
    }

    /// The neighbours of each tile. Rule 2.2.
    #[must_use]
    pub fn neighbours(&self) -> [Tiles; N_TILES] {
        let n: usize = self.n_tiles.into();
        let touch = |a: usize, b: usize| {
            let (dx, dy) = (self.x[a].abs_diff(self.x[b]), self.y[a].abs_diff(self.y[b]));
            (dx == 2 && dy < 2) || (dy == 2 && dx < 2)
        };
        let mut near = [0; N_TILES];
        for (a, set) in near[..n].iter_mut().enumerate() {
            *set = (0..n).filter(|b| touch(a, *b)).fold(0, |set, b| set | 1 << b);
        }
        near
    }
}

//! What is printed: sides, units, cards, actions, tiles.

pub mod cards;
pub mod clauses;
pub mod tiles;

use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use cards::{Action, Card, Group, Unit};
pub use tiles::Face;

/// Cards drawn at the start of a round. Rule 4.2.
pub const DRAW: u8 = 4;
/// The nearest a target marker may lie to its mortar. Rule 7.7.
pub const MORTAR_RANGE: u8 = 3;
/// A die has so many faces; its 0 is the ten. Rules 8.8 and 8.9.
pub const DIE: u8 = 10;
/// Where every scenario ends, cap or no cap: every game is finite. Ruling 36.
pub const LAST_ROUND: u16 = 1000;

/// One of the two sides; also the seats, in this order.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[repr(u8)]
pub enum Side {
    /// The United States.
    #[default]
    Us,
    /// Germany.
    Germany,
}

impl Side {
    /// Both, in the order of the seats.
    pub const ALL: [Self; 2] = [Self::Us, Self::Germany];

    /// Its number.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The enemy.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Us => Self::Germany,
            Self::Germany => Self::Us,
        }
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Us => "us",
            Self::Germany => "germany",
        }
    }

    /// The side with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.id() == id)
    }

    /// Its seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::Us),
            1 => Some(Self::Germany),
            _ => None,
        }
    }
}

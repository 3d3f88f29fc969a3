//! The 18 double-sided tiles. Rules 2.1, 2.4, 8.4 and 8.5.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How many faces there are.
pub const N_FACES: usize = 36;

/// What is printed on a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaceFacts {
    /// Its name, as printed: `17B`.
    pub id: &'static str,
    /// The cover bonus.
    pub cover: u8,
    /// The cover bonus against an attacker on a hill, and against a Blast.
    pub low: u8,
    /// What it shows; only its cover matters (2.4).
    pub terrain: &'static str,
}

const fn face(id: &'static str, cover: u8, low: u8, terrain: &'static str) -> FaceFacts {
    FaceFacts { id, cover, low, terrain }
}

/// Both faces of the 18 tiles, from 1A to 18B. Scenario book, set-up pictures.
#[rustfmt::skip]
pub static FACES: [FaceFacts; N_FACES] = [
    face("1A", 0, 0, "open"),
    face("1B", 1, 1, "building"),
    face("2A", 3, 1, "hill"),
    face("2B", 2, 2, "hedge"),
    face("3A", 3, 3, "woods"),
    face("3B", 0, 0, "open"),
    face("4A", 3, 3, "woods"),
    face("4B", 0, 0, "open"),
    face("5A", 1, 1, "building"),
    face("5B", 1, 1, "building"),
    face("6A", 1, 1, "building"),
    face("6B", 1, 1, "building"),
    face("7A", 2, 2, "hedge"),
    face("7B", 1, 1, "building"),
    face("8A", 2, 2, "hedge"),
    face("8B", 1, 1, "building"),
    face("9A", 3, 1, "hill"),
    face("9B", 0, 0, "open"),
    face("10A", 1, 1, "building"),
    face("10B", 0, 0, "open"),
    face("11A", 1, 1, "building"),
    face("11B", 0, 0, "open"),
    face("12A", 1, 1, "building"),
    face("12B", 0, 0, "open"),
    face("13A", 0, 0, "river"),
    face("13B", 1, 1, "building"),
    face("14A", 0, 0, "river"),
    face("14B", 1, 1, "building"),
    face("15A", 0, 0, "river"),
    face("15B", 2, 2, "hedge"),
    face("16A", 3, 1, "hill"),
    face("16B", 2, 2, "hedge"),
    face("17A", 0, 0, "river"),
    face("17B", 3, 3, "woods"),
    face("18A", 0, 0, "river"),
    face("18B", 3, 3, "woods"),
];

/// One face of a tile, counted from 1A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// The face with this number.
    #[must_use]
    pub const fn at(number: usize) -> Option<Self> {
        if number < N_FACES { Some(Self(number as u8)) } else { None }
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_FACES as u8).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the tile it is on, 0 to 17.
    #[must_use]
    pub const fn tile(self) -> usize {
        self.0 as usize / 2
    }

    /// What is printed on it.
    #[must_use]
    pub fn facts(self) -> &'static FaceFacts {
        &FACES[self.index()]
    }

    /// Its name.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.facts().id
    }

    /// Whether it is a hill: printed 3/1.
    #[must_use]
    pub fn is_hill(self) -> bool {
        self.facts().cover != self.facts().low
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::at(number.into()).ok_or_else(|| format!("there is no face {number}"))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|face| face.id() == text).ok_or_else(|| format!("there is no tile {text:?}"))
    }
}

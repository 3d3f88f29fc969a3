//! Who sits at the table and who looks on.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0. Each game names its seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats, at most eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Every seat there can be.
    pub const ALL: Self = Self(u8::MAX);

    /// Every seat that is not in `others`.
    #[must_use]
    pub const fn all_but(others: Self) -> Self {
        Self(!others.0)
    }

    /// The set as bits, the lowest for the first seat.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether some seat is in both sets.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The seats 0 to `n` − 1.
    #[must_use]
    pub const fn first(n: usize) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with `seat` not in it.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The seats of a set-up, known before a game begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    /// Their stable names, in order.
    pub names: &'static [&'static str],
    /// Those that the rules play by themselves, such as a printed solo rival. They are never awaited.
    pub automatic: Seats,
    /// The seats that one pair of hands must hold together with each seat, itself included: they share their
    /// secrets.
    pub partners: [Seats; 8],
}

impl Places {
    /// Seats that people play, each for itself.
    #[must_use]
    pub fn of(names: &'static [&'static str]) -> Self {
        let partners = std::array::from_fn(|seat| Seats::only(Seat(seat as u8)));
        Self { names, automatic: Seats::NONE, partners }
    }

    /// The seats that stand for a pair of hands each: the first of those that go together.
    pub fn roles(&self) -> impl Iterator<Item = Seat> + use<> {
        let partners = self.partners;
        (0..self.names.len() as u8)
            .map(Seat)
            .filter(move |seat| partners[seat.index()].iter().next() == Some(*seat))
    }
}

/// Whose eyes look at the table: those of some seats, or nobody's (a watcher sees what is public).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Viewer(pub Seats);

impl Viewer {
    /// Sees what everybody may see.
    pub const WATCHER: Self = Self(Seats::NONE);

    /// Sees what one seat may see.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self(Seats::only(seat))
    }

    /// Sees all that any of `n` seats may see: the open table after a game.
    #[must_use]
    pub const fn all(n: usize) -> Self {
        Self(Seats::first(n))
    }

    /// Whether the secrets of `seat` are open to this viewer.
    #[must_use]
    pub const fn knows(self, seat: Seat) -> bool {
        self.0.has(seat)
    }
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaiting {
    /// These seats must decide; several at once where choices are simultaneous and secret.
    Seats(Seats),
    /// The game has ended.
    Over(Outcome),
}

impl Awaiting {
    /// One seat decides.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self::Seats(Seats::only(seat))
    }

    /// The seats that decide now; none when the game is over.
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Self::Seats(seats) => seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, when the game has ended.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Seats(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The winning seats; several when a team wins or a victory is shared.
    pub winners: Seats,
    /// The way it ended, a stable id with words in every locale (`outcome-<how>`).
    pub how: &'static str,
    /// Points by seat, 0 for seats that do not exist.
    pub points: [i16; 8],
    /// How many seats the table has.
    pub n_seats: u8,
}

impl fmt::Display for Outcome {
    /// `seats 0,1 by points 24 26`: the form in which a record closes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats ")?;
        for (i, seat) in self.winners.iter().enumerate() {
            write!(f, "{}{}", if i > 0 { "," } else { "" }, seat.0)?;
        }
        write!(f, " by {}", self.how)?;
        for points in &self.points[..self.n_seats as usize] {
            write!(f, " {points}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_seats_gain_and_lose_members() {
        let set = Seats::NONE.with(Seat(1)).with(Seat(5));
        assert!(set.has(Seat(5)) && !set.has(Seat(0)) && set.len() == 2);
        assert_eq!(set.without(Seat(1)).iter().collect::<Vec<_>>(), [Seat(5)]);
        assert_eq!(Seats::first(8).len(), 8);
    }

    #[test]
    fn a_watcher_knows_no_seat() {
        assert!(!Viewer::WATCHER.knows(Seat(0)));
        assert!(Viewer::all(2).knows(Seat(1)));
    }
}

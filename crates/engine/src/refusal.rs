//! Why a choice was not taken. Players see these, in their language, with the clause that forbids.

use crate::say::Say;
use crate::seat::Seat;

/// A rule that stands in the way of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// The clause of the rules, e.g. `4.2`.
    pub clause: &'static str,
    /// What it says about this choice.
    pub say: Say,
}

impl Why {
    /// A clause and what it says here.
    #[must_use]
    pub const fn new(clause: &'static str, say: Say) -> Self {
        Self { clause, say }
    }
}

/// A choice that was refused; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat decides now.
    #[error("it is not the decision of seat {}", .0.0)]
    NotYours(Seat),
    /// The words are not a choice of this game.
    #[error("{0:?} is not a choice of this game")]
    Unreadable(String),
    /// A rule forbids it.
    #[error("{choice} is not on offer (rule {})", why.clause)]
    NotOffered {
        /// The choice, in notation.
        choice: String,
        /// The clause that forbids it.
        why: Why,
    },
    /// There is nothing of this seat's to take back, or something was learnt since.
    #[error("there is nothing to take back")]
    NoUndo,
}

impl Refusal {
    /// The clause that forbids, where one does.
    #[must_use]
    pub const fn clause(&self) -> Option<&'static str> {
        match self {
            Self::NotOffered { why, .. } => Some(why.clause),
            _ => None,
        }
    }
}

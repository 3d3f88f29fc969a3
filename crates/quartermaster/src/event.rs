//! What happened, and who may know it.

use engine::{Say, Viewer};

use crate::cards::{CARDS, Piece};
use crate::facts::{Nation, Space, Team};
use crate::state::{Cause, End};

/// Something that happened. A card is `None` when the viewer may not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Event {
    /// A turn began.
    Turn { nation: Nation, round: u8 },
    /// A card was put away at set-up, or discarded from hand.
    Discarded { nation: Nation, row: Option<u8> },
    /// A card was played face up.
    Played { nation: Nation, row: u8 },
    /// A Status was placed.
    PlacedStatus { nation: Nation, row: u8 },
    /// A Response was placed face down.
    PlacedResponse { nation: Nation, row: Option<u8> },
    /// A card of the table was used.
    Used { nation: Nation, row: u8 },
    /// A piece was built.
    Built { nation: Nation, piece: Piece, at: Space },
    /// A piece on the board was declared newly built (10.5).
    Declared { nation: Nation, piece: Piece, at: Space },
    /// A piece was recruited.
    Recruited { nation: Nation, piece: Piece, at: Space },
    /// A space was battled.
    Battled { nation: Nation, at: Space },
    /// A piece was removed.
    Removed { nation: Nation, piece: Piece, at: Space, cause: Cause },
    /// A piece was taken off the board by its owner (17).
    TakenOff { nation: Nation, piece: Piece, at: Space },
    /// A piece was saved.
    Saved { nation: Nation, piece: Piece, at: Space },
    /// Points were gained or lost.
    Score { team: Team, points: i16, total: i16 },
    /// Cards were milled; so many were missing.
    Milled { nation: Nation, n: u8, missing: u8 },
    /// Cards were drawn.
    Drew { nation: Nation, n: u8 },
    /// A random Response was discarded.
    ResponseLost { nation: Nation, row: Option<u8> },
    /// A Status was discarded.
    StatusLost { nation: Nation, row: u8 },
    /// An economic warfare card has no effect.
    Cancelled { row: u8 },
    /// A card went on top of, into or under a deck.
    Returned { nation: Nation, row: Option<u8> },
    /// The top of a deck was looked at and put in order.
    Reordered { nation: Nation },
    /// A card was fetched from the deck.
    Fetched { nation: Nation, row: Option<u8> },
    /// The Victory step was skipped: the home is occupied (15.4).
    HomeOccupied { nation: Nation },
    /// The game ended.
    Ended { end: End, vp: [i16; 2] },
}

impl engine::Event for Event {
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        // Rule 8.3: hands, face-down Responses and unseen discards are their owner's alone.
        match &mut self {
            Self::Discarded { nation, row }
            | Self::PlacedResponse { nation, row }
            | Self::ResponseLost { nation, row }
                if !viewer.knows(nation.seat()) =>
            {
                *row = None;
            }
            Self::Returned { nation, row } if !viewer.knows(nation.seat()) => *row = None,
            _ => {}
        }
        Some(self)
    }

    fn say(&self) -> Say {
        let card = |row: u8| CARDS[row as usize].id;
        let of = |id, nation: Nation| Say::new(id).name("nation", "nation", nation.id());
        let piece = |id, nation: Nation, piece: Piece, at: Space| {
            of(id, nation).name("piece", "piece", piece.id()).name("space", "space", at.id())
        };
        let perhaps = |open, hidden, nation: Nation, row: Option<u8>| match row {
            Some(row) => of(open, nation).name("card", "card", card(row)),
            None => of(hidden, nation),
        };
        match *self {
            Self::Turn { nation, round } => of("event-turn", nation).number("round", round),
            Self::Discarded { nation, row } => {
                perhaps("event-discarded", "event-discarded-hidden", nation, row)
            }
            Self::Played { nation, row } => of("event-played", nation).name("card", "card", card(row)),
            Self::PlacedStatus { nation, row } => of("event-status", nation).name("card", "card", card(row)),
            Self::PlacedResponse { nation, row } => {
                perhaps("event-response", "event-response-hidden", nation, row)
            }
            Self::Used { nation, row } => of("event-used", nation).name("card", "card", card(row)),
            Self::Built { nation, piece: kind, at } => piece("event-built", nation, kind, at),
            Self::Declared { nation, piece: kind, at } => piece("event-declared", nation, kind, at),
            Self::Recruited { nation, piece: kind, at } => piece("event-recruited", nation, kind, at),
            Self::Battled { nation, at } => of("event-battled", nation).name("space", "space", at.id()),
            Self::Removed { nation, piece: kind, at, cause } => {
                let id = match cause {
                    Cause::Battle => "event-removed-battle",
                    Cause::Eliminated => "event-removed-eliminated",
                    Cause::Supply => "event-removed-supply",
                };
                piece(id, nation, kind, at)
            }
            Self::TakenOff { nation, piece: kind, at } => piece("event-taken-off", nation, kind, at),
            Self::Saved { nation, piece: kind, at } => piece("event-saved", nation, kind, at),
            Self::Score { team, points, total } => {
                Say::new(if points < 0 { "event-lost-points" } else { "event-points" })
                    .name("team", "team", team.id())
                    .number("points", points.abs())
                    .number("total", total)
            }
            Self::Milled { nation, n, missing } => {
                of(if missing > 0 { "event-milled-short" } else { "event-milled" }, nation)
                    .number("n", n)
                    .number("missing", missing)
            }
            Self::Drew { nation, n } => of("event-drew", nation).number("n", n),
            Self::ResponseLost { nation, row } => {
                perhaps("event-response-lost", "event-response-lost-hidden", nation, row)
            }
            Self::StatusLost { nation, row } => {
                of("event-status-lost", nation).name("card", "card", card(row))
            }
            Self::Cancelled { row } => Say::new("event-cancelled").name("card", "card", card(row)),
            Self::Returned { nation, row } => perhaps("event-returned", "event-returned-hidden", nation, row),
            Self::Reordered { nation } => of("event-reordered", nation),
            Self::Fetched { nation, row } => perhaps("event-fetched", "event-fetched-nothing", nation, row),
            Self::HomeOccupied { nation } => of("event-home-occupied", nation),
            Self::Ended { end, vp } => {
                let (id, team) = match end {
                    End::Sudden(team) => ("event-ended-sudden", team),
                    End::Score(team) => ("event-ended-score", team),
                };
                Say::new(id).name("team", "team", team.id()).number("axis", vp[0]).number("allies", vp[1])
            }
        }
    }

    fn touches(&self) -> Vec<String> {
        match *self {
            Self::Built { at, .. }
            | Self::Declared { at, .. }
            | Self::Recruited { at, .. }
            | Self::Battled { at, .. }
            | Self::Removed { at, .. }
            | Self::TakenOff { at, .. }
            | Self::Saved { at, .. } => vec![at.id().into()],
            Self::Score { team, .. } => vec![team.id().into()],
            _ => Vec::new(),
        }
    }
}

impl Piece {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Army => "army",
            Self::Navy => "navy",
        }
    }

    /// What stands in such a space.
    #[must_use]
    pub const fn in_space(space: Space) -> Self {
        if space.is_land() { Self::Army } else { Self::Navy }
    }
}

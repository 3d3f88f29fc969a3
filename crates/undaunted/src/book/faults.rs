//! What can be wrong with a scenario, each fault with what it speaks of.

use engine::Say;

use crate::facts::{Card, Face, Group, Side, Unit};

/// Cards of a side that do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    /// The side.
    pub side: Side,
    /// The card.
    pub card: Card,
    /// Copies asked for.
    pub copies: i64,
    /// Copies there are.
    pub most: i64,
}

/// Something wrong with a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The text is not TOML, or not a scenario; what its reader says.
    Unreadable(String),
    /// The code is not one.
    Code,
    /// A field is missing or of the wrong kind.
    Field(String),
    /// A word that the format does not know.
    UnknownWord(String),
    /// No title, or one that is too long.
    Title,
    /// No such side.
    UnknownSide(String),
    /// No such tile.
    UnknownTile(String),
    /// No such unit.
    UnknownUnit(String),
    /// No such card.
    UnknownCard(String),
    /// No such squad or kind of unit.
    UnknownGroup(String),
    /// A map needs at least two tiles.
    TooSmall,
    /// A tile beyond the edge.
    OutOfBounds(Face, i64, i64),
    /// A tile laid twice, on either face.
    TileTwice(Face),
    /// Two tiles that lie on each other.
    Overlap(Face, Face),
    /// A tile that touches no other.
    TouchesNone(Face),
    /// A map that does not hang together.
    InPieces,
    /// Something on a tile that is not on the map.
    NotOnMap(Face),
    /// An objective value beyond 1 to 9.
    Value(Face, i64),
    /// Two objectives on one tile.
    ObjectiveTwice(Face),
    /// A radio without an objective to raise.
    RadioWithoutObjective(Face),
    /// A goal beyond 1 to 99 points.
    Points(Side, i64),
    /// Two markers of a side on one tile (1.5).
    TwoMarkers(Side, Face),
    /// Both sides control a tile (1.5).
    BothControl(Face),
    /// A spawn marker that names nobody.
    EmptySpawn(Side),
    /// Two spawn markers for one group.
    TwoSpawns(Side, Group),
    /// A unit with cards and no spawn marker (5.9).
    NoSpawn(Side, Unit),
    /// A counter without any card.
    NoCards(Side, Unit),
    /// A counter placed twice.
    CounterTwice(Side, Unit),
    /// More copies than exist, or fewer than none.
    TooMany(Cards),
    /// A deck without cards.
    EmptyDeck(Side),
    /// A goal that no control of the map reaches: side, goal, total.
    OutOfReach(Side, u32, u32),
    /// A goal that is reached before the game begins.
    WonAlready(Side),
    /// A side must control points and has no Rifleman card.
    NoRiflemen(Side),
    /// A side must pin an enemy who has no Riflemen on the board.
    NobodyToPin(Side),
    /// Neither side has Riflemen on the board: the game would be over (10.5).
    BothPinned,
}

impl Fault {
    /// The part of the scenario it speaks of: a tile, a side, or `title`.
    #[must_use]
    pub fn place(&self) -> Option<&str> {
        match self {
            Self::Title => Some("title"),
            Self::UnknownTile(id) => Some(id),
            Self::OutOfBounds(tile, ..)
            | Self::TileTwice(tile)
            | Self::Overlap(_, tile)
            | Self::TouchesNone(tile)
            | Self::NotOnMap(tile)
            | Self::Value(tile, _)
            | Self::ObjectiveTwice(tile)
            | Self::RadioWithoutObjective(tile)
            | Self::TwoMarkers(_, tile)
            | Self::BothControl(tile) => Some(tile.id()),
            Self::Points(side, _)
            | Self::EmptySpawn(side)
            | Self::TwoSpawns(side, _)
            | Self::NoSpawn(side, _)
            | Self::NoCards(side, _)
            | Self::CounterTwice(side, _)
            | Self::TooMany(Cards { side, .. })
            | Self::EmptyDeck(side)
            | Self::OutOfReach(side, ..)
            | Self::WonAlready(side)
            | Self::NoRiflemen(side)
            | Self::NobodyToPin(side) => Some(side.id()),
            Self::Unreadable(_)
            | Self::Code
            | Self::Field(_)
            | Self::UnknownWord(_)
            | Self::UnknownSide(_)
            | Self::UnknownUnit(_)
            | Self::UnknownCard(_)
            | Self::UnknownGroup(_)
            | Self::TooSmall
            | Self::InPieces
            | Self::BothPinned => None,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn say(&self) -> Say {
        let text = |id, text: &str| Say::new(id).text("text", text.chars().take(200).collect::<String>());
        let face = |id, face: &Face| Say::new(id).text("tile", face.id());
        let side = |id, side: &Side| Say::new(id).name("side", "side", side.id());
        match self {
            Self::Unreadable(why) => text("fault-unreadable", why),
            Self::Code => Say::new("fault-code"),
            Self::Field(word) => text("fault-field", word),
            Self::UnknownWord(word) => text("fault-unknown-word", word),
            Self::Title => Say::new("fault-title").number("most", super::Title::LONGEST as i64),
            Self::UnknownSide(id) => text("fault-unknown-side", id),
            Self::UnknownTile(id) => text("fault-unknown-tile", id),
            Self::UnknownUnit(id) => text("fault-unknown-unit", id),
            Self::UnknownCard(id) => text("fault-unknown-card", id),
            Self::UnknownGroup(id) => text("fault-unknown-group", id),
            Self::TooSmall => Say::new("fault-too-small"),
            Self::OutOfBounds(tile, x, y) => {
                face("fault-out-of-bounds", tile).number("x", *x).number("y", *y)
            }
            Self::TileTwice(tile) => face("fault-tile-twice", tile),
            Self::Overlap(a, b) => face("fault-overlap", a).text("other", b.id()),
            Self::TouchesNone(tile) => face("fault-touches-none", tile),
            Self::InPieces => Say::new("fault-in-pieces"),
            Self::NotOnMap(tile) => face("fault-not-on-map", tile),
            Self::Value(tile, value) => face("fault-value", tile).number("value", *value),
            Self::ObjectiveTwice(tile) => face("fault-objective-twice", tile),
            Self::RadioWithoutObjective(tile) => face("fault-radio", tile),
            Self::Points(of, points) => side("fault-points", of).number("points", *points),
            Self::TwoMarkers(of, tile) => side("fault-two-markers", of).text("tile", tile.id()),
            Self::BothControl(tile) => face("fault-both-control", tile),
            Self::EmptySpawn(of) => side("fault-empty-spawn", of),
            Self::TwoSpawns(of, group) => side("fault-two-spawns", of).name("group", "group", group.id()),
            Self::NoSpawn(of, unit) => side("fault-no-spawn", of).name("unit", "unit", unit.id()),
            Self::NoCards(of, unit) => side("fault-no-cards", of).name("unit", "unit", unit.id()),
            Self::CounterTwice(of, unit) => side("fault-counter-twice", of).name("unit", "unit", unit.id()),
            Self::TooMany(cards) => side("fault-too-many", &cards.side)
                .name("card", "card", cards.card.id())
                .number("copies", cards.copies)
                .number("most", cards.most),
            Self::EmptyDeck(of) => side("fault-empty-deck", of),
            Self::OutOfReach(of, goal, total) => {
                side("fault-out-of-reach", of).number("goal", *goal).number("total", *total)
            }
            Self::WonAlready(of) => side("fault-won-already", of),
            Self::NoRiflemen(of) => side("fault-no-riflemen", of),
            Self::NobodyToPin(of) => side("fault-nobody-to-pin", of),
            Self::BothPinned => Say::new("fault-both-pinned"),
        }
    }
}

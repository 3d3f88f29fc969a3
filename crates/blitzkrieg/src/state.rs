//! What is on the table.

use engine::{Dice, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::facts::tokens::{RIVAL_SCIENTIST, SCIENTIST, SPY};
use crate::facts::{
    Ability, BASE, Board, MAX_SPACES, MAX_THEATRES, NIPPON, Stratagem, TOKENS, TokenFacts, TokenKind,
};
use crate::setup::Setup;
use crate::weapons::Weapons;

/// One of the two sides. The first seat's half of a track is positive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// Axis; Japan in Nippon. The rival in solo games.
    #[default]
    First,
    /// Allies; Germany in Nippon. Has the last turn and wins ties.
    Second,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The direction towards this side's end of a track. Rule 0.3.
    #[must_use]
    #[inline]
    pub const fn towards(self) -> i8 {
        match self {
            Self::First => 1,
            Self::Second => -1,
        }
    }

    /// The seat's number.
    #[must_use]
    pub const fn seat(self) -> engine::Seat {
        engine::Seat(self as u8)
    }

    /// The side of a seat.
    #[must_use]
    pub const fn of(seat: engine::Seat) -> Option<Self> {
        match seat.0 {
            0 => Some(Self::First),
            1 => Some(Self::Second),
            _ => None,
        }
    }
}

/// No theatre in particular.
pub const ANYWHERE: u8 = u8::MAX;
/// No token yet placed.
pub const NOTHING: u8 = u8::MAX;

/// No row is longer: all tokens of a side, and every special weapon.
pub(crate) const ROW: usize = 40;

/// What is being carried out, innermost last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Frame {
    /// The rival's initial shifts still to be rolled (13.3).
    Shifts(u8),
    /// The die showed 6: the human chooses the theatre (13.4).
    ChooseShift,
    /// A turn begins (3.1).
    #[default]
    Turn,
    /// A scenario waits before the rival moves.
    Wait,
    /// The active side takes a token, after a blitz in that theatre only (3.2, 5.4).
    Take {
        /// The theatre, or [`ANYWHERE`].
        theatre: u8,
    },
    /// The active side places the token it took.
    At {
        /// The token.
        token: u8,
        /// The theatre, or [`ANYWHERE`].
        theatre: u8,
    },
    /// The rival determines token and space (15).
    Rival {
        /// The theatre, or [`ANYWHERE`].
        theatre: u8,
    },
    /// A placement is resolved, step by step (3.8).
    Placement {
        /// The token placed.
        token: u8,
        /// What it acts as: a spy is what it copies.
        acts_as: TokenKind,
        /// Where.
        space: u8,
        /// What has been done so far.
        stage: Stage,
    },
    /// The effect of a space is resolved (7).
    Effect {
        /// The space.
        space: u8,
    },
    /// The active side chooses where a strategic advantage goes (7.7).
    Strategic {
        /// How far the marker moves.
        by: u8,
        /// The theatre it may not go to.
        except: u8,
    },
    /// One bombing by the active side (7.5).
    Bombing,
    /// The human picks a token of the row to bomb (16.8).
    PickBombed,
    /// A marker reached the end: the effects of free spaces are resolved (10.2).
    Closing {
        /// The theatre.
        theatre: u8,
        /// The spaces still to be resolved.
        left: u64,
    },
    /// A theatre of Nippon closed: the next one is opened (20.8).
    OpenNext {
        /// Where its marker starts.
        marker: i8,
    },
    /// The active side draws (3.6).
    Draw,
    /// The turn ends (3.7).
    EndTurn,
}

/// The steps of one placement. Rule 3.8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Stage {
    /// (a) The token is put down.
    #[default]
    PutDown,
    /// (b) The effect is resolved once more (20.3).
    Again,
    /// (c) A bomber bombs.
    Bomb,
    /// (d) The marker advances, (e) the bomb sets back, (f) the token is deployed, (g) closings.
    Advance,
    /// (h) A blitz goes on.
    Blitz,
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// Somebody reached 25 and both had the same number of turns (11.1).
    Points,
    /// This side could not place (3.1).
    CannotPlace(Side),
    /// All theatres closed before anybody reached 25 (11.4).
    AllClosed,
}

/// The whole game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Blitzkrieg {
    pub(crate) setup: Setup,
    pub(crate) dice: Dice,
    pub(crate) frames: Stack<Frame, 12>,
    pub(crate) end: Option<End>,
    /// Whose turn it is.
    pub(crate) active: Side,
    /// Turns begun, both sides together.
    pub(crate) turns: u16,
    pub(crate) score: [u8; 2],
    pub(crate) marker: [i8; MAX_THEATRES],
    /// The active campaign of each theatre; the number of campaigns when all are closed.
    pub(crate) campaign: [u8; MAX_THEATRES],
    /// Theatres that accept tokens.
    pub(crate) open: u16,
    /// Theatres of Nippon never opened yet.
    pub(crate) unopened: u16,
    /// The spaces of active campaigns of open theatres, occupied or not.
    pub(crate) in_play: u64,
    /// The spaces of open theatres, less those of campaigns already closed.
    pub(crate) open_spaces: u64,
    /// Spaces covered, by side.
    pub(crate) held: [u64; 2],
    /// Spaces with deployed regular armies and airforces, by side (5.2).
    pub(crate) land_support: [u64; 2],
    /// Spaces with deployed regular navies and airforces, by side (5.3).
    pub(crate) sea_support: [u64; 2],
    /// The token on each covered space.
    #[serde(with = "crate::array")]
    pub(crate) on: [u8; MAX_SPACES],
    pub(crate) bag: [u64; 2],
    pub(crate) reserve: [u64; 2],
    /// How many special weapons each reserve holds, as far as anybody could tell from what happened (12.1).
    #[serde(default)]
    pub(crate) weapons: [Weapons; 2],
    pub(crate) pile: u64,
    /// The rival's row, left to right: its reserve in order.
    pub(crate) row: Stack<u8, ROW>,
    /// What the token placed last acted as (6.8).
    pub(crate) last: TokenKind,
    /// Stratagems in the bank.
    pub(crate) bank: u8,
    /// The stratagem drawn last, face up.
    pub(crate) drawn: Option<Stratagem>,
    /// The stratagem that a Steamroll repeats, face up beside it.
    pub(crate) repeated: Option<Stratagem>,
}

impl Blitzkrieg {
    /// Whether the game is played by this version of the rules or a later one.
    #[must_use]
    #[inline]
    pub const fn since(&self, rules: u32) -> bool {
        self.setup.rules >= rules
    }

    /// The board it is played on.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &'static Board {
        if self.setup.is_nippon() { &NIPPON } else { &BASE }
    }

    /// Whether the rival plays this side.
    #[must_use]
    #[inline]
    pub fn is_rival(&self, side: Side) -> bool {
        self.setup.is_solo() && side == Side::First
    }

    /// Spaces covered by either side.
    #[must_use]
    #[inline]
    pub fn covered(&self) -> u64 {
        self.held[0] | self.held[1]
    }

    /// Whether a theatre accepts tokens.
    #[must_use]
    #[inline]
    pub fn is_open(&self, theatre: u8) -> bool {
        self.open & (1 << theatre) != 0
    }

    /// A side's lead in a theatre; negative when it is behind. Rule 0.3.
    #[must_use]
    #[inline]
    pub fn lead(&self, side: Side, theatre: u8) -> i8 {
        self.marker[theatre as usize] * side.towards()
    }

    /// The stratagem in force: a Steamroll repeats the one beside it. Rule 14.2.
    #[must_use]
    pub fn stratagem(&self) -> Option<Stratagem> {
        match self.drawn {
            Some(Stratagem::Steamroll) => self.repeated,
            other => other,
        }
    }

    /// What a token of `side` acts as now; nothing for a spy with nothing to copy. Rules 6.8 and 16.5.
    #[must_use]
    #[inline]
    pub fn acts_as(&self, side: Side, kind: TokenKind) -> Option<TokenKind> {
        let kind = match kind {
            SPY if self.last == NOTHING => return None,
            SPY => self.last,
            kind => kind,
        };
        // Ruling 1: what acts as a scientist for the rival is an airforce of strength 3.
        if kind == SCIENTIST && self.is_rival(side) { Some(RIVAL_SCIENTIST) } else { Some(kind) }
    }

    /// The free spaces where a token acting as `kind` may be placed. Rules 4.1–4.4.
    #[must_use]
    #[inline]
    pub fn room(&self, acts_as: TokenKind, theatre: u8) -> u64 {
        let board = self.board();
        let facts = &TOKENS[acts_as as usize];
        let reach = if facts.ability == Ability::Scientist { self.open_spaces } else { self.in_play };
        let within = if theatre == ANYWHERE { u64::MAX } else { board.theatre_spaces[theatre as usize] };
        reach & within & board.fits[facts.kind as usize] & !self.covered()
    }

    /// The free spaces where `side` may place a token of this kind.
    #[must_use]
    #[inline]
    pub fn room_for(&self, side: Side, kind: TokenKind, theatre: u8) -> u64 {
        self.acts_as(side, kind).map_or(0, |kind| self.room(kind, theatre))
    }

    /// Whether `side` can place anything. Rule 3.1.
    #[must_use]
    pub fn can_place(&self, side: Side, theatre: u8) -> bool {
        let board = self.board();
        let mut seen = 0u32;
        for token in crate::facts::bits(self.reserve[side.index()]) {
            let kind = board.tokens[token as usize];
            if seen & (1 << kind) == 0 && self.room_for(side, kind, theatre) != 0 {
                return true;
            }
            seen |= 1 << kind;
        }
        false
    }

    /// The effective strength of a token acting as `kind` at a space. Rules 5.1–5.3, 20.3.
    #[must_use]
    pub fn strength(&self, side: Side, acts_as: TokenKind, space: u8) -> i8 {
        let board = self.board();
        let theatre = board.theatre_of[space as usize];
        let here = board.theatre_spaces[theatre as usize] & !(1 << space);
        let facts: &TokenFacts = &TOKENS[acts_as as usize];
        match facts.ability {
            Ability::General => 1 + (self.land_support[side.index()] & here).count_ones() as i8,
            Ability::Admiral => 1 + (self.sea_support[side.index()] & here).count_ones() as i8,
            Ability::Partisans if self.lead(side, theatre) < 0 => 3,
            _ => facts.strength as i8,
        }
    }
}

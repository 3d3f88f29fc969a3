//! What is on the table.

use engine::{Dice, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{CARDS, FIRST_ROW, ROW_OF};
use crate::facts::{Nation, Set, Space, Team};
use crate::setup::Setup;

/// No space, nation or card in particular.
pub const NONE: u8 = u8::MAX;

/// Why a piece leaves the board. Rule 11.6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// It was battled.
    Battle,
    /// A card eliminates it.
    Eliminated,
    /// It was unsupplied in its Supply step.
    Supply,
}

/// What opened a window. Rule 13.9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trigger {
    /// An economic warfare card was played.
    Warfare {
        /// The card.
        row: u8,
    },
    /// A nation is about to mill for an economic warfare card.
    Discard {
        /// The nation.
        who: Nation,
    },
    /// A piece is about to be removed.
    Leaving {
        /// Whose.
        of: Nation,
        /// Where.
        at: Space,
        /// In battle.
        battle: bool,
        /// Whether it is supplied.
        supplied: bool,
        /// Who caused it, or whose Supply step it is.
        by: Nation,
    },
    /// A piece was removed.
    Left {
        /// Whose.
        of: Nation,
        /// Where.
        at: Space,
        /// Whether it was supplied.
        supplied: bool,
        /// Who caused it.
        by: Nation,
    },
    /// A space was battled.
    Battled {
        /// By whom.
        by: Nation,
        /// Where.
        at: Space,
        /// Whether an army was the target.
        army: bool,
    },
    /// A piece was built, or recruited.
    Built {
        /// By whom.
        by: Nation,
        /// Where.
        at: Space,
        /// Recruited, not built.
        recruited: bool,
    },
    /// A Status card was used.
    StatusUsed {
        /// The card.
        row: u8,
    },
    /// A card was played in the own Play step.
    CardPlayed {
        /// The single card.
        card: u8,
    },
}

impl Trigger {
    /// Whose deed it was: the other team answers first. Rule 13.2.
    #[must_use]
    pub fn by(self, active: Nation) -> Nation {
        match self {
            Self::Warfare { row } | Self::StatusUsed { row } => CARDS[row as usize].nation,
            Self::Leaving { by, .. }
            | Self::Left { by, .. }
            | Self::Battled { by, .. }
            | Self::Built { by, .. } => by,
            Self::Discard { .. } | Self::CardPlayed { .. } => active,
        }
    }

    /// The space it speaks of.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Leaving { at, .. }
            | Self::Left { at, .. }
            | Self::Battled { at, .. }
            | Self::Built { at, .. } => Some(at),
            _ => None,
        }
    }
}

/// What is being carried out, innermost last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Set-up: every nation puts three cards away (2.4).
    PutAway,
    /// A turn begins (7.2).
    #[default]
    Turn,
    /// The Play step, and what may be done at the start of the turn (7.3, 7.4).
    Play,
    /// The Supply step (7.5).
    Supply,
    /// Japan may still use Truk before its unsupplied pieces leave.
    LastSupply,
    /// Unsupplied pieces still to be removed.
    Unsupplied(Set),
    /// The Victory step (7.6).
    Victory,
    /// Status cards that score in the Victory step and may still be used, as rows of the deck.
    VictoryCards(u32),
    /// The Discard step (7.7); whether it has only begun.
    Discard {
        /// Nothing was discarded yet.
        fresh: bool,
    },
    /// The Draw step (7.8).
    Draw,
    /// The turn ends (7.10).
    EndTurn,
    /// A card's text.
    Text {
        /// The card.
        row: u8,
        /// Whose.
        by: Nation,
        /// The step.
        ip: u8,
        /// The space its trigger spoke of, or [`NONE`].
        it: u8,
        /// The nation or card its trigger or a choice spoke of, or [`NONE`].
        arg: u8,
    },
    /// Cards still to be discarded from hand for a cost (12.3).
    Pay {
        /// Who pays.
        by: Nation,
        /// How many.
        left: u8,
    },
    /// One of several enemy pieces in a space is chosen.
    Target {
        /// Who chooses.
        by: Nation,
        /// Where.
        at: Space,
        /// What happens to it.
        cause: Cause,
    },
    /// A battle (11).
    Battle {
        /// Who battles.
        by: Nation,
        /// Where.
        at: Space,
        /// Whether the target has been dealt with.
        fought: bool,
        /// Whether an army was the target.
        army: bool,
    },
    /// A piece leaves the board (11.6).
    Remove {
        /// Whose.
        of: Nation,
        /// Where.
        at: Space,
        /// Who caused it.
        by: Nation,
        /// Why.
        cause: Cause,
        /// Whether the window before it is over.
        asked: bool,
        /// Whether a card saved it.
        saved: bool,
        /// Whether it was supplied.
        supplied: bool,
    },
    /// Nations may use cards, in turn by teams (13.2).
    Window {
        /// What opened it.
        trigger: Trigger,
        /// Whose opportunity it is.
        turn: Team,
        /// Nations that passed this opportunity.
        passed: u8,
        /// Teams that passed in succession.
        quiet: u8,
        /// Status cards used in this window that have no limit of their own.
        used: u8,
    },
    /// An economic warfare card: the change of its discards, and whether it was cancelled.
    Warfare {
        /// The card.
        row: u8,
        /// How many more cards are to be milled.
        more: i8,
        /// It has no effect.
        cancelled: bool,
    },
    /// A nation is about to mill for an economic warfare card.
    Milling {
        /// Who.
        who: Nation,
        /// How many.
        n: i8,
        /// Whether the window before it is over.
        asked: bool,
    },
    /// One of the four basic actions is chosen (Guns and Butter).
    ChooseAction(Nation),
    /// Own pieces may still be eliminated and rebuilt.
    Redeploy {
        /// Whose.
        by: Nation,
        /// Which.
        left: Set,
    },
    /// A piece that was eliminated to be redeployed is built again.
    Rebuild {
        /// Whose.
        by: Nation,
        /// Where it stood.
        at: Space,
    },
    /// A card of the own discard pile is played.
    FromDiscard {
        /// Whose.
        by: Nation,
        /// Only Build Army.
        build_army: bool,
    },
    /// A nation may play a card from hand, then draws one (Lend Lease).
    Lend(Nation),
    /// The draw after it.
    LendDraw(Nation),
    /// The top cards of the own deck are put in order; so many are left to choose.
    Reorder {
        /// Whose.
        by: Nation,
        /// How many.
        left: u8,
    },
    /// So many cards may still be put under the own deck.
    Under {
        /// Whose.
        by: Nation,
        /// How many.
        left: u8,
    },
    /// A nation mills or loses a navy (Malta Submarines).
    MillOrSink(Nation),
    /// Cards still to be discarded for Reallocate Resources (16.1).
    Reallocate(u8),
    /// A basic card is fetched from the deck (16.1).
    Fetch,
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// A lead of 30 at the end of a round (15.7).
    Sudden(Team),
    /// After the last round (15.8).
    Score(Team),
}

/// The whole game. Cards of a nation are numbered within its deck; sets of them are bits.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Quartermaster {
    pub(crate) setup: Setup,
    pub(crate) dice: Dice,
    pub(crate) frames: Stack<Frame, 32>,
    pub(crate) end: Option<End>,
    pub(crate) round: u8,
    pub(crate) active: Nation,
    pub(crate) vp: [i16; 2],
    pub(crate) pieces: [Set; 6],
    /// Pieces that cannot be removed this turn (11.8).
    pub(crate) safe: [Set; 6],
    /// Draw decks, the top card last.
    pub(crate) deck: [Stack<u8, 41>; 6],
    pub(crate) hand: [u64; 6],
    /// Responses face down on the table.
    pub(crate) waiting: [u64; 6],
    /// Status cards face up on the table.
    pub(crate) standing: [u64; 6],
    /// Discard piles as sets.
    pub(crate) discard: [u64; 6],
    /// The cards of the discard piles that lie face up, the top one last.
    pub(crate) shown: [Stack<u8, 41>; 6],
    /// Status cards used this turn, by row within the deck.
    pub(crate) used: [u32; 6],
    /// How many cards on top of each deck its owner knows.
    pub(crate) known_top: [u8; 6],
    /// How many cards on top of each deck everybody knows.
    pub(crate) open_top: [u8; 6],
    /// Cards that everybody knows to be in hand: all saw them fetched, or drawn from the open top of the deck.
    pub(crate) open_hand: [u64; 6],
    /// How many cards under each deck its owner knows.
    pub(crate) known_bottom: [u8; 6],
    /// The card that everybody saw shuffled back into a deck.
    #[serde(default)]
    pub(crate) back: ShuffledBack,
    /// Cards still to be put away at set-up.
    pub(crate) put_away: [u8; 6],
    /// Truk works this turn.
    pub(crate) truk: bool,
    /// Something has been played or discarded for the Play step.
    pub(crate) reallocated: bool,
    /// Where Broad Front may battle (21.17).
    pub(crate) front: Set,
}

/// A card that everybody saw shuffled back into a deck (Rationing), as long as nobody saw one like it since.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ShuffledBack {
    pub(crate) nation: u8,
    pub(crate) card: u8,
    /// The chance that it is still in the deck, in parts of [`ShuffledBack::SURE`]; 0 when there is none.
    pub(crate) in_deck: u16,
}

impl ShuffledBack {
    /// Nothing has been drawn since.
    pub(crate) const SURE: u16 = 1 << 15;

    /// A card nobody knows leaves a deck of so many.
    pub(crate) fn drawn(&mut self, nation: Nation, deck: usize) {
        if usize::from(self.nation) == nation.index() && self.in_deck > 0 {
            self.in_deck -= (usize::from(self.in_deck) / deck.max(1)) as u16;
        }
    }

    /// A card of this row was seen elsewhere: copies cannot be told apart, so nothing is known any more.
    pub(crate) fn seen(&mut self, nation: Nation, row: u8) {
        if usize::from(self.nation) == nation.index() && Quartermaster::row(nation, self.card) == row {
            self.in_deck = 0;
        }
    }
}

impl Quartermaster {
    /// Whether the game is played by this version of the rules or a later one.
    #[must_use]
    #[inline]
    pub const fn since(&self, rules: u32) -> bool {
        self.setup.rules >= rules
    }

    /// All pieces of a team.
    #[must_use]
    #[inline]
    pub fn held(&self, team: Team) -> Set {
        let [a, b, c] = team.nations();
        self.pieces[a.index()] | self.pieces[b.index()] | self.pieces[c.index()]
    }

    /// The row of a single card.
    #[must_use]
    #[inline]
    pub fn row(nation: Nation, card: u8) -> u8 {
        ROW_OF[nation.index()][card as usize]
    }

    /// A card of this row in a set of the nation's cards.
    #[must_use]
    pub fn find(nation: Nation, set: u64, row: u8) -> Option<u8> {
        bits(set).find(|card| Self::row(nation, *card) == row)
    }

    /// Whether a Status card lies face up.
    #[must_use]
    pub fn stands(&self, row: u8) -> bool {
        let nation = CARDS[row as usize].nation;
        Self::find(nation, self.standing[nation.index()], row).is_some()
    }

    /// The place of a row among the rows of its deck.
    #[must_use]
    #[inline]
    pub fn place(row: u8) -> u8 {
        row - FIRST_ROW[CARDS[row as usize].nation.index()]
    }
}

/// The numbers in a set of bits, lowest first.
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

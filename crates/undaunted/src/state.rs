//! What is on the table.

use engine::{Dice, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::{N_TILES, NOWHERE, Platoon, Scenario, Tiles};
use crate::facts::cards::{N_UNITS, RIFLEMEN};
use crate::facts::{Action, Card, Face, Group, Side, Unit};
use crate::pile::Pile;
use crate::rules::combat::Defence;
use crate::setup::Setup;

/// What is being carried out, innermost last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Both sides pick a card at once (4.4).
    #[default]
    Initiative,
    /// The active side plays cards (5.1); whether the other side has had its turn.
    Turn {
        /// It is the second turn of the round.
        second: bool,
    },
    /// A counter steps from tile to tile (6.1).
    Steps {
        /// The counter.
        unit: Unit,
        /// Move, Guide, Scout or Stalk.
        action: Action,
        /// Steps left.
        left: u8,
    },
    /// The counter that is guided is chosen (6.3).
    Guide {
        /// Steps.
        steps: u8,
    },
    /// Cards go from the supply to the discard pile (7.1).
    Bolster {
        /// The squad, where one is printed.
        squad: Option<Group>,
        /// Cards left.
        left: u8,
    },
    /// Cards may still be drawn (7.2).
    Command {
        /// Cards left.
        left: u8,
    },
    /// Cards go from the play area to the hand (7.3).
    Inspire {
        /// The squad.
        squad: Group,
        /// Cards left.
        left: u8,
    },
    /// The target marker is laid (7.7).
    Target,
    /// The counter to attack is chosen (8.1).
    Attack {
        /// Who attacks.
        unit: Unit,
        /// Attack or Suppress.
        action: Action,
        /// Dice.
        dice: u8,
    },
    /// Counters still to be attacked by a Blast (8.2, 8.3).
    Blast {
        /// By side, as bits of units.
        left: [u16; 2],
        /// Dice.
        dice: u8,
    },
}

/// How a scenario or the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum End {
    /// Enough points are controlled (10.3).
    Objectives(Side),
    /// The enemy is pinned (10.4).
    Pin(Side),
    /// Both are pinned: more points (10.5).
    BothPinned(Side),
    /// Both are pinned with equal points: the initiative marker (10.5).
    BothPinnedInitiative(Side),
    /// The enemy is beyond hope and has fewer points (10.7).
    BeyondHope(Side),
    /// Nothing can be decided any more (Ruling 37).
    Stalemate,
    /// The round cap was reached (14.6).
    Unfinished,
    /// A campaign: the winner, none when drawn, and the margin (12.3).
    Campaign(Option<Side>, u8),
}

impl End {
    /// Who won.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Objectives(side)
            | Self::Pin(side)
            | Self::BothPinned(side)
            | Self::BothPinnedInitiative(side)
            | Self::BeyondHope(side) => Some(side),
            Self::Stalemate | Self::Unfinished => None,
            Self::Campaign(side, _) => side,
        }
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Objectives(_) => "objectives",
            Self::Pin(_) => "pin",
            Self::BothPinned(_) => "both-pinned",
            Self::BothPinnedInitiative(_) => "both-pinned-initiative",
            Self::BeyondHope(_) => "beyond-hope",
            Self::Stalemate => "stalemate",
            Self::Unfinished => "unfinished",
            Self::Campaign(None, _) => "campaign-drawn",
            // Rule 12.3: 1–3 slight, 4–5 clear, more overwhelming.
            Self::Campaign(_, 0..=3) => "campaign-slight",
            Self::Campaign(_, 4..=5) => "campaign-clear",
            Self::Campaign(..) => "campaign-overwhelming",
        }
    }
}

/// What everybody can know about the hidden cards of a side. Rules 14.1–14.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Traces {
    /// Cards of the discard pile that went there openly.
    pub(crate) discarded: Pile,
    /// Cards that everybody saw shuffled into the deck and that were not seen since.
    pub(crate) shuffled: Pile,
    /// Cards drawn since that shuffle.
    pub(crate) drawn: u8,
    /// Units that have no card in hand: a casualty was not taken from there.
    pub(crate) not_in_hand: u16,
    /// Units that have no unseen card in the discard pile.
    pub(crate) not_discarded: u16,
    /// Cards that came openly to the hand and did not leave it since.
    pub(crate) in_hand: Pile,
}

/// One side's counters, markers and cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Force {
    /// The tile of each counter, or [`NOWHERE`].
    pub(crate) at: [u8; N_UNITS],
    /// Suppressed counters.
    pub(crate) suppressed: u16,
    /// Tiles with a control marker.
    pub(crate) marked: Tiles,
    /// Those whose marker shows the controlled face.
    pub(crate) controlled: Tiles,
    /// The tile of the target marker, or [`NOWHERE`].
    pub(crate) target: u8,
    /// The card picked for initiative, while it is secret.
    pub(crate) picked: Option<Card>,
    pub(crate) deck: Pile,
    pub(crate) hand: Pile,
    pub(crate) play: Pile,
    pub(crate) discard: Pile,
    pub(crate) supply: Pile,
    pub(crate) removed: Pile,
    pub(crate) traces: Traces,
}

impl Force {
    /// A side as a scenario sets it up, before any card is drawn. Rules 3.3–3.6.
    pub(crate) fn of(platoon: &Platoon) -> Self {
        Self {
            at: platoon.at,
            suppressed: 0,
            marked: platoon.scouted | platoon.controlled,
            controlled: platoon.controlled,
            target: NOWHERE,
            picked: None,
            deck: platoon.deck,
            hand: Pile::EMPTY,
            play: Pile::EMPTY,
            discard: Pile::EMPTY,
            supply: platoon.supply,
            removed: Pile::EMPTY,
            traces: Traces::default(),
        }
    }

    /// The counters on a tile, as bits of units.
    #[inline]
    pub(crate) fn on(&self, tile: u8) -> u16 {
        (self.at.iter().enumerate()).fold(0, |set, (unit, at)| set | u16::from(*at == tile) << unit)
    }

    /// The counters on the board, as bits of units.
    #[inline]
    pub(crate) fn on_board(&self) -> u16 {
        !self.on(NOWHERE) & ((1 << N_UNITS) - 1)
    }

    /// Whether Riflemen stand on the board.
    #[inline]
    pub(crate) fn has_riflemen(&self) -> bool {
        self.at[..RIFLEMEN.count_ones() as usize].iter().any(|at| *at != NOWHERE)
    }
}

/// The switches of the set-up that stay for the whole game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Switches {
    /// The version of the rules that is played by.
    #[serde(default)]
    pub(crate) rules: u32,
    pub(crate) first: u8,
    pub(crate) campaign: bool,
    pub(crate) last: u8,
    pub(crate) empty_recon: bool,
    pub(crate) exact_steps: bool,
    pub(crate) english_hope: bool,
    pub(crate) round_cap: u16,
}

/// The whole game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Undaunted {
    pub(crate) dice: Dice,
    pub(crate) frames: Stack<Frame, 3>,
    pub(crate) end: Option<End>,
    pub(crate) switches: Switches,
    /// The number of the printed scenario on the table; 0 for one that a player made.
    pub(crate) number: u8,
    pub(crate) scenario: Scenario,
    pub(crate) near: [Tiles; N_TILES],
    /// By how much the radio's objective was raised (11.2).
    pub(crate) raised: u16,
    pub(crate) round: u16,
    /// Who holds the initiative marker.
    pub(crate) initiative: Side,
    /// Whose turn it is.
    pub(crate) active: Side,
    pub(crate) forces: [Force; 2],
    /// Scenarios won in the campaign (12.1).
    pub(crate) wins: [u8; 2],
    /// Combat cards lost as casualties in its finished scenarios (12.1).
    pub(crate) losses: [u16; 2],
    /// The cards that were last revealed for initiative, for everybody to look at.
    pub(crate) bids: [Option<Card>; 2],
    /// The last attack since then.
    pub(crate) roll: Option<Roll>,
}

/// An attack as it was rolled, for everybody to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Roll {
    /// Counts the attacks, so that equal dice are seen to be rolled anew.
    pub n: u8,
    /// Who attacked.
    pub attacker: Unit,
    /// Attack, Suppress or Blast.
    pub action: Action,
    /// The counter that was attacked.
    pub unit: Unit,
    /// What the dice had to reach.
    pub defence: Defence,
    /// The dice; 0 beyond their number, and a ten is the face 0.
    pub rolls: [u8; 4],
    /// Whether it succeeded.
    pub hit: bool,
}

impl Undaunted {
    /// Whether the game is played by this version of the rules or a later one.
    #[must_use]
    #[inline]
    pub const fn since(&self, rules: u32) -> bool {
        self.switches.rules >= rules
    }

    /// The set-up this game was made with.
    pub(crate) fn made_with(&self) -> Setup {
        let Switches { rules, first, campaign, last, empty_recon, exact_steps, english_hope, round_cap } =
            self.switches;
        Setup {
            rules,
            scenario: first,
            campaign,
            last,
            empty_recon,
            exact_steps,
            english_hope,
            round_cap,
            custom: (self.number == 0).then_some(self.scenario),
        }
    }

    #[inline]
    pub(crate) fn force(&self, side: Side) -> &Force {
        &self.forces[side.index()]
    }

    #[inline]
    pub(crate) fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.forces[side.index()]
    }

    #[inline]
    pub(crate) fn platoon(&self, side: Side) -> &Platoon {
        &self.scenario.sides[side.index()]
    }

    /// The face of a tile.
    #[inline]
    pub(crate) fn face(&self, tile: u8) -> Face {
        self.scenario.face[tile as usize]
    }

    /// The tiles next to a set of tiles, itself included.
    #[inline]
    pub(crate) fn spread(&self, from: Tiles) -> Tiles {
        bits(from).fold(from, |set, tile| set | self.near[tile as usize])
    }

    /// Steps along the shortest chain of tiles. Rule 2.3.
    #[must_use]
    #[inline]
    pub(crate) fn distance(&self, from: u8, to: u8) -> u8 {
        let (mut reached, goal): (Tiles, Tiles) = (1 << from, 1 << to);
        let mut steps = 0;
        // A map hangs together: every tile is reached.
        while reached & goal == 0 && steps < N_TILES as u8 {
            reached = self.spread(reached);
            steps += 1;
        }
        steps
    }

    /// The tiles at least so many steps away.
    pub(crate) fn beyond(&self, from: u8, steps: u8) -> Tiles {
        let within = (1..steps).fold(1 << from, |set: Tiles, _| self.spread(set));
        self.scenario.all() & !within
    }

    /// The objective value of a tile now, 0 where there is none. Rules 10.2 and 11.2.
    #[must_use]
    #[inline]
    pub(crate) fn value(&self, tile: u8) -> u16 {
        let raised = if tile == self.scenario.radio { self.raised } else { 0 };
        u16::from(self.scenario.value[tile as usize]) + raised
    }

    /// Points of a side: the objectives it controls. Rule 10.2.
    #[must_use]
    #[inline]
    pub fn points(&self, side: Side) -> u32 {
        bits(self.force(side).controlled).map(|tile| u32::from(self.value(tile))).sum()
    }
}

/// The numbers in a set of bits, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

/// The units of a set, in order.
#[inline]
pub(crate) fn units(set: u16) -> impl Iterator<Item = Unit> {
    bits(set.into()).map(|unit| Unit::ALL[unit as usize])
}

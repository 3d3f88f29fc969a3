//! What a card may be used for, and what stands in the way. Rules 5.3–5.10 and 14.7.

use crate::book::NOWHERE;
use crate::facts::{Action, Card, MORTAR_RANGE, Side, Unit};
use crate::state::Undaunted;

/// What forbids a use of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bar {
    /// Fog of War cannot be played (5.6).
    Fog,
    /// The card is not in hand (5.1).
    NotInHand,
    /// The action is not printed on it (5.3).
    NotPrinted,
    /// The unit is suppressed: it can only recover (5.8).
    Suppressed,
    /// The unit is not suppressed (5.8).
    NotSuppressed,
    /// A command card has no counter that could recover (1.3, 5.8).
    NoCounter,
    /// The unit has nowhere to step (6.2, 13.3).
    NoStep,
    /// No ready counter has anywhere to go (6.3).
    NobodyToGuide,
    /// No card of the supply qualifies (7.1, Ruling 35).
    NothingToBolster,
    /// There is no card to draw (7.2, Ruling 35).
    NothingToDraw,
    /// No card of the squad lies in the play area (7.3, Ruling 35).
    NothingToInspire,
    /// There is no Fog of War in hand (7.5).
    NoFog,
    /// The tile carries no own marker (7.6).
    NoMarker,
    /// The tile is controlled already (7.6).
    Controlled,
    /// An enemy counter is on the tile (7.6).
    EnemyThere,
    /// No tile is far enough from the mortar (7.7).
    TooNear,
    /// No enemy counter is on the board (8.1).
    NoEnemy,
    /// The target marker is off the board (8.2).
    NoTarget,
}

impl Undaunted {
    /// What forbids the active side to use a card so, if anything.
    #[inline]
    pub(crate) fn bar(&self, side: Side, card: Card, action: Action) -> Option<Bar> {
        if card == Card::FogOfWar {
            return Some(Bar::Fog);
        }
        if !self.force(side).hand.has(card) {
            return Some(Bar::NotInHand);
        }
        if action == Action::HunkerDown {
            return None;
        }
        match card.unit() {
            Some(unit) => self.bar_of_unit(side, unit, action),
            None => self.bar_of_command(side, card, action),
        }
    }

    #[inline]
    fn bar_of_unit(&self, side: Side, unit: Unit, action: Action) -> Option<Bar> {
        let force = self.force(side);
        let suppressed = force.suppressed & unit.bit() != 0;
        if action == Action::Recover {
            return (!suppressed).then_some(Bar::NotSuppressed);
        }
        if unit.card().value(action).is_none() {
            return Some(Bar::NotPrinted);
        }
        if suppressed {
            return Some(Bar::Suppressed);
        }
        // An off-board unit acts from its spawn marker; what is not legal there cannot bring it on (5.10).
        let at = match force.at[unit.index()] {
            NOWHERE => self.platoon(side).entry(unit),
            at => at,
        };
        match action {
            Action::Move | Action::Stalk if self.switches.exact_steps => {
                (self.steps(side, action, at) == 0).then_some(Bar::NoStep)
            }
            Action::Control => self.bar_of_control(side, at),
            Action::Recon => {
                let may = force.hand.has(Card::FogOfWar) || self.switches.empty_recon;
                (!may).then_some(Bar::NoFog)
            }
            Action::Target => (self.beyond(at, MORTAR_RANGE) == 0).then_some(Bar::TooNear),
            Action::Blast => (force.target == NOWHERE).then_some(Bar::NoTarget),
            Action::Attack | Action::Suppress => {
                (self.force(side.other()).on_board() == 0).then_some(Bar::NoEnemy)
            }
            _ => None,
        }
    }

    /// Control: an own scouted marker and no enemy counter; the radio may be raised. Rules 7.6 and 11.2.
    fn bar_of_control(&self, side: Side, at: u8) -> Option<Bar> {
        let force = self.force(side);
        if force.marked & 1 << at == 0 {
            return Some(Bar::NoMarker);
        }
        let raises = side == Side::Us && at == self.scenario.radio;
        if force.controlled & 1 << at != 0 && !raises {
            return Some(Bar::Controlled);
        }
        (self.force(side.other()).on(at) != 0).then_some(Bar::EnemyThere)
    }

    #[inline]
    fn bar_of_command(&self, side: Side, card: Card, action: Action) -> Option<Bar> {
        if action == Action::Recover {
            return Some(Bar::NoCounter);
        }
        let facts = card.facts();
        if card.value(action).is_none() {
            return Some(Bar::NotPrinted);
        }
        // Ruling 35: an action that could do nothing at all is not offered.
        match action {
            Action::Bolster => self.bolsters(facts.squad).is_empty().then_some(Bar::NothingToBolster),
            Action::Command => (!self.can_draw(side)).then_some(Bar::NothingToDraw),
            Action::Inspire => {
                let none = facts.squad.is_none_or(|squad| self.inspires(squad).is_empty());
                none.then_some(Bar::NothingToInspire)
            }
            Action::Guide => (self.guided(side) == 0).then_some(Bar::NobodyToGuide),
            _ => None,
        }
    }
}

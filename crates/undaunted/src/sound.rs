//! Whether a loaded position can be carried on: numbers within bounds, every card in one place.

use crate::book::{N_PRINTED, NOWHERE, Scenario};
use crate::facts::{LAST_ROUND, Side, Unit};
use crate::state::{Force, Frame, Undaunted};

impl Undaunted {
    /// Checks a state that came from outside.
    pub(crate) fn check_soundness(&self) -> Result<(), &'static str> {
        let sound = match self.number {
            0 => self.scenario.is_sound(),
            1..=N_PRINTED => self.scenario == *Scenario::printed(self.number),
            _ => false,
        };
        if !sound {
            return Err("scenario");
        }
        if self.near != self.scenario.neighbours() {
            return Err("map");
        }
        if !Side::ALL.into_iter().all(|side| self.force_is_sound(side)) {
            return Err("cards-counters");
        }
        let [us, germany] = &self.forces;
        if us.controlled & germany.controlled != 0 {
            return Err("control");
        }
        if self.round > LAST_ROUND
            || !(1..=12).contains(&self.switches.first)
            || !(1..=12).contains(&self.switches.last)
            || self.wins.iter().any(|wins| *wins > 12)
            || self.losses.iter().any(|losses| *losses > 12 * 39)
            || self.raised > 60_000
        {
            return Err("round");
        }
        if self.end.is_none() && (self.deciders().is_empty() || !self.frames_are_sound()) {
            return Err("nobody");
        }
        Ok(())
    }

    fn force_is_sound(&self, side: Side) -> bool {
        let (force, all) = (self.force(side), self.scenario.all());
        let n = self.scenario.n_tiles;
        let on_map = |at: &u8| *at == NOWHERE || *at < n;
        force.at.iter().all(on_map)
            && on_map(&force.target)
            && (force.target == NOWHERE || force.at[Unit::Mortar.index()] != NOWHERE)
            && force.suppressed & !force.on_board() == 0
            && force.marked & !all == 0
            && force.controlled & !force.marked == 0
            && force.picked.is_none_or(|card| force.hand.has(card))
            && self.cards_are_sound(side, force)
    }

    /// Every card of the scenario lies in one place, and what is known about them is true.
    fn cards_are_sound(&self, side: Side, force: &Force) -> bool {
        let piles = [force.deck, force.hand, force.play, force.discard, force.supply, force.removed];
        if !piles.iter().all(|pile| pile.is_sound()) {
            return false;
        }
        let all = self.platoon(side).cards();
        let traces = &force.traces;
        let within = |part: crate::pile::Pile, whole: crate::pile::Pile| {
            part.is_sound() && part.kinds().all(|card| part.count(card) <= whole.count(card))
        };
        let counted = |card| piles.iter().map(|pile| pile.count(card)).sum::<u8>() == all.count(card);
        crate::facts::Card::ALL.into_iter().all(counted)
            && within(traces.discarded, force.discard)
            && within(traces.in_hand, force.hand)
            && traces.shuffled.is_sound()
    }

    fn frames_are_sound(&self) -> bool {
        let frames = self.frames.frames();
        let bottom = matches!(frames, [Frame::Initiative] | [Frame::Turn { .. }] | [Frame::Turn { .. }, _]);
        let secret = self.forces.iter().any(|force| force.picked.is_some());
        let force = self.force(self.active);
        let on_board = |unit: Unit| force.at[unit.index()] != NOWHERE;
        bottom
            && (!secret || frames.len() == 1 && frames[0] == Frame::Initiative)
            && match frames.get(1) {
                None => true,
                Some(Frame::Steps { unit, action, left }) => {
                    let somewhere = |at: u8| self.steps(self.active, *action, at) != 0;
                    on_board(*unit)
                        && (1..=2).contains(left)
                        && (self.may_stop(*action) || somewhere(force.at[unit.index()]))
                }
                Some(Frame::Attack { unit, dice, .. }) => {
                    on_board(*unit) && *dice <= 4 && self.force(self.active.other()).on_board() != 0
                }
                Some(Frame::Blast { left, dice }) => {
                    let there = |side: Side| left[side.index()] & !self.force(side).on_board() == 0;
                    let several = left[0].count_ones() + left[1].count_ones() > 1;
                    several && on_board(Unit::Mortar) && *dice <= 4 && Side::ALL.into_iter().all(there)
                }
                Some(Frame::Target) => on_board(Unit::Mortar) && self.targets(self.active) != 0,
                Some(Frame::Guide { steps }) => *steps == 1 && self.guided(self.active) != 0,
                Some(Frame::Bolster { left, .. } | Frame::Inspire { left, .. } | Frame::Command { left }) => {
                    (1..=3).contains(left)
                }
                Some(Frame::Initiative | Frame::Turn { .. }) => false,
            }
    }
}

//! What a seat is offered: the one place where choices are listed and accepted.

use engine::Tell;

use crate::book::Tiles;
use crate::choice::Choice;
use crate::facts::{Action, Card, Face, MORTAR_RANGE, Side, Unit};
use crate::state::{Frame, Undaunted, bits, units};

impl Undaunted {
    /// Lists what an awaited side may choose.
    pub(crate) fn list(&self, side: Side, out: &mut Vec<Choice>) {
        let Some(frame) = self.frames.top() else { return };
        let force = self.force(side);
        let to = |tiles: Tiles| bits(tiles).map(|tile| Choice::To(self.face(tile)));
        match frame {
            Frame::Initiative => out.extend(force.hand.kinds().map(Choice::Bid)),
            Frame::Turn { .. } => self.list_turn(side, out),
            Frame::Steps { unit, action, .. } => {
                out.extend(to(self.steps(side, action, force.at[unit.index()])));
                if self.may_stop(action) {
                    out.push(Choice::Stop);
                }
            }
            Frame::Guide { .. } => out.extend(units(self.guided(side)).map(Choice::Guide)),
            Frame::Bolster { squad, .. } => {
                out.extend(self.bolsters(squad).kinds().map(Choice::Take));
                out.push(Choice::Stop);
            }
            Frame::Inspire { squad, .. } => {
                out.extend(self.inspires(squad).kinds().map(Choice::Take));
                out.push(Choice::Stop);
            }
            Frame::Command { .. } => out.extend([Choice::Draw, Choice::Stop]),
            Frame::Target => out.extend(to(self.targets(side))),
            Frame::Attack { .. } => {
                let enemy = side.other();
                out.extend(units(self.force(enemy).on_board()).map(|unit| Choice::Hit(enemy, unit)));
            }
            Frame::Blast { left, .. } => {
                for of in Side::ALL {
                    out.extend(units(left[of.index()]).map(|unit| Choice::Hit(of, unit)));
                }
            }
        }
    }

    fn list_turn(&self, side: Side, out: &mut Vec<Choice>) {
        for card in self.force(side).hand.kinds().filter(|card| *card != Card::FogOfWar) {
            let printed = card.facts().actions.iter().map(|(action, _)| *action);
            for action in printed.chain([Action::Recover, Action::HunkerDown]) {
                if self.bar(side, card, action).is_none() {
                    out.push(Choice::Play(card, action));
                }
            }
        }
        out.push(Choice::EndTurn);
    }

    /// The tiles that the target marker may be laid on. Rule 7.7.
    pub(crate) fn targets(&self, side: Side) -> Tiles {
        self.beyond(self.force(side).at[Unit::Mortar.index()], MORTAR_RANGE)
    }

    /// Whether an awaited side may choose this.
    #[inline]
    pub(crate) fn has_offer(&self, side: Side, choice: Choice) -> bool {
        let Some(frame) = self.frames.top() else { return false };
        let force = self.force(side);
        let among = |tiles: Tiles, face: Face| bits(tiles).any(|tile| self.face(tile) == face);
        match (frame, choice) {
            (Frame::Initiative, Choice::Bid(card)) => force.hand.has(card),
            (Frame::Turn { .. }, Choice::Play(card, action)) => self.bar(side, card, action).is_none(),
            (Frame::Turn { .. }, Choice::EndTurn) => true,
            (Frame::Steps { unit, action, .. }, Choice::To(face)) => {
                among(self.steps(side, action, force.at[unit.index()]), face)
            }
            (Frame::Steps { action, .. }, Choice::Stop) => self.may_stop(action),
            (Frame::Guide { .. }, Choice::Guide(unit)) => self.guided(side) & unit.bit() != 0,
            (Frame::Bolster { squad, .. }, Choice::Take(card)) => self.bolsters(squad).has(card),
            (Frame::Inspire { squad, .. }, Choice::Take(card)) => self.inspires(squad).has(card),
            (Frame::Bolster { .. } | Frame::Inspire { .. } | Frame::Command { .. }, Choice::Stop)
            | (Frame::Command { .. }, Choice::Draw) => true,
            (Frame::Target, Choice::To(face)) => among(self.targets(side), face),
            (Frame::Attack { .. }, Choice::Hit(of, unit)) => {
                of != side && self.force(of).on_board() & unit.bit() != 0
            }
            (Frame::Blast { left, .. }, Choice::Hit(of, unit)) => left[of.index()] & unit.bit() != 0,
            _ => false,
        }
    }

    /// Carries out what is on offer, then goes on until the next decision.
    pub(crate) fn take<T: Tell<Self>>(&mut self, side: Side, choice: Choice, tell: &mut T) {
        let Some(frame) = self.frames.top() else { return };
        match (frame, choice) {
            (Frame::Initiative, Choice::Bid(card)) => self.pick(side, card, tell),
            (Frame::Turn { .. }, Choice::Play(card, action)) => self.play_card(side, card, action, tell),
            (Frame::Turn { second }, Choice::EndTurn) => self.end_turn(second, tell),
            (Frame::Steps { unit, action, left }, Choice::To(face)) => {
                self.frames.pop();
                self.frames.push(Frame::Steps { unit, action, left: left - 1 });
                if let Some(tile) = self.scenario.tile(face) {
                    self.step(side, unit, action, tile, tell);
                }
            }
            (Frame::Guide { steps }, Choice::Guide(unit)) => {
                self.frames.pop();
                self.frames.push(Frame::Steps { unit, action: Action::Guide, left: steps });
            }
            (Frame::Bolster { squad, left }, Choice::Take(card)) => {
                self.frames.pop();
                self.frames.push(Frame::Bolster { squad, left: left - 1 });
                self.bolster(side, card, tell);
            }
            (Frame::Inspire { squad, left }, Choice::Take(card)) => {
                self.frames.pop();
                self.frames.push(Frame::Inspire { squad, left: left - 1 });
                self.inspire(side, card, tell);
            }
            (Frame::Command { left }, Choice::Draw) => {
                self.frames.pop();
                self.frames.push(Frame::Command { left: left - 1 });
                self.draw(side, 1, tell);
            }
            (Frame::Target, Choice::To(face)) => {
                self.frames.pop();
                if let Some(tile) = self.scenario.tile(face) {
                    self.lay_target(side, tile, tell);
                }
            }
            (Frame::Attack { unit, action, dice }, Choice::Hit(of, target)) => {
                self.frames.pop();
                self.attack((side, unit, action), dice, (of, target), tell);
            }
            (Frame::Blast { left, dice }, Choice::Hit(of, unit)) => {
                self.blast_one(left, dice, (of, unit), tell);
            }
            // Stopping only lifts the frame.
            _ => {
                self.frames.pop();
            }
        }
        self.run(tell);
    }
}

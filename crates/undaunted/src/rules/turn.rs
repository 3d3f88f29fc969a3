//! A turn: cards are played one at a time. Section 5.

use engine::{Seats, Tell};

use crate::book::NOWHERE;
use crate::event::Event;
use crate::facts::{Action, Card, Side, Unit};
use crate::pile::Pile;
use crate::state::{Frame, Undaunted};

impl Undaunted {
    /// A card is played from hand. Rules 5.3, 5.4 and 5.7–5.9.
    pub(crate) fn play_card<T: Tell<Self>>(&mut self, side: Side, card: Card, action: Action, tell: &mut T) {
        self.force_mut(side).hand.take(card);
        self.shown(side, card);
        // The enemy did not know that it was there.
        self.dice.show_secret(Seats::only(side.other().seat()));
        let force = self.force_mut(side);
        if action == Action::HunkerDown {
            force.supply.put(card);
            return tell.tell(self, Event::HunkeredDown { side, card });
        }
        force.play.put(card);
        if let (Action::Recover, Some(unit)) = (action, card.unit()) {
            force.suppressed &= !unit.bit();
            let at = self.face(self.force(side).at[unit.index()]);
            return tell.tell(self, Event::Recovered { side, unit, at });
        }
        tell.tell(self, Event::Played { side, card, action });
        if let Some(unit) = card.unit() {
            self.bring_on(side, unit, tell);
        }
        self.act(side, card, action, tell);
    }

    /// An off-board counter arrives at its spawn marker, ready. Rules 5.9, 5.11 and 9.6.
    fn bring_on<T: Tell<Self>>(&mut self, side: Side, unit: Unit, tell: &mut T) {
        if self.force(side).at[unit.index()] != NOWHERE {
            return;
        }
        let entry = self.platoon(side).entry(unit);
        self.force_mut(side).at[unit.index()] = entry;
        tell.tell(self, Event::Arrived { side, unit, at: self.face(entry) });
    }

    fn act<T: Tell<Self>>(&mut self, side: Side, card: Card, action: Action, tell: &mut T) {
        let value = card.value(action).unwrap_or_default();
        let unit = card.unit();
        match (action, unit) {
            (Action::Move | Action::Scout | Action::Stalk, Some(unit)) => {
                self.frames.push(Frame::Steps { unit, action, left: value });
            }
            (Action::Attack | Action::Suppress, Some(unit)) => {
                self.frames.push(Frame::Attack { unit, action, dice: value });
            }
            (Action::Control, Some(unit)) => self.control(side, unit, tell),
            (Action::Blast, _) => self.blast(side, value),
            (Action::Target, _) => self.frames.push(Frame::Target),
            (Action::Recon, _) => self.recon(side, tell),
            (Action::Conceal, _) => self.conceal(side, tell),
            (Action::Guide, _) => self.frames.push(Frame::Guide { steps: value }),
            (Action::Bolster, _) => {
                self.frames.push(Frame::Bolster { squad: card.facts().squad, left: value });
            }
            // One at a time, with a choice after each: Ruling 38.
            (Action::Command, _) => {
                self.draw(side, 1, tell);
                self.frames.push(Frame::Command { left: value - 1 });
            }
            (Action::Inspire, _) => {
                if let Some(squad) = card.facts().squad {
                    self.frames.push(Frame::Inspire { squad, left: value });
                }
            }
            _ => {}
        }
    }

    /// The turn ends: play area and hand go to the discard pile. Rule 5.2.
    pub(crate) fn end_turn<T: Tell<Self>>(&mut self, second: bool, tell: &mut T) {
        let side = self.active;
        let force = self.force_mut(side);
        let open = force.play + force.traces.in_hand;
        let unseen = force.hand.len() - force.traces.in_hand.len();
        let kept = force.hand.len();
        if unseen > 0 {
            let none_there = force.discard == force.traces.discarded;
            let before = if none_there { u16::MAX } else { force.traces.not_discarded };
            force.traces.not_discarded = before & force.traces.not_in_hand;
        }
        force.discard += force.play + force.hand;
        force.traces.discarded += open;
        force.traces.in_hand = Pile::EMPTY;
        force.traces.not_in_hand = 0;
        (force.play, force.hand) = (Pile::EMPTY, Pile::EMPTY);
        tell.tell(self, Event::TurnEnded { side, kept });
        self.frames.clear();
        if !second {
            self.turns(true, tell);
        }
    }
}

//! Why a choice is not on offer: the clause that forbids it.

use engine::{Say, Why};

use super::legal::Bar;
use crate::book::NOWHERE;
use crate::choice::Choice;
use crate::facts::{Action, Card, Face, Side, Unit};
use crate::state::{Frame, Undaunted};

impl Undaunted {
    /// The rule in the way of a choice that an awaited side is not offered.
    pub(crate) fn reason(&self, side: Side, choice: Choice) -> Why {
        let card = |clause, id, card: Card| Why::new(clause, Say::new(id).name("card", "card", card.id()));
        match (self.frames.top(), choice) {
            (Some(Frame::Initiative), Choice::Bid(picked)) => card("4.4", "why-not-in-hand", picked),
            (Some(Frame::Turn { .. }), Choice::Play(played, action)) => {
                self.why_not_play(side, played, action)
            }
            (Some(Frame::Steps { unit, action, .. }), Choice::To(face)) => {
                self.why_not_step(side, unit, action, face)
            }
            (Some(Frame::Steps { action, .. }), _) if !self.may_stop(action) => {
                let clause = if action == Action::Guide { "6.1" } else { "13.3" };
                Why::new(clause, Say::new("why-must-step"))
            }
            (Some(Frame::Guide { .. }), Choice::Guide(unit)) => self.why_not_guide(side, unit),
            (Some(Frame::Bolster { .. }), Choice::Take(taken)) => self.why_not_bolster(side, taken),
            (Some(Frame::Inspire { .. }), Choice::Take(taken)) => self.why_not_inspire(side, taken),
            (Some(Frame::Target), Choice::To(face)) => {
                let say = |id| Say::new(id).text("tile", face.id());
                match self.scenario.tile(face) {
                    None => Why::new("2.1", say("why-no-tile")),
                    Some(_) => Why::new("7.7", say("why-too-near")),
                }
            }
            (Some(Frame::Attack { .. }), Choice::Hit(of, unit)) => {
                if of == side {
                    Why::new("8.1", counter("why-own-counter", of, unit))
                } else {
                    Why::new("8.1", counter("why-off-board", of, unit))
                }
            }
            (Some(Frame::Blast { .. }), Choice::Hit(of, unit)) => {
                Why::new("8.2", counter("why-not-blasted", of, unit))
            }
            (frame, _) => not_now(frame),
        }
    }

    fn why_not_play(&self, side: Side, played: Card, action: Action) -> Why {
        let card = |id| Say::new(id).name("card", "card", played.id());
        let used = |id| card(id).name("action", "action", action.id());
        let unit = played.unit().unwrap_or(Unit::RiflemanA);
        let at = match self.force(side).at[unit.index()] {
            NOWHERE => self.platoon(side).entry(unit),
            at => at,
        };
        let tile = |id| card(id).text("tile", if at == NOWHERE { "–" } else { self.face(at).id() });
        match self.bar(side, played, action) {
            Some(Bar::Fog) => Why::new("5.6", Say::new("why-fog")),
            Some(Bar::NotInHand) | None => Why::new("5.1", card("why-not-in-hand")),
            Some(Bar::NotPrinted) => Why::new("5.3", used("why-not-printed")),
            Some(Bar::Suppressed) => Why::new("5.8", card("why-suppressed")),
            Some(Bar::NotSuppressed) => Why::new("5.8", card("why-not-suppressed")),
            Some(Bar::NoCounter) => Why::new("5.8", card("why-no-counter")),
            Some(Bar::NoStep) => Why::new("13.3", card("why-no-step")),
            Some(Bar::NobodyToGuide) => Why::new("6.3", Say::new("why-nobody-to-guide")),
            Some(Bar::NothingToBolster) => Why::new("7.1", card("why-nothing-to-bolster")),
            Some(Bar::NothingToDraw) => Why::new("7.2", Say::new("why-nothing-to-draw")),
            Some(Bar::NothingToInspire) => Why::new("7.3", card("why-nothing-to-inspire")),
            Some(Bar::NoFog) => Why::new("7.5", Say::new("why-no-fog")),
            Some(Bar::NoMarker) => Why::new("7.6", tile("why-no-marker")),
            Some(Bar::Controlled) => Why::new("7.6", tile("why-controlled")),
            Some(Bar::EnemyThere) => Why::new("7.6", tile("why-enemy-there")),
            Some(Bar::TooNear) => Why::new("7.7", Say::new("why-all-too-near")),
            Some(Bar::NoEnemy) => Why::new("8.1", Say::new("why-no-enemy")),
            Some(Bar::NoTarget) => Why::new("8.2", Say::new("why-no-target")),
        }
    }

    fn why_not_step(&self, side: Side, unit: Unit, action: Action, face: Face) -> Why {
        let say = |id| Say::new(id).text("tile", face.id());
        let at = self.force(side).at[unit.index()];
        match self.scenario.tile(face) {
            None => Why::new("2.1", say("why-no-tile")),
            Some(tile) if self.near[at as usize] & 1 << tile == 0 => Why::new("6.1", say("why-not-adjacent")),
            Some(_) if action == Action::Guide => Why::new("6.3", say("why-unmarked")),
            Some(_) => Why::new("6.2", say("why-unmarked")),
        }
    }

    fn why_not_guide(&self, side: Side, unit: Unit) -> Why {
        let force = self.force(side);
        let id = if force.at[unit.index()] == NOWHERE {
            "why-off-board"
        } else if force.suppressed & unit.bit() != 0 {
            "why-guide-suppressed"
        } else {
            "why-guide-nowhere"
        };
        Why::new("6.3", counter(id, side, unit))
    }

    fn why_not_bolster(&self, side: Side, card: Card) -> Why {
        let id = if self.force(side).supply.has(card) { "why-other-squad" } else { "why-not-in-supply" };
        Why::new("7.1", Say::new(id).name("card", "card", card.id()))
    }

    fn why_not_inspire(&self, side: Side, card: Card) -> Why {
        let id = match (self.force(side).play.has(card), card.unit()) {
            (false, _) => "why-not-in-play",
            (true, Some(_)) => "why-other-squad",
            // A leader who is being resolved, or a card without a squad.
            (true, None) => "why-not-inspired",
        };
        Why::new("7.3", Say::new(id).name("card", "card", card.id()))
    }
}

fn counter(id: &'static str, of: Side, unit: Unit) -> Say {
    Say::new(id).name("side", "side", of.id()).name("unit", "unit", unit.id())
}

/// Something else is being decided.
fn not_now(frame: Option<Frame>) -> Why {
    let (clause, id) = match frame {
        None | Some(Frame::Initiative) => ("4.4", "why-initiative-first"),
        Some(Frame::Turn { .. }) => ("5.1", "why-play-or-end"),
        Some(Frame::Steps { .. }) => ("6.1", "why-step-first"),
        Some(Frame::Guide { .. }) => ("6.3", "why-guide-first"),
        Some(Frame::Bolster { .. }) => ("7.1", "why-bolster-first"),
        Some(Frame::Command { .. }) => ("7.2", "why-command-first"),
        Some(Frame::Inspire { .. }) => ("7.3", "why-inspire-first"),
        Some(Frame::Target) => ("7.7", "why-target-first"),
        Some(Frame::Attack { .. }) => ("8.1", "why-attack-first"),
        Some(Frame::Blast { .. }) => ("8.3", "why-blast-first"),
    };
    Why::new(clause, Say::new(id))
}

//! The rules, one file per chapter; `run` carries out frames until somebody must decide.

pub(crate) mod closings;
pub(crate) mod effects;
pub(crate) mod influence;
pub(crate) mod offers;
pub(crate) mod placement;
pub(crate) mod rival;
pub(crate) mod set_up;
pub(crate) mod turn;
pub(crate) mod why;

use engine::{Game, Tell};

use crate::event::{Event, What};
use crate::state::{Blitzkrieg, Frame, Side};

impl Blitzkrieg {
    /// Who must decide the frame on top, if anybody; nobody is asked where there is one way (Ruling 16).
    #[inline]
    pub(crate) fn decider(&self) -> Option<Side> {
        let human_or_active = if self.setup.is_solo() { Side::Second } else { self.active };
        match self.frames.top()? {
            Frame::ChooseShift | Frame::Wait => Some(Side::Second),
            Frame::Take { .. } | Frame::At { .. } | Frame::Strategic { .. } | Frame::PickBombed => {
                Some(self.active)
            }
            // Rule 10.2: the order is the closing player's; one effect left, or the rival (16.9), needs no asking.
            Frame::Closing { left, .. } if left.count_ones() > 1 && !self.is_rival(self.active) => {
                Some(self.active)
            }
            // Rules 20.8 and 21.3: the player whose turn it is; in solo games always the human.
            Frame::OpenNext { .. } if self.unopened.count_ones() > 1 => Some(human_or_active),
            _ => None,
        }
    }

    /// Carries out frames until somebody must decide or the game is over.
    pub(crate) fn run<T: Tell<Self>>(&mut self, tell: &mut T) {
        while self.end.is_none() && self.decider().is_none() {
            self.step(tell);
        }
    }

    /// Carries out the frame on top.
    pub(crate) fn step<T: Tell<Self>>(&mut self, tell: &mut T) {
        {
            let Some(frame) = self.frames.pop() else {
                return self.frames.push(Frame::Turn);
            };
            match frame {
                Frame::Shifts(left) => self.roll_shift(left, tell),
                Frame::Turn => self.begin_turn(tell),
                Frame::Rival { theatre } => self.rival_places(theatre, tell),
                Frame::Placement { token, acts_as, space, stage } => {
                    self.resolve_placement(token, acts_as, space, stage, tell);
                }
                Frame::Effect { space } => self.resolve_effect(space, tell),
                Frame::Bombing => self.bomb(tell),
                Frame::Closing { theatre, left } => self.resolve_closing(theatre, left, tell),
                Frame::OpenNext { marker } => self.open_last(marker, tell),
                Frame::Draw => self.draw(self.active, tell),
                Frame::EndTurn => self.end_turn(tell),
                // Frames that wait for a decision are never carried out by themselves.
                Frame::ChooseShift
                | Frame::Wait
                | Frame::Take { .. }
                | Frame::At { .. }
                | Frame::Strategic { .. }
                | Frame::PickBombed => {}
            }
        }
    }

    /// Tells what happened.
    #[inline]
    pub(crate) fn note<T: Tell<Self>>(&self, tell: &mut T, what: What) {
        tell.tell(self, Event { nippon: self.setup.is_nippon(), open: self.setup.is_solo(), what });
    }
}

/// Keeps the compiler honest: the state copies cheaply.
const _: () = assert!(std::mem::size_of::<Blitzkrieg>() <= 1024, "the state stays within 1 KB");
const _: fn() = || {
    fn is_a_game<G: Game>() {}
    is_a_game::<Blitzkrieg>();
};

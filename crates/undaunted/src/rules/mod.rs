//! The rules, one file per chapter; `run` carries on until somebody must decide.

pub(crate) mod combat;
pub(crate) mod legal;
pub(crate) mod movement;
pub(crate) mod offers;
pub(crate) mod round;
pub(crate) mod support;
pub(crate) mod turn;
pub(crate) mod victory;
pub(crate) mod why;

use engine::{Seats, Tell};

use crate::facts::Side;
use crate::state::{Frame, Undaunted};

impl Undaunted {
    /// Who must decide the frame on top, if anybody.
    #[inline]
    pub(crate) fn deciders(&self) -> Seats {
        match self.frames.top() {
            None => Seats::NONE,
            Some(Frame::Initiative) => {
                // A side with an empty hand bids 0 and is not asked (4.6).
                let asks = |side: Side| {
                    let force = self.force(side);
                    force.picked.is_none() && !force.hand.is_empty()
                };
                Side::ALL.into_iter().filter(|side| asks(*side)).map(Side::seat).collect()
            }
            Some(_) => Seats::only(self.active.seat()),
        }
    }

    /// Carries on until somebody must decide or the game is over.
    pub(crate) fn run<T: Tell<Self>>(&mut self, tell: &mut T) {
        while self.end.is_none() {
            match self.frames.top() {
                None => self.next_round(tell),
                Some(Frame::Initiative) if self.deciders().is_empty() => self.reveal(tell),
                Some(Frame::Blast { left, dice }) if (left[0].count_ones() + left[1].count_ones()) < 2 => {
                    self.last_blast(left, dice, tell);
                }
                Some(Frame::Bolster { squad, left }) if left == 0 || self.bolsters(squad).is_empty() => {
                    self.frames.pop();
                }
                Some(Frame::Inspire { squad, left }) if left == 0 || self.inspires(squad).is_empty() => {
                    self.frames.pop();
                }
                Some(Frame::Command { left }) if left == 0 || !self.can_draw(self.active) => {
                    self.frames.pop();
                }
                Some(Frame::Steps { left: 0, .. }) => {
                    self.frames.pop();
                }
                Some(_) => return,
            }
        }
    }
}

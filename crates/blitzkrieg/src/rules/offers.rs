//! What a seat is offered: the one place where choices are listed and accepted.

use engine::Tell;

use crate::choice::{Choice, Named};
use crate::event::What;
use crate::facts::bits;
use crate::state::{ANYWHERE, Blitzkrieg, Frame, Side};

impl Blitzkrieg {
    #[inline]
    fn named(&self, at: u8) -> Named {
        Named { at, nippon: self.setup.is_nippon() }
    }

    /// The number of a space or theatre, if it lies on this board.
    #[inline]
    pub(crate) fn here(&self, named: Named) -> Option<u8> {
        (named.nippon == self.setup.is_nippon()).then_some(named.at)
    }

    /// Lists what the deciding side may choose.
    pub(crate) fn list(&self, out: &mut Vec<Choice>) {
        let board = self.board();
        match self.frames.top() {
            Some(Frame::Take { theatre }) => {
                let mut seen = 0u32;
                for token in bits(self.reserve[self.active.index()]) {
                    let kind = board.tokens[token as usize];
                    if seen & (1 << kind) == 0 && self.room_for(self.active, kind, theatre) != 0 {
                        out.push(Choice::Take(kind));
                    }
                    seen |= 1 << kind;
                }
                if theatre != ANYWHERE {
                    out.push(Choice::Stop);
                }
            }
            Some(Frame::At { token, theatre }) => {
                let kind = board.tokens[token as usize];
                let room = self.room_for(self.active, kind, theatre);
                out.extend(bits(room).map(|space| Choice::At(self.named(space))));
            }
            Some(Frame::Strategic { except, .. }) => {
                out.extend(
                    Self::theatres(self.others(except)).map(|theatre| Choice::To(self.named(theatre))),
                );
            }
            Some(Frame::PickBombed) => out.extend(self.bomb_positions().map(Choice::Bomb)),
            Some(Frame::Closing { left, .. }) => {
                out.extend(bits(left).map(|space| Choice::Resolve(self.named(space))));
            }
            Some(Frame::OpenNext { .. }) => {
                out.extend(Self::theatres(self.unopened).map(|theatre| Choice::Open(self.named(theatre))));
            }
            Some(Frame::ChooseShift) => {
                out.extend(Self::theatres(self.open).map(|theatre| Choice::Shift(self.named(theatre))));
            }
            Some(Frame::Wait) => out.push(Choice::Go),
            _ => {}
        }
    }

    /// Whether the deciding side may choose this.
    pub(crate) fn has_offer(&self, choice: Choice) -> bool {
        let board = self.board();
        match (self.frames.top(), choice) {
            (Some(Frame::Take { theatre }), Choice::Take(kind)) => {
                self.held_token(kind).is_some() && self.room_for(self.active, kind, theatre) != 0
            }
            (Some(Frame::Take { theatre }), Choice::Stop) => theatre != ANYWHERE,
            (Some(Frame::At { token, theatre }), Choice::At(space)) => {
                self.here(space).is_some_and(|space| {
                    let kind = board.tokens[token as usize];
                    self.room_for(self.active, kind, theatre) & (1 << space) != 0
                })
            }
            (Some(Frame::Strategic { except, .. }), Choice::To(theatre)) => {
                self.here(theatre).is_some_and(|theatre| self.others(except) & (1 << theatre) != 0)
            }
            (Some(Frame::PickBombed), Choice::Bomb(position)) => {
                self.row_token(position).is_some_and(|token| self.bomb_targets() & (1 << token) != 0)
            }
            (Some(Frame::Closing { left, .. }), Choice::Resolve(space)) => {
                self.here(space).is_some_and(|space| left & (1 << space) != 0)
            }
            (Some(Frame::OpenNext { .. }), Choice::Open(theatre)) => {
                self.here(theatre).is_some_and(|theatre| self.unopened & (1 << theatre) != 0)
            }
            (Some(Frame::ChooseShift), Choice::Shift(theatre)) => {
                self.here(theatre).is_some_and(|theatre| self.is_open(theatre))
            }
            (Some(Frame::Wait), Choice::Go) => true,
            _ => false,
        }
    }

    /// Carries out what is on offer, then goes on until the next decision.
    pub(crate) fn take<T: Tell<Self>>(&mut self, choice: Choice, tell: &mut T) {
        let Some(frame) = self.frames.top() else { return };
        if !matches!((frame, choice), (Frame::Take { .. }, Choice::Take(_))) {
            self.frames.pop();
        }
        match (frame, choice) {
            (Frame::Take { theatre }, Choice::Take(kind)) => {
                if let Some(token) = self.held_token(kind) {
                    self.frames.push(Frame::At { token, theatre });
                }
            }
            (Frame::Take { .. }, Choice::Stop) => self.note(tell, What::BlitzOver { side: self.active }),
            (Frame::At { token, .. }, Choice::At(space)) => {
                // The Take beneath it is answered too.
                self.frames.pop();
                self.place(token, space.at);
            }
            (Frame::Strategic { by, .. }, Choice::To(theatre)) => self.advantage(theatre.at, by, tell),
            (Frame::PickBombed, Choice::Bomb(position)) => {
                if let Some(token) = self.row_token(position) {
                    self.return_to_bag(Side::First, token, tell);
                }
            }
            (Frame::Closing { theatre, left }, Choice::Resolve(space)) => {
                self.resolve_in_closing(theatre, left, space.at, tell);
            }
            (Frame::OpenNext { marker }, Choice::Open(theatre)) => self.open_next(theatre.at, marker, tell),
            (Frame::ChooseShift, Choice::Shift(theatre)) => {
                self.shift(theatre.at, self.setup.level.shifts().1, tell);
            }
            // Nothing else is on offer; Go only lifts the frame that waited.
            _ => {}
        }
        self.run(tell);
    }

    /// A token of this kind in the active side's reserve.
    fn held_token(&self, kind: u8) -> Option<u8> {
        let board = self.board();
        bits(self.reserve[self.active.index()]).find(|token| board.tokens[*token as usize] == kind)
    }
}

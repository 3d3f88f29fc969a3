//! Turn sequence and the end of the game. Sections 3, 11 and 14.

use engine::{Awaiting, Outcome, Seats, Tell};

use crate::event::What;
use crate::facts::{Stratagem, TARGET};
use crate::state::{ANYWHERE, Blitzkrieg, End, Frame, Side};

impl Blitzkrieg {
    /// A turn begins: whoever cannot place anything has lost. Rules 3.1, 14.1–14.3.
    pub(crate) fn begin_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.turns += 1;
        let side = self.active;
        let rival = self.is_rival(side);
        if rival && self.setup.stratagems {
            self.draw_stratagem(tell);
        }
        if !self.setup.is_solo() {
            // Behind screens, whether a player can place anything is news to the other.
            self.dice.show_secret_of(side.seat());
        }
        if !self.can_place(side, ANYWHERE) {
            self.finish(End::CannotPlace(side), tell);
            return;
        }
        self.frames.push(Frame::EndTurn);
        self.frames.push(Frame::Draw);
        self.frames.push(if rival {
            Frame::Rival { theatre: ANYWHERE }
        } else {
            Frame::Take { theatre: ANYWHERE }
        });
    }

    /// The rival draws a stratagem, then puts back what lay face up. Rules 14.1 and 14.2.
    fn draw_stratagem<T: Tell<Self>>(&mut self, tell: &mut T) {
        let first_turn = self.turns == 1;
        // Drawn on the first turn, it sends Steamroll back, which may then come on the second (Ruling 18).
        if first_turn && !self.setup.first_turn_stratagem {
            return;
        }
        let nth = self.dice.below(self.bank.count_ones()) as usize;
        let Some(bit) = crate::facts::bits(u64::from(self.bank)).nth(nth) else { return };
        let drawn = Stratagem::ALL[bit as usize];
        self.bank &= !drawn.bit();
        if drawn == Stratagem::Steamroll {
            // The previous one stays beside it and applies again.
            self.repeated = self.drawn;
        } else {
            for back in [self.drawn.take(), self.repeated.take()].into_iter().flatten() {
                self.bank |= back.bit();
            }
        }
        self.drawn = Some(drawn);
        self.note(tell, What::Stratagem { drawn, repeats: self.repeated });
    }

    /// A turn ends: after the second seat's, the points are looked at. Rules 3.7, 11.1, 11.4.
    pub(crate) fn end_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        let reached = self.score.iter().any(|score| *score >= TARGET);
        if self.active == Side::Second && reached {
            return self.finish(End::Points, tell);
        }
        // Ruling 6: after any turn. With 25 reached the next turn decides, by 11.3 if need be (Ruling 10).
        if self.open == 0 && self.unopened == 0 && !reached {
            return self.finish(End::AllClosed, tell);
        }
        self.active = self.active.other();
        self.frames.push(Frame::Turn);
    }

    fn finish<T: Tell<Self>>(&mut self, end: End, tell: &mut T) {
        self.end = Some(end);
        self.frames.clear();
        self.note(tell, What::Ended { end, winner: self.winner(end), score: self.score });
    }

    /// Who has won: the higher score, ties to the second seat; or whoever could still place.
    pub(crate) fn winner(&self, end: End) -> Side {
        match end {
            End::CannotPlace(side) => side.other(),
            End::Points | End::AllClosed if self.score[0] > self.score[1] => Side::First,
            End::Points | End::AllClosed => Side::Second,
        }
    }

    /// Who must decide, or how it ended.
    #[inline]
    pub(crate) fn waits_for(&self) -> Awaiting {
        if let Some(end) = self.end {
            return Awaiting::Over(self.outcome(end));
        }
        match self.decider() {
            Some(side) => Awaiting::seat(side.seat()),
            None => Awaiting::Seats(Seats::NONE),
        }
    }

    fn outcome(&self, end: End) -> Outcome {
        let mut points = [0; 8];
        points[0] = i16::from(self.score[0]);
        points[1] = i16::from(self.score[1]);
        let how = match end {
            End::Points => "points",
            End::CannotPlace(_) => "cannot-place",
            End::AllClosed => "all-closed",
        };
        Outcome { winners: Seats::only(self.winner(end).seat()), how, points, n_seats: 2 }
    }
}

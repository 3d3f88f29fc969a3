//! Battles, eliminations and pieces that leave the board. Section 11, and 17.

use engine::Tell;

use crate::cards::Piece;
use crate::event::Event;
use crate::facts::{Nation, Space};
use crate::state::{Cause, Frame, Quartermaster, Trigger};

impl Quartermaster {
    /// Starts a battle.
    pub(crate) fn battle<T: Tell<Self>>(&mut self, by: Nation, at: Space, tell: &mut T) {
        tell.tell(self, Event::Battled { nation: by, at });
        self.frames.push(Frame::Battle { by, at, fought: false, army: false });
    }

    /// The enemies that have a piece in a space.
    pub(crate) fn enemies_at(&self, by: Nation, at: Space) -> impl Iterator<Item = Nation> + use<> {
        let pieces = self.pieces;
        by.team().other().nations().into_iter().filter(move |enemy| pieces[enemy.index()] & at.bit() != 0)
    }

    /// Carries a battle on: first the target, then the window. Rules 11.1–11.4 and 11.7.
    pub(crate) fn carry_battle(&mut self, by: Nation, at: Space, fought: bool, army: bool) {
        if fought {
            return self.open(Trigger::Battled { by, at, army });
        }
        let target = self.enemies_at(by, at).next().is_some();
        self.frames.push(Frame::Battle { by, at, fought: true, army: target && at.is_land() });
        if target {
            self.strike(by, at, Cause::Battle);
        }
    }

    /// Removes an enemy piece in a space; which one is asked when there are several.
    pub(crate) fn strike(&mut self, by: Nation, at: Space, cause: Cause) {
        let mut enemies = self.enemies_at(by, at);
        match (enemies.next(), enemies.next()) {
            (Some(only), None) => self.remove(only, at, by, cause),
            (Some(_), Some(_)) => self.frames.push(Frame::Target { by, at, cause }),
            _ => {}
        }
    }

    /// Starts a removal.
    pub(crate) fn remove(&mut self, of: Nation, at: Space, by: Nation, cause: Cause) {
        let supplied = self.supplied(of) & at.bit() != 0;
        self.frames.push(Frame::Remove { of, at, by, cause, asked: false, saved: false, supplied });
    }

    /// Carries a removal on: the window before it, the removal, the window after it. Rule 11.6.
    pub(crate) fn carry_removal<T: Tell<Self>>(&mut self, frame: Frame, tell: &mut T) {
        let Frame::Remove { of, at, by, cause, asked, saved, .. } = frame else { return };
        let piece = Piece::in_space(at);
        if self.pieces[of.index()] & at.bit() == 0 {
            return;
        }
        if saved || self.safe[of.index()] & at.bit() != 0 {
            return tell.tell(self, Event::Saved { nation: of, piece, at });
        }
        // Whether it was supplied is judged just before it leaves.
        let supplied = self.supplied(of) & at.bit() != 0;
        if !asked {
            self.frames.push(Frame::Remove { of, at, by, cause, asked: true, saved, supplied });
            let battle = cause == Cause::Battle;
            return self.open(Trigger::Leaving { of, at, battle, supplied, by });
        }
        self.pieces[of.index()] &= !at.bit();
        self.forget(of, at);
        tell.tell(self, Event::Removed { nation: of, piece, at, cause });
        self.open(Trigger::Left { of, at, supplied, by });
    }

    /// Whatever is placed there later is another piece: it cannot be redeployed (21.10), and what is gone does
    /// not have to leave in the Supply step (7.5).
    fn forget(&mut self, of: Nation, at: Space) {
        let active = self.active;
        for frame in self.frames.frames_mut() {
            match frame {
                Frame::Redeploy { by, left } if *by == of => *left &= !at.bit(),
                Frame::Unsupplied(left) if active == of => *left &= !at.bit(),
                _ => {}
            }
        }
    }

    /// The removal that is being answered is stopped, this time or for the turn. Rule 11.8.
    pub(crate) fn save(&mut self, this_turn: bool) {
        let removal = self.frames.frames_mut().iter_mut().rev().find_map(|frame| match frame {
            Frame::Remove { of, at, saved, .. } => Some((*of, *at, saved)),
            _ => None,
        });
        if let Some((of, at, saved)) = removal {
            *saved = true;
            if this_turn {
                self.safe[of.index()] |= at.bit();
            }
        }
    }

    /// Whether a card has stopped the removal of this piece that is going on.
    pub(crate) fn is_saved(&self, piece_of: Nation, space: Space) -> bool {
        let removal = self.frames.frames().iter().rev().find_map(|frame| match frame {
            Frame::Remove { of, at, saved, .. } if *of == piece_of && *at == space => Some(*saved),
            _ => None,
        });
        removal.unwrap_or(false)
    }

    /// A nation takes one of its own pieces off the board. Rule 17.1.
    pub(crate) fn take_off<T: Tell<Self>>(&mut self, nation: Nation, at: Space, tell: &mut T) {
        self.pieces[nation.index()] &= !at.bit();
        self.forget(nation, at);
        tell.tell(self, Event::TakenOff { nation, piece: Piece::in_space(at), at });
    }

    /// Own pieces that may be taken off: all but the protected ones. Rules 17.2 and 17.3.
    pub(crate) fn may_take_off(&self, nation: Nation) -> crate::facts::Set {
        self.pieces[nation.index()] & !self.safe[nation.index()]
    }
}

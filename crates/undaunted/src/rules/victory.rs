//! Who has won, looked at after every change. Section 10.

use engine::Tell;

use crate::book::Goal;
use crate::facts::{Side, Unit};
use crate::state::{End, Undaunted};

impl Undaunted {
    /// Ends the scenario if somebody has won. Rule 10.1.
    pub(crate) fn check<T: Tell<Self>>(&mut self, tell: &mut T) {
        if let Some(end) = self.decided() {
            self.finish(end, tell);
        }
    }

    /// How the scenario is decided, if it is; in the order of rule 10.8.
    pub(crate) fn decided(&self) -> Option<End> {
        let sides = [self.active, self.active.other()];
        if let Some(end) = sides.into_iter().find_map(|side| self.has_won(side)) {
            return Some(end);
        }
        let [us, germany] = Side::ALL.map(|side| self.points(side));
        if Side::ALL.into_iter().all(|side| self.is_pinned(side)) {
            return Some(match us.cmp(&germany) {
                std::cmp::Ordering::Greater => End::BothPinned(Side::Us),
                std::cmp::Ordering::Less => End::BothPinned(Side::Germany),
                std::cmp::Ordering::Equal => End::BothPinnedInitiative(self.initiative),
            });
        }
        let behind = |side: Side| self.points(side) < self.points(side.other());
        sides
            .into_iter()
            .find(|side| self.is_beyond_hope(*side) && behind(*side))
            .map(|side| End::BeyondHope(side.other()))
    }

    /// Whether a side has met its own condition. Rules 10.3 and 10.4.
    fn has_won(&self, side: Side) -> Option<End> {
        match self.platoon(side).goal {
            Goal::Control(points) => (self.points(side) >= points.into()).then_some(End::Objectives(side)),
            Goal::Pin => self.is_pinned(side.other()).then_some(End::Pin(side)),
        }
    }

    /// Whether a side has no Riflemen on the board, or counts as if it had none. Rules 10.4 and 13.4.
    pub(crate) fn is_pinned(&self, side: Side) -> bool {
        !self.force(side).has_riflemen()
            || (self.switches.english_hope && self.must_control(side) && self.riflemen_are_gone(side))
    }

    /// Whether a side can no longer reach its points. Rules 10.7 and 13.4.
    pub(crate) fn is_beyond_hope(&self, side: Side) -> bool {
        self.must_control(side) && self.riflemen_are_gone(side) && self.is_pinned(side)
    }

    pub(crate) fn must_control(&self, side: Side) -> bool {
        matches!(self.platoon(side).goal, Goal::Control(_))
    }

    /// Whether every Rifleman card of the scenario was removed from the game.
    pub(crate) fn riflemen_are_gone(&self, side: Side) -> bool {
        let (all, removed) = (self.platoon(side).cards(), self.force(side).removed);
        let mut riflemen = Unit::ALL.into_iter().filter(|unit| unit.is_rifleman()).map(Unit::card);
        riflemen.all(|card| all.count(card) == removed.count(card))
    }
}

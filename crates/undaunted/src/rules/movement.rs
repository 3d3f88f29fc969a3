//! Move, Guide, Scout and Stalk. Section 6.

use engine::Tell;

use crate::book::{NOWHERE, Tiles};
use crate::event::Event;
use crate::facts::{Action, Card, Side, Unit};
use crate::state::{Undaunted, units};

impl Undaunted {
    /// The tiles a counter may enter from `at` by an action. Rules 6.1–6.5.
    #[inline]
    pub(crate) fn steps(&self, side: Side, action: Action, at: u8) -> Tiles {
        let near = self.near[at as usize];
        match action {
            Action::Scout | Action::Stalk => near,
            _ => near & self.force(side).marked,
        }
    }

    /// Whether a counter may stop where it is: up to so many steps. Rules 6.1 and 13.3, Ruling 41, Ruling 42.
    #[inline]
    pub(crate) fn may_stop(&self, action: Action) -> bool {
        match action {
            Action::Guide => false,
            Action::Scout => true,
            _ => !self.switches.exact_steps,
        }
    }

    /// The counters that may be guided: ready, on the board, with somewhere to go. Rule 6.3.
    pub(crate) fn guided(&self, side: Side) -> u16 {
        let force = self.force(side);
        let ready = force.on_board() & !force.suppressed;
        units(ready)
            .filter(|unit| self.steps(side, Action::Guide, force.at[unit.index()]) != 0)
            .fold(0, |set, unit| set | unit.bit())
    }

    /// A counter enters a tile. Rules 6.2–6.6.
    pub(crate) fn step<T: Tell<Self>>(
        &mut self,
        side: Side,
        unit: Unit,
        action: Action,
        to: u8,
        tell: &mut T,
    ) {
        let from = self.face(self.force(side).at[unit.index()]);
        let force = self.force_mut(side);
        force.at[unit.index()] = to;
        let fresh = action == Action::Scout && force.marked & 1 << to == 0;
        tell.tell(self, Event::Moved { side, unit, from, to: self.face(to) });
        if unit == Unit::Mortar {
            self.lift_target(side, tell);
        }
        if fresh {
            self.force_mut(side).marked |= 1 << to;
            let fog = self.force_mut(side).supply.take(Card::FogOfWar);
            if fog {
                self.discard_openly(side, Card::FogOfWar);
            }
            tell.tell(self, Event::Scouted { side, at: self.face(to), fog });
        }
    }

    /// The target marker leaves the board. Rules 6.6 and 7.8.
    pub(crate) fn lift_target<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        let target = self.force(side).target;
        if target != NOWHERE {
            self.force_mut(side).target = NOWHERE;
            tell.tell(self, Event::TargetLifted { side, at: self.face(target) });
        }
    }
}

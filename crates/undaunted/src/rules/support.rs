//! Bolster, Inspire, Conceal, Recon, Control and Target. Section 7.

use engine::Tell;

use crate::event::Event;
use crate::facts::{Card, Group, Side, Unit};
use crate::pile::Pile;
use crate::state::Undaunted;

impl Undaunted {
    /// The cards of the active side's supply that may be taken. Rule 7.1.
    #[inline]
    pub(crate) fn bolsters(&self, squad: Option<Group>) -> Pile {
        let supply = self.force(self.active).supply;
        squad.map_or(supply, |squad| supply.squad(squad))
    }

    /// The cards of the active side's play area that may be taken back: never the leader himself. Rule 7.3.
    #[inline]
    pub(crate) fn inspires(&self, squad: Group) -> Pile {
        self.force(self.active).play.squad(squad).combat()
    }

    /// A card goes from the supply to the discard pile.
    pub(crate) fn bolster<T: Tell<Self>>(&mut self, side: Side, card: Card, tell: &mut T) {
        self.force_mut(side).supply.take(card);
        self.discard_openly(side, card);
        tell.tell(self, Event::Bolstered { side, card });
    }

    /// A card goes from the play area to the hand.
    pub(crate) fn inspire<T: Tell<Self>>(&mut self, side: Side, card: Card, tell: &mut T) {
        let force = self.force_mut(side);
        force.play.take(card);
        force.hand.put(card);
        force.traces.in_hand.put(card);
        tell.tell(self, Event::Inspired { side, card });
    }

    /// A Fog of War goes from the enemy's supply to the enemy's discard pile. Rule 7.4.
    pub(crate) fn conceal<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        let enemy = side.other();
        let fog = self.force_mut(enemy).supply.take(Card::FogOfWar);
        if fog {
            self.discard_openly(enemy, Card::FogOfWar);
        }
        tell.tell(self, Event::Concealed { side: enemy, fog });
    }

    /// A Fog of War in hand is removed, and a card drawn. Rules 7.5 and 13.2.
    pub(crate) fn recon<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        let force = self.force_mut(side);
        let fog = force.hand.take(Card::FogOfWar);
        if fog {
            force.removed.put(Card::FogOfWar);
            self.shown(side, Card::FogOfWar);
        }
        tell.tell(self, Event::Reconnoitred { side, fog });
        if fog {
            self.draw(side, 1, tell);
        }
    }

    /// The unit's tile is controlled, or the radio's value raised. Rules 7.6 and 11.2.
    pub(crate) fn control<T: Tell<Self>>(&mut self, side: Side, unit: Unit, tell: &mut T) {
        let tile = self.force(side).at[unit.index()];
        let (at, bit) = (self.face(tile), 1 << tile);
        if self.force(side).controlled & bit != 0 {
            self.raised = self.raised.saturating_add(1);
            tell.tell(self, Event::Raised { side, at, value: self.value(tile) });
        } else {
            self.force_mut(side).controlled |= bit;
            let enemy = self.force_mut(side.other());
            let lost = enemy.controlled & bit != 0;
            enemy.controlled &= !bit;
            tell.tell(self, Event::Controlled { side, at, lost, points: self.points(side) as u16 });
        }
        self.check(tell);
    }

    /// The target marker is laid. Rule 7.7.
    pub(crate) fn lay_target<T: Tell<Self>>(&mut self, side: Side, tile: u8, tell: &mut T) {
        self.force_mut(side).target = tile;
        tell.tell(self, Event::Targeted { side, at: self.face(tile) });
    }
}

//! Attack, Suppress and Blast, and the casualties they cause. Sections 8 and 9.

use engine::Tell;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::NOWHERE;
use crate::event::{Event, Zone};
use crate::facts::{Action, DIE, Side, Unit};
use crate::state::{Frame, Roll, Undaunted, units};

/// A total defence with its parts. Step 2 of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Defence {
    /// Printed on the counter (1.7).
    pub base: u8,
    /// The cover of the tile (8.4, 8.5).
    pub cover: u8,
    /// The distance (8.6).
    pub range: u8,
}

impl Defence {
    /// The sum.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.base + self.cover + self.range
    }

    /// How likely an attack with so many dice succeeds, in ten-thousandths: exact up to four dice. Rule 8.10.
    #[must_use]
    pub fn chance(self, dice: u8) -> u32 {
        let total = self.total().clamp(1, DIE);
        let fails = u32::from(total - 1).pow(dice.into()) * 10u32.pow(4u32.saturating_sub(dice.into()));
        10_000u32.saturating_sub(fails)
    }
}

impl Undaunted {
    /// The total defence of a counter against an attack from a tile; a Blast comes from nowhere. Rules 8.4–8.7.
    #[inline]
    pub(crate) fn defence(&self, side: Side, unit: Unit, from: Option<u8>) -> Defence {
        let at = self.force(side).at[unit.index()];
        let face = self.face(at).facts();
        let low = from.is_none_or(|from| self.face(from).is_hill());
        Defence {
            base: unit.defence(),
            cover: if low { face.low } else { face.cover },
            range: from.map_or(0, |from| self.distance(from, at)),
        }
    }

    /// One complete attack on one counter: steps 2 to 4. Rules 8.4–8.12.
    pub(crate) fn attack<T: Tell<Self>>(
        &mut self,
        by: (Side, Unit, Action),
        dice: u8,
        (of, unit): (Side, Unit),
        tell: &mut T,
    ) {
        let (side, attacker, action) = by;
        let from = Some(self.force(side).at[attacker.index()]).filter(|_| action != Action::Blast);
        let defence = self.defence(of, unit, from);
        let mut rolls = [0; 4];
        for roll in &mut rolls[..dice.into()] {
            *roll = self.dice.roll(DIE);
        }
        // The ten always succeeds, whatever the defence (8.9).
        let hit = rolls.iter().any(|roll| *roll == DIE || *roll >= defence.total());
        let at = self.face(self.force(of).at[unit.index()]);
        let n = self.roll.map_or(0, |roll| roll.n).wrapping_add(1);
        self.roll = Some(Roll { n, attacker, action, unit, defence, rolls, hit });
        tell.tell(self, Event::Attacked { side, attacker, action, of, unit, at, defence, rolls, hit });
        if !hit {
            return;
        }
        if action != Action::Suppress {
            return self.casualty(of, unit, tell);
        }
        let force = self.force_mut(of);
        let already = force.suppressed & unit.bit() != 0;
        force.suppressed |= unit.bit();
        tell.tell(self, Event::Suppressed { side: of, unit, at, already });
    }

    /// One card of the hit unit is removed, or its counter. Rules 9.1–9.4.
    pub(crate) fn casualty<T: Tell<Self>>(&mut self, side: Side, unit: Unit, tell: &mut T) {
        let card = unit.card();
        let force = self.force_mut(side);
        let traces = &mut force.traces;
        let zone = if force.hand.take(card) {
            traces.in_hand.take(card);
            Zone::Hand
        } else {
            traces.not_in_hand |= unit.bit();
            if force.discard.take(card) {
                traces.discarded.take(card);
                Zone::Discard
            } else {
                traces.not_discarded |= unit.bit();
                if !force.deck.take(card) {
                    return self.take_off(side, unit, tell);
                }
                Zone::Deck
            }
        };
        traces.shuffled.take(card);
        force.removed.put(card);
        tell.tell(self, Event::Casualty { side, unit, zone });
        self.check(tell);
    }

    /// A counter leaves the board. Rules 7.8 and 9.2.
    fn take_off<T: Tell<Self>>(&mut self, side: Side, unit: Unit, tell: &mut T) {
        let force = self.force_mut(side);
        let at = force.at[unit.index()];
        force.at[unit.index()] = NOWHERE;
        force.suppressed &= !unit.bit();
        tell.tell(self, Event::TakenOff { side, unit, at: self.face(at) });
        if unit == Unit::Mortar {
            self.lift_target(side, tell);
        }
        self.check(tell);
    }

    /// Every counter on the target marker's tile will be attacked. Rule 8.2.
    pub(crate) fn blast(&mut self, side: Side, dice: u8) {
        let target = self.force(side).target;
        let left = [self.forces[0].on(target), self.forces[1].on(target)];
        self.frames.push(Frame::Blast { left, dice });
    }

    /// The next separate attack of a Blast. Rule 8.3.
    pub(crate) fn blast_one<T: Tell<Self>>(
        &mut self,
        mut left: [u16; 2],
        dice: u8,
        (of, unit): (Side, Unit),
        tell: &mut T,
    ) {
        left[of.index()] &= !unit.bit();
        self.frames.pop();
        self.frames.push(Frame::Blast { left, dice });
        self.attack((self.active, Unit::Mortar, Action::Blast), dice, (of, unit), tell);
    }

    /// The last counter of a Blast leaves no choice; after it the Blast is over.
    pub(crate) fn last_blast<T: Tell<Self>>(&mut self, left: [u16; 2], dice: u8, tell: &mut T) {
        let of = if left[0] != 0 { Side::Us } else { Side::Germany };
        match units(left[of.index()]).next() {
            Some(unit) => self.blast_one(left, dice, (of, unit), tell),
            None => {
                self.frames.pop();
            }
        }
    }
}

//! Diplomatic Blitz and Diplomatic Assault. Sections A11 and B12.

use engine::{Seats, Tell};

use crate::event::Event;
use crate::facts::{ASSAULT_TARGET, Action, BLITZ_TARGETS, Place, Tech, near, regions};
use crate::state::{Attack, Frame};

impl Attack {
    /// Whether a region lies next to one that a player owns: by land, lane or anchor zone. Rules A11.1 and
    /// B12.2.
    #[must_use]
    pub fn is_near(&self, player: usize, at: usize) -> bool {
        near(at, self.extent()) & self.owned[player] != 0
    }

    /// The number to reach. Rules A11.1 and B12.1.
    #[must_use]
    pub fn diplomatic_target(&self, player: usize, at: usize, wins: u8) -> u8 {
        let next = self.is_near(player, at);
        if !self.setup.advanced {
            return if next { BLITZ_TARGETS.0 } else { BLITZ_TARGETS.1 };
        }
        let steps = self.token_of(at).distance(self.government[player]);
        ASSAULT_TARGET + wins + if next { 0 } else { 2 } + steps
    }

    /// What is added to a Diplomatic Assault roll.
    #[must_use]
    pub fn diplomatic_bonus(&self, player: usize) -> u8 {
        self.mission + u8::from(self.has(player, Tech::RadioBroadcasting))
    }

    /// A neutral region has been named: the dice decide. Rules A11.2, A11.3, B12.3–B12.6.
    pub(crate) fn negotiate<T: Tell<Self>>(&mut self, at: usize, wins: u8, tell: &mut T) {
        let me = self.turn as usize;
        let target = self.diplomatic_target(me, at, wins);
        let dice = self.two_dice();
        let bonus = if self.setup.advanced { self.diplomatic_bonus(me) } else { 0 };
        self.mission = 0;
        let won = dice[0] + dice[1] + bonus >= target;
        tell.tell(
            self,
            Event::Negotiated { who: self.turn, at: Place::region(at), dice, bonus, target, won },
        );
        if won {
            self.annex(me, at, tell);
            if self.setup.advanced && self.neutral() != 0 {
                self.frames.push(Frame::Diplomacy(wins + 1));
            }
        } else if !self.setup.advanced {
            self.rivals(at, tell);
        } else if wins == 0 {
            // The very first roll failed: it may be taken again. Rule B12.6.
            self.done &= !Action::Diplomacy.bit();
        }
    }

    /// Every other player rolls; of those with 9 or more the highest gains the region. Rule A11.3.
    fn rivals<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        let mut left: Seats =
            self.others(self.turn as usize).map(|other| engine::Seat(other as u8)).collect();
        let mut least = BLITZ_TARGETS.2;
        while !left.is_empty() {
            let mut leaders = Seats::NONE;
            for seat in left.iter() {
                let dice = self.two_dice();
                tell.tell(self, Event::RivalRolled { who: seat.0, dice });
                let sum = dice[0] + dice[1];
                if sum > least {
                    (least, leaders) = (sum, Seats::NONE);
                }
                if sum == least {
                    leaders = leaders.with(seat);
                }
            }
            if leaders.len() == 1 {
                let winner = leaders.iter().next().map_or(0, |seat| seat.index());
                return self.annex(winner, at, tell);
            }
            // Ties among them roll again, and now any number counts.
            (left, least) = (leaders, 2);
        }
    }

    /// Neutral regions next to a player's own.
    pub(crate) fn near_neutrals(&self, player: usize) -> u128 {
        let neutral = self.neutral();
        regions(self.owned[player]).fold(0, |set, r| set | near(r, self.extent())) & neutral
    }
}

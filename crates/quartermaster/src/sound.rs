//! Whether a loaded position can be carried on: numbers within bounds, every card in one place.

use crate::cards::CARDS;
use crate::facts::map::N_SPACES;
use crate::facts::{LAND, Nation, ROUNDS, SEA, Team};
use crate::state::{Frame, NONE, Quartermaster};

impl Quartermaster {
    /// Checks a state that came from outside.
    pub(crate) fn check_soundness(&self) -> Result<(), &'static str> {
        if self.held(Team::Axis) & self.held(Team::Allies) != 0 {
            return Err("both-teams");
        }
        for nation in Nation::ALL {
            let own = self.pieces[nation.index()];
            let facts = nation.facts();
            if own >> N_SPACES != 0
                || (own & LAND).count_ones() > facts.armies
                || (own & SEA).count_ones() > facts.navies
            {
                return Err("pieces");
            }
            if !self.cards_are_in_one_place(nation) {
                return Err("cards");
            }
        }
        let back = Nation::ALL.get(usize::from(self.back.nation));
        if back.is_none_or(|nation| usize::from(self.back.card) >= nation.facts().deck) {
            return Err("shuffled-back");
        }
        if self.round == 0 || self.round > ROUNDS || self.vp.iter().any(|vp| vp.abs() > 2000) {
            return Err("round-points");
        }
        if !self.frames.frames().iter().all(|frame| self.frame_is_sound(*frame)) {
            return Err("frames");
        }
        if self.end.is_none() && self.deciders().is_empty() {
            return Err("nobody");
        }
        Ok(())
    }

    fn cards_are_in_one_place(&self, nation: Nation) -> bool {
        let n = nation.index();
        let all = (1u64 << nation.facts().deck) - 1;
        let mut seen = 0u64;
        let mut once = |set: u64| {
            let fresh = seen & set == 0;
            seen |= set;
            fresh
        };
        for card in self.deck[n].frames() {
            if *card as usize >= nation.facts().deck || !once(1 << card) {
                return false;
            }
        }
        let sets = [self.hand[n], self.waiting[n], self.standing[n], self.discard[n]];
        let len = self.deck[n].frames().len() as u8;
        sets.into_iter().all(once)
            && seen == all
            && self.shown[n].frames().iter().all(|card| *card < 41 && self.discard[n] & (1 << card) != 0)
            && self.open_hand[n] & !self.hand[n] == 0
            && self.known_top[n] <= len
            && self.open_top[n] <= len
            && self.known_bottom[n] <= len
    }

    fn frame_is_sound(&self, frame: Frame) -> bool {
        match frame {
            Frame::Text { row, it, arg, ip, .. } => {
                (row as usize) < CARDS.len()
                    && (it == NONE || (it as usize) < N_SPACES)
                    && (arg == NONE || (arg as usize) < CARDS.len())
                    && ip <= 8
            }
            Frame::Warfare { row, .. } => (row as usize) < CARDS.len(),
            Frame::Window { trigger, .. } => match trigger {
                crate::state::Trigger::Warfare { row } | crate::state::Trigger::StatusUsed { row } => {
                    (row as usize) < CARDS.len()
                }
                crate::state::Trigger::CardPlayed { card } => (card as usize) < self.active.facts().deck,
                _ => true,
            },
            Frame::Unsupplied(left) => left >> N_SPACES == 0,
            Frame::VictoryCards(cards) => {
                cards
                    >> (crate::cards::FIRST_ROW[self.active.index() + 1]
                        - crate::cards::FIRST_ROW[self.active.index()])
                    == 0
            }
            Frame::Redeploy { left, .. } => left >> N_SPACES == 0,
            Frame::Reorder { left, .. } => left <= 4,
            _ => true,
        }
    }
}

//! What players remember: cards that they saw in other hands, as long as they cannot have left unseen. Rule B4.3.
//!
//! Nobody needs to remember by rule, but everybody may. What is kept for a player follows from what that player saw
//! alone: when a card leaves a hand unseen, all that was known of that hand may be gone. Political action cards
//! of one row look alike, so of them only the number in a hand is known.

use crate::facts::{Cards, Row};
use crate::state::{Attack, bits};

impl Attack {
    /// Everybody sees economic cards, wherever they are.
    pub(crate) fn all_see(&mut self, cards: Cards) {
        self.seen.iter_mut().for_each(|seen| *seen |= cards);
    }

    /// Everybody sees political action cards of a hand.
    pub(crate) fn all_see_politics(&mut self, of: usize, cards: u128) {
        (0..self.n()).for_each(|viewer| self.sees_politics(viewer, of, cards));
    }

    /// A player sees political action cards of a hand: as many of each row are there at least.
    pub(crate) fn sees_politics(&mut self, viewer: usize, of: usize, cards: u128) {
        for row in Self::rows(cards) {
            let known = self.seen_politics[viewer] & self.politics[of] & row.cards();
            let shown = cards & row.cards();
            if known.count_ones() < shown.count_ones() {
                self.seen_politics[viewer] = self.seen_politics[viewer] & !known | shown;
            }
        }
    }

    /// Cards out of action that a player knows to be so: his own, those that lie open, and those that he chose.
    pub(crate) fn known_out(&self, me: usize) -> Cards {
        let own = self.economy.get(me).zip(self.marked.get(me));
        self.out & (self.bared | own.map_or(0, |(own, marked)| own | marked))
    }

    /// An economic card leaves play before everybody's eyes.
    pub(crate) fn forget(&mut self, cards: Cards) {
        self.seen.iter_mut().for_each(|seen| *seen &= !cards);
    }

    /// A political action card is about to leave a hand before everybody's eyes.
    pub(crate) fn goes_openly(&mut self, of: usize, card: u8) {
        (0..self.n()).for_each(|viewer| self.misses(viewer, of, card));
        let gone = 1 << card;
        self.seen_politics.iter_mut().for_each(|seen| *seen &= !gone);
    }

    /// What was offered openly is about to change hands.
    pub(crate) fn passes_openly(&mut self, of: usize, economy: Cards, politics: u128) {
        self.all_see(economy);
        for viewer in 0..self.n() {
            bits(politics).for_each(|card| self.misses(viewer, of, card));
            self.seen_politics[viewer] |= politics;
        }
    }

    /// Cards are about to go from hand to hand, seen only by these two.
    pub(crate) fn passes_unseen(&mut self, of: usize, to: usize, economy: Cards, politics: u128) {
        for viewer in 0..self.n() {
            if viewer == of || viewer == to {
                self.seen[viewer] |= economy;
                self.marked[viewer] |= economy & self.out;
                bits(politics).for_each(|card| self.misses(viewer, of, card));
                self.seen_politics[viewer] |= politics;
                continue;
            }
            // It may be any of them; only from which pile it comes can be seen.
            let held = self.economy[of] & !self.bared;
            let gone = economy & !self.bared;
            if gone & !self.out != 0 {
                self.seen[viewer] &= !held | self.known_out(viewer);
            }
            if gone & self.out != 0 {
                self.seen[viewer] &= !held;
                self.marked[viewer] &= !held;
            }
            if politics != 0 {
                self.seen_politics[viewer] &= !self.politics[of];
            }
        }
    }

    /// One card fewer of this row is known in a hand.
    fn misses(&mut self, viewer: usize, of: usize, card: u8) {
        let known = self.seen_politics[viewer] & self.politics[of] & Row::of(card).cards();
        self.seen_politics[viewer] &= !(known & known.wrapping_neg());
    }

    /// The economic cards that a player knows to be where they are: those that lie open, and those remembered.
    pub(crate) fn known_economy(&self, me: usize) -> Cards {
        self.open_economy(me) | self.seen[me]
    }

    /// The same of political action cards.
    pub(crate) fn known_politics(&self, me: usize) -> u128 {
        self.open_politics(me) | self.seen_politics[me]
    }
}

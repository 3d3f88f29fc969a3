//! Cards between hand, deck, discard pile and table. Sections 8 and 14.

use engine::{Seats, Tell};

use crate::event::Event;
use crate::facts::{self, Nation, Team};
use crate::state::{Quartermaster, bits};

impl Quartermaster {
    /// The seats of whoever holds a nation.
    #[inline]
    pub(crate) fn hands_of(&self, nation: Nation) -> Seats {
        facts::role(self.setup.players, nation.seat())
    }

    /// Everybody else.
    #[inline]
    pub(crate) fn strangers(&self, nation: Nation) -> Seats {
        Seats::all_but(self.hands_of(nation))
    }

    /// Points for a team. Rule 15.1.
    pub(crate) fn gain<T: Tell<Self>>(&mut self, team: Team, points: i16, tell: &mut T) {
        if points == 0 {
            return;
        }
        let total = &mut self.vp[team.index()];
        *total += points;
        if self.setup.vp_floor_zero {
            *total = (*total).max(0);
        }
        let total = *total;
        tell.tell(self, Event::Score { team, points, total });
    }

    /// Puts a card face up on top of its discard pile. Rule 8.5.
    pub(crate) fn discard_open(&mut self, nation: Nation, card: u8) {
        self.back.seen(nation, Self::row(nation, card));
        self.discard[nation.index()] |= 1 << card;
        self.shown[nation.index()].push(card);
    }

    /// Takes a card out of its discard pile.
    pub(crate) fn take_from_discard(&mut self, nation: Nation, card: u8) {
        let n = nation.index();
        self.discard[n] &= !(1 << card);
        let kept = self.shown[n];
        self.shown[n].clear();
        for other in kept.frames().iter().filter(|other| **other != card) {
            self.shown[n].push(*other);
        }
    }

    /// Discards a card from hand unseen. Rule 8.5.
    pub(crate) fn discard_hidden<T: Tell<Self>>(&mut self, nation: Nation, card: u8, tell: &mut T) {
        let n = nation.index();
        self.leave_hand_unseen(nation, card);
        self.discard[n] |= 1 << card;
        tell.tell(self, Event::Discarded { nation, row: Some(Self::row(nation, card)) });
    }

    /// A card leaves a hand and nobody else sees which one: no other card is known to be there any more.
    pub(crate) fn leave_hand_unseen(&mut self, nation: Nation, card: u8) {
        self.hand[nation.index()] &= !(1 << card);
        self.open_hand[nation.index()] = 0;
    }

    /// Takes the top card of a deck.
    fn take_top(&mut self, nation: Nation) -> Option<u8> {
        let n = nation.index();
        let size = self.deck[n].frames().len();
        let card = self.deck[n].pop()?;
        if self.open_top[n] == 0 {
            self.back.drawn(nation, size);
        }
        self.known_top[n] = self.known_top[n].saturating_sub(1);
        self.open_top[n] = self.open_top[n].saturating_sub(1);
        self.known_bottom[n] = self.known_bottom[n].min(self.deck[n].frames().len() as u8);
        // Whoever owns the deck learns what the card was.
        self.dice.show_secret(self.hands_of(nation));
        Some(card)
    }

    /// Mills: the top cards go to the discard pile unseen; each that is missing costs 1 VP. Rule 14.3.
    pub(crate) fn mill<T: Tell<Self>>(&mut self, nation: Nation, n: u8, tell: &mut T) {
        let mut missing = 0;
        for _ in 0..n {
            match self.take_top(nation) {
                Some(card) => self.discard[nation.index()] |= 1 << card,
                None => missing += 1,
            }
        }
        if n > 0 {
            tell.tell(self, Event::Milled { nation, n: n - missing, missing });
            self.gain(nation.team(), -i16::from(missing), tell);
        }
    }

    /// Draws cards; an empty deck has no penalty. Rule 7.8.
    pub(crate) fn draw<T: Tell<Self>>(&mut self, nation: Nation, n: u32, tell: &mut T) {
        let mut drawn = 0;
        for _ in 0..n {
            let is_open = self.open_top[nation.index()] > 0;
            let Some(card) = self.take_top(nation) else { break };
            self.hand[nation.index()] |= 1 << card;
            self.open_hand[nation.index()] |= u64::from(is_open) << card;
            drawn += 1;
        }
        if drawn > 0 {
            tell.tell(self, Event::Drew { nation, n: drawn });
        }
    }

    /// Shuffles a deck: nobody knows its order any more.
    pub(crate) fn shuffle(&mut self, nation: Nation) {
        let n = nation.index();
        let mut cards = self.deck[n].frames().to_vec();
        self.dice.shuffle(&mut cards);
        self.deck[n].clear();
        cards.into_iter().for_each(|card| self.deck[n].push(card));
        self.known_top[n] = 0;
        self.open_top[n] = 0;
        self.known_bottom[n] = 0;
    }

    /// Puts a card under a deck.
    pub(crate) fn put_under(&mut self, nation: Nation, card: u8) {
        let n = nation.index();
        let above = self.deck[n];
        self.deck[n].clear();
        self.deck[n].push(card);
        above.frames().iter().for_each(|other| self.deck[n].push(*other));
        self.known_bottom[n] = (self.known_bottom[n] + 1).min(self.deck[n].frames().len() as u8);
    }

    /// The rows of a set of cards, each once, in order.
    pub(crate) fn rows(nation: Nation, set: u64) -> impl Iterator<Item = u8> {
        let mut last = u8::MAX;
        // Copies of a card have neighbouring numbers.
        bits(set).map(move |card| Self::row(nation, card)).filter(move |row| {
            let fresh = *row != last;
            last = *row;
            fresh
        })
    }
}

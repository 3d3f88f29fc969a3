//! What a seat could believe: the enemy's hidden cards dealt anew. Rules 14.1–14.3.
//!
//! A side knows its own cards in every place; only the order of its deck is unknown, and a deck has none.
//! Of the enemy it knows the supply, the play area, how many cards each pile holds, and what follows from
//! what it saw: which cards were removed (each casualty names its unit, each Recon a Fog of War), which
//! cards went openly to the discard pile or the hand, and where a casualty was *not* found (Ruling U5). All the
//! other cards are dealt to hand, deck and unseen discards, every deal that fits equally likely.

use engine::{Dice, Seat};

use crate::facts::{Card, Side};
use crate::pile::Pile;
use crate::state::{Force, Undaunted};

/// How often a deal is tried before one that merely fits is laid by hand.
const TRIES: u32 = 64;

impl Undaunted {
    /// A state that `seat` could believe in.
    pub(crate) fn imagined(&self, seat: Seat, dice: Dice) -> Self {
        let mut state = *self;
        state.dice = dice;
        for side in Side::ALL.into_iter().filter(|side| side.seat() != seat) {
            state.redeal(side);
        }
        state
    }

    /// Deals the hidden cards of a side anew.
    fn redeal(&mut self, side: Side) {
        let force = &mut self.forces[side.index()];
        let traces = force.traces;
        let hidden = Hidden {
            pool: force.deck + (force.hand - traces.in_hand) + (force.discard - traces.discarded),
            n_hand: force.hand.len() - traces.in_hand.len(),
            n_unseen: force.discard.len() - traces.discarded.len(),
        };
        let deal = hidden.deal(force, &mut self.dice);
        force.hand = traces.in_hand + deal.hand;
        force.discard = traces.discarded + deal.unseen;
        force.deck = hidden.pool - deal.hand - deal.unseen;
        if force.picked.is_some() {
            // Which card was picked is as hidden as the hand it lies in.
            let n = force.hand.len();
            force.picked = force.hand.at(self.dice.below(n.into()));
        }
    }
}

/// The cards that a side's enemy cannot place, and how many of them lie where.
#[derive(Clone, Copy)]
struct Hidden {
    pool: Pile,
    n_hand: u8,
    n_unseen: u8,
}

/// Where they could lie; the rest is the deck.
struct Deal {
    hand: Pile,
    unseen: Pile,
}

impl Hidden {
    fn deal(&self, force: &Force, dice: &mut Dice) -> Deal {
        let traces = &force.traces;
        let not = |set: u16, card: Card| card.unit().is_some_and(|unit| set & unit.bit() != 0);
        // What can only be in the deck stays there, so that the tries below seldom fail.
        let both = traces.not_in_hand & traces.not_discarded;
        let nowhere_else = both != 0 && self.n_hand > 0 && self.n_unseen > 0;
        let free = if nowhere_else { self.pool.only(|card| !not(both, card)) } else { self.pool };
        for _ in 0..TRIES {
            let mut left = free;
            let mut take = |n: u8, banned: u16| {
                let mut taken = Pile::EMPTY;
                for _ in 0..n {
                    let card = left.draw(dice)?;
                    if not(banned, card) {
                        return None;
                    }
                    taken.put(card);
                }
                Some(taken)
            };
            let Some(hand) = take(self.n_hand, traces.not_in_hand) else { continue };
            let Some(unseen) = take(self.n_unseen, traces.not_discarded) else { continue };
            if self.could_be_drawn(force, hand + unseen) {
                return Deal { hand, unseen };
            }
        }
        self.fit(force)
    }

    /// Cards that everybody saw shuffled into the deck can only be elsewhere now if they were drawn since.
    fn could_be_drawn(&self, force: &Force, elsewhere: Pile) -> bool {
        let traces = &force.traces;
        if traces.shuffled.is_empty() || elsewhere.len() <= traces.drawn {
            return true;
        }
        let from_deck = |card: Card| {
            let others = self.pool.count(card).saturating_sub(traces.shuffled.count(card));
            elsewhere.count(card).saturating_sub(others)
        };
        elsewhere.kinds().map(from_deck).sum::<u8>() <= traces.drawn
    }

    /// A deal that fits, found without chance: as things truly are.
    fn fit(&self, force: &Force) -> Deal {
        Deal { hand: force.hand - force.traces.in_hand, unseen: force.discard - force.traces.discarded }
    }
}

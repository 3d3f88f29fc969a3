//! What a seat could believe: the enemy's hidden cards dealt anew. Rules 14.1–14.3.
//!
//! A side knows its own cards in every place; only the order of its deck is unknown, and a deck has none.
//! Of the enemy it knows the supply, the play area, how many cards each pile holds, and what follows from
//! what it saw: which cards were removed (each casualty names its unit, each Recon a Fog of War), which
//! cards went openly to the discard pile or the hand, and where a casualty was *not* found (Ruling 39). All the
//! other cards are dealt to hand, deck and unseen discards, every deal that fits equally likely.

use engine::{Dice, Seat};

use crate::facts::{Card, Side};
use crate::pile::Pile;
use crate::state::{Force, Traces, Undaunted};

/// How often a deal is tried before one is laid card by card.
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
        let hidden = Hidden::of(force);
        let deal = hidden.deal(&traces, &mut self.dice);
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

impl Hidden {
    fn of(force: &Force) -> Self {
        let traces = &force.traces;
        Self {
            pool: force.deck + (force.hand - traces.in_hand) + (force.discard - traces.discarded),
            n_hand: force.hand.len() - traces.in_hand.len(),
            n_unseen: force.discard.len() - traces.discarded.len(),
        }
    }
}

/// Where they could lie; the rest is the deck.
struct Deal {
    hand: Pile,
    unseen: Pile,
}

/// Whether a set of units has the unit of a card.
fn among(units: u16, card: Card) -> bool {
    card.unit().is_some_and(|unit| units & unit.bit() != 0)
}

impl Hidden {
    fn deal(&self, traces: &Traces, dice: &mut Dice) -> Deal {
        // What can only be in the deck stays there, so that the tries below seldom fail.
        let elsewhere = |n: u8, units: u16| if n == 0 { u16::MAX } else { units };
        let deck_only =
            elsewhere(self.n_hand, traces.not_in_hand) & elsewhere(self.n_unseen, traces.not_discarded);
        let free = if deck_only == 0 { self.pool } else { self.pool.only(|card| !among(deck_only, card)) };
        for _ in 0..TRIES {
            let mut left = free;
            let mut take = |n: u8| (0..n).map_while(|_| left.draw(dice)).collect::<Pile>();
            let deal = Deal { hand: take(self.n_hand), unseen: take(self.n_unseen) };
            if self.fits(traces, &deal) {
                return deal;
            }
        }
        self.card_by_card(traces, dice)
    }

    /// Whether a deal agrees with all that everybody saw.
    fn fits(&self, traces: &Traces, deal: &Deal) -> bool {
        deal.hand.len() == self.n_hand
            && deal.unseen.len() == self.n_unseen
            && !deal.hand.kinds().any(|card| among(traces.not_in_hand, card))
            && !deal.unseen.kinds().any(|card| among(traces.not_discarded, card))
            && self.could_be_drawn(traces, deal.hand + deal.unseen)
    }

    /// Cards that everybody saw shuffled into the deck can only be elsewhere now if they were drawn since.
    fn could_be_drawn(&self, traces: &Traces, elsewhere: Pile) -> bool {
        if traces.shuffled.is_empty() || elsewhere.len() <= traces.drawn {
            return true;
        }
        let from_deck = |card: Card| {
            let others = self.pool.count(card).saturating_sub(traces.shuffled.count(card));
            elsewhere.count(card).saturating_sub(others)
        };
        elsewhere.kinds().map(from_deck).sum::<u8>() <= traces.drawn
    }

    /// A deal laid card by card, each where it may lie as far as one can see: for the few cases in which no try
    /// fits.
    fn card_by_card(&self, traces: &Traces, dice: &mut Dice) -> Deal {
        let mut left = self.pool;
        let mut dealt = Pile::EMPTY;
        let mut take = |n: u8, banned: u16| {
            let mut taken = Pile::EMPTY;
            for _ in 0..n {
                let may = |card: Card| {
                    !among(banned, card) && self.could_be_drawn(traces, dealt + Pile::of(card, 1))
                };
                let mut fitting = left.only(may);
                if fitting.is_empty() {
                    fitting = left;
                }
                let Some(card) = fitting.draw(dice) else { break };
                left.take(card);
                dealt.put(card);
                taken.put(card);
            }
            taken
        };
        let hand = take(self.n_hand, traces.not_in_hand);
        Deal { hand, unseen: take(self.n_unseen, traces.not_discarded) }
    }
}

#[cfg(test)]
mod tests {
    use engine::Game as _;

    use super::*;
    use crate::Setup;

    /// Rule 14.2 (Ruling 39): the truth always fits what everybody saw, and a few tries are enough.
    #[test]
    fn the_truth_is_among_what_could_be() {
        let (mut asked, mut slow) = (0u32, 0u32);
        for seed in 0..150 {
            let setup = Setup { scenario: (seed % 12) as u8 + 1, ..Setup::default() };
            let mut game = Undaunted::new(&setup, Dice::seeded(seed));
            let mut dice = Dice::seeded(seed);
            while let Some(seat) = game.awaiting().seats().iter().next() {
                for force in &game.forces {
                    let hidden = Hidden::of(force);
                    let truth = Deal {
                        hand: force.hand - force.traces.in_hand,
                        unseen: force.discard - force.traces.discarded,
                    };
                    assert!(hidden.fits(&force.traces, &truth), "{force:?}");
                    let deal = hidden.deal(&force.traces, &mut dice);
                    asked += 1;
                    slow += u32::from(!hidden.fits(&force.traces, &deal));
                }
                let mut offers = Vec::new();
                game.choices(seat, &mut offers);
                let choice = offers[dice.below(offers.len() as u32) as usize];
                game.apply(seat, choice, &mut ()).expect("it is offered");
            }
        }
        assert!(asked > 50_000 && slow * 10_000 < asked, "{slow} of {asked}");
    }
}

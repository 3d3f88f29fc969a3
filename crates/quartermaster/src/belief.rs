//! What a seat could believe: hidden cards dealt anew. Section 8.

use engine::{Dice, Seat};

use crate::cards::{CARDS, Type};
use crate::facts::Nation;
use crate::state::{Quartermaster, ShuffledBack, bits};

impl Quartermaster {
    /// A state that `seat` could believe in. Of its own cards only the order of the deck is unknown; of the
    /// others it knows what lies face up, which cards all saw going to a hand, how many cards each place holds,
    /// and that face-down cards on the table are Responses.
    pub(crate) fn imagined(&self, seat: Seat, dice: Dice) -> Self {
        let mut state = *self;
        state.dice = dice;
        for nation in Nation::ALL {
            if nation.seat() == seat {
                state.reshuffle_own(nation);
            } else {
                state.redeal(nation);
            }
        }
        state
    }

    /// Shuffles what the owner does not know of its own deck.
    fn reshuffle_own(&mut self, nation: Nation) {
        let n = nation.index();
        let len = self.deck[n].frames().len();
        let from = (self.known_bottom[n] as usize).min(len);
        let to = len - (self.known_top[n] as usize).min(len - from);
        let mut dice = self.dice;
        let unknown = &mut self.deck[n].frames_mut()[from..to];
        // The true order must not shine through the shuffle.
        unknown.sort_unstable();
        dice.shuffle(unknown);
        self.dice = dice;
    }

    /// Deals a nation's hidden cards anew: hand, deck, face-down Responses and unseen discards.
    fn redeal(&mut self, nation: Nation) {
        let n = nation.index();
        let shown = self.shown[n].frames().iter().fold(0u64, |set, card| set | 1 << card);
        let len = self.deck[n].frames().len();
        let open = (self.open_top[n] as usize).min(len);
        let under = len - open;
        let open_cards: Vec<u8> = self.deck[n].frames()[under..].to_vec();
        let open_hand = self.open_hand[n];
        let known =
            shown | self.standing[n] | open_hand | open_cards.iter().fold(0, |set, card| set | 1 << card);
        let all = (1u64 << nation.facts().deck) - 1;
        let mut hidden: Vec<u8> = bits(all & !known).collect();
        let mut dice = self.dice;
        dice.shuffle(&mut hidden);
        self.dice = dice;
        // Responses first: only they lie face down.
        let n_waiting = self.waiting[n].count_ones() as usize;
        let (responses, others): (Vec<u8>, Vec<u8>) = hidden
            .into_iter()
            .partition(|card| CARDS[Self::row(nation, *card) as usize].kind == Type::Response);
        let (waiting, rest) = responses.split_at(n_waiting.min(responses.len()));
        self.waiting[n] = waiting.iter().fold(0, |set, card| set | 1 << card);
        let mut left: Vec<u8> = rest.iter().copied().chain(others).collect();
        let mut dice = self.dice;
        dice.shuffle(&mut left);
        let n_hand = (self.hand[n] & !open_hand).count_ones() as usize;
        let n_elsewhere = n_hand + (self.discard[n] & !shown).count_ones() as usize;
        self.place_shuffled_back(nation, n_elsewhere, &mut left, &mut dice);
        self.dice = dice;
        let mut left = left.into_iter();
        self.hand[n] = open_hand | left.by_ref().take(n_hand).fold(0, |set, card| set | 1 << card);
        let n_unseen = (self.discard[n] & !shown).count_ones() as usize;
        self.discard[n] = shown | left.by_ref().take(n_unseen).fold(0, |set, card| set | 1 << card);
        self.deck[n].clear();
        left.for_each(|card| self.deck[n].push(card));
        open_cards.into_iter().for_each(|card| self.deck[n].push(card));
    }

    /// A card that everybody saw shuffled back is still in the deck, or among the first `n_elsewhere` cards: those
    /// go to the hand and the unseen discards.
    fn place_shuffled_back(&self, nation: Nation, n_elsewhere: usize, left: &mut [u8], dice: &mut Dice) {
        let ShuffledBack { nation: of, card, in_deck } = self.back;
        if usize::from(of) != nation.index() || in_deck == 0 || left.is_empty() {
            return;
        }
        let Some(at) = left.iter().position(|other| *other == card) else { return };
        let in_deck = dice.below(u32::from(ShuffledBack::SURE)) < u32::from(in_deck);
        let places = if in_deck { n_elsewhere..left.len() } else { 0..n_elsewhere };
        if !places.is_empty() && !places.contains(&at) {
            let to = places.start + dice.below(places.len() as u32) as usize;
            left.swap(at, to);
        }
    }
}

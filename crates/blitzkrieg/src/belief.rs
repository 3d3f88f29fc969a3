//! What a seat could believe: hidden tokens dealt anew. Section 12.

use engine::{Dice, Seat};

use crate::facts::bits;
use crate::facts::tokens::ALL_SPECIALS;
use crate::state::{ANYWHERE, Blitzkrieg, Frame, Side};

/// How often hidden tokens are dealt anew until the opponent can do what it is doing.
const TRIES: u32 = 32;

impl Blitzkrieg {
    /// A state that `seat` could believe in. Its own reserve and bag stay; of the opponent it knows which
    /// regular tokens are still unseen, how many tokens reserve and bag hold, how many special weapons are
    /// among them, and what it saw happen to them.
    pub(crate) fn imagined(&self, seat: Seat, dice: Dice) -> Self {
        let mut state = *self;
        state.dice = dice;
        // A solo game has no screens: only the dice are unknown (13.1).
        if self.setup.is_solo() {
            return state;
        }
        let Some(me) = Side::of(seat) else { return state };
        let other = me.other();
        // What is public: the opponent can place something when its decision is about that.
        for _ in 0..TRIES {
            state.deal_anew(self, me.other());
            if state.is_plausible(other) {
                break;
            }
        }
        if !state.is_plausible(other) {
            state.make_plausible(other);
        }
        state.retake(other);
        state
    }

    /// Deals the hidden tokens of `side` and the pile anew.
    fn deal_anew(&mut self, truth: &Self, side: Side) {
        let s = side.index();
        let hidden = truth.reserve[s] | truth.bag[s];
        let n_specials = (hidden & ALL_SPECIALS).count_ones();
        let mut specials = Vec::from_iter(bits((hidden | truth.pile) & ALL_SPECIALS));
        self.dice.shuffle(&mut specials);
        let theirs = specials.split_off(specials.len() - n_specials as usize);
        self.pile = set(&specials);
        let n_reserve = truth.reserve[s].count_ones() as usize;
        let n_weapons = self.believed_weapons(side) as usize;
        let mut in_bag = theirs;
        let mut in_reserve = in_bag.split_off(in_bag.len() - n_weapons);
        let mut regular = Vec::from_iter(bits(hidden & !ALL_SPECIALS));
        self.dice.shuffle(&mut regular);
        let rest = regular.split_off(n_reserve - n_weapons);
        in_reserve.extend(regular);
        in_bag.extend(rest);
        self.reserve[s] = set(&in_reserve);
        self.bag[s] = set(&in_bag);
    }

    /// Where `side` must be able to place a token right now. After a blitz it may also be unable to.
    fn placing(&self, side: Side) -> Option<u8> {
        match self.frames.top() {
            Some(Frame::Take { theatre: ANYWHERE } | Frame::At { theatre: ANYWHERE, .. })
                if side == self.active =>
            {
                Some(ANYWHERE)
            }
            _ => None,
        }
    }

    /// A side that is placing a token has one that it can place.
    fn is_plausible(&self, side: Side) -> bool {
        self.placing(side).is_none_or(|theatre| self.can_place(side, theatre))
    }

    /// Exchanges a token of the reserve for one of the bag that can be placed.
    fn make_plausible(&mut self, side: Side) {
        let (s, board) = (side.index(), self.board());
        let Some(theatre) = self.placing(side) else { return };
        let fits = |token: &u8| self.room_for(side, board.tokens[*token as usize], theatre) != 0;
        if let (Some(come), Some(go)) = (bits(self.bag[s]).find(fits), bits(self.reserve[s]).next()) {
            self.bag[s] = self.bag[s] & !(1 << come) | 1 << go;
            self.reserve[s] = self.reserve[s] & !(1 << go) | 1 << come;
        }
    }

    /// A token that another side has taken and not placed must be one of its imagined reserve.
    fn retake(&mut self, side: Side) {
        let board = self.board();
        let Some(Frame::At { theatre, .. }) = self.frames.top() else { return };
        if side != self.active {
            return;
        }
        let held = bits(self.reserve[side.index()]);
        let fits = |token: &u8| self.room_for(side, board.tokens[*token as usize], theatre) != 0;
        let able: Vec<u8> = held.filter(fits).collect();
        if able.is_empty() {
            // Nothing imagined fits after a blitz: to everybody else it looks as if nothing was taken yet.
            self.frames.pop();
        } else {
            let token = able[self.dice.below(able.len() as u32) as usize];
            self.frames.pop();
            self.frames.push(Frame::At { token, theatre });
        }
    }
}

fn set(tokens: &[u8]) -> u64 {
    tokens.iter().fold(0, |set, token| set | 1 << token)
}

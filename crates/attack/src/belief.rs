//! What a seat could believe: hidden cards, lines and assignments dealt anew. Rules B4.3 and B21.

use engine::{Dice, Seat, Seats};

use crate::facts::{ALL_ROUTES, Cards, MAX, SUITS, Unit};
use crate::state::{Attack, Bargain, Frame, NONE, bits};

/// Cards that are put out of action for different reasons: trade routes, and others (B16.5, B17.4).
const KINDS: [Cards; 2] = [ALL_ROUTES, !ALL_ROUTES];

/// Some cards of a set, all equally likely.
fn any_of(set: Cards, n: usize, dice: &mut Dice) -> Cards {
    if n == 0 {
        return 0;
    }
    let mut cards: Vec<u8> = bits(set).collect();
    dice.shuffle(&mut cards);
    cards.into_iter().take(n).fold(0, |set, card| set | 1 << card)
}

impl Attack {
    /// A state that `seat` could believe in: its own hand, what lies open and what it was shown stay;
    /// hands of others, lines being laid and planes being assigned are dealt anew.
    pub(crate) fn imagined(&self, seat: Seat, dice: Dice) -> Self {
        let mut state = *self;
        state.dice = dice;
        let Some(me) = self.player(seat) else { return state };
        state.redeal_economy(me);
        if self.setup.advanced {
            state.redeal_politics(me);
        }
        state.redeal_deal(me, self);
        state.relay_lines(me);
        state.reassign(me);
        // What others remember is theirs to know.
        for other in (0..self.n()).filter(|other| *other != me) {
            (state.seen[other], state.seen_politics[other], state.marked[other]) = (0, 0, 0);
        }
        state
    }

    /// Economic cards that a player other than their owner can see now.
    pub(crate) fn open_economy(&self, me: usize) -> Cards {
        let mut open = self.known_out(me) | self.aside;
        for frame in self.frames.frames() {
            match *frame {
                Frame::Disable { of, routes, .. } if self.turn as usize == me => {
                    let held = self.economy[of as usize];
                    open |= if routes { held & ALL_ROUTES } else { held };
                }
                Frame::Raid(waters) => {
                    for player in 0..self.n() {
                        open |= self.routes_in(player, waters);
                    }
                }
                // An offer lies open, and what is chosen to fill it is its owner's secret.
                Frame::Answer | Frame::Fill | Frame::Way { .. } => open |= self.bargain.lots[0].economy,
                _ => {}
            }
        }
        open
    }

    /// Whose political hand lies open to a player now.
    pub(crate) fn open_politics(&self, me: usize) -> u128 {
        let mut open = 0;
        for frame in self.frames.frames() {
            match *frame {
                Frame::Steal(of) if self.turn as usize == me => open |= self.politics[of as usize],
                Frame::Answer | Frame::Fill | Frame::Way { .. } => open |= self.bargain.lots[0].politics,
                _ => {}
            }
        }
        open
    }

    /// Players whose trade routes are all known to the viewer.
    fn routes_known(&self, me: usize) -> Seats {
        let known = self.frames.frames().iter().filter_map(|frame| match *frame {
            Frame::Disable { of, .. } if self.turn as usize == me => Some(Seat(of)),
            _ => None,
        });
        known.collect()
    }

    fn redeal_economy(&mut self, me: usize) {
        let open = self.known_economy(me);
        let settled = self.routes_known(me);
        let covered = self.covered(me);
        self.out = self.known_out(me);
        let others: Vec<usize> = (0..self.n()).filter(|player| *player != me).collect();
        let mut wanted = [0usize; MAX];
        let mut pool = self.deck;
        for player in others.iter().copied() {
            let hidden = self.economy[player] & !open;
            wanted[player] = hidden.count_ones() as usize;
            pool |= hidden;
            self.economy[player] &= open;
        }
        let mut dice = self.dice;
        self.deal_what_was_accepted(me, &mut pool, &mut wanted, &mut dice);
        self.deal_what_is_covered(&covered, &mut pool, &mut wanted, &mut dice);
        // Routes are with somebody, never in the deck.
        let mut routes: Vec<u8> = bits(pool & ALL_ROUTES).collect();
        dice.shuffle(&mut routes);
        for card in routes {
            let can = |player: &usize| wanted[*player] > 0 && !settled.has(Seat(*player as u8));
            let free: usize = others.iter().filter(|p| can(p)).map(|p| wanted[*p]).sum();
            if free == 0 {
                continue;
            }
            let mut pick = dice.below(free as u32) as usize;
            for player in others.iter().copied().filter(|p| can(p)).collect::<Vec<_>>() {
                if pick < wanted[player] {
                    self.economy[player] |= 1 << card;
                    wanted[player] -= 1;
                    break;
                }
                pick -= wanted[player];
            }
        }
        let mut rest: Vec<u8> = bits(pool & !ALL_ROUTES).collect();
        dice.shuffle(&mut rest);
        let mut rest = rest.into_iter();
        for player in others {
            for card in rest.by_ref().take(wanted[player]) {
                self.economy[player] |= 1 << card;
            }
        }
        self.deck = rest.fold(0, |set, card| set | 1 << card);
        self.cover(&covered, &mut dice);
        self.dice = dice;
    }

    /// How many cards lie face down before each player, and the viewer does not know which: trade routes, and
    /// others. By what they were laid down everybody knows their kind.
    fn covered(&self, me: usize) -> [[usize; 2]; MAX] {
        let unknown = self.out & !self.known_out(me);
        self.economy.map(|held| KINDS.map(|kind| (held & unknown & kind).count_ones() as usize))
    }

    /// The cards of a player and a kind that may lie face down unknown.
    fn could_be_covered(&self, player: usize, kind: Cards) -> Cards {
        self.economy[player] & kind & !self.out & !self.aside
    }

    /// What lies face down is there: as many of its kind are dealt before anything else.
    fn deal_what_is_covered(
        &mut self,
        covered: &[[usize; 2]; MAX],
        pool: &mut Cards,
        wanted: &mut [usize; MAX],
        dice: &mut Dice,
    ) {
        for (player, counts) in covered.iter().enumerate() {
            for (kind, n) in KINDS.into_iter().zip(counts) {
                let there = self.could_be_covered(player, kind).count_ones() as usize;
                let n = n.saturating_sub(there).min(wanted[player]);
                let cards = any_of(*pool & kind, n, dice);
                self.economy[player] |= cards;
                *pool &= !cards;
                wanted[player] -= cards.count_ones() as usize;
            }
        }
    }

    /// Some of the dealt cards lie face down.
    fn cover(&mut self, covered: &[[usize; 2]; MAX], dice: &mut Dice) {
        for (player, counts) in covered.iter().enumerate() {
            for (kind, n) in KINDS.into_iter().zip(counts) {
                self.out |= any_of(self.could_be_covered(player, kind), *n, dice);
            }
        }
    }

    /// Whoever accepted a deal holds the suits it asks for: he gets them before anything else is dealt.
    fn deal_what_was_accepted(
        &mut self,
        me: usize,
        pool: &mut Cards,
        wanted: &mut [usize; MAX],
        dice: &mut Dice,
    ) {
        let Some((player, owed)) = self.accepted().filter(|(player, _)| *player != me) else { return };
        for (suit, n) in owed.into_iter().enumerate() {
            let open = (self.economy[player] & SUITS[suit]).count_ones() as usize;
            let n = (n as usize).saturating_sub(open).min(wanted[player]);
            let cards = any_of(*pool & SUITS[suit], n, dice);
            self.economy[player] |= cards;
            *pool &= !cards;
            wanted[player] -= cards.count_ones() as usize;
        }
    }

    /// Who has accepted the deal on the table, and how many cards of each suit he has given or still owes.
    fn accepted(&self) -> Option<(usize, [u32; 6])> {
        let frames = self.frames.frames();
        if !frames.iter().any(|frame| matches!(frame, Frame::Fill | Frame::Way { .. })) {
            return None;
        }
        let lot = &self.bargain.lots[1];
        let owed = std::array::from_fn(|s| u32::from(lot.suits[s]) + (lot.economy & SUITS[s]).count_ones());
        Some((self.bargain.sides[1] as usize, owed))
    }

    fn redeal_politics(&mut self, me: usize) {
        let open = self.known_politics(me);
        let mut pool = self.political_deck;
        let mut wanted = [0usize; 6];
        for player in (0..self.n()).filter(|player| *player != me) {
            let hidden = self.politics[player] & !open;
            wanted[player] = hidden.count_ones() as usize;
            pool |= hidden;
            self.politics[player] &= open;
        }
        let mut cards: Vec<u8> = bits(pool).collect();
        let mut dice = self.dice;
        dice.shuffle(&mut cards);
        self.dice = dice;
        let mut cards = cards.into_iter();
        for (player, n) in wanted.into_iter().enumerate() {
            for card in cards.by_ref().take(n) {
                self.politics[player] |= 1 << card;
            }
        }
        self.political_deck = cards.fold(0, |set, card| set | 1 << card);
    }

    /// What another player has laid into a deal that is not shown yet is some of his new hand.
    fn redeal_deal(&mut self, me: usize, real: &Self) {
        let frames = self.frames.frames();
        let [proposer, player] = self.bargain.sides.map(usize::from);
        if frames.contains(&Frame::Deal) && proposer != me {
            // Before it is offered nobody else knows how far it has come: as far as they see, nothing is named yet.
            let Bargain { sides, counter, .. } = self.bargain;
            self.bargain = Bargain { sides, counter, ..Bargain::default() };
        }
        let filling = frames.iter().any(|frame| matches!(frame, Frame::Fill | Frame::Way { .. }));
        if !filling || player == me {
            return;
        }
        let lot = real.bargain.lots[1];
        let mut pick = |held: u128, n: u32| {
            let mut cards: Vec<u8> = bits(held).collect();
            let mut dice = self.dice;
            dice.shuffle(&mut cards);
            self.dice = dice;
            cards.into_iter().take(n as usize).fold(0, |set, card| set | 1 << card)
        };
        // What fills an accepted deal has the suits that were asked for.
        let held = self.economy[player];
        let of_suit = |suit: &Cards| pick(held & suit, (lot.economy & suit).count_ones());
        let economy = SUITS.iter().map(of_suit).fold(0, |set, cards| set | cards);
        let politics = pick(self.politics[player], lot.politics.count_ones());
        let lot = &mut self.bargain.lots[1];
        (lot.economy, lot.politics) = (economy, politics);
    }

    /// A line that is being laid face down could be any line of its length.
    fn relay_lines(&mut self, me: usize) {
        if !matches!(self.frames.top(), Some(Frame::Lines)) {
            return;
        }
        for side in 0..2 {
            if self.naval.sides[side] as usize == me
                || self.reads(1 - side) && self.naval.sides[1 - side] as usize == me
            {
                continue;
            }
            let mut ships: Vec<u8> = Vec::new();
            for (i, n) in self.naval.fleet[side].into_iter().enumerate() {
                ships.extend((0..n).map(|_| i as u8));
            }
            let mut dice = self.dice;
            dice.shuffle(&mut ships);
            self.dice = dice;
            let laid = self.naval.laid[side] as usize;
            self.naval.line[side][..laid].copy_from_slice(&ships[..laid]);
        }
    }

    /// Planes assigned in secret could be any number of those there are.
    fn reassign(&mut self, me: usize) {
        if !matches!(self.frames.top(), Some(Frame::Assign)) {
            return;
        }
        let (attacker, defender) = (self.turn as usize, self.bombing.of as usize);
        let knows = |owner: usize, state: &Self| {
            owner == me || (state.is_read(owner) && (me == attacker || me == defender))
        };
        let mut dice = self.dice;
        let planes = self.count(attacker, Unit::Plane).min(200) as u32;
        if self.bombing.fighters != NONE && planes > 0 && !knows(attacker, self) {
            let fighters = dice.below(planes + 1);
            self.bombing.fighters = fighters as u8;
            if self.bombing.bombers != NONE {
                self.bombing.bombers = dice.below(planes - fighters + 1) as u8;
            }
        }
        let planes = self.count(defender, Unit::Plane).min(200) as u32;
        if self.bombing.defenders != NONE && planes > 0 && !knows(defender, self) {
            self.bombing.defenders = dice.below(planes + 1) as u8;
        }
        self.dice = dice;
    }
}

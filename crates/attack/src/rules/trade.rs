//! Deals between players, and the way between them. Sections A14 and B15.

use engine::{Seat, Seats, Tell};

use crate::choice::{Choice, Item, Word};
use crate::event::Event;
use crate::facts::places::{LAND, REGION_SEAS, SEA_LINKS, SEA_REGIONS};
use crate::facts::{Action, Regions, SUITS, Seas, Suit, near, regions, seas};
use crate::state::{Attack, Bargain, Frame, NONE, bits};

/// Items that may be named in one deal (Ruling 44).
const ITEMS: u8 = 8;
/// Numbers of PP and oil with a button (Ruling 44).
pub(crate) const PP: [u16; 3] = [1, 5, 20];
pub(crate) const OIL: [u16; 2] = [1, 5];
/// Deals that may be drawn up in a turn, offered or not (Ruling 44).
pub(crate) const DRAFTS: u8 = 12;

impl Attack {
    /// Whom a player may trade with. Rules A14.1 and B15.3.
    pub(crate) fn partners_of(&self, me: usize) -> Seats {
        let open = self.others(me).filter(|other| {
            !self.setup.advanced
                || (!self.embargo.has(Seat(*other as u8)) && self.way(me, *other, Seats::NONE))
        });
        open.map(|other| Seat(other as u8)).collect()
    }

    /// Whether a way between two capital cities is left when these players close what is theirs. Rule B15.3.
    pub(crate) fn way(&self, a: usize, b: usize, closed: Seats) -> bool {
        let (from, to) = (self.capital[a], self.capital[b]);
        let lost = |player: usize, at: u8| at == NONE || self.owned[player] & (1 << at) == 0;
        if lost(a, from) || lost(b, to) {
            return false;
        }
        let extent = self.extent();
        let (mut land, mut water) = (extent.regions, extent.seas);
        for player in closed.iter().map(Seat::index) {
            land &= !self.owned[player];
            water &= !self.patrolled(player);
        }
        let (mut seen, mut sailed): (Regions, Seas) = (1 << from, 0);
        loop {
            let shores = regions(seen).fold(0, |set, r| set | REGION_SEAS[r]);
            let links = seas(sailed).fold(0, |set, s| set | SEA_LINKS[s]);
            let wet = (sailed | shores | links) & water;
            let coast = seas(wet).fold(0, |set, s| set | SEA_REGIONS[s]);
            let dry = (seen | regions(seen).fold(0, |set, r| set | LAND[r]) | coast) & land;
            if dry & (1 << to) != 0 {
                return true;
            }
            if (dry, wet) == (seen, sailed) {
                return false;
            }
            (seen, sailed) = (dry, wet);
        }
    }

    /// The sea areas that hold surface ships of a player.
    fn patrolled(&self, player: usize) -> Seas {
        (0..self.ships.len()).filter(|s| self.surface(*s, player) > 0).fold(0, |set, s| set | 1 << s)
    }

    /// Third players who own something that a way could need: they are asked whether they close it. In the
    /// basic game the controller of the sea, where the two own no adjacent regions. Rules A14.4 and B15.3.
    pub(crate) fn closers(&self) -> Seats {
        let [a, b] = self.bargain.sides.map(usize::from);
        if !self.setup.advanced {
            let keeper = self.control as usize;
            let third = self.control != NONE && keeper != a && keeper != b;
            return if third && !self.border(a, b) { Seats::only(Seat(self.control)) } else { Seats::NONE };
        }
        let third = self.others(a).filter(|other| *other != b && self.stands_between(a, b, *other));
        third.map(|other| Seat(other as u8)).collect()
    }

    /// Whether a player, alone or with others, could close the way.
    fn stands_between(&self, a: usize, b: usize, other: usize) -> bool {
        let all: Seats = self.others(a).filter(|p| *p != b).map(|p| Seat(p as u8)).collect();
        !self.way(a, b, all) && (self.owned[other] != 0 || self.patrolled(other) != 0)
    }

    fn border(&self, a: usize, b: usize) -> bool {
        regions(self.owned[a]).any(|r| near(r, self.extent()) & self.owned[b] != 0)
    }

    pub(crate) fn open_deal(&mut self, with: u8, traded: bool) {
        self.drafts += 1;
        self.bargain = Bargain { sides: [self.turn, with], ..Bargain::default() };
        self.frames.push(Frame::Trade { traded });
        self.frames.push(Frame::Deal);
    }

    /// Items that may still be named. Rules A14.2 and B15.1.
    pub(crate) fn each_item(&self, out: &mut dyn FnMut(Choice)) {
        let me = self.bargain.sides[0] as usize;
        let own = &self.bargain.lots[0];
        if !self.is_full_deal() {
            bits(self.economy[me] & !own.economy).for_each(|card| out(Choice::Give(Item::Economic(card))));
            for suit in Suit::ALL.into_iter().filter(|suit| self.may_ask(*suit)) {
                out(Choice::Ask(Item::Suit(suit)));
            }
            if self.setup.advanced {
                Self::rows(self.politics[me] & !own.politics)
                    .for_each(|row| out(Choice::Give(Item::Political(row))));
                if self.may_name(1, Item::AnyPolitical) {
                    out(Choice::Ask(Item::AnyPolitical));
                }
                for (side, make) in [(0, Choice::Give as fn(Item) -> Choice), (1, Choice::Ask)] {
                    let (pp, oil) = self.left_of(side);
                    PP.into_iter().filter(|n| *n <= pp).for_each(|n| out(make(Item::Pp(n))));
                    OIL.into_iter().filter(|n| *n <= oil).for_each(|n| out(make(Item::Oil(n))));
                }
            }
        }
        if self.bargain.items > 0 && self.is_affordable() {
            out(Choice::Say(Word::Offer));
        }
        out(Choice::Say(Word::Cancel));
    }

    /// Whether an item may be named for a side: one that is given, or one that is asked for.
    pub(crate) fn may_name(&self, side: usize, item: Item) -> bool {
        let player = self.bargain.sides[side] as usize;
        let lot = &self.bargain.lots[side];
        let more = !self.is_full_deal();
        match (side, item) {
            (_, Item::Pp(n)) => (1..=self.left_of(side).0).contains(&n),
            (_, Item::Oil(n)) => (1..=self.left_of(side).1).contains(&n),
            (0, Item::Economic(card)) => more && self.economy[player] & !lot.economy & (1 << card) != 0,
            (0, Item::Political(row)) => {
                more && self.setup.advanced && self.politics[player] & !lot.politics & row.cards() != 0
            }
            (1, Item::Suit(suit)) => more && self.may_ask(suit),
            (1, Item::AnyPolitical) => {
                more && self.setup.advanced && u32::from(lot.any) < self.politics[player].count_ones()
            }
            _ => false,
        }
    }

    /// The PP and the oil of a side that are not yet in the deal; none where no more items fit in. Rule B15.1.
    pub(crate) fn left_of(&self, side: usize) -> (u16, u16) {
        if !self.setup.advanced || self.is_full_deal() {
            return (0, 0);
        }
        let (player, lot) = (self.bargain.sides[side] as usize, &self.bargain.lots[side]);
        (self.pp[player].saturating_sub(lot.pp), self.oil[player].saturating_sub(lot.oil))
    }

    /// Whether no more items fit into the deal (Ruling 44).
    pub(crate) const fn is_full_deal(&self) -> bool {
        self.bargain.items >= ITEMS
    }

    /// No more cards are asked for than the other holds.
    fn may_ask(&self, suit: Suit) -> bool {
        let them = self.bargain.sides[1] as usize;
        let asked: u32 = self.bargain.lots[1].suits.iter().map(|n| u32::from(*n)).sum();
        asked < self.economy[them].count_ones() && (suit != Suit::Route || self.setup.advanced)
    }

    /// The first deal of an action costs its oil: that must not be given away. Rule B15.2.
    fn is_affordable(&self) -> bool {
        let price = if self.traded() || !self.setup.advanced { 0 } else { self.oil_price() };
        let [a, b] = self.bargain.sides;
        let side = usize::from(b == self.turn);
        let me = [a, b][side] as usize;
        self.bargain.lots[side].oil + price <= self.oil[me]
    }

    /// Whether a deal was done in this Trade action.
    fn traded(&self) -> bool {
        self.frames.frames().iter().any(|frame| matches!(frame, Frame::Trade { traded: true }))
    }

    pub(crate) fn add_item(&mut self, choice: Choice) {
        self.bargain.items += 1;
        let (side, item) = match choice {
            Choice::Ask(item) => (1, item),
            Choice::Give(item) => (0, item),
            _ => return,
        };
        let me = self.bargain.sides[0] as usize;
        let lot = &mut self.bargain.lots[side];
        match item {
            Item::Economic(card) => lot.economy |= 1 << card,
            Item::Political(row) => {
                if let Some(card) = Self::card_of(self.politics[me] & !lot.politics, row) {
                    lot.politics |= 1 << card;
                }
            }
            Item::Pp(n) => lot.pp += n,
            Item::Oil(n) => lot.oil += n,
            Item::Suit(suit) => lot.suits[suit as usize] += 1,
            Item::AnyPolitical => lot.any += 1,
        }
        self.frames.push(Frame::Deal);
    }

    /// The offer lies on the table: its cards are shown.
    pub(crate) fn propose<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.dice.show_secret_of(Seat(self.bargain.sides[0]));
        // A counter-offer is part of the proposal that it answers (Ruling 44).
        self.proposals += u8::from(!self.bargain.counter);
        let [who, to] = self.bargain.sides;
        let offer = self.bargain.lots[0];
        self.all_see(offer.economy);
        self.bared |= offer.economy & self.out;
        self.all_see_politics(who as usize, offer.politics);
        tell.tell(self, Event::Offered { who, to, counter: self.bargain.counter });
        self.frames.push(Frame::Answer);
    }

    /// Whether whoever is asked can accept: he holds what is asked for, and keeps the oil that the deal costs.
    pub(crate) fn can_accept(&self) -> bool {
        self.holds_what_is_asked() && self.is_affordable()
    }

    pub(crate) fn holds_what_is_asked(&self) -> bool {
        let them = self.bargain.sides[1] as usize;
        let lot = &self.bargain.lots[1];
        let held = |suit: usize| (self.economy[them] & SUITS[suit]).count_ones();
        let cards = (0..6).all(|suit| u32::from(lot.suits[suit]) <= held(suit));
        cards
            && u32::from(lot.any) <= self.politics[them].count_ones()
            && lot.pp <= self.pp[them]
            && lot.oil <= self.oil[them]
    }

    /// A counter-offer is put together by the other player.
    pub(crate) fn counter(&mut self) {
        let [a, b] = self.bargain.sides;
        self.bargain = Bargain { sides: [b, a], counter: true, ..Bargain::default() };
        self.frames.push(Frame::Deal);
    }

    /// What whoever accepted must still hand over: cards of a suit, or political cards.
    pub(crate) fn each_filling(&self, out: &mut dyn FnMut(Choice)) {
        let them = self.bargain.sides[1] as usize;
        let lot = &self.bargain.lots[1];
        if let Some(suit) = (0..6).find(|suit| lot.suits[*suit] > 0) {
            let left = self.economy[them] & SUITS[suit] & !lot.economy;
            bits(left).for_each(|card| out(Choice::Give(Item::Economic(card))));
        } else if lot.any > 0 {
            Self::rows(self.politics[them] & !lot.politics)
                .for_each(|row| out(Choice::Give(Item::Political(row))));
        }
    }

    /// Whether cards are still to be chosen.
    pub(crate) fn is_unfilled(&self) -> bool {
        let lot = &self.bargain.lots[1];
        lot.any > 0 || lot.suits != [0; 6]
    }

    pub(crate) fn fill(&mut self, choice: Choice) {
        let them = self.bargain.sides[1] as usize;
        let lot = &mut self.bargain.lots[1];
        match choice {
            Choice::Give(Item::Economic(card)) => {
                lot.economy |= 1 << card;
                if let Some(n) = lot.suits.iter_mut().find(|n| **n > 0) {
                    *n -= 1;
                }
            }
            Choice::Give(Item::Political(row)) => {
                if let Some(card) = Self::card_of(self.politics[them] & !lot.politics, row) {
                    lot.politics |= 1 << card;
                }
                lot.any -= 1;
            }
            _ => {}
        }
        // That such a card was there to give is known from now on.
        self.dice.show_secret_of(Seat(them as u8));
        self.frames.push(Frame::Fill);
    }

    /// Who is asked next about the way.
    pub(crate) fn way_decider(&self, asked: Seats, closed: Seats) -> Option<usize> {
        let left: Seats = self.closers().iter().filter(|seat| !asked.has(*seat)).collect();
        left.iter().find(|seat| !self.since(4) || self.could_tip(*seat, left, closed)).map(Seat::index)
    }

    /// Whether the way can hang on what a player closes, whatever the others who are still to be asked do: if not,
    /// his answer cannot matter, and everybody sees that (Ruling 54).
    fn could_tip(&self, seat: Seat, left: Seats, closed: Seats) -> bool {
        if !self.setup.advanced {
            return true;
        }
        let [a, b] = self.bargain.sides.map(usize::from);
        let others: Vec<Seat> = left.iter().filter(|other| *other != seat).collect();
        (0..1u32 << others.len()).any(|subset| {
            let chosen = others.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1);
            let closed = chosen.fold(closed, |set, (_, other)| set.with(*other));
            self.way(a, b, closed) && !self.way(a, b, closed.with(seat))
        })
    }

    /// A third player has closed what is his.
    pub(crate) fn close_way<T: Tell<Self>>(&mut self, by: usize, asked: Seats, closed: Seats, tell: &mut T) {
        let seat = Seat(by as u8);
        tell.tell(self, Event::ClosedWay { who: seat.0 });
        let [a, b] = self.bargain.sides.map(usize::from);
        let closed = closed.with(seat);
        if !self.setup.advanced || !self.way(a, b, closed) {
            return tell.tell(self, Event::DealForbidden { who: a as u8, with: b as u8 });
        }
        self.frames.push(Frame::Way { asked: asked.with(seat), closed });
    }

    /// The deal is done; the first one of the action uses it up. Rules A14.3 and B15.2.
    pub(crate) fn close_deal<T: Tell<Self>>(&mut self, tell: &mut T) {
        if !self.traded() {
            self.spend(Action::Trade, tell);
            for frame in self.frames.frames_mut() {
                if let Frame::Trade { traded } = frame {
                    *traded = true;
                }
            }
        }
        let [a, b] = self.bargain.sides.map(usize::from);
        let [x, y] = self.bargain.lots;
        self.passes_openly(a, x.economy, x.politics);
        self.passes_unseen(b, a, y.economy, y.politics);
        self.economy[a] = (self.economy[a] & !x.economy) | y.economy;
        self.economy[b] = (self.economy[b] & !y.economy) | x.economy;
        self.politics[a] = (self.politics[a] & !x.politics) | y.politics;
        self.politics[b] = (self.politics[b] & !y.politics) | x.politics;
        self.pp[a] = self.pp[a] - x.pp + y.pp;
        self.pp[b] = self.pp[b] - y.pp + x.pp;
        self.oil[a] = self.oil[a] - x.oil + y.oil;
        self.oil[b] = self.oil[b] - y.oil + x.oil;
        self.dice.show_secret(Seats::ALL);
        tell.tell(self, Event::Dealt { who: a as u8, with: b as u8 });
        self.bargain = Bargain::default();
    }
}

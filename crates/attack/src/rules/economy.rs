//! Production and sets, building, oil. Sections A12, A15, B4, B11 and B18.

use engine::{Seat, Seats, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::facts::places::REGION_SEAS;
use crate::facts::{
    ALL_ROUTES, CAPITAL_PP, Cards, MOST_BOUGHT, Place, SUITS, Seas, Suit, Tech, Unit, regions, seas, value,
};
use crate::rules::numbers::each_lot;
use crate::setup::Setup;
use crate::state::{Attack, Frame, NONE, bits};

/// What a hand of economic cards is worth, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sets {
    /// PP of all cards: single values, and twice the value in sets (A15.1).
    pub pp: u16,
    /// How many sets there are.
    pub n: u8,
    /// The cards that stand in sets.
    pub cards: Cards,
}

/// The best arrangement of cards in sets. Rules A12.4, A15.1, A15.2 and B13.2.
///
/// A set is one card of each of four suits; a trade route stands for any of them. For a number of sets the
/// best cards of each suit, at most so many, and all routes compete for the places: any such choice can be
/// arranged, because routes fill what is missing. So for each number of sets the highest values win.
#[must_use]
pub fn best_sets(cards: Cards) -> Sets {
    let single: u16 = bits(cards).map(|card| u16::from(value(card))).sum();
    let mut best = Sets { pp: single, n: 0, cards: 0 };
    // Cards by suit and value, the highest first: within a suit a lower number never has a higher value.
    let routes = cards & SUITS[Suit::Route as usize];
    let n_most =
        (SUITS[..4].iter().map(|suit| (cards & suit).count_ones()).sum::<u32>() + routes.count_ones()) / 4;
    for n in 1..=n_most {
        let mut pool = [0u8; 128];
        let mut len = 0;
        for suit in &SUITS[..4] {
            len += highest(cards & suit, n as usize, &mut pool[len..]);
        }
        len += highest(routes, 14, &mut pool[len..]);
        if len < 4 * n as usize {
            break;
        }
        // A stable order: by value, then by number.
        pool[..len].sort_unstable_by_key(|card| (u8::MAX - value(*card), *card));
        let chosen = &pool[..4 * n as usize];
        let bonus: u16 = chosen.iter().map(|card| u16::from(value(*card))).sum();
        if single + bonus > best.pp {
            let cards = chosen.iter().fold(0, |set, card| set | 1 << card);
            best = Sets { pp: single + bonus, n: n as u8, cards };
        }
    }
    best
}

/// Writes the highest cards of a set into `out`, at most `n` and at most what fits.
fn highest(cards: Cards, n: usize, out: &mut [u8]) -> usize {
    let mut len = 0;
    let mut left = cards;
    while left != 0 && len < n && len < out.len() {
        let mut top = left.trailing_zeros() as u8;
        for card in bits(left) {
            if value(card) > value(top) {
                top = card;
            }
        }
        out[len] = top;
        len += 1;
        left &= !(1 << top);
    }
    len
}

/// The cards of sets one set after the other: oil, minerals, factories, rail, routes where they are missing.
#[must_use]
pub fn arranged(sets: Sets) -> Vec<[u8; 4]> {
    let mut left = sets.cards;
    let mut all = Vec::new();
    for _ in 0..sets.n {
        let mut set = [NONE; 4];
        for (slot, suit) in set.iter_mut().zip(&SUITS[..4]) {
            if left & suit != 0 {
                *slot = (left & suit).trailing_zeros() as u8;
                left &= !(1 << *slot);
            }
        }
        all.push(set);
    }
    for slot in all.iter_mut().flatten().filter(|slot| **slot == NONE) {
        if left & ALL_ROUTES != 0 {
            *slot = (left & ALL_ROUTES).trailing_zeros() as u8;
            left &= !(1 << *slot);
        }
    }
    all
}

/// What a piece costs whoever has an assembly `line`, or not. Rule A15.3.
pub(crate) fn price(setup: &Setup, line: bool, unit: Unit) -> u16 {
    match unit {
        Unit::Infantry => 5,
        Unit::Artillery => 8,
        Unit::Tank if line => 8,
        Unit::Tank => 10,
        Unit::Plane if line => 12,
        Unit::Plane => 15,
        Unit::Carrier => 20,
        Unit::Destroyer => u16::from(setup.destroyer),
        Unit::Submarine => u16::from(setup.submarine),
        Unit::Battleship => u16::from(setup.battleship),
    }
}

impl Attack {
    /// PP that a player would draw with these cards. Rules A13.1, A15.1 and B18.2.
    #[must_use]
    pub fn production(&self, player: usize, cards: Cards) -> u16 {
        let cities = self.capital[..self.n()].iter();
        let cities = cities.filter(|at| **at != NONE && self.owned[player] & (1 << **at) != 0).count() as u16;
        let synthetic = if self.has(player, Tech::SyntheticMaterials) { 5 } else { 0 };
        CAPITAL_PP * cities + best_sets(cards).pp + synthetic
    }

    /// What a piece costs a player. Rule A15.3.
    #[must_use]
    pub fn price(&self, player: usize, unit: Unit) -> u16 {
        price(&self.setup, self.has(player, Tech::AssemblyLine), unit)
    }

    /// The sea areas in which a player may build ships: they border an owned region. Rule B11.2.
    pub(crate) fn yards(&self, player: usize) -> Seas {
        regions(self.owned[player]).fold(0, |set, r| set | REGION_SEAS[r]) & self.extent().seas
    }

    /// How many of a piece a player can buy now.
    pub(crate) fn affordable(&self, player: usize, unit: Unit) -> u8 {
        if unit.is_ship() && self.setup.advanced && self.yards(player) == 0 {
            return 0;
        }
        let n = self.pp[player] / self.price(player, unit);
        // The supply is unlimited, but not the table's memory (Ruling 45).
        if n == 0 { 0 } else { n.min(MOST_BOUGHT.saturating_sub(self.count(player, unit))) as u8 }
    }

    pub(crate) fn each_purchase(&self, player: usize, out: &mut dyn FnMut(Choice)) {
        for unit in Unit::ALL {
            each_lot(self.affordable(player, unit), |n| out(Choice::Buy(unit, n)));
        }
    }

    pub(crate) fn each_delivery(&self, unit: Unit, out: &mut dyn FnMut(Choice)) {
        let player = self.turn as usize;
        if unit.is_ship() {
            seas(self.yards(player)).for_each(|s| out(Choice::At(Place::sea(s))));
        } else {
            regions(self.owned[player]).for_each(|r| out(Choice::At(Place::region(r))));
        }
    }

    /// Buys pieces; navy cards of the basic game have no place to choose. Rules A15.4, A15.5 and B11.1.
    pub(crate) fn buy<T: Tell<Self>>(&mut self, unit: Unit, n: u8, tell: &mut T) {
        let player = self.turn as usize;
        self.pp[player] -= self.price(player, unit) * u16::from(n);
        self.frames.push(Frame::Build);
        if unit.is_ship() && !self.setup.advanced {
            self.navy[player][unit.index()] += n;
            tell.tell(self, Event::Bought { who: self.turn, unit, n, at: None });
        } else {
            self.frames.push(Frame::Deliver { unit, n });
        }
    }

    pub(crate) fn deliver<T: Tell<Self>>(&mut self, unit: Unit, n: u8, at: Place, tell: &mut T) {
        let player = self.turn as usize;
        if at.is_sea() {
            let fleet = &mut self.ships[at.index()][player][unit.index()];
            *fleet = fleet.saturating_add(n);
            self.sailed[at.index()][unit.index()] += n;
        } else {
            let army = &mut self.units[at.index()][unit.index()];
            *army = army.saturating_add(n);
        }
        tell.tell(self, Event::Bought { who: self.turn, unit, n, at: Some(at) });
    }

    /// The basic game's PP are counted from the cards when building begins, and what is left is lost.
    pub(crate) fn begin_build<T: Tell<Self>>(&mut self, tell: &mut T) {
        if !self.setup.advanced {
            let player = self.turn as usize;
            self.pp[player] = self.production(player, self.economy[player]);
            // Everybody sees what the cards yield.
            self.dice.show_secret_of(Seat(self.turn));
            tell.tell(self, Event::Produced { who: self.turn, pp: self.pp[player], oil: 0 });
        }
        self.frames.push(Frame::Build);
    }

    /// Building is over: new ships may have to fight. Rules A15.4 and B11.3.
    pub(crate) fn end_build(&mut self) {
        let player = self.turn as usize;
        if !self.setup.advanced {
            self.pp[player] = 0;
            return;
        }
        let mut any = false;
        for s in 0..self.sailed.len() {
            if self.sailed[s] != [0; 4] {
                let met = self.others(player).filter(|other| self.surface(s, *other) > 0);
                self.clash[s] = met.map(|other| Seat(other as u8)).collect();
                any |= !self.clash[s].is_empty();
            }
        }
        if any {
            self.frames.push(Frame::NavalBattles { sea: NONE });
        }
    }

    /// Cards that may be set aside for oil: oil cards and trade routes in action. Rules B13.2 and B18.1.
    pub(crate) fn oil_cards(&self, player: usize) -> Cards {
        let wells = SUITS[Suit::Oil as usize] | ALL_ROUTES;
        self.in_action(player) & wells & !self.aside
    }

    /// Production begins: whoever has a card in action may have one that gives oil (Ruling 48).
    pub(crate) fn begin_production(&mut self) {
        self.aside = 0;
        let alive = self.alive;
        let asked: Seats = alive.iter().filter(|seat| self.in_action(seat.index()) != 0).collect();
        self.frames.push(Frame::Production(asked));
    }

    pub(crate) fn set_aside<T: Tell<Self>>(&mut self, player: usize, card: u8, tell: &mut T) {
        self.aside |= 1 << card;
        self.all_see(1 << card);
        self.oil[player] += u16::from(value(card));
        // The card is shown for its certificates.
        self.dice.show_secret_of(Seat(player as u8));
        tell.tell(self, Event::SetAside { who: player as u8, card });
    }

    /// Production after all have set cards aside. Rules B18.2–B18.4 and B3.1.
    pub(crate) fn produce<T: Tell<Self>>(&mut self, tell: &mut T) {
        for k in 0..self.n() {
            let player = self.in_order(k);
            if !self.alive.has(Seat(player as u8)) {
                continue;
            }
            let pp = self.production(player, self.in_action(player) & !self.aside);
            self.pp[player] += pp;
            let mut oil = if self.has(player, Tech::SyntheticOil) { 3 } else { 0 };
            self.oil[player] += oil;
            if self.oil[player] == 0 && self.setup.emergency_oil {
                self.oil[player] = 1;
                oil = 1;
            }
            tell.tell(self, Event::Produced { who: player as u8, pp, oil });
        }
        // What the cards yield tells something about them.
        self.dice.show_secret(Seats::ALL);
        (self.out, self.raided, self.aside, self.embargo) = (0, 0, 0, Seats::NONE);
        (self.bared, self.marked) = (0, [0; crate::facts::MAX]);
    }
}

//! What speaks for answers: passage, the sea, cards, bids, bombs and deals.

use crate::choice::{Choice, Item, Word};
use crate::facts::politics::Kind;
use crate::facts::{FIRST_BID, Row, Unit, value};
use crate::hunch::{LITTLE, fleet, reaches, speaks};
use crate::state::{Attack, Frame, Lot};
use crate::worth::UNITS;

impl Attack {
    /// How much speaks for an answer.
    pub(super) fn answer(&self, frame: Frame, me: usize, choice: Choice) -> u32 {
        match (frame, choice) {
            (Frame::Passage { .. }, Choice::Say(Word::Allow)) => 4,
            (Frame::Leave { .. }, Choice::Say(Word::Allow)) => 4,
            (Frame::Passage { .. } | Frame::Leave { .. }, _) => 20,
            (Frame::Command { .. }, Choice::Say(Word::Command)) => 5,
            (Frame::StrikeBack { .. }, Choice::Say(Word::Strike)) => 100,
            (Frame::StrikeBack { .. }, _) => LITTLE,
            (Frame::Ambush { .. }, Choice::Fire(n)) => 10 + 5 * u32::from(n),
            (Frame::Sink { .. }, Choice::Lose(unit)) => UNITS[unit.index()] as u32,
            (Frame::Retreat { side, .. }, Choice::Say(Word::Fight)) => self.stand(side as usize),
            (Frame::Challenge, Choice::Say(Word::Fight)) => {
                let [mine, theirs] = [me, self.turn as usize].map(|player| fleet(self.navy[player]));
                if mine > theirs { 20 } else { 5 }
            }
            (Frame::Meet { sea, with, .. }, Choice::Say(Word::Fight)) => {
                let other = if me == self.turn as usize { with } else { self.turn };
                let [mine, theirs] = [me, other as usize].map(|p| fleet(self.ships[sea as usize][p]));
                if mine > theirs { 20 } else { 4 }
            }
            (Frame::Join { .. }, Choice::Say(Word::Join)) => 6,
            (Frame::Block { .. }, Choice::Block(_)) => 30,
            (Frame::MoveWindow(_), Choice::Block(_)) => 15,
            (Frame::Steal(_), Choice::Steal(row)) => prize(row),
            (Frame::Disable { .. }, Choice::Disable(card)) => 5 * u32::from(value(card)),
            (Frame::Auction { bid, .. }, _) => bidding(bid, choice),
            (Frame::Research, Choice::Pay(pp)) => {
                let odds = reaches(10 - (pp / 5).min(8) as u8);
                speaks(55 * odds / 36 - 2 * i32::from(pp) + 10)
            }
            (Frame::Assign, _) => self.assignment(me, choice),
            (Frame::Shoot(_), Choice::Say(Word::Bomber)) => 20,
            (Frame::Atomic | Frame::Crash { .. }, Choice::At(at)) => {
                u32::from(self.strength(at.index())).pow(2)
            }
            (Frame::Bring { .. }, Choice::Send(unit, at)) => {
                u32::from(self.strength(at.index())) * if unit == Unit::Infantry { 4 } else { 1 }
            }
            (Frame::Strip { .. }, Choice::Keep(unit)) => UNITS[unit.index()] as u32,
            (Frame::Raid(_), Choice::At(_)) => 30,
            (Frame::Bomb | Frame::Aim(_), Choice::Player(of)) => 1 + self.owned[of as usize].count_ones(),
            _ => self.talk(frame, choice),
        }
    }

    /// Whether a fleet goes on fighting.
    fn stand(&self, side: usize) -> u32 {
        let [mine, theirs] = [side, 1 - side].map(|side| fleet(self.naval.fleet[side]));
        if mine > theirs { 40 } else { 6 }
    }

    /// Attackers send bombers, defenders all they have.
    fn assignment(&self, me: usize, choice: Choice) -> u32 {
        match choice {
            Choice::Fighters(n) if me == self.turn as usize => 10 / (1 + u32::from(n)) + 1,
            Choice::Fighters(n) | Choice::Bombers(n) => 2 + 4 * u32::from(n),
            _ => LITTLE,
        }
    }

    /// Deals are seldom better than what else could be done.
    fn talk(&self, frame: Frame, choice: Choice) -> u32 {
        match (frame, choice) {
            (Frame::Trade { .. }, Choice::Player(_)) => 3,
            (Frame::Trade { .. }, _) => 30,
            (Frame::Deal, Choice::Say(Word::Cancel)) => 20,
            (Frame::Deal, Choice::Say(Word::Offer)) => {
                let [mine, theirs] = self.bargain.lots;
                if lot(&theirs) >= lot(&mine) { 8 } else { LITTLE }
            }
            (Frame::Deal, _) => 3,
            (Frame::Answer, Choice::Say(Word::Accept)) => {
                let [theirs, mine] = self.bargain.lots;
                if lot(&theirs) > lot(&mine) { 40 } else { LITTLE }
            }
            (Frame::Answer, Choice::Say(Word::Counter)) => LITTLE,
            (Frame::Fill, Choice::Give(Item::Economic(card))) => 12 / u32::from(value(card).max(1)),
            _ => 10,
        }
    }
}

/// What a deal's lot is worth.
fn lot(lot: &Lot) -> u32 {
    let cards: u32 = crate::state::bits(lot.economy).map(|card| 3 * u32::from(value(card))).sum();
    let asked: u32 = lot.suits.iter().map(|n| 6 * u32::from(*n)).sum();
    let politics = 7 * (lot.politics.count_ones() + u32::from(lot.any));
    cards + asked + politics + u32::from(lot.pp) + 4 * u32::from(lot.oil)
}

/// A trade route is worth a little more than the lowest bid.
fn bidding(bid: u16, choice: Choice) -> u32 {
    match choice {
        Choice::Bid(pp) if bid == 0 && pp == FIRST_BID => 20,
        Choice::Bid(pp) if bid > 0 && pp == bid + 1 && pp < FIRST_BID + 10 => 12,
        Choice::Bid(_) => 2,
        _ => 12,
    }
}

/// Which card is best taken from an open hand.
fn prize(row: Row) -> u32 {
    match row.kind() {
        Kind::Annexation | Kind::TreatyOfAlliance => 40,
        Kind::PuppetGovernment => 30,
        Kind::Insurrection | Kind::IndustrialEspionage | Kind::OilConcession => 20,
        Kind::Counterintelligence | Kind::DoubleAgent | Kind::NonAggressionPact => 12,
        _ => 8,
    }
}

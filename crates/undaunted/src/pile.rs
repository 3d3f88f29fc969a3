//! Cards lying together, as counts: cards of one kind are interchangeable. Rule 14.4.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use engine::Dice;
use serde::{Deserialize, Serialize};

use crate::facts::{Card, Group};

/// A pile: three bits a kind of card and four for Fog of War, in the order of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile(u64);

const FOG: u32 = 3 * Card::FogOfWar as u32;
/// All combat and command cards.
const SOLDIERS: u64 = (1 << FOG) - 1;
/// Every other kind, six bits apart.
const EVEN: u64 = 0o0707_0707_0707_0707;
/// The combat cards.
const COMBAT: u64 = SOLDIERS & !0o77777;

/// The cards of squad A.
const SQUAD: u64 = 7 << (3 * Card::SquadLeaderA as u32)
    | 7 << (3 * Card::RiflemanA as u32)
    | 7 << (3 * Card::ScoutA as u32)
    | 7 << (3 * Card::MachineGunnerA as u32);

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// So many copies of a card.
    #[must_use]
    #[inline]
    pub const fn of(card: Card, n: u8) -> Self {
        Self((n as u64) << (3 * card as u32))
    }

    /// A pile from its saved number; the numbers may be anything.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// How many copies of a card it holds.
    #[must_use]
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let mask = if card as u32 * 3 == FOG { 15 } else { 7 };
        ((self.0 >> (3 * card as u32)) & mask) as u8
    }

    /// Whether it holds a card.
    #[must_use]
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards it holds.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        let soldiers = self.0 & SOLDIERS;
        let pairs = (soldiers & EVEN) + ((soldiers >> 3) & EVEN);
        // The sum of the digits in base 64, which is below 63: a side has 44 such cards.
        (pairs % 63) as u8 + (self.0 >> FOG) as u8
    }

    /// Whether it holds none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds nothing but Fog of War.
    #[must_use]
    #[inline]
    pub const fn is_fog(self) -> bool {
        self.0 & SOLDIERS == 0
    }

    /// Its combat cards.
    #[must_use]
    pub const fn combat(self) -> Self {
        Self(self.0 & COMBAT)
    }

    /// Its cards of one squad: leader, riflemen, scouts and machine gunners. Rule 7.1.
    #[must_use]
    #[inline]
    pub const fn squad(self, squad: Group) -> Self {
        Self(self.0 & (SQUAD << (3 * squad as u32)))
    }

    /// Its cards of these kinds alone.
    #[must_use]
    pub fn only(self, mut kinds: impl FnMut(Card) -> bool) -> Self {
        self.kinds()
            .filter(|card| kinds(*card))
            .map(|card| Self::of(card, self.count(card)))
            .fold(Self::EMPTY, Add::add)
    }

    /// The kinds of card it holds, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = (left.trailing_zeros() / 3).min(Card::FogOfWar as u32);
            left &= !0 << (3 * at) << if at * 3 == FOG { 4 } else { 3 };
            Some(Card::at(at as usize))
        })
    }

    /// Every card, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// Puts a card on the pile.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0 += 1 << (3 * card as u32);
    }

    /// Takes a card off the pile, where there is one.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let has = self.has(card);
        if has {
            self.0 -= 1 << (3 * card as u32);
        }
        has
    }

    /// The card at a place when they lie kind by kind.
    #[must_use]
    #[inline]
    pub fn at(self, mut place: u32) -> Option<Card> {
        self.kinds().find(|card| {
            let n = u32::from(self.count(*card));
            let here = place < n;
            place = place.wrapping_sub(n);
            here
        })
    }

    /// Takes a random card: the top one of a shuffled pile.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let n = self.len();
        if n == 0 {
            return None;
        }
        let card = self.at(dice.below(n.into()))?;
        self.take(card);
        Some(card)
    }

    /// Whether every kind is within what a side owns.
    #[must_use]
    pub fn is_sound(self) -> bool {
        self.0 >> (FOG + 4) == 0 && Card::ALL.into_iter().all(|card| self.count(card) <= card.facts().copies)
    }
}

impl Add for Pile {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Pile {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Pile {
    type Output = Self;

    /// The cards of the first pile without those of the second, which it holds.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Pile {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.put(card));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_counts_its_cards() {
        let all: Pile =
            Card::ALL.into_iter().map(|card| Pile::of(card, card.facts().copies)).fold(Pile::EMPTY, Add::add);
        assert_eq!((all.len(), all.combat().len(), all.cards().count()), (54, 39, 54));
        assert!(all.is_sound() && !(all + Pile::of(Card::Sniper, 1)).is_sound());
        assert_eq!(all.kinds().collect::<Vec<_>>(), Card::ALL);
        assert_eq!((all.at(0), all.at(53), all.at(54)), (Some(Card::at(0)), Some(Card::FogOfWar), None));
        assert!(Pile::of(Card::FogOfWar, 10).is_fog() && !all.is_fog());
        assert_eq!(all.cards().collect::<Pile>(), all);
    }

    #[test]
    fn every_card_is_drawn_once() {
        let mut pile = Pile::of(Card::RiflemanA, 5) + Pile::of(Card::FogOfWar, 9) + Pile::of(Card::Mortar, 2);
        let whole = pile;
        let mut dice = Dice::seeded(3);
        let mut drawn = Pile::EMPTY;
        while let Some(card) = pile.draw(&mut dice) {
            drawn.put(card);
        }
        assert_eq!((drawn, pile), (whole, Pile::EMPTY));
        assert_eq!(dice.mark().drawn, 16);
    }
}

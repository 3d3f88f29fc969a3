//! How many special weapons a reserve holds, as far as anybody could tell who saw the game. Section 12.
//!
//! Which token is drawn, kept or bombed is hidden, but the numbers are open: a weapon researched just now is in
//! the bag for certain, and after each draw it may be in the reserve. What is counted here is the chance of each
//! number of weapons in the reserve when all ways in which the hidden draws could have fallen are equally
//! likely. Given that number, which weapons and which regular tokens they are is open.

use serde::{Deserialize, Serialize};

use crate::facts::tokens::ALL_SPECIALS;
use crate::state::{Blitzkrieg, Side};

/// More weapons than this in one reserve are counted as so many.
const MOST: usize = 11;

/// What all chances together count.
const WHOLE: u32 = 1 << 15;

/// The chance of 0, 1, 2 … weapons in a reserve, in parts of [`WHOLE`]. All 0: nothing is known but the sizes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Weapons([u16; MOST + 1]);

/// What everybody sees happen to a reserve and bag.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Seen {
    /// A token came from the bag into the reserve (3.6, 7.1).
    Drew,
    /// A weapon came into the bag (7.2).
    Researched,
    /// A weapon came straight into the reserve (7.3).
    TookWeapon,
    /// A weapon of the reserve was placed (3.8).
    PlacedWeapon,
    /// A regular token of the reserve was placed (3.8).
    PlacedRegular,
    /// A token of the reserve, drawn at random, went back into the bag (7.5).
    Bombed,
}

/// The open numbers of a side: all its hidden weapons, and how many tokens reserve and bag hold.
#[derive(Debug, Clone, Copy)]
struct Sizes {
    weapons: u32,
    reserve: u32,
    bag: u32,
}

impl Sizes {
    /// The nearest number of weapons that the reserve can hold.
    fn within(self, here: u32) -> u32 {
        here.clamp(self.weapons.saturating_sub(self.bag), self.weapons.min(self.reserve))
    }

    /// The chances when reserve and bag are a mixture nobody knows anything about.
    fn mixture(self) -> [f32; MOST + 1] {
        let mut all = [0.0; MOST + 1];
        let mut ways = 1.0f32;
        let low = self.weapons.saturating_sub(self.bag);
        for here in low..=self.weapons.min(self.reserve) {
            all[(here as usize).min(MOST)] += ways;
            // One weapon more in the reserve, one regular token more in the bag.
            let (more, there) = (self.weapons - here, self.bag + here - self.weapons);
            ways *= (more * (self.reserve - here)) as f32 / ((here + 1) * (there + 1)) as f32;
        }
        all
    }
}

impl Weapons {
    /// The chances as they are now; a mixture where nothing more is known.
    fn chances(self, now: Sizes) -> [f32; MOST + 1] {
        let mut all = [0.0; MOST + 1];
        let mut sum = 0.0;
        for here in now.within(0)..=now.within(MOST as u32).min(MOST as u32) {
            all[here as usize] = f32::from(self.0[here as usize]);
            sum += all[here as usize];
        }
        if sum > 0.0 { all } else { now.mixture() }
    }

    /// What is known after something was seen, when `before` were the sizes.
    fn after(self, before: Sizes, seen: Seen) -> Self {
        let chances = self.chances(before);
        let mut next = [0.0; MOST + 2];
        let most = before.within(MOST as u32).min(MOST as u32) as usize;
        let (reserve, bag, weapons) = (before.reserve as f32, before.bag as f32, before.weapons as f32);
        // Shares of the reserve or the bag are left undivided: only what they are to each other counts.
        let known = chances[..=most].iter().enumerate().map(|(here, chance)| (here, here as f32, *chance));
        match seen {
            Seen::Researched => next[..=most].copy_from_slice(&chances[..=most]),
            Seen::TookWeapon => next[1..=most + 1].copy_from_slice(&chances[..=most]),
            Seen::Drew => known.for_each(|(here, held, chance)| {
                next[here] += chance * (bag - (weapons - held));
                next[here + 1] += chance * (weapons - held);
            }),
            Seen::Bombed => known.for_each(|(here, held, chance)| {
                next[here] += chance * (reserve - held);
                next[here.saturating_sub(1)] += chance * held;
            }),
            // The more of them, the likelier was what was seen.
            Seen::PlacedWeapon => {
                known.for_each(|(here, held, chance)| next[here.saturating_sub(1)] += chance * held);
            }
            Seen::PlacedRegular => {
                known.for_each(|(here, held, chance)| next[here] = chance * (reserve - held))
            }
        }
        next[MOST] += next[MOST + 1];
        let last = (most + 1).min(MOST);
        let sum: f32 = next[..=last].iter().sum();
        let whole = if sum > 0.0 { WHOLE as f32 / sum } else { 0.0 };
        let mut known = Self::default();
        for (known, chance) in known.0.iter_mut().zip(&next[..=last]) {
            *known = (chance * whole + 0.5) as u16;
        }
        known
    }
}

impl Blitzkrieg {
    /// Everybody sees this about to happen to a side's reserve and bag.
    #[inline]
    pub(crate) fn saw(&mut self, side: Side, seen: Seen) {
        // Without screens, or without weapons, there is nothing to wonder about.
        let hidden = (self.reserve[side.index()] | self.bag[side.index()]) & ALL_SPECIALS;
        if self.setup.is_solo() || hidden == 0 && !matches!(seen, Seen::TookWeapon | Seen::Researched) {
            return;
        }
        self.weapons[side.index()] = self.weapons[side.index()].after(self.sizes(side), seen);
    }

    fn sizes(&self, side: Side) -> Sizes {
        let (reserve, bag) = (self.reserve[side.index()], self.bag[side.index()]);
        let weapons = ((reserve | bag) & ALL_SPECIALS).count_ones();
        Sizes { weapons, reserve: reserve.count_ones(), bag: bag.count_ones() }
    }

    /// A number of special weapons in the reserve of `side` that somebody else could believe in.
    pub(crate) fn believed_weapons(&mut self, side: Side) -> u32 {
        let sizes = self.sizes(side);
        if sizes.weapons == 0 {
            return 0;
        }
        let chances = self.weapons[side.index()].chances(sizes);
        let sum: f32 = chances.iter().sum();
        let mut drawn = self.dice.below(WHOLE) as f32 / WHOLE as f32 * sum;
        for (here, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            if drawn < *chance {
                return sizes.within(here as u32);
            }
            drawn -= chance;
        }
        // Rounding left something over.
        sizes.within(chances.iter().rposition(|chance| *chance > 0.0).unwrap_or(0) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One way in which hidden tokens could lie: reserve, bag, and how likely it is.
    type Way = (u32, u32, f32);

    const WEAPONS: u32 = 0xffff << 16;

    fn tokens(set: u32) -> impl Iterator<Item = u32> {
        (0..32).map(|token| 1 << token).filter(move |token| set & token != 0)
    }

    /// All ways after something was seen, token by token; `token` is what was placed or put in.
    fn follow(ways: &[Way], seen: Seen, token: u32) -> Vec<Way> {
        let mut next = Vec::new();
        for &(reserve, bag, likely) in ways {
            let (r, b) = (reserve.count_ones() as f32, bag.count_ones() as f32);
            match seen {
                Seen::Drew => {
                    next.extend(tokens(bag).map(|drawn| (reserve | drawn, bag & !drawn, likely / b)));
                }
                Seen::Bombed => {
                    next.extend(tokens(reserve).map(|gone| (reserve & !gone, bag | gone, likely / r)));
                }
                Seen::Researched => next.push((reserve, bag | token, likely)),
                Seen::TookWeapon => next.push((reserve | token, bag, likely)),
                // Nobody knows when the weapon placed came into the game: it may be any of them.
                Seen::PlacedWeapon => {
                    let any = tokens(reserve & WEAPONS);
                    next.extend(any.map(|placed| (reserve & !placed, bag, likely)));
                }
                Seen::PlacedRegular if reserve & token != 0 => next.push((reserve & !token, bag, likely)),
                Seen::PlacedRegular => {}
            }
        }
        next
    }

    #[test]
    fn chances_are_those_of_all_ways_the_hidden_draws_could_have_fallen() {
        use Seen::{Bombed, Drew, PlacedRegular, PlacedWeapon, Researched, TookWeapon};
        let weapon = |n: u32| 1 << (16 + n);
        let script = [
            (Drew, 0),
            (Drew, 0),
            (Researched, weapon(0)),
            (Drew, 0),
            (PlacedRegular, 1 << 2),
            (Researched, weapon(1)),
            (Drew, 0),
            (TookWeapon, weapon(2)),
            (Bombed, 0),
            (Drew, 0),
            (PlacedWeapon, 0),
            (Drew, 0),
            (PlacedRegular, 1 << 4),
        ];
        let mut ways: Vec<Way> = vec![(0, 0b11_1111, 1.0)];
        let mut known = Weapons::default();
        for (n, (seen, token)) in script.into_iter().enumerate() {
            let (reserve, bag, _) = ways[0];
            let weapons = ((reserve | bag) >> 16).count_ones();
            known =
                known.after(Sizes { weapons, reserve: reserve.count_ones(), bag: bag.count_ones() }, seen);
            ways = follow(&ways, seen, token);
            let sum: f32 = ways.iter().map(|(.., likely)| likely).sum();
            for here in 0..=3 {
                let such = ways.iter().filter(|(reserve, ..)| (reserve >> 16).count_ones() == here);
                let truth = such.map(|(.., likely)| likely).sum::<f32>() / sum;
                let found = f32::from(known.0[here as usize]) / WHOLE as f32;
                assert!((found - truth).abs() < 0.001, "step {n}, {here} weapons: {found}, not {truth}");
            }
        }
    }

    #[test]
    fn where_nothing_was_seen_everything_is_a_mixture() {
        let sizes = Sizes { weapons: 2, reserve: 3, bag: 5 };
        let chances = Weapons::default().chances(sizes);
        let sum: f32 = chances.iter().sum();
        // Of the 28 pairs of places 10 lie in the bag, 15 apart, 3 in the reserve.
        for (here, ways) in [10.0, 15.0, 3.0].into_iter().enumerate() {
            assert!((chances[here] / sum - ways / 28.0).abs() < 1e-6, "{chances:?}");
        }
        let full = Sizes { weapons: 20, reserve: 15, bag: 6 };
        assert!(Weapons::default().chances(full).iter().any(|chance| *chance > 0.0));
        assert_eq!(full.within(2), 14);
    }
}

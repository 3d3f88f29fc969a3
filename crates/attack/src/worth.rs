//! How good a position is for a player, in hundredths of a region: what the greedy bot looks at.
//!
//! A move takes several clicks, and a battle many dice. So what is under way counts by its prospects: attacks
//! that are declared by their odds, an action that may still be taken by the best it could bring, PP by what
//! they buy.

use std::cell::Cell;

use engine::{Game as _, Ground, Rated, Seat};

use crate::choice::Choice;
use crate::facts::map::N_REGIONS;
use crate::facts::places::{LAND, crossings};
use crate::facts::{Action, Cards, Unit, regions};
use crate::odds::{guess, weight};
use crate::rules::economy::best_sets;
use crate::state::{Army, Attack, Frame, Going, NONE, total};

/// What a region is worth: two victory points, or one region of the basic game.
const REGION: i32 = 100;
/// What units are worth: about two hundredths of a region for each PP they cost.
pub(crate) const UNITS: [i32; 4] = [11, 21, 17, 32];
pub(crate) const SHIPS: [i32; 4] = [9, 10, 20, 34];
/// What an average neutral region is defended with.
const NEUTRAL: Army = [2, 1, 1, 0];

/// What the signs weigh: `sandtable learn attack` found it in 48 basic and 32 advanced games of two.
#[rustfmt::skip]
static LEARNT: [f32; 6] = [
    1.324, 1.371, 0.000, 1.353, 0.111, 0.000,
];

impl Rated for Attack {
    const LEARNT: &'static [f32] = &LEARNT;
    const LEVELS: [(u32, f32); 5] = [(24, 1.6), (25, 0.63), (35, 0.317), (54, 0.197), (82, 0.136)];
    /// Hunches alone play well: whoever is to play worse must doubt them too.
    const HASTE: f32 = 1.0;
    /// A turn has many clicks, and the odds of its battles are in the worth.
    const WORLDS: usize = 3;

    fn worth(&self, seat: Seat) -> i32 {
        let Some(me) = self.player(seat) else { return 0 };
        if let Some(outcome) = self.awaiting().outcome() {
            let share = if outcome.winners.has(seat) { 100_000 } else { -100_000 };
            return share + 10 * i32::from(self.score(me));
        }
        let others = self.others(me).map(|other| self.standing(other));
        let (sum, n, best) = others.fold((0, 0, i32::MIN), |(sum, n, best), s| (sum + s, n + 1, best.max(s)));
        // The leader is watched more closely than the rest.
        let rivals = if n == 0 { 0 } else { (sum / n + best) / 2 };
        self.standing(me) - rivals - self.threats(me) + self.prospects(me) + self.under_way(me)
    }

    fn signs<F: FnMut(f32)>(&self, seat: Seat, mut sign: F) {
        let worth = self.worth(seat) as f32 / 1000.0;
        let played = f32::from(self.round) / f32::from(self.setup.last_round().clamp(1, 40));
        for advanced in [false, true] {
            let here = if self.setup.advanced == advanced { 1.0 } else { 0.0 };
            let many = (self.n() - 2) as f32;
            sign(here * worth);
            sign(here * worth * played);
            sign(here * many);
        }
    }

    const HUNCHES: bool = true;

    fn hunches(&self, seat: Seat, choices: &[Choice], weights: &mut Vec<u32>) {
        match self.player(seat) {
            Some(me) => self.glance(me, choices, weights),
            None => weights.extend(choices.iter().map(|_| 1)),
        }
    }

    const GROUNDS: &'static [Ground] = &[
        Ground::counted("ground-regions", 100.0),
        Ground::counted("ground-points", 50.0),
        Ground::counted("ground-units", 18.0),
        Ground::counted("ground-ships", 12.0),
        Ground::counted("ground-production", 4.0),
        Ground::counted("ground-oil", 9.0),
        Ground::counted("ground-politics", 14.0),
        Ground::counted("ground-techs", 55.0),
        Ground::weighed("ground-attacks", 1.0),
        Ground::weighed("ground-threats", 1.0),
    ];

    fn grounds<F: FnMut(f32)>(&self, seat: Seat, mut ground: F) {
        let Some(me) = self.player(seat) else { return };
        let mine = self.assets(me);
        let mut theirs = [0.0; 8];
        let share = 1.0 / (self.n() - 1).max(1) as f32;
        for other in self.others(me) {
            theirs.iter_mut().zip(self.assets(other)).for_each(|(sum, has)| *sum += has * share);
        }
        mine.into_iter().zip(theirs).for_each(|(mine, theirs)| ground(mine - theirs));
        ground((self.prospects(me) + self.under_way(me)) as f32);
        ground(-self.threats(me) as f32);
    }

    fn card(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Play(row) | Choice::Block(row) => Some(row.id()),
            _ => None,
        }
    }

    fn horizon(&self) -> u32 {
        // A turn is long, and the dice of the next one drown what this one was worth.
        1
    }

    fn probes() -> Vec<engine::Probe<Self>> {
        vec![("odds of 20 units against 20", |_| {
            use crate::odds::{Force, Terms, odds};
            let army = [8, 5, 4, 3];
            u64::from(odds(Force::fresh(army), Force::fresh(army), Terms::default(), 1, 1, 300).win)
        })]
    }
}

/// An army by what the evaluation asks of it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Force {
    pub(crate) weight: i32,
    pub(crate) value: i32,
}

impl Force {
    pub(crate) fn of(army: Army) -> Self {
        Self { weight: weight(army), value: value(army) }
    }
}

/// What may attack: one stays behind, infantry if there is any.
fn but_one(mut army: Army) -> Army {
    if let Some(i) = (0..4).find(|i| army[*i] > 0) {
        army[i] -= 1;
    }
    army
}

/// How many hands of cards a thread remembers.
const REMEMBERED: usize = 256;

thread_local! {
    /// Hands of cards and the PP they bring: one position after the other asks for the same few.
    static SETS: [Cell<(Cards, u16)>; REMEMBERED] = const { [const { Cell::new((0, 0)) }; REMEMBERED] };
}

/// The PP that cards bring with their best sets.
pub(crate) fn pp_of(cards: Cards) -> u16 {
    let mixed = (cards as u64 ^ (cards >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    SETS.with(|sets| {
        let slot = &sets[(mixed >> 56) as usize % REMEMBERED];
        if slot.get().0 != cards {
            slot.set((cards, best_sets(cards).pp));
        }
        slot.get().1
    })
}

fn value(army: Army) -> i32 {
    (0..4).map(|i| UNITS[i] * i32::from(army[i])).sum()
}

impl Attack {
    /// What a player has, to be counted: regions, victory points beside those for regions, units, ships, PP a
    /// round, oil, Political Actions, technologies.
    fn assets(&self, player: usize) -> [f32; 8] {
        let own = self.owned[player].count_ones() as i16;
        let units: u32 = regions(self.owned[player]).map(|r| u32::from(total(self.units[r]))).sum();
        let at_sea: u32 = self.ships.iter().map(|sea| u32::from(total(sea[player]))).sum();
        let ships = at_sea + u32::from(total(self.navy[player]));
        let pp = i32::from(pp_of(self.economy[player] & !self.out)) + 10 * self.cities(player);
        [
            f32::from(own),
            f32::from(if self.setup.advanced { self.score(player) - 2 * own } else { 0 }),
            units as f32,
            ships as f32,
            pp as f32,
            f32::from(self.oil[player]),
            self.politics[player].count_ones() as f32,
            self.techs[player].count_ones() as f32,
        ]
    }

    /// What a player has: points, pieces, cards, money.
    fn standing(&self, player: usize) -> i32 {
        let advanced = self.setup.advanced;
        let points = i32::from(self.score(player)) * if advanced { REGION / 2 } else { REGION };
        let army: i32 = regions(self.owned[player]).map(|r| value(self.units[r])).sum();
        let cards = self.economy[player].count_ones() as i32;
        let rounds_left = i32::from(self.setup.last_round().saturating_sub(self.round)).min(6);
        let yield_per_round = i32::from(pp_of(self.economy[player] & !self.out)) + 10 * self.cities(player);
        let economy = yield_per_round * (2 + rounds_left) / 2 + 3 * cards;
        let own_city = self.may_use_politics(player);
        let mut worth = points + army + economy + if own_city { 40 } else { 0 };
        let navy: i32 = (0..4).map(|i| SHIPS[i] * i32::from(self.navy[player][i])).sum();
        worth += navy / 2 + if usize::from(self.control) == player { 35 } else { 0 };
        if advanced {
            let fleet: i32 = self
                .ships
                .iter()
                .map(|sea| {
                    let fleet = sea[player];
                    (0..4).map(|i| SHIPS[i] * i32::from(fleet[i])).sum::<i32>()
                })
                .sum();
            let oil = i32::from(self.oil[player]);
            worth += fleet * 2 / 3 + 9 * oil.min(12) + 3 * (oil - 12).max(0);
            worth += 2 * i32::from(self.pp[player].min(120));
            worth +=
                14 * self.politics[player].count_ones() as i32 + 55 * self.techs[player].count_ones() as i32;
        }
        worth
    }

    fn cities(&self, player: usize) -> i32 {
        let held = |at: &&u8| **at != NONE && self.owned[player] & (1 << **at) != 0;
        self.capital[..self.n()].iter().filter(held).count() as i32
    }

    /// What the others could take next: for each own region the strongest neighbour's chance.
    fn threats(&self, me: usize) -> i32 {
        let mut strikers = [0; N_REGIONS];
        for r in self.others(me).flat_map(|other| regions(self.owned[other])) {
            strikers[r] = Force::of(but_one(self.units[r])).weight;
        }
        let mut sum = 0;
        for r in regions(self.owned[me]) {
            let mut worst = 0;
            for other in self.others(me) {
                let near = LAND[r] & self.owned[other];
                if near == 0 {
                    continue;
                }
                let attacker = regions(near).map(|r| strikers[r]).sum();
                worst = worst.max(guess(attacker, weight(self.units[r])));
            }
            let city = self.capital[..self.n()].contains(&(r as u8));
            sum += worst * if city { 90 } else { 45 } / 1000;
        }
        sum
    }

    /// What winning a battle is worth, for the odds of these two forces.
    fn stake(mine: Force, theirs: Force, foe: bool) -> i32 {
        let p = guess(mine.weight, theirs.weight);
        let (a, d) = (mine.value, theirs.value);
        // Winners keep what the other side did not shoot away.
        let kept = a - (d * 7 / 10).min(a * 8 / 10);
        let gain = REGION + if foe { REGION + 25 + d * 8 / 10 } else { 22 };
        let lost = if foe { d * 4 / 10 } else { 0 };
        (p * (gain + kept) + (1000 - p) * lost) / 1000
    }

    /// The best attack that could still be made: what it would add.
    fn opportunity(&self, me: usize) -> i32 {
        let own = self.owned[me];
        let mut forces = [Force::default(); N_REGIONS];
        let mut rim = 0;
        for r in regions(own) {
            rim |= LAND[r];
            let left: Army = std::array::from_fn(|i| self.units[r][i].saturating_sub(self.arrived[r][i]));
            let all_may_go = total(self.units[r]) == total(left);
            forces[r] = Force::of(if all_may_go { but_one(left) } else { left });
        }
        let mut best = 0;
        for r in regions(rim & self.extent().regions & !own) {
            let near = regions(LAND[r] & own);
            let mine = near.fold(Force::default(), |sum, from| Force {
                weight: sum.weight + forces[from].weight,
                value: sum.value + forces[from].value,
            });
            if mine.weight > 0 {
                best = best.max(self.declared(r, mine) - mine.value);
            }
        }
        best
    }

    /// What the rest of the turn may still bring, and what the front promises for the next.
    fn prospects(&self, me: usize) -> i32 {
        if self.frames.frames().iter().any(|f| matches!(f, Frame::Claim(_) | Frame::Deploy { .. })) {
            return self.openings(me);
        }
        if self.turn as usize != me {
            return self.opportunity(me) / 4;
        }
        let advanced = self.setup.advanced;
        let moving =
            self.frames.frames().iter().any(|f| matches!(f, Frame::Moving { going: Going::Move, .. }));
        let acting = self.frames.frames().iter().any(|f| matches!(f, Frame::Action));
        let left = if advanced { self.oil[me] >= self.oil_price() } else { self.n_actions < 3 };
        let may = |action: Action| acting && left && self.done & action.bit() == 0;
        let fuel = if advanced { 9 * i32::from(self.oil_price()) } else { 0 };
        let best = self.opportunity(me);
        let mut worth = if moving {
            best * 95 / 100
        } else if may(Action::Move) {
            (best - fuel).max(best / 3) * 9 / 10
        } else {
            best / 3
        };
        let building = self.frames.frames().iter().any(|f| matches!(f, Frame::Build | Frame::Deliver { .. }));
        if let Some(Frame::Deliver { unit, n }) = self.frames.top() {
            let each = if unit.is_ship() { SHIPS[unit.index()] * 2 / 3 } else { UNITS[unit.index()] };
            worth += each * i32::from(n);
        }
        if !advanced {
            worth += if building {
                2 * i32::from(self.pp[me])
            } else if may(Action::Build) {
                19 * i32::from(self.production(me, 0) + pp_of(self.economy[me])) / 10
            } else {
                0
            };
        }
        if may(Action::Diplomacy) && self.neutral() != 0 {
            worth += 30;
        }
        worth - self.fidgeting()
    }

    /// At set-up: neighbours to take, and pieces together rather than apart.
    fn openings(&self, me: usize) -> i32 {
        let extent = self.extent();
        let own = self.owned[me];
        let rim = regions(own).fold(0, |set, r| set | LAND[r] | crossings(r, extent)) & extent.regions;
        let free = (rim & self.neutral()).count_ones() as i32;
        let joined = regions(own).filter(|r| LAND[*r] & own != 0).count() as i32;
        let stacks: i32 = regions(own).map(|r| i32::from(self.strength(r)).pow(2)).sum();
        6 * free + 25 * joined + stacks / 4
    }

    /// Aimless moves and talk cost a little, so that they are not chosen for nothing.
    fn fidgeting(&self) -> i32 {
        let own = self.owned[self.turn as usize];
        let moved: i32 = regions(own).map(|r| i32::from(total(self.arrived[r]))).sum();
        let talk = self.frames.frames().iter().any(|f| matches!(f, Frame::Trade { .. } | Frame::Deal));
        moved + 4 * i32::from(self.proposals + self.talks) + if talk { 6 } else { 0 }
    }

    /// Battles declared or being fought, and troops on the water.
    fn under_way(&self, me: usize) -> i32 {
        let mover = self.turn as usize;
        let mut worth = 0;
        let fought = self.frames.frames().iter().any(|f| {
            matches!(f, Frame::Commit { .. } | Frame::Hits { .. } | Frame::Roll(_) | Frame::Command { .. })
        });
        if mover == me {
            for r in regions(self.extent().regions & !self.owned[me]) {
                if self.arrived[r] != [0; 4] {
                    worth += self.declared(r, Force::of(self.arrived[r]));
                }
            }
            for crossing in self.crossing.frames() {
                let to = crossing.to as usize;
                worth += if self.owned[me] & (1 << to) != 0 {
                    value(crossing.army) * 9 / 10
                } else {
                    self.declared(to, Force::of(crossing.army)) * 9 / 10
                };
            }
        }
        if fought {
            let land = &self.land;
            let force = |side: usize| -> Army {
                std::array::from_fn(|i| land.committed[side][i].saturating_add(land.reserve[side][i]))
            };
            let (mine, theirs) = (force(0), force(1));
            let foe = land.sides[1] != NONE;
            let stake = Self::stake(Force::of(mine), Force::of(theirs), foe) + self.committed_edge();
            if land.sides[0] as usize == me {
                worth += stake;
            } else if land.captains[1] as usize == me {
                worth -= stake;
            }
        }
        worth
    }

    /// An attack that is declared on a region.
    pub(crate) fn declared(&self, r: usize, force: Force) -> i32 {
        Self::stake(force, Force::of(self.defenders(r)), self.owner(r).is_some())
    }

    /// About how likely an attack on a region is to win, in thousandths.
    pub(crate) fn odds_at(&self, r: usize, force: Force) -> i32 {
        guess(force.weight, weight(self.defenders(r)))
    }

    /// What a region is defended with; an average where a card will tell.
    fn defenders(&self, r: usize) -> Army {
        if self.owner(r).is_some() { self.units[r] } else { NEUTRAL }
    }

    /// More dice in the battle are better than reserves; a little of everything scores best.
    fn committed_edge(&self) -> i32 {
        let edge = |side: usize| {
            let army = self.land.committed[side];
            let kinds = army.iter().filter(|n| **n > 0).count() as i32;
            4 * i32::from(total(army)) + 3 * kinds + 2 * i32::from(army[Unit::Plane.index()])
        };
        edge(0) - edge(1)
    }
}

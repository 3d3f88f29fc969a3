//! What speaks for moves: battles that would be won.

use crate::choice::Choice;
use crate::facts::places::{LAND, crossings};
use crate::facts::{N_REGIONS, Regions, Unit, regions};
use crate::hunch::{LITTLE, is_done, speaks};
use crate::state::{Army, Attack, Going, NONE, total};
use crate::worth::Force;

/// What speaks for marching no further.
const ENOUGH: u32 = 20;

/// An attack with less than this chance, in thousandths, is not begun.
const HOPELESS: i32 = 300;

/// What could march where.
struct March {
    /// The own regions, and foreign ones that could be attacked.
    own: Regions,
    targets: Regions,
    /// What may leave each own region.
    free: [Force; N_REGIONS],
    /// What stands in each target already, and what could still join it.
    there: [Force; N_REGIONS],
    joining: [Force; N_REGIONS],
}

impl Force {
    fn with(self, other: Self) -> Self {
        Self { weight: self.weight + other.weight, value: self.value + other.value }
    }
}

impl Attack {
    /// How much speaks for each choice of a march.
    pub(super) fn glance_at_moves(
        &self,
        (going, from, unit, n): (Going, u8, Unit, u8),
        choices: &[Choice],
        weights: &mut Vec<u32>,
    ) {
        if from != NONE && usize::from(from) >= N_REGIONS {
            return weights.extend(choices.iter().map(|choice| self.glance_at_sailing(*choice)));
        }
        let march = self.march_of(going);
        weights.extend(choices.iter().map(|choice| match *choice {
            choice if is_done(choice) => ENOUGH,
            Choice::From(at) if at.is_sea() => 3,
            Choice::From(at) => {
                let r = at.index();
                let pull = self.best_pull(&march, r, march.free[r]);
                if pull > 0 { speaks(pull) } else { self.idle(&march, r) }
            }
            Choice::Take(unit, n) => {
                let force = some(unit, n);
                speaks(self.best_pull(&march, from as usize, force)) + u32::from(n)
            }
            Choice::To(to) | Choice::Cross(to, _) => {
                self.destination(&march, from as usize, to.index(), some(unit, n))
            }
            _ => LITTLE,
        }));
    }

    fn glance_at_sailing(&self, choice: Choice) -> u32 {
        match choice {
            Choice::To(to) => {
                let met = self.others(self.turn as usize).any(|other| self.surface(to.index(), other) > 0);
                if met { 3 } else { 10 }
            }
            Choice::Take(_, n) => 4 + 2 * u32::from(n),
            _ => LITTLE,
        }
    }

    fn march_of(&self, going: Going) -> March {
        let me = self.turn as usize;
        let own = self.owned[me];
        let mut march = March {
            own,
            targets: 0,
            free: [Force::default(); N_REGIONS],
            there: [Force::default(); N_REGIONS],
            joining: [Force::default(); N_REGIONS],
        };
        if going == Going::Strategic {
            return march;
        }
        let goes: [bool; 4] = std::array::from_fn(|i| self.steps(me, going, Unit::land(i)) > 0);
        let foreign = self.extent().regions & !own;
        for r in regions(own).filter(|r| self.strength(*r) > 1) {
            let army = self.free_to_go(r, goes);
            if total(army) == 0 {
                continue;
            }
            march.free[r] = Force::of(army);
            let mut near = LAND[r] & foreign;
            if going == Going::Move {
                near |= self.open_water(r) & foreign;
            }
            march.targets |= near;
            for t in regions(near) {
                march.joining[t] = march.joining[t].with(march.free[r]);
            }
        }
        for t in regions(march.targets) {
            march.there[t] = Force::of(self.arrived[t]);
        }
        for crossing in self.crossing.frames() {
            let to = crossing.to as usize;
            march.there[to] = march.there[to].with(Force::of(crossing.army));
        }
        march
    }

    /// Units of a region that may still leave it: never the last one.
    fn free_to_go(&self, r: usize, goes: [bool; 4]) -> Army {
        let mut army: Army = std::array::from_fn(|i| {
            if goes[i] { self.units[r][i].saturating_sub(self.arrived[r][i]) } else { 0 }
        });
        if total(army) == self.strength(r)
            && let Some(n) = army.iter_mut().find(|n| **n > 0)
        {
            *n -= 1;
        }
        army
    }

    /// Regions across water that nobody would keep the mover from.
    fn open_water(&self, r: usize) -> Regions {
        let me = self.turn as usize;
        let over = crossings(r, self.extent());
        if !self.setup.advanced {
            let open = self.control == NONE || self.control as usize == me;
            return if open { over } else { 0 };
        }
        over
    }

    /// What sending a force to attack a region would add to the worth: by itself, or as its share in an attack
    /// with all that could join.
    fn pull(&self, march: &March, t: usize, force: Force) -> i32 {
        let (there, joining) = (march.there[t], march.joining[t]);
        let most = if joining.weight > force.weight { joining } else { force };
        if self.odds_at(t, there.with(most)) < HOPELESS {
            return 0;
        }
        let now = if there.weight > 0 { self.declared(t, there) } else { 0 };
        let alone = self.declared(t, there.with(force)) - now - force.value;
        if joining.weight <= force.weight {
            return alone;
        }
        let all = self.declared(t, there.with(joining)) - now - joining.value;
        alone.max(all * force.weight / joining.weight)
    }

    fn best_pull(&self, march: &March, from: usize, force: Force) -> i32 {
        let near = (LAND[from] | crossings(from, self.extent())) & march.targets;
        regions(near).map(|t| self.pull(march, t, force)).max().unwrap_or(0)
    }

    /// What the best attack would add.
    pub(super) fn best_attack(&self, going: Going) -> i32 {
        let march = self.march_of(going);
        regions(march.targets).map(|t| self.pull(&march, t, march.joining[t])).max().unwrap_or(0)
    }

    /// Where a force goes: to a battle it helps to win, or to the front.
    fn destination(&self, march: &March, from: usize, to: usize, force: Force) -> u32 {
        if march.own & (1 << to) == 0 {
            return speaks(self.pull(march, to, force));
        }
        let front = |r: usize| LAND[r] & self.extent().regions & !march.own != 0;
        match (front(from), front(to)) {
            (false, true) => 15,
            (true, true) => 2 + u32::from(self.strength(to) > self.strength(from)) * 6,
            _ => 2,
        }
    }

    /// What has nothing to attack may go where it has.
    fn idle(&self, march: &March, r: usize) -> u32 {
        let front = LAND[r] & self.extent().regions & !march.own != 0;
        if front { 2 } else { (2 + u32::from(self.strength(r))).min(12) }
    }
}

/// So many units of a type as a force.
fn some(unit: Unit, n: u8) -> Force {
    let mut army = [0; 4];
    army[unit.index()] = n;
    Force::of(army)
}

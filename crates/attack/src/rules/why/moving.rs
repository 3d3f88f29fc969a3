//! Why pieces do not move so: where from, how many, where to. Sections A3 to A6 and B8.

use engine::{Say, Why};

use super::said_at;
use crate::choice::Choice;
use crate::facts::places::{LAND, SEA_LINKS, Via, crossings, ways};
use crate::facts::{Place, Regions, Seas, Unit, regions, seas};
use crate::state::{Attack, Going, MOST_CROSSINGS, NONE};

impl Attack {
    pub(super) fn why_not_move(&self, going: Going, from: u8, unit: Unit, n: u8, choice: Choice) -> Why {
        match choice {
            Choice::From(at) if from == NONE => self.why_not_from(going, at),
            Choice::Take(taken, wanted) if from != NONE && n == 0 => {
                self.why_not_take(going, Place(from), taken, wanted)
            }
            Choice::To(to) if n > 0 && Place(from).is_sea() => self.why_not_sail(Place(from), to),
            Choice::Cross(to, _) if n > 0 && Place(from).is_sea() => {
                Why::new("B8.8", said_at("why-ships-at-sea", to))
            }
            Choice::To(to) if n > 0 => self.why_not_go(going, Place(from), unit, to),
            Choice::Cross(to, via) if n > 0 => self.why_not_cross(going, Place(from), to, via),
            _ => {
                let id = match (from, n) {
                    (NONE, _) => "why-choose-from",
                    (_, 0) => "why-choose-units",
                    _ => "why-choose-target",
                };
                Why::new(self.clause_of_going(going), Say::new(id))
            }
        }
    }

    const fn clause_of_going(&self, going: Going) -> &'static str {
        match going {
            Going::Move => "A3.1",
            Going::Blitzkrieg => "A5.2",
            Going::Strategic => "A6.1",
        }
    }

    fn why_not_from(&self, going: Going, at: Place) -> Why {
        let me = self.turn as usize;
        let stays = || self.strength(at.index()) <= 1;
        let rested = |unit: &Unit| {
            let i = unit.index();
            self.units[at.index()][i] > self.arrived[at.index()][i]
        };
        let goes = |unit: &Unit| self.steps(me, going, *unit) > 0;
        match going {
            _ if at.is_sea() && !self.setup.advanced => Why::new("A4.2", said_at("why-plain-sea", at)),
            Going::Strategic | Going::Blitzkrieg if at.is_sea() && !self.ships_go(going) => {
                Why::new("B8.8", said_at("why-ships-stay", at))
            }
            _ if at.is_sea() => Why::new("B8.8", said_at("why-no-ships", at)),
            _ if self.owned[me] & at.bit() == 0 => {
                Why::new(self.clause_of_going(going), said_at("why-not-yours", at))
            }
            Going::Blitzkrieg if !Unit::LAND.iter().any(|unit| self.has_there(at, *unit) && goes(unit)) => {
                Why::new("A5.2", said_at("why-no-blitzkrieg", at))
            }
            _ if stays() => Why::new("A2.5", said_at("why-last-unit", at)),
            _ if !Unit::LAND.iter().any(|unit| rested(unit) && goes(unit)) => {
                Why::new(self.clause_of_going(going), said_at("why-moved-already", at))
            }
            _ => self.why_nowhere(going, at),
        }
    }

    /// Units could go, but there is nowhere to go to.
    fn why_nowhere(&self, going: Going, from: Place) -> Why {
        let extent = self.extent();
        let over = if going == Going::Move { crossings(from.index(), extent) } else { 0 };
        let near = LAND[from.index()] & extent.regions | over;
        match going {
            Going::Strategic => Why::new("A6.1", said_at("why-no-chain", from)),
            _ if near & self.barred() != 0 => Why::new("B7.3", said_at("why-pact", from)),
            _ => Why::new(self.clause_of_going(going), said_at("why-nowhere-to-go", from)),
        }
    }

    fn has_there(&self, at: Place, unit: Unit) -> bool {
        self.units[at.index()][unit.index()] > 0
    }

    fn why_not_take(&self, going: Going, from: Place, taken: Unit, wanted: u8) -> Why {
        let me = self.turn as usize;
        let say = |id| Say::new(id).name("unit", "unit", taken.id()).name("place", "place", from.id());
        if from.is_sea() {
            return Why::new("B8.8", say("why-not-so-many"));
        }
        if !taken.is_ship() && self.steps(me, going, taken) == 0 {
            return Why::new("A5.2", say("why-too-slow"));
        }
        if self.leaves_nobody(from, taken, wanted) {
            return Why::new("A2.5", said_at("why-last-unit", from));
        }
        let movable = if taken.is_ship() { 0 } else { self.movable(from.index(), taken) };
        if (1..=movable).contains(&wanted) {
            return self.why_nowhere(going, from);
        }
        Why::new(self.clause_of_going(going), say("why-not-so-many"))
    }

    /// Whether so many of a type could go, if only another unit stayed. Rule A2.5.
    fn leaves_nobody(&self, from: Place, unit: Unit, n: u8) -> bool {
        let r = from.index();
        !unit.is_ship()
            && n > 0
            && n <= self.units[r][unit.index()].saturating_sub(self.arrived[r][unit.index()])
            && u16::from(n) >= self.strength(r)
    }

    fn why_not_sail(&self, from: Place, to: Place) -> Why {
        if !to.is_sea() {
            return Why::new("B8.8", said_at("why-ships-at-sea", to));
        }
        if self.extent().seas & to.sea_bit() == 0 {
            return Why::new(self.board(), said_at("why-off-board", to));
        }
        // Two steps with every canal open.
        let steps = |from: usize| SEA_LINKS[from] & self.extent().seas;
        let one = steps(from.index());
        let reach = seas(one).fold(one, |set: Seas, s| set | steps(s)) & !from.sea_bit();
        if reach & to.sea_bit() == 0 {
            Why::new("B8.8", said_at("why-too-far", to))
        } else if self.pact.iter().any(|seat| self.surface(to.index(), seat.index()) > 0) {
            Why::new("B7.3", said_at("why-pact", to))
        } else {
            Why::new("B8.10", said_at("why-canal", to))
        }
    }

    fn why_not_go(&self, going: Going, from: Place, unit: Unit, to: Place) -> Why {
        let me = self.turn as usize;
        if to.is_sea() {
            return Why::new(self.clause_of_going(going), said_at("why-land-units", to));
        }
        if self.extent().regions & to.bit() == 0 {
            return Why::new(self.board(), said_at("why-off-board", to));
        }
        if going == Going::Strategic {
            let foreign = self.owned[me] & to.bit() == 0;
            let (clause, id) = if foreign { ("A6.3", "why-not-yours") } else { ("A6.1", "why-no-chain") };
            return Why::new(clause, said_at(id, to));
        }
        let over_water = ways(from.index(), to.index(), self.extent()).next().is_some();
        let steps = self.steps(me, going, unit);
        let barred = self.barred() & to.bit() != 0;
        if self.within(from.index(), steps) & to.bit() != 0 {
            // Near enough for a plane: a pact, or what lies between, is in the way.
            return if barred {
                Why::new("B7.3", said_at("why-pact", to))
            } else {
                Why::new("A3.2", said_at("why-through-own", to))
            };
        }
        match going {
            Going::Blitzkrieg if over_water => Why::new("A5.2", said_at("why-no-crossing", to)),
            _ if over_water => Why::new("A4.1", said_at("why-over-water", to)),
            _ => Why::new(self.clause_of_going(going), said_at("why-too-far", to)),
        }
    }

    /// The regions within so many steps over anybody's land.
    fn within(&self, from: usize, steps: u8) -> Regions {
        let mut set: Regions = 1 << from;
        for _ in 0..steps {
            set |= regions(set).fold(0, |set, r| set | LAND[r]) & self.extent().regions;
        }
        set & !(1 << from)
    }

    fn why_not_cross(&self, going: Going, from: Place, to: Place, via: Via) -> Why {
        let joined =
            !to.is_sea() && to != from && ways(from.index(), to.index(), self.extent()).any(|way| way == via);
        match going {
            Going::Blitzkrieg => Why::new("A5.2", said_at("why-no-crossing", to)),
            // A chain is the program's to find (Ruling 50).
            Going::Strategic => Why::new("A6.2", said_at("why-name-the-end", to)),
            _ if !to.is_sea() && self.extent().regions & to.bit() == 0 => {
                Why::new(self.board(), said_at("why-off-board", to))
            }
            Going::Move if !joined => Why::new("A4.1", said_at("why-not-joined", to)),
            Going::Move if self.barred() & to.bit() != 0 => Why::new("B7.3", said_at("why-pact", to)),
            Going::Move => {
                // More ways at a time than the table remembers are not begun (Ruling 45).
                Why::new("A4.1", said_at("why-crossings", to).number("n", MOST_CROSSINGS as i64))
            }
        }
    }
}

//! Move, Blitzkrieg Move and Strategic Move, on land and at sea. Sections A3–A6 and B8.

use engine::{Seat, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::facts::places::{LAND, SEA_LINKS, Via, canal, crossings, passes, ways};
use crate::facts::{CANALS, N_SEAS, Place, Regions, Seas, Tech, Unit, regions, seas};
use crate::rules::numbers::each_count;
use crate::state::{Attack, CHAIN, Crossing, Frame, Going, MOST_CROSSINGS, NONE, total};

/// Where units may go from a region.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Reach {
    /// By land or by air.
    pub(crate) land: Regions,
    /// Over the water.
    pub(crate) water: Regions,
}

impl Attack {
    /// How many regions a unit may go in this way of moving; 0 if it may not go at all. Rules A3.1 and A5.2.
    pub(crate) fn steps(&self, player: usize, going: Going, unit: Unit) -> u8 {
        let has = |tech| self.has(player, tech);
        match (unit, going) {
            (_, Going::Strategic) => 1,
            (Unit::Tank, _) => 2,
            (Unit::Plane, _) => 2 + u8::from(has(Tech::LongRangeAircraft)),
            (Unit::Artillery, _) if has(Tech::SelfPropelledArtillery) => 2,
            (Unit::Infantry, Going::Move) if has(Tech::MechanizedInfantry) => 2,
            (Unit::Infantry | Unit::Artillery, Going::Move) => 1,
            _ => 0,
        }
    }

    /// Regions that the mover may not enter because of a pact.
    pub(crate) fn barred(&self) -> Regions {
        if self.pact.is_empty() {
            return 0;
        }
        self.pact.iter().fold(0, |set, seat| set | self.owned[seat.index()])
    }

    /// Where a land unit may go. Rules A3.1, A3.2, A4.1, A5.2 and A6.1.
    pub(crate) fn reach(&self, going: Going, from: usize, unit: Unit) -> Reach {
        let me = self.turn as usize;
        let extent = self.extent();
        if going == Going::Strategic {
            return Reach { land: self.joined(me, from), water: 0 };
        }
        let steps = self.steps(me, going, unit);
        if steps == 0 {
            return Reach::default();
        }
        let mut land = LAND[from] & extent.regions;
        let mut rim = land;
        for _ in 1..steps {
            // Only planes pass over what is not their owner's.
            let through = if unit == Unit::Plane { rim } else { rim & self.owned[me] };
            rim = regions(through).fold(0, |set, r| set | LAND[r]) & extent.regions & !land;
            land |= rim;
        }
        let barred = self.barred() | 1 << from;
        // To where they can go by land units cross only when asked to (Ruling 49).
        Reach { land: land & !barred, water: self.over_water(going, from) & !land }
    }

    /// The regions that units may cross to from one. Rules A4.1 and A5.2.
    pub(crate) fn over_water(&self, going: Going, from: usize) -> Regions {
        // More ways at a time than the table remembers are not begun (Ruling 45).
        let crosses = going == Going::Move && self.crossing.frames().len() < MOST_CROSSINGS;
        if crosses { crossings(from, self.extent()) & !self.barred() & !(1 << from) } else { 0 }
    }

    /// The regions joined to one by an unbroken chain of own regions, over water too. Rules A6.1 and A6.2.
    fn joined(&self, player: usize, from: usize) -> Regions {
        let own = self.owned[player];
        let extent = self.extent();
        let (mut seen, mut rim) = (1 << from, 1 << from);
        while rim != 0 {
            rim = regions(rim).fold(0, |set, r| set | LAND[r] | crossings(r, extent)) & own & !seen;
            seen |= rim;
        }
        seen & !(1 << from)
    }

    /// The same, by land alone.
    fn joined_by_land(&self, player: usize, from: usize) -> Regions {
        let own = self.owned[player];
        let (mut seen, mut rim) = (1 << from, 1 << from);
        while rim != 0 {
            rim = regions(rim).fold(0, |set, r| set | LAND[r]) & own & !seen;
            seen |= rim;
        }
        seen & !(1 << from)
    }

    /// How many units of a type may leave a region: those that have not moved, and never the last unit.
    /// Rules A2.5 and A3.1.
    pub(crate) fn movable(&self, from: usize, unit: Unit) -> u8 {
        let i = unit.index();
        let rest = self.units[from][i].saturating_sub(self.arrived[from][i]);
        rest.min((self.strength(from).saturating_sub(1)).min(255) as u8)
    }

    /// Whether a region has units of a type that may go somewhere.
    fn may_take(&self, going: Going, from: usize, unit: Unit) -> bool {
        if self.movable(from, unit) == 0 || self.steps(self.turn as usize, going, unit) == 0 {
            return false;
        }
        let reach = self.reach(going, from, unit);
        reach.land | reach.water != 0
    }

    fn may_leave(&self, going: Going, from: usize) -> bool {
        if self.strength(from) < 2 {
            return false;
        }
        let me = self.turn as usize;
        let ready = |unit: &Unit| self.movable(from, *unit) > 0 && self.steps(me, going, *unit) > 0;
        if going == Going::Move && LAND[from] & self.extent().regions & !self.barred() != 0 {
            // Whoever may move at all has somewhere to go.
            return Unit::LAND.iter().any(ready);
        }
        Unit::LAND.into_iter().any(|unit| self.may_take(going, from, unit))
    }

    /// Whether ships may take part in this way of moving. Rules B8.8 and B8.11.
    pub(crate) fn ships_go(&self, going: Going) -> bool {
        self.setup.advanced
            && (going == Going::Move || (going == Going::Blitzkrieg && self.setup.blitzkrieg_ships))
    }

    fn ships_left(&self, sea: usize, unit: Unit) -> u8 {
        let i = unit.index();
        self.ships[sea][self.turn as usize][i].saturating_sub(self.sailed[sea][i])
    }

    /// Whether a player may pass a canal without asking, must ask, or may not. Rule B8.10.
    pub(crate) fn canal_state(&self, player: usize, n: usize) -> CanalState {
        let keeper = CANALS[n].keeper as usize;
        match self.owner(keeper) {
            Some(owner) if owner == player => CanalState::Open,
            Some(_) => match self.leave[n] {
                0 => CanalState::Ask,
                1 => CanalState::Open,
                _ => CanalState::Shut,
            },
            None if self.extent().regions & (1 << keeper) == 0 => CanalState::Open,
            None if self.token_of(keeper) == self.government[player] => CanalState::Open,
            None => CanalState::Shut,
        }
    }

    /// The sea areas one step away; through canals that stand open, and with `ask` those that may be opened.
    fn sea_steps(&self, player: usize, from: usize, ask: bool) -> Seas {
        let mut next = SEA_LINKS[from] & self.extent().seas;
        for (n, facts) in CANALS.iter().enumerate() {
            let [a, b] = facts.seas.map(usize::from);
            if a == from || b == from {
                let other = if a == from { b } else { a };
                let state = self.canal_state(player, n);
                if state == CanalState::Shut || (state == CanalState::Ask && !ask) {
                    next &= !(1 << other);
                }
            }
        }
        next
    }

    /// Where ships may sail, one or two sea areas. Rule B8.8.
    fn sail_reach(&self, from: usize, ask: bool) -> Seas {
        let me = self.turn as usize;
        let one = self.sea_steps(me, from, ask);
        let two = seas(one).fold(0, |set, s| set | self.sea_steps(me, s, ask));
        let barred = self.pact.iter().fold(0, |set: Seas, seat| {
            let with = (0..N_SEAS).filter(|s| self.surface(*s, seat.index()) > 0);
            with.fold(set, |set, s| set | 1 << s)
        });
        (one | two) & !(1 << from) & !barred
    }

    pub(crate) fn any_move(&self, going: Going) -> bool {
        let me = self.turn as usize;
        regions(self.owned[me]).any(|r| self.may_leave(going, r))
            || (self.ships_go(going) && self.ships.iter().any(|sea| total(sea[me]) > 0))
    }

    /// Lists the choices of a Moving frame.
    pub(crate) fn each_move(&self, going: Going, from: u8, unit: Unit, n: u8, out: &mut dyn FnMut(Choice)) {
        let me = self.turn as usize;
        if from == NONE {
            for r in regions(self.owned[me]).filter(|r| self.may_leave(going, *r)) {
                out(Choice::From(Place::region(r)));
            }
            if self.ships_go(going) {
                for s in (0..N_SEAS).filter(|s| self.may_sail(*s)) {
                    out(Choice::From(Place::sea(s)));
                }
            }
            return out(Choice::Say(crate::choice::Word::Done));
        }
        let from = Place(from);
        if n == 0 {
            if from.is_sea() {
                for unit in Unit::SHIPS {
                    each_count(self.most_taken(going, from, unit), |n| out(Choice::Take(unit, n)));
                }
            } else {
                for unit in Unit::LAND {
                    each_count(self.most_taken(going, from, unit), |n| out(Choice::Take(unit, n)));
                }
            }
        } else if from.is_sea() {
            seas(self.sail_reach(from.index(), true)).for_each(|s| out(Choice::To(Place::sea(s))));
        } else {
            let reach = self.reach(going, from.index(), unit);
            regions(reach.land).for_each(|r| out(Choice::To(Place::region(r))));
            for r in regions(reach.water) {
                self.ways_of(from.index(), r, |via| out(Choice::Cross(Place::region(r), via)));
            }
        }
    }

    /// How many pieces of a kind may be taken from a place.
    pub(crate) fn most_taken(&self, going: Going, from: Place, unit: Unit) -> u8 {
        match from.index() {
            sea if from.is_sea() => self.ships_left(sea, unit),
            land if self.may_take(going, land, unit) => self.movable(land, unit),
            _ => 0,
        }
    }

    /// The ways over water with a button: in the basic game all water is one. Rule A4.2.
    fn ways_of(&self, from: usize, to: usize, mut out: impl FnMut(Via)) {
        let mut ways = ways(from, to, self.extent());
        if self.setup.advanced {
            ways.for_each(out);
        } else if let Some(way) = ways.next() {
            out(way);
        }
    }

    fn may_sail(&self, sea: usize) -> bool {
        Unit::SHIPS.into_iter().any(|unit| self.ships_left(sea, unit) > 0) && self.sail_reach(sea, true) != 0
    }

    /// Whether a choice is among those of a Moving frame.
    pub(crate) fn is_move(&self, going: Going, from: u8, unit: Unit, n: u8, choice: Choice) -> bool {
        let me = self.turn as usize;
        match choice {
            Choice::Say(crate::choice::Word::Done) => from == NONE,
            Choice::From(at) if from == NONE && at.is_sea() => {
                self.ships_go(going) && self.may_sail(at.index())
            }
            Choice::From(at) if from == NONE => {
                self.owned[me] & at.bit() != 0 && self.may_leave(going, at.index())
            }
            Choice::Take(unit, n) if from != NONE && self.open(from, unit) => {
                (1..=self.most_taken(going, Place(from), unit)).contains(&n)
            }
            Choice::To(to) if n > 0 && Place(from).is_sea() => {
                self.sail_reach(Place(from).index(), true) & to.sea_bit() != 0
            }
            Choice::To(to) if n > 0 => self.reach(going, from as usize, unit).land & to.bit() != 0,
            Choice::Cross(to, via) if n > 0 && !Place(from).is_sea() => {
                let open = self.steps(me, going, unit) > 0 && !to.is_sea();
                open && self.over_water(going, from as usize) & to.bit() != 0
                    && ways(from as usize, to.index(), self.extent()).any(|way| way == via)
            }
            _ => false,
        }
    }

    /// Whether which and how many is still open in the Moving frame on top, and the piece fits the place.
    fn open(&self, from: u8, unit: Unit) -> bool {
        matches!(self.frames.top(), Some(Frame::Moving { n: 0, .. }))
            && Place(from).is_sea() == unit.is_ship()
    }

    /// Carries out a choice of a Moving frame.
    pub(crate) fn take_move<T: Tell<Self>>(
        &mut self,
        (going, from, unit, n): (Going, u8, Unit, u8),
        choice: Choice,
        tell: &mut T,
    ) {
        let again = |from, unit, n| Frame::Moving { going, from, unit, n };
        match choice {
            Choice::From(at) => self.frames.push(again(at.0, Unit::Infantry, 0)),
            Choice::Take(unit, n) => self.frames.push(again(from, unit, n)),
            Choice::To(to) => {
                self.frames.push(again(NONE, Unit::Infantry, 0));
                if to.is_sea() {
                    self.sail(Place(from).index(), to.index(), unit, n, tell);
                } else if going == Going::Strategic {
                    self.transfer(from as usize, to.index(), unit, n, tell);
                } else {
                    self.march(from as usize, to.index(), unit, n, tell);
                }
            }
            Choice::Cross(to, via) => {
                self.frames.push(again(NONE, Unit::Infantry, 0));
                self.embark(from as usize, to.index(), via, unit, n, tell);
            }
            // Done.
            _ if going == Going::Strategic => self.clear_action(),
            _ => self.end_movement(),
        }
    }

    fn march<T: Tell<Self>>(&mut self, from: usize, to: usize, unit: Unit, n: u8, tell: &mut T) {
        let i = unit.index();
        self.units[from][i] -= n;
        if self.owned[self.turn as usize] & (1 << to) != 0 {
            self.units[to][i] = self.units[to][i].saturating_add(n);
        }
        self.arrived[to][i] = self.arrived[to][i].saturating_add(n);
        let (from, to) = (Place::region(from), Place::region(to));
        tell.tell(self, Event::Moved { who: self.turn, unit, n, from, to });
    }

    /// Troops go on the water; whether they may pass is settled later. Rules A4.4 and B8.6.
    fn embark<T: Tell<Self>>(&mut self, from: usize, to: usize, via: Via, unit: Unit, n: u8, tell: &mut T) {
        self.units[from][unit.index()] -= n;
        let (from, to) = (from as u8, to as u8);
        let same = |c: &&mut Crossing| c.from == from && c.to == to && c.via == via;
        match self.crossing.frames_mut().iter_mut().find(same) {
            Some(crossing) => {
                let troops = &mut crossing.army[unit.index()];
                *troops = troops.saturating_add(n);
            }
            None => {
                let mut army = [0; 4];
                army[unit.index()] = n;
                self.crossing.push(Crossing { from, to, via, army });
            }
        }
        let (from, to) = (Place(from), Place(to));
        tell.tell(self, Event::Embarked { who: self.turn, unit, n, from, to, via });
    }

    /// A Strategic Move: by land at once, over water if nobody stops it. Rules A6.1, A6.2 and B8.12.
    fn transfer<T: Tell<Self>>(&mut self, from: usize, to: usize, unit: Unit, n: u8, tell: &mut T) {
        if self.joined_by_land(self.turn as usize, from) & (1 << to) != 0 {
            return self.march(from, to, unit, n, tell);
        }
        self.chain = self.chain_between(from, to);
        self.crossing.clear();
        self.embark(from, to, CHAIN, unit, n, tell);
        self.frames.push(Frame::Crossings(0));
    }

    /// The sea areas of the best chain: fewest with others' surface ships, then submarines, then fewest
    /// crossings (Ruling 50).
    fn chain_between(&self, from: usize, to: usize) -> Seas {
        let me = self.turn as usize;
        let extent = self.extent();
        let cost = |via: Via| -> u32 {
            seas(passes(via))
                .map(|s| {
                    let foes = || self.others(me);
                    let ships = foes().any(|other| self.surface(s, other) > 0);
                    let hidden = foes().any(|other| self.submarines(s, other) > 0);
                    1 + 40 * u32::from(hidden) + 4000 * u32::from(ships)
                })
                .sum()
        };
        let mut best = [u32::MAX; crate::facts::N_REGIONS];
        let mut waters: [Seas; crate::facts::N_REGIONS] = [0; crate::facts::N_REGIONS];
        best[from] = 0;
        let mut open: Regions = 1 << from;
        while open != 0 {
            let Some(at) = regions(open).min_by_key(|r| (best[*r], *r)) else { break };
            open &= !(1 << at);
            if at == to {
                break;
            }
            for next in regions(LAND[at] & self.owned[me]) {
                if best[at] < best[next] {
                    (best[next], waters[next]) = (best[at], waters[at]);
                    open |= 1 << next;
                }
            }
            for next in regions(crossings(at, extent) & self.owned[me]) {
                for via in ways(at, next, extent) {
                    let sum = best[at] + cost(via);
                    if sum < best[next] {
                        (best[next], waters[next]) = (sum, waters[at] | passes(via));
                        open |= 1 << next;
                    }
                }
            }
        }
        waters[to]
    }

    /// Ships sail; where only a foreign canal leads, its owner is asked first. Rule B8.10.
    fn sail<T: Tell<Self>>(&mut self, from: usize, to: usize, unit: Unit, n: u8, tell: &mut T) {
        if self.sail_reach(from, false) & (1 << to) != 0 {
            return self.sail_on(from, to, unit, n, tell);
        }
        // One canal at most lies within two steps.
        let me = self.turn as usize;
        let asked = (0..CANALS.len()).find(|c| {
            let mut open = *self;
            open.leave[*c] = 1;
            self.canal_state(me, *c) == CanalState::Ask && open.sail_reach(from, false) & (1 << to) != 0
        });
        let canal = asked.unwrap_or_default() as u8;
        self.frames.push(Frame::Leave { canal, from: from as u8, to: to as u8, unit, n });
    }

    pub(crate) fn sail_on<T: Tell<Self>>(&mut self, from: usize, to: usize, unit: Unit, n: u8, tell: &mut T) {
        let (me, i) = (self.turn as usize, unit.index());
        self.ships[from][me][i] -= n;
        self.ships[to][me][i] = self.ships[to][me][i].saturating_add(n);
        self.sailed[to][i] = self.sailed[to][i].saturating_add(n);
        tell.tell(self, Event::Moved { who: self.turn, unit, n, from: Place::sea(from), to: Place::sea(to) });
    }

    /// All movement is over: who meets whom at sea? Rule B8.9.
    fn end_movement(&mut self) {
        if !self.setup.advanced {
            return;
        }
        let me = self.turn as usize;
        for s in 0..N_SEAS {
            if self.sailed[s] != [0; 4] {
                let met = self.others(me).filter(|other| total(self.ships[s][*other]) > 0);
                self.clash[s] = met.map(|other| Seat(other as u8)).collect();
            }
        }
    }

    /// Forgets what belongs to one action.
    pub(crate) fn clear_action(&mut self) {
        self.arrived = [[0; 4]; crate::facts::N_REGIONS];
        self.sailed = [[0; 4]; N_SEAS];
        self.clash = [engine::Seats::NONE; N_SEAS];
        self.fired = [[0; crate::facts::MAX]; N_SEAS];
        self.crossing.clear();
        self.wet = 0;
        self.pact = engine::Seats::NONE;
        self.forts = [NONE; 3];
        self.leave = [0; 2];
    }

    /// The sea areas a retreating side may go to: next to the battle, without anybody else's ship. Rule B10.4.
    pub(crate) fn havens(&self, player: usize, sea: usize) -> Seas {
        let near = seas(SEA_LINKS[sea] & self.extent().seas);
        let free = near.filter(|s| {
            let open = canal(sea, *s).is_none_or(|c| self.passes_unasked(player, c));
            open && (0..self.n()).all(|other| other == player || total(self.ships[*s][other]) == 0)
        });
        free.fold(0, |set, s| set | 1 << s)
    }

    /// Whether a canal lets a player through without anybody's leave.
    fn passes_unasked(&self, player: usize, n: usize) -> bool {
        let keeper = CANALS[n].keeper as usize;
        match self.owner(keeper) {
            Some(owner) => owner == player,
            None => self.token_of(keeper) == self.government[player],
        }
    }
}

/// Whether a canal lets a player's ships through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CanalState {
    /// It does.
    Open,
    /// Its owner must be asked.
    Ask,
    /// It does not.
    Shut,
}

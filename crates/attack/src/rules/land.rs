//! Land battles and neutral regions. Sections A7, A8, B6 and B9.

use engine::{Seat, Seats, Tell};

use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::facts::{COMMITTED, ECONOMIC, Government, NO_CARD_DEFENDERS, Place, Regions, Tech, Unit, regions};
use crate::rules::numbers::each_count;
use crate::state::{Army, Attack, Frame, LandBattle, NONE, only, total};

/// What a side may still bring into battle.
pub(crate) fn commit_limit(round: u8) -> u16 {
    u16::from(COMMITTED) + u16::from(round.max(1)) - 1
}

impl Attack {
    /// Regions where a land battle of this action is still to be fought.
    pub(crate) fn battlefields(&self) -> Regions {
        let foreign = self.extent().regions & !self.owned[self.turn as usize];
        regions(foreign).filter(|r| self.arrived[*r] != [0; 4]).fold(0, |set, r| set | 1 << r)
    }

    /// A battle begins: both sides put their units in reserve. Rules A7.1 and A8.2.
    pub(crate) fn begin_battle<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        let me = self.turn;
        let defender = self.owner(at).map_or(NONE, |player| player as u8);
        let attackers = self.arrived[at];
        self.arrived[at] = [0; 4];
        self.land = LandBattle {
            at: at as u8,
            sides: [me, defender],
            captains: [me, defender],
            reserve: [attackers, self.units[at]],
            committed: [[0; 4]; 2],
            round: 1,
            lost: 0,
            card: NONE,
            faces: [0; 5],
            roller: NONE,
        };
        tell.tell(self, Event::BattleBegan { who: me, of: defender, at: Place::region(at) });
        for frame in
            [Frame::Roll(1), Frame::Commit { side: 1, first: true }, Frame::Commit { side: 0, first: true }]
        {
            self.frames.push(frame);
        }
        if defender == NONE {
            self.muster(at, tell);
        }
    }

    /// The defenders of a neutral region are named by a card. Rules A8.2, A8.3, A8.5 and B20.5.
    fn muster<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        let card = self.draw_economic();
        self.land.card = card.unwrap_or(NONE);
        self.land.reserve[1] = card.map_or(NO_CARD_DEFENDERS, |card| ECONOMIC[card as usize].defenders);
        self.attacked[self.turn as usize] |= 1 << at;
        let army = self.land.reserve[1];
        tell.tell(self, Event::Mustered { at: Place::region(at), card: self.land.card, army });
        // With nothing to decide for the defenders nobody is asked (Ruling 51).
        let infantry_alone = self.since(4) && total(army) == u16::from(army[0]);
        if self.setup.advanced && !infantry_alone || total(army) > u16::from(COMMITTED) {
            self.frames.push(Frame::Command { asked: Seats::NONE, want: Seats::NONE });
        }
    }

    /// Who may still say that he wants to command the neutral defenders. Rule A8.3.
    pub(crate) fn candidates(&self, asked: Seats) -> Seats {
        let others = self.others(self.turn as usize).map(|other| Seat(other as u8));
        others.filter(|seat| !asked.has(*seat)).collect()
    }

    /// The commander is found: the highest 2d6 of those who want to; ties roll again.
    pub(crate) fn appoint<T: Tell<Self>>(&mut self, want: Seats, tell: &mut T) {
        let captain = self.highest_roll(want, tell);
        self.land.captains[1] = captain.map_or(NONE, |player| player as u8);
        if let Some(player) = captain {
            tell.tell(self, Event::Commands { who: player as u8, at: Place(self.land.at) });
        }
    }

    /// The seat with the highest 2d6.
    fn highest_roll<T: Tell<Self>>(&mut self, mut left: Seats, tell: &mut T) -> Option<usize> {
        while left.len() > 1 {
            let mut best = 0;
            let mut leaders = Seats::NONE;
            for seat in left.iter() {
                let dice = self.two_dice();
                tell.tell(self, Event::RolledToCommand { who: seat.0, dice });
                let sum = dice[0] + dice[1];
                if sum > best {
                    (best, leaders) = (sum, Seats::NONE);
                }
                if sum == best {
                    leaders = leaders.with(seat);
                }
            }
            left = leaders;
        }
        left.iter().next().map(Seat::index)
    }

    /// Room for further units of a side. Rules A7.1 and A7.3.
    pub(crate) fn room(&self, side: usize, first: bool) -> u16 {
        let limit = if first { u16::from(COMMITTED) } else { commit_limit(self.land.round) };
        limit.saturating_sub(total(self.land.committed[side])).min(total(self.land.reserve[side]))
    }

    /// Whether committing needs a decision, and whose.
    pub(crate) fn commits(&self, side: u8, first: bool) -> Seats {
        let s = side as usize;
        let captain = self.land.captains[s];
        let room = self.room(s, first);
        let one_type = self.land.reserve[s].iter().filter(|n| **n > 0).count() == 1;
        // All of a small force goes; a force of one type is not a choice at the start.
        let forced = first && (room == total(self.land.reserve[s]) || one_type);
        if captain == NONE || room == 0 || forced { Seats::NONE } else { only(captain as usize) }
    }

    pub(crate) fn each_commitment(&self, side: u8, first: bool, out: &mut dyn FnMut(Choice)) {
        let s = side as usize;
        for unit in Unit::LAND {
            each_count(self.may_commit(s, unit, first), |n| out(Choice::Commit(unit, n)));
        }
        if self.may_stop_committing(s, first) {
            out(Choice::Say(Word::Done));
        }
    }

    /// How many units of a type a side may bring in now.
    pub(crate) fn may_commit(&self, side: usize, unit: Unit, first: bool) -> u8 {
        self.land.reserve[side][unit.index()].min(self.room(side, first).min(255) as u8)
    }

    /// Reinforcing may stop as soon as somebody is committed. Rule A7.3.
    fn may_stop_committing(&self, side: usize, first: bool) -> bool {
        !first && total(self.land.committed[side]) > 0
    }

    pub(crate) fn is_commitment(&self, side: u8, first: bool, choice: Choice) -> bool {
        let s = side as usize;
        match choice {
            Choice::Commit(unit, n) if !unit.is_ship() => (1..=self.may_commit(s, unit, first)).contains(&n),
            Choice::Say(Word::Done) => self.may_stop_committing(s, first),
            _ => false,
        }
    }

    /// Units go from reserve into battle.
    pub(crate) fn commit<T: Tell<Self>>(&mut self, side: u8, unit: Unit, n: u8, tell: &mut T) {
        let (s, i) = (side as usize, unit.index());
        self.land.reserve[s][i] -= n;
        self.land.committed[s][i] += n;
        tell.tell(self, Event::Committed { who: self.land.sides[s], unit, n, at: Place(self.land.at) });
    }

    /// What is committed without a decision. At the start: all of a small force, or four of the one type;
    /// neutral defenders without a commander by the fixed rule of A8.3.
    pub(crate) fn commit_the_rest<T: Tell<Self>>(&mut self, side: u8, first: bool, tell: &mut T) {
        let s = side as usize;
        if self.land.captains[s] != NONE && !first {
            return;
        }
        // One of each type first, then infantry, then the rest.
        for unit in Unit::LAND {
            let i = unit.index();
            if self.room(s, first) > 0 && self.land.reserve[s][i] > 0 && self.land.committed[s][i] == 0 {
                self.commit(side, unit, 1, tell);
            }
        }
        for unit in Unit::LAND {
            let n = self.may_commit(s, unit, first);
            if n > 0 {
                self.commit(side, unit, n, tell);
            }
        }
    }

    /// Dice of the defender of a region beyond one for each unit and two for each tank. Rules B9.7 and B9.8.
    pub(crate) fn extra_dice(&self, at: u8) -> u8 {
        let mut dice = 2 * self.forts.iter().filter(|fort| **fort == at).count() as u8;
        if self.setup.defence_dice && self.setup.advanced {
            let city = self.owner(at as usize).is_some() && self.capital[..self.n()].contains(&at);
            dice += u8::from(city) + u8::from(self.wet & (1 << at) != 0);
        }
        dice
    }

    /// A side rolls; its hits are counted by type. Rules A7.4 and A7.5.
    pub(crate) fn roll_battle<T: Tell<Self>>(&mut self, side: u8, tell: &mut T) {
        let s = side as usize;
        let force = self.land.committed[s];
        let extra = if side == 1 { self.extra_dice(self.land.at) } else { 0 };
        let dice = (total(force) + u16::from(force[1])).max(2) + u16::from(extra);
        let mut faces = [0u8; 5];
        for _ in 0..dice {
            let face = BATTLE_DIE[self.dice.roll(6) as usize - 1];
            faces[face] += 1;
        }
        let player = self.land.sides[s];
        if faces[4] > 0 && force[1] > 0 && player != NONE && self.has(player as usize, Tech::HeavyTanks) {
            // One blank is rolled again; nobody would decline it (Ruling 52).
            faces[4] -= 1;
            faces[BATTLE_DIE[self.dice.roll(6) as usize - 1]] += 1;
        }
        let hits: Army = std::array::from_fn(|i| force[i].min(faces[i]));
        let n = total(hits) as u8;
        (self.land.faces, self.land.roller) = (faces, side);
        tell.tell(self, Event::RolledBattle { who: player, at: Place(self.land.at), faces, hits: n });
        if self.setup.advanced {
            self.frames.push(Frame::Hits { side, left: hits });
        } else {
            self.remove_in_order(1 - s, n, tell);
            self.after_acting(side, tell);
        }
    }

    /// Hits fall in the fixed order; what is too much is lost. Rule A7.6.
    fn remove_in_order<T: Tell<Self>>(&mut self, side: usize, mut hits: u8, tell: &mut T) {
        for unit in Unit::LAND {
            let n = hits.min(self.land.committed[side][unit.index()]);
            if n > 0 {
                self.remove_units(side, unit, n, tell);
                hits -= n;
            }
        }
    }

    fn remove_units<T: Tell<Self>>(&mut self, side: usize, unit: Unit, n: u8, tell: &mut T) {
        self.land.committed[side][unit.index()] -= n;
        let at = self.land.at as usize;
        if side == 1 {
            self.land.lost = self.land.lost.saturating_add(n);
            if self.land.sides[1] != NONE {
                self.units[at][unit.index()] -= n;
            }
        }
        tell.tell(self, Event::Lost { who: self.land.sides[side], unit, n, at: Place::region(at) });
    }

    /// The first committed unit in the fixed order, from a type on.
    fn first_from(army: Army, from: usize) -> Option<Unit> {
        (from..4).find(|i| army[*i] > 0).map(Unit::land)
    }

    /// The ways a hit of one type can be applied. Rules B9.2–B9.5.
    fn each_hit(enemy: Army, with: Unit, mut out: impl FnMut(Choice)) {
        let first = Self::first_from(enemy, 0);
        let mut strike = |target: Option<Unit>, n| {
            if let Some(target) = target {
                out(Choice::Hit { with, target, n });
            }
        };
        match with {
            Unit::Tank => {
                strike(first, 1);
                let passed = Self::first_from(enemy, 1);
                if passed != first {
                    strike(passed, 1);
                }
            }
            Unit::Artillery => {
                strike(first, 1);
                if enemy[0] >= 2 {
                    strike(Some(Unit::Infantry), 2);
                }
            }
            Unit::Plane => (0..4).filter(|i| enemy[*i] > 0).for_each(|i| strike(Some(Unit::land(i)), 1)),
            _ => strike(first, 1),
        }
    }

    /// All ways to apply the next hit. Rule B9.6.
    pub(crate) fn each_hit_choice(&self, side: u8, left: Army, out: &mut dyn FnMut(Choice)) {
        let enemy = self.land.committed[1 - side as usize];
        for with in Unit::LAND.into_iter().filter(|unit| left[unit.index()] > 0) {
            Self::each_hit(enemy, with, &mut *out);
        }
    }

    /// Whether applying hits needs a decision: not when all would fall, nor when one way is left.
    pub(crate) fn hits_ask(&self, side: u8, left: Army) -> Seats {
        let captain = self.land.captains[side as usize];
        let enemy = self.land.committed[1 - side as usize];
        if captain == NONE || total(left) >= total(enemy) || total(left) == 0 {
            return Seats::NONE;
        }
        let mut ways = 0;
        self.each_hit_choice(side, left, &mut |_| ways += 1);
        if ways > 1 { only(captain as usize) } else { Seats::NONE }
    }

    pub(crate) fn apply_hit<T: Tell<Self>>(
        &mut self,
        side: u8,
        mut left: Army,
        choice: Choice,
        tell: &mut T,
    ) {
        if let Choice::Hit { with, target, n } = choice {
            left[with.index()] -= 1;
            self.remove_units(1 - side as usize, target, n, tell);
        }
        self.frames.push(Frame::Hits { side, left });
    }

    /// What is applied without a decision: the only way, or, without a commander, the most useful one.
    pub(crate) fn apply_hits_alone<T: Tell<Self>>(&mut self, side: u8, left: Army, tell: &mut T) {
        let enemy = self.land.committed[1 - side as usize];
        if total(left) == 0 || total(enemy) == 0 {
            return self.after_acting(side, tell);
        }
        if total(left) >= total(enemy) {
            self.remove_in_order(1 - side as usize, total(left) as u8, tell);
            return self.apply_hits_alone(side, [0; 4], tell);
        }
        // Artillery at two infantry, tanks past them, planes at planes, infantry last (Ruling 53).
        let order = [Unit::Artillery, Unit::Tank, Unit::Plane, Unit::Infantry];
        let with = order.into_iter().find(|unit| left[unit.index()] > 0).unwrap_or_default();
        let mut last = None;
        Self::each_hit(enemy, with, |choice| last = Some(choice));
        if let Some(choice) = last {
            self.apply_hit(side, left, choice, tell);
        }
    }

    /// A side has acted: the battle is over, or the other side acts. Rules A7.2 and A7.7.
    fn after_acting<T: Tell<Self>>(&mut self, side: u8, tell: &mut T) {
        let gone = |s: usize| total(self.land.committed[s]) + total(self.land.reserve[s]) == 0;
        if gone(1 - side as usize) {
            return self.end_battle(side == 0, tell);
        }
        let next = 1 - side;
        if next == 1 {
            self.land.round = self.land.round.saturating_add(1);
        }
        self.frames.push(Frame::Roll(next));
        self.frames.push(Frame::Commit { side: next, first: false });
    }

    /// The winner owns the region, his survivors stay in it. Rules A7.8, A8.4, A12.1, B6.1 and B20.7.
    fn end_battle<T: Tell<Self>>(&mut self, won: bool, tell: &mut T) {
        let LandBattle { at, sides: [attacker, defender], committed, reserve, card, lost, .. } = self.land;
        let (r, me) = (at as usize, attacker as usize);
        if !won {
            if card != NONE {
                self.deck |= 1 << card;
            }
            return tell.tell(self, Event::Held { who: defender, of: attacker, at: Place(at) });
        }
        let survivors: Army = std::array::from_fn(|i| committed[0][i] + reserve[0][i]);
        self.owned.iter_mut().for_each(|own| *own &= !(1 << r));
        self.remove_token(r);
        self.owned[me] |= 1 << r;
        self.units[r] = survivors;
        tell.tell(self, Event::Conquered { who: attacker, of: defender, at: Place(at) });
        if self.setup.advanced && lost >= 3 && self.government[me] == Government::Fascism {
            self.conquests[me] = self.conquests[me].saturating_add(1);
        }
        if defender == NONE {
            if self.setup.advanced {
                self.draw_political(me, tell);
            }
            if card != NONE {
                self.economy[me] |= 1 << card;
                self.all_see(1 << card);
                tell.tell(self, Event::WonCard { who: attacker, card });
            }
        } else {
            self.seize(me, defender as usize, tell);
            self.check_elimination(defender as usize, tell);
        }
    }

    /// One economic card at random from all the loser's. Rules A12.1 and B6.3.
    fn seize<T: Tell<Self>>(&mut self, by: usize, of: usize, tell: &mut T) {
        if let Some(card) = self.pick(self.economy[of]) {
            self.passes_unseen(of, by, 1 << card, 0);
            self.economy[of] &= !(1 << card);
            self.economy[by] |= 1 << card;
            tell.tell(self, Event::Seized { who: by as u8, of: of as u8, card: Some(card) });
        }
    }
}

/// The faces of the battle die: infantry, tank, artillery, plane twice, blank. Section A7.
pub(crate) const BATTLE_DIE: [usize; 6] = [0, 1, 2, 3, 3, 4];

//! Control of the sea and naval battles. Sections A9, A10 and B10.

use engine::{Seat, Seats, Tell};

use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::facts::{LINE, Place, Tech, Unit, seas};
use crate::state::{Attack, Frame, NONE, NavalBattle, only, total};

const SUB: usize = 1;
const BATTLESHIP: usize = 2;
const CARRIER: usize = 3;

impl Attack {
    /// The Naval Battle action of the basic game. Rules A9.2 and A9.3.
    pub(crate) fn claim_the_sea<T: Tell<Self>>(&mut self, tell: &mut T) {
        if self.control == NONE {
            self.take_control(self.turn, tell);
        } else {
            self.frames.push(Frame::Challenge);
        }
    }

    pub(crate) fn take_control<T: Tell<Self>>(&mut self, who: u8, tell: &mut T) {
        self.control = who;
        tell.tell(self, Event::Controls { who });
    }

    /// The controller fights for the sea.
    pub(crate) fn fight_for_the_sea<T: Tell<Self>>(&mut self, tell: &mut T) {
        let sides = [self.turn, self.control];
        let fleet = sides.map(|player| self.navy[player as usize]);
        self.naval = NavalBattle { sea: NONE, sides, fleet, ..NavalBattle::default() };
        tell.tell(self, Event::NavalBegan { who: sides[0], of: sides[1], sea: None });
        self.lay_lines(tell);
    }

    /// The sea areas where ships are still to meet. Rules B8.9 and B10.7.
    pub(crate) fn meetings(&self) -> u64 {
        let me = self.turn as usize;
        let left = |s: &usize| !self.clash[*s].is_empty() && total(self.ships[*s][me]) > 0;
        (0..self.clash.len()).filter(left).fold(0, |set, s| set | 1 << s)
    }

    /// The opponents still to be met in a sea area.
    pub(crate) fn met(&self, sea: usize) -> Seats {
        let there = |seat: &Seat| total(self.ships[sea][seat.index()]) > 0;
        self.clash[sea].iter().filter(there).collect()
    }

    /// Carries the meetings on: the next sea area, the next opponent.
    pub(crate) fn next_meeting(&mut self, sea: u8) {
        if sea == NONE {
            if let Some(s) = seas(self.meetings()).next() {
                self.frames.push(Frame::NavalBattles { sea: s as u8 });
            }
            return;
        }
        self.frames.push(Frame::NavalBattles { sea: NONE });
        match self.met(sea as usize).iter().next() {
            Some(with) => self.meet(sea, with.0),
            None => self.clash[sea as usize] = Seats::NONE,
        }
    }

    pub(crate) fn meet(&mut self, sea: u8, with: u8) {
        self.clash[sea as usize] = self.clash[sea as usize].without(Seat(with));
        self.frames.push(Frame::Meet { sea, with, wanted: false });
    }

    /// Who is asked whether ships fight: the mover if only his submarines came, the other if he has only
    /// submarines. Rule B10.2.
    pub(crate) fn asks_to_fight(&self, sea: u8, with: u8, wanted: bool) -> Seats {
        let (s, me) = (sea as usize, self.turn as usize);
        let came = self.sailed[s];
        let surface_came = total(came) > u16::from(came[SUB]) && self.surface(s, me) > 0;
        if !surface_came && !wanted {
            return only(me);
        }
        if self.surface(s, with as usize) == 0 { only(with as usize) } else { Seats::NONE }
    }

    /// The battle begins; submarines beside surface ships may stay out. Rule B10.1.
    pub(crate) fn begin_naval<T: Tell<Self>>(&mut self, sea: u8, with: u8, tell: &mut T) {
        let sides = [self.turn, with];
        let fleet = sides.map(|player| self.ships[sea as usize][player as usize]);
        self.naval = NavalBattle { sea, sides, fleet, ..NavalBattle::default() };
        tell.tell(self, Event::NavalBegan { who: self.turn, of: with, sea: Some(Place::sea(sea as usize)) });
        self.frames.push(Frame::Join { side: 0 });
    }

    /// Whether a side is asked about its submarines: it has both kinds.
    pub(crate) fn joins(&self, side: u8) -> Seats {
        let fleet = self.naval.fleet[side as usize];
        let both = fleet[SUB] > 0 && total(fleet) > u16::from(fleet[SUB]);
        if both { only(self.naval.sides[side as usize] as usize) } else { Seats::NONE }
    }

    pub(crate) fn after_joining<T: Tell<Self>>(&mut self, side: u8, tell: &mut T) {
        if side == 0 {
            self.frames.push(Frame::Join { side: 1 });
        } else {
            self.lay_lines(tell);
        }
    }

    /// A round begins: the line is as long as the smaller fleet. Rules A10.1 and A10.9.
    pub(crate) fn lay_lines<T: Tell<Self>>(&mut self, tell: &mut T) {
        let [a, b] = self.naval.fleet.map(total);
        if a == 0 || b == 0 {
            return self.out_of_ships(a == 0, b == 0, tell);
        }
        self.naval.len = a.min(b).min(LINE as u16) as u8;
        self.naval.laid = [0; 2];
        self.naval.line = [[0; LINE]; 2];
        self.frames.push(Frame::Lines);
    }

    /// Ships that a side has not yet put in the line.
    pub(crate) fn unlined(&self, side: usize) -> [u8; 4] {
        let mut left = self.naval.fleet[side];
        for ship in &self.naval.line[side][..self.naval.laid[side] as usize] {
            left[*ship as usize] = left[*ship as usize].saturating_sub(1);
        }
        left
    }

    /// Whether a side's line needs no decision: a fleet of one type.
    fn uniform(&self, side: usize) -> bool {
        self.naval.fleet[side].iter().filter(|n| **n > 0).count() <= 1
    }

    /// Who lays his line now: both at once, unless one of them has broken the other's code. Rules A10.1 and
    /// B10.3.
    pub(crate) fn layers(&self) -> Seats {
        let open = |side: usize| self.naval.laid[side] < self.naval.len && !self.uniform(side);
        let waits = |side: usize| self.reads(side) && open(1 - side);
        let deciders = (0..2).filter(|side| open(*side) && !waits(*side));
        deciders.map(|side| Seat(self.naval.sides[side])).collect()
    }

    /// Whether a side of the naval battle sees the other's line first: it alone owns Code Breaking.
    pub(crate) fn reads(&self, side: usize) -> bool {
        let has = |s: usize| self.has(self.naval.sides[s] as usize, Tech::CodeBreaking);
        has(side) && !has(1 - side)
    }

    pub(crate) fn side_of(&self, player: usize) -> usize {
        usize::from(self.naval.sides[1] as usize == player)
    }

    pub(crate) fn lay(&mut self, player: usize, unit: Unit) {
        let side = self.side_of(player);
        let at = self.naval.laid[side] as usize;
        self.naval.line[side][at] = unit.index() as u8;
        self.naval.laid[side] += 1;
        if self.reads(1 - side) {
            // The enemy reads along.
            self.dice.show_secret(Seats::only(Seat(self.naval.sides[1 - side])));
        }
        self.frames.push(Frame::Lines);
    }

    /// Both lines lie: they are revealed and the match-ups resolved. Rules A10.2–A10.7.
    pub(crate) fn resolve_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        for side in 0..2 {
            while self.naval.laid[side] < self.naval.len {
                let left = self.unlined(side);
                let ship = (0..4).find(|i| left[*i] > 0).unwrap_or_default();
                self.naval.line[side][self.naval.laid[side] as usize] = ship as u8;
                self.naval.laid[side] += 1;
            }
            let (line, len) = (self.naval.line[side], self.naval.len);
            tell.tell(self, Event::LineShown { who: self.naval.sides[side], line, len });
        }
        let mut afloat = [[true; LINE]; 2];
        let mut hit = [[false; LINE]; 2];
        for i in 0..self.naval.len as usize {
            let ships = [0, 1].map(|side| self.naval.line[side][i]);
            let dice = [self.two_dice(), self.two_dice()];
            let plus = [0, 1].map(|side| self.bonus(side, i, &afloat[side]));
            let sums = [0, 1].map(|side: usize| dice[side][0] + dice[side][1] + plus[side]);
            tell.tell(self, Event::MatchUp { sides: self.naval.sides, ships, dice, plus });
            if sums[0] == sums[1] {
                continue;
            }
            let loser = usize::from(sums[0] > sums[1]);
            // Carrier against carrier hits the carrier itself, everything else whoever stands first now.
            let duel = ships[0] as usize == CARRIER && ships[1] as usize == CARRIER;
            let first = (0..self.naval.len as usize).find(|at| afloat[loser][*at]);
            let Some(at) = first.map(|first| if duel && afloat[loser][i] { i } else { first }) else {
                continue;
            };
            self.take_hit(loser, at, &mut afloat, &mut hit, tell);
        }
        for side in 0..2 {
            let hurt =
                (0..self.naval.len as usize).filter(|i| afloat[side][*i] && hit[side][*i]).count() as u8;
            self.naval.fleet[side][BATTLESHIP] -= hurt;
            self.naval.hurt[side] += hurt;
        }
        self.after_round(tell);
    }

    /// What is added to a ship's roll. Rules A10.4 and A10.5.
    fn bonus(&self, side: usize, i: usize, afloat: &[bool; LINE]) -> u8 {
        let own = Unit::ship(self.naval.line[side][i] as usize);
        let enemy = Unit::ship(self.naval.line[1 - side][i] as usize);
        let facing = match (own, enemy) {
            (Unit::Battleship, Unit::Destroyer)
            | (Unit::Submarine, Unit::Battleship)
            | (Unit::Destroyer, Unit::Submarine) => 2,
            (Unit::Carrier, Unit::Carrier) => 0,
            (Unit::Carrier, _) => 1,
            _ => 0,
        };
        let len = self.naval.len as usize;
        let carrier = |at: usize| at < len && afloat[at] && self.naval.line[side][at] as usize == CARRIER;
        let beside = u8::from(i > 0 && carrier(i - 1)) + u8::from(carrier(i + 1));
        let fire = own == Unit::Battleship && self.has(self.naval.sides[side] as usize, Tech::FireControl);
        facing + beside + u8::from(fire)
    }

    /// One hit sinks, a battleship at its second. Rule A10.6.
    fn take_hit<T: Tell<Self>>(
        &mut self,
        side: usize,
        at: usize,
        afloat: &mut [[bool; LINE]; 2],
        hit: &mut [[bool; LINE]; 2],
        tell: &mut T,
    ) {
        let ship = self.naval.line[side][at] as usize;
        let who = self.naval.sides[side];
        let unit = Unit::ship(ship);
        if ship == BATTLESHIP && !hit[side][at] {
            hit[side][at] = true;
            return tell.tell(self, Event::ShipHit { who, unit, sunk: false, sea: self.battle_place() });
        }
        afloat[side][at] = false;
        self.naval.fleet[side][ship] -= 1;
        self.remove_ship(who as usize, ship, 1);
        tell.tell(self, Event::ShipHit { who, unit, sunk: true, sea: self.battle_place() });
    }

    fn battle_place(&self) -> Option<Place> {
        (self.naval.sea != NONE).then(|| Place::sea(self.naval.sea as usize))
    }

    fn remove_ship(&mut self, player: usize, ship: usize, n: u8) {
        let fleet = match self.naval.sea {
            NONE => &mut self.navy[player],
            sea => &mut self.ships[sea as usize][player],
        };
        fleet[ship] = fleet[ship].saturating_sub(n);
    }

    /// After a round: a side without ships has lost, otherwise either may retreat, the attacker first.
    /// Rules A10.8 and A10.9.
    fn after_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        let [a, b] = self.naval.fleet.map(total);
        if a == 0 || b == 0 {
            return self.out_of_ships(a == 0, b == 0, tell);
        }
        self.frames.push(Frame::Retreat { side: 0, beaten: false });
    }

    fn out_of_ships<T: Tell<Self>>(&mut self, attacker: bool, defender: bool, tell: &mut T) {
        // If that is true of both, who held the water before keeps it (A10.9, B10.6).
        let loser = if attacker && defender { 0 } else { usize::from(defender) };
        if self.naval.sea == NONE {
            return self.end_naval(1 - loser, tell);
        }
        if self.naval.hurt[loser] > 0 {
            self.frames.push(Frame::Retreat { side: loser as u8, beaten: true });
        } else {
            self.end_naval(1 - loser, tell);
        }
    }

    /// Who is asked about a retreat. In the advanced game there must be a place to go to. Rule B10.4.
    pub(crate) fn retreats(&self, side: u8, beaten: bool) -> Seats {
        let player = self.naval.sides[side as usize] as usize;
        if self.naval.sea == NONE {
            return only(player);
        }
        let havens = self.havens(player, self.naval.sea as usize);
        let choice = if beaten { havens.count_ones() > 1 } else { havens != 0 };
        if choice { only(player) } else { Seats::NONE }
    }

    pub(crate) fn each_retreat(&self, side: u8, beaten: bool, out: &mut dyn FnMut(Choice)) {
        if !beaten {
            out(Choice::Say(Word::Fight));
        }
        if self.naval.sea == NONE {
            return out(Choice::Say(Word::Withdraw));
        }
        let player = self.naval.sides[side as usize] as usize;
        let havens = self.havens(player, self.naval.sea as usize);
        seas(havens).for_each(|s| out(Choice::At(Place::sea(s))));
    }

    /// A side stays: the other is asked, then the next round begins.
    pub(crate) fn stay<T: Tell<Self>>(&mut self, side: u8, tell: &mut T) {
        if side == 0 {
            self.frames.push(Frame::Retreat { side: 1, beaten: false });
        } else {
            self.lay_lines(tell);
        }
    }

    /// A side leaves with all that is left of it. Rules A10.8, B10.4 and B10.5.
    pub(crate) fn retreat<T: Tell<Self>>(&mut self, side: u8, to: Option<Place>, tell: &mut T) {
        let s = side as usize;
        let player = self.naval.sides[s] as usize;
        if let Some(to) = to {
            let mut leaving = self.naval.fleet[s];
            leaving[BATTLESHIP] += self.naval.hurt[s];
            let from = self.naval.sea as usize;
            for (i, n) in leaving.into_iter().enumerate() {
                self.ships[from][player][i] = self.ships[from][player][i].saturating_sub(n);
                self.ships[to.index()][player][i] = self.ships[to.index()][player][i].saturating_add(n);
            }
        }
        tell.tell(self, Event::Retreated { who: player as u8, to });
        self.end_naval(1 - s, tell);
    }

    /// Without a decision: nobody can leave, or the beaten side has one place to go to or none.
    pub(crate) fn retreat_alone<T: Tell<Self>>(&mut self, side: u8, beaten: bool, tell: &mut T) {
        if !beaten {
            return self.stay(side, tell);
        }
        let s = side as usize;
        let player = self.naval.sides[s] as usize;
        match seas(self.havens(player, self.naval.sea as usize)).next() {
            Some(haven) => self.retreat(side, Some(Place::sea(haven)), tell),
            None => {
                // Damaged battleships that cannot get away are sunk. Rule B10.5.
                let n = self.naval.hurt[s];
                self.remove_ship(player, BATTLESHIP, n);
                for _ in 0..n {
                    let sea = self.battle_place();
                    let unit = Unit::Battleship;
                    tell.tell(self, Event::ShipHit { who: player as u8, unit, sunk: true, sea });
                }
                self.end_naval(1 - s, tell);
            }
        }
    }

    fn end_naval<T: Tell<Self>>(&mut self, winner: usize, tell: &mut T) {
        let who = self.naval.sides[winner];
        tell.tell(self, Event::NavalWon { who, sea: self.battle_place() });
        if self.naval.sea == NONE && self.control != who {
            self.take_control(who, tell);
        } else if self.since(5) && self.naval.sea != NONE && who != self.turn {
            // The mover has no ship left there: they do not meet again, and the way there is not free (B8.6).
            let met = &mut self.clash[self.naval.sea as usize];
            *met = met.with(Seat(who));
        }
        self.naval = NavalBattle::default();
    }
}

//! Crossings: who lets them pass, submarines that fire, destroyers that strike back. Sections A4, B8 and B17.

use engine::{Seat, Seats, Tell};

use crate::event::Event;
use crate::facts::{Place, Seas, Tech, Unit, passes, seas};
use crate::state::{Attack, CHAIN, Crossing, Frame, NONE, only};

impl Attack {
    fn crossing_at(&self, i: u8) -> Crossing {
        self.crossing.frames().get(i as usize).copied().unwrap_or_default()
    }

    /// The sea areas a crossing passes.
    pub(crate) fn waters(&self, crossing: &Crossing) -> Seas {
        if crossing.via == CHAIN { self.chain } else { passes(crossing.via) }
    }

    /// Troops of a crossing that can be stopped or hit: planes cannot. Rules A4.5, A6.2, B8.3 and B8.4.
    fn stoppable(&self, crossing: &Crossing) -> u16 {
        let [a, b, c, planes] = crossing.army.map(u16::from);
        let on_a_chain = crossing.via == CHAIN && !self.setup.advanced;
        a + b + c + if on_a_chain { planes } else { 0 }
    }

    /// Who is asked next whether a crossing may pass. Rules A4.4, A4.6, A9.4, B8.2 and B8.12.
    pub(crate) fn gatekeeper(&self, i: u8, asked: Seats) -> Option<usize> {
        let crossing = self.crossing_at(i);
        if self.stoppable(&crossing) == 0 || self.fought_in_vain(i).is_some() {
            return None;
        }
        let me = self.turn as usize;
        if !self.setup.advanced {
            let keeper = self.control as usize;
            let asks = self.control != NONE && keeper != me && !asked.has(Seat(self.control));
            return asks.then_some(keeper);
        }
        let waters = self.waters(&crossing);
        self.others(me)
            .find(|other| !asked.has(Seat(*other as u8)) && seas(waters).any(|s| self.surface(s, *other) > 0))
    }

    /// Who won a naval battle on the way and still bars it: the troops return, whatever he would say. Rule B8.6.
    fn fought_in_vain(&self, i: u8) -> Option<usize> {
        let crossing = self.crossing_at(i);
        if !self.since(5) || !self.setup.advanced || self.stoppable(&crossing) == 0 {
            return None;
        }
        let bars = |s: usize| self.clash[s].iter().map(Seat::index).find(|other| self.surface(s, *other) > 0);
        seas(self.waters(&crossing)).find_map(bars)
    }

    /// Everybody was asked: the troops go on, or return.
    pub(crate) fn settle_passage<T: Tell<Self>>(&mut self, i: u8, tell: &mut T) {
        match self.fought_in_vain(i) {
            Some(by) => self.turn_back(by, i, tell),
            None => self.pass_through(i),
        }
    }

    /// The next crossing comes up.
    pub(crate) fn next_crossing(&mut self, i: u8) {
        if (i as usize) < self.crossing.frames().len() {
            self.frames.push(Frame::Crossings(i + 1));
            self.frames.push(Frame::Passage { i, asked: Seats::NONE });
        } else {
            self.crossing.clear();
        }
    }

    /// Nobody stops it: submarines may fire, then the troops land.
    fn pass_through(&mut self, i: u8) {
        self.frames.push(Frame::Landing(i));
        if self.setup.advanced {
            self.next_ambush(i, 0);
        }
    }

    /// The next sea area of a crossing, from this one on, in which submarines may fire.
    pub(crate) fn next_ambush(&mut self, i: u8, from: u8) {
        let waters = self.waters(&self.crossing_at(i)) >> from << from;
        let lurk = |s: &usize| self.others(self.turn as usize).any(|other| self.hidden(*s, other) > 0);
        if let Some(s) = seas(waters).find(lurk) {
            self.frames.push(Frame::Ambush { i, sea: s as u8, asked: Seats::NONE });
        }
    }

    /// Submarines of a player in a sea area that have not fired in this action.
    pub(crate) fn hidden(&self, sea: usize, player: usize) -> u8 {
        self.submarines(sea, player).saturating_sub(self.fired[sea][player])
    }

    /// A crossing is turned back; its planes may go on alone. Rules A4.4, A4.5 and B8.7.
    pub(crate) fn turn_back<T: Tell<Self>>(&mut self, by: usize, i: u8, tell: &mut T) {
        let crossing = self.crossing_at(i);
        let (from, to) = (Place(crossing.from), Place(crossing.to));
        if self.fought_in_vain(i).is_some() {
            tell.tell(self, Event::TurnedBack { from, to });
        } else {
            tell.tell(self, Event::Forbade { who: by as u8, from, to });
        }
        let stays = self.stoppable(&Crossing { army: [0, 0, 0, crossing.army[3]], ..crossing }) == 0;
        let planes = if stays { crossing.army[3] } else { 0 };
        let mut back = crossing.army;
        back[3] -= planes;
        self.go_back(&crossing, back);
        if let Some(left) = self.crossing.frames_mut().get_mut(i as usize) {
            left.army = [0, 0, 0, planes];
        }
        if planes > 0 {
            self.frames.push(Frame::Alone(i));
        }
    }

    /// Troops return to where they came from and do not move again in this action.
    fn go_back(&mut self, crossing: &Crossing, army: [u8; 4]) {
        let from = crossing.from as usize;
        for (i, n) in army.into_iter().enumerate() {
            self.units[from][i] = self.units[from][i].saturating_add(n);
            self.arrived[from][i] = self.arrived[from][i].saturating_add(n);
        }
    }

    /// The mover says whether the planes cross alone. Rule A4.5.
    pub(crate) fn planes_alone(&mut self, i: u8, fly: bool) {
        let crossing = self.crossing_at(i);
        if fly {
            self.frames.push(Frame::Landing(i));
        } else {
            self.go_back(&crossing, crossing.army);
        }
    }

    /// The troops of a crossing arrive.
    pub(crate) fn land<T: Tell<Self>>(&mut self, i: u8, tell: &mut T) {
        let crossing = self.crossing_at(i);
        let to = crossing.to as usize;
        let own = self.owned[self.turn as usize] & (1 << to) != 0;
        for (i, n) in crossing.army.into_iter().enumerate() {
            if own {
                self.units[to][i] = self.units[to][i].saturating_add(n);
            }
            self.arrived[to][i] = self.arrived[to][i].saturating_add(n);
        }
        if crossing.army != [0; 4] {
            if !own {
                self.wet |= 1 << to;
            }
            tell.tell(self, Event::Landed { who: self.turn, at: Place(crossing.to) });
        }
    }

    /// Who is asked next whether his submarines fire. Rule B8.4.
    pub(crate) fn ambusher(&self, i: u8, sea: u8, asked: Seats) -> Option<usize> {
        if self.stoppable(&self.crossing_at(i)) == 0 {
            return None;
        }
        let may = |other: &usize| !asked.has(Seat(*other as u8)) && self.hidden(sea as usize, *other) > 0;
        self.others(self.turn as usize).find(may)
    }

    /// So many submarines fire on a crossing; they are exposed afterwards. Rules B8.4 and B8.5.
    pub(crate) fn fire<T: Tell<Self>>(&mut self, by: usize, i: u8, sea: u8, n: u8, tell: &mut T) {
        self.fired[sea as usize][by] += n;
        let bonus = u8::from(self.has(by, Tech::AdvancedSubmarines));
        let (faces, hits) = self.volley(n, 6, bonus);
        tell.tell(self, Event::Fired { who: by as u8, sea: Place::sea(sea as usize), faces, hits });
        self.frames.push(Frame::StrikeBack { sea, of: by as u8, n, asked: Seats::NONE });
        if hits > 0 {
            self.frames.push(Frame::Sink { i, by: by as u8, left: hits });
        }
    }

    /// Ordinary dice that hit on a number or more: the faces, and the hits. Rule B16.8.
    pub(crate) fn volley(&mut self, n: u8, on: u8, bonus: u8) -> ([u8; 6], u8) {
        let mut faces = [0; 6];
        let mut hits = 0;
        for _ in 0..n {
            let roll = self.dice.roll(6);
            faces[roll as usize - 1] += 1;
            hits += u8::from(roll + bonus >= on);
        }
        (faces, hits)
    }

    /// The types of a crossing that submarines may hit. Rule B8.4.
    pub(crate) fn drowning(&self, i: u8) -> impl Iterator<Item = Unit> + use<> {
        let army = self.crossing_at(i).army;
        Unit::LAND.into_iter().take(3).filter(move |unit| army[unit.index()] > 0)
    }

    /// One crossing unit is destroyed.
    pub(crate) fn drown<T: Tell<Self>>(&mut self, i: u8, by: u8, left: u8, unit: Unit, tell: &mut T) {
        let to = self.crossing_at(i).to;
        if let Some(crossing) = self.crossing.frames_mut().get_mut(i as usize) {
            crossing.army[unit.index()] -= 1;
        }
        tell.tell(self, Event::Lost { who: self.turn, unit, n: 1, at: Place(to) });
        if left > 1 {
            self.frames.push(Frame::Sink { i, by, left: left - 1 });
        }
    }

    /// Who is asked next whether his destroyers and carriers strike at submarines. Rule B17.6.
    pub(crate) fn avenger(&self, sea: u8, of: u8, asked: Seats) -> Option<usize> {
        let hunts = |player: usize| {
            let fleet = self.ships[sea as usize][player];
            fleet[Unit::Destroyer.index()] + fleet[Unit::Carrier.index()] > 0
        };
        let start = of as usize;
        self.others(start).find(|other| !asked.has(Seat(*other as u8)) && hunts(*other))
    }

    /// Destroyers hit on 5, carriers on 4; each hit sinks one exposed submarine. Rule B17.6.
    pub(crate) fn strike_back<T: Tell<Self>>(
        &mut self,
        by: usize,
        sea: u8,
        of: u8,
        n: u8,
        asked: Seats,
        tell: &mut T,
    ) {
        let s = sea as usize;
        let fleet = self.ships[s][by];
        let bonus = u8::from(self.has(by, Tech::Sonar));
        let (mut faces, mut hits) = self.volley(fleet[Unit::Destroyer.index()], 5, bonus);
        let (more, others) = self.volley(fleet[Unit::Carrier.index()], 4, bonus);
        faces.iter_mut().zip(more).for_each(|(face, n)| *face += n);
        hits = (hits + others).min(n);
        tell.tell(self, Event::StruckBack { who: by as u8, sea: Place::sea(s), faces, hits });
        let sub = Unit::Submarine.index();
        let sunk = hits.min(self.ships[s][of as usize][sub]);
        self.ships[s][of as usize][sub] -= sunk;
        self.fired[s][of as usize] = self.fired[s][of as usize].saturating_sub(sunk);
        if sunk > 0 {
            tell.tell(self, Event::Lost { who: of, unit: Unit::Submarine, n: sunk, at: Place::sea(s) });
        }
        if n > sunk {
            let asked = asked.with(Seat(by as u8));
            self.frames.push(Frame::StrikeBack { sea, of, n: n - sunk, asked });
        }
    }

    /// The set of one seat, or none.
    pub(crate) fn seat_of(player: Option<usize>) -> Seats {
        player.map_or(Seats::NONE, only)
    }
}

//! The rules, one file per chapter; `run` carries out frames until somebody must decide.

pub(crate) mod diplomacy;
pub mod economy;
pub(crate) mod land;
pub(crate) mod movement;
pub(crate) mod naval;
pub(crate) mod numbers;
pub(crate) mod offers;
pub(crate) mod passage;
pub(crate) mod politics;
pub(crate) mod set_up;
pub(crate) mod trade;
pub(crate) mod turn;
pub(crate) mod ventures;
pub(crate) mod why;
pub(crate) mod zones;

use engine::{Seat, Seats, Tell};

use crate::facts::regions;
use crate::state::{Attack, Frame, NONE, only};

impl Attack {
    /// Who must decide the frame on top, if anybody.
    #[inline]
    pub(crate) fn deciders(&self) -> Seats {
        let Some(frame) = self.frames.top() else { return Seats::NONE };
        let me = only(self.turn as usize);
        match frame {
            Frame::Claim(k) | Frame::Found(k) => only(self.in_order(k as usize)),
            Frame::Deploy { turns, .. } => only(self.in_order(turns as usize)),
            Frame::Production(left) => left,
            Frame::Action
            | Frame::Moving { .. }
            | Frame::Alone(_)
            | Frame::Diplomacy(_)
            | Frame::Build
            | Frame::Deliver { .. }
            | Frame::Trade { .. }
            | Frame::Aim(_)
            | Frame::Shift { .. }
            | Frame::Mobilize(1..)
            | Frame::Research
            | Frame::Bomb
            | Frame::Atomic => me,
            // With nothing left to raid there is nothing to say.
            Frame::Raid(left) if !self.since(4) || self.raidable(left) != 0 => me,
            Frame::Cards if self.politics[self.turn as usize] != 0 => me,
            Frame::MoveWindow(k) => self.move_window(k),
            Frame::Fortify(by) => only(by as usize),
            Frame::Leave { canal, .. } => {
                Self::seat_of(self.owner(crate::facts::CANALS[canal as usize].keeper as usize))
            }
            Frame::NavalBattles { sea: NONE } if self.meetings().count_ones() > 1 => me,
            Frame::NavalBattles { sea } if sea != NONE && self.met(sea as usize).len() > 1 => me,
            Frame::Meet { sea, with, wanted } => self.asks_to_fight(sea, with, wanted),
            Frame::Join { side } => self.joins(side),
            Frame::Lines => self.layers(),
            Frame::Retreat { side, beaten } => self.retreats(side, beaten),
            Frame::Challenge => only(self.control as usize),
            Frame::Passage { i, asked } => Self::seat_of(self.gatekeeper(i, asked)),
            Frame::Ambush { i, sea, asked } => Self::seat_of(self.ambusher(i, sea, asked)),
            Frame::Sink { i, by, .. } if self.drowning(i).count() > 1 => only(by as usize),
            Frame::StrikeBack { sea, of, asked, .. } => Self::seat_of(self.avenger(sea, of, asked)),
            Frame::LandBattles if self.battlefields().count_ones() > 1 => me,
            Frame::Command { asked, .. } => self.candidates(asked),
            Frame::Commit { side, first } => self.commits(side, first),
            Frame::Hits { side, left } => self.hits_ask(side, left),
            Frame::Deal => only(self.bargain.sides[0] as usize),
            Frame::Answer => only(self.bargain.sides[1] as usize),
            Frame::Fill if self.is_unfilled() => only(self.bargain.sides[1] as usize),
            Frame::Way { asked, closed } => Self::seat_of(self.way_decider(asked, closed)),
            Frame::Block { of, .. } if self.could_block(of as usize) => only(of as usize),
            Frame::Steal(of) if self.politics[of as usize] != 0 => me,
            // Whether a fitting card is among them is not everybody's to know (Ruling 54).
            Frame::Disable { of, left: 1.., .. } if self.in_action(of as usize) != 0 => me,
            Frame::Auction { next, .. } => only(next as usize),
            Frame::Assign => self.assigners(),
            Frame::Shoot(left) => self.shooter(left),
            Frame::Crash { of, left } => self.crasher(of, left),
            Frame::Bring { of, .. } => self.bringer(of),
            Frame::Strip { of, at } => self.keeper(of, at),
            _ => Seats::NONE,
        }
    }

    /// Carries out frames until somebody must decide or the game is over.
    pub(crate) fn run<T: Tell<Self>>(&mut self, tell: &mut T) {
        while self.end.is_none() && self.deciders().is_empty() {
            self.step(tell);
        }
    }

    /// Carries out the frame on top.
    fn step<T: Tell<Self>>(&mut self, tell: &mut T) {
        let Some(frame) = self.frames.pop() else { return };
        match frame {
            Frame::Turn => self.begin_turn(tell),
            Frame::EndTurn => self.end_turn(tell),
            Frame::Production(_) => self.end_production(tell),
            Frame::MoveWindow(k) if usize::from(k) + 1 < self.n() => {
                self.frames.push(Frame::MoveWindow(k + 1));
            }
            Frame::NavalBattles { sea } => self.next_meeting(sea),
            Frame::Meet { sea, with, .. } => self.begin_naval(sea, with, tell),
            Frame::Join { side } => self.after_joining(side, tell),
            Frame::Lines => self.resolve_round(tell),
            Frame::Retreat { side, beaten } => self.retreat_alone(side, beaten, tell),
            Frame::Crossings(i) => self.next_crossing(i),
            Frame::Passage { i, .. } => self.settle_passage(i, tell),
            Frame::Sink { i, by, left } => {
                if let Some(unit) = self.drowning(i).next() {
                    self.drown(i, by, left, unit, tell);
                }
            }
            Frame::Ambush { i, sea, .. } => self.next_ambush(i, sea + 1),
            Frame::Landing(i) => self.land(i, tell),
            Frame::LandBattles => {
                if let Some(at) = regions(self.battlefields()).next() {
                    self.frames.push(Frame::LandBattles);
                    self.begin_battle(at, tell);
                } else {
                    // What has moved in this action may move again in the next one (A5.2).
                    self.clear_action();
                }
            }
            Frame::Command { want, .. } => self.appoint(want, tell),
            Frame::Commit { side, first } => self.commit_the_rest(side, first, tell),
            Frame::Roll(side) => self.roll_battle(side, tell),
            Frame::Hits { side, left } => self.apply_hits_alone(side, left, tell),
            Frame::Fill => self.frames.push(Frame::Way { asked: Seats::NONE, closed: Seats::NONE }),
            Frame::Way { .. } => self.close_deal(tell),
            Frame::Ring { row, done } => self.next_of_ring(row, done),
            Frame::Block { row, of, at } => self.strike_with(row, of, at, tell),
            Frame::Played => self.after_card(tell),
            Frame::Assign => self.intercept(tell),
            Frame::Shoot(left) => self.dogfight(left, tell),
            Frame::Bombers => self.bomb(tell),
            Frame::Crash { of, left: left @ 1.. } => {
                if let Some(at) = regions(self.hangars(of as usize)).next() {
                    self.crash(of, left, at, tell);
                }
            }
            Frame::Bring { of, to } => self.abandon(of, to as usize, tell),
            Frame::Strip { of, at } => {
                let kept = (0..4).find(|i| self.units[at as usize][*i] > 0);
                let kept = kept.map_or(crate::facts::Unit::Infantry, crate::facts::Unit::land);
                self.strip(of, at as usize, kept, tell);
            }
            // Nothing is left to decide in these.
            _ => {}
        }
    }

    /// Whose number a seat is, if it is at this table.
    pub(crate) fn player(&self, seat: Seat) -> Option<usize> {
        (seat.index() < self.n()).then(|| seat.index())
    }
}

/// Keeps the compiler honest: the state copies cheaply.
const _: () = assert!(std::mem::size_of::<Attack>() <= 4096, "the state stays within 4 KB");

//! The rules, one file per chapter; `run` carries out frames until somebody must decide.

pub(crate) mod combat;
pub(crate) mod offers;
pub(crate) mod supply;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod why;
pub(crate) mod windows;
pub(crate) mod zones;

use engine::{Seats, Tell};

use crate::cards::Type;
use crate::facts::{Nation, Space, spaces};
use crate::state::{Frame, Quartermaster};

impl Quartermaster {
    /// Who must decide the frame on top, if anybody.
    #[inline]
    pub(crate) fn deciders(&self) -> Seats {
        let only = |nation: Nation| Seats::only(nation.seat());
        let Some(frame) = self.frames.top() else { return Seats::NONE };
        match frame {
            Frame::PutAway => {
                let left = Nation::ALL.into_iter().filter(|nation| self.put_away[nation.index()] > 0);
                left.map(Nation::seat).collect()
            }
            Frame::Play if self.must_lose_a_card() => Seats::NONE,
            // Truk works already: nothing is left to ask.
            Frame::LastSupply if self.truk => Seats::NONE,
            Frame::Play | Frame::LastSupply | Frame::Discard { .. } | Frame::Reallocate(_) | Frame::Fetch => {
                only(self.active)
            }
            Frame::Unsupplied(left) if left.count_ones() > 1 => only(self.active),
            Frame::VictoryCards(cards) if cards != 0 && self.may_hesitate() => only(self.active),
            Frame::Text { row, by, ip, it, arg } => {
                self.text_decider(row, by, ip, it, arg).map_or(Seats::NONE, only)
            }
            Frame::Pay { by, left } if left > 0 && self.hand[by.index()] != 0 => only(by),
            // A voluntary removal may leave one enemy there, or none.
            Frame::Target { by, at, .. } if self.enemies_at(by, at).count() > 1 => only(by),
            Frame::ChooseAction(by) => only(by),
            Frame::Window { trigger, turn, passed, used, .. } => self.asked(trigger, turn, passed, used),
            Frame::Redeploy { by, left } if self.redeployable(by, left) != 0 => only(by),
            // Whether the unseen cards hold a fitting one is nobody else's to know: whoever has a pile is asked.
            Frame::FromDiscard { by, .. } if self.discard[by.index()] != 0 => only(by),
            Frame::Lend(to) if self.hand[to.index()] != 0 => only(to),
            Frame::Reorder { by, left } if left > 1 => only(by),
            Frame::Under { by, left } if left > 0 && self.hand[by.index()] != 0 => only(by),
            Frame::MillOrSink(nation) if self.pieces[nation.index()] & Space::MediterraneanSea.bit() != 0 => {
                only(nation)
            }
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
            // Hand empty: the top card of the deck goes, or a point (7.4).
            Frame::Play => self.mill(self.active, 1, tell),
            Frame::Supply => self.supply_step(),
            Frame::LastSupply => self.supply_after_truk(),
            Frame::Unsupplied(left) => match spaces(left).next() {
                Some(at) => self.starve(left, at),
                // What hung on the pieces that left is unsupplied now (Ruling 21).
                None if self.since(3) => self.supply_step(),
                None => {}
            },
            Frame::Victory => self.victory_step(tell),
            Frame::VictoryCards(cards) => self.score_next(cards, tell),
            Frame::Draw => self.draw_step(tell),
            Frame::EndTurn => self.end_turn(tell),
            Frame::Text { row, by, ip, it, arg } => self.carry_text(row, by, ip, it, arg, tell),
            // What cannot be paid from hand is milled (14.2).
            Frame::Pay { by, left } => self.mill(by, left, tell),
            Frame::Battle { by, at, fought, army } => self.carry_battle(by, at, fought, army),
            Frame::Remove { .. } => self.carry_removal(frame, tell),
            Frame::Window { trigger, turn, quiet, used, .. } => self.carry_window(trigger, turn, quiet, used),
            Frame::Milling { who, n, asked } => self.carry_milling(who, n, asked, tell),
            Frame::Target { by, at, cause } => self.strike(by, at, cause),
            Frame::LendDraw(to) => self.draw(to, 1, tell),
            // A piece that was saved stays and is not built again (Ruling 26).
            Frame::Rebuild { by, at } if self.pieces[by.index()] & at.bit() == 0 => {
                self.do_action(by, if at.is_land() { Type::BuildArmy } else { Type::BuildNavy });
            }
            Frame::MillOrSink(nation) => self.warfare_mill(nation, 2),
            // Nothing is left to decide in these.
            Frame::PutAway
            | Frame::Discard { .. }
            | Frame::Warfare { .. }
            | Frame::ChooseAction(_)
            | Frame::Redeploy { .. }
            | Frame::Rebuild { .. }
            | Frame::FromDiscard { .. }
            | Frame::Lend(_)
            | Frame::Reorder { .. }
            | Frame::Under { .. }
            | Frame::Reallocate(_)
            | Frame::Fetch => {}
        }
    }

    /// Uses the scoring cards one after the other.
    fn score_next<T: Tell<Self>>(&mut self, cards: u32, tell: &mut T) {
        if cards == 0 {
            return;
        }
        let place = cards.trailing_zeros();
        let row = crate::cards::FIRST_ROW[self.active.index()] + place as u8;
        self.frames.push(Frame::VictoryCards(cards & !(1 << place)));
        if self.stands(row) {
            self.use_card(row, crate::state::NONE, crate::state::NONE, tell);
        }
    }
}

/// Keeps the compiler honest: the state copies cheaply.
const _: () = assert!(std::mem::size_of::<Quartermaster>() <= 2048, "the state stays within 2 KB");

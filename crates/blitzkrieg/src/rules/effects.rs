//! Effects of battle spaces, and drawing and bombing. Sections 7, 12 and 16.

use engine::Tell;

use crate::event::{Gain, Push, What};
use crate::facts::{Effect, bits};
use crate::state::{Blitzkrieg, Frame, Side};
use crate::weapons::Seen;

impl Blitzkrieg {
    /// Resolves the effect of a space for the active side.
    pub(crate) fn resolve_effect<T: Tell<Self>>(&mut self, space: u8, tell: &mut T) {
        let side = self.active;
        let theatre = self.board().theatre_of[space as usize];
        match self.effect_of(space) {
            Effect::None => {}
            Effect::Industry(n) => (0..n).for_each(|_| self.draw(side, tell)),
            Effect::Research(n) => (0..n).for_each(|_| self.research(side, tell)),
            Effect::ResearchIndustry => self.take_special(side, tell),
            Effect::Bombing => self.frames.push(Frame::Bombing),
            Effect::Tactical(n) => self.push_marker(side, theatre, n as i8, Push::Tactical, tell),
            Effect::Strategic(by) => self.strategic(by, theatre, tell),
            Effect::Propaganda(n) => self.gain(side, n, Gain::Propaganda, theatre, tell),
        }
    }

    /// A strategic advantage: the active side chooses another open theatre. Rules 7.7 and 16.3.
    fn strategic<T: Tell<Self>>(&mut self, by: u8, except: u8, tell: &mut T) {
        let others = self.others(except);
        if others == 0 {
            self.note(tell, What::NoOtherTheatre);
        } else if self.is_rival(self.active) {
            let to = self.greatest_influence(others, by);
            self.advantage(to, by, tell);
        } else if others.count_ones() == 1 {
            self.advantage(others.trailing_zeros() as u8, by, tell);
        } else {
            self.frames.push(Frame::Strategic { by, except });
        }
    }

    /// The open theatres a strategic advantage may go to: not the one whose space it is, nor, as that is
    /// the same, the one being closed (Ruling 12).
    pub(crate) fn others(&self, except: u8) -> u16 {
        self.open & !(1 << except)
    }

    /// Moves the marker of another theatre, short of its end.
    pub(crate) fn advantage<T: Tell<Self>>(&mut self, theatre: u8, by: u8, tell: &mut T) {
        self.push_short_of_end(self.active, theatre, by as i8, Push::Strategic, tell);
    }

    /// Scores war victory points. The track has 30 spaces; more is simply counted on. Rules 1.5 and 7.8.
    pub(crate) fn gain<T: Tell<Self>>(
        &mut self,
        side: Side,
        points: u8,
        gain: Gain,
        theatre: u8,
        tell: &mut T,
    ) {
        self.score[side.index()] += points;
        self.note(tell, What::Scored { side, points, gain, theatre });
    }

    /// Draws a token from the own bag into the reserve, or the right end of the row. Rules 3.6, 7.1, 16.1.
    pub(crate) fn draw<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        match self.draw_token(side) {
            Some(token) => {
                let kind = Some(self.board().tokens[token as usize]);
                self.note(tell, What::Drew { side, kind });
            }
            None => self.note(tell, What::BagEmpty { side }),
        }
    }

    /// Draws silently.
    pub(crate) fn draw_token(&mut self, side: Side) -> Option<u8> {
        let bag = self.bag[side.index()];
        let token = self.pick(bag)?;
        let token = self.lowest_alike(bag, token);
        self.saw(side, Seen::Drew);
        self.bag[side.index()] &= !(1 << token);
        self.take_in(side, token);
        Some(token)
    }

    /// A random special weapon goes into the own bag. Rules 7.2 and 16.2.
    fn research<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        let Some(token) = self.pick(self.pile) else {
            return self.note(tell, What::PileEmpty { side });
        };
        self.pile &= !(1 << token);
        self.saw(side, Seen::Researched);
        self.bag[side.index()] |= 1 << token;
        let kind = Some(self.board().tokens[token as usize]);
        self.note(tell, What::Researched { side, kind });
    }

    /// A random special weapon goes straight into the reserve. Rules 7.3 and 16.2.
    fn take_special<T: Tell<Self>>(&mut self, side: Side, tell: &mut T) {
        let Some(token) = self.pick(self.pile) else {
            return self.note(tell, What::PileEmpty { side });
        };
        self.pile &= !(1 << token);
        self.saw(side, Seen::TookWeapon);
        self.take_in(side, token);
        let kind = Some(self.board().tokens[token as usize]);
        self.note(tell, What::TookSpecial { side, kind });
    }

    /// One bombing by the active side. Rules 7.5, 16.7 and 16.8.
    pub(crate) fn bomb<T: Tell<Self>>(&mut self, tell: &mut T) {
        let victim = self.active.other();
        if self.reserve[victim.index()] == 0 {
            return self.note(tell, What::NothingToBomb { side: victim });
        }
        if self.is_rival(victim) {
            let targets = self.bomb_targets();
            if targets.count_ones() == 1 {
                let token = targets.trailing_zeros() as u8;
                self.return_to_bag(victim, token, tell);
            } else {
                self.frames.push(Frame::PickBombed);
            }
        } else if let Some(token) = self.pick(self.reserve[victim.index()]) {
            self.return_to_bag(victim, token, tell);
        }
    }

    /// What the human may bomb: regular tokens of the row, special weapons only if there is nothing
    /// else. Rule 16.8.
    pub(crate) fn bomb_targets(&self) -> u64 {
        let row = self.reserve[Side::First.index()];
        let regular = row & !crate::facts::tokens::ALL_SPECIALS;
        if regular == 0 { row } else { regular }
    }

    /// A bombed token goes back into its owner's bag. Rule 7.5.
    pub(crate) fn return_to_bag<T: Tell<Self>>(&mut self, side: Side, token: u8, tell: &mut T) {
        self.saw(side, Seen::Bombed);
        self.reserve[side.index()] &= !(1 << token);
        self.bag[side.index()] |= 1 << token;
        if self.is_rival(side) {
            self.leave_row(token);
        }
        let kind = Some(self.board().tokens[token as usize]);
        self.note(tell, What::Bombed { side, kind });
    }

    /// A token comes into a reserve; the rival's goes to the right end of the row.
    pub(crate) fn take_in(&mut self, side: Side, token: u8) {
        self.reserve[side.index()] |= 1 << token;
        if self.is_rival(side) {
            self.row.push(token);
        }
    }

    /// A token leaves the row and the gap is closed. Rule 14.5.
    pub(crate) fn leave_row(&mut self, token: u8) {
        let kept = self.row;
        self.row.clear();
        for other in kept.frames().iter().filter(|other| **other != token) {
            self.row.push(*other);
        }
    }

    /// One of a set, each equally likely. Rule 12.3.
    #[inline]
    fn pick(&mut self, set: u64) -> Option<u8> {
        let n = set.count_ones();
        if n == 0 {
            return None;
        }
        let mut nth = self.dice.below(n);
        let mut left = set;
        while nth > 0 {
            left &= left - 1;
            nth -= 1;
        }
        Some(left.trailing_zeros() as u8)
    }

    /// Where the token stands in the row, counted from 1.
    pub(crate) fn row_token(&self, position: u8) -> Option<u8> {
        self.row.frames().get((position as usize).checked_sub(1)?).copied()
    }

    /// The positions of the row the human may bomb.
    pub(crate) fn bomb_positions(&self) -> impl Iterator<Item = u8> {
        let targets = self.bomb_targets();
        let row = self.row;
        (1..=row.frames().len() as u8).filter(move |at| targets & (1 << row.frames()[*at as usize - 1]) != 0)
    }

    /// The theatres in a set.
    pub(crate) fn theatres(set: u16) -> impl Iterator<Item = u8> {
        bits(u64::from(set))
    }
}

//! What speaks for a choice at a glance, without trying it: how a search plays on where its tree has ended.
//!
//! The numbers are hundredths of a point. They were found by playing against the hard rival with stratagems:
//! choices drawn by these hunches alone beat it in three games of ten.

use crate::choice::Choice;
use crate::facts::{Ability, Effect, Kind, MAX_SPACES, NUCLEAR_SETBACK, TOKENS, TokenFacts, TokenKind, bits};
use crate::state::{Blitzkrieg, Frame, Side};
use crate::worth::score_worth;

/// What speaks for the best choice; for others the less the more they are behind.
const BEST: f32 = 4000.0;
/// Behind by so much, about a third speaks for a choice.
const BEHIND: f32 = 30.0;
/// What a token drawn, a special weapon in the bag or in hand, a bombing and a blitz are worth.
const INDUSTRY: i32 = 113;
const RESEARCH: i32 = 57;
const RESEARCH_INDUSTRY: i32 = 63;
const BOMBING: i32 = 137;
const BLITZ: i32 = 100;
/// What it costs to spend a token: for each point of its strength, and for what else it could do.
const STRENGTH: i32 = 20;
const SPECIAL: i32 = 63;
const LEADER: i32 = 79;
const AIRFORCE: i32 = 7;
/// How much worse the rival is off without a token of its row, for each point of strength.
const ROW_STRENGTH: i32 = 67;

impl Blitzkrieg {
    /// How much speaks for each choice.
    pub(crate) fn glance(&self, side: Side, choices: &[Choice], weights: &mut Vec<u32>) {
        let mut worths = [0; MAX_SPACES];
        let Some(frame) = self.frames.top() else { return };
        for (worth, choice) in worths.iter_mut().zip(choices) {
            *worth = self.glance_at(side, frame, *choice);
        }
        let worths = &worths[..choices.len().min(MAX_SPACES)];
        let best = worths.iter().copied().max().unwrap_or(0);
        weights.extend(worths.iter().map(|worth| {
            let behind = (best - worth) as f32 / BEHIND;
            ((BEST * (-behind).exp()) as u32).max(1)
        }));
    }

    /// What a choice seems to gain, in hundredths of a point.
    pub(crate) fn glance_at(&self, side: Side, frame: Frame, choice: Choice) -> i32 {
        match (frame, choice) {
            (Frame::Take { theatre }, Choice::Take(kind)) => {
                let Some(acts_as) = self.acts_as(side, kind) else { return 0 };
                let room = bits(self.room(acts_as, theatre));
                room.map(|space| self.glance_at_placement(side, kind, acts_as, space)).max().unwrap_or(0)
            }
            (Frame::At { token, .. }, Choice::At(space)) => {
                let kind = self.board().tokens[token as usize];
                let Some(acts_as) = self.acts_as(side, kind) else { return 0 };
                self.glance_at_placement(side, kind, acts_as, space.at)
            }
            (Frame::Strategic { by, .. }, Choice::To(theatre)) => {
                self.glance_at_push(side, theatre.at, by as i8)
            }
            (Frame::PickBombed, Choice::Bomb(position)) => {
                let token = self.row_token(position).map_or(0, |token| token as usize);
                ROW_STRENGTH * i32::from(TOKENS[self.board().tokens[token] as usize].strength)
            }
            (Frame::ChooseShift, Choice::Shift(theatre)) => {
                self.glance_at_push(side, theatre.at, -self.setup.level.shifts().1)
            }
            _ => 0,
        }
    }

    /// What a placement seems to gain: where it leaves the marker, what closes, and the effect of the space.
    fn glance_at_placement(&self, side: Side, kind: TokenKind, acts_as: TokenKind, space: u8) -> i32 {
        let theatre = self.board().theatre_of[space as usize];
        let facts = &TOKENS[acts_as as usize];
        let mut gain = -cost(&TOKENS[kind as usize]);
        let (mut by, mut points) = (0, 0);
        match self.effect_of(space) {
            _ if facts.ability == Ability::TaskForce => {}
            Effect::Tactical(n) => by = n as i8,
            Effect::Propaganda(n) => points = i32::from(n),
            effect => gain += self.glance_at_effect(side, effect, theatre),
        }
        match facts.ability {
            Ability::Bomber => gain += self.glance_at_effect(side, Effect::Bombing, theatre),
            Ability::Blitz => gain += BLITZ,
            Ability::Nuclear => {
                let others = Self::theatres(self.others(theatre));
                gain += others.map(|other| self.glance_at_push(side, other, -NUCLEAR_SETBACK)).sum::<i32>();
            }
            _ => {}
        }
        by += self.strength(side, acts_as, space);
        gain + self.glance_at_advance(side, space, by, points)
    }

    /// What it gains when a marker advances and a space is covered, with points that come besides.
    fn glance_at_advance(&self, side: Side, space: u8, by: i8, mut points: i32) -> i32 {
        let board = self.board();
        let theatre = board.theatre_of[space as usize];
        let (t, active) = (theatre as usize, self.campaign[theatre as usize]);
        let covered = self.covered() | 1 << space;
        let wvp = i32::from(board.wvp[t][active as usize]);
        let before = self.lead(side, theatre);
        let lead = (before + by).min(board.end[t]);
        let mut gain = -self.promise(theatre, before, active, self.covered());
        let left = board.campaign_spaces[t][active as usize] & !covered;
        if lead == board.end[t] {
            let (worth, more) = self.glance_at_end(side, theatre, covered);
            gain += worth;
            points += more;
        } else if left == 0 {
            let bonus = board.theatres[t].bonus.iter().rev().find(|(at, _)| lead.abs() >= *at);
            let scored = wvp + bonus.map_or(0, |(_, bonus)| i32::from(*bonus));
            match lead {
                1.. => points += scored,
                0 => {}
                _ => gain -= self.gain_of(side.other(), scored),
            }
            gain += self.promise(theatre, lead, active + 1, covered);
        } else {
            gain += self.promise(theatre, lead, active, covered);
            let lead = i32::from(lead);
            gain += wvp
                * match left.count_ones() {
                    // The other side can close it next.
                    1 => -(74 - 29 * lead).clamp(-31, 100),
                    2 => -(4 + 2 * lead).clamp(-100, 100),
                    _ => 0,
                };
        }
        // Points at hand are less than they seem: they can be had later too.
        gain + self.gain_of(side, points) * 71 / 100
    }

    /// What the end of a track brings: worth and points of all that is left in the theatre.
    fn glance_at_end(&self, side: Side, theatre: u8, covered: u64) -> (i32, i32) {
        let (t, board) = (theatre as usize, self.board());
        let campaigns = self.campaign[t] as usize..board.n_campaigns[t] as usize;
        let mut points = 2 + board.wvp[t][campaigns].iter().map(|wvp| i32::from(*wvp)).sum::<i32>();
        let mut gain = 0;
        for space in bits(board.theatre_spaces[t] & self.open_spaces & !covered & board.late_effects) {
            match self.effect_of(space) {
                Effect::Propaganda(n) => points += i32::from(n),
                effect => gain += self.glance_at_effect(side, effect, theatre),
            }
        }
        (gain, points)
    }

    /// What a theatre promises with this lead, active campaign and covered spaces.
    fn promise(&self, theatre: u8, lead: i8, active: u8, covered: u64) -> i32 {
        let (t, board) = (theatre as usize, self.board());
        let lead = i32::from(lead);
        let campaigns = active as usize..board.n_campaigns[t] as usize;
        let hold = (24 * lead).clamp(-70, 70) + 12 * lead.signum();
        let (mut worth, mut rest) = (0, 0);
        for c in campaigns {
            let spaces = board.campaign_spaces[t][c];
            let filled = ((spaces & covered).count_ones() * 100 / spaces.count_ones()) as i32;
            let near = if c == active as usize { 24 + 58 * filled / 100 } else { 19 };
            let wvp = i32::from(board.wvp[t][c]);
            worth += wvp * hold * near / 100;
            rest += wvp;
        }
        let end = i32::from(board.end[t]);
        worth + lead.abs() * lead * (rest + 2) * 98 / (end * end)
    }

    /// What so many points more are worth.
    fn gain_of(&self, side: Side, points: i32) -> i32 {
        let score = i32::from(self.score[side.index()]);
        score_worth(score + points) - score_worth(score)
    }

    /// What the effect of a space seems to gain that moves no marker of its own theatre.
    fn glance_at_effect(&self, side: Side, effect: Effect, theatre: u8) -> i32 {
        let theirs = self.reserve[side.other().index()].count_ones();
        match effect {
            Effect::Industry(n) => INDUSTRY * i32::from(n),
            Effect::Research(n) => RESEARCH * i32::from(n),
            Effect::ResearchIndustry => RESEARCH_INDUSTRY,
            // An empty reserve loses the game.
            Effect::Bombing if theirs == 1 => 5_000,
            Effect::Bombing => BOMBING,
            Effect::Strategic(by) => {
                let others = Self::theatres(self.others(theatre));
                others.map(|other| self.glance_at_push(side, other, by as i8)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// What it gains when a marker moves, short of the end.
    fn glance_at_push(&self, side: Side, theatre: u8, by: i8) -> i32 {
        let (lead, limit) = (self.lead(side, theatre), self.board().end[theatre as usize] - 1);
        let active = self.campaign[theatre as usize];
        let moved = (lead + by).clamp(-limit, limit);
        self.promise(theatre, moved, active, self.covered())
            - self.promise(theatre, lead, active, self.covered())
    }
}

/// What it costs to spend a token.
fn cost(token: &TokenFacts) -> i32 {
    let special = if token.special { SPECIAL } else { 0 };
    let ability = match token.ability {
        Ability::General | Ability::Admiral => LEADER,
        Ability::NoAbility if token.kind == Kind::Air => AIRFORCE,
        _ => 0,
    };
    STRENGTH * i32::from(token.strength) + special + ability
}

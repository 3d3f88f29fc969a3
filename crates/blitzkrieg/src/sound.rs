//! Whether a loaded position can be carried on: numbers within their bounds, every token in one place.

use crate::facts::tokens::{N_TOKENS, SPY};
use crate::facts::{MAX_SPACES, bits};
use crate::state::{ANYWHERE, Blitzkrieg, Frame, NOTHING, Side};

impl Blitzkrieg {
    /// Checks a state that came from outside.
    pub(crate) fn check_soundness(&self) -> Result<(), &'static str> {
        let board = self.board();
        let n = board.n_theatres();
        let all_spaces = (1u64 << board.n_spaces) - 1;
        if self.held[0] & self.held[1] != 0 || self.covered() & !all_spaces != 0 {
            return Err("spaces");
        }
        if (self.open | self.unopened) >> n != 0 || self.open & self.unopened != 0 {
            return Err("theatres");
        }
        for t in 0..n {
            let open = self.is_open(t as u8);
            if self.marker[t].abs() > board.end[t] || self.campaign[t] > board.n_campaigns[t] {
                return Err("tracks");
            }
            let spaces = board.theatre_spaces[t];
            let first = if open { self.campaign[t] as usize } else { 3 };
            let left = board.campaign_spaces[t].iter().skip(first);
            let active = left.clone().next().copied().unwrap_or(0);
            let left = left.fold(0, |left, campaign| left | campaign);
            let closing = self.frames.frames().iter().any(|frame| matches!(frame, Frame::Closing { .. }));
            if (self.in_play & spaces != active && !closing) || self.open_spaces & spaces != left {
                return Err("campaigns");
            }
        }
        if !self.tokens_are_in_one_place() {
            return Err("tokens");
        }
        if self.last != NOTHING && (self.last > crate::facts::tokens::RIVAL_SCIENTIST || self.last == SPY) {
            return Err("last-token");
        }
        if self.score.iter().any(|score| *score > 120) || self.turns > 400 {
            return Err("scores");
        }
        if !self.frames.frames().iter().all(|frame| self.frame_is_sound(*frame)) {
            return Err("frames");
        }
        if self.end.is_none() && self.decider().is_none() {
            return Err("nobody");
        }
        Ok(())
    }

    fn tokens_are_in_one_place(&self) -> bool {
        let mut seen = 0u64;
        let mut once = |set: u64| {
            let fresh = seen & set == 0 && set >> N_TOKENS == 0;
            seen |= set;
            fresh
        };
        let on_board = bits(self.covered()).map(|space| self.on[space as usize]);
        for token in on_board {
            if token as usize >= N_TOKENS || !once(1 << token) {
                return false;
            }
        }
        let hidden = [self.bag[0], self.bag[1], self.reserve[0], self.reserve[1], self.pile];
        if !hidden.into_iter().all(once) {
            return false;
        }
        let row = self.row.frames();
        let in_row = row.iter().try_fold(0u64, |set, token| {
            let bit = 1u64.checked_shl(u32::from(*token))?;
            (set & bit == 0).then_some(set | bit)
        });
        !self.setup.is_solo() || in_row == Some(self.reserve[Side::First.index()])
    }

    fn frame_is_sound(&self, frame: Frame) -> bool {
        let n = self.board().n_theatres() as u8;
        let theatre_is = |theatre: u8| theatre == ANYWHERE || theatre < n;
        match frame {
            Frame::Take { theatre: ANYWHERE } => self.can_place(self.active, ANYWHERE),
            Frame::Take { theatre } => theatre_is(theatre),
            Frame::Rival { theatre } => theatre_is(theatre),
            Frame::At { token, theatre } => {
                theatre_is(theatre)
                    && (token as usize) < N_TOKENS
                    && self.reserve[self.active.index()] & (1 << token) != 0
                    && self.room_for(self.active, self.board().tokens[token as usize], theatre) != 0
            }
            Frame::Placement { token, acts_as, space, .. } => {
                (token as usize) < N_TOKENS
                    && acts_as <= crate::facts::tokens::RIVAL_SCIENTIST
                    && (space as usize) < self.board().n_spaces.min(MAX_SPACES)
            }
            Frame::Effect { space } => (space as usize) < self.board().n_spaces,
            Frame::Strategic { by, except } => by <= 3 && except < n && self.others(except) != 0,
            Frame::PickBombed => self.setup.is_solo() && self.bomb_targets() != 0,
            Frame::Closing { theatre, left } => {
                theatre < n
                    && left & !self.board().theatre_spaces[theatre as usize] == 0
                    && self.at_end(theatre)
            }
            Frame::OpenNext { marker } => marker.abs() <= 3 && self.unopened != 0,
            Frame::Shifts(left) => left <= 10,
            Frame::ChooseShift => self.open != 0,
            Frame::Turn | Frame::Wait | Frame::Bombing | Frame::Draw | Frame::EndTurn => true,
        }
    }
}

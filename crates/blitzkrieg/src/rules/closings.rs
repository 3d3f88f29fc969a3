//! Closing campaigns and theatres, and opening the next one in Nippon. Sections 9, 10, 20 and 21.

use engine::Tell;

use crate::event::{Gain, What};
use crate::facts::bits;
use crate::state::{Blitzkrieg, Frame, Side};

impl Blitzkrieg {
    /// After a placement: the theatre closes if its end was reached, otherwise every full campaign.
    pub(crate) fn close_what_is_done<T: Tell<Self>>(&mut self, space: u8, tell: &mut T) {
        let theatre = self.board().theatre_of[space as usize];
        if self.at_end(theatre) {
            self.end_reached(theatre, tell);
        } else {
            self.close_full_campaigns(theatre, tell);
        }
    }

    /// The marker stands on a flag: the effects of all free spaces come first. Rules 10.1 and 10.2.
    fn end_reached<T: Tell<Self>>(&mut self, theatre: u8, tell: &mut T) {
        let board = self.board();
        let spaces = board.theatre_spaces[theatre as usize] & self.open_spaces;
        let left = spaces & !self.covered() & board.late_effects;
        let by = if self.marker[theatre as usize] > 0 { Side::First } else { Side::Second };
        self.note(tell, What::TheatreClosed { theatre, by: Some(by) });
        self.frames.push(Frame::Closing { theatre, left });
    }

    /// Resolves the one effect that is left, or the rival's next (16.9); with none left the theatre scores.
    pub(crate) fn resolve_closing<T: Tell<Self>>(&mut self, theatre: u8, left: u64, tell: &mut T) {
        if left == 0 {
            self.score_theatre(theatre, tell);
        } else {
            self.resolve_in_closing(theatre, left, left.trailing_zeros() as u8, tell);
        }
    }

    /// Resolves one of the effects of a closing theatre.
    pub(crate) fn resolve_in_closing<T: Tell<Self>>(
        &mut self,
        theatre: u8,
        left: u64,
        space: u8,
        tell: &mut T,
    ) {
        self.frames.push(Frame::Closing { theatre, left: left & !(1 << space) });
        self.note(tell, What::Resolved { side: self.active, space });
        self.frames.push(Frame::Effect { space });
    }

    /// The WVP of every campaign not closed before, and 2 more. Rules 10.3, 10.4 and 20.7.
    fn score_theatre<T: Tell<Self>>(&mut self, theatre: u8, tell: &mut T) {
        let t = theatre as usize;
        let board = self.board();
        let side = if self.marker[t] > 0 { Side::First } else { Side::Second };
        let first = self.campaign[t] as usize;
        let points = board.wvp[t][first..board.n_campaigns[t] as usize].iter().sum();
        self.gain(side, points, Gain::Theatre, theatre, tell);
        if !self.setup.is_nippon() && self.setup.close_bonus > 0 {
            self.gain(side, self.setup.close_bonus, Gain::Close, theatre, tell);
        }
        self.campaign[t] = board.n_campaigns[t];
        self.shut(theatre);
    }

    /// Closes the active campaign while it is full; the next one may be full already. Rules 9.1, 9.5, 6.7.
    fn close_full_campaigns<T: Tell<Self>>(&mut self, theatre: u8, tell: &mut T) {
        let t = theatre as usize;
        let board = self.board();
        while self.is_open(theatre) {
            let campaign = self.campaign[t];
            let spaces = board.campaign_spaces[t][campaign as usize];
            if spaces & !self.covered() != 0 {
                return;
            }
            self.note(tell, What::CampaignClosed { theatre, campaign });
            self.score_campaign(theatre, campaign, tell);
            self.in_play &= !spaces;
            self.open_spaces &= !spaces;
            self.campaign[t] += 1;
            if self.campaign[t] == board.n_campaigns[t] {
                self.note(tell, What::TheatreClosed { theatre, by: None });
                self.shut(theatre);
            } else {
                self.in_play |= board.campaign_spaces[t][self.campaign[t] as usize];
            }
        }
    }

    /// The side on whose half the marker stands scores, with the highest bonus reached. Rules 9.2–9.4.
    fn score_campaign<T: Tell<Self>>(&mut self, theatre: u8, campaign: u8, tell: &mut T) {
        let t = theatre as usize;
        let points = self.board().wvp[t][campaign as usize];
        let marker = self.marker[t];
        if marker == 0 {
            if !self.setup.tie_scores_nobody {
                Side::BOTH.into_iter().for_each(|side| self.gain(side, points, Gain::Balance, theatre, tell));
            }
            return;
        }
        let side = if marker > 0 { Side::First } else { Side::Second };
        self.gain(side, points, Gain::Campaign, theatre, tell);
        let bonuses = self.board().theatres[t].bonus.iter();
        if let Some((_, bonus)) = bonuses.rev().find(|(at, _)| marker.abs() >= *at) {
            self.gain(side, *bonus, Gain::Bonus, theatre, tell);
        }
    }

    /// A theatre accepts no more tokens; in Nippon another one is opened. Rules 4.3, 10.4 and 20.8.
    fn shut(&mut self, theatre: u8) {
        let spaces = self.board().theatre_spaces[theatre as usize];
        self.open &= !(1 << theatre);
        self.in_play &= !spaces;
        self.open_spaces &= !spaces;
        if self.unopened != 0 {
            // At once: before a blitz is looked at and before the draw (Ruling 19).
            self.frames.push(Frame::OpenNext { marker: self.carried_over(theatre) });
        }
    }

    /// Where the next theatre's marker starts. Rules 20.8 and 21.3; both count with their sign (Ruling 20).
    fn carried_over(&self, theatre: u8) -> i8 {
        let marker = self.marker[theatre as usize];
        let carried = match marker.abs() {
            7.. => 2,
            5.. => 1,
            _ => 0,
        };
        let extra = i8::from(self.is_rival(self.active));
        carried * marker.signum() + extra
    }

    /// Opens the next theatre.
    pub(crate) fn open_next<T: Tell<Self>>(&mut self, theatre: u8, marker: i8, tell: &mut T) {
        self.open_theatre(theatre, marker);
        self.note(tell, What::Opened { theatre, marker });
    }

    /// Only one theatre is left to be opened.
    pub(crate) fn open_last<T: Tell<Self>>(&mut self, marker: i8, tell: &mut T) {
        if let Some(theatre) = bits(u64::from(self.unopened)).next() {
            self.open_next(theatre, marker, tell);
        }
    }
}

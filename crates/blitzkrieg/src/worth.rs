//! How good a position is for a side, in hundredths of a WVP: what the greedy bot looks at.

use engine::{Game as _, House, Rated, Seat};

use crate::facts::tokens::ALL_SPECIALS;
use crate::facts::{TARGET, bits};
use crate::state::{Blitzkrieg, Side};

const fn rival(name: &'static str, setup: &'static [(&'static str, &'static str)]) -> House {
    House { name, seat: Side::First.seat(), setup }
}

impl Rated for Blitzkrieg {
    const SCALE: f32 = 300.0;

    const HOUSE: &'static [House] = &[
        rival("rival:easy", &[("mode", "solo"), ("level", "easy")]),
        rival("rival:medium", &[("mode", "solo"), ("level", "medium")]),
        rival("rival:hard", &[("mode", "solo"), ("level", "hard")]),
        rival("rival:easy+stratagems", &[("mode", "solo"), ("level", "easy"), ("stratagems", "yes")]),
        rival("rival:medium+stratagems", &[("mode", "solo"), ("level", "medium"), ("stratagems", "yes")]),
        rival("rival:hard+stratagems", &[("mode", "solo"), ("level", "hard"), ("stratagems", "yes")]),
    ];

    fn horizon(&self) -> u32 {
        // Quick ideas are no match for the rival: the longer they play, the less they tell.
        if self.setup.is_solo() { 4 } else { 20 }
    }

    fn turns(&self) -> u32 {
        self.covered().count_ones()
    }

    fn worth(&self, seat: Seat) -> i32 {
        let Some(side) = Side::of(seat) else { return 0 };
        if let Some(outcome) = self.awaiting().outcome() {
            return if outcome.winners.has(seat) { 100_000 } else { -100_000 };
        }
        let theatres = bits(u64::from(self.open)).map(|theatre| self.theatre_worth(side, theatre));
        let points = self.points(side) - self.points(side.other());
        points + theatres.sum::<i32>() + self.supplies(side) - self.supplies(side.other())
    }
}

impl Blitzkrieg {
    /// Points count for more the nearer the end is.
    fn points(&self, side: Side) -> i32 {
        let score = i32::from(self.score[side.index()]);
        100 * score + if score >= i32::from(TARGET) { 3_000 } else { score * score }
    }

    /// What a theatre promises: its campaigns, by how far they are filled and how far the marker is on
    /// this side's half, and the end of the track.
    fn theatre_worth(&self, side: Side, theatre: u8) -> i32 {
        let (t, board) = (theatre as usize, self.board());
        let lead = i32::from(self.lead(side, theatre));
        let (active, n) = (self.campaign[t] as usize, board.n_campaigns[t] as usize);
        // From −100 to 100: who would score if it closed now, and how firmly.
        let hold = (lead * 18).clamp(-70, 70) + lead.signum() * 30;
        let mut worth = 0;
        for (c, wvp) in board.wvp[t].iter().enumerate().take(n).skip(active) {
            let spaces = board.campaign_spaces[t][c];
            let filled = 100 * (spaces & self.covered()).count_ones() / spaces.count_ones();
            let near = if c == active { 30 + filled as i32 / 2 } else { 12 };
            worth += i32::from(*wvp) * hold * near / 100;
        }
        let rest: i32 = board.wvp[t][active.min(n)..n].iter().map(|wvp| i32::from(*wvp)).sum();
        let end = i32::from(board.end[t]);
        let push = lead.abs() * lead.abs() * lead.signum();
        worth + push * (rest + 2) * 45 / (end * end)
    }

    /// Tokens in hand are choices; an empty reserve loses the game.
    fn supplies(&self, side: Side) -> i32 {
        let s = side.index();
        let held = self.reserve[s].count_ones() as i32;
        let specials = ((self.bag[s] | self.reserve[s]) & ALL_SPECIALS).count_ones() as i32;
        let scarce = match held {
            0 => -900,
            1 => -250,
            2 => -80,
            _ => 0,
        };
        scarce + 35 * held.min(7) + 22 * specials
    }
}

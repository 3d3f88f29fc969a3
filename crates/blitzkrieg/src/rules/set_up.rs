//! Set-up: bags, pile, reserves, and the rival's head start. Sections 2, 13, 19 and 21.

use engine::{Dice, Stack, Tell};

use crate::event::{Gain, Push, What};
use crate::facts::tokens::{ALL_SPECIALS, BASE_SPECIALS, N_SIDE};
use crate::facts::{BASE, MAX_SPACES, MAX_THEATRES, NIPPON, STARTING_RESERVE, STARTING_ROW, Stratagem, bits};
use crate::setup::Setup;
use crate::state::{Blitzkrieg, Frame, NOTHING, Side};
use crate::weapons::Weapons;

impl Blitzkrieg {
    /// The table before anything is drawn: markers on 0, tokens in the bags. Rules 2.1–2.3, 2.5.
    pub(crate) fn bare(setup: Setup, dice: Dice) -> Self {
        let board = if setup.is_nippon() { &NIPPON } else { &BASE };
        let side = (1u64 << N_SIDE) - 1;
        let all = setup.is_nippon() || setup.nippon_specials;
        let mut state = Self {
            setup,
            dice,
            frames: Stack::new(Frame::Turn),
            end: None,
            active: Side::First,
            turns: 0,
            score: [0; 2],
            marker: [0; MAX_THEATRES],
            campaign: [0; MAX_THEATRES],
            open: 0,
            unopened: 0,
            in_play: 0,
            open_spaces: 0,
            held: [0; 2],
            land_support: [0; 2],
            sea_support: [0; 2],
            on: [NOTHING; MAX_SPACES],
            bag: [side, side << N_SIDE],
            reserve: [0; 2],
            weapons: [Weapons::default(); 2],
            pile: if all { ALL_SPECIALS } else { BASE_SPECIALS },
            row: Stack::new(NOTHING),
            last: NOTHING,
            bank: 0,
            drawn: None,
            repeated: None,
        };
        for (t, theatre) in board.theatres.iter().enumerate() {
            if theatre.open_at_start {
                state.open_theatre(t as u8, 0);
            } else {
                state.unopened |= 1 << t;
            }
        }
        if setup.is_solo() && setup.stratagems {
            // Rule 13.5: Steamroll lies face up, the other seven are the bank.
            state.bank = !Stratagem::Steamroll.bit();
            state.drawn = Some(Stratagem::Steamroll);
        }
        state
    }

    /// Makes a theatre accept tokens, its marker at `marker`.
    pub(crate) fn open_theatre(&mut self, theatre: u8, marker: i8) {
        let t = theatre as usize;
        let board = self.board();
        self.open |= 1 << theatre;
        self.unopened &= !(1 << theatre);
        self.marker[t] = marker;
        self.open_spaces |= board.theatre_spaces[t];
        self.in_play |= board.campaign_spaces[t][self.campaign[t] as usize];
    }

    /// A new game up to its first decision.
    pub(crate) fn set_up<T: Tell<Self>>(setup: Setup, dice: Dice, tell: &mut T) -> Self {
        let mut state = Self::dealt(setup, dice, false, tell);
        state.run(tell);
        state
    }

    /// The table when everything is dealt and nothing yet run; `wait` stops before the first turn.
    pub(crate) fn dealt<T: Tell<Self>>(setup: Setup, dice: Dice, wait: bool, tell: &mut T) -> Self {
        let mut state = Self::bare(setup, dice);
        let (first, n_shifts) = if setup.is_solo() {
            let shifts = setup.level.shifts().0 + setup.extra_shifts;
            // Nippon has no table of shifts (21.2).
            (STARTING_ROW, if setup.is_nippon() { 0 } else { shifts })
        } else {
            (STARTING_RESERVE, 0)
        };
        for (side, n) in [(Side::First, first), (Side::Second, STARTING_RESERVE)] {
            for _ in 0..n {
                state.draw_token(side);
            }
        }
        if setup.is_solo() && setup.head_start > 0 {
            // Rule 19.1.
            state.score[0] = setup.head_start;
            let points = setup.head_start;
            state.note(tell, What::Scored { side: Side::First, points, gain: Gain::HeadStart, theatre: 0 });
        }
        if setup.is_solo() && setup.is_nippon() {
            state.shift_two_theatres(tell);
        }
        state.frames.push(Frame::Turn);
        if wait {
            state.frames.push(Frame::Wait);
        }
        if n_shifts > 0 {
            state.frames.push(Frame::Shifts(n_shifts));
        }
        state
    }

    /// One shift is rolled: 1–5 is the theatre with that order number, 6 the human's choice. Rule 13.4.
    pub(crate) fn roll_shift<T: Tell<Self>>(&mut self, left: u8, tell: &mut T) {
        if left > 1 {
            self.frames.push(Frame::Shifts(left - 1));
        }
        let die = self.dice.roll(6);
        self.note(tell, What::ShiftRolled { die });
        if die == 6 {
            self.frames.push(Frame::ChooseShift);
        } else {
            self.shift(die - 1, self.setup.level.shifts().1, tell);
        }
    }

    /// Shifts a marker towards the rival, never onto the end space. Rules 13.3 and 19.1.
    pub(crate) fn shift<T: Tell<Self>>(&mut self, theatre: u8, by: i8, tell: &mut T) {
        self.push_short_of_end(Side::First, theatre, by, Push::Shift, tell);
    }

    /// Two of the four starting theatres, at random, are shifted by 2, and any of the four for each extra shift.
    /// Rules 21.2 and 19.1, Ruling 4.
    fn shift_two_theatres<T: Tell<Self>>(&mut self, tell: &mut T) {
        let mut starting: Vec<u8> = bits(u64::from(self.open)).collect();
        self.dice.shuffle(&mut starting);
        let mut shifted = starting[..2].to_vec();
        shifted.sort_unstable();
        // Before version 2 extra shifts counted for nothing here.
        let n_more = if self.since(2) { self.setup.extra_shifts } else { 0 };
        for _ in 0..n_more {
            shifted.push(starting[self.dice.below(starting.len() as u32) as usize]);
        }
        for theatre in shifted {
            self.shift(theatre, 2, tell);
        }
    }
}

//! How good a position is for a side, in hundredths of a WVP: what the greedy bot looks at.

use engine::{Game as _, Ground, House, Rated, Seat};

use crate::choice::Choice;
use crate::facts::tokens::ALL_SPECIALS;
use crate::facts::{TARGET, TOKENS, bits};
use crate::state::{ANYWHERE, Blitzkrieg, Frame, Side};

const fn rival(name: &'static str, setup: &'static [(&'static str, &'static str)]) -> House {
    House { name, seat: Side::First.seat(), setup }
}

/// How many signs [`Blitzkrieg::signs_of`] gives.
const N_SIGNS: usize = 33;

/// The kinds of game whose signs are weighed by themselves: two players, the rival, Nippon.
const N_KINDS: usize = 3;

/// How many signs [`Blitzkrieg::tempo`] gives.
const N_TEMPO: usize = 12;

/// How many signs tell of a game against the rival; they weigh more or less the longer it has lasted.
const N_RIVAL: usize = N_SIGNS + N_TEMPO;

/// What the signs weigh: `sandtable learn blitzkrieg` found it in 12,000 games of two players, 7,000 of
/// `search:300` against the hard rival with stratagems, and 4,000 of Nippon.
#[rustfmt::skip]
static LEARNT: [f32; N_KINDS * N_SIGNS + N_TEMPO + N_RIVAL] = [
    0.333, 0.016, 1.832, 0.852, -0.572, 0.304, 0.201, -0.158, 0.058, 0.253, -0.081, -0.107, 0.052,
    0.032, -0.312, 0.027, 0.076, -0.355, 0.027, -0.005, 0.045, -0.194, -0.158, 0.077, -0.002, 0.714,
    -0.920, -0.209, 0.106, 1.445, -1.591, -0.114, 0.708, 1.676, 0.486, 0.856, 0.129, -1.244, 0.262,
    0.367, -0.205, 0.033, 0.099, 0.229, -0.104, -0.023, -0.190, -0.248, 0.047, 0.061, -0.620,
    -0.274, 0.094, 0.038, 0.002, -0.088, -0.130, -0.007, 0.466, -0.965, -0.587, -0.103, 1.969,
    -1.482, 0.214, 0.648, -1.012, 0.365, 0.389, 1.781, -0.200, -0.491, -0.117, -0.117, -0.258, 0.0,
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.956, -0.770, 0.074,
    0.084, 1.500, -1.058, 0.186, 1.512, -0.759, 0.681, 0.245, 0.459, -1.141, -0.202, 0.087, 0.020,
    0.343, -0.063, -0.017, -0.110, 0.410, 0.856, -0.682, 3.560, 1.289, -0.591, -1.933, 0.382,
    -0.034, -0.780, -1.446, 0.227, 0.117, -0.580, -0.770, 0.028, -0.057, 0.677, 0.167, -0.145,
    -0.126, -0.825, -0.455, 0.633, 0.064, 1.308, 2.003, 1.111, 0.460, -0.852, 3.909, -1.069, 2.541,
    -1.256, -0.072, -0.431, -0.309, 1.826, -0.564, 0.279, -0.013, -0.104, -0.391, -0.415, 0.344,
];

impl Rated for Blitzkrieg {
    const LEARNT: &'static [f32] = &LEARNT;

    const HOUSE: &'static [House] = &[
        rival("rival:easy", &[("mode", "solo"), ("level", "easy")]),
        rival("rival:medium", &[("mode", "solo"), ("level", "medium")]),
        rival("rival:hard", &[("mode", "solo"), ("level", "hard")]),
        rival("rival:easy+stratagems", &[("mode", "solo"), ("level", "easy"), ("stratagems", "yes")]),
        rival("rival:medium+stratagems", &[("mode", "solo"), ("level", "medium"), ("stratagems", "yes")]),
        rival("rival:hard+stratagems", &[("mode", "solo"), ("level", "hard"), ("stratagems", "yes")]),
    ];

    fn card(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Take(kind) => Some(TOKENS[kind as usize].id),
            _ => None,
        }
    }

    const HUNCHES: bool = true;

    const CURIOSITY: f32 = 0.9;
    const LEVELS: [(u32, f32); 5] = [(24, 1.6), (31, 1.15), (50, 0.67), (90, 0.38), (400, 0.0)];
    const HASTE: f32 = 2.5;

    fn hunches(&self, seat: Seat, choices: &[Choice], weights: &mut Vec<u32>) {
        if let Some(side) = Side::of(seat) {
            self.glance(side, choices, weights);
        }
    }

    /// The rival plays by its own rules, and who meets it has many ways: 1,000 iterations won 1,255 of 1,400 games
    /// with this, 2,638 of 3,000 with 2, and fewer with 1 and 4.
    fn trust(&self) -> f32 {
        if self.setup.is_solo() { 1.4 } else { 2.0 }
    }

    /// Where the rival has placed: it is no seat that chooses.
    fn omen(&self) -> u32 {
        let rival = if self.setup.is_solo() { self.held[Side::First.index()] } else { 0 };
        (rival ^ rival >> 32) as u32
    }

    fn horizon(&self) -> u32 {
        12
    }

    fn turns(&self) -> u32 {
        self.covered().count_ones()
    }

    fn signs<F: FnMut(f32)>(&self, seat: Seat, mut sign: F) {
        let Some(side) = Side::of(seat) else { return };
        // The rival plays another game than a person, and Nippon is another board: each is weighed by itself.
        let own = if self.setup.is_nippon() { 2 } else { usize::from(self.setup.is_solo()) };
        // What is good for the human is bad for the rival.
        let (side, toward) = match side {
            Side::First if self.setup.is_solo() => (Side::Second, -1.0),
            side => (side, 1.0),
        };
        let signs = self.signs_of(side);
        for kind in 0..N_KINDS {
            signs.iter().for_each(|&each| sign(if kind == own { toward * each } else { 0.0 }));
        }
        let tempo = if own == 1 { self.tempo(side) } else { [0.0; N_TEMPO] };
        tempo.iter().for_each(|&each| sign(toward * each));
        let late = if own == 1 { toward * self.played() } else { 0.0 };
        signs.iter().chain(&tempo).for_each(|&each| sign(late * each));
    }

    const GROUNDS: &'static [Ground] = &[
        Ground::counted("ground-points", 110.0),
        Ground::counted("ground-western-europe", 50.0),
        Ground::counted("ground-pacific", 50.0),
        Ground::counted("ground-eastern-europe", 50.0),
        Ground::counted("ground-africa-middle-east", 50.0),
        Ground::counted("ground-south-east-asia", 50.0),
        Ground::counted("ground-markers", 40.0),
        Ground::counted("ground-reserve", 35.0),
        Ground::counted("ground-specials", 25.0),
    ];

    fn grounds<F: FnMut(f32)>(&self, seat: Seat, mut ground: F) {
        let Some(side) = Side::of(seat) else { return };
        let lead = |theatre: u8| f32::from(self.lead(side, theatre));
        let nippon = self.setup.is_nippon();
        let apart = |set: [u64; 2]| {
            let count = |side: Side| set[side.index()].count_ones() as f32;
            count(side) - count(side.other())
        };
        let [s, o] = [side.index(), side.other().index()];
        ground(f32::from(self.score[s]) - f32::from(self.score[o]));
        (0..5).for_each(|theatre| ground(if nippon { 0.0 } else { lead(theatre) }));
        // Nippon's many theatres are taken together.
        ground(if nippon { bits(u64::from(self.open)).map(lead).sum() } else { 0.0 });
        ground(apart(self.reserve));
        ground(apart([0, 1].map(|s| (self.bag[s] | self.reserve[s]) & ALL_SPECIALS)));
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
    /// How much of a long game has been played.
    fn played(&self) -> f32 {
        self.covered().count_ones() as f32 / 60.0
    }

    /// What tells how a side stands: points, theatre by theatre, supplies.
    fn signs_of(&self, side: Side) -> [f32; N_SIGNS] {
        let (s, o) = (side.index(), side.other().index());
        let (mine, theirs) = (f32::from(self.score[s]), f32::from(self.score[o]));
        let played = self.played();
        let count = |set: u64| set.count_ones() as f32;
        let mut signs = [0.0; N_SIGNS];
        signs[0] = 1.0;
        signs[1] = (mine - theirs) / 5.0;
        signs[2] = (mine - theirs) / 5.0 * played;
        signs[3] = (mine * mine - theirs * theirs) / 200.0;
        signs[4] = mine / 10.0 * played;
        for theatre in bits(u64::from(self.open)) {
            // Nippon has three times as many theatres, each of less weight: they are taken together.
            let at = 5 + if self.setup.is_nippon() { 0 } else { 4 * theatre as usize };
            let found = self.theatre_signs(side, theatre);
            signs[at..at + 4].iter_mut().zip(found).for_each(|(sign, found)| *sign += found);
        }
        signs[25] = count(self.reserve[s]) / 3.0;
        signs[26] = count(self.reserve[o]) / 3.0;
        signs[27] = count((self.bag[s] | self.reserve[s]) & ALL_SPECIALS) / 3.0;
        signs[28] = count((self.bag[o] | self.reserve[o]) & ALL_SPECIALS) / 3.0;
        signs[29] = count(self.bag[s]) / 10.0;
        signs[30] = count(self.bag[o]) / 10.0;
        signs[31] = f32::from(u8::from(self.reserve[s].count_ones() < 2));
        let theatres = bits(u64::from(self.open)).map(|theatre| self.theatre_worth(side, theatre));
        signs[32] = theatres.sum::<i32>() as f32 / 300.0;
        signs
    }

    /// What tells how a side stands that places next, as the human always does when the rival has finished: the
    /// best it could do at once, what either holds, and what is about to close.
    fn tempo(&self, side: Side) -> [f32; N_TEMPO] {
        let (s, o) = (side.index(), side.other().index());
        let board = self.board();
        let mut signs = [0.0; N_TEMPO];
        if matches!(self.frames.top(), Some(Frame::Take { .. })) && self.active == side {
            let [best, second] = self.best_placements(side).map(|gain| gain.clamp(-500, 1500) as f32 / 300.0);
            signs[..3].copy_from_slice(&[1.0, best, second]);
        }
        let strength = |set: u64| bits(set).map(|token| f32::from(board.token(token).strength)).sum::<f32>();
        let specials = |set: u64| (set & ALL_SPECIALS).count_ones() as f32;
        signs[3] = strength(self.reserve[s]) / 6.0;
        signs[4] = strength(self.reserve[o]) / 10.0;
        signs[5] = specials(self.reserve[o]) / 2.0;
        signs[6] = specials(self.reserve[s]);
        for theatre in bits(u64::from(self.open)) {
            let (t, active) = (theatre as usize, self.campaign[theatre as usize] as usize);
            if active >= board.n_campaigns[t] as usize {
                continue;
            }
            let left = (board.campaign_spaces[t][active] & !self.covered()).count_ones();
            let at = match (left, self.lead(side, theatre).signum()) {
                (1, 1) => 7,
                (1, 0) => 8,
                (1, _) => 9,
                (2, 1) => 10,
                (2, -1) => 11,
                _ => continue,
            };
            signs[at] += f32::from(board.wvp[t][active]) / 4.0;
        }
        signs
    }

    /// What the two best kinds of token in a side's reserve would gain at a glance.
    fn best_placements(&self, side: Side) -> [i32; 2] {
        let (mut gains, mut seen) = ([i32::MIN; 2], 0u64);
        for token in bits(self.reserve[side.index()]) {
            let kind = self.board().tokens[token as usize];
            if seen >> kind & 1 != 0 {
                continue;
            }
            seen |= 1 << kind;
            let gain = self.glance_at(side, Frame::Take { theatre: ANYWHERE }, Choice::Take(kind));
            gains = [gains[0].max(gain), gains[1].max(gain.min(gains[0]))];
        }
        gains
    }

    /// What tells how a side stands in an open theatre.
    fn theatre_signs(&self, side: Side, theatre: u8) -> [f32; 4] {
        let (t, board) = (theatre as usize, self.board());
        let (active, n) = (self.campaign[t] as usize, board.n_campaigns[t] as usize);
        let wvp = |c: usize| if c < n { f32::from(board.wvp[t][c]) } else { 0.0 };
        let lead = f32::from(self.lead(side, theatre));
        let hold = lead.clamp(-3.0, 3.0);
        let rest: f32 = (active..n).map(wvp).sum();
        let filled = if active < n {
            let spaces = board.campaign_spaces[t][active];
            (spaces & self.covered()).count_ones() as f32 / spaces.count_ones() as f32
        } else {
            0.0
        };
        let push = lead * lead * lead.signum();
        [
            lead.signum() * wvp(active) * filled / 5.0,
            hold * wvp(active) / 10.0,
            hold * rest / 10.0,
            push / 10.0,
        ]
    }

    fn points(&self, side: Side) -> i32 {
        score_worth(i32::from(self.score[side.index()]))
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

/// Points count for more the nearer the end is.
pub(crate) fn score_worth(score: i32) -> i32 {
    100 * score + if score >= i32::from(TARGET) { 3_000 } else { score * score }
}

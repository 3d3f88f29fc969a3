//! How good a position is for a nation's team, in hundredths of a VP: what the greedy bot looks at.

use engine::{Game as _, Ground, Probe, Rated, Seat, Seats};

use crate::cards::CARDS;
use crate::choice::Choice;
use crate::facts::{LAND, Nation, ROUNDS, SEA, SUPPLY_SPACES, Team};
use crate::state::Quartermaster;

/// What the signs weigh: `sandtable learn quartermaster --games 300 --seed 5000` found it.
#[rustfmt::skip]
static LEARNT: [f32; 7] = [
    -0.752, 0.308, 1.830, -2.717, 0.255, 0.968, -0.090,
];

impl Rated for Quartermaster {
    const LEARNT: &'static [f32] = &LEARNT;
    /// Choices differ by little: a little error is enough.
    const LEVELS: [(u32, f32); 5] = [(24, 0.04), (32, 0.0265), (45, 0.0183), (58, 0.0138), (96, 0.0087)];

    fn worth(&self, seat: Seat) -> i32 {
        let Some(nation) = Nation::of(seat) else { return 0 };
        if let Some(outcome) = self.awaiting().outcome() {
            return if outcome.winners.has(seat) { 100_000 } else { -100_000 };
        }
        let (me, them) = (nation.team(), nation.team().other());
        let lead = i32::from(self.vp[me.index()] - self.vp[them.index()]);
        100 * lead + self.prospects(me) - self.prospects(them)
    }

    fn signs<F: FnMut(f32)>(&self, seat: Seat, mut sign: F) {
        let Some(me) = Nation::of(seat).map(Nation::team) else { return };
        let toward = if me == Team::Axis { 1.0 } else { -1.0 };
        let left = (f32::from(ROUNDS - self.round) + 1.0) / 20.0;
        let lead = f32::from(self.vp[me.index()] - self.vp[me.other().index()]) / 10.0;
        let promise = (self.prospects(me) - self.prospects(me.other())) as f32 / 1000.0;
        sign(toward);
        sign(toward * left);
        sign(lead);
        sign(lead * left);
        sign(lead * lead.abs());
        sign(promise);
        sign(promise * left);
    }

    const GROUNDS: &'static [Ground] = &[
        Ground::counted("ground-points", 100.0),
        Ground::counted("ground-supply-spaces", 300.0),
        Ground::counted("ground-armies", 70.0),
        Ground::counted("ground-navies", 55.0),
        Ground::counted("ground-homes", 600.0),
        Ground::counted("ground-statuses", 60.0),
        Ground::counted("ground-responses", 50.0),
        Ground::counted("ground-cards", 12.0),
    ];

    fn grounds<F: FnMut(f32)>(&self, seat: Seat, mut ground: F) {
        let Some(me) = Nation::of(seat).map(Nation::team) else { return };
        let (mine, theirs) = (self.assets(me), self.assets(me.other()));
        ground(f32::from(self.vp[me.index()] - self.vp[me.other().index()]));
        mine.into_iter().zip(theirs).for_each(|(mine, theirs)| ground((mine - theirs) as f32));
    }

    fn card(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Play(row) | Choice::Use(row) => Some(CARDS[row as usize].id),
            _ => None,
        }
    }

    fn horizon(&self) -> u32 {
        // Quick ideas play the others' turns too badly to learn from them.
        1
    }

    fn sides(&self) -> Vec<Seats> {
        let team = |team: Team| team.nations().into_iter().map(Nation::seat).collect();
        vec![team(Team::Axis), team(Team::Allies)]
    }

    fn probes() -> Vec<Probe<Self>> {
        vec![("supply of six nations", |game| {
            Nation::ALL.into_iter().map(|nation| u64::from(game.supplied(nation).count_ones())).sum()
        })]
    }
}

impl Quartermaster {
    /// What a team has: supplied stars, supplied armies and navies, free home spaces, Status and Response cards
    /// on the table, and cards in hand and deck.
    fn assets(&self, team: Team) -> [i32; 7] {
        let enemies = self.held(team.other());
        let mut sum = [0; 7];
        for nation in team.nations() {
            let n = nation.index();
            let supplied = self.supplied(nation);
            let free = enemies & nation.facts().home.bit() == 0;
            let counts = [
                (supplied & self.sources(nation)).count_ones(),
                (supplied & LAND).count_ones(),
                (supplied & SEA).count_ones(),
                u32::from(free),
                self.standing[n].count_ones(),
                self.waiting[n].count_ones(),
                self.hand[n].count_ones() + self.deck[n].frames().len() as u32,
            ];
            sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count as i32);
        }
        sum
    }

    /// What a team's position promises for the rest of the game.
    fn prospects(&self, team: Team) -> i32 {
        let left = i32::from(ROUNDS - self.round) + 1;
        // Points a turn count for the turns that are likely still to come.
        let horizon = left.min(7);
        let enemies = self.held(team.other());
        let mut worth = 0;
        for nation in team.nations() {
            let n = nation.index();
            let supplied = self.supplied(nation);
            let home = nation.facts().home.bit();
            let stars = (supplied & self.sources(nation)).count_ones() as i32;
            let scores = enemies & home == 0;
            worth += if scores { 150 * stars * horizon / 2 } else { 0 };
            worth += 70 * (supplied & LAND).count_ones() as i32 + 55 * (supplied & SEA).count_ones() as i32;
            worth += 15 * (self.pieces[n] & !supplied).count_ones() as i32;
            // Stars within reach, next to supplied pieces and not held by the team.
            let reach = self.around(supplied, team) & SUPPLY_SPACES & !self.held(team);
            worth += 45 * reach.count_ones() as i32;
            worth -= if self.pieces[n] & home == 0 { 500 } else { 0 };
            worth -= if scores { 0 } else { 600 };
            worth += 60 * self.standing[n].count_ones() as i32 * horizon / 7;
            worth += 50 * self.waiting[n].count_ones() as i32;
            worth += 18 * self.hand[n].count_ones() as i32;
            worth += 9 * (self.deck[n].frames().len() as i32).min(7 * left);
            for row in Self::rows(nation, self.standing[n]) {
                worth += i32::from(self.points_of(row)) * 80 * horizon / 2;
            }
        }
        worth
    }
}

//! Set-up: first player, starting regions, pieces, capital cities, governments. Sections A1 and B2.

use engine::{Dice, Seats, Stack, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::facts::economy::N_BASE;
use crate::facts::politics::N_TECHS;
use crate::facts::{
    DEAL, Government, MAX, N_ECONOMIC, N_POLITICAL, N_REGIONS, N_SEAS, Place, REGIONS, Regions, SEAS, START,
    START_PP, Seas, TOKENS, Unit, regions, seas, tokens_for,
};
use crate::setup::Setup;
use crate::state::{Attack, Bargain, Bombing, Crossing, Frame, LandBattle, NONE, NavalBattle, total};

/// How many regions each player starts with (A1.5).
pub(crate) const REGIONS_EACH: usize = 4;
/// How many pieces are put down at a time (A1.6).
const AT_A_TIME: u8 = 5;

impl Attack {
    /// The table before the first choice: cards dealt, the first player found. Rules A1.2–A1.4, B2.2–B2.5.
    pub(crate) fn set_up<T: Tell<Self>>(setup: Setup, dice: Dice, tell: &mut T) -> Self {
        let mut state = Self::bare(setup, dice);
        let n = state.n();
        for player in 0..n {
            for _ in 0..DEAL {
                state.deal_economic(player);
                if setup.advanced {
                    state.deal_political(player);
                }
            }
        }
        state.roll_for_first(tell);
        for frame in
            [Frame::Turn, Frame::Found(0), Frame::Deploy { turns: 0, left: AT_A_TIME }, Frame::Claim(0)]
        {
            state.frames.push(frame);
        }
        state
    }

    /// An empty map, all cards in their decks, all pieces in stock.
    pub(crate) fn bare(setup: Setup, dice: Dice) -> Self {
        let n = setup.players as usize;
        let cards = if setup.advanced { N_ECONOMIC } else { N_BASE };
        let mut state = Self {
            setup,
            dice,
            frames: Stack::new(Frame::Turn),
            end: None,
            units: [[0; 4]; N_REGIONS],
            owned: [0; MAX],
            token: [0; 4],
            ships: [[[0; 4]; MAX]; N_SEAS],
            navy: [[0; 4]; MAX],
            control: NONE,
            alive: Seats::first(n),
            stock: [[0; 8]; MAX],
            pp: [0; MAX],
            oil: [0; MAX],
            economy: [0; MAX],
            politics: [0; MAX],
            seen: [0; MAX],
            seen_politics: [0; MAX],
            techs: [0; MAX],
            capital: [NONE; MAX],
            government: [Government::default(); MAX],
            attacked: [0; MAX],
            conquests: [0; MAX],
            deck: (1 << cards) - 1,
            out: 0,
            bared: 0,
            marked: [0; MAX],
            raided: 0,
            political_deck: if setup.advanced { (1 << N_POLITICAL) - 1 } else { 0 },
            discards: 0,
            tech_deck: if setup.advanced { (1 << N_TECHS) - 1 } else { 0 },
            eagles: 0,
            embargo: Seats::NONE,
            aside: 0,
            round: 1,
            first: 0,
            turn: 0,
            done: 0,
            n_actions: 0,
            talks: 0,
            proposals: 0,
            drafts: 0,
            mission: 0,
            arrived: [[0; 4]; N_REGIONS],
            sailed: [[0; 4]; N_SEAS],
            clash: [Seats::NONE; N_SEAS],
            fired: [[0; MAX]; N_SEAS],
            crossing: Stack::new(Crossing::default()),
            chain: 0,
            wet: 0,
            pact: Seats::NONE,
            forts: [NONE; 3],
            leave: [0; 2],
            land: LandBattle::default(),
            naval: NavalBattle::default(),
            bargain: Bargain::default(),
            bombing: Bombing::default(),
        };
        for player in 0..n {
            state.stock[player] = START;
            if setup.advanced {
                state.pp[player] = START_PP;
                state.oil[player] = u16::from(setup.oil);
            } else {
                // Navy cards lie before their owner (A1.2).
                state.navy[player].copy_from_slice(&START[4..]);
                state.stock[player][4..].fill(0);
            }
        }
        state
    }

    /// Everyone rolls; the highest plays first, tied leaders roll again. Rule A1.4.
    fn roll_for_first<T: Tell<Self>>(&mut self, tell: &mut T) {
        let mut left: Vec<usize> = (0..self.n()).collect();
        while left.len() > 1 {
            let mut best = 0;
            let mut leaders = Vec::new();
            for player in left {
                let roll = self.two_dice();
                tell.tell(self, Event::RolledForFirst { who: player as u8, dice: roll });
                let sum = roll[0] + roll[1];
                if sum > best {
                    best = sum;
                    leaders.clear();
                }
                if sum == best {
                    leaders.push(player);
                }
            }
            left = leaders;
        }
        self.first = left[0] as u8;
        self.turn = self.first;
        tell.tell(self, Event::First { who: self.first });
    }

    /// The player who is so many places after the first one.
    pub(crate) fn in_order(&self, k: usize) -> usize {
        (self.first as usize + k) % self.n()
    }

    /// The regions a player may still start in. Rules A1.5, A1.8 and B2.5.
    pub(crate) fn claimable(&self, player: usize) -> Regions {
        let free = self.neutral();
        if !self.setup.one_per_continent {
            return free;
        }
        let has = |continent| regions(self.owned[player]).any(|r| REGIONS[r].continent == continent);
        let fresh = regions(free).filter(|r| !has(REGIONS[*r].continent)).fold(0, |set, r| set | 1 << r);
        // A board may have too few continents for that (Ruling 46).
        if fresh == 0 { free } else { fresh }
    }

    pub(crate) fn claim<T: Tell<Self>>(&mut self, k: u8, at: usize, tell: &mut T) {
        let player = self.in_order(k as usize);
        self.owned[player] |= 1 << at;
        self.units[at][0] += 1;
        self.stock[player][0] -= 1;
        tell.tell(self, Event::Claimed { who: player as u8, at: Place::region(at) });
        if usize::from(k) + 1 < REGIONS_EACH * self.n() {
            self.frames.push(Frame::Claim(k + 1));
        }
    }

    /// Where ships may be put down at set-up: all of a player's go to one sea area without an opponent's
    /// piece. Rule B2.6.
    pub(crate) fn moorings(&self, player: usize) -> Seas {
        let begun = (0..N_SEAS).find(|s| total(self.ships[*s][player]) > 0);
        if let Some(s) = begun {
            return 1 << s;
        }
        let free = |s: &usize| (0..self.n()).all(|other| total(self.ships[*s][other]) == 0);
        let open = seas(self.extent().seas).filter(free).fold(0, |set: Seas, s| set | 1 << s);
        let zones = seas(open).filter(|s| SEAS[*s].anchor).fold(0, |set, s| set | 1 << s);
        // There may be fewer anchor zones than players (Ruling 46).
        if self.setup.anchor_start && zones != 0 { zones } else { open }
    }

    pub(crate) fn may_moor(&self, player: usize, sea: usize) -> bool {
        self.moorings(player) & (1 << sea) != 0
    }

    pub(crate) fn each_deployment(&self, player: usize, out: &mut dyn FnMut(Choice)) {
        for unit in Unit::ALL.into_iter().filter(|unit| self.stock[player][*unit as usize] > 0) {
            if unit.is_ship() {
                seas(self.moorings(player)).for_each(|s| out(Choice::Put(unit, Place::sea(s))));
            } else {
                regions(self.owned[player]).for_each(|r| out(Choice::Put(unit, Place::region(r))));
            }
        }
    }

    pub(crate) fn deploy<T: Tell<Self>>(&mut self, turns: u8, left: u8, unit: Unit, at: Place, tell: &mut T) {
        let player = self.in_order(turns as usize);
        self.stock[player][unit as usize] -= 1;
        if at.is_sea() {
            self.ships[at.index()][player][unit.index()] += 1;
        } else {
            self.units[at.index()][unit.index()] += 1;
        }
        tell.tell(self, Event::Deployed { who: player as u8, unit, at });
        let next = if left > 1 {
            Frame::Deploy { turns, left: left - 1 }
        } else {
            Frame::Deploy { turns: turns + 1, left: AT_A_TIME }
        };
        if self.stock[..self.n()].iter().flatten().any(|n| *n > 0) {
            self.frames.push(next);
        }
    }

    pub(crate) fn found<T: Tell<Self>>(&mut self, k: u8, at: usize, tell: &mut T) {
        let player = self.in_order(k as usize);
        self.capital[player] = at as u8;
        tell.tell(self, Event::Founded { who: player as u8, at: Place::region(at) });
        if usize::from(k) + 1 < self.n() {
            self.frames.push(Frame::Found(k + 1));
        } else if self.setup.advanced {
            self.draw_governments(tell);
        }
    }

    /// How many tokens of each government the players draw from. Rule B2.8.
    pub(crate) fn government_mix(&mut self, players: u8) -> [u8; 4] {
        let mut mix = [1; 4];
        for _ in 4..tokens_for(players) {
            let open: Vec<usize> = (0..4)
                .filter(|g| mix[*g] == 1 && (*g != 3 || players >= 8 || self.setup.second_fascist))
                .collect();
            if !open.is_empty() {
                mix[open[self.dice.below(open.len() as u32) as usize]] += 1;
            }
        }
        mix
    }

    /// Players draw a government each, then every neutral region gets a token. Rules B2.8 and B2.9.
    fn draw_governments<T: Tell<Self>>(&mut self, tell: &mut T) {
        let mut mix = self.government_mix(self.setup.players);
        for k in 0..self.n() {
            let player = self.in_order(k);
            let drawn = self.draw_token(&mix);
            mix[drawn as usize] -= 1;
            self.government[player] = drawn;
            tell.tell(self, Event::Governed { who: player as u8, government: drawn });
        }
        for at in regions(self.neutral()) {
            self.lay_token(at);
        }
        tell.tell(self, Event::Tokens);
    }

    fn draw_token(&mut self, stock: &[u8; 4]) -> Government {
        let sum: u32 = stock.iter().map(|n| u32::from(*n)).sum();
        let mut pick = self.dice.below(sum.max(1));
        for government in Government::ALL {
            let n = u32::from(stock[government as usize]);
            if pick < n {
                return government;
            }
            pick -= n;
        }
        Government::default()
    }

    /// A region without an owner gets a random token of the stock. Rule B2.9.
    pub(crate) fn lay_token(&mut self, at: usize) {
        let n = self.n();
        let stock = Government::ALL.map(|g| {
            let held = self.government[..n].iter().filter(|own| **own == g).count() as u8;
            TOKENS.saturating_sub(self.token[g as usize].count_ones() as u8).saturating_sub(held)
        });
        let drawn = self.draw_token(&stock);
        self.token[drawn as usize] |= 1 << at;
    }
}

//! Turns, actions and what they cost, rounds, the end and the score. Sections A2, A16, B3 and B20.

use engine::{Outcome, Seat, Seats, Tell};

use crate::event::Event;
use crate::facts::{
    ACTIONS, Action, COLOURS, FIRST_BID, Government, MAX, NO_TRADE_EAGLE, PROPOSALS, REGIONS, Tech, Unit,
    regions,
};
use crate::state::{Attack, End, Frame, Going, NONE, total};

/// A clause and the message that explains it.
pub(crate) type Bar = (&'static str, &'static str);

impl Attack {
    /// A turn begins. Rules A2.1 and B3.2.
    pub(crate) fn begin_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        (self.done, self.n_actions, self.mission) = (0, 0, 0);
        (self.talks, self.proposals, self.drafts) = (0, 0, 0);
        self.clear_action();
        tell.tell(self, Event::Turn { who: self.turn, round: self.round });
        self.frames.push(Frame::EndTurn);
        self.frames.push(Frame::Action);
    }

    /// What the next action of a turn costs in oil. Rule B3.2.
    #[must_use]
    pub fn oil_price(&self) -> u16 {
        let n = u16::from(self.n_actions) + 1;
        if n > 1 && self.has(self.turn as usize, Tech::ElectronicComputers) { n - 1 } else { n }
    }

    /// What stands in the way of an action, if anything. Rules A2.2, A5.1, A9.2, A14.5, B3.3, B3.5, B12.6,
    /// B13.1, B14.3, B15.4 and B16.1.
    pub(crate) fn bar(&self, action: Action) -> Option<Bar> {
        let me = self.turn as usize;
        let done = self.done & action.bit() != 0;
        if self.setup.advanced {
            if !action.is_advanced() {
                return Some(("B1.5", "why-no-such-action"));
            }
            if self.oil[me] < self.oil_price() {
                return Some(("B3.3", "why-no-oil"));
            }
            if done && action.once() {
                let clause = if action == Action::Diplomacy { "B12.6" } else { "B3.5" };
                return Some((clause, "why-once"));
            }
        } else {
            if !action.is_basic() {
                return Some(("A2.1", "why-no-such-action"));
            }
            if self.n_actions >= ACTIONS {
                return Some(("A2.1", "why-three-actions"));
            }
            if done && action != Action::Diplomacy {
                return Some(("A2.2", "why-twice"));
            }
        }
        self.bar_of(action, me)
    }

    fn bar_of(&self, action: Action, me: usize) -> Option<Bar> {
        let either = |basic, advanced| if self.setup.advanced { advanced } else { basic };
        let missing = match action {
            Action::Move if !self.any_move(Going::Move) => ("A2.5", "why-nothing-moves"),
            Action::Blitzkrieg if self.done & Action::Move.bit() == 0 => ("A5.1", "why-after-move"),
            Action::Blitzkrieg if !self.any_move(Going::Blitzkrieg) => ("A5.2", "why-nothing-moves"),
            Action::Strategic if !self.any_move(Going::Strategic) => ("A6.1", "why-nothing-moves"),
            Action::NavalBattle if self.control == self.turn => ("A9.2", "why-in-control"),
            Action::NavalBattle if total(self.navy[me]) == 0 => ("A9.2", "why-no-navy"),
            Action::Diplomacy if self.neutral() == 0 => (either("A11.1", "B12.1"), "why-no-neutral"),
            Action::Build if !self.can_build(me) => ("A15.3", "why-too-poor"),
            Action::Trade if self.proposals >= PROPOSALS => (either("A14.3", "B15.2"), "why-proposals"),
            Action::Trade if self.has_talked_enough() || self.talks >= PROPOSALS => {
                (either("A14.3", "B15.2"), "why-drafts")
            }
            Action::Trade if self.setup.advanced => return self.bar_trade(me),
            Action::Trade if self.near_the_end() => ("A14.5", "why-late-trade"),
            Action::Cards if self.politics[me] == 0 => ("B7.1", "why-no-cards"),
            Action::Cards if !self.may_use_politics(me) => ("B7.2", "why-capital-lost"),
            Action::Auction if self.free_routes() == 0 => ("B13.4", "why-no-route"),
            Action::Auction if self.is_embargoed(me) => ("B7.1", "why-embargo"),
            Action::Auction if self.pp[me] < FIRST_BID => ("B13.1", "why-too-poor"),
            Action::Research if self.tech_deck == 0 => ("B14.3", "why-no-technology"),
            Action::Bombing if !self.can_bomb(me) => ("B16.2", "why-no-planes"),
            Action::Raid if !self.has_submarines(me) => ("B17.1", "why-no-submarines"),
            _ => return None,
        };
        Some(missing)
    }

    /// Whether no further deal may be drawn up this turn (Ruling 44).
    pub(crate) fn has_talked_enough(&self) -> bool {
        self.proposals >= PROPOSALS || self.drafts >= crate::rules::trade::DRAFTS
    }

    fn can_build(&self, me: usize) -> bool {
        if self.setup.advanced {
            Unit::ALL.into_iter().any(|unit| self.affordable(me, unit) > 0)
        } else {
            self.production(me, self.economy[me]) >= 5
        }
    }

    fn can_bomb(&self, me: usize) -> bool {
        self.count(me, Unit::Plane) > 0 || self.has(me, Tech::Rockets)
    }

    fn has_submarines(&self, me: usize) -> bool {
        self.ships.iter().any(|sea| sea[me][Unit::Submarine.index()] > 0)
    }

    fn is_embargoed(&self, player: usize) -> bool {
        self.embargo.has(Seat(player as u8))
    }

    fn bar_trade(&self, me: usize) -> Option<Bar> {
        if self.eagles >= NO_TRADE_EAGLE {
            Some(("B15.4", "why-tenth-eagle"))
        } else if self.is_embargoed(me) || self.others(me).all(|other| self.is_embargoed(other)) {
            Some(("B7.1", "why-embargo"))
        } else if self.partners_of(me).is_empty() {
            Some(("B15.3", "why-no-way"))
        } else {
            None
        }
    }

    /// No trade in the last two rounds of an agreed number. Rule A14.5.
    fn near_the_end(&self) -> bool {
        let limit = self.setup.agreed_limit();
        limit != 0 && self.round + 1 >= limit
    }

    /// An action is announced: it counts, and its oil is paid. Rules B3.3 and B15.2.
    pub(crate) fn announce<T: Tell<Self>>(&mut self, action: Action, tell: &mut T) {
        if action == Action::Trade {
            // It happens only when a deal is done.
            self.talks += 1;
            self.frames.push(Frame::Trade { traded: false });
            return;
        }
        self.spend(action, tell);
        self.clear_action();
        match action {
            Action::Move | Action::Blitzkrieg => {
                let going = if action == Action::Move { Going::Move } else { Going::Blitzkrieg };
                self.frames.push(Frame::LandBattles);
                self.frames.push(Frame::Crossings(0));
                if self.setup.advanced {
                    self.frames.push(Frame::NavalBattles { sea: NONE });
                }
                self.frames.push(Frame::Moving { going, from: NONE, unit: Unit::Infantry, n: 0 });
                if self.setup.advanced {
                    self.frames.push(Frame::MoveWindow(1));
                }
            }
            Action::Strategic => {
                let going = Going::Strategic;
                self.frames.push(Frame::Moving { going, from: NONE, unit: Unit::Infantry, n: 0 });
            }
            Action::NavalBattle => self.claim_the_sea(tell),
            Action::Diplomacy => self.frames.push(Frame::Diplomacy(0)),
            Action::Build => self.begin_build(tell),
            Action::Trade => {}
            Action::Cards => self.frames.push(Frame::Cards),
            Action::Auction => {
                let left = self.bidders();
                self.frames.push(Frame::Auction { bid: 0, leader: self.turn, next: self.turn, left });
            }
            Action::Research => self.frames.push(Frame::Research),
            Action::Bombing => self.frames.push(Frame::Bomb),
            Action::Raid => self.begin_raid(tell),
        }
    }

    /// The action counts, and its oil is paid.
    pub(crate) fn spend<T: Tell<Self>>(&mut self, action: Action, tell: &mut T) {
        let oil = if self.setup.advanced { self.oil_price() } else { 0 };
        self.oil[self.turn as usize] -= oil;
        self.done |= action.bit();
        self.n_actions += 1;
        tell.tell(self, Event::Acted { who: self.turn, action, oil });
    }

    /// The turn ends; after the last player's the round does. Rules A16.2 and B3.1.
    pub(crate) fn end_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.pp[self.turn as usize] *= u16::from(self.setup.advanced);
        let n = self.n();
        let mut next = (self.turn as usize + 1) % n;
        let mut over = next == self.first as usize;
        while !over && !self.alive.has(Seat(next as u8)) {
            next = (next + 1) % n;
            over = next == self.first as usize;
        }
        if !over {
            self.turn = next as u8;
            self.frames.push(Frame::Turn);
        } else if self.setup.advanced {
            self.begin_production();
        } else {
            self.next_round(tell);
        }
    }

    /// After production everybody draws a political card, and the start player passes. Rule B3.1.
    pub(crate) fn end_production<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.produce(tell);
        for k in 0..self.n() {
            self.draw_political(self.in_order(k), tell);
        }
        self.first = ((self.first as usize + 1) % self.n()) as u8;
        self.next_round(tell);
    }

    fn next_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        if self.round >= self.setup.last_round() {
            return self.finish(End::Rounds, tell);
        }
        self.round += 1;
        let start = self.first as usize;
        let n = self.n();
        let next = (0..n).map(|k| (start + k) % n).find(|player| self.alive.has(Seat(*player as u8)));
        self.turn = next.unwrap_or(start) as u8;
        self.frames.push(Frame::Turn);
    }

    pub(crate) fn finish<T: Tell<Self>>(&mut self, end: End, tell: &mut T) {
        self.end = Some(end);
        self.frames.clear();
        tell.tell(self, Event::Ended { end, winners: self.winners() });
    }

    /// Victory points of the advanced game, regions of the basic one. Rules A16.3 and B20.3–B20.7.
    #[must_use]
    pub fn score(&self, player: usize) -> i16 {
        let own = self.owned[player].count_ones() as i16;
        if !self.setup.advanced {
            return own;
        }
        let neutral = self.neutral();
        let tokens = |g: Government| (self.token[g as usize] & neutral).count_ones() as i16;
        2 * own
            + match self.government[player] {
                Government::Communism => tokens(Government::Communism),
                Government::Democracy => {
                    tokens(Government::Democracy) - self.attacked[player].count_ones() as i16
                }
                Government::Monarchy => self.colonies(player),
                Government::Fascism => i16::from(self.conquests[player]),
            }
    }

    /// Owned regions on another continent than the own capital city's. Rule B20.6.
    fn colonies(&self, player: usize) -> i16 {
        let capital = self.capital[player];
        if capital == NONE {
            return 0;
        }
        let home = REGIONS[capital as usize].continent;
        regions(self.owned[player]).filter(|r| REGIONS[*r].continent != home).count() as i16
    }

    /// Who is ahead: points, then regions, then land units; still equal, shared. Rules A16.3 and B20.8.
    #[must_use]
    pub fn winners(&self) -> Seats {
        let key = |player: &usize| {
            (self.score(*player), self.owned[*player].count_ones(), self.land_units(*player))
        };
        let best = (0..self.n()).map(|player| key(&player)).max();
        (0..self.n()).filter(|player| Some(key(player)) == best).map(|player| Seat(player as u8)).collect()
    }

    pub(crate) fn outcome(&self, end: End) -> Outcome {
        let how = match end {
            End::Elimination => "elimination",
            End::Rounds => "rounds",
            End::LastStanding => "last-standing",
            End::Eagles => "eagles",
        };
        let mut points = [0; 8];
        for (player, points) in points.iter_mut().enumerate().take(self.n()) {
            *points = self.score(player);
        }
        Outcome { winners: self.winners(), how, points, n_seats: self.setup.players }
    }
}

/// The names of the seats of so many players.
pub(crate) fn seats(players: u8) -> &'static [&'static str] {
    &COLOURS[..(players as usize).min(MAX)]
}

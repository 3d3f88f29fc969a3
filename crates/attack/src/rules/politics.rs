//! Political action cards: playing, blocking, and what each does. Section B7.

use engine::{Seat, Seats, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::facts::politics::{Kind, Target};
use crate::facts::{Government, LAST_EAGLE, Place, Row, regions};
use crate::state::{Attack, End, Frame, NONE, only};

impl Attack {
    /// Whether a player publicly could play a BLOCK card: he has cards, and his capital (Ruling 54).
    pub(crate) fn could_block(&self, player: usize) -> bool {
        self.politics[player] != 0 && self.may_use_politics(player)
    }

    /// Whether a card has something to do now. Rule B7.10.
    pub(crate) fn is_playable(&self, row: Row) -> bool {
        let me = self.turn as usize;
        match row.kind() {
            kind if kind.is_block() => false,
            Kind::IndustrialEspionage => self.tech_deck != 0 && self.others(me).any(|p| self.techs[p] != 0),
            Kind::Propaganda
            | Kind::Revolution
            | Kind::TreatyOfAlliance
            | Kind::Annexation
            | Kind::PuppetGovernment
            | Kind::Insurrection => self.aims(row) != 0,
            _ => true,
        }
    }

    /// The regions a card may be aimed at. Rule B7.10 and the card table.
    pub(crate) fn aims(&self, row: Row) -> u128 {
        let me = self.turn as usize;
        let neutral = self.neutral();
        let own = self.government[me];
        let within = |steps: u8| {
            let close = Government::ALL.into_iter().filter(|g| g.distance(own) <= steps);
            close.fold(0, |set, g| set | self.token[g as usize]) & neutral
        };
        match row.kind() {
            Kind::Propaganda | Kind::Revolution => neutral,
            Kind::TreatyOfAlliance => within(0) & self.near_neutrals(me),
            Kind::Annexation => within(1) & self.near_neutrals(me),
            Kind::PuppetGovernment => within(0),
            Kind::Insurrection => {
                let cities = self.capital[..self.n()].iter().filter(|at| **at != NONE);
                let cities = cities.fold(0u128, |set, at| set | 1 << at);
                let foreign = self.taken() & !self.owned[me] & !cities;
                regions(foreign).filter(|r| self.strength(*r) <= 2).fold(0, |set, r| set | 1 << r)
            }
            _ => 0,
        }
    }

    /// The opponents a card may be aimed at.
    pub(crate) fn victims(&self, row: Row) -> Seats {
        let me = self.turn as usize;
        if row.kind().target() != Target::Opponent {
            return Seats::NONE;
        }
        let needs = row.kind() == Kind::IndustrialEspionage;
        let open = self.others(me).filter(|other| !needs || self.techs[*other] != 0);
        open.map(|other| Seat(other as u8)).collect()
    }

    /// A card goes face up to the discard pile. Rule B7.7.
    fn lay_open(&mut self, player: usize, row: Row) {
        if let Some(card) = Self::card_of(self.politics[player], row) {
            self.goes_openly(player, card);
            self.politics[player] &= !(1 << card);
            self.discards |= 1 << card;
            self.dice.show_secret_of(Seat(player as u8));
        }
    }

    /// Plays a card: what it needs is asked first, then its target may block. Rules B7.1 and B7.7.
    pub(crate) fn play_political<T: Tell<Self>>(&mut self, row: Row, tell: &mut T) {
        let me = self.turn as usize;
        self.lay_open(me, row);
        self.eagles += u8::from(row.eagle());
        tell.tell(self, Event::PlayedCard { who: self.turn, row, eagles: self.eagles });
        self.frames.push(Frame::Cards);
        self.frames.push(Frame::Played);
        match row.kind() {
            Kind::SpyRing | Kind::MasterSpyRing => self.frames.push(Frame::Ring { row, done: 0 }),
            Kind::DiplomaticMission => self.mission += 2,
            Kind::WarBonds => {
                self.pp[me] += 10;
                tell.tell(self, Event::GainedPp { who: self.turn, pp: 10 });
            }
            Kind::OilConcession => {
                self.oil[me] += 4;
                tell.tell(self, Event::GainedOil { who: self.turn, oil: 4 });
            }
            Kind::RadioAddress => {
                self.draw_political(me, tell);
                self.draw_political(me, tell);
            }
            Kind::Mobilization => self.frames.push(Frame::Mobilize(3)),
            _ => self.frames.push(Frame::Aim(row)),
        }
    }

    /// The card is done. Rule B20.2.
    pub(crate) fn after_card<T: Tell<Self>>(&mut self, tell: &mut T) {
        if self.eagles >= LAST_EAGLE {
            self.finish(End::Eagles, tell);
        }
    }

    /// A ring strikes the next opponent. Rule B7.5.
    pub(crate) fn next_of_ring(&mut self, row: Row, done: u8) {
        if let Some(of) = self.others(self.turn as usize).nth(done as usize) {
            self.frames.push(Frame::Ring { row, done: done + 1 });
            self.frames.push(Frame::Block { row, of: of as u8, at: NONE });
        }
    }

    /// A region has been named for a card.
    pub(crate) fn aim_at<T: Tell<Self>>(&mut self, row: Row, at: usize, tell: &mut T) {
        let me = self.turn as usize;
        match row.kind() {
            Kind::Propaganda | Kind::Revolution => self.frames.push(Frame::Shift { row, at: at as u8 }),
            Kind::Insurrection => {
                let of = self.owner(at).map_or(NONE, |owner| owner as u8);
                self.frames.push(Frame::Block { row, of, at: at as u8 });
            }
            Kind::PuppetGovernment => {
                let dice = self.two_dice();
                let won = dice[0] + dice[1] >= 7;
                let at_place = Place::region(at);
                tell.tell(self, Event::Rolled { who: self.turn, at: at_place, dice, target: 7, won });
                if won {
                    self.annex(me, at, tell);
                }
            }
            _ => self.annex(me, at, tell),
        }
    }

    /// The governments a neutral region may be moved to.
    pub(crate) fn shifts(&self, row: Row, at: u8) -> impl Iterator<Item = Government> + use<> {
        let now = self.token_of(at as usize);
        let one = row.kind() == Kind::Propaganda;
        Government::ALL.into_iter().filter(move |g| *g != now && (!one || g.distance(now) == 1))
    }

    pub(crate) fn shift<T: Tell<Self>>(&mut self, at: usize, government: Government, tell: &mut T) {
        self.remove_token(at);
        self.token[government as usize] |= 1 << at;
        tell.tell(self, Event::Shifted { at: Place::region(at), government });
    }

    /// The BLOCK cards a target holds that stop this card. Rules B7.4 and B7.5.
    pub(crate) fn answers(&self, row: Row, of: usize) -> impl Iterator<Item = Row> + use<> {
        let kind = row.kind();
        Self::rows(self.politics[of]).filter(move |answer| match answer.kind() {
            Kind::DoubleAgent => kind.is_spying(),
            Kind::Counterintelligence => kind.is_blockable(),
            _ => false,
        })
    }

    /// A BLOCK card stops what was played, as far as it hits this player. Rules B7.5 and B7.6.
    pub(crate) fn block_card<T: Tell<Self>>(&mut self, by: usize, answer: Row, tell: &mut T) {
        self.lay_open(by, answer);
        tell.tell(self, Event::Blocked { who: by as u8, row: answer });
        if answer.kind() == Kind::DoubleAgent {
            self.steal_random(by, self.turn as usize, tell);
        }
    }

    /// Nobody blocks: the card takes effect on its target.
    pub(crate) fn strike_with<T: Tell<Self>>(&mut self, row: Row, of: u8, at: u8, tell: &mut T) {
        let (me, victim) = (self.turn as usize, of as usize);
        match row.kind() {
            Kind::Spy | Kind::SpyRing => self.steal_random(me, victim, tell),
            Kind::MasterSpy | Kind::MasterSpyRing if self.politics[victim] != 0 => {
                self.dice.show_secret(Seats::only(Seat(me as u8)));
                self.sees_politics(me, victim, self.politics[victim]);
                self.frames.push(Frame::Steal(of));
            }
            Kind::Assassin => {
                for _ in 0..2 {
                    if let Some(card) = self.pick(self.politics[victim]) {
                        self.goes_openly(victim, card);
                        self.politics[victim] &= !(1 << card);
                        self.discards |= 1 << card;
                        tell.tell(self, Event::Discarded { who: of, row: Row::of(card) });
                    }
                }
            }
            Kind::Sabotage => self.look_at_economy(of, 1, false),
            Kind::Embargo => {
                self.embargo = self.embargo.with(Seat(of));
                tell.tell(self, Event::Embargoed { who: of });
                self.look_at_economy(of, 1, true);
            }
            Kind::Insurrection => self.incite(at as usize, tell),
            Kind::IndustrialEspionage => self.draw_technology(me, tell),
            _ => {}
        }
    }

    /// A player shows his economic cards, and some are put out of action.
    pub(crate) fn look_at_economy(&mut self, of: u8, left: u8, routes: bool) {
        if left > 0 && self.economy[of as usize] != 0 {
            self.dice.show_secret(Seats::only(Seat(self.turn)));
            let held = self.economy[of as usize];
            let shown = if routes { held & crate::facts::ALL_ROUTES } else { held };
            self.seen[self.turn as usize] |= shown;
            self.marked[self.turn as usize] |= shown & self.out;
            self.frames.push(Frame::Disable { of, left, routes });
        }
    }

    /// The cards of a player that may be put out of action: trade routes, or all others. Rule B16.5.
    pub(crate) fn disablable(&self, of: u8, routes: bool) -> u128 {
        let held = self.in_action(of as usize);
        if routes { held & crate::facts::ALL_ROUTES } else { held & !crate::facts::ALL_ROUTES }
    }

    pub(crate) fn disable<T: Tell<Self>>(&mut self, of: u8, card: u8, tell: &mut T) {
        self.out |= 1 << card;
        // It lies face down: whoever chose it and its owner know which it is.
        self.marked[self.turn as usize] |= 1 << card;
        self.dice.show_secret_of(Seat(self.turn));
        tell.tell(self, Event::Disabled { of, by: self.turn, card: Some(card) });
    }

    fn incite<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        let dice = self.two_dice();
        let won = dice[0] + dice[1] >= 8;
        tell.tell(self, Event::Rolled { who: self.turn, at: Place::region(at), dice, target: 8, won });
        let Some(owner) = self.owner(at).filter(|_| won) else { return };
        self.turn_neutral(at, tell);
        self.check_elimination(owner, tell);
    }

    pub(crate) fn steal_chosen<T: Tell<Self>>(&mut self, of: usize, row: Row, tell: &mut T) {
        let me = self.turn as usize;
        if let Some(card) = Self::card_of(self.politics[of], row) {
            self.passes_unseen(of, me, 0, 1 << card);
            self.politics[of] &= !(1 << card);
            self.politics[me] |= 1 << card;
            self.dice.show_secret_of(Seat(self.turn));
            tell.tell(self, Event::Stole { who: self.turn, of: of as u8, row: Some(row) });
        }
    }

    /// Who is asked to answer a Move: the seat so many places to the left of the mover. Rule B7.6.
    pub(crate) fn answers_move(&self, k: u8) -> Option<usize> {
        let player = (self.turn as usize + k as usize) % self.n();
        (usize::from(k) < self.n() && self.could_block(player)).then_some(player)
    }

    pub(crate) fn move_window(&self, k: u8) -> Seats {
        self.answers_move(k).map_or(Seats::NONE, only)
    }

    pub(crate) fn each_move_block(&self, player: usize, out: &mut dyn FnMut(Choice)) {
        let fits = |row: &Row| match row.kind() {
            Kind::Fortifications => self.forts.contains(&NONE),
            Kind::NonAggressionPact => !self.pact.has(Seat(player as u8)),
            _ => false,
        };
        Self::rows(self.politics[player]).filter(fits).for_each(|row| out(Choice::Block(row)));
    }

    /// A BLOCK card answers a Move. Rules B7.3 and B7.6.
    pub(crate) fn block_move<T: Tell<Self>>(&mut self, by: usize, row: Row, tell: &mut T) {
        self.lay_open(by, row);
        tell.tell(self, Event::Blocked { who: by as u8, row });
        if row.kind() == Kind::Fortifications {
            self.frames.push(Frame::Fortify(by as u8));
        } else {
            self.pact = self.pact.with(Seat(by as u8));
        }
    }

    pub(crate) fn fortify<T: Tell<Self>>(&mut self, by: usize, at: usize, tell: &mut T) {
        if let Some(slot) = self.forts.iter_mut().find(|fort| **fort == NONE) {
            *slot = at as u8;
        }
        tell.tell(self, Event::Fortified { who: by as u8, at: Place::region(at) });
    }
}

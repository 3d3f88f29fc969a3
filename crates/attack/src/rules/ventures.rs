//! Auctions, research, Strategic Bombing and Commerce Raiding. Sections B13, B14, B16 and B17.

use std::ops::RangeInclusive;

use engine::{Seat, Seats, Tell};

use crate::choice::Choice;
use crate::event::Event;
use crate::facts::{FIRST_BID, N_ECONOMIC, Place, ROUTES, Seas, Tech, Unit, regions};
use crate::state::{Attack, Bombing, Frame, NONE, bits, only};

/// First bids with a button, above the lowest (B13.1, Ruling 56).
const OPENINGS: [u16; 5] = [0, 5, 10, 20, 30];
/// Raises with a button (Ruling 56).
const RAISES: [u16; 5] = [1, 2, 5, 10, 20];
/// PP that make the lowest target of research certain (B14.1).
pub(crate) const MOST_PAID: u16 = 40;

/// The bids with a button after the last one, whoever can pay them (Ruling 56).
pub(crate) fn bids_shown(bid: u16) -> impl Iterator<Item = u16> {
    if bid == 0 { OPENINGS.map(|more| FIRST_BID + more) } else { RAISES.map(|more| bid + more) }.into_iter()
}

impl Attack {
    /// Who may bid: everybody in the game who is under no embargo.
    pub(crate) fn bidders(&self) -> Seats {
        self.alive.iter().filter(|seat| !self.embargo.has(*seat)).collect()
    }

    pub(crate) fn each_bid(&self, bid: u16, player: usize, out: &mut dyn FnMut(Choice)) {
        let most = self.pp[player];
        bids_shown(bid).filter(|n| *n <= most).for_each(|n| out(Choice::Bid(n)));
    }

    /// All bids there are: more than the last, and no more than the purse. Rule B13.1.
    pub(crate) fn bids(&self, bid: u16, player: usize) -> RangeInclusive<u16> {
        (if bid == 0 { FIRST_BID } else { bid + 1 })..=self.pp[player]
    }

    /// The next bidder after a player, or the winner. Rule B13.1.
    pub(crate) fn next_bidder<T: Tell<Self>>(
        &mut self,
        bid: u16,
        leader: u8,
        after: u8,
        left: Seats,
        tell: &mut T,
    ) {
        let n = self.n();
        // Who cannot outbid is out.
        let rich = |p: &usize| left.has(Seat(*p as u8)) && *p as u8 != leader && self.pp[*p] > bid;
        let next = (1..=n).map(|k| (after as usize + k) % n).find(rich);
        match next {
            Some(next) => self.frames.push(Frame::Auction { bid, leader, next: next as u8, left }),
            None => {
                let player = leader as usize;
                self.pp[player] -= bid;
                if let Some(card) = self.pick(self.free_routes()) {
                    self.economy[player] |= 1 << card;
                    tell.tell(self, Event::WonRoute { who: leader, pp: bid, card: Some(card) });
                }
            }
        }
    }

    /// Amounts with a button: those at which the target falls (Ruling 55).
    pub(crate) fn each_payment(&self, out: &mut dyn FnMut(Choice)) {
        let most = self.pp[self.turn as usize].min(MOST_PAID);
        (0..=most / 5).for_each(|n| out(Choice::Pay(5 * n)));
    }

    /// Ten or more, less one for every five PP. Rules B14.1 and B14.2.
    pub(crate) fn research<T: Tell<Self>>(&mut self, pp: u16, tell: &mut T) {
        let me = self.turn as usize;
        self.pp[me] -= pp;
        let target = 10 - (pp / 5).min(10) as u8;
        let dice = self.two_dice();
        let won = dice[0] + dice[1] >= target;
        tell.tell(self, Event::Researched { who: self.turn, pp, target, dice, won });
        if won {
            self.draw_technology(me, tell);
        }
    }

    /// Strategic Bombing begins. Rules B16.1 and B16.2.
    pub(crate) fn begin_bombing<T: Tell<Self>>(&mut self, of: u8, tell: &mut T) {
        self.bombing = Bombing { of, fighters: NONE, bombers: NONE, defenders: NONE, lost: 0, shown: false };
        if self.count(of as usize, Unit::Plane) == 0 {
            self.bombing.defenders = 0;
        }
        if self.count(self.turn as usize, Unit::Plane) == 0 {
            (self.bombing.fighters, self.bombing.bombers) = (0, 0);
        }
        tell.tell(self, Event::BombingBegan { who: self.turn, of });
        self.frames.push(Frame::Assign);
    }

    /// Who assigns planes now: both at once, unless one of them has broken the other's code. Rule B16.2.
    pub(crate) fn assigners(&self) -> Seats {
        let (me, them) = (self.turn as usize, self.bombing.of as usize);
        let has = |player| self.has(player, Tech::CodeBreaking);
        let open = [self.bombing.bombers == NONE, self.bombing.defenders == NONE];
        let mut seats = Seats::NONE;
        if open[0] && !(has(me) && !has(them) && open[1]) {
            seats = seats.with(Seat(me as u8));
        }
        if open[1] && !(has(them) && !has(me) && open[0]) {
            seats = seats.with(Seat(them as u8));
        }
        seats
    }

    /// Whether the assignment of `player` lies open to the other side: that one alone breaks codes.
    pub(crate) fn is_read(&self, player: usize) -> bool {
        let (me, them) = (self.turn as usize, self.bombing.of as usize);
        let other = if player == me { them } else { me };
        self.has(other, Tech::CodeBreaking) && !self.has(player, Tech::CodeBreaking)
    }

    pub(crate) fn each_assignment(&self, player: usize, out: &mut dyn FnMut(Choice)) {
        let planes = self.count(player, Unit::Plane).min(200) as u8;
        if player != self.turn as usize || self.bombing.fighters == NONE {
            (0..=planes).for_each(|n| out(Choice::Fighters(n)));
        } else {
            (0..=planes - self.bombing.fighters).for_each(|n| out(Choice::Bombers(n)));
        }
    }

    pub(crate) fn assign(&mut self, player: usize, choice: Choice) {
        match choice {
            Choice::Fighters(n) if player == self.turn as usize => self.bombing.fighters = n,
            Choice::Fighters(n) => self.bombing.defenders = n,
            Choice::Bombers(n) => self.bombing.bombers = n,
            _ => {}
        }
        if self.is_read(player) {
            self.dice.show_secret_of(Seat(player as u8));
        }
        self.frames.push(Frame::Assign);
    }

    /// Both sides are revealed; defending fighters shoot first. Rule B16.3.
    pub(crate) fn intercept<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.bombing.shown = true;
        self.dice.show_secret(Seats::ALL);
        let Bombing { of, fighters, bombers, defenders, .. } = self.bombing;
        tell.tell(self, Event::Assigned { who: self.turn, of, fighters, bombers, defenders });
        let them = of as usize;
        let bonus = u8::from(self.has(them, Tech::Radar)) + u8::from(self.has(them, Tech::JetFighters));
        let (faces, hits) = self.volley(defenders, 6, bonus);
        if defenders > 0 {
            tell.tell(self, Event::AirRoll { who: of, faces, hits });
        }
        self.frames.push(Frame::Bombers);
        self.frames.push(Frame::Shoot(hits.min(fighters + bombers)));
    }

    /// Whether the defender chooses between fighters and bombers. Rule B16.3.
    pub(crate) fn shooter(&self, left: u8) -> Seats {
        let Bombing { of, fighters, bombers, .. } = self.bombing;
        let choice = left > 0 && fighters > 0 && bombers > 0 && left < fighters + bombers;
        if choice { only(of as usize) } else { Seats::NONE }
    }

    pub(crate) fn shoot_down<T: Tell<Self>>(&mut self, left: u8, fighter: bool, tell: &mut T) {
        if fighter {
            self.bombing.fighters -= 1;
        } else {
            self.bombing.bombers -= 1;
        }
        self.bombing.lost += 1;
        tell.tell(self, Event::ShotDown { who: self.turn, fighter });
        self.frames.push(Frame::Shoot(left - 1));
    }

    /// The rest of the defenders' hits without a choice, then the attacking fighters. Rule B16.4.
    pub(crate) fn dogfight<T: Tell<Self>>(&mut self, left: u8, tell: &mut T) {
        if left > 0 && self.bombing.fighters + self.bombing.bombers > 0 {
            return self.shoot_down(left, self.bombing.fighters > 0, tell);
        }
        let me = self.turn as usize;
        let bonus = u8::from(self.has(me, Tech::JetFighters));
        let fighters = self.bombing.fighters;
        let (faces, hits) = self.volley(fighters, 6, bonus);
        if fighters > 0 {
            tell.tell(self, Event::AirRoll { who: self.turn, faces, hits });
        }
        // Each hit costs the defender one of the planes he sent up.
        let down = hits.min(self.bombing.defenders);
        self.bombing.defenders = down;
        if self.has(me, Tech::AtomicBomb) && self.bombing.bombers > 0 {
            self.frames.push(Frame::Atomic);
        }
    }

    /// The atomic bomb strips a region to one unit and leaves the game.
    pub(crate) fn drop_bomb<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        self.techs[self.turn as usize] &= !Tech::AtomicBomb.bit();
        // That bomber does not roll.
        self.bombing.bombers -= 1;
        tell.tell(self, Event::AtomicBomb { who: self.turn, at: Place::region(at) });
        self.frames.push(Frame::Strip { of: self.bombing.of, at: at as u8 });
    }

    /// Surviving bombers roll, rockets follow; the attacker sees the cards and chooses. Rules B16.5–B16.7.
    pub(crate) fn bomb<T: Tell<Self>>(&mut self, tell: &mut T) {
        let me = self.turn as usize;
        let Bombing { of, bombers, defenders, lost, .. } = self.bombing;
        let bonus = u8::from(self.has(me, Tech::HeavyBombers));
        let (mut faces, mut hits) = self.volley(bombers, 6, bonus);
        if self.has(me, Tech::Rockets) {
            let (more, others) = self.volley(2, 6, 0);
            faces.iter_mut().zip(more).for_each(|(face, n)| *face += n);
            hits += others;
        }
        tell.tell(self, Event::Bombed { who: self.turn, of, faces, hits });
        self.bombing = Bombing::default();
        self.frames.push(Frame::Crash { of, left: defenders });
        self.frames.push(Frame::Crash { of: self.turn, left: lost });
        self.look_at_economy(of, hits, false);
    }

    /// The regions where a player has planes.
    pub(crate) fn hangars(&self, of: usize) -> u128 {
        regions(self.owned[of])
            .filter(|r| self.units[*r][Unit::Plane.index()] > 0)
            .fold(0, |set, r| set | 1 << r)
    }

    /// Whether the owner chooses which plane to remove.
    pub(crate) fn crasher(&self, of: u8, left: u8) -> Seats {
        let many = self.hangars(of as usize).count_ones() > 1;
        if left > 0 && many { only(of as usize) } else { Seats::NONE }
    }

    /// A plane leaves the map; an empty region must be filled again. Rules B16.6 and B16.7.
    pub(crate) fn crash<T: Tell<Self>>(&mut self, of: u8, left: u8, at: usize, tell: &mut T) {
        if left > 1 {
            self.frames.push(Frame::Crash { of, left: left - 1 });
        }
        self.units[at][Unit::Plane.index()] -= 1;
        tell.tell(self, Event::Lost { who: of, unit: Unit::Plane, n: 1, at: Place::region(at) });
        if self.strength(at) == 0 {
            self.frames.push(Frame::Bring { of, to: at as u8 });
        }
    }

    /// Units that could be brought: from regions with two or more. Rule B16.7.
    pub(crate) fn each_sending(&self, of: u8, out: &mut dyn FnMut(Choice)) {
        for r in regions(self.owned[of as usize]).filter(|r| self.strength(*r) > 1) {
            for unit in Unit::LAND.into_iter().filter(|unit| self.units[r][unit.index()] > 0) {
                out(Choice::Send(unit, Place::region(r)));
            }
        }
    }

    /// Whether somebody decides what is brought.
    pub(crate) fn bringer(&self, of: u8) -> Seats {
        let sources = regions(self.owned[of as usize]).any(|r| self.strength(r) > 1);
        if sources { only(of as usize) } else { Seats::NONE }
    }

    /// Whether somebody decides which unit is left after the atomic bomb.
    pub(crate) fn keeper(&self, of: u8, at: u8) -> Seats {
        let kinds = self.units[at as usize].iter().filter(|n| **n > 0).count();
        if kinds > 1 { only(of as usize) } else { Seats::NONE }
    }

    pub(crate) fn bring<T: Tell<Self>>(&mut self, of: u8, to: usize, unit: Unit, from: usize, tell: &mut T) {
        self.units[from][unit.index()] -= 1;
        self.units[to][unit.index()] += 1;
        let (from, to) = (Place::region(from), Place::region(to));
        tell.tell(self, Event::Moved { who: of, unit, n: 1, from, to });
    }

    /// Nothing can be brought: the region turns neutral. Rule B16.7.
    pub(crate) fn abandon<T: Tell<Self>>(&mut self, of: u8, to: usize, tell: &mut T) {
        self.turn_neutral(to, tell);
        self.check_elimination(of as usize, tell);
    }

    /// All but one land unit are removed.
    pub(crate) fn strip<T: Tell<Self>>(&mut self, of: u8, at: usize, kept: Unit, tell: &mut T) {
        for unit in Unit::LAND {
            let n = self.units[at][unit.index()].saturating_sub(u8::from(unit == kept));
            if n > 0 {
                tell.tell(self, Event::Lost { who: of, unit, n, at: Place::region(at) });
            }
        }
        self.units[at] = [0; 4];
        self.units[at][kept.index()] = 1;
    }

    /// Raiding begins: trade routes in the raider's waters are shown. Rule B17.1.
    pub(crate) fn begin_raid<T: Tell<Self>>(&mut self, tell: &mut T) {
        let me = self.turn as usize;
        let waters = (0..self.ships.len()).filter(|s| self.submarines(*s, me) > 0);
        let waters: Seas = waters.fold(0, |set, s| set | 1 << s);
        self.dice.show_secret(Seats::ALL);
        for other in self.others(me) {
            let shown = self.routes_in(other, waters);
            self.all_see(shown);
            self.bared |= shown & self.out;
            for card in bits(self.routes_in(other, waters)) {
                tell.tell(self, Event::ShowedRoute { who: other as u8, card });
            }
        }
        self.frames.push(Frame::Raid(waters));
    }

    /// The trade routes of a player in some sea areas.
    pub(crate) fn routes_in(&self, player: usize, waters: Seas) -> u128 {
        let held = self.economy[player] & crate::facts::ALL_ROUTES;
        bits(held)
            .filter(|card| waters & (1 << ROUTES[*card as usize - N_ECONOMIC].sea) != 0)
            .fold(0, |s, c| s | 1 << c)
    }

    /// The sea areas that may still be raided.
    pub(crate) fn raidable(&self, left: Seas) -> Seas {
        let me = self.turn as usize;
        let routes = self.others(me).fold(0, |set, other| set | self.routes_in(other, left));
        bits(routes).fold(0, |set, card| set | 1 << ROUTES[card as usize - N_ECONOMIC].sea)
    }

    /// One sea area is raided. Rules B17.3 and B17.4.
    pub(crate) fn raid<T: Tell<Self>>(&mut self, left: Seas, sea: usize, tell: &mut T) {
        let me = self.turn as usize;
        self.frames.push(Frame::Raid(left & !(1 << sea)));
        let n = self.submarines(sea, me);
        let bonus = u8::from(self.has(me, Tech::AdvancedSubmarines));
        let (faces, hits) = self.volley(n, 6, bonus);
        tell.tell(self, Event::Fired { who: self.turn, sea: Place::sea(sea), faces, hits });
        let owner = self.others(me).find(|other| self.routes_in(*other, 1 << sea) != 0);
        if let Some(owner) = owner.filter(|_| hits > 0) {
            let card = self.routes_in(owner, 1 << sea).trailing_zeros() as u8;
            let twice = hits > 1 || self.raided & (1 << card) != 0;
            if twice {
                // It goes back to the free routes.
                self.economy[owner] &= !(1 << card);
                self.forget(1 << card);
                self.out &= !(1 << card);
                self.bared &= !(1 << card);
                self.raided &= !(1 << card);
                tell.tell(self, Event::RouteDestroyed { of: owner as u8, card });
            } else {
                self.out |= 1 << card;
                self.raided |= 1 << card;
                // Everybody was shown it (B17.1).
                self.bared |= 1 << card;
                tell.tell(self, Event::Disabled { of: owner as u8, by: NONE, card: Some(card) });
            }
        }
        self.frames.push(Frame::StrikeBack { sea: sea as u8, of: self.turn, n, asked: Seats::NONE });
    }
}

//! Whether a loaded position can be carried on: numbers within bounds, every card in one place.

use engine::Seats;

use crate::facts::{MAX, N_CARDS, N_POLITICAL, N_REGIONS, N_SEAS, Row, regions};
use crate::state::{Attack, Frame, Going, NONE, total};

impl Attack {
    /// Checks a state that came from outside.
    pub(crate) fn check_soundness(&self) -> Result<(), &'static str> {
        if !(2..=MAX).contains(&self.n()) {
            return Err("players");
        }
        if !self.regions_are_sound() {
            return Err("regions");
        }
        if !self.cards_are_in_one_place() {
            return Err("cards");
        }
        if self.turn as usize >= self.n() || self.first as usize >= self.n() || self.round == 0 {
            return Err("turn-round");
        }
        if self.capital[..self.n()].iter().any(|at| *at != NONE && *at as usize >= N_REGIONS) {
            return Err("capitals");
        }
        let unknown = |seats: Seats| seats.iter().any(|seat| seat.index() >= self.n());
        if unknown(self.alive) || unknown(self.embargo) || unknown(self.pact) {
            return Err("players");
        }
        if !self.frames.frames().iter().all(|frame| self.frame_is_sound(*frame)) || !self.battles_are_sound()
        {
            return Err("carried-out");
        }
        if self.end.is_none() && self.deciders().is_empty() {
            return Err("nobody");
        }
        Ok(())
    }

    fn regions_are_sound(&self) -> bool {
        let mut seen = 0;
        for (player, own) in self.owned.iter().enumerate() {
            if own & !self.extent().regions != 0 || own & seen != 0 || (player >= self.n() && *own != 0) {
                return false;
            }
            seen |= own;
        }
        // A region that lost its only plane waits for another unit (B16.7).
        let awaited = |r: usize| match self.frames.top() {
            Some(Frame::Bring { to, .. }) => usize::from(to) == r,
            _ => false,
        };
        let manned = regions(seen).all(|r| self.strength(r) > 0 || awaited(r));
        // The units of a region under attack are counted again in its battle.
        let empty = (0..N_REGIONS).all(|r| seen & (1 << r) != 0 || self.units[r] == [0; 4]);
        let sums = (0..self.n()).all(|player| self.land_units(player) < 2000);
        manned && empty && sums
    }

    fn cards_are_in_one_place(&self) -> bool {
        let one_place = |piles: &[u128], all: u128| {
            let mut seen = 0u128;
            piles.iter().all(|pile| {
                let fresh = seen & pile == 0 && pile & !all == 0;
                seen |= pile;
                fresh
            })
        };
        let mut economic = self.economy.to_vec();
        economic.push(self.deck);
        let mut political = self.politics.to_vec();
        political.extend([self.political_deck, self.discards]);
        let mut techs: Vec<u128> = self.techs.iter().map(|set| u128::from(*set)).collect();
        techs.push(u128::from(self.tech_deck));
        one_place(&economic, (1 << N_CARDS) - 1)
            && one_place(&political, (1 << N_POLITICAL) - 1)
            && one_place(&techs, (1 << crate::facts::politics::N_TECHS) - 1)
            && self.deck & crate::facts::ALL_ROUTES == 0
            // Out of action are cards that somebody holds.
            && self.out & !self.economy.iter().fold(0, |held, own| held | own) == 0
    }

    fn battles_are_sound(&self) -> bool {
        let player = |p: u8| (p as usize) < self.n();
        let or_none = |p: u8| p == NONE || player(p);
        let land = &self.land;
        let naval = &self.naval;
        let bargain = &self.bargain;
        let line = naval.line.iter().flatten().all(|ship| *ship < 4);
        (land.at as usize) < N_REGIONS
            && player(land.sides[0])
            && or_none(land.sides[1])
            && land.captains.iter().all(|p| or_none(*p))
            && (land.card == NONE || (land.card as usize) < N_CARDS)
            && (naval.sea == NONE || (naval.sea as usize) < N_SEAS)
            && naval.sides.iter().all(|p| player(*p))
            && line
            && naval.len as usize <= crate::facts::LINE
            && naval.laid.iter().all(|n| *n <= naval.len)
            && bargain.sides.iter().all(|p| player(*p))
            && player(self.bombing.of)
            && self.crossing.frames().iter().all(|c| {
                (c.from as usize) < N_REGIONS
                    && (c.to as usize) < N_REGIONS
                    && (c.via.0 == NONE || c.via.0 < 87)
            })
            && self.forts.iter().all(|at| *at == NONE || (*at as usize) < N_REGIONS)
    }

    fn frame_is_sound(&self, frame: Frame) -> bool {
        let player = |p: u8| (p as usize) < self.n();
        let region = |r: u8| (r as usize) < N_REGIONS;
        let sea = |s: u8| (s as usize) < N_SEAS;
        let row = |row: Row| (row.0 as usize) < Row::N;
        let crossing = |i: u8| (i as usize) < self.crossing.frames().len();
        match frame {
            Frame::Moving { going, from, unit, n } => {
                let place = from == NONE || (from as usize) < N_REGIONS + N_SEAS;
                let held = n == 0
                    || match crate::state::place(from) {
                        at if at.is_sea() => {
                            unit.is_ship() && self.ships[at.index()][self.turn as usize][unit.index()] >= n
                        }
                        at => !unit.is_ship() && self.units[at.index()][unit.index()] >= n,
                    };
                place && (from != NONE || n == 0) && held && (going != Going::Strategic || self.n() > 0)
            }
            Frame::Leave { canal, from, to, unit, n } => {
                canal < 2
                    && sea(from)
                    && sea(to)
                    && unit.is_ship()
                    && self.ships[from as usize][self.turn as usize][unit.index()] >= n
            }
            Frame::NavalBattles { sea: s } => s == NONE || sea(s),
            Frame::Meet { sea: s, with, .. } => sea(s) && player(with),
            Frame::Join { side } | Frame::Retreat { side, .. } | Frame::Commit { side, .. } => side < 2,
            Frame::Roll(side) => side < 2,
            Frame::Hits { side, left } => side < 2 && total(left) < 500,
            Frame::Passage { i, .. } | Frame::Alone(i) | Frame::Landing(i) => crossing(i),
            Frame::Ambush { i, sea: s, .. } => crossing(i) && sea(s),
            Frame::Sink { i, by, .. } => crossing(i) && player(by),
            Frame::StrikeBack { sea: s, of, .. } => sea(s) && player(of),
            Frame::Fortify(by) | Frame::Steal(by) => player(by),
            Frame::Shift { row: r, at } => row(r) && region(at),
            Frame::Aim(r) | Frame::Ring { row: r, .. } => row(r),
            Frame::Block { row: r, of, at } => row(r) && player(of) && (at == NONE || region(at)),
            Frame::Disable { of, .. } | Frame::Crash { of, .. } => player(of),
            Frame::Auction { leader, next, .. } => player(leader) && player(next),
            Frame::Bring { of, to } => player(of) && region(to),
            Frame::Strip { of, at } => player(of) && region(at) && self.strength(at as usize) > 0,
            Frame::Raid(waters) => waters >> N_SEAS == 0,
            Frame::Challenge => player(self.control),
            _ => true,
        }
    }
}

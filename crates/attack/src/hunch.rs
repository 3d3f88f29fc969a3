//! What speaks for a choice at a glance, without trying it: how a search plays on where its tree has ended.
//!
//! The scale is that of the worth: a hundred for a region.

mod answers;
mod march;

use crate::choice::{Choice, Word};
use crate::facts::places::{LAND, REGION_SEAS, crossings};
use crate::facts::politics::Kind;
use crate::facts::{Action, Government, LAST_EAGLE, Place, Row, Suit, Unit, regions, suit, value};
use crate::odds::{guess, weight};
use crate::state::{Attack, Frame, Going, NONE};
use crate::worth::{Force, SHIPS, UNITS, pp_of};

/// What speaks for a choice that is there for completeness.
const LITTLE: u32 = 1;
/// What a certificate of oil is worth.
const OIL: i32 = 9;
/// What two dice reach a number with, in 36ths, from two up.
const TWO_DICE: [i32; 11] = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/// A worth as a weight.
fn speaks(worth: i32) -> u32 {
    worth.max(LITTLE as i32) as u32
}

/// How likely two dice are to reach a number, in 36ths.
fn reaches(target: u8) -> i32 {
    TWO_DICE.get(usize::from(target.max(2)) - 2).copied().unwrap_or(0)
}

impl Attack {
    /// How much speaks for each choice of a player.
    pub(crate) fn glance(&self, me: usize, choices: &[Choice], weights: &mut Vec<u32>) {
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::Moving { going, from, unit, n } => {
                self.glance_at_moves((going, from, unit, n), choices, weights);
            }
            Frame::Action => weights.extend(choices.iter().map(|choice| match *choice {
                Choice::Do(action) => speaks(self.gain_of(me, action) - self.fuel()),
                // Oil can be kept, actions cannot.
                _ => {
                    if self.setup.advanced {
                        12
                    } else {
                        4
                    }
                }
            })),
            _ => weights.extend(choices.iter().map(|choice| self.glance_at(frame, me, *choice))),
        }
    }

    /// What the oil of the next action is worth.
    fn fuel(&self) -> i32 {
        if self.setup.advanced { OIL * i32::from(self.oil_price()) } else { 0 }
    }

    /// What an action promises.
    fn gain_of(&self, me: usize, action: Action) -> i32 {
        let advanced = self.setup.advanced;
        match action {
            Action::Move => self.best_attack(Going::Move),
            Action::Blitzkrieg => self.best_attack(Going::Blitzkrieg),
            Action::Strategic => 4,
            Action::NavalBattle if self.control == NONE => 30,
            Action::NavalBattle => 8,
            Action::Diplomacy if advanced => 90,
            Action::Diplomacy => 40,
            Action::Build if advanced => i32::from(self.pp[me]).min(120) * 2 / 3,
            Action::Build => 2 * i32::from(pp_of(self.economy[me])) + 20,
            Action::Trade => 2,
            Action::Cards => {
                let open = Self::rows(self.politics[me]).filter(|row| self.is_playable(*row));
                open.map(|row| self.gain_of_card(me, row)).sum()
            }
            Action::Auction => 12,
            Action::Research => 10,
            Action::Bombing => 6,
            Action::Raid => 3,
        }
    }

    /// What a political action card promises beyond its place in the hand.
    fn gain_of_card(&self, me: usize, row: Row) -> i32 {
        if row.eagle() && self.eagles + 1 >= LAST_EAGLE {
            let ahead = self.others(me).all(|other| self.score(other) < self.score(me));
            return if ahead { 4000 } else { 0 };
        }
        match row.kind() {
            Kind::Annexation | Kind::TreatyOfAlliance => 130,
            Kind::PuppetGovernment => 75,
            Kind::Insurrection => 45,
            Kind::IndustrialEspionage => 45,
            Kind::OilConcession | Kind::Mobilization => 30,
            Kind::RadioAddress => 20,
            Kind::DiplomaticMission if self.done & Action::Diplomacy.bit() == 0 => 20,
            Kind::WarBonds | Kind::Assassin | Kind::SpyRing | Kind::MasterSpyRing | Kind::MasterSpy => 14,
            Kind::Spy | Kind::Sabotage | Kind::Embargo => 8,
            Kind::Propaganda | Kind::Revolution if self.counts_tokens(me) => 20,
            _ => 0,
        }
    }

    /// Whether neutral regions of the own government score. Rules B20.4 and B20.5.
    fn counts_tokens(&self, me: usize) -> bool {
        matches!(self.government[me], Government::Communism | Government::Democracy)
    }

    /// Decisions that are not about a march or the next action.
    fn glance_at(&self, frame: Frame, me: usize, choice: Choice) -> u32 {
        match (frame, choice) {
            (Frame::Claim(_), Choice::At(at)) => self.start_in(me, at.index()),
            (Frame::Deploy { .. }, Choice::Put(unit, at)) => self.put_down(me, unit, at),
            (Frame::Found(_), Choice::At(at)) => self.city_in(me, at.index()),
            (Frame::Deliver { .. } | Frame::Mobilize(_), Choice::At(at)) if !at.is_sea() => {
                self.station(me, at.index())
            }
            (Frame::Deliver { .. }, Choice::At(at)) => self.moor(me, at),
            (Frame::Fortify(_), Choice::At(at)) => speaks(self.danger(me, at.index()) / 10),
            (Frame::Commit { side, .. }, Choice::Commit(unit, n)) => self.commitment(side as usize, unit, n),
            (Frame::Hits { .. }, Choice::Hit { with, target, n }) => hit(with, target, n),
            (Frame::LandBattles, Choice::At(at)) => {
                speaks(self.odds_at(at.index(), Force::of(self.arrived[at.index()])) / 10)
            }
            (Frame::Diplomacy(wins), Choice::At(at)) => self.approach(me, at.index(), wins),
            (Frame::Build, Choice::Buy(unit, n)) => self.purchase(me, unit, n),
            (Frame::Build, _) => {
                if self.setup.advanced {
                    20
                } else {
                    LITTLE
                }
            }
            (Frame::Production(_), Choice::Oil(card)) => self.set_aside_for_oil(me, card),
            (Frame::Production(_), _) => 15,
            (Frame::Cards, Choice::Play(row)) => speaks(self.gain_of_card(me, row) * 2),
            (Frame::Cards, _) => 16,
            (Frame::Aim(row), Choice::At(at)) => self.aim_of(me, row, at.index()),
            (Frame::Shift { at, .. }, Choice::Government(government)) => {
                self.government_of(me, at as usize, government)
            }
            _ => self.answer(frame, me, choice),
        }
    }

    /// A starting region has free neighbours and lies beside the own ones.
    fn start_in(&self, me: usize, r: usize) -> u32 {
        let near = LAND[r] | crossings(r, self.extent());
        let free = (near & self.neutral()).count_ones();
        let joined = if LAND[r] & self.owned[me] != 0 { 25 } else { 0 };
        2 + 4 * free + joined
    }

    /// Pieces stand together where there is something to take.
    fn put_down(&self, me: usize, unit: Unit, at: Place) -> u32 {
        if at.is_sea() {
            return self.moor(me, at);
        }
        let r = at.index();
        let free = (LAND[r] & self.extent().regions & !self.owned[me]).count_ones();
        let kinds = u32::from(self.units[r][unit.index()] == 0);
        (4 + u32::from(self.strength(r)) + 4 * kinds) * (1 + free.min(4))
    }

    /// Ships lie off the own coasts.
    fn moor(&self, me: usize, at: Place) -> u32 {
        let shores = regions(self.owned[me]).filter(|r| REGION_SEAS[*r] & at.sea_bit() != 0).count() as u32;
        let enemies = self.others(me).any(|other| self.surface(at.index(), other) > 0);
        if enemies { LITTLE } else { 1 + 4 * shores }
    }

    /// A city is safest in the strongest region.
    fn city_in(&self, me: usize, r: usize) -> u32 {
        let foes = self.others(me).fold(0, |set, other| set | self.owned[other]);
        let exposed = 1 + (LAND[r] & foes).count_ones();
        (5 + u32::from(self.strength(r)).pow(2)) / exposed
    }

    /// How likely a region is to be lost to a neighbour, in thousandths.
    fn danger(&self, me: usize, r: usize) -> i32 {
        let own = weight(self.units[r]);
        let strike = |other: usize| {
            let near = regions(LAND[r] & self.owned[other]);
            guess(near.map(|from| weight(self.units[from])).sum(), own)
        };
        self.others(me).map(strike).max().unwrap_or(0)
    }

    /// New units go where they help: to a front, best to a strong one, or to a threatened region.
    fn station(&self, me: usize, r: usize) -> u32 {
        let front = LAND[r] & self.extent().regions & !self.owned[me];
        if front == 0 {
            return 2;
        }
        let threat = self.danger(me, r) as u32;
        let open = if (200..900).contains(&threat) { 20 } else { 0 };
        8 + 3 * u32::from(self.strength(r)).min(15) + open
    }

    /// One of each type scores best; infantry takes the hits for the rest.
    fn commitment(&self, side: usize, unit: Unit, n: u8) -> u32 {
        let committed = self.land.committed[side];
        let fresh = committed[unit.index()] == 0;
        let missing = (0..4).any(|i| committed[i] == 0 && self.land.reserve[side][i] > 0);
        match (fresh, missing) {
            (true, _) if n == 1 => 60 + 10 * unit.index() as u32,
            (true, _) | (false, true) => 4,
            (false, false) => 10 + 10 * u32::from(n) + if unit == Unit::Infantry { 20 } else { 0 },
        }
    }

    /// A neutral region is approached by the odds of the dice.
    fn approach(&self, me: usize, r: usize, wins: u8) -> u32 {
        let target = self.diplomatic_target(me, r, wins);
        let bonus = if self.setup.advanced { self.diplomatic_bonus(me) } else { 0 };
        let own = self.setup.advanced && self.counts_tokens(me) && self.token_of(r) == self.government[me];
        let odds = reaches(target.saturating_sub(bonus));
        speaks(if own { odds / 2 } else { odds })
    }

    /// Money is there to be spent, and on land.
    fn purchase(&self, me: usize, unit: Unit, n: u8) -> u32 {
        let pp = u32::from(self.price(me, unit)) * u32::from(n);
        if unit.is_ship() {
            return 1 + pp / 8;
        }
        // A little of everything hits best.
        let share = u32::from(self.count(me, unit)) * [2, 4, 4, 5][unit.index()];
        let all = (0..4).map(|i| u32::from(self.count(me, Unit::land(i)))).sum::<u32>();
        let scarce = if share < all * 2 { 3 } else { 2 };
        (4 + pp) * scarce / 2
    }

    /// Up to a dozen certificates are wanted more than PP.
    fn set_aside_for_oil(&self, me: usize, card: u8) -> u32 {
        let oil = self.oil[me] + u16::from(value(card));
        let route = suit(card) == Suit::Route;
        match oil {
            ..=8 => 60,
            9..=13 if !route => 30,
            _ => 3,
        }
    }

    /// What a card is best aimed at.
    fn aim_of(&self, me: usize, row: Row, r: usize) -> u32 {
        let free = (LAND[r] & self.neutral()).count_ones();
        match row.kind() {
            Kind::Insurrection => 10 + 5 * u32::from(self.strength(r)),
            Kind::Propaganda | Kind::Revolution => {
                let near = self.is_near(me, r);
                if self.token_of(r) == self.government[me] {
                    LITTLE
                } else if near {
                    10
                } else {
                    5
                }
            }
            _ => 10 + 3 * free,
        }
    }

    /// Neutral regions are best of the own government: easier to win, and they score for some.
    fn government_of(&self, me: usize, r: usize, to: Government) -> u32 {
        let own = self.government[me];
        let (now, then) = (self.token_of(r).distance(own), to.distance(own));
        if then == 0 {
            40
        } else if then < now {
            10
        } else {
            LITTLE
        }
    }
}

/// Artillery at two infantry, tanks past them, planes at planes, infantry last (Ruling 53).
fn hit(with: Unit, target: Unit, n: u8) -> u32 {
    match with {
        Unit::Artillery if n == 2 => 100,
        Unit::Tank if target != Unit::Infantry => 60,
        Unit::Plane => 10 + UNITS[target.index()] as u32,
        Unit::Infantry => 12,
        _ => 5,
    }
}

/// What ships weigh against each other.
fn fleet(ships: [u8; 4]) -> i32 {
    (0..4).map(|i| SHIPS[i] * i32::from(ships[i])).sum()
}

/// Whether a word ends something.
const fn is_done(choice: Choice) -> bool {
    matches!(choice, Choice::Say(Word::Done))
}

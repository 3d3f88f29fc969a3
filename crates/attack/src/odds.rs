//! The odds of a land battle, sampled with the real rules and a fixed way of playing. Sections A7 and B9.
//!
//! Both sides bring what the limit allows: one of each type first, then infantry, then the rest, as neutral
//! defenders without a commander do (A8.3); in the advanced game hits fall as in Ruling 53.

use engine::Dice;
use schemars::JsonSchema;
use serde::Serialize;

use crate::rules::land::{BATTLE_DIE, commit_limit};
use crate::state::{Army, total};

/// How a battle is likely to end. Shares are in thousandths, losses in hundredths of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Odds {
    /// How often the attacker wins.
    pub win: u16,
    /// The lower end of the 95 % interval of that share.
    pub low: u16,
    /// The upper end.
    pub high: u16,
    /// Units the attacker loses on average.
    pub attacker_losses: u32,
    /// Units the defender loses on average.
    pub defender_losses: u32,
    /// Battles sampled.
    pub samples: u32,
}

/// What else matters in a battle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Terms {
    /// The special hits of the advanced game (B9).
    pub advanced: bool,
    /// Dice the defender adds each time (B9.8).
    pub extra: u8,
    /// Which side rerolls a blank with a tank: attacker, defender.
    pub heavy: [bool; 2],
}

/// One side: committed and in reserve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Force {
    /// Units in the battle.
    pub committed: Army,
    /// Units in reserve.
    pub reserve: Army,
}

impl Force {
    /// A force that has not committed anything.
    #[must_use]
    pub const fn fresh(army: Army) -> Self {
        Self { committed: [0; 4], reserve: army }
    }

    fn strength(&self) -> u16 {
        total(self.committed) + total(self.reserve)
    }

    /// Brings what the limit allows: one of each type first, then infantry, then the rest.
    pub(crate) fn bring(&mut self, limit: u16) {
        let mut room = limit.saturating_sub(total(self.committed)).min(total(self.reserve));
        for i in 0..4 {
            if room > 0 && self.reserve[i] > 0 && self.committed[i] == 0 {
                self.reserve[i] -= 1;
                self.committed[i] += 1;
                room -= 1;
            }
        }
        for i in 0..4 {
            let n = u16::from(self.reserve[i]).min(room);
            self.reserve[i] -= n as u8;
            self.committed[i] += n as u8;
            room -= n;
        }
    }

    fn lose_in_order(&mut self, mut hits: u16) {
        for n in &mut self.committed {
            let lost = hits.min(u16::from(*n));
            *n -= lost as u8;
            hits -= lost;
        }
    }

    /// Special hits in the order of Ruling 53.
    pub(crate) fn lose_special(&mut self, hits: Army) {
        if total(hits) >= total(self.committed) {
            return self.committed = [0; 4];
        }
        let enemy = &mut self.committed;
        let first = |enemy: &Army, from: usize| (from..4).find(|i| enemy[*i] > 0);
        for _ in 0..hits[2] {
            if enemy[0] >= 2 {
                enemy[0] -= 2;
            } else if let Some(i) = first(enemy, 0) {
                enemy[i] -= 1;
            }
        }
        for _ in 0..hits[1] {
            if let Some(i) = first(enemy, 1).or(first(enemy, 0)) {
                enemy[i] -= 1;
            }
        }
        for _ in 0..hits[3] {
            if let Some(i) = (0..4).rev().find(|i| enemy[*i] > 0) {
                enemy[i] -= 1;
            }
        }
        self.lose_in_order(u16::from(hits[0]));
    }
}

/// An attack that could be made: who would fight whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Prospect {
    /// The attackers.
    pub attackers: Army,
    /// The defenders; of a neutral region those of a middling card.
    pub defenders: Army,
    /// What else matters.
    pub terms: Terms,
}

impl Prospect {
    /// Its odds.
    #[must_use]
    pub fn odds(&self, samples: u32) -> Odds {
        odds(Force::fresh(self.attackers), Force::fresh(self.defenders), self.terms, 1, 1, samples)
    }
}

/// The odds of a battle in this round, the side with this number to act (0 attacks).
///
/// # Panics
/// Never; with no samples the odds are those of one battle.
#[must_use]
pub fn odds(attacker: Force, defender: Force, terms: Terms, round: u8, acts: usize, samples: u32) -> Odds {
    let mut dice = Dice::seeded(0x0dd5);
    let samples = samples.max(1);
    let (mut wins, mut lost) = (0u32, [0u64; 2]);
    let start = [attacker, defender];
    for _ in 0..samples {
        let end = fight(start, terms, round, acts, &mut dice);
        wins += u32::from(end[0].strength() > 0);
        for side in 0..2 {
            lost[side] += u64::from(start[side].strength() - end[side].strength());
        }
    }
    let (n, p, z) = (f64::from(samples), f64::from(wins) / f64::from(samples), 1.959_964);
    let centre = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let spread = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let share = |x: f64| (x.clamp(0.0, 1.0) * 1000.0).round() as u16;
    let mean = |sum: u64| (sum * 100 / u64::from(samples)) as u32;
    Odds {
        win: share(p),
        low: share(centre - spread),
        high: share(centre + spread),
        attacker_losses: mean(lost[0]),
        defender_losses: mean(lost[1]),
        samples,
    }
}

/// One battle to its end.
fn fight(mut sides: [Force; 2], terms: Terms, round: u8, acts: usize, dice: &mut Dice) -> [Force; 2] {
    let (mut round, mut side) = (round.max(1), acts);
    if sides.iter().all(|force| total(force.committed) == 0) {
        sides.iter_mut().for_each(|force| force.bring(commit_limit(1)));
    }
    while sides[0].strength() > 0 && sides[1].strength() > 0 {
        sides[side].bring(commit_limit(round));
        let hits = roll(&sides[side].committed, side, terms, dice);
        if terms.advanced {
            sides[1 - side].lose_special(hits);
        } else {
            sides[1 - side].lose_in_order(total(hits));
        }
        if side == 0 {
            round = round.saturating_add(1);
        }
        side = 1 - side;
    }
    sides
}

fn roll(force: &Army, side: usize, terms: Terms, dice: &mut Dice) -> Army {
    let extra = if side == 1 { u16::from(terms.extra) } else { 0 };
    let n = (total(*force) + u16::from(force[1])).max(2) + extra;
    let mut faces = [0u8; 5];
    for _ in 0..n {
        faces[BATTLE_DIE[dice.below(6) as usize]] += 1;
    }
    if faces[4] > 0 && force[1] > 0 && terms.heavy[side] {
        faces[4] -= 1;
        faces[BATTLE_DIE[dice.below(6) as usize]] += 1;
    }
    std::array::from_fn(|i| force[i].min(faces[i]))
}

/// How heavily an army weighs in a quick guess of the odds.
#[must_use]
pub fn weight(army: Army) -> i32 {
    let [i, t, a, p] = army.map(i32::from);
    10 * i + 13 * t + 11 * a + 17 * p
}

/// About how likely an attack is to win, in thousandths: a formula, for programs in a hurry.
///
/// A unit weighs what it hits with ([`weight`]); the heavier side wins, the more surely the greater the ratio.
#[must_use]
pub fn guess(attacker: i32, defender: i32) -> i32 {
    if defender == 0 {
        return 1000;
    }
    if attacker == 0 {
        return 0;
    }
    // The defender acts first: evenly matched, the attacker is a little behind.
    let ratio = (attacker * 100 / defender - 8).clamp(0, 300);
    match ratio {
        0..=40 => ratio / 2,
        41..=70 => 20 + (ratio - 40) * 5,
        71..=130 => 170 + (ratio - 70) * 11,
        131..=180 => 830 + (ratio - 130) * 3,
        _ => 985,
    }
}

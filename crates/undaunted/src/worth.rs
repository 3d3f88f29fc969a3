//! How good a position is for a side: what the greedy bot looks at. A won scenario is worth 100,000.
//!
//! A side's prospects are what it still has to do and what it has to do it with: objectives held or near,
//! riflemen who can reach them, cards that still come round, counters that can shoot and are hard to hit.

use engine::{Game as _, Ground, Rated, Seat};

use crate::book::{Goal, N_PRINTED, N_TILES, NOWHERE, Tiles};
use crate::choice::Choice;
use crate::facts::cards::RIFLEMEN;
use crate::facts::{Action, Card, MORTAR_RANGE, Side, Unit};
use crate::pile::Pile;
use crate::state::{End, Force, Frame, Undaunted, bits, units};

/// What a won scenario is worth.
const WIN: i32 = 100_000;
/// After so many rounds a scenario drags on: most take about twenty.
const PATIENCE: u16 = 80;
/// What a won game is worth.
const MATCH: i32 = 20 * WIN;
/// What all the points of a goal are worth together.
const GOAL: i32 = 9_000;
/// How much of an objective's worth is left, in thousandths, so many cards before it is controlled.
const NEAR: [i32; 16] = [1000, 720, 600, 500, 417, 347, 289, 241, 201, 167, 139, 116, 97, 81, 67, 56];

/// How many parts the prospects of a side have.
const N_PARTS: usize = 8;
/// How many signs [`Undaunted::standing`] gives.
const N_STANDING: usize = 16;

/// What the signs weigh: `sandtable learn undaunted --bot search:250 --games 720 --seed 5000` found it, with the
/// scenarios taking turns (`--set scenario=1,2,…`), while bots looked at hardly more than the worth.
#[rustfmt::skip]
static LEARNT: [f32; 38] = [
    1.583, -0.287, 0.098, -0.902, 6.938, -0.284, -0.743, -0.417, -1.777, -1.329,
    -2.752, 4.101, -0.870, 0.531, -0.204, -1.400, -0.703, 0.319,
    -0.901, -4.098, -0.397, -3.568, 0.451, 2.770, 0.123, 2.202,
    -0.170, -1.858, -0.136, 1.024, -0.943, -0.368, 0.144, -0.828, 1.155, -0.035, 5.188, -0.085,
];

impl Rated for Undaunted {
    const LEARNT: &'static [f32] = &LEARNT;
    const HUNCHES: bool = true;
    const LEVELS: [(u32, f32); 5] = [(24, 1.1), (30, 0.675), (42, 0.42), (70, 0.247), (190, 0.095)];
    /// Hunches alone play well: whoever is to play worse must doubt them too.
    const HASTE: f32 = 1.0;
    /// Hunches are sure enough, and what the signs say differs much from choice to choice.
    const CURIOSITY: f32 = 0.75;

    fn worth(&self, seat: Seat) -> i32 {
        let Some(me) = Side::of(seat) else { return 0 };
        if let Some(end) = self.end {
            return match end {
                // Nobody plays for this.
                End::Stalemate | End::Unfinished | End::Campaign(None, _) => -WIN / 4,
                _ => {
                    let won = self.awaiting().outcome().is_some_and(|outcome| outcome.winners.has(seat));
                    if won { MATCH } else { -MATCH }
                }
            };
        }
        // A won scenario outweighs whatever its last position promised.
        let campaign = |side: Side| {
            let (wins, losses) = (self.wins[side.index()], self.losses[side.index()]);
            WIN * i32::from(wins) - WIN / 200 * i32::from(losses)
        };
        let campaign = campaign(me) - campaign(me.other());
        campaign + self.prospects(me) - self.prospects(me.other()) + self.bid(me) + self.restlessness(me)
    }

    fn signs<F: FnMut(f32)>(&self, seat: Seat, mut sign: F) {
        let Some(me) = Side::of(seat) else { return };
        let (mine, theirs) = (self.parts(me), self.parts(me.other()));
        let worth = (mine.iter().sum::<i32>() - theirs.iter().sum::<i32>() + self.bid(me)) as f32 / 1000.0;
        sign(worth);
        sign(worth / (1.0 + worth.abs()));
        mine.into_iter().zip(theirs).for_each(|(mine, theirs)| sign((mine - theirs) as f32 / 1000.0));
        let (mine, theirs) = (self.standing(me, &mine), self.standing(me.other(), &theirs));
        mine.into_iter().zip(theirs).for_each(|(mine, theirs)| sign(mine - theirs));
        // Some scenarios suit one side better.
        let toward = if me == Side::Us { 1.0 } else { -1.0 };
        let setup = self.setup();
        let known = if setup.campaign || setup.custom.is_some() { 0 } else { setup.scenario };
        (1..=N_PRINTED).for_each(|printed| sign(if known == printed { toward } else { 0.0 }));
    }

    fn hunches(&self, seat: Seat, choices: &[Choice], weights: &mut Vec<u32>) {
        if let Some(side) = Side::of(seat) {
            self.glance(side, choices, weights);
        }
    }

    const GROUNDS: &'static [Ground] = &[
        Ground::counted("ground-objectives", 1500.0),
        Ground::weighed("ground-way", 1.0),
        Ground::counted("ground-riflemen", 400.0),
        Ground::counted("ground-counters", 90.0),
        Ground::counted("ground-suppressed", -70.0),
        Ground::counted("ground-cards", 70.0),
        Ground::counted("ground-fog", -45.0),
        Ground::weighed("ground-fire", 1.0),
    ];

    fn grounds<F: FnMut(f32)>(&self, seat: Seat, mut ground: F) {
        let Some(me) = Side::of(seat) else { return };
        let (mine, theirs) = (self.assets(me), self.assets(me.other()));
        mine.into_iter().zip(theirs).for_each(|(mine, theirs)| ground((mine - theirs) as f32));
    }

    /// Who was hit and who was suppressed: the dice decide it.
    fn omen(&self) -> u32 {
        self.forces.iter().fold(0, |omen: u32, force| {
            let cards = u32::from(force.removed.len()) << 16 | u32::from(force.suppressed);
            let counters = u32::from(force.on_board());
            [cards, counters].into_iter().fold(omen, |omen, seen| (omen ^ seen).wrapping_mul(0x9e37_79b1))
        })
    }

    fn horizon(&self) -> u32 {
        // Five rounds: hunches are quick, and what an objective is worth shows late.
        10
    }

    fn card(choice: Choice) -> Option<&'static str> {
        match choice {
            Choice::Play(card, _) => Some(card.id()),
            _ => None,
        }
    }

    fn turns(&self) -> u32 {
        let second = self.frames.frames().iter().any(|frame| matches!(frame, Frame::Turn { second: true }));
        2 * u32::from(self.round) + u32::from(second)
    }
}

/// What a card that still comes round is worth.
fn card_worth(card: Card) -> i32 {
    match card {
        Card::PlatoonSergeant => 90,
        Card::PlatoonGuide => 50,
        Card::SquadLeaderA | Card::SquadLeaderB | Card::SquadLeaderC => 60,
        Card::FogOfWar => -45,
        _ => match card.unit() {
            Some(unit) if unit.is_rifleman() => 75,
            Some(Unit::Mortar) => 35,
            Some(_) => 55,
            None => 0,
        },
    }
}

/// The cards of a side that still come round.
fn circulating(force: &Force) -> Pile {
    force.deck + force.hand + force.play + force.discard
}

impl Undaunted {
    /// A scenario that drags on makes restless: what looked best so far led nowhere, so every few rounds
    /// something else counts for more: cards to come round, a card to play instead of bidding it, objectives.
    fn restlessness(&self, side: Side) -> i32 {
        if self.round <= PATIENCE {
            return 0;
        }
        let [round, ground, ..] = self.parts(side);
        match (self.round - PATIENCE) / 5 % 4 {
            0 => 2 * round,
            1 => -2 * self.bid(side),
            2 => 2 * ground,
            _ => round + ground - 2 * self.bid(side),
        }
    }

    /// What a side has: points of its objectives, the way to the rest of them, Riflemen and other counters on the
    /// board, how many of them are suppressed, cards that come round, Fog of War among them, and firepower.
    fn assets(&self, side: Side) -> [i32; 8] {
        let force = self.force(side);
        let cards = circulating(force);
        let count = |set: u16| set.count_ones() as i32;
        let (points, way) = match self.platoon(side).goal {
            Goal::Pin => (0, 0),
            Goal::Control(goal) => {
                let held = (self.points(side) as i32).min(goal.into());
                (held, self.ground(side, goal, cards) - GOAL / i32::from(goal) * held)
            }
        };
        let fog = cards.count(Card::FogOfWar);
        [
            points,
            way,
            count(force.on_board() & RIFLEMEN),
            count(force.on_board() & !RIFLEMEN),
            count(force.suppressed & force.on_board()),
            i32::from(cards.len() - fog),
            i32::from(fog),
            self.firepower(side, cards) + self.aimed(side, cards),
        ]
    }

    /// What a side's position promises.
    fn prospects(&self, side: Side) -> i32 {
        self.parts(side).into_iter().sum()
    }

    /// The same in parts: cards that come round, objectives, the supply, the hand, counters on the board, Riflemen,
    /// firepower, and what lies under the target marker.
    fn parts(&self, side: Side) -> [i32; N_PARTS] {
        let force = self.force(side);
        let cards = circulating(force);
        let round: i32 = cards.kinds().map(|card| card_worth(card) * i32::from(cards.count(card))).sum();
        // A card in the supply can still be called on; a few of each kind are as good as many.
        let supply = force.supply.kinds().filter(|card| *card != Card::FogOfWar).count() as i32 * 12;
        // What is still to be played this round counts, so that going second is not feared. What was drawn for
        // the next does not: else whoever ends a round would rather throw cards away than end it.
        // Nor where the enemy has no cards: then one own round follows the other.
        let alone = circulating(self.force(side.other())).is_empty();
        let hand = if alone || self.frames.top() == Some(Frame::Initiative) {
            0
        } else {
            i32::from((force.hand.len() - force.hand.count(Card::FogOfWar)).min(8)) * 110
        };
        let mut board = 0;
        for unit in units(force.on_board()) {
            board += if cards.has(unit.card()) { 90 } else { 40 };
            board -= if force.suppressed & unit.bit() != 0 { 70 } else { 0 };
        }
        let ground = match self.platoon(side).goal {
            Goal::Pin => 0,
            Goal::Control(goal) => self.ground(side, goal, cards),
        };
        let aimed = self.aimed(side, cards) + self.way_out(side, cards);
        let (toughness, firepower) = (self.toughness(side, cards), self.firepower(side, cards));
        [round, ground, supply, hand, board, toughness, firepower, aimed]
    }

    /// What tells more of how a side stands than the sum of its prospects: how much of its goal is done, how many
    /// Riflemen it has on the board and cards behind them, how far its cards are Fog of War, and what its parts
    /// are to a side that is hunted or hunts.
    fn standing(&self, side: Side, parts: &[i32; N_PARTS]) -> [f32; N_STANDING] {
        let force = self.force(side);
        let cards = circulating(force);
        let [round, _, _, _, board, toughness, firepower, _] = parts.map(|part| part as f32 / 1000.0);
        let hunted = f32::from(u8::from(self.hunts(side.other())));
        let (hunts, progress) = match self.platoon(side).goal {
            Goal::Pin => (1.0, 0.0),
            Goal::Control(goal) => (0.0, (self.points(side) as f32 / f32::from(goal)).min(1.0)),
        };
        let riflemen = (force.on_board() & RIFLEMEN).count_ones() as f32;
        let behind: u8 =
            Unit::ALL.iter().filter(|unit| unit.is_rifleman()).map(|unit| cards.count(unit.card())).sum();
        let fog = f32::from(cards.count(Card::FogOfWar)) / f32::from(cards.len().max(1));
        [
            progress,
            progress * progress,
            riflemen,
            (riflemen - 1.0).max(0.0),
            f32::from(behind) / 4.0,
            f32::from(u8::from(force.has_riflemen())),
            fog,
            f32::from(cards.len()) / 10.0,
            hunted * round,
            hunted * board,
            hunted * toughness,
            hunted * firepower,
            hunts * round,
            hunts * board,
            hunts * toughness,
            hunts * firepower,
        ]
    }

    /// Riflemen on the board and the cards behind them: without them a side is pinned.
    fn toughness(&self, side: Side, cards: Pile) -> i32 {
        let hunted = self.hunts(side.other());
        let (life, each) = if hunted { (900, 220) } else { (350, 30) };
        let standing = units(self.force(side).on_board() & RIFLEMEN);
        let total: i32 = standing.map(|unit| life + each * i32::from(cards.count(unit.card()).min(4))).sum();
        // The first rifleman is worth most: with the last one much is lost.
        if self.force(side).has_riflemen() { total + life } else { 0 }
    }

    /// What the counters can expect to hit with the cards that come round.
    fn firepower(&self, side: Side, cards: Pile) -> i32 {
        let force = self.force(side);
        let hunts = self.hunts(side);
        let enemies = self.force(side.other()).on_board();
        let mut total = 0;
        for unit in units(force.on_board()).filter(|unit| cards.has(unit.card())) {
            let Some(dice) = unit.card().value(Action::Attack) else { continue };
            let from = force.at[unit.index()];
            let steps = self.steps_from(1 << from);
            let best = units(enemies).map(|target| {
                let prize = match (target.is_rifleman(), hunts) {
                    (true, true) => 3,
                    (true, false) => 2,
                    (false, _) => 1,
                };
                let at = self.force(side.other()).at[target.index()];
                let face = self.face(at).facts();
                let cover = if self.face(from).is_hill() { face.low } else { face.cover };
                let defence = crate::Defence { base: target.defence(), cover, range: steps[at as usize] };
                defence.chance(dice) as i32 * prize
            });
            total += best.max().unwrap_or(0) * i32::from(cards.count(unit.card()).min(3)) / 400;
        }
        total
    }

    /// Steps to each tile from the nearest of a set, 8 where it is further or there is none.
    pub(crate) fn steps_from(&self, from: Tiles) -> [u8; N_TILES] {
        let mut steps = [8; N_TILES];
        let (mut reached, mut rim) = (from, from);
        for n in 0..8 {
            let mut around = 0;
            for tile in bits(rim) {
                steps[tile as usize] = n;
                around |= self.near[tile as usize];
            }
            rim = around & !reached;
            reached |= rim;
            if rim == 0 {
                break;
            }
        }
        steps
    }

    /// What lies under the target marker.
    fn aimed(&self, side: Side, cards: Pile) -> i32 {
        let target = self.force(side).target;
        if target == NOWHERE || !cards.has(Card::Mortar) {
            return 0;
        }
        let hit = |of: Side| -> i32 {
            let there = units(self.force(of).on(target));
            there.map(|unit| self.defence(of, unit, None).chance(1) as i32 / 50).sum()
        };
        hit(side.other()) - hit(side)
    }

    /// Where nobody can control a tile any more, the enemy is pinned and the points are equal, the initiative
    /// decides once the side's last Riflemen are gone as well (10.5): its own mortar can see to that.
    fn way_out(&self, side: Side, cards: Pile) -> i32 {
        let enemy = side.other();
        let over = Side::ALL.into_iter().all(|side| self.must_control(side) && self.riflemen_are_gone(side))
            && self.is_pinned(enemy)
            && self.points(side) == self.points(enemy);
        if !over || !cards.has(Card::Mortar) {
            return 0;
        }
        let force = self.force(side);
        let mut worth = 500;
        for unit in units(force.on_board() & RIFLEMEN) {
            let at = force.at[unit.index()];
            let steps = self.steps_to(force, self.stands(side, Unit::Mortar), self.beyond(at, MORTAR_RANGE));
            worth += 60 * (10 - steps) + if force.target == at { 600 } else { 0 };
        }
        worth
    }

    /// Steps from a tile to the nearest of these: one onto a marked tile, two onto another; ten are many.
    fn steps_to(&self, force: &Force, from: u8, goal: Tiles) -> i32 {
        let (mut before, mut reached): (Tiles, Tiles) = (0, 1 << from);
        for steps in 0..10 {
            if reached & goal != 0 {
                return steps;
            }
            let next = reached | self.spread(reached) & force.marked | self.spread(before);
            (before, reached) = (reached, next);
        }
        10
    }

    /// Objectives: those that are held, and how near the riflemen are to those still needed.
    fn ground(&self, side: Side, goal: u8, cards: Pile) -> i32 {
        let force = self.force(side);
        let point = GOAL / i32::from(goal);
        let held = (self.points(side) as i32).min(goal.into());
        let mut need = i32::from(goal) - held;
        let cost = self.cost_to_control(side, cards);
        let scouts = self.scouted(force);
        let mut open: Vec<(i32, i32)> = Vec::with_capacity(N_TILES);
        for tile in bits(self.scenario.all() & !force.controlled) {
            let value = i32::from(self.value(tile));
            if value == 0 {
                continue;
            }
            let mut near = NEAR[cost[tile as usize].min(15) as usize];
            if self.force(side.other()).on(tile) != 0 {
                near = near * 2 / 3;
            }
            // A scout close by opens the way.
            if force.marked >> tile & 1 == 0 {
                near += scouts.map_or(0, |steps| 70 - 9 * i32::from(steps[tile as usize]).min(7));
            }
            open.push((near, value));
        }
        open.sort_unstable_by(|a, b| b.cmp(a));
        let mut worth = point * held;
        for (near, value) in open {
            let share = value.min(need.max(0));
            worth += point * share * near / 1000;
            worth += point * (value - share) * near / 10_000;
            need -= value;
        }
        worth
    }

    /// Steps to each tile from the nearest scout.
    fn scouted(&self, force: &Force) -> Option<[u8; N_TILES]> {
        let scouts = [Unit::ScoutA, Unit::ScoutB, Unit::ScoutC].map(|unit| force.at[unit.index()]);
        let there = scouts.into_iter().filter(|at| *at != NOWHERE).fold(0, |set, at| set | 1 << at);
        (there != 0).then(|| self.steps_from(there))
    }

    /// Cards it takes to control each tile: a step onto a marked tile is one, onto another two.
    fn cost_to_control(&self, side: Side, cards: Pile) -> [u8; N_TILES] {
        let force = self.force(side);
        let mut cost = [15; N_TILES];
        let mut reached = [0 as Tiles; 16];
        for unit in Unit::ALL.into_iter().filter(|unit| unit.is_rifleman()) {
            // Without a card that comes round it waits for a Bolster.
            let wait = match (cards.has(unit.card()), force.supply.has(unit.card())) {
                (true, _) => 0,
                (false, true) => 2,
                (false, false) => continue,
            };
            let at = self.stands(side, unit);
            let late = usize::from(force.suppressed & unit.bit() != 0)
                + usize::from(force.at[unit.index()] == NOWHERE);
            if at != NOWHERE {
                let unmarked = usize::from(force.marked >> at & 1 == 0);
                reached[wait + late + unmarked] |= 1 << at;
            }
        }
        let all = self.scenario.all();
        // Only what was reached last can open more.
        let (mut done, mut last, mut before): (Tiles, Tiles, Tiles) = (0, 0, 0);
        for (steps, from) in reached.into_iter().enumerate().take(15) {
            let fresh = (from | self.around(last) & force.marked | self.around(before)) & !done;
            for tile in bits(fresh) {
                cost[tile as usize] = steps as u8 + 1;
            }
            done |= fresh;
            (before, last) = (last, fresh);
            if done == all {
                break;
            }
        }
        cost
    }

    /// The tiles next to a set of tiles.
    fn around(&self, from: Tiles) -> Tiles {
        bits(from).fold(0, |set, tile| set | self.near[tile as usize])
    }

    /// A card picked for initiative cannot be played this round.
    fn bid(&self, side: Side) -> i32 {
        let Some(card) = self.force(side).picked else { return 0 };
        let use_of = match card {
            Card::FogOfWar => 0,
            Card::PlatoonSergeant => 45,
            _ => 30,
        };
        4 * i32::from(card.facts().initiative) - use_of
    }
}

//! What speaks for a choice at a glance, without trying it: how a search plays on where its tree has ended.
//!
//! The numbers were found by playing: hunches alone beat the greedy bot in a quarter of all games.

use std::cmp::Ordering;

use crate::book::{Goal, N_TILES, NOWHERE, Tiles};
use crate::choice::Choice;
use crate::facts::{Action, Card, Side, Unit};
use crate::state::{Frame, Undaunted, bits, units};

/// What speaks for a choice that is there for completeness.
const LITTLE: u32 = 1;
/// What speaks for the control of a tile, for each point.
const CONTROL: u32 = 600;

/// What a side is after.
struct Aim {
    side: Side,
    /// It wins by pinning the enemy.
    hunts: bool,
    /// Objectives that are not controlled yet, or the tiles of the enemy.
    tiles: Tiles,
    /// Steps from each tile to the nearest of them.
    steps: [u8; N_TILES],
}

/// An attack to be made.
struct Shot {
    from: u8,
    action: Action,
    dice: u8,
    hunts: bool,
}

impl Undaunted {
    /// How much speaks for each choice.
    pub(crate) fn glance(&self, side: Side, choices: &[Choice], weights: &mut Vec<u32>) {
        let force = self.force(side);
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::Turn { .. } => {
                let aim = self.aim(side);
                weights.extend(choices.iter().map(|choice| match *choice {
                    Choice::Play(card, action) => self.glance_at_play(&aim, card, action),
                    _ => LITTLE,
                }));
            }
            Frame::Steps { unit, action, .. } => {
                let aim = self.aim(side);
                weights.extend(choices.iter().map(|choice| match *choice {
                    Choice::To(face) => {
                        let to = self.scenario.tile(face);
                        to.map_or(LITTLE, |to| self.glance_at_step(&aim, unit, action, to))
                    }
                    _ => 5,
                }));
            }
            Frame::Attack { unit, action, dice } => {
                let shot = Shot { from: force.at[unit.index()], action, dice, hunts: self.hunts(side) };
                weights.extend(choices.iter().map(|choice| match *choice {
                    Choice::Hit(of, target) => self.glance_at_shot(&shot, of, target),
                    _ => LITTLE,
                }));
            }
            Frame::Target => weights.extend(choices.iter().map(|choice| match *choice {
                Choice::To(face) => {
                    self.scenario.tile(face).map_or(LITTLE, |to| self.glance_at_target(side, to))
                }
                _ => LITTLE,
            })),
            _ => weights.extend(choices.iter().map(|choice| at_once(*choice))),
        }
    }

    /// Whether a side wins by pinning the enemy.
    pub(crate) fn hunts(&self, side: Side) -> bool {
        matches!(self.platoon(side).goal, Goal::Pin)
    }

    fn aim(&self, side: Side) -> Aim {
        let hunts = self.hunts(side);
        let tiles = if hunts {
            let enemies = self.force(side.other()).at;
            enemies.into_iter().filter(|at| *at != NOWHERE).fold(0, |set, at| set | 1 << at)
        } else {
            let open = bits(self.scenario.all() & !self.force(side).controlled);
            open.filter(|tile| self.value(*tile) > 0).fold(0, |set, tile| set | 1 << tile)
        };
        Aim { side, hunts, tiles, steps: self.steps_from(tiles) }
    }

    fn glance_at_play(&self, aim: &Aim, card: Card, action: Action) -> u32 {
        let (side, enemy) = (aim.side, self.force(aim.side.other()));
        let force = self.force(side);
        let at = card.unit().map_or(NOWHERE, |unit| self.stands(side, unit));
        match action {
            Action::Bolster => 40,
            Action::Command | Action::Inspire => 90,
            Action::Guide => 25,
            Action::HunkerDown => LITTLE,
            Action::Recover => 80,
            // Whatever it does, it enters the board.
            _ if at == NOWHERE => 30,
            Action::Attack | Action::Suppress => {
                let dice = card.value(action).unwrap_or(1);
                let shot = Shot { from: at, action, dice, hunts: aim.hunts };
                let targets = units(enemy.on_board());
                targets.map(|target| self.glance_at_shot(&shot, side.other(), target)).max().unwrap_or(0)
            }
            Action::Control => (CONTROL * u32::from(self.value(at))).max(LITTLE),
            Action::Move => {
                let closer = |to: u8| aim.steps[to as usize] < aim.steps[at as usize];
                let rifleman = card.unit().is_some_and(Unit::is_rifleman);
                match (rifleman && !aim.hunts, bits(self.steps(side, action, at)).any(closer)) {
                    (true, true) => 90,
                    (true, false) => 3,
                    (false, true) => 20,
                    (false, false) => 4,
                }
            }
            Action::Scout => match self.near[at as usize] & !force.marked {
                0 => 12,
                fresh if fresh & aim.tiles != 0 && !aim.hunts => 100,
                _ => 40,
            },
            Action::Stalk => 12,
            Action::Recon => 80,
            Action::Conceal => 35,
            Action::Target if force.target != NOWHERE && enemy.on(force.target) != 0 => 3,
            Action::Target => 40,
            Action::Blast => {
                let (theirs, ours) = (enemy.on(force.target), force.on(force.target));
                (50 * theirs.count_ones() / (1 + 2 * ours.count_ones())).max(LITTLE)
            }
        }
    }

    /// A shot is as good as its chance, and Riflemen are what the enemy needs most.
    fn glance_at_shot(&self, shot: &Shot, of: Side, target: Unit) -> u32 {
        let prize = match (target.is_rifleman(), shot.hunts) {
            (true, true) => 6,
            (true, false) => 4,
            (false, _) => 3,
        };
        let effort = match shot.action {
            Action::Suppress if self.force(of).suppressed & target.bit() != 0 => return LITTLE,
            Action::Suppress => 600,
            _ => 200,
        };
        self.defence(of, target, Some(shot.from)).chance(shot.dice) * prize / effort
    }

    fn glance_at_step(&self, aim: &Aim, unit: Unit, action: Action, to: u8) -> u32 {
        let force = self.force(aim.side);
        let from = force.at[unit.index()];
        let closer = match aim.steps[to as usize].cmp(&aim.steps[from as usize]) {
            Ordering::Less => 60,
            Ordering::Equal => 8,
            Ordering::Greater => 2,
        };
        if action == Action::Scout {
            let fresh = force.marked & 1 << to == 0;
            return if fresh { 2 * closer + 20 } else { closer / 2 + 4 };
        }
        let cover = u32::from(self.face(to).facts().cover);
        if unit.is_rifleman() && !aim.hunts { closer * (2 + cover) } else { (closer / 4 + 2) * (1 + cover) }
    }

    fn glance_at_target(&self, side: Side, to: u8) -> u32 {
        let enemies = self.force(side.other()).on(to).count_ones();
        if self.force(side).on(to) == 0 { LITTLE + 60 * enemies } else { LITTLE }
    }
}

/// What can be told without looking at the board.
fn at_once(choice: Choice) -> u32 {
    match choice {
        // A card that cannot be played is the best to bid.
        Choice::Bid(Card::FogOfWar) => 100,
        Choice::Bid(Card::PlatoonSergeant) => 12,
        Choice::Bid(card) => 6 + u32::from(card.facts().initiative),
        Choice::Take(card) => match card.unit() {
            Some(unit) if unit.is_rifleman() => 60,
            Some(Unit::Mortar) => 10,
            _ => 30,
        },
        Choice::Guide(unit) if unit.is_rifleman() => 20,
        Choice::Guide(_) => 4,
        Choice::Draw => 100,
        Choice::Hit(..) => 10,
        _ => 3,
    }
}

//! A review of a finished game: how the chances moved, and what a bot would have chosen in each decision.
//!
//! The chances over time are those of an onlooker who sees all cards: the game is over and everything is open.
//! Each decision is judged from what its seat could see then, and nothing else.

use std::cmp::Reverse;

use engine::{Awaiting, Dice, Game, Rated, Seat, Seated, Seats, Table as _};
use serde::{Deserialize, Serialize};

use crate::Sight;
use crate::search::{Budget, think, weigh};

/// A decision is thought about for at most so many iterations, in a long game for fewer.
const MOST: u32 = 6_000;
/// In the longest games not fewer than so many.
const LEAST: u32 = 300;
/// So many iterations are made for a whole game, and hardly more again to weigh what was chosen against the best.
const GAME: u32 = 600_000;
/// For the chances over time a position is played on at most so often.
const LOOKS: u32 = 100;
/// And at least so often.
const GLANCES: u32 = 20;
/// Once for so many iterations of a decision.
const TIMES: u32 = 100;
/// How many quick ideas are compared when a position is played on.
const IDEAS: u32 = 3;
/// An idea is carried through for at most so many clicks of the same seat.
const CLICKS: u32 = 4;
/// No position is played on for longer.
const FAR: u32 = 300;
/// A turn of the game is looked for in such a part of it.
const STRETCH: usize = 30;

/// A review, or as much of it as is done: plain data, to be kept with the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// So many choices have been gone through.
    pub done: u32,
    /// Of so many.
    pub steps: u32,
    /// The iterations a decision is thought about.
    pub iterations: u32,
    /// The seats that win and lose together, side by side.
    pub sides: Vec<Seats>,
    /// The chances of the sides in thousandths: before the first choice and after each.
    pub chances: Vec<Vec<u16>>,
    /// What is to be said of each decision in which there was something to choose.
    pub verdicts: Vec<Verdict>,
}

/// What is to be said of one decision. Chances are in thousandths, as the seat could judge them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// The choice, counted from 1.
    pub step: u32,
    /// Who made it.
    pub seat: Seat,
    /// What was chosen, in notation.
    pub played: String,
    /// What the bot would have chosen.
    pub best: String,
    /// The chance the best choice gave.
    pub chance: u16,
    /// How much less the chosen one gave.
    pub lost: u16,
}

/// How good a decision was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The bot's own.
    Best,
    /// As good, or nearly.
    Good,
    /// There was better.
    Slip,
    /// It cost much of the chance to win.
    Costly,
}

impl Grade {
    /// All grades, best first.
    pub const ALL: [Self; 4] = [Self::Best, Self::Good, Self::Slip, Self::Costly];
}

impl Verdict {
    /// How good the decision was.
    #[must_use]
    pub fn grade(&self) -> Grade {
        match self.lost {
            _ if self.played == self.best => Grade::Best,
            0..50 => Grade::Good,
            50..120 => Grade::Slip,
            _ => Grade::Costly,
        }
    }
}

/// A stretch of the game after which the chances stood quite differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// The choice in it that changed most, counted from 1.
    pub step: u32,
    /// The side that gained most, by its place in [`Review::sides`].
    pub side: usize,
    /// Its chance before, in thousandths.
    pub before: u16,
    /// And after.
    pub after: u16,
}

impl Review {
    /// A review of which nothing is done yet.
    #[must_use]
    pub fn new<G: Rated>(table: &Seated<G>) -> Self {
        let steps = table.steps();
        let open = |step: &u32| {
            let mut choices = Vec::new();
            table.choice(*step).is_some_and(|(seat, _, state)| {
                state.choices(seat, &mut choices);
                choices.len() > 1
            })
        };
        let decisions = (1..=steps).filter(open).count() as u32;
        let iterations = (GAME / decisions.max(1)).clamp(LEAST, MOST);
        let first = table.choice(1).map_or(table.now(), |(.., before)| before);
        let sides = first.sides();
        let chances = vec![chances(first, &sides, iterations)];
        Self { done: 0, steps, iterations, sides, chances, verdicts: Vec::new() }
    }

    /// Whether everything is done.
    #[must_use]
    pub const fn ready(&self) -> bool {
        self.done >= self.steps
    }

    /// Goes through the next choice of the same game.
    pub fn go_on<G: Rated>(&mut self, table: &Seated<G>) {
        let step = self.done + 1;
        if let Some((seat, played, before)) = table.choice(step) {
            let judged = judge(before, seat, played, self.iterations, u64::from(step));
            self.verdicts.extend(judged.map(|verdict| Verdict { step, ..verdict }));
            let after = table.choice(step + 1).map_or(table.now(), |(.., state)| state);
            self.chances.push(chances(after, &self.sides, self.iterations));
        }
        self.done = step;
    }

    /// The stretches in which a side's chance rose most, in the order of the game; none overlap.
    #[must_use]
    pub fn turns(&self, most: usize, at_least: u16) -> Vec<Turn> {
        // A turn of the game has many clicks, and no single one of them decides it.
        let wide = (self.chances.len() / STRETCH).max(2);
        let sides = 0..self.sides.len();
        let rises = |side| (1..self.chances.len()).filter_map(move |to| self.rise(side, to, wide));
        let mut all: Vec<Turn> = sides.flat_map(rises).collect();
        all.retain(|turn| turn.after - turn.before >= at_least);
        all.sort_by_key(|turn| Reverse(turn.after - turn.before));
        let mut kept: Vec<Turn> = Vec::new();
        for turn in all {
            let apart = |other: &Turn| other.step.abs_diff(turn.step) as usize >= 2 * wide;
            if kept.len() < most && kept.iter().all(apart) {
                kept.push(turn);
            }
        }
        kept.sort_by_key(|turn| turn.step);
        kept
    }

    /// The rise of a side's chance up to a step, from its lowest in so many steps before.
    fn rise(&self, side: usize, to: usize, wide: usize) -> Option<Turn> {
        let chance = |step: usize| self.chances[step].get(side).copied().unwrap_or_default();
        let from = (to.saturating_sub(wide)..to).rev().min_by_key(|step| chance(*step))?;
        let gained = |step: &usize| i32::from(chance(*step)) - i32::from(chance(*step - 1));
        let step = (from + 1..=to).rev().max_by_key(gained)?;
        let (before, after) = (chance(from), chance(to));
        (after > before).then_some(Turn { step: step as u32, side, before, after })
    }
}

/// What the bot thinks of a choice, knowing what the seat knew; nothing where there was no other.
fn judge<G: Rated>(state: &G, seat: Seat, played: G::Choice, iterations: u32, seed: u64) -> Option<Verdict> {
    let sight = Sight::new(state, seat);
    let mut choices = Vec::new();
    sight.choices(&mut choices);
    // What may be done at any time is no answer to what was asked.
    if choices.len() < 2 || !state.offers(seat, played) {
        return None;
    }
    let thought = think(&sight, Budget::iterations(iterations), seed);
    let best = thought.ideas.first()?;
    let lost = if played == best.choice { 0.0 } else { gap(&sight, best.choice, played, iterations, seed) };
    Some(Verdict {
        step: 0,
        seat,
        played: played.to_string(),
        best: best.choice.to_string(),
        chance: thousandths(best.chance),
        lost: thousandths(lost),
    })
}

/// How much better one choice does than another when each is thought through by itself: as much as is hardly
/// chance.
fn gap<G: Rated>(
    sight: &Sight<'_, G>,
    best: G::Choice,
    played: G::Choice,
    iterations: u32,
    seed: u64,
) -> f32 {
    let after = |choice| weigh(sight, choice, iterations / 2, seed);
    after(best).beyond(&after(played)).map_or(0.0, |(more, error)| (more - error) as f32)
}

/// The chances of the sides, as an onlooker who sees everything would judge them.
fn chances<G: Rated>(state: &G, sides: &[Seats], iterations: u32) -> Vec<u16> {
    let mut sums = vec![0.0f32; sides.len()];
    for time in 0..u64::from((iterations / TIMES).clamp(GLANCES, LOOKS)) {
        let mut world = *state;
        world.set_dice(Dice::seeded(time));
        let end = play_on(world, Clock::to_the_round(&world), time);
        for (sum, side) in sums.iter_mut().zip(sides) {
            *sum += side.iter().next().map_or(0.0, |seat| value(&end, seat));
        }
    }
    let total: f32 = sums.iter().sum();
    let even = 1.0 / sides.len().max(1) as f32;
    sums.iter().map(|sum| thousandths(if total > 0.0 { sum / total } else { even })).collect()
}

fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// What a state is worth to a seat, between certain defeat and certain victory.
fn value<G: Rated>(state: &G, seat: Seat) -> f32 {
    match state.awaiting() {
        Awaiting::Over(outcome) if outcome.winners.is_empty() => 0.5,
        Awaiting::Over(outcome) => f32::from(u8::from(outcome.winners.has(seat))),
        Awaiting::Seats(_) => state.chance(seat),
    }
}

/// Counts turns up to the horizon, so that states are compared after the same number of them.
#[derive(Debug, Clone, Copy)]
struct Clock {
    turn: Option<Seat>,
    turns: u32,
    left: u32,
    /// Beyond the horizon the round is played to its end, but for no more turns than this.
    more: u32,
}

impl Clock {
    /// Rings when the round is over: wherever in it one looks, nobody has had a turn more than the others.
    fn to_the_round<G: Rated>(state: &G) -> Self {
        let more = state.seats().len() as u32;
        Self { turn: state.turn(), turns: state.turns(), left: state.horizon(), more }
    }

    fn rings<G: Rated>(&mut self, state: &G) -> bool {
        let over = state.turns().saturating_sub(self.turns).max(u32::from(state.turn() != self.turn));
        let again = state.turn().zip(self.turn).is_some_and(|(now, before)| now < before);
        (self.turn, self.turns) = (state.turn(), state.turns());
        if self.left == 0 {
            self.more = self.more.saturating_sub(over);
        }
        self.left = self.left.saturating_sub(over);
        self.left == 0 && (again || self.more == 0)
    }
}

/// Plays on to the horizon: of a few quick ideas, each carried through, the one that looks best.
fn play_on<G: Rated>(mut state: G, mut clock: Clock, seed: u64) -> G {
    let mut dice = Dice::seeded(seed ^ 0x5eed);
    let mut choices = Vec::new();
    for _ in 0..FAR {
        if clock.rings(&state) {
            break;
        }
        let Some(seat) = state.awaiting().seats().iter().next() else { break };
        let mut best: Option<(i32, G)> = None;
        for _ in 0..IDEAS {
            let Some(next) = idea(&state, seat, &mut dice, &mut choices) else { break };
            let worth = next.worth(seat);
            if best.as_ref().is_none_or(|(top, _)| worth > *top) {
                best = Some((worth, next));
            }
        }
        let Some((_, next)) = best else { break };
        state = next;
    }
    state
}

/// Clicks at random until somebody else decides or the turn is over.
fn idea<G: Game>(state: &G, seat: Seat, dice: &mut Dice, choices: &mut Vec<G::Choice>) -> Option<G> {
    let mut next = *state;
    for _ in 0..CLICKS {
        choices.clear();
        next.choices(seat, choices);
        let choice = *choices.get(dice.below(choices.len().max(1) as u32) as usize)?;
        next.apply(seat, choice, &mut ()).ok()?;
        let alone = next.awaiting() == Awaiting::seat(seat);
        if !alone || next.turn() != state.turn() {
            break;
        }
    }
    Some(next)
}

//! Search: a tree over what the seat can see, re-dealt in every iteration.
//!
//! Single-observer information-set Monte-Carlo tree search. Each iteration imagines a state the seat could
//! believe in and walks down the tree as far as that state allows; children are counted by how often they were
//! there to choose. Every seat goes for its own reward, and partners share theirs through the game's
//! evaluation. Seats that decide at the same time do not see each other's choices. Where the tree ends, hunches
//! or a few quick ideas carry the game on to the horizon, and there the evaluation speaks.

mod tree;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use engine::{Dice, Rated, Seat};

use crate::{Bot, Sight};
use tree::Tree;

/// For so many of the best ideas a search tells what seems to follow.
const LINES: usize = 3;
/// After so many iterations a thread asks again whether the choice is settled.
const ASK: u32 = 32;
/// On the clock, no choice is expected to gain more on the leader than an eighth of what is left: what is clear
/// is not thought about for two seconds. It halves the thinking; 60 and 96 games showed no loss of strength.
const GAIN: u32 = 8;
/// Before so many iterations nobody is stopped: an opponent that is told to hurry must not play nonsense.
const HASTY: u32 = 200;
/// A thread that cannot tell yet what it will choose.
const OPEN: u32 = u32::MAX;
/// A thread to which the best choices are all the same.
const EVEN: u32 = u32::MAX - 1;

/// How much a search may think.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Budget {
    /// At most so many iterations, over all threads.
    pub iterations: u32,
    /// At most so long.
    pub time: Option<Duration>,
    /// On so many threads, each with a tree of its own; their counts are added up.
    pub threads: usize,
    /// How far the evaluation may err, as a share of certain victory: weaker levels see less clearly.
    pub noise: f32,
    /// Whether to stop as soon as more thinking can no longer change the choice, or on the clock hardly. A
    /// player wants the choice; who wants to know the chances leaves this alone.
    pub choice_only: bool,
    /// Whether to count the grounds for each choice: who gives advice wants to say why.
    pub with_grounds: bool,
}

impl Budget {
    /// So many iterations on one thread: the same choice every time for the same seed.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None, threads: 1, noise: 0.0, choice_only: false, with_grounds: false }
    }

    /// So long, on one thread.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::iterations(u32::MAX) }
    }

    /// The same on so many threads.
    #[must_use]
    pub const fn on(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// The same, with an evaluation that errs so far.
    #[must_use]
    pub const fn blurred(self, noise: f32) -> Self {
        Self { noise, ..self }
    }

    /// The same, but only for the choice: it may be settled early.
    #[must_use]
    pub const fn for_choice(self) -> Self {
        Self { choice_only: true, ..self }
    }

    /// The same, with the grounds for each choice.
    #[must_use]
    pub const fn for_advice(self) -> Self {
        Self { with_grounds: true, ..self }
    }

    /// How many more visits than the leader another choice may still get in a thread that has made `done` of
    /// its `share` of iterations since `start`.
    fn gain(&self, done: u32, share: u32, start: Instant) -> u32 {
        let left = share - done;
        let Some(time) = self.time else { return left };
        let gone = start.elapsed();
        let rate = f64::from(done) / gone.as_secs_f64().max(1e-9);
        left.min((rate * time.saturating_sub(gone).as_secs_f64()) as u32 / GAIN)
    }

    /// Whether so much time has gone since `start` that choices which look even may be called even.
    fn may_shrug(&self, start: Instant) -> bool {
        self.time.is_some_and(|time| start.elapsed() >= time / GAIN)
    }
}

/// The searching bot.
#[derive(Debug)]
pub struct Search {
    dice: Dice,
    budget: Budget,
}

impl Search {
    /// A searching bot with chance of its own.
    #[must_use]
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self { dice: Dice::seeded(seed), budget }
    }
}

impl<G: Rated> Bot<G> for Search {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, String> {
        let seed = u64::from(self.dice.below(u32::MAX));
        choose_until(sight, self.budget, seed, &AtomicBool::new(false))
    }
}

/// What a search chooses, as soon as that is settled.
///
/// # Errors
/// When nothing is on offer.
pub fn choose_until<G: Rated>(
    sight: &Sight<'_, G>,
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
) -> Result<G::Choice, String> {
    let thought = think_until(sight, budget.for_choice(), seed, stop);
    thought.ideas.first().map(|idea| idea.choice).ok_or_else(|| "nothing is on offer".into())
}

/// A choice with what the search thinks of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Idea<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win that it seems to give, 0 to 1.
    pub chance: f32,
}

/// How much of a ground was there at the ends of many lines.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Tally {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    /// Counts one end of a line.
    pub fn add(&mut self, amount: f32) {
        let amount = f64::from(amount);
        self.n += 1;
        self.sum += amount;
        self.squares += amount * amount;
    }

    /// Counts the ends that another has counted.
    pub fn join(&mut self, other: Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How much more there was than in the lines of another, and how far that may be chance: its standard error.
    #[must_use]
    pub fn beyond(&self, other: &Self) -> Option<(f64, f64)> {
        let part = |tally: &Self| {
            let n = f64::from(tally.n);
            let mean = tally.sum / n;
            (tally.n > 1).then(|| (mean, (tally.squares / n - mean * mean).max(0.0) / (n - 1.0)))
        };
        let ((mine, a), (theirs, b)) = (part(self)?, part(other)?);
        Some((mine - theirs, (a + b).sqrt()))
    }
}

/// What a search found.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought<C> {
    /// Every choice on offer, best first.
    pub ideas: Vec<Idea<C>>,
    /// The grounds of each idea, in their order; none unless the budget asks for them.
    pub grounds: Vec<Vec<Tally>>,
    /// What seems to follow each of the best ideas, in their order, as far as it was looked at often.
    pub lines: Vec<Vec<(Seat, C)>>,
    /// Iterations made, over all threads.
    pub iterations: u64,
    /// Bytes that the trees took.
    pub bytes: usize,
}

/// Thinks until the budget is spent.
#[must_use]
pub fn think<G: Rated>(sight: &Sight<'_, G>, budget: Budget, seed: u64) -> Thought<G::Choice> {
    think_until(sight, budget, seed, &AtomicBool::new(false))
}

/// Thinks until the budget is spent or `stop` is set, and returns the best so far. A glance is always taken.
///
/// The answer depends on the sight, the iterations and the seed alone, unless time or `stop` ends it.
#[must_use]
pub fn think_until<G: Rated>(
    sight: &Sight<'_, G>,
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
) -> Thought<G::Choice> {
    let start = Instant::now();
    let mut choices = Vec::new();
    sight.choices(&mut choices);
    if let [choice] = choices[..] {
        let ideas = vec![Idea { choice, visits: 0, chance: 0.5 }];
        return Thought { ideas, grounds: Vec::new(), lines: Vec::new(), iterations: 0, bytes: 0 };
    }
    let threads = budget.threads.max(1);
    let share = budget.iterations.div_ceil(threads as u32).max(1);
    let leads: Vec<AtomicU32> = (0..threads).map(|_| AtomicU32::new(OPEN)).collect();
    // Each thread's own choice is safe, and it is the same for all: then so is their sum's. Or all shrug.
    let settled = |thread: usize, tree: &Tree<G>, done: u32| {
        if !budget.choice_only || !done.is_multiple_of(ASK) {
            return false;
        }
        let shrug = || budget.may_shrug(start) && tree.is_even();
        let clear = tree.settled(budget.gain(done, share, start));
        let Some(lead) = clear.or_else(|| shrug().then_some(EVEN)) else { return false };
        leads[thread].store(lead, Ordering::Relaxed);
        leads.iter().all(|other| other.load(Ordering::Relaxed) == lead)
    };
    let grow = |thread: usize| {
        let seed = seed ^ (thread as u64) << 32;
        let mut tree = Tree::new(sight.seat(), seed, budget.noise, tree::MEMORY / threads);
        if budget.with_grounds {
            tree.count_grounds();
        }
        for done in 1..=share {
            tree.iterate(sight);
            let late = budget.time.is_some_and(|time| start.elapsed() >= time);
            let stopped = done >= HASTY && stop.load(Ordering::Relaxed);
            if late || stopped || settled(thread, &tree, done) {
                break;
            }
        }
        tree
    };
    let trees: Vec<Tree<G>> = if threads == 1 {
        vec![grow(0)]
    } else {
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..threads).map(|thread| scope.spawn(move || grow(thread))).collect();
            all.into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    };
    let mut ideas: Vec<Idea<G::Choice>> = choices
        .into_iter()
        .map(|choice| {
            let tried = trees.iter().map(|tree| tree.tried(choice));
            let (visits, sum) = tried.fold((0, 0.0), |(n, sum), (visits, mean)| (n + visits, sum + mean));
            let chance = sum / trees.len() as f32;
            Idea { choice, visits, chance }
        })
        .collect();
    ideas.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
    let told = if budget.choice_only { 0 } else { LINES };
    let lines = ideas.iter().take(told).map(|idea| trees[0].line(idea.choice)).collect();
    let asked = if budget.with_grounds { ideas.len() } else { 0 };
    let grounds = ideas.iter().take(asked).map(|idea| grounds(&trees, idea.choice)).collect();
    Thought {
        ideas,
        grounds,
        lines,
        iterations: trees.iter().map(Tree::iterations).sum(),
        bytes: trees.iter().map(Tree::bytes).sum(),
    }
}

/// What a choice brings the seat that looks, over so many lines that begin with it: certain defeat is 0, certain
/// victory 1. Two choices weighed with the same seed meet the same first deals.
#[must_use]
pub fn weigh<G: Rated>(sight: &Sight<'_, G>, choice: G::Choice, iterations: u32, seed: u64) -> Tally {
    let mut tree = Tree::new(sight.seat(), seed, 0.0, tree::MEMORY);
    tree.begin_with(choice);
    for _ in 0..iterations {
        tree.iterate(sight);
    }
    tree.brought()
}

/// The grounds for a choice over all trees.
fn grounds<G: Rated>(trees: &[Tree<G>], choice: G::Choice) -> Vec<Tally> {
    let mut all = vec![Tally::default(); G::GROUNDS.len()];
    for tree in trees {
        all.iter_mut().zip(tree.grounds(choice)).for_each(|(sum, found)| sum.join(*found));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grounds_differ_by_so_much_give_or_take() {
        let tally = |amounts: &[f32]| {
            let mut tally = Tally::default();
            amounts.iter().for_each(|amount| tally.add(*amount));
            tally
        };
        let mut mine = tally(&[1.0, 3.0]);
        mine.join(tally(&[1.0, 3.0]));
        let (more, error) = mine.beyond(&tally(&[1.0, 1.0])).expect("both were counted");
        assert!((more - 1.0).abs() < 1e-6 && (error - (1.0f64 / 3.0).sqrt()).abs() < 1e-6, "{more} {error}");
        assert_eq!(mine.beyond(&tally(&[1.0])), None, "one line tells nothing");
    }

    #[test]
    fn counted_iterations_are_settled_for_certain_and_the_clock_when_the_lead_is_clear() {
        let start = Instant::now().checked_sub(Duration::from_secs(10)).expect("up that long");
        assert_eq!(Budget::iterations(1000).gain(400, 1000, start), 600);
        // Ten a second so far, and eighty seconds to go.
        let gain = Budget::time(Duration::from_secs(90)).gain(100, u32::MAX, start);
        assert!((90..=100).contains(&gain), "{gain}");
    }
}

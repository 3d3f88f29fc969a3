//! Work on a game as a whole — fuzzing, matches, speed — behind one object-safe face.

mod arena;
mod late;
mod matches;
mod seating;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::promises::{Tally, keeps_its_promises};
use engine::{Dice, House, Rated};
use serde::Serialize;

use crate::learn::{Lesson, Study, learn};
use crate::protocol;
use crate::search::{Budget, think};
use crate::selfplay::{random_decisions, random_playout};
use crate::{Sight, bot};

pub use arena::{Contest, Ladder, Meeting, PartPoints, Standing};
pub use late::Late;
pub use matches::{CardResult, Match, OptionResult, Results, SeatResult, SideResult, quartiles};
pub use seating::Terms;

/// Told how many games are done, and of how many.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// What the program can do with a game besides playing it.
pub trait Lab: Send + Sync {
    /// The promises on random and hostile play; each broken one as a story that leads there.
    fn fuzz(&self, games: u64, seed: u64, fixed: &[(String, String)], progress: Progress<'_>) -> Fuzzed;
    /// A match between bots.
    ///
    /// # Errors
    /// When a bot, seat or option is unknown.
    fn selfplay(&self, plan: &Match, progress: Progress<'_>) -> Result<Results, String>;
    /// A contest between bots, with their strengths.
    ///
    /// # Errors
    /// When a bot or option is unknown, or a foreign bot fails.
    fn arena(&self, contest: &Contest, progress: Progress<'_>) -> Result<Ladder, String>;
    /// Weighs the signs of positions by how games of a bot against itself ended.
    ///
    /// # Errors
    /// When there is no such bot or option.
    fn learn(&self, study: &Study, progress: Progress<'_>) -> Result<Lesson, String>;
    /// Plays for whoever asks in the bot protocol, until the input ends.
    ///
    /// # Errors
    /// When the bot is unknown or what is asked makes no sense.
    fn serve_bot(&self, name: &str, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), String>;
    /// How fast the bots search, on so many threads.
    fn bench_search(&self, threads: usize) -> Thinking;
    /// How fast the rules are: for so many games, or for about a second.
    fn bench(&self, games: Option<u64>) -> Speed;
    /// The names of the printed opponents.
    fn house(&self) -> &'static [House];
}

/// What a run of the promises found.
#[derive(Debug, Clone, Default)]
pub struct Fuzzed {
    /// Games without a fault.
    pub passed: u64,
    /// The stories of the faults, at most ten.
    pub broken: Vec<String>,
    /// How many games had one.
    pub failed: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Hostile submissions refused.
    pub hostile: u64,
}

/// How fast a game's rules are.
#[derive(Debug, Clone, Serialize)]
pub struct Speed {
    /// Random decisions a second, on one core, listing of choices included.
    pub decisions_per_s: f64,
    /// Random games a second, on one core.
    pub games_per_s: f64,
    /// Nanoseconds to copy a state.
    pub clone_ns: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Nanoseconds that parts of the rules take by themselves, in the middle of random games.
    pub probes: BTreeMap<String, f64>,
    /// What a choice costs early and late in a game.
    pub late: Option<Late>,
    /// Decisions made while measuring.
    pub decisions: u64,
    /// Games played while measuring.
    pub games: u64,
}

/// How fast a game's bots search.
#[derive(Debug, Clone, Serialize)]
pub struct Thinking {
    /// Threads that searched at once.
    pub threads: usize,
    /// Iterations a second, all threads together.
    pub iterations_per_s: f64,
    /// Bytes that the largest search took, of its trees.
    pub bytes: usize,
    /// The longest decision, as a share of its budget.
    pub longest: f64,
}

/// The one implementation of [`Lab`].
#[derive(Debug)]
pub struct LabOf<G>(PhantomData<fn() -> G>);

impl<G> LabOf<G> {
    /// The lab of a game.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for LabOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Rated> Lab for LabOf<G> {
    fn fuzz(&self, games: u64, seed: u64, fixed: &[(String, String)], progress: Progress<'_>) -> Fuzzed {
        let fixed: Vec<(&str, &str)> =
            fixed.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
        let parts = on_all_cores(games, progress, |i| {
            keeps_its_promises::<G>(seed.wrapping_add(i), &fixed, &mut |_| ())
        });
        let mut found = Fuzzed::default();
        for part in parts {
            match part {
                Ok(Tally { decisions, hostile }) => {
                    found.passed += 1;
                    found.decisions += decisions;
                    found.hostile += hostile;
                }
                Err(broken) => {
                    found.failed += 1;
                    if found.broken.len() < 10 {
                        found.broken.push(broken.to_string());
                    }
                }
            }
        }
        found
    }

    fn selfplay(&self, plan: &Match, progress: Progress<'_>) -> Result<Results, String> {
        matches::play::<G>(plan, progress)
    }

    fn arena(&self, contest: &Contest, progress: Progress<'_>) -> Result<Ladder, String> {
        arena::play::<G>(contest, progress)
    }

    fn learn(&self, study: &Study, progress: Progress<'_>) -> Result<Lesson, String> {
        learn::<G>(study, progress)
    }

    fn serve_bot(&self, name: &str, input: &mut dyn BufRead, output: &mut dyn Write) -> Result<(), String> {
        protocol::serve::<G>(|seed| bot::<G>(name, seed), input, output)
    }

    fn bench_search(&self, threads: usize) -> Thinking {
        search_time::<G>(threads)
    }

    fn bench(&self, games: Option<u64>) -> Speed {
        let setup = G::Setup::default();
        let mut dice = Dice::seeded(7);
        let mut choices = Vec::with_capacity(256);
        let (mut decisions, mut played) = (0u64, 0u64);
        let start = Instant::now();
        loop {
            let mut state = G::new(&setup, Dice::seeded(played));
            decisions += u64::from(random_playout(&mut state, &mut dice, &mut choices));
            played += 1;
            let done = match games {
                Some(games) => played >= games,
                None => played.is_multiple_of(256) && start.elapsed() >= Duration::from_millis(1500),
            };
            if done {
                break;
            }
        }
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        Speed {
            decisions_per_s: decisions as f64 / seconds,
            games_per_s: played as f64 / seconds,
            clone_ns: if games.is_some() { 0.0 } else { clone_time(&G::new(&setup, Dice::seeded(1))) },
            state_bytes: size_of::<G>(),
            probes: if games.is_some() { BTreeMap::new() } else { probe::<G>() },
            late: if games.is_some() { None } else { late::late::<G>() },
            decisions,
            games: played,
        }
    }

    fn house(&self) -> &'static [House] {
        G::HOUSE
    }
}

/// Searches in states from the middle of random games.
fn search_time<G: Rated>(threads: usize) -> Thinking {
    const BUDGET: Duration = Duration::from_millis(250);
    let (mut iterations, mut seconds, mut bytes, mut longest) = (0, 0.0, 0, 0.0f64);
    for state in middle_games::<G>(8) {
        let Some(seat) = state.awaiting().seats().iter().next() else { continue };
        let sight = Sight::new(&state, seat);
        let start = Instant::now();
        let thought = think(&sight, Budget::time(BUDGET).on(threads), 1);
        let took = start.elapsed().as_secs_f64();
        if thought.iterations > 0 {
            iterations += thought.iterations;
            seconds += took;
            bytes = bytes.max(thought.bytes);
            longest = longest.max(took / BUDGET.as_secs_f64());
        }
    }
    Thinking { threads, iterations_per_s: iterations as f64 / seconds.max(1e-9), bytes, longest }
}

/// States from the middle of random games.
fn middle_games<G: Rated>(n: u64) -> Vec<G> {
    let (mut dice, mut choices) = (Dice::seeded(11), Vec::new());
    let middle = |seed| {
        let mut whole = G::new(&G::Setup::default(), Dice::seeded(seed));
        let decisions = random_playout(&mut whole, &mut dice, &mut choices);
        let mut state = G::new(&G::Setup::default(), Dice::seeded(seed));
        random_decisions(&mut state, &mut dice, &mut choices, decisions / 2);
        state
    };
    (0..n).map(middle).collect()
}

/// Times a game's probes on states from the middle of random games: the best of several runs.
fn probe<G: Rated>() -> BTreeMap<String, f64> {
    const STATES: u64 = 64;
    let states = middle_games::<G>(STATES);
    let time = |run: fn(&G) -> u64| {
        let round = || {
            let start = Instant::now();
            for state in &states {
                black_box(run(black_box(state)));
            }
            start.elapsed().as_secs_f64() * 1e9 / STATES as f64
        };
        let once = round();
        // About a fifth of a second for each.
        let rounds = (2e8 / (once * STATES as f64)).clamp(1.0, 100_000.0) as u32;
        (0..rounds).map(|_| round()).fold(once, f64::min)
    };
    G::probes().into_iter().map(|(name, run)| (name.to_string(), time(run))).collect()
}

/// Nanoseconds to copy a state, the best of several runs.
fn clone_time<G: Copy>(state: &G) -> f64 {
    const COPIES: u32 = 200_000;
    let mut best = f64::MAX;
    for _ in 0..7 {
        let start = Instant::now();
        for _ in 0..COPIES {
            black_box(*black_box(state));
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    best * 1e9 / f64::from(COPIES)
}

/// Does `work` for 0 to `n` − 1 on all cores; the answers come in order.
fn on_all_cores<T: Send>(n: u64, progress: Progress<'_>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        let mut answers = Vec::new();
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= n {
                return answers;
            }
            answers.push((i, work(i)));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, n);
        }
    };
    let mut all: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let joined = threads.into_iter().map(|thread| thread.join());
        joined.flat_map(|answers| answers.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    all.sort_by_key(|(i, _)| *i);
    all.into_iter().map(|(_, answer)| answer).collect()
}

/// The same for work that can fail: after a failure nothing new is begun.
pub(crate) fn until_a_failure<T: Send>(
    n: u64,
    progress: Progress<'_>,
    work: impl Fn(u64) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let failed = AtomicBool::new(false);
    let answers = on_all_cores(n, progress, |i| {
        let answer = (!failed.load(Ordering::Relaxed)).then(|| work(i))?;
        failed.fetch_or(answer.is_err(), Ordering::Relaxed);
        Some(answer)
    });
    answers.into_iter().flatten().collect()
}

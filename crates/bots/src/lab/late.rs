//! What a choice costs late in a game: the same choice in the same position, with a short history and a long one.

use std::hint::black_box;
use std::time::Instant;

use engine::promises::random_setup;
use engine::{Dice, Game, Rated, Seat, Seated, Seed, Table as _, Viewer};
use serde::Serialize;

/// So long is a long game, where the game gets there.
const LONG: u32 = 1_600;
/// So long is a short history.
const SHORT: u32 = 10;
/// So many lines of the log stand on a page.
const LINES: usize = 150;

/// What a choice costs with a short history and with a long one, in nanoseconds.
#[derive(Debug, Clone, Serialize)]
pub struct Late {
    /// The choices of the long history.
    pub steps: u32,
    /// A copy of the table with one more choice, after ten.
    pub choice_early_ns: f64,
    /// The same, after the long history.
    pub choice_late_ns: f64,
    /// The last lines of the log, after the long history.
    pub lines_late_ns: f64,
    /// Bytes that one more choice adds to a table that keeps its history.
    pub step_bytes: usize,
}

/// Measures both; nothing where no game gets far enough.
pub(super) fn late<G: Rated>() -> Option<Late> {
    let long = long_game::<G>()?;
    let short = same_with_short_history(&long)?;
    let (seat, choice) = next(&long)?;
    let (mut early, mut late, mut lines) = (f64::MAX, f64::MAX, f64::MAX);
    // Taken in turns, and the best of each: what else the machine does costs both alike.
    for _ in 0..40 {
        early = early.min(timed(|| choose(&short, seat, choice)));
        late = late.min(timed(|| choose(&long, seat, choice)));
        lines = lines.min(timed(|| drop(black_box(long.last_lines(Viewer::WATCHER, LINES)))));
    }
    let steps = long.steps();
    let step_bytes = long.step_bytes();
    Some(Late { steps, choice_early_ns: early, choice_late_ns: late, lines_late_ns: lines, step_bytes })
}

fn timed(mut work: impl FnMut()) -> f64 {
    const TIMES: u32 = 50;
    let start = Instant::now();
    (0..TIMES).for_each(|_| work());
    start.elapsed().as_nanos() as f64 / f64::from(TIMES)
}

/// What a table does for a choice: it is tried on a copy that then takes the table's place.
fn choose<G: Game>(table: &Seated<G>, seat: Seat, choice: G::Choice) {
    let mut copy = table.clone();
    // It is on offer; what comes of it is only kept from being left out.
    let _ = black_box(copy.play(seat, choice));
    drop(black_box(copy));
}

/// The longest of some random games of all set-ups, as it was after many choices.
fn long_game<G: Rated>() -> Option<Seated<G>> {
    let (mut dice, mut choices) = (Dice::seeded(3), Vec::new());
    let mut longest: Option<Seated<G>> = None;
    for seed in 0..400 {
        let setup = random_setup::<G>(&mut dice, &[]);
        let mut table = Seated::<G>::new(&setup, Seed::Number(seed));
        while table.steps() < LONG {
            let Some(seat) = table.awaiting().seats().iter().next() else { break };
            choices.clear();
            table.now().choices(seat, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            table.play(seat, choice).ok()?;
        }
        if table.awaiting().outcome().is_some() {
            table = table.at(table.steps().saturating_sub(1));
        }
        if longest.as_ref().is_none_or(|longest| longest.steps() < table.steps()) {
            longest = Some(table);
        }
        if longest.as_ref().is_some_and(|longest| longest.steps() >= LONG) {
            break;
        }
    }
    longest.filter(|table| table.steps() > 2 * SHORT)
}

/// The same position, reached by its last few choices alone.
fn same_with_short_history<G: Rated>(long: &Seated<G>) -> Option<Seated<G>> {
    let first = long.steps() - SHORT + 1;
    let (_, _, before) = long.choice(first)?;
    let mut short = Seated::from_position(*before, Seed::Number(0));
    for step in first..=long.steps() {
        let (seat, choice, _) = long.choice(step)?;
        short.play(seat, choice).ok()?;
    }
    (short.now() == long.now()).then_some(short)
}

fn next<G: Game>(table: &Seated<G>) -> Option<(Seat, G::Choice)> {
    let seat = table.awaiting().seats().iter().next()?;
    let mut choices = Vec::new();
    table.now().choices(seat, &mut choices);
    Some((seat, *choices.first()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_measured_with_two_histories_and_a_step_is_little_more_than_a_state() {
        let long = long_game::<attack::Attack>().expect("a long game");
        assert_eq!(long.steps(), LONG);
        assert_eq!(same_with_short_history(&long).map(|short| short.steps()), Some(SHORT));
        assert!(long.step_bytes() * 2 <= 3 * size_of::<attack::Attack>(), "{}", long.step_bytes());
        let undaunted = long_game::<undaunted::Undaunted>().expect("a long game");
        assert!(undaunted.step_bytes() * 2 <= 3 * size_of::<undaunted::Undaunted>());
        let quartermaster = long_game::<quartermaster::Quartermaster>().expect("a long game");
        assert!(quartermaster.step_bytes() * 2 <= 3 * size_of::<quartermaster::Quartermaster>());
        let blitzkrieg = long_game::<blitzkrieg::Blitzkrieg>().expect("a long game");
        assert!(blitzkrieg.step_bytes() * 2 <= 3 * size_of::<blitzkrieg::Blitzkrieg>());
    }
}

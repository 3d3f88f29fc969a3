//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p quartermaster --test records` looks for a game for every name that has no file
//! yet. A record that is there is never written again: it is the truth that later rules must keep.

use engine::{Dice, Game as _, Outcome, Record, Seated, Seed, Table as _, Viewer};
use proof::Ending;
use quartermaster::facts::Nation;
use quartermaster::view::Asking;
use quartermaster::{Choice, Quartermaster, Setup};

/// A way to end, and how to know it.
struct Wanted {
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    holds: fn(Outcome) -> bool,
}

const SIX: &[(&str, &str)] = &[];
const TWO: &[(&str, &str)] = &[("players", "2"), ("reallocate", "no")];

fn axis_wins(outcome: Outcome) -> bool {
    outcome.winners.has(Nation::Germany.seat())
}
/// How far the Axis is ahead.
fn lead(outcome: Outcome) -> i16 {
    outcome.points[0] - outcome.points[1]
}

const WANTED: [Wanted; 5] = [
    Wanted {
        name: "axis_wins_by_thirty_points",
        setup: SIX,
        holds: |o| o.how == "sudden" && axis_wins(o) && lead(o) >= 30,
    },
    Wanted {
        name: "allies_win_by_thirty_points",
        setup: SIX,
        holds: |o| o.how == "sudden" && !axis_wins(o) && lead(o) <= -30,
    },
    Wanted {
        name: "axis_wins_after_twenty_rounds",
        setup: SIX,
        holds: |o| o.how == "score" && axis_wins(o) && lead(o) > 0,
    },
    Wanted {
        name: "allies_win_after_twenty_rounds",
        setup: TWO,
        holds: |o| o.how == "score" && !axis_wins(o) && lead(o) < 0,
    },
    Wanted {
        name: "a_tie_after_twenty_rounds_is_won_by_the_axis",
        setup: TWO,
        holds: |o| o.how == "score" && axis_wins(o) && lead(o) == 0,
    },
];

/// Plays a game to its end: anything on offer, but few cards are thrown away.
fn play(setup: &Setup, seed: u64) -> Seated<Quartermaster> {
    let mut table = Seated::<Quartermaster>::new(setup, Seed::Number(seed));
    let mut dice = Dice::seeded(seed ^ 0x9a9a);
    let mut choices = Vec::new();
    while let Some(seat) = table.awaiting().seats().iter().next() {
        choices.clear();
        table.now().choices(seat, &mut choices);
        match table.now().view(Viewer::WATCHER).asking {
            Some(Asking::Discard) => choices.retain(|choice| *choice == Choice::Pass),
            Some(Asking::Play) if choices.iter().any(|choice| matches!(choice, Choice::Play(_))) => {
                choices.retain(|choice| matches!(choice, Choice::Play(_) | Choice::Use(_)));
            }
            _ => {}
        }
        let choice = choices[dice.below(choices.len() as u32) as usize];
        table.play(seat, choice).expect("it is offered");
    }
    table
}

impl Ending<Quartermaster> for Wanted {
    fn name(&self) -> &'static str {
        self.name
    }

    fn setup(&self) -> &'static [(&'static str, &'static str)] {
        self.setup
    }

    fn holds(&self, table: &Seated<Quartermaster>) -> bool {
        table.awaiting().outcome().is_some_and(self.holds)
    }

    fn find(&self) -> Option<Record> {
        let setup = Setup::of(self.setup).expect("these are options");
        (1..4000).map(|seed| play(&setup, seed)).find(|table| self.holds(table)).map(|table| table.record())
    }
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn there_is_a_record_for_every_way_a_game_can_end() {
    proof::every_ending_has_a_record::<Quartermaster>(FOLDER, &WANTED);
}

#[test]
fn every_record_replays_and_proves_what_its_name_says() {
    proof::every_record_holds::<Quartermaster>(FOLDER, &WANTED);
}

#[test]
fn a_record_that_lies_about_its_end_is_refused() {
    let why = proof::lying_record::<Quartermaster>(
        FOLDER,
        "axis_wins_by_thirty_points",
        "seats 1 3 5 by sudden 0 30 0 30 0 30",
    );
    assert!(why.starts_with("the record ends \"seats 1 3 5"), "{why}");
}

//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p quartermaster --test records` looks for a game for every name that has no file
//! yet. A record that is there is never written again: it is the truth that later rules must keep.

use std::fs;
use std::path::PathBuf;

use engine::{Dice, Game as _, Outcome, Record, Seated, Seed, Table as _, Viewer};
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

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.rec"))
}

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

fn find(wanted: &Wanted) -> Option<Record> {
    let setup = Setup::of(wanted.setup).expect("these are options");
    (1..4000).map(|seed| play(&setup, seed)).find_map(|table| {
        let outcome = table.awaiting().outcome()?;
        (wanted.holds)(outcome).then(|| table.record())
    })
}

#[test]
fn there_is_a_record_for_every_way_a_game_can_end() {
    for wanted in &WANTED {
        let path = file(wanted.name);
        if !path.exists() && std::env::var_os("UPDATE").is_some() {
            match find(wanted) {
                Some(record) => fs::write(&path, record.to_string()).expect("the record can be written"),
                None => eprintln!("no game ends like {}", wanted.name),
            }
        }
        assert!(path.exists(), "{} is missing; UPDATE=1 looks for such a game", wanted.name);
    }
}

#[test]
fn every_record_replays_and_proves_what_its_name_says() {
    let folder = fs::read_dir(file("x").with_file_name("")).expect("the folder of records is there");
    let mut n_records = 0;
    for entry in folder {
        let path = entry.expect("it can be listed").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let wanted = WANTED.iter().find(|wanted| wanted.name == name);
        let wanted = wanted.unwrap_or_else(|| panic!("{name}: nobody knows what it proves"));
        let text = fs::read_to_string(&path).expect("a record can be read");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string(), text, "{name} reads back as it is written");
        assert!(record.end.is_some(), "{name} says how it ends");
        let table =
            Seated::<Quartermaster>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = table.awaiting().outcome().unwrap_or_else(|| panic!("{name} is not over"));
        assert!((wanted.holds)(outcome), "{name}: {outcome}");
        for (id, value) in wanted.setup {
            assert!(table.setup().contains(&(id, value.to_string())), "{name} is played with {id}={value}");
        }
        n_records += 1;
    }
    assert_eq!(n_records, WANTED.len());
}

#[test]
fn a_record_that_lies_about_its_end_is_refused() {
    let text = fs::read_to_string(file("axis_wins_by_thirty_points")).expect("it is there");
    let (before, _) = text.rsplit_once("end ").expect("it says how it ends");
    let lie = format!("{before}end seats 1 3 5 by sudden 0 30 0 30 0 30\n");
    let record: Record = lie.parse().expect("it is still a record");
    let error = Seated::<Quartermaster>::replay(&record).expect_err("the Axis has won");
    assert!(error.to_string().starts_with("the record ends \"seats 1 3 5"), "{error}");
}

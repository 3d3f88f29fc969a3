//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p undaunted --test records` looks for a game for every name that has no file
//! yet. A record that is there is never written again: it is the truth that later rules must keep.

use std::fs;
use std::path::PathBuf;

use bots::{Sight, bot};
use engine::{Dice, Game as _, Outcome, Record, Seat, Seated, Seed, Table as _};
use undaunted::{Choice, Setup, Undaunted};

/// A way to end, and how to know it.
struct Wanted {
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    /// Who plays: greedy bots, or anything on offer.
    players: [&'static str; 2],
    holds: fn(Outcome) -> bool,
}

type Options = &'static [(&'static str, &'static str)];

const GREEDY: [&str; 2] = ["greedy", "greedy"];
const RANDOM: [&str; 2] = ["random", "random"];
const RAYE: Options = &[("scenario", "1")];
const VIRE: Options = &[("scenario", "5")];
const MORTAIN: Options = &[("scenario", "12")];
const CANAL: Options = &[("scenario", "1"), ("campaign", "yes"), ("last", "2")];
const WHOLE: Options = &[("scenario", "1"), ("campaign", "yes"), ("last", "6")];

fn won(outcome: Outcome, seat: u8) -> bool {
    outcome.winners.has(Seat(seat)) && outcome.winners.len() == 1
}

const WANTED: [Wanted; 14] = [
    Wanted {
        name: "us_wins_by_objectives",
        setup: RAYE,
        players: GREEDY,
        holds: |o| o.how == "objectives" && won(o, 0) && o.points[0] >= 5,
    },
    Wanted {
        name: "germany_wins_by_objectives",
        setup: RAYE,
        players: GREEDY,
        holds: |o| o.how == "objectives" && won(o, 1) && o.points[1] >= 5,
    },
    Wanted {
        name: "germany_wins_by_pin",
        setup: VIRE,
        players: GREEDY,
        holds: |o| o.how == "pin" && won(o, 1),
    },
    Wanted {
        name: "us_wins_by_pin",
        setup: &[("scenario", "11")],
        players: GREEDY,
        holds: |o| o.how == "pin" && won(o, 0),
    },
    Wanted {
        name: "both_pinned_more_points_win",
        setup: &[("scenario", "8")],
        players: GREEDY,
        holds: |o| o.how == "both-pinned" && o.points[0] != o.points[1],
    },
    Wanted {
        name: "both_pinned_the_initiative_wins",
        setup: MORTAIN,
        players: GREEDY,
        holds: |o| o.how == "both-pinned-initiative" && o.points[0] == o.points[1],
    },
    Wanted {
        name: "the_enemy_is_beyond_hope",
        setup: MORTAIN,
        players: GREEDY,
        holds: |o| o.how == "beyond-hope" && o.points[0] != o.points[1],
    },
    Wanted {
        name: "the_enemy_is_beyond_hope_in_english",
        setup: &[("scenario", "12"), ("beyond-hope", "english")],
        players: GREEDY,
        holds: |o| o.how == "beyond-hope" && o.points[0] != o.points[1],
    },
    Wanted {
        name: "nobody_can_play_any_more",
        setup: &[("scenario", "4"), ("recon", "no-effect"), ("steps", "exactly")],
        players: RANDOM,
        holds: |o| o.how == "stalemate" && o.winners.is_empty(),
    },
    Wanted {
        name: "the_round_cap_stops_it",
        setup: &[("scenario", "10"), ("round-cap", "3")],
        players: RANDOM,
        holds: |o| o.how == "unfinished" && o.winners.is_empty(),
    },
    Wanted {
        name: "a_campaign_is_drawn",
        setup: CANAL,
        players: GREEDY,
        holds: |o| o.how == "campaign-drawn" && o.points[0] == o.points[1],
    },
    Wanted {
        name: "a_campaign_is_won_slightly",
        setup: CANAL,
        players: GREEDY,
        holds: |o| o.how == "campaign-slight" && (1..=3).contains(&o.points[0].abs_diff(o.points[1])),
    },
    Wanted {
        name: "a_campaign_is_won_clearly",
        setup: &[("scenario", "3"), ("campaign", "yes"), ("last", "6")],
        players: ["greedy", "random"],
        holds: |o| o.how == "campaign-clear" && (4..=5).contains(&o.points[0].abs_diff(o.points[1])),
    },
    Wanted {
        name: "a_campaign_is_won_overwhelmingly",
        setup: WHOLE,
        players: ["greedy", "random"],
        holds: |o| o.how == "campaign-overwhelming" && o.points[0].abs_diff(o.points[1]) > 5,
    },
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(format!("{name}.rec"))
}

/// Plays a game to its end.
fn play(setup: &Setup, players: [&str; 2], seed: u64) -> Seated<Undaunted> {
    let mut table = Seated::<Undaunted>::new(setup, Seed::Number(seed));
    let mut dice = Dice::seeded(seed ^ 0x9a9a);
    let mut greedy = bot::<Undaunted>("greedy", seed).expect("there is one");
    let mut choices: Vec<Choice> = Vec::new();
    while let Some(seat) = table.awaiting().seats().iter().next() {
        choices.clear();
        table.now().choices(seat, &mut choices);
        let choice = match players[seat.index()] {
            "greedy" => greedy.choose(&Sight::new(table.now(), seat)).expect("greedy always chooses"),
            _ => choices[dice.below(choices.len() as u32) as usize],
        };
        table.play(seat, choice).expect("it is offered");
    }
    table
}

fn find(wanted: &Wanted) -> Option<Record> {
    let setup = Setup::of(wanted.setup).expect("these are options");
    (1..200).map(|seed| play(&setup, wanted.players, seed)).find_map(|table| {
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
        let table = Seated::<Undaunted>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
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
    let text = fs::read_to_string(file("us_wins_by_objectives")).expect("it is there");
    let (before, _) = text.rsplit_once("end ").expect("it says how it ends");
    let lie = format!("{before}end seats 1 by objectives 0 5\n");
    let record: Record = lie.parse().expect("it is still a record");
    let error = Seated::<Undaunted>::replay(&record).expect_err("the United States have won");
    assert!(error.to_string().starts_with("the record ends \"seats 1 by"), "{error}");
}

//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p undaunted --test records` looks for a game for every name that has no file
//! yet. A record that is there is never written again: it is the truth that later rules must keep.

use bots::{Sight, bot};
use engine::{Dice, Game as _, Outcome, Record, Seat, Seated, Seed, Table as _};
use proof::Ending;
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

impl Ending<Undaunted> for Wanted {
    fn name(&self) -> &'static str {
        self.name
    }

    fn setup(&self) -> &'static [(&'static str, &'static str)] {
        self.setup
    }

    fn holds(&self, table: &Seated<Undaunted>) -> bool {
        table.awaiting().outcome().is_some_and(self.holds)
    }

    fn find(&self) -> Option<Record> {
        let setup = Setup::of(self.setup).expect("these are options");
        (1..200)
            .map(|seed| play(&setup, self.players, seed))
            .find(|table| self.holds(table))
            .map(|table| table.record())
    }
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn there_is_a_record_for_every_way_a_game_can_end() {
    proof::every_ending_has_a_record::<Undaunted>(FOLDER, &WANTED);
}

#[test]
fn every_record_replays_and_proves_what_its_name_says() {
    proof::every_record_holds::<Undaunted>(FOLDER, &WANTED);
}

#[test]
fn a_record_that_lies_about_its_end_is_refused() {
    let why = proof::lying_record::<Undaunted>(FOLDER, "us_wins_by_objectives", "seats 1 by objectives 0 5");
    assert!(why.starts_with("the record ends \"seats 1 by"), "{why}");
}

//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p blitzkrieg --test records` looks for a game for every name that has no file
//! yet. A record that is there is never written again: it is the truth that later rules must keep.

use blitzkrieg::{Blitzkrieg, Choice, Setup};
use engine::{Dice, Game as _, Outcome, Rated, Record, Seat, Seated, Seed, Table as _, Viewer};
use proof::Ending;

/// Who plays while a game is looked for.
#[derive(Clone, Copy, PartialEq)]
enum Play {
    /// Anything on offer.
    Random,
    /// Whatever scores least: the slow way to the last theatre.
    Quiet,
    /// Whatever is worth most to the one who chooses.
    Greedy,
}

/// A way to end, and how to know it.
struct Wanted {
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    play: Play,
    holds: fn(Outcome) -> bool,
}

const BASE: &[(&str, &str)] = &[];
const SOLO: &[(&str, &str)] = &[("mode", "solo"), ("stratagems", "yes")];
const EASY: &[(&str, &str)] = &[("mode", "solo"), ("level", "easy")];
const NIPPON: &[(&str, &str)] = &[("board", "nippon")];
const NIPPON_SOLO: &[(&str, &str)] = &[("board", "nippon"), ("mode", "solo"), ("stratagems", "yes")];
const NIPPON_QUIET: &[(&str, &str)] = &[("board", "nippon"), ("campaign-tie", "nobody")];

fn first_wins(outcome: Outcome) -> bool {
    outcome.winners.has(Seat(0))
}
fn by_points(outcome: Outcome) -> bool {
    outcome.how == "points" && outcome.points[..2].iter().any(|points| *points >= 25)
}
fn cannot_place(outcome: Outcome) -> bool {
    outcome.how == "cannot-place"
}
fn tie(outcome: Outcome) -> bool {
    outcome.points[0] == outcome.points[1]
}

/// First seat ahead, second seat ahead, a tie, and each seat without a placement.
const FIRST: fn(Outcome) -> bool = |o| by_points(o) && first_wins(o) && o.points[0] > o.points[1];
const SECOND: fn(Outcome) -> bool = |o| by_points(o) && !first_wins(o) && o.points[1] > o.points[0];
const TIE: fn(Outcome) -> bool = |o| by_points(o) && !first_wins(o) && tie(o);
const FIRST_STUCK: fn(Outcome) -> bool = |o| cannot_place(o) && !first_wins(o);
const SECOND_STUCK: fn(Outcome) -> bool = |o| cannot_place(o) && first_wins(o);
const ALL_CLOSED: fn(Outcome) -> bool =
    |o| o.how == "all-closed" && o.points[..2].iter().all(|points| *points < 25);

const fn wanted(
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    holds: fn(Outcome) -> bool,
) -> Wanted {
    Wanted { name, setup, play: Play::Random, holds }
}

const WANTED: &[Wanted] = &[
    wanted("axis_wins_by_points", BASE, FIRST),
    wanted("allies_win_by_points", BASE, SECOND),
    wanted("allies_win_a_tie_at_25_or_more", BASE, TIE),
    wanted("axis_cannot_place", BASE, FIRST_STUCK),
    wanted("allies_cannot_place", BASE, SECOND_STUCK),
    wanted("solo_rival_wins_by_points", SOLO, FIRST),
    wanted("solo_human_wins_by_points", EASY, SECOND),
    wanted("solo_human_wins_a_tie_at_25_or_more", EASY, TIE),
    wanted("solo_rival_cannot_place", EASY, FIRST_STUCK),
    wanted("solo_human_cannot_place", SOLO, SECOND_STUCK),
    wanted("nippon_japan_wins_by_points", NIPPON, FIRST),
    wanted("nippon_germany_wins_by_points", NIPPON, SECOND),
    wanted("nippon_germany_wins_a_tie_at_25_or_more", NIPPON, TIE),
    wanted("nippon_japan_cannot_place", NIPPON, FIRST_STUCK),
    wanted("nippon_germany_cannot_place", NIPPON, SECOND_STUCK),
    wanted("nippon_solo_rival_wins_by_points", NIPPON_SOLO, FIRST),
    Wanted {
        name: "nippon_solo_human_wins_by_points",
        setup: NIPPON_SOLO,
        play: Play::Greedy,
        holds: SECOND,
    },
    wanted("nippon_solo_rival_cannot_place", NIPPON_SOLO, FIRST_STUCK),
    wanted("nippon_solo_human_cannot_place", NIPPON_SOLO, SECOND_STUCK),
    Wanted { name: "nippon_all_theatres_closed", setup: NIPPON_QUIET, play: Play::Quiet, holds: ALL_CLOSED },
];

/// Plays a game to its end.
fn play(setup: &Setup, seed: u64, play: Play) -> Seated<Blitzkrieg> {
    let mut table = Seated::<Blitzkrieg>::new(setup, Seed::Number(seed));
    let mut dice = Dice::seeded(seed ^ 0xb117);
    let mut choices = Vec::new();
    while let Some(seat) = table.awaiting().seats().iter().next() {
        choices.clear();
        table.now().choices(seat, &mut choices);
        let mut choice = choices[dice.below(choices.len() as u32) as usize];
        let judge = match play {
            Play::Random => None,
            Play::Quiet => Some(quiet as fn(&Blitzkrieg, Seat) -> i32),
            Play::Greedy => Some(<Blitzkrieg as Rated>::worth as fn(&Blitzkrieg, Seat) -> i32),
        };
        if let Some(judge) = judge {
            dice.shuffle(&mut choices);
            let best = choices.iter().max_by_key(|choice| promise(table.now(), seat, **choice, 1, judge));
            choice = *best.unwrap_or(&choice);
        }
        table.play(seat, choice).expect("it is offered");
    }
    table
}

/// The best that a seat can make of a choice with one more click.
fn promise(
    game: &Blitzkrieg,
    seat: Seat,
    choice: Choice,
    clicks: u32,
    judge: fn(&Blitzkrieg, Seat) -> i32,
) -> i32 {
    let mut next = *game;
    next.apply(seat, choice, &mut ()).expect("it is offered");
    if clicks > 0 && next.awaiting().seats().has(seat) {
        let mut choices = Vec::new();
        next.choices(seat, &mut choices);
        let further = choices.into_iter().map(|choice| promise(&next, seat, choice, clicks - 1, judge));
        return further.max().unwrap_or(i32::MIN);
    }
    judge(&next, seat)
}

/// How little both sides have scored; unbalanced markers make noise later, and nobody should get stuck.
fn quiet(game: &Blitzkrieg, _: Seat) -> i32 {
    let view = game.view(Viewer::WATCHER);
    let score: i32 = view.sides.iter().map(|side| i32::from(side.score)).sum();
    let open = view.theatres.iter().filter(|theatre| theatre.open);
    let markers: i32 = open.map(|theatre| i32::from(theatre.marker.abs())).sum();
    let stuck = game.awaiting().outcome().is_some_and(|outcome| outcome.how != "all-closed");
    -20 * score - markers - if stuck { 999 } else { 0 }
}

impl Ending<Blitzkrieg> for Wanted {
    fn name(&self) -> &'static str {
        self.name
    }

    fn setup(&self) -> &'static [(&'static str, &'static str)] {
        self.setup
    }

    fn holds(&self, table: &Seated<Blitzkrieg>) -> bool {
        table.awaiting().outcome().is_some_and(self.holds)
    }

    fn find(&self) -> Option<Record> {
        let setup = Setup::of(self.setup).expect("these are options");
        (1..40_000)
            .map(|seed| play(&setup, seed, self.play))
            .find(|table| self.holds(table))
            .map(|table| table.record())
    }
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn there_is_a_record_for_every_way_a_game_can_end() {
    proof::every_ending_has_a_record::<Blitzkrieg>(FOLDER, WANTED);
}

#[test]
fn every_record_replays_and_proves_what_its_name_says() {
    proof::every_record_holds::<Blitzkrieg>(FOLDER, WANTED);
}

#[test]
fn a_record_that_lies_about_its_end_is_refused() {
    let why = proof::lying_record::<Blitzkrieg>(FOLDER, "axis_wins_by_points", "seats 1 by points 26 5");
    assert!(why.starts_with("the record ends \"seats 1"), "{why}");
}

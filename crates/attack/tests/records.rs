//! Finished games: a record for every way a game can end. Each replays, bit for bit, and proves what its
//! file name says.
//!
//! `UPDATE=1 cargo test -p attack --test records` looks for a game for every name that has no file yet. A record
//! that is there is never written again: it is the truth that later rules must keep.

use attack::{Attack, Setup};
use bots::{Bot as _, Greedy, Sight};
use engine::{Dice, Game as _, Outcome, Record, Seated, Seed, Table as _, Viewer};
use proof::Ending;

/// A way to end, and how to know it.
struct Wanted {
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    /// How it ended, and the government of the only winner in the advanced game.
    how: &'static str,
    government: Option<&'static str>,
}

const fn wanted(
    name: &'static str,
    setup: &'static [(&'static str, &'static str)],
    how: &'static str,
    government: Option<&'static str>,
) -> Wanted {
    Wanted { name, setup, how, government }
}

const ADVANCED: &[(&str, &str)] = &[("game", "advanced"), ("players", "4")];

const WANTED: [Wanted; 9] = [
    wanted("a_player_is_eliminated", &[("players", "2")], "elimination", None),
    wanted("the_last_round_is_over", &[("players", "2"), ("round-limit", "5")], "rounds", None),
    wanted("one_player_remains", &[("players", "2"), ("last-one-standing", "yes")], "last-standing", None),
    wanted("the_thirteenth_eagle", &[("game", "advanced"), ("players", "2")], "eagles", None),
    wanted(
        "the_last_round_of_an_advanced_game",
        &[("game", "advanced"), ("players", "3"), ("advanced-limit", "2")],
        "rounds",
        None,
    ),
    wanted("communism_wins", ADVANCED, "eagles", Some("communism")),
    wanted("democracy_wins", ADVANCED, "eagles", Some("democracy")),
    wanted("monarchy_wins", ADVANCED, "eagles", Some("monarchy")),
    wanted("fascism_wins", ADVANCED, "eagles", Some("fascism")),
];

/// Plays a game to its end with anything on offer; for eliminations the first seat plays in earnest.
fn play(setup: &Setup, seed: u64, in_earnest: bool) -> Seated<Attack> {
    let mut table = Seated::<Attack>::new(setup, Seed::Number(seed));
    let mut dice = Dice::seeded(seed ^ 0x9a9a);
    let mut greedy = Greedy::new(seed);
    let mut choices = Vec::new();
    while let Some(seat) = table.awaiting().seats().iter().next() {
        choices.clear();
        table.now().choices(seat, &mut choices);
        let choice = if in_earnest && seat.0 == 0 {
            greedy.choose(&Sight::new(table.now(), seat)).expect("greedy always chooses")
        } else {
            choices[dice.below(choices.len() as u32) as usize]
        };
        table.play(seat, choice).expect("it is offered");
    }
    table
}

impl Ending<Attack> for Wanted {
    fn name(&self) -> &'static str {
        self.name
    }

    fn setup(&self) -> &'static [(&'static str, &'static str)] {
        self.setup
    }

    fn holds(&self, table: &Seated<Attack>) -> bool {
        let Some(outcome) = table.awaiting().outcome() else { return false };
        let view = table.now().view(Viewer::WATCHER);
        let winner = |outcome: Outcome| outcome.winners.iter().next().map(|seat| seat.index());
        outcome.how == self.how
            && self.government.is_none_or(|government| {
                outcome.winners.len() == 1
                    && winner(outcome).is_some_and(|w| view.players[w].government == Some(government))
            })
    }

    fn find(&self) -> Option<Record> {
        let setup = Setup::of(self.setup).expect("these are options");
        let in_earnest = matches!(self.how, "elimination" | "last-standing");
        let found = (1..400).map(|seed| play(&setup, seed, in_earnest)).filter(|table| self.holds(table));
        // The shortest of the first games that end so.
        found
            .take(if in_earnest { 1 } else { 3 })
            .min_by_key(|table| table.steps())
            .map(|table| table.record())
    }
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn there_is_a_record_for_every_way_a_game_can_end() {
    proof::every_ending_has_a_record::<Attack>(FOLDER, &WANTED);
}

#[test]
fn every_record_replays_and_proves_what_its_name_says() {
    proof::every_record_holds::<Attack>(FOLDER, &WANTED);
}

#[test]
fn a_record_that_lies_about_its_end_is_refused() {
    let why = proof::lying_record::<Attack>(FOLDER, "a_player_is_eliminated", "seats 1 by elimination 18 0");
    assert!(why.starts_with("the record ends \"seats 1"), "{why}");
}

//! The promises every game keeps, on random and hostile play: 171 games over boards, players and options, split so
//! that the cores share them.

use attack::Attack;
use engine::promises::keeps_its_promises;

fn keep(seeds: std::ops::Range<u64>, fixed: &[(&str, &str)]) {
    for seed in seeds {
        keeps_its_promises::<Attack>(seed, fixed, &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}

/// Seven games on a board with so many players, their last round agreed early; all else is drawn at random.
fn short(board: &str, players: &str, first: u64) {
    let game = if board == "basic" { "basic" } else { "advanced" };
    let board = if board == "basic" { "west" } else { board };
    let limits = [("round-limit", "3"), ("advanced-limit", "3"), ("last-one-standing", "no")];
    let fixed = [("game", game), ("board", board), ("players", players)];
    keep(first..first + 7, &[&fixed[..], &limits[..]].concat());
}

/// A test for each number of players.
macro_rules! short_games {
    ($($test:ident: $board:literal, $players:literal, $first:literal;)*) => {
        $(
            #[test]
            fn $test() {
                short($board, $players, $first);
            }
        )*
    };
}

short_games! {
    short_basic_games_of_two: "basic", "2", 1000;
    short_basic_games_of_three: "basic", "3", 1010;
    short_basic_games_of_four: "basic", "4", 1020;
    short_basic_games_of_five: "basic", "5", 1030;
    short_basic_games_of_six: "basic", "6", 1040;
    short_west_games_of_two: "west", "2", 1100;
    short_west_games_of_three: "west", "3", 1110;
    short_west_games_of_four: "west", "4", 1120;
    short_west_games_of_five: "west", "5", 1130;
    short_west_games_of_six: "west", "6", 1140;
    short_east_games_of_two: "east", "2", 1200;
    short_east_games_of_three: "east", "3", 1210;
    short_east_games_of_four: "east", "4", 1220;
    short_east_games_of_five: "east", "5", 1230;
    short_east_games_of_six: "east", "6", 1240;
    short_combined_games_of_two: "combined", "2", 1300;
    short_combined_games_of_three: "combined", "3", 1310;
    short_combined_games_of_four: "combined", "4", 1320;
    short_combined_games_of_five: "combined", "5", 1330;
    short_combined_games_of_six: "combined", "6", 1340;
}

#[test]
fn basic_games_keep_their_promises() {
    keep(0..6, &[("game", "basic"), ("last-one-standing", "no")]);
}

/// Nothing ends these but the last elimination, or round 60.
#[test]
fn games_to_the_last_one_keep_their_promises() {
    keep(20..22, &[("game", "basic"), ("last-one-standing", "yes"), ("players", "2")]);
    keep(22..23, &[("game", "basic"), ("last-one-standing", "yes"), ("players", "3")]);
}

#[test]
fn advanced_games_on_one_board_keep_their_promises() {
    keep(100..104, &[("game", "advanced"), ("board", "west")]);
    keep(104..108, &[("game", "advanced"), ("board", "east")]);
}

#[test]
fn advanced_games_on_both_boards_keep_their_promises() {
    keep(200..206, &[("game", "advanced"), ("board", "combined")]);
}

#[test]
fn games_of_every_set_up_keep_their_promises() {
    keep(300..304, &[]);
}

#[test]
fn more_games_of_every_set_up_keep_their_promises() {
    keep(304..308, &[]);
}

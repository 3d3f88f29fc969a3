//! How fast the rules are and how the bots do, scenario by scenario.
//!
//! `cargo run --release -p undaunted --example measure [speed|bots GAMES|equals GAMES|fuzz GAMES|count GAMES]`

use std::time::Instant;

use bots::lab::{Lab as _, LabOf, Match};
use bots::selfplay::random_playout;
use engine::{Dice, Game as _};
use undaunted::{Setup, Undaunted};

fn speed() {
    let mut choices = Vec::with_capacity(256);
    for scenario in 1..=12 {
        let setup = Setup { scenario, ..Setup::default() };
        let (mut decisions, mut longest, mut rounds) = (0u64, 0, 0u64);
        let mut ends = std::collections::BTreeMap::new();
        let mut dice = Dice::seeded(7);
        let start = Instant::now();
        let games = 2000u64;
        for seed in 0..games {
            let mut game = Undaunted::new(&setup, Dice::seeded(seed));
            let n = random_playout(&mut game, &mut dice, &mut choices);
            decisions += u64::from(n);
            longest = longest.max(n);
            rounds += game.fact("round").and_then(|n| n.parse::<u64>().ok()).unwrap_or_default();
            let how = game.fact("how").unwrap_or_default();
            *ends.entry(format!("{how} {}", game.fact("winner").unwrap_or_default())).or_insert(0) += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{scenario}: {:.2} M decisions/s, {} a game, longest {longest}, rounds {}, {ends:?}",
            decisions as f64 / seconds / 1e6,
            decisions / games,
            rounds / games
        );
    }
    let lab = LabOf::<Undaunted>::new().bench(None);
    println!("{lab:?}");
}

fn matches(games: u64, pairs: &[[&str; 2]]) {
    for scenario in 1..=12 {
        for seats in pairs {
            let plan = Match {
                seats: seats.iter().map(ToString::to_string).collect(),
                games,
                seed: 1,
                setup: vec![("scenario".into(), scenario.to_string())],
            };
            match LabOf::<Undaunted>::new().selfplay(&plan, &|_| ()) {
                Err(why) => println!("{scenario} {seats:?}: {why}"),
                Ok(found) => println!(
                    "{scenario} {seats:?}: us {} germany {} of {games}, {:.0} decisions, {:?}",
                    found.seats[0].wins, found.seats[1].wins, found.decisions_per_game, found.ends
                ),
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("bots") => {
            let games = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(40);
            matches(games, &[["greedy", "random"], ["random", "greedy"]]);
        }
        Some("equals") => {
            let games = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(40);
            matches(games, &[["greedy", "greedy"]]);
        }
        Some("fuzz") => {
            let games = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(200);
            let found = LabOf::<Undaunted>::new().fuzz(games, 1000, &[], &|_| ());
            found.broken.iter().for_each(|story| println!("{story}"));
            println!("{} passed, {} failed, {} decisions", found.passed, found.failed, found.decisions);
        }
        Some("count") => {
            let games = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(300);
            println!("{:?}", LabOf::<Undaunted>::new().bench(Some(games)));
        }
        _ => speed(),
    }
}

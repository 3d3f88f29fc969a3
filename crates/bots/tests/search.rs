//! What a search promises: the same answer for the same question, and victory where it is there to take.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use attack::Attack;
use blitzkrieg::Blitzkrieg;
use bots::advice::advise;
use bots::search::{Budget, Thought, think, think_until};
use bots::selfplay::random_decisions;
use bots::{NAMES, Sight, USUAL, bot, is_known};
use engine::{Dice, Game, Rated, Scenario, Seat};
use quartermaster::Quartermaster;
use undaunted::Undaunted;

/// States from random games, with the seat that decides.
fn positions<G: Rated>(n: u64) -> Vec<(G, Seat)> {
    later_positions(n, 6)
}

/// The same, after at least so many decisions.
fn later_positions<G: Rated>(n: u64, least: u32) -> Vec<(G, Seat)> {
    positions_of(&G::Setup::default(), n, least)
}

/// The same of a set-up.
fn positions_of<G: Rated>(setup: &G::Setup, n: u64, least: u32) -> Vec<(G, Seat)> {
    let (mut dice, mut choices) = (Dice::seeded(5), Vec::new());
    let states = (0..n).map(|seed| {
        let mut state = G::new(setup, Dice::seeded(seed));
        random_decisions(&mut state, &mut dice, &mut choices, least + 5 * seed as u32);
        state
    });
    let seated = states.filter_map(|state| Some((state, state.awaiting().seats().iter().next()?)));
    seated.collect()
}

/// States of Attack! after the set-up, when hands hold cards.
fn attacks(game: &str, n: u64) -> Vec<(Attack, Seat)> {
    let setup = attack::Setup::of(&[("game", game), ("players", "3")]).expect("these are options");
    let found = positions_of(&setup, n, 170);
    let hands_change = |state: &Attack, seat| {
        let hands = |deal| {
            let world = state.imagine(seat, Dice::seeded(deal));
            ["tan", "green", "red"]
                .map(|of| (world.fact(&format!("economy {of}")), world.fact(&format!("hand {of}"))))
        };
        hands(1) != hands(2)
    };
    assert!(found.iter().all(|(state, seat)| hands_change(state, *seat)), "all hands lie open");
    found
}

fn thought<G: Rated>(state: &G, seat: Seat, budget: Budget) -> Thought<G::Choice> {
    think(&Sight::new(state, seat), budget, 7)
}

fn answers_the_same<G: Rated>(positions: &[(G, Seat)], budget: Budget) {
    for (state, seat) in positions {
        let first = thought(state, *seat, budget);
        assert!(first == thought(state, *seat, budget), "asked again");
        for deal in 0..3 {
            let other = state.imagine(*seat, Dice::seeded(deal));
            assert!(first == thought(&other, *seat, budget), "another state that looks the same: {state:?}");
        }
    }
}

#[test]
fn blitzkrieg_same_seed_budget_and_sight_same_answer() {
    let positions = positions::<Blitzkrieg>(12);
    answers_the_same(&positions, Budget::iterations(40));
    answers_the_same(&positions, Budget::iterations(40).on(2).blurred(0.2));
}

#[test]
fn quartermaster_same_seed_budget_and_sight_same_answer() {
    let positions = positions::<Quartermaster>(12);
    answers_the_same(&positions, Budget::iterations(30));
    answers_the_same(&positions, Budget::iterations(30).on(3).blurred(0.2));
}

#[test]
fn undaunted_same_seed_budget_and_sight_same_answer() {
    let positions = positions::<Undaunted>(12);
    answers_the_same(&positions, Budget::iterations(40));
    answers_the_same(&positions, Budget::iterations(40).on(2).blurred(0.2));
}

#[test]
fn attack_same_seed_budget_and_sight_same_answer() {
    for game in ["basic", "advanced"] {
        let positions = attacks(game, 8);
        answers_the_same(&positions, Budget::iterations(20));
        answers_the_same(&positions, Budget::iterations(20).on(2).blurred(0.2));
    }
}

/// Lets a search play on for the awaited seats of a scenario's position.
fn plays_out<G: Rated>(scenario: &str, budget: Budget) -> G {
    let scenario = Scenario::read(scenario).expect("the scenario reads");
    let mut state: G = scenario.position().expect("the position stands");
    for (seat, words) in scenario.when.iter().filter_map(|line| line.split_once(' ')) {
        let seat = Seat(state.seats().iter().position(|name| *name == seat).expect("a seat") as u8);
        let choice = words.parse().ok().expect("a choice");
        state.apply(seat, choice, &mut ()).expect("it is on offer");
    }
    while let Some(seat) = state.awaiting().seats().iter().next() {
        let choice = thought(&state, seat, budget).ideas[0].choice;
        state.apply(seat, choice, &mut ()).expect("it is on offer");
    }
    state
}

#[test]
fn blitzkrieg_takes_a_victory_that_is_there() {
    let text = include_str!("../../blitzkrieg/scenarios/t-14-the-higher-score-wins.toml");
    for iterations in [60, 400] {
        let end: Blitzkrieg = plays_out(text, Budget::iterations(iterations));
        assert_eq!(end.fact("winner").as_deref(), Some("allies"));
    }
}

/// The last turn of the war: only a second supply space brings the Allies ahead.
const LAST_TURN: &str = r#"
game = "quartermaster"
title = "The last turn of the war"
clause = "15.8"
when = []
[given]
turn = "usa"
round = 20
vp = { axis = 53, allies = 50 }
board = { eastern-us = ["usa army"], germany = ["germany army"] }
hand = { usa = ["build-army", "build-navy", "sea-battle", "land-battle"] }
[[then]]
fact = "turn"
is = "usa"
"#;

#[test]
fn quartermaster_takes_a_victory_that_is_there() {
    for iterations in [60, 400] {
        let end: Quartermaster = plays_out(LAST_TURN, Budget::iterations(iterations));
        let winners = end.awaiting().outcome().expect("the war is over").winners;
        assert!(winners.has(Seat(5)), "{winners:?}");
    }
}

#[test]
fn a_search_that_is_stopped_returns_the_best_so_far_after_a_glance() {
    for (state, seat) in positions::<Quartermaster>(4) {
        let stopped = |budget| think_until(&Sight::new(&state, seat), budget, 1, &AtomicBool::new(true));
        let found = stopped(Budget::time(Duration::from_secs(3600)));
        let only = found.ideas.len() == 1;
        assert!(!found.ideas.is_empty() && found.iterations == if only { 0 } else { 200 });
        assert!(stopped(Budget::iterations(30)).iterations <= 30, "no level thinks longer than it may");
    }
}

fn settles_on_the_same<G: Rated>(positions: &[(G, Seat)], budget: Budget) {
    let mut saved = 0;
    for (state, seat) in positions {
        let whole = thought(state, *seat, budget);
        let short = thought(state, *seat, budget.for_choice());
        assert_eq!(whole.ideas[0].choice, short.ideas[0].choice, "{state:?}");
        saved += whole.iterations - short.iterations;
    }
    assert!(saved > 0, "nothing was ever settled early");
}

#[test]
fn a_choice_that_is_settled_early_is_the_choice_of_the_whole_search() {
    settles_on_the_same(&positions::<Blitzkrieg>(12), Budget::iterations(300));
    settles_on_the_same(&positions::<Quartermaster>(12), Budget::iterations(200));
    settles_on_the_same(&positions::<Undaunted>(12), Budget::iterations(400).on(2));
    for game in ["basic", "advanced"] {
        settles_on_the_same(&attacks(game, 8), Budget::iterations(100));
    }
}

#[test]
fn a_search_counts_what_it_did() {
    let (state, seat) = positions::<Blitzkrieg>(1)[0];
    let found = thought(&state, seat, Budget::iterations(100));
    assert_eq!(found.iterations, 100);
    assert_eq!(found.ideas.iter().map(|idea| idea.visits).sum::<u32>(), 100);
    assert!(found.ideas.iter().all(|idea| (0.0..=1.0).contains(&idea.chance)));
    assert!(found.bytes > 1000);
}

#[test]
fn every_name_is_a_bot_and_nonsense_is_none() {
    for name in NAMES.iter().chain(&["search:10", "search:5ms", USUAL]) {
        assert!(is_known(name) && bot::<Blitzkrieg>(name, 1).is_ok(), "{name}");
    }
    for name in
        ["", "level", "level:", "level:0", "level:7", "search:", "search:0", "exec:true", "rival:hard"]
    {
        assert!(!is_known(name) && bot::<Blitzkrieg>(name, 1).is_err(), "{name}");
    }
}

#[test]
fn a_search_tells_what_seems_to_follow_its_best_ideas() {
    let mut told = 0;
    for (state, seat) in positions::<Blitzkrieg>(8) {
        let found = thought(&state, seat, Budget::iterations(600));
        assert!(found.lines.len() <= 3 && found.lines.len() == found.ideas.len().min(3));
        // Each line can be played in some deal the seat could believe in, click by click.
        for (idea, line) in found.ideas.iter().zip(&found.lines) {
            told += line.len();
            let plays = |deal| {
                let mut world = state.imagine(seat, Dice::seeded(deal));
                world.apply(seat, idea.choice, &mut ()).is_ok()
                    && line.first().is_none_or(|(seat, choice)| world.offers(*seat, *choice))
            };
            assert!((0..200).any(plays), "{state:?}: {idea:?} {line:?}");
        }
    }
    assert!(told > 3, "{told} decisions were told");
}

fn grounds_of<G: Rated>(state: &G, seat: Seat) -> Vec<f32> {
    let mut told = Vec::new();
    state.grounds(seat, |amount| told.push(amount));
    told
}

/// The grounds are told one by one, of two sides one has what the other lacks, they do not change the choice, and they
/// often stand out.
fn grounds_are_counted<G: Rated>(least: u32) {
    let mut reasons = 0;
    for (state, seat) in later_positions::<G>(8, least) {
        let told = grounds_of(&state, seat);
        assert_eq!(told.len(), G::GROUNDS.len());
        let rival = state.sides().into_iter().find(|side| !side.has(seat)).expect("somebody is against it");
        let theirs = grounds_of(&state, rival.iter().next().expect("a seat"));
        for ((mine, theirs), ground) in told.iter().zip(theirs).zip(G::GROUNDS) {
            let mirrored = (mine + theirs).abs() < 1e-3;
            assert!(
                mirrored || !ground.counted || state.sides().len() > 2,
                "{}: {mine} and {theirs}",
                ground.key
            );
        }
        let budget = Budget::iterations(600);
        let (plain, with) = (thought(&state, seat, budget), thought(&state, seat, budget.for_advice()));
        assert!(plain.ideas == with.ideas && plain.grounds.is_empty());
        assert!(with.ideas.len() == 1 || with.grounds.len() == with.ideas.len());
        let advised = advise(&Sight::new(&state, seat), budget, 7, &AtomicBool::new(false));
        reasons += advised.ideas.iter().filter(|idea| idea.why.is_some()).count();
    }
    assert!(reasons > 2, "only {reasons} ideas had a reason");
}

#[test]
fn advice_gives_grounds() {
    grounds_are_counted::<Blitzkrieg>(6);
    grounds_are_counted::<Quartermaster>(6);
    grounds_are_counted::<Undaunted>(6);
    // Where to begin hardly matters to the worth of the position; the first turns do.
    grounds_are_counted::<Attack>(120);
}

fn advice_depends_on_the_sight<G: Rated>(positions: &[(G, Seat)], iterations: u32) {
    let budget = Budget::iterations(iterations);
    for (state, seat) in positions.iter().copied() {
        let ask = |state: &G| advise(&Sight::new(state, seat), budget, 3, &AtomicBool::new(false));
        let first = ask(&state);
        assert!((1..=3).contains(&first.ideas.len()));
        let mut offers = Vec::new();
        state.choices(seat, &mut offers);
        let offers: Vec<String> = offers.iter().map(ToString::to_string).collect();
        assert!(first.ideas.iter().all(|idea| offers.contains(&idea.act)), "{first:?}");
        for deal in 0..4 {
            assert_eq!(first, ask(&state.imagine(seat, Dice::seeded(deal))), "another deal, the same ideas");
        }
    }
}

#[test]
fn blitzkrieg_ideas_depend_only_on_what_the_seat_sees() {
    advice_depends_on_the_sight(&positions::<Blitzkrieg>(8), 150);
}

#[test]
fn quartermaster_ideas_depend_only_on_what_the_seat_sees() {
    advice_depends_on_the_sight(&positions::<Quartermaster>(8), 150);
}

#[test]
fn undaunted_ideas_depend_only_on_what_the_seat_sees() {
    advice_depends_on_the_sight(&positions::<Undaunted>(8), 150);
}

#[test]
fn attack_ideas_depend_only_on_what_the_seat_sees() {
    for game in ["basic", "advanced"] {
        advice_depends_on_the_sight(&attacks(game, 6), 60);
    }
}

//! Bags, secrecy and randomness. Section 12.

use blitzkrieg::{Blitzkrieg, Setup};
use engine::{Dice, Game as _, Seat, Table as _, Viewer};

use crate::table::{Moves as _, given};

/// Rule 12.1: sizes are public, contents private; the own bag's contents are known, its order is nobody's.
#[test]
fn sizes_are_public_and_contents_private() {
    let table = given("reserve = { axis = ['army-1', 'air-2'], allies = ['nuclear', 'spy', 'navy-1'] }");
    let view = table.view("axis");
    let [mine, theirs] = view.sides;
    assert_eq!((mine.n_reserve, mine.n_bag), (2, 20));
    assert_eq!((theirs.n_reserve, theirs.n_bag), (3, 21));
    assert!(theirs.reserve.is_none() && theirs.bag.is_none());
    let bag = mine.bag.expect("the own bag is known");
    assert_eq!(bag.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), 20);
    assert!(bag.contains(&("army-1", 2)) && bag.contains(&("air-2", 1)));
    let watcher = table.0.now().view(Viewer::WATCHER);
    assert!(watcher.sides.iter().all(|side| side.reserve.is_none() && side.bag.is_none()));
}

/// Rule 12.2: a researched weapon and a bombed token are named to their owner alone.
#[test]
fn only_the_owner_reads_which_token_it_was() {
    let table = given(
        "reserve = { axis = ['army-1'], allies = ['scientist', 'army-1'] }\npile = ['nuclear']
         bag = { allies = ['army-2'], axis = ['air-1', 'air-2'] }",
    )
    .place("axis army-1 WE.1.2");
    let told =
        |seat: u8, id: &str| table.0.log(Viewer::seat(Seat(seat))).iter().any(|line| line.say.id == id);
    assert!(told(0, "event-researched") && !told(0, "event-researched-hidden"));
    assert!(told(1, "event-researched-hidden") && !told(1, "event-researched"));
    let table = given(
        "reserve = { axis = ['navy-1'], allies = ['scientist', 'army-1'] }\nbag = { allies = ['army-2'] }",
    )
    .place("axis navy-1 PO.1.1");
    let told = |viewer: Viewer, id: &str| table.0.log(viewer).iter().any(|line| line.say.id == id);
    assert!(told(Viewer::seat(Seat(1)), "event-bombed"));
    assert!(
        !told(Viewer::seat(Seat(0)), "event-bombed") && told(Viewer::seat(Seat(0)), "event-bombed-hidden")
    );
    assert!(!told(Viewer::WATCHER, "event-bombed"));
}

/// How often each value of a fact comes up over many seeds.
fn counts(seeds: u64, words: &str, line: &str, fact: &str) -> Vec<(String, u32)> {
    let mut counts: Vec<(String, u32)> = Vec::new();
    for seed in 0..seeds {
        let table = given(&format!("seed = {seed}\n{words}")).place(line);
        let found = table.0.fact(fact).expect("there is such a fact");
        match counts.iter_mut().find(|(value, _)| *value == found) {
            Some((_, n)) => *n += 1,
            None => counts.push((found, 1)),
        }
    }
    counts
}

/// Rule 12.3: a draw from the bag is uniform over the tokens in it.
#[test]
fn draws_from_the_bag_are_uniform() {
    let words = "reserve = { axis = ['army-1'], allies = ['army-1'] }
         bag = { axis = ['navy-1', 'navy-1', 'air-1', 'army-3'] }";
    let counts = counts(1200, words, "axis army-1 EE.1.1", "reserve axis");
    let of = |kind: &str| counts.iter().find(|(value, _)| value == kind).map_or(0, |(_, n)| *n);
    // Two of four are navies.
    assert!((540..660).contains(&of("navy-1")), "{counts:?}");
    assert!((240..360).contains(&of("air-1")) && (240..360).contains(&of("army-3")), "{counts:?}");
}

/// Rule 12.3: so is a draw from the pile, and a bombing.
#[test]
fn research_and_bombing_are_uniform() {
    let words = "reserve = { axis = ['army-1'], allies = ['army-1'] }\nbag = { axis = [] }
         campaign = { WE = 3 }\npile = ['spy', 'nuclear', 'scientist']";
    let drawn = counts(900, words, "axis army-1 WE.3.1", "reserve axis");
    assert!(drawn.len() == 3 && drawn.iter().all(|(_, n)| (240..360).contains(n)), "{drawn:?}");
    let words = "reserve = { axis = ['navy-1'], allies = ['army-1', 'spy', 'air-1'] }";
    let left = counts(900, words, "axis navy-1 PO.1.1", "reserve allies");
    assert!(left.len() == 3 && left.iter().all(|(_, n)| (240..360).contains(n)), "{left:?}");
}

/// Rule 12.3: the first hand is a uniform draw, too: every kind comes as often as there are tokens of it.
#[test]
fn the_first_hand_is_a_uniform_draw() {
    let n_games = 3000;
    let mut generals = 0;
    let mut small_armies = 0;
    for seed in 0..n_games {
        let game = Blitzkrieg::new(&Setup::default(), Dice::seeded(seed));
        let hand = game.fact("reserve axis").unwrap_or_default();
        generals += hand.matches("general").count();
        small_armies += hand.matches("army-1").count();
    }
    // 3 of 22 tokens are drawn: one general 409 times, three small armies 1227 times.
    assert!((340..480).contains(&generals), "{generals}");
    assert!((1110..1345).contains(&small_armies), "{small_armies}");
}

/// Rules 12.1 and 5.1: which of several equal tokens stands on the board tells nothing about the hand.
#[test]
fn equal_tokens_are_alike_on_the_board() {
    // The Allies hold one army-1 in one world and two in another; to the Axis both look the same.
    let seen = |seed: u64, hand: &str| {
        let table = given(&format!(
            "seed = {seed}\nturn = 'allies'\nreserve = {{ axis = ['army-1'], allies = [{hand}] }}"
        ))
        .place("allies army-1 EE.1.1");
        table.view("axis").covered
    };
    let first = seen(1, "'army-1', 'navy-1'");
    assert_eq!(first, seen(2, "'navy-1', 'army-1'"));
    // Whichever of the three is in hand: dealt at random, placed, and always the same on the board.
    let mut boards = Vec::new();
    for seed in 0..60 {
        let mut game = Blitzkrieg::new(&Setup::default(), Dice::seeded(seed));
        let (axis, army) = (Seat(0), "take army-1".parse().expect("it is a choice"));
        if !game.offers(axis, army) {
            continue;
        }
        game.apply(axis, army, &mut ()).expect("it is offered");
        let space = "at EE.1.1".parse().expect("it is a choice");
        game.apply(axis, space, &mut ()).expect("it is offered");
        let board = game.view(Viewer::seat(Seat(1))).covered;
        if !boards.contains(&board) {
            boards.push(board);
        }
    }
    assert_eq!(boards.len(), 1, "{boards:?}");
}

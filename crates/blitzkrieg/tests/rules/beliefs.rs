//! What a seat could believe: hidden tokens dealt anew, each possibility equally likely. Section 12.

use blitzkrieg::{Blitzkrieg, Choice, Setup};
use engine::{Dice, Game as _, Seat, Viewer};

use crate::table::{Moves as _, Position, given};

/// Words that tell a special weapon of the base game or Nippon from a regular German token.
const SPECIALS: [&str; 10] = [
    "nuclear",
    "spy",
    "scientist",
    "blitz-army",
    "blitz-navy",
    "bomber",
    "elite",
    "task",
    "partisans",
    "improved",
];

fn imagined(table: &Position, seat: u8, n: u64) -> impl Iterator<Item = Blitzkrieg> {
    let state = *table.0.now();
    (0..n).map(move |i| state.imagine(Seat(seat), Dice::seeded(i)))
}

fn fact(game: &Blitzkrieg, words: &str) -> String {
    game.fact(words).unwrap_or_default()
}

/// Rule 12.1: the own reserve and bag, the board and all sizes stay as they are.
#[test]
fn imagining_keeps_what_a_seat_knows() {
    let table = given(
        "reserve = { axis = ['army-1', 'spy'], allies = ['nuclear', 'navy-1', 'air-1'] }
         board = { 'WE.1.2' = 'allies army-2', 'PO.1.1' = 'axis navy-2' }\nmarker = { WE = -2 }",
    );
    for world in imagined(&table, 0, 200) {
        for words in ["reserve axis", "bag axis", "n-reserve allies", "n-bag allies", "n-pile", "on WE.1.2"] {
            assert_eq!(fact(&world, words), fact(table.0.now(), words), "{words}");
        }
        assert_eq!(world.view(Viewer::seat(Seat(0))), table.0.now().view(Viewer::seat(Seat(0))));
    }
}

/// Rule 12.1: every hidden token is equally likely to be in the reserve.
#[test]
fn imagining_is_uniform_over_what_is_hidden() {
    let table = given("reserve = { axis = ['army-1'], allies = ['general', 'navy-1', 'air-1'] }");
    let n = 4400;
    let (mut generals, mut planes) = (0, 0);
    for world in imagined(&table, 0, n) {
        let hand = fact(&world, "reserve allies");
        generals += hand.matches("general").count();
        planes += hand.matches("air-1").count();
    }
    // 3 of 22 hidden tokens are in the hand: the general in 600 of 4400 worlds, three planes 1800 times.
    assert!((520..680).contains(&generals), "{generals}");
    assert!((1660..1940).contains(&planes), "{planes}");
}

/// Rules 12.1 and 12.2: of special weapons only the number is known: which ones is open, each equally likely.
#[test]
fn which_special_weapons_the_opponent_has_is_open() {
    let table = given(
        "reserve = { axis = ['scientist'], allies = ['nuclear', 'navy-1'] }\nbag = { allies = ['army-1', 'army-2'] }",
    );
    let n = 3000;
    let mut nuclear = 0;
    for world in imagined(&table, 0, n) {
        let theirs = format!("{} {}", fact(&world, "reserve allies"), fact(&world, "bag allies"));
        let specials = ["nuclear", "spy", "blitz-", "bomber-", "elite-", "task-"];
        let held: usize = specials.iter().map(|word| theirs.matches(word).count()).sum();
        assert_eq!(held, 1, "{theirs}");
        nuclear += theirs.matches("nuclear").count();
    }
    // One of fifteen: the Axis holds the scientist itself.
    assert!((150..250).contains(&nuclear), "{nuclear}");
}

/// Rules 7.3 and 12.2: a weapon that everybody saw go into a reserve stays there in every belief.
#[test]
fn a_weapon_seen_to_enter_the_reserve_is_believed_there() {
    let table = given(
        "campaign = { WE = 3 }\nturn = 'allies'
         reserve = { axis = ['army-1'], allies = ['army-1', 'army-2'] }",
    )
    .place("allies army-1 WE.3.1");
    for world in imagined(&table, 0, 100) {
        let hand = fact(&world, "reserve allies");
        let specials = ["nuclear", "spy", "scientist", "blitz-army", "blitz-navy", "bomber", "elite", "task"];
        assert!(specials.iter().any(|word| hand.contains(word)), "{hand}");
    }
}

/// Rules 7.2 and 12.1: a weapon researched just now is in the bag; the draw that ended the turn may have brought
/// it into the reserve, and nothing else.
#[test]
fn a_weapon_just_researched_is_believed_in_the_bag_until_it_may_have_been_drawn() {
    let table = given(
        "turn = 'allies'
         reserve = { axis = ['army-1'], allies = ['air-1', 'army-1', 'army-2', 'navy-1', 'navy-2'] }
         bag = { allies = ['army-1', 'army-1', 'navy-1'] }",
    )
    .place("allies air-1 WE.1.2")
    .is("n-bag allies", 3)
    .is("n-reserve allies", 5);
    let n = 4000;
    let weapons = imagined(&table, 0, n).filter(|world| {
        let hand = fact(world, "reserve allies");
        SPECIALS.iter().any(|word| hand.contains(word))
    });
    // One of four tokens of the bag was drawn.
    let found = weapons.count();
    assert!((920..1080).contains(&found), "{found}");
}

/// Rules 7.5 and 7.3: of two weapons seen to enter a reserve one bombing can take only one.
#[test]
fn a_bombing_leaves_all_but_one_of_the_weapons_seen() {
    let table = given(
        "setup = { board = 'nippon' }\nopen = ['washington']\nturn = 'germany'
         reserve = { japan = ['navy-1'], germany = ['improved-research'] }",
    )
    // Research industry twice: two special weapons come into the reserve, then a regular token.
    .place("germany improved-research N14.1.3")
    .is("n-reserve germany", 3)
    .place("japan navy-1 N02.1.1")
    .is("n-reserve germany", 2);
    for world in imagined(&table, 0, 200) {
        let hand = fact(&world, "reserve germany");
        assert!(SPECIALS.iter().any(|word| hand.contains(word)), "{hand}");
    }
}

/// Rule 13.1: a solo game hides nothing, so imagining changes only the dice.
#[test]
fn in_a_solo_game_nothing_is_left_to_imagine() {
    let setup = Setup::of(&[("mode", "solo"), ("level", "easy")]).expect("these are options");
    let game = Blitzkrieg::new(&setup, Dice::seeded(5));
    let mut world = game.imagine(Seat(1), Dice::seeded(9));
    assert_ne!(world, game);
    world.set_dice(*game.dice());
    assert_eq!(world, game);
}

/// Rule 12.1: two tables that differ only in what a seat cannot know look the same to it, and stay so when the
/// opponent makes the same move.
#[test]
fn tables_that_look_the_same_stay_the_same() {
    let mut compared = 0;
    for seed in 0..400 {
        let mut game = Blitzkrieg::new(&Setup::default(), Dice::seeded(seed));
        let mut dice = Dice::seeded(seed + 1000);
        // A few random moves; then somebody is about to take a token.
        let mut choices = Vec::new();
        for _ in 0..(4 * (seed % 6) + 2) {
            let Some(seat) = game.awaiting().seats().iter().next() else { break };
            choices.clear();
            game.choices(seat, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
        let Some(mover) = game.awaiting().seats().iter().next() else { continue };
        if game.view(Viewer::seat(mover)).in_hand.is_some() {
            continue;
        }
        let me = Seat(1 - mover.0);
        let looks = |game: &Blitzkrieg| game.view(Viewer::seat(me));
        let world = game.imagine(me, Dice::seeded(seed));
        assert_eq!(looks(&game), looks(&world));
        for choice in both_may(&game, &world, mover) {
            let (truth, belief) = (after(&game, mover, choice), after(&world, mover, choice));
            assert_eq!(looks(&truth), looks(&belief), "seed {seed}, {choice}");
            for next in both_may(&truth, &belief, mover) {
                let (truth, belief) = (after(&truth, mover, next), after(&belief, mover, next));
                assert_eq!(looks(&truth), looks(&belief), "seed {seed}, {choice}, {next}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// What a seat may choose at both tables.
fn both_may(truth: &Blitzkrieg, belief: &Blitzkrieg, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    if truth.awaiting().seats().has(seat) {
        truth.choices(seat, &mut choices);
    }
    choices.retain(|choice| belief.awaiting().seats().has(seat) && belief.offers(seat, *choice));
    choices
}

/// The table after a choice, chance being the same at both.
fn after(game: &Blitzkrieg, seat: Seat, choice: Choice) -> Blitzkrieg {
    let mut next = *game;
    next.set_dice(Dice::seeded(1));
    next.apply(seat, choice, &mut ()).expect("it is offered");
    next
}

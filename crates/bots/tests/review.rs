//! What a review promises: every choice gone through, judged by what its seat knew, and the end told truly.

use attack::Attack;
use blitzkrieg::Blitzkrieg;
use bots::review::{Grade, Review, Verdict};
use bots::{Sight, bot};
use engine::{Dice, Game, Rated, Seat, Seated, Seed, Setup as _, Table as _};
use quartermaster::Quartermaster;

fn played<G: Rated>(name: &str, at_most: u32) -> Seated<G> {
    let mut table = Seated::<G>::new(&G::Setup::default(), Seed::Number(4));
    for seed in 0..u64::from(at_most) {
        let Some(seat) = table.now().awaiting().seats().iter().next() else { break };
        let mut bot = bot::<G>(name, seed).expect("there is such a bot");
        let choice = bot.choose(&Sight::new(table.now(), seat)).expect("it plays");
        table.play(seat, choice).expect("it is on offer");
    }
    table
}

fn reviewed<G: Rated>(table: &Seated<G>, iterations: u32) -> Review {
    let mut review = Review { iterations, ..Review::new(table) };
    while !review.ready() {
        review.go_on(table);
    }
    review
}

#[test]
fn every_choice_of_a_game_is_gone_through_and_the_end_is_certain() {
    let table = played::<Blitzkrieg>("random", 2000);
    let outcome = table.now().awaiting().outcome().expect("the game is over");
    let review = reviewed(&table, 40);
    assert_eq!((review.done, review.steps), (table.steps(), table.steps()));
    assert_eq!(review.chances.len() as u32, table.steps() + 1);
    for chances in &review.chances {
        assert!((998..=1002).contains(&chances.iter().sum::<u16>()), "{chances:?}");
    }
    for (side, chance) in review.sides.iter().zip(review.chances.last().expect("an end")) {
        let won = side.iter().any(|seat| outcome.winners.has(seat));
        assert_eq!(*chance, if won { 1000 } else { 0 });
    }
    // Only real decisions are judged, and each by its own number.
    assert!(review.verdicts.is_sorted_by_key(|verdict| verdict.step));
    for verdict in &review.verdicts {
        let (seat, choice, before) = table.choice(verdict.step).expect("it was made");
        assert_eq!((verdict.seat, &verdict.played), (seat, &choice.to_string()));
        assert!(before.offers(seat, verdict.best.parse().expect("a choice")), "{verdict:?}");
    }
    let forced = (1..=table.steps()).filter(|step| review.verdicts.iter().all(|v| v.step != *step));
    for step in forced {
        let (seat, _, before) = table.choice(step).expect("it was made");
        let mut choices = Vec::new();
        before.choices(seat, &mut choices);
        assert!(choices.len() < 2, "{choices:?}");
    }
}

/// What was chosen without a button is judged like any other choice.
#[test]
fn a_choice_without_a_button_is_judged() {
    let setup =
        attack::Setup::from_pairs([("players", "2"), ("round-limit", "5")]).expect("these are options");
    let mut table = Seated::<Attack>::new(&setup, Seed::Number(3));
    let mut dice = Dice::seeded(3);
    let mut odd = Vec::new();
    while let Some(seat) = table.now().awaiting().seats().iter().next() {
        let (mut choices, mut unlisted) = (Vec::new(), Vec::new());
        table.now().choices(seat, &mut choices);
        table.now().unlisted(seat, &mut unlisted);
        let choice = match unlisted.first() {
            Some(choice) if odd.len() < 5 => {
                odd.push(table.steps() + 1);
                *choice
            }
            _ => choices[dice.below(choices.len() as u32) as usize],
        };
        table.play(seat, choice).expect("it is accepted");
    }
    let review = reviewed(&table, 20);
    let judged = odd.iter().filter(|step| review.verdicts.iter().any(|verdict| verdict.step == **step));
    assert!(judged.count() == odd.len() && odd.len() > 2, "{odd:?}");
}

#[test]
fn against_the_rival_what_one_hopes_the_other_fears() {
    for board in ["base", "nippon"] {
        let mut setup = <Blitzkrieg as Game>::Setup::default();
        for (option, value) in [("mode", "solo"), ("board", board), ("level", "hard"), ("stratagems", "yes")]
        {
            setup.set(option, value).expect("an option");
        }
        let mut state = Blitzkrieg::new(&setup, Dice::seeded(7));
        let mut seen = 0;
        while let Some(seat) = state.awaiting().seats().iter().next() {
            let (mine, rival) = (state.chance(Seat(1)), state.chance(Seat(0)));
            assert!((mine + rival - 1.0).abs() < 1e-4, "{mine} {rival}");
            let choice =
                bot::<Blitzkrieg>("greedy", seen).and_then(|mut bot| bot.choose(&Sight::new(&state, seat)));
            state.apply(seat, choice.expect("it plays"), &mut ()).expect("it is on offer");
            seen += 1;
        }
        assert!(seen > 10, "{seen}");
    }
}

#[test]
fn a_review_that_is_taken_up_again_ends_the_same() {
    let table = played::<Quartermaster>("random", 40);
    let whole = reviewed(&table, 20);
    let mut half = Review { iterations: 20, ..Review::new(&table) };
    for _ in 0..15 {
        half.go_on(&table);
    }
    let kept = serde_json::to_string(&half).expect("plain data");
    let mut again: Review = serde_json::from_str(&kept).expect("it reads back");
    while !again.ready() {
        again.go_on(&table);
    }
    assert_eq!(again, whole);
}

#[test]
fn a_decision_is_judged_by_what_its_seat_knew() {
    let table = played::<Blitzkrieg>("random", 20);
    let verdict = |table: &Seated<Blitzkrieg>| {
        let mut review = Review { done: 20, iterations: 60, ..Review::new(table) };
        review.go_on(table);
        review.verdicts
    };
    let seat = table.now().awaiting().seats().iter().next().expect("somebody decides");
    let mut offers = Vec::new();
    table.now().choices(seat, &mut offers);
    let ending = |state: Blitzkrieg| {
        let mut dealt = Seated::from_position(state, Seed::Number(1));
        dealt.play(seat, offers[0]).expect("it is on offer");
        let mut review = Review { iterations: 60, ..Review::new(&dealt) };
        review.go_on(&dealt);
        review.verdicts
    };
    assert!(verdict(&table).is_empty(), "there is no 21st choice yet");
    let first = ending(*table.now());
    assert_eq!(first.len(), 1);
    for deal in 0..5 {
        assert_eq!(first, ending(table.now().imagine(seat, Dice::seeded(deal))));
    }
}

/// What is lost on average by the choices of a bot, in positions that others have reached.
fn lost_by<G: Rated>(name: &str, iterations: u32) -> f64 {
    let table = played::<G>("level:2", 120);
    let (mut sum, mut n) = (0, 0);
    for step in (1..=table.steps()).step_by(2) {
        let (seat, _, before) = table.choice(step).expect("it was made");
        let choice = bot::<G>(name, 11 + u64::from(step)).expect("a bot").choose(&Sight::new(before, seat));
        let mut dealt = Seated::from_position(*before, Seed::Number(1));
        dealt.play(seat, choice.expect("it plays")).expect("it is on offer");
        for verdict in reviewed(&dealt, iterations).verdicts {
            (sum, n) = (sum + u32::from(verdict.lost), n + 1);
        }
    }
    f64::from(sum) / f64::from(n.max(1))
}

#[test]
fn a_stronger_player_loses_less_in_its_decisions() {
    for (game, lost) in [
        ("blitzkrieg", ["random", "level:4"].map(|name| lost_by::<Blitzkrieg>(name, 300))),
        ("quartermaster", ["random", "level:4"].map(|name| lost_by::<Quartermaster>(name, 100))),
    ] {
        println!("{game}: {lost:?} thousandths a decision");
        assert!(lost[1] * 3.0 < lost[0], "{game}: {lost:?} thousandths a decision");
    }
}

#[test]
fn grades_follow_what_was_lost() {
    let verdict = |lost: u16, same: bool| Verdict {
        step: 1,
        seat: Seat(0),
        played: "a".into(),
        best: if same { "a" } else { "b" }.into(),
        chance: 500,
        lost,
    };
    let grades = [0, 30, 100, 300].map(|lost| verdict(lost, false).grade());
    assert_eq!(grades, [Grade::Good, Grade::Good, Grade::Slip, Grade::Costly]);
    assert_eq!(verdict(0, true).grade(), Grade::Best);
}

/// How far the chances move on average where nothing happens but that the turn passes on.
fn jumps<G: Rated>() -> (f64, f64) {
    let table = played::<G>("level:2", 400);
    let review = reviewed(&table, 60);
    let turn = |step: usize| {
        let state = table.choice(step as u32 + 1).map_or(table.now(), |(.., state)| state);
        state.turn()
    };
    let (mut passing, mut within) = (Vec::new(), Vec::new());
    for (step, pair) in review.chances.windows(2).enumerate() {
        let moved = f64::from(pair[0][0].abs_diff(pair[1][0]));
        if turn(step) == turn(step + 1) { within.push(moved) } else { passing.push(moved) }
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len().max(1) as f64;
    (mean(&passing), mean(&within))
}

#[test]
fn the_chances_do_not_jump_when_the_turn_merely_passes_on() {
    let (passing, within) = jumps::<Quartermaster>();
    println!("{passing} thousandths when the turn passes, {within} within a turn");
    assert!(passing < 40.0, "{passing} thousandths when the turn passes, {within} within a turn");
}

#[test]
fn the_game_turns_where_a_chance_rises_within_a_few_choices() {
    let first = [500, 510, 505, 560, 590, 650, 640, 645, 640, 500, 505, 490];
    let table = played::<Blitzkrieg>("random", 1);
    let review = Review {
        chances: first.into_iter().map(|chance| vec![chance, 1000 - chance]).collect(),
        ..Review::new(&table)
    };
    let told = |most, at_least| {
        let turns = review.turns(most, at_least);
        turns.iter().map(|turn| (turn.step, turn.side, turn.before, turn.after)).collect::<Vec<_>>()
    };
    // Two choices wide, the greater step last; and the fall of the first side is the other's rise.
    assert_eq!(told(6, 80), [(5, 0, 560, 650), (9, 1, 355, 500)]);
    assert_eq!(told(1, 80), [(9, 1, 355, 500)], "the greatest first");
    assert_eq!(told(6, 150), []);
}

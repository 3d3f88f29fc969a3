//! A short arena: the levels that count iterations keep their order. The same seeds give the same games, so
//! this cannot fail by bad luck, only by a change.

use attack::Attack;
use blitzkrieg::Blitzkrieg;
use bots::lab::{Contest, Lab, LabOf, Match, Terms};
use engine::Rated;
use quartermaster::Quartermaster;
use undaunted::Undaunted;

fn contest(bots: &[&str], games: u64) -> Contest {
    Contest {
        bots: bots.iter().map(ToString::to_string).collect(),
        games,
        seed: 1,
        neighbours: true,
        sprt: None,
        sets: Vec::new(),
        terms: Terms { opening: 4, ..Terms::default() },
    }
}

fn a_match(seats: &[&str], games: u64) -> Match {
    let seats = seats.iter().map(ToString::to_string).collect();
    Match { seats, games, seed: 1, vary: false, sprt: None, terms: Terms::default() }
}

/// Over all these set-ups in turn, or over the first one alone.
fn keep_their_order<G: Rated>(games: u64, sets: Vec<Vec<(String, String)>>) {
    let levels = ["level:1", "level:2", "level:3", "level:4", "level:5"];
    let contest = Contest { sets, ..contest(&levels, games) };
    let ladder = LabOf::<G>::new().arena(&contest, &|_, _| ()).expect("they play");
    for meeting in &ladder.meetings {
        assert!(meeting.rate.rate > 0.5, "{} against {}: {:?}", meeting.bot, meeting.against, meeting.rate);
    }
    for pair in ladder.bots.windows(2) {
        assert!(pair[0].rating.elo < pair[1].rating.elo);
    }
}

#[test]
fn the_levels_of_blitzkrieg_keep_their_order() {
    keep_their_order::<Blitzkrieg>(48, Vec::new());
}

#[test]
fn the_levels_of_quartermaster_keep_their_order() {
    keep_their_order::<Quartermaster>(24, Vec::new());
}

#[test]
fn the_levels_of_undaunted_keep_their_order() {
    keep_their_order::<Undaunted>(48, Vec::new());
}

#[test]
fn the_levels_of_attack_keep_their_order() {
    let sets = ["basic", "advanced"].map(|game| {
        [("game", game), ("players", "2")].map(|(id, value)| (id.to_string(), value.to_string())).to_vec()
    });
    keep_their_order::<Attack>(32, sets.to_vec());
}

#[test]
fn a_contest_swaps_sides_and_repeats() {
    let contest = contest(&["random", "greedy"], 10);
    let play = || LabOf::<Quartermaster>::new().arena(&contest, &|_, _| ()).expect("they play");
    let (first, again) = (play(), play());
    assert_eq!(serde_json::to_string(&first).ok(), serde_json::to_string(&again).ok());
    let meeting = &first.meetings[0];
    assert_eq!((meeting.games, meeting.sides.len()), (10, 2));
    assert!(meeting.sides.iter().all(|side| side.games == 5));
    assert_eq!(meeting.sides[0].part, "germany+japan+italy");
    let points: f64 = meeting.sides.iter().map(|side| side.points).sum();
    assert_eq!(points, meeting.points);
}

#[test]
fn set_ups_take_turns() {
    let set = |id: &str, value: &str| vec![(id.to_string(), value.to_string())];
    let with = |sets| Contest { sets, ..contest(&["random", "greedy"], 12) };
    let play = |contest| LabOf::<Blitzkrieg>::new().arena(&contest, &|_, _| ());
    let (both, nobody) = (set("campaign-tie", "both"), set("campaign-tie", "nobody"));
    let ladder = play(with(vec![both.clone(), nobody])).expect("they play");
    let sets = &ladder.meetings[0].sets;
    let names: Vec<&str> = sets.iter().map(|set| set.part.as_str()).collect();
    assert_eq!(names, ["campaign-tie=both", "campaign-tie=nobody"]);
    assert!(sets.iter().all(|set| set.games == 6));
    let alone = play(with(vec![both])).expect("they play");
    assert!(alone.meetings[0].sets.is_empty());
    let boards = play(with(vec![set("board", "base"), set("board", "nippon")]));
    assert!(boards.is_err_and(|why| why.contains("same seats")));
    assert!(play(with(vec![set("board", "moon")])).is_err());
}

#[test]
fn a_printed_opponent_keeps_its_seat_in_a_contest() {
    let contest = contest(&["rival:easy", "rival:hard", "random"], 3);
    let contest = Contest { neighbours: false, ..contest };
    let ladder = LabOf::<Blitzkrieg>::new().arena(&contest, &|_, _| ()).expect("they play");
    let met: Vec<&str> = ladder.meetings.iter().map(|meeting| meeting.against.as_str()).collect();
    assert_eq!(met, ["rival:easy", "rival:hard"]);
    assert!(ladder.meetings.iter().all(|meeting| meeting.games == 3 && meeting.sides.is_empty()));
}

#[test]
fn a_sequential_test_stops_early() {
    let contest = Contest { sprt: Some((0.0, 75.0)), ..contest(&["random", "greedy"], 1000) };
    let ladder = LabOf::<Blitzkrieg>::new().arena(&contest, &|_, _| ()).expect("they play");
    let (verdict, _) = ladder.sprt.expect("it was asked for");
    assert_eq!(verdict, bots::elo::Verdict::Stronger);
    assert!(ladder.games < 200, "{}", ladder.games);
}

#[test]
fn a_match_stops_as_soon_as_a_side_is_known_to_be_stronger() {
    let plan = Match { sprt: Some((0.0, 75.0)), ..a_match(&["greedy", "random"], 1000) };
    let results = LabOf::<Blitzkrieg>::new().selfplay(&plan, &|_, _| ()).expect("they play");
    let (verdict, _) = results.sprt.expect("it was asked for");
    assert_eq!(verdict, bots::elo::Verdict::Stronger);
    assert!(results.games < 200, "{}", results.games);
    assert_eq!(results.ends.values().sum::<u64>(), results.games);
    assert_eq!(results.lengths.values().sum::<u64>(), results.games);
}

#[test]
fn a_match_counts_cards_by_who_played_them() {
    let plan = a_match(&["greedy"; 6], 4);
    let results = LabOf::<Quartermaster>::new().selfplay(&plan, &|_, _| ()).expect("they play");
    let army = results.cards.iter().find(|card| card.card == "ger-build-army").expect("Germany builds");
    assert_eq!(army.games, 4, "in every game, and once a game");
    let germany = results.seats.iter().find(|seat| seat.seat == "germany").expect("Germany plays");
    assert_eq!(army.wins, germany.wins);
    assert!(results.cards.iter().all(|card| card.wins <= card.games && card.games <= 4 * 6));
}

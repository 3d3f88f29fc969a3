//! What speaks for a choice at a glance.

use attack::choice::Choice;
use attack::facts::{Action, Unit};
use attack::{Attack, Setup};
use bots::selfplay::random_decisions;
use engine::{Dice, Game as _, Rated as _, Seat, Setup as _};

const TAN: Seat = Seat(0);

/// The choices of a seat, with what speaks for each.
fn glance(state: &Attack, seat: Seat) -> Vec<(Choice, u32)> {
    let (mut choices, mut weights) = (Vec::new(), Vec::new());
    state.choices(seat, &mut choices);
    state.hunches(seat, &choices, &mut weights);
    assert_eq!(choices.len(), weights.len());
    choices.into_iter().zip(weights).collect()
}

fn given(game: &str, words: &str) -> Attack {
    proof::position(&format!("setup = {{ game = '{game}', players = 2 }}\n{words}")).expect("a position")
}

/// Plays choices of Tan, as they are written.
fn played(mut state: Attack, choices: &[&str]) -> Attack {
    for text in choices {
        let choice = text.parse().unwrap_or_else(|_| panic!("{text} is no choice"));
        state.apply(TAN, choice, &mut ()).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    state
}

/// How much speaks for a choice of Tan.
fn weight(state: &Attack, text: &str) -> u32 {
    let choice: Choice = text.parse().unwrap_or_else(|_| panic!("{text} is no choice"));
    let found = glance(state, TAN).into_iter().find(|(offer, _)| *offer == choice);
    found.unwrap_or_else(|| panic!("{text} is not on offer")).1
}

/// The choice of Tan for which most speaks.
fn first(state: &Attack) -> Choice {
    glance(state, TAN).into_iter().max_by_key(|(_, weight)| *weight).expect("there is a choice").0
}

/// Every decision of games played at random, of one game, board and number of players.
fn something_speaks(game: &str, board: &str, players: &str, n_decisions: u32) {
    let (mut dice, mut spare) = (Dice::seeded(9), Vec::new());
    let mut setup = Setup::default();
    for (id, value) in [("game", game), ("board", board), ("players", players)] {
        setup.set(id, value).expect("an option");
    }
    for seed in 0..3 {
        let mut state = Attack::new(&setup, Dice::seeded(seed));
        for _ in 0..n_decisions {
            for seat in state.awaiting().seats().iter() {
                assert!(glance(&state, seat).iter().any(|(_, weight)| *weight > 0), "{state:?}");
            }
            random_decisions(&mut state, &mut dice, &mut spare, 1);
        }
    }
}

#[test]
fn something_speaks_for_a_choice_in_every_decision_of_the_basic_game() {
    for players in ["2", "3", "4", "5", "6"] {
        something_speaks("basic", "west", players, 1500);
    }
}

#[test]
fn something_speaks_for_a_choice_in_every_decision_of_the_advanced_game() {
    for players in ["2", "3", "4", "5", "6"] {
        for board in ["west", "east", "combined"] {
            something_speaks("advanced", board, players, 1000);
        }
    }
}

const FRONT: &str = "turn = 'tan'
    [given.board]
    france = 'tan 5 infantry 3 tank 2 artillery 2 plane'
    germany = 'green 1 infantry'
    italy = 'green 9 infantry 5 tank 4 artillery 4 plane'";

#[test]
fn a_battle_that_will_be_won_attracts_more_than_a_hopeless_one() {
    let state = played(given("basic", FRONT), &["do move", "from france", "take 5 infantry"]);
    assert!(weight(&state, "to germany") > 10 * weight(&state, "to italy"));
    let state = played(state, &["to germany"]);
    assert!(matches!(first(&state), Choice::From(_)), "more could join");
}

#[test]
fn what_stands_before_a_weak_enemy_marches_first() {
    let state = played(
        given(
            "basic",
            "turn = 'tan'
            [given.board]
            france = 'tan 5 infantry 2 tank 1 plane'
            southern-brazil = 'tan 5 infantry'
            argentina = 'green 9 infantry 5 tank'
            germany = 'green 1 infantry'",
        ),
        &["do move"],
    );
    assert!(weight(&state, "from france") > weight(&state, "from southern-brazil"));
    assert!(weight(&state, "from france") > weight(&state, "done"));
}

#[test]
fn one_of_each_type_goes_into_battle() {
    let state = given(
        "basic",
        "turn = 'tan'
        [given.board]
        france = 'tan 1 infantry'
        germany = 'green 3 infantry'
        [given.battle]
        at = 'germany'
        committed = ['1 infantry', '3 infantry']
        reserve = ['5 infantry 1 tank', 'none']
        acts = 'attacker'",
    );
    assert_eq!(first(&state), Choice::Commit(Unit::Tank, 1));
    assert!(weight(&state, "done") < weight(&state, "commit 1 tank"));
}

#[test]
fn neighbours_are_approached_before_strangers() {
    let state = played(
        given(
            "basic",
            "turn = 'tan'\n[given.board]\nfrance = 'tan 1 infantry'\nsouthern-brazil = 'green 1 infantry'",
        ),
        &["do diplomacy"],
    );
    assert!(weight(&state, "at germany") > weight(&state, "at peru"));
}

#[test]
fn money_that_would_be_lost_is_spent_on_land_units() {
    let state = played(
        given(
            "basic",
            "turn = 'tan'\n[given.board]\nfrance = 'tan 1 infantry'\nsouthern-brazil = 'green 1 infantry'",
        ),
        &["do build"],
    );
    assert!(weight(&state, "buy 2 infantry") > weight(&state, "buy 2 destroyer"));
    assert!(weight(&state, "buy 1 infantry") > weight(&state, "done"));
}

#[test]
fn the_thirteenth_eagle_is_played_by_the_leader_alone() {
    let ends = |tan: &str, green: &str| {
        let board = format!(
            "[given.board]\nfrance = 'tan 1 infantry'\nsouthern-brazil = 'green 1 infantry'\n{tan}\n{green}"
        );
        let words = format!(
            "turn = 'tan'\neagles = 12\noil = {{ tan = 5 }}\nhand = {{ tan = ['war-bonds-eagle'] }}
            government = {{ tan = 'monarchy', green = 'monarchy' }}\n{board}"
        );
        let state = played(given("advanced", &words), &["do political-cards"]);
        let weigh = |choice: &str| weight(&state, choice);
        weigh("play war-bonds-eagle") > weigh("done")
    };
    assert!(ends("germany = 'tan 1 infantry'\nitaly = 'tan 1 infantry'", ""));
    assert!(!ends("", "peru = 'green 1 infantry'\nargentina = 'green 1 infantry'"));
}

#[test]
fn an_action_waits_where_nothing_is_to_be_won() {
    let state = given(
        "advanced",
        "turn = 'tan'
        oil = { tan = 1 }
        pp = { tan = 0 }
        [given.board]
        france = 'tan 2 infantry'
        southern-brazil = 'green 1 infantry'",
    );
    assert!(weight(&state, "do move") < weight(&state, "done"), "two infantry take nothing");
    assert!(weight(&state, "do trade") < weight(&state, "done"));
    assert_eq!(first(&state), Choice::Do(Action::Diplomacy), "neighbours may be talked over");
}

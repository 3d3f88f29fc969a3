//! The end of the game. Section 11.

use crate::table::{Moves as _, given};

/// Rule 11.1: the Allies reaching 25 on their own turn end the game at once.
#[test]
fn the_allies_reaching_25_end_the_game_at_once() {
    given(
        "turn = 'allies'\nscore = { axis = 24, allies = 24 }
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .place("allies army-1 WE.1.3")
    .ended("points", "allies");
}

/// Rule 11.1: with 25 reached the higher score wins, and the Allies win ties.
#[test]
fn the_higher_score_wins_and_ties_are_allied() {
    for (axis, allies, winner) in [(25, 24, "axis"), (26, 26, "allies"), (27, 26, "axis"), (3, 25, "allies")]
    {
        given(&format!(
            "turn = 'allies'\nscore = {{ axis = {axis}, allies = {allies} }}
             reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        ))
        .place("allies army-1 EE.1.1")
        .ended("points", winner);
    }
    given("turn = 'allies'\nscore = { axis = 24, allies = 24 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("allies army-1 EE.1.1")
        .goes_on();
}

/// Rule 11.2: reaching 25 in the other's turn changes nothing: the test comes after the Allied turn.
#[test]
fn reaching_25_in_the_others_turn_waits_for_the_test() {
    given(
        "score = { axis = 5, allies = 24 }\nmarker = { EE = -5 }\nboard = { 'EE.1.1' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['army-2'] }",
    )
    .place("axis army-1 EE.1.2")
    .is("score allies", 26)
    .goes_on()
    .place("allies army-2 AM.1.3")
    .ended("points", "allies");
}

/// Rule 11.3: whoever cannot place loses whatever the score.
#[test]
fn who_cannot_place_loses_whatever_the_score() {
    given("score = { axis = 24 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }\nbag = { axis = [] }")
        .place("axis army-1 EE.1.1")
        .place("allies army-1 AM.1.3")
        .ended("cannot-place", "allies");
    given("score = { axis = 25, allies = 30 }\nreserve = { axis = ['army-1'], allies = [] }")
        .place("axis army-1 EE.1.1")
        .ended("cannot-place", "axis");
}

/// Rule 11.3: the points have been tested before: 25 on the table beat an empty reserve.
#[test]
fn points_are_tested_before_the_loss() {
    given(
        "turn = 'allies'\nscore = { axis = 25, allies = 3 }
         reserve = { axis = [], allies = ['army-1'] }\nbag = { axis = [] }",
    )
    .place("allies army-1 EE.1.1")
    .ended("points", "axis");
}

/// South-East Asia is the last open theatre and has one free space.
fn last_theatre(turn: &str, axis: u8, allies: u8, marker: i8) -> String {
    format!(
        "turn = '{turn}'\nclosed = ['WE', 'PO', 'EE', 'AM']\ncampaign = {{ SE = 2 }}
         marker = {{ SE = {marker} }}\nscore = {{ axis = {axis}, allies = {allies} }}
         board = {{ 'SE.2.1' = 'axis navy-1', 'SE.2.2' = 'allies army-1' }}
         reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
    )
}

/// Rule 11.4 (Ruling 6): all theatres closed without 25 end the game after any turn, ties to the second seat.
#[test]
fn all_theatres_closed_end_the_game() {
    given(&last_theatre("axis", 10, 12, 1)).place("axis army-1 SE.2.3").ended("all-closed", "axis");
    given(&last_theatre("axis", 10, 14, 1)).place("axis army-1 SE.2.3").ended("all-closed", "allies");
    given(&last_theatre("allies", 10, 5, -1)).place("allies army-1 SE.2.3").ended("all-closed", "axis");
}

/// Rules 11.3 and 11.4 (Ruling 10): with 25 reached on the first seat's turn and nothing left open, the
/// second seat cannot place and loses.
#[test]
fn with_25_reached_and_nothing_open_the_second_seat_cannot_place() {
    given(&last_theatre("axis", 21, 12, 1)).place("axis army-1 SE.2.3").ended("cannot-place", "axis");
}

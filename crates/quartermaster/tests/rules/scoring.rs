//! Scoring and the end. Section 15.

use crate::table::turn;

/// Rule 15.1: unless the switch forbids it.
#[test]
fn points_may_fall_below_none() {
    turn("germany").put("germany", "balkans").deck("germany", "").go().is("vp axis", -1);
}

/// Rule 15.2: armies count, whoever else stands there.
#[test]
fn two_for_a_star_alone_and_one_for_a_shared_one() {
    turn("germany")
        .put("germany", "germany western-europe ukraine italy")
        .put("italy", "italy western-europe")
        .put("japan", "western-europe")
        .hand("germany", "plunder")
        .go()
        .play("germany discard ger-plunder")
        .is("vp axis", 6);
}

/// Rule 15.3: without a question where nobody could mind.
#[test]
fn statuses_score_after_the_stars() {
    turn("italy")
        .put("italy", "italy balkans mediterranean-sea")
        .hand("italy", "plunder")
        .table("italy", "balkan-resources mare-nostrum")
        .go()
        .play("italy discard ita-plunder")
        .is("vp axis", 4);
}

/// Rules 15.4 and 15.5: points of a card come at once all the same.
#[test]
fn an_occupied_home_scores_nothing_in_the_step() {
    turn("germany")
        .put("germany", "western-europe baltic-sea")
        .put("ussr", "germany")
        .hand("germany", "v-weapons")
        .table("germany", "swedish-iron-ore")
        .go()
        .play("germany play ger-v-weapons")
        .is("vp axis", 3);
}

/// Rules 15.6 and 21.11: one point each.
#[test]
fn a_friend_halves_even_if_it_cannot_score() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("italy", "western-europe")
        .put("usa", "italy")
        .hand("germany", "plunder")
        .go()
        .play("germany discard ger-plunder")
        .is("vp axis", 3);
}

/// Rules 15.7 and 7.10: not before.
#[test]
fn thirty_ahead_at_the_end_of_a_round() {
    let spot = |round: u8, axis: i16, allies: i16| {
        turn("usa")
            .hand("usa", "build-army")
            .with(&format!("round = {round}\nvp = {{ axis = {axis}, allies = {allies} }}"))
            .go()
            .play("usa discard usa-build-army")
    };
    spot(3, 40, 10).is("winner", "none").play("usa pass").ended("sudden", "axis");
    spot(3, 5, 36).play("usa pass").ended("sudden", "allies");
    spot(3, 39, 10).play("usa pass").is("round", 4);
}

/// Rules 15.8 and 15.9: a tie is the Axis'; an occupied home wins nothing.
#[test]
fn after_twenty_rounds_the_higher_total_wins() {
    let spot = |axis: i16, allies: i16| {
        turn("usa")
            .put("usa", "germany")
            .put("japan", "moscow")
            .hand("usa", "build-army")
            .with(&format!("round = 20\nvp = {{ axis = {axis}, allies = {} }}", allies - 2))
            .go()
            .play("usa discard usa-build-army")
            .is("winner", "none")
            .play("usa pass")
    };
    spot(10, 11).ended("score", "allies");
    spot(12, 11).ended("score", "axis");
    spot(11, 11).ended("score", "axis");
}

//! Turn sequence. Section 3.

use crate::table::{Moves as _, given};

/// Rule 3.1: whoever has nothing to place at the start of a turn loses at once.
#[test]
fn an_empty_reserve_loses() {
    given("reserve = { allies = ['army-1'] }").ended("cannot-place", "allies");
}

/// Rule 3.1: tokens that fit nowhere are as good as none.
#[test]
fn a_navy_with_nothing_but_land_in_play_loses() {
    given(
        "closed = ['WE', 'PO', 'AM', 'SE']\nscore = { axis = 20 }
         reserve = { axis = ['navy-3'], allies = ['army-1'] }",
    )
    .ended("cannot-place", "allies");
}

/// Rule 3.2: exactly one token is placed, from the own reserve, and nobody may pass.
#[test]
fn one_token_is_placed_and_passing_is_refused() {
    given("reserve = { axis = ['army-1', 'army-2'], allies = ['army-1'] }\nbag = { axis = [] }")
        .refused("axis stop", "3.2")
        .refused("axis take navy-1", "3.2")
        .refused("axis at WE.1.2", "3.2")
        .exactly("axis", "take army-1, take army-2")
        .place("axis army-1 EE.1.1")
        .is("turn", "allies")
        .is("reserve axis", "army-2");
}

/// Rules 3.3 and 3.4: first the effect of the space, then the marker, then closings.
#[test]
fn effect_marker_and_closing_come_in_this_order() {
    given(
        "board = { 'EE.1.2' = 'allies army-1' }\nmarker = { EE = 1 }
         reserve = { axis = ['army-1'], allies = ['army-1'] }\nbag = { axis = ['navy-1'] }",
    )
    .place("axis army-1 EE.1.1")
    .happened(&[
        "event-placed",
        "event-marker-tactical",
        "event-marker-strength",
        "event-campaign-closed",
        "event-scored-campaign",
        "event-drew-hidden",
    ])
    .is("marker EE", 3);
}

/// Rule 3.5: a blitz adds a placement with phases of its own.
#[test]
fn a_blitz_adds_a_placement_with_its_own_effect_and_marker() {
    given("reserve = { axis = ['blitz-navy', 'navy-2'], allies = ['army-1'] }")
        .place("axis blitz-navy SE.1.1")
        .is("score axis", 2)
        .is("marker SE", 1)
        .place("axis navy-2 SE.1.2")
        .is("score axis", 3)
        .is("marker SE", 3)
        .is("turn", "allies");
}

/// Rule 3.6: one token is drawn however many were placed.
#[test]
fn one_token_is_drawn_after_two_placements() {
    given("reserve = { axis = ['blitz-navy', 'navy-2'], allies = ['army-1'] }")
        .is("n-bag axis", 21)
        .place("axis blitz-navy SE.1.1")
        .place("axis navy-2 SE.1.2")
        .is("n-reserve axis", 1)
        .is("n-bag axis", 20);
}

/// Rule 3.6: from an empty bag nothing is drawn, and nothing else happens.
#[test]
fn an_empty_bag_gives_nothing() {
    given("reserve = { axis = ['army-1'], allies = ['army-1'] }\nbag = { axis = [] }")
        .place("axis army-1 EE.1.1")
        .happened(&["event-bag-empty"])
        .is("n-reserve axis", 0)
        .is("turn", "allies")
        .goes_on();
}

/// Rule 3.7: the points are looked at after the second seat's turn only; then the other is active.
#[test]
fn the_end_is_tested_after_the_second_seat() {
    given("score = { axis = 25 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("axis army-1 EE.1.1")
        .goes_on()
        .is("turn", "allies")
        .place("allies army-1 AM.1.3")
        .ended("points", "axis");
}

/// Rule 3.8: a bomber resolves the space, then bombs, then advances.
#[test]
fn a_bomber_bombs_between_effect_and_marker() {
    given("reserve = { axis = ['bomber-navy'], allies = ['army-1', 'army-2'] }")
        .place("axis bomber-navy AM.1.2")
        .happened(&["event-placed", "event-marker-tactical", "event-bombed-hidden", "event-marker-strength"])
        .is("marker AM", 3);
}

/// Rule 3.8: the nuclear set-back comes after the advance and before closings.
#[test]
fn the_set_back_comes_between_advance_and_closing() {
    given("board = { 'EE.1.1' = 'allies army-1' }\nreserve = { axis = ['nuclear'], allies = ['army-1'] }")
        .place("axis nuclear EE.1.2")
        .happened(&["event-marker-strength", "event-marker-nuclear", "event-campaign-closed"]);
}

/// Rule 3.8: a token counts as deployed only after the advance: a general does not count itself.
#[test]
fn a_general_does_not_count_itself() {
    given("reserve = { axis = ['general'], allies = ['army-1'] }")
        .place("axis general EE.1.2")
        .is("marker EE", 1);
}

/// Rule 3.8: a tactical advantage that reaches the end leaves nothing to advance.
#[test]
fn at_the_end_by_tactical_advantage_the_strength_is_skipped() {
    given(
        "campaign = { AM = 2 }\nmarker = { AM = 9 }
         reserve = { axis = ['army-3'], allies = ['army-1'] }",
    )
    .place("axis army-3 AM.2.1")
    .is("marker AM", 11)
    .is("campaign AM", "closed")
    .never("event-marker-strength");
}

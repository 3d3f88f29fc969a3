//! Closing campaigns and theatres. Sections 9 and 10.

use crate::table::{Moves as _, given};

/// Rule 9.1: a campaign closes when its last space is covered, after the marker has moved.
#[test]
fn a_full_campaign_closes_after_the_advance() {
    given(
        "marker = { EE = -1 }\nboard = { 'EE.1.1' = 'allies army-1' }
         reserve = { axis = ['army-2'], allies = ['army-1'] }",
    )
    .place("axis army-2 EE.1.2")
    .happened(&["event-marker-strength", "event-campaign-closed"])
    // Judged at +1, where the advance left the marker, not at −1.
    .is("score axis", 2)
    .is("score allies", 0)
    .is("campaign EE", 2);
    given("marker = { EE = -1 }\nreserve = { axis = ['army-2'], allies = ['army-1'] }")
        .place("axis army-2 EE.1.2")
        .is("campaign EE", 1);
}

/// Rule 9.2: the side on whose half the marker stands scores, no matter who placed last.
#[test]
fn the_leader_scores_whoever_placed_last() {
    given(
        "marker = { EE = -4 }\nboard = { 'EE.1.1' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .place("axis army-1 EE.1.2")
    .is("score axis", 0)
    .is("score allies", 2);
}

/// Rule 9.3: the highest bonus space reached or passed counts, 1 or 2, never both.
#[test]
fn the_highest_bonus_reached_is_added() {
    // Campaign EE1 is worth 2; the army adds 1 to the marker. Bonuses lie at 5 and 10.
    for (marker, score) in [(3, 2), (4, 3), (8, 3), (9, 4), (12, 4)] {
        given(&format!(
            "marker = {{ EE = {marker} }}\nboard = {{ 'EE.1.1' = 'allies army-1' }}
             reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        ))
        .place("axis army-1 EE.1.2")
        .is("score axis", score);
    }
    // Campaign SE1 is worth 2. Bonuses lie at 4 and 8, here on the Allied half.
    for (marker, score) in [(-2, 3), (-3, 4), (-6, 4), (-7, 5)] {
        given(&format!(
            "turn = 'allies'\nmarker = {{ SE = {marker} }}
             board = {{ 'SE.1.1' = 'axis navy-1', 'SE.1.3' = 'axis army-1' }}
             reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        ))
        .place("allies army-1 SE.1.2")
        // 1 for the propaganda of the space, 2 for the campaign, and the bonus.
        .is("score allies", score);
    }
}

/// Rule 9.3: the bonus is judged at this moment, and can be earned again by a later campaign.
#[test]
fn the_same_bonus_is_earned_again() {
    given(
        "marker = { EE = 4 }
         board = { 'EE.1.1' = 'allies army-1', 'EE.2.1' = 'allies army-2', 'EE.2.2' = 'axis army-2' }
         reserve = { axis = ['army-1', 'army-3'], allies = ['navy-1'] }",
    )
    .place("axis army-1 EE.1.2")
    .is("score axis", 3)
    .place("allies navy-1 PO.1.2")
    .place("axis army-3 EE.2.3")
    // Marker 8: 3 for the campaign and the bonus of 1 once more.
    .is("score axis", 7);
}

/// Rule 9.4: in the balance both score the campaign, without bonus.
#[test]
fn in_the_balance_both_score() {
    given(
        "campaign = { WE = 2 }\nmarker = { WE = 2 }\nturn = 'allies'
         board = { 'WE.2.1' = 'axis army-1', 'WE.2.2' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['army-2'] }",
    )
    .place("allies army-2 WE.2.3")
    .is("score axis", 3)
    .is("score allies", 3);
}

/// Rule 9.5: the next campaign becomes active; after the last one the theatre is closed without more.
#[test]
fn the_next_campaign_opens_and_after_the_last_the_theatre_closes() {
    given(
        "campaign = { SE = 2 }\nmarker = { SE = 1 }
         board = { 'SE.2.1' = 'axis navy-1', 'SE.2.2' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .place("axis army-1 SE.2.3")
    .is("campaign SE", "closed")
    .is("score axis", 4);
    given("board = { 'PO.1.1' = 'axis navy-1' }\nreserve = { axis = ['navy-1'], allies = ['navy-1'] }")
        .place("axis navy-1 PO.1.2")
        .is("campaign PO", 2)
        .is(
            "room allies navy-1",
            "WE.1.1 WE.1.3 PO.2.1 PO.2.2 PO.2.3 PO.2.4 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3",
        );
}

/// Africa with all spaces free and the marker two short of the Axis flag.
const AFRICA: &str =
    "marker = { AM = 9 }\nreserve = { axis = ['task-army', 'army-1'], allies = ['army-1', 'navy-1'] }
     bag = { axis = ['navy-1', 'navy-2', 'navy-3', 'air-1'] }";

/// Rules 10.1 and 10.2 (Ruling 12): a marker on the flag closes the theatre for that side, which resolves all free
/// spaces in any order, those of campaigns never opened included; tactical advantages do nothing.
#[test]
fn at_the_flag_all_free_spaces_are_resolved_in_any_order() {
    given(AFRICA)
        .place("axis task-army AM.1.3")
        .is("marker AM", 11)
        .exactly("axis", "resolve AM.1.1, resolve AM.1.4, resolve AM.2.2")
        .refused("axis resolve AM.1.2", "10.2")
        .refused("axis resolve AM.1.3", "10.2")
        .refused("axis take army-1", "10.2")
        .play("axis resolve AM.2.2")
        .is("n-reserve axis", 3)
        .play("axis resolve AM.1.1")
        .refused("axis to africa-middle-east", "7.7")
        .play("axis to pacific")
        // The last one needs no asking.
        .is("marker PO", 3)
        .is("marker AM", 11)
        .is("score axis", 1 + 3 + 5 + 2)
        .is("turn", "allies");
}

/// Rule 10.3: every campaign not closed before scores, and 2 once.
#[test]
fn all_campaigns_left_score_and_two_more() {
    given(
        "campaign = { WE = 2 }\nmarker = { WE = -12 }\nturn = 'allies'
         board = { 'WE.3.1' = 'axis scientist', 'WE.3.2' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['army-3', 'navy-1'] }",
    )
    .place("allies army-3 WE.2.1")
    // Only the industrial production of WE.2.2 is left to resolve. WE2 is worth 3, WE3 5.
    .is("score allies", 3 + 5 + 2)
    .is("score axis", 0)
    .is("campaign WE", "closed");
}

/// Rule 10.3: a campaign just filled counts as not closed before; its track bonus is not paid.
#[test]
fn a_campaign_filled_by_the_closing_token_pays_no_bonus() {
    given(
        "campaign = { AM = 2 }\nmarker = { AM = 9 }
         board = { 'AM.2.1' = 'axis army-1', 'AM.2.2' = 'allies navy-1' }
         reserve = { axis = ['army-2'], allies = ['army-1'] }",
    )
    .place("axis army-2 AM.2.3")
    .is("score axis", 5 + 2)
    .never("event-scored-bonus")
    .never("event-campaign-closed");
}

/// Rule 10.4: it is closed for good: no tokens, no strategic advantage.
#[test]
fn a_closed_theatre_stays_closed() {
    given(
        "campaign = { AM = 2 }\nmarker = { AM = 9 }\nboard = { 'AM.2.2' = 'allies navy-1' }
         reserve = { axis = ['army-2'], allies = ['army-1', 'army-2'] }",
    )
    .place("axis army-2 AM.2.3")
    .is("campaign AM", "closed")
    .play("allies take army-1")
    .refused("allies at AM.2.1", "4.3")
    .play("allies at SE.1.3")
    .refused("allies to africa-middle-east", "7.7");
}

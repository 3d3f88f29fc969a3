//! Effects of battle spaces, one test for each. Section 7 and 8.

use crate::table::{Moves as _, given};

/// Rule 7.1, effect industry-1: one token from the own bag.
#[test]
fn industrial_production_draws_a_token() {
    given(
        "reserve = { axis = ['army-1'], allies = ['army-1'] }
         bag = { axis = ['navy-1', 'navy-2', 'navy-3'] }",
    )
    .place("axis army-1 EE.1.2")
    // One by the effect, one by phase 4.
    .is("n-reserve axis", 2)
    .is("n-bag axis", 1);
}

/// Rule 7.1, effect industry-2: two tokens from the own bag.
#[test]
fn improved_industrial_production_draws_two_tokens() {
    given(
        "campaign = { AM = 2 }\nreserve = { axis = ['navy-1'], allies = ['army-1'] }
         bag = { axis = ['navy-1', 'navy-2', 'navy-3', 'army-1'] }",
    )
    .place("axis navy-1 AM.2.2")
    .is("n-reserve axis", 3)
    .is("n-bag axis", 1);
}

/// Rule 7.2, effect research-1: a special weapon from the pile into the own bag.
#[test]
fn research_puts_a_special_weapon_into_the_bag() {
    given(
        "reserve = { axis = ['blitz-army', 'air-1'], allies = ['army-1'] }
         bag = { axis = ['navy-1'] }\npile = ['nuclear', 'spy']",
    )
    .place("axis blitz-army WE.1.2")
    .is("n-pile", 1)
    .is("n-bag axis", 2)
    .is("n-reserve axis", 1);
}

/// Rule 7.2, effect research-2: two special weapons into the own bag.
#[test]
fn improved_research_puts_two_into_the_bag() {
    given(
        "campaign = { EE = 2 }\nreserve = { axis = ['blitz-army', 'army-1'], allies = ['army-1'] }
         bag = { axis = ['navy-1'] }\npile = ['nuclear', 'spy', 'scientist']",
    )
    .place("axis blitz-army EE.2.2")
    .is("n-pile", 1)
    .is("n-bag axis", 3)
    .is("n-reserve axis", 1);
}

/// Rule 7.3, effect research-industry: a special weapon straight into the reserve.
#[test]
fn research_industry_puts_one_into_the_reserve() {
    given(
        "campaign = { WE = 3 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }
         bag = { axis = [] }\npile = ['nuclear']",
    )
    .place("axis army-1 WE.3.1")
    .is("reserve axis", "nuclear")
    .is("n-pile", 0);
}

/// Rule 7.4: a bag or pile that is too small gives what it has.
#[test]
fn what_is_not_there_is_lost() {
    given(
        "campaign = { EE = 2 }\nreserve = { axis = ['blitz-army', 'army-1'], allies = ['army-1'] }
         bag = { axis = [] }\npile = ['spy']",
    )
    .place("axis blitz-army EE.2.2")
    .is("bag axis", "spy")
    .is("n-pile", 0)
    .happened(&["event-researched-hidden", "event-pile-empty"]);
    given(
        "campaign = { AM = 2, WE = 3 }\nreserve = { axis = ['navy-1'], allies = ['army-1'] }
         bag = { axis = ['army-3'] }\npile = []",
    )
    .place("axis navy-1 AM.2.2")
    .is("reserve axis", "army-3")
    .is("n-bag axis", 0)
    .place("allies army-1 WE.3.1")
    .happened(&["event-bag-empty", "event-pile-empty"]);
}

/// Rule 7.5, effect bombing: a token of the opponent's reserve goes back into its bag, special weapons too.
#[test]
fn bombing_sends_a_token_back() {
    given("reserve = { axis = ['navy-1'], allies = ['nuclear'] }\nbag = { allies = ['army-1'] }")
        .place("axis navy-1 PO.1.1")
        .is("reserve allies", "none")
        .is("bag allies", "army-1 nuclear")
        .ended("cannot-place", "axis");
}

/// Rule 7.5: bombing an empty reserve does nothing.
#[test]
fn bombing_an_empty_reserve_does_nothing() {
    given("reserve = { axis = ['navy-1'], allies = [] }\nbag = { allies = ['army-1'] }")
        .place("axis navy-1 PO.1.1")
        .happened(&["event-nothing-to-bomb"])
        .is("bag allies", "army-1");
}

/// Rule 7.6, effect tactical-1: the marker of this theatre moves by 1.
#[test]
fn a_tactical_advantage_moves_the_own_theatre() {
    given("reserve = { axis = ['navy-2'], allies = ['army-1'] }")
        .place("axis navy-2 AM.1.2")
        .is("marker AM", 3);
}

/// Rule 7.6, effect tactical-2: by 2; and it can close the theatre.
#[test]
fn a_tactical_advantage_can_close_the_theatre() {
    let words = |marker: i8| {
        format!(
            "campaign = {{ AM = 2 }}\nmarker = {{ AM = {marker} }}\nturn = 'allies'
             reserve = {{ axis = ['army-1'], allies = ['air-0-blitz'] }}"
        )
    };
    given(&words(0)).place("allies air-0-blitz AM.2.1").is("marker AM", -2);
    given(&words(-9))
        .place("allies air-0-blitz AM.2.1")
        .is("marker AM", -11)
        .is("campaign AM", "closed")
        // 5 for the campaign and 2 for the close.
        .is("score allies", 7);
}

/// Rule 7.7, effect strategic-1: one other open theatre moves by 1, chosen by the active player.
#[test]
fn a_strategic_advantage_moves_another_theatre() {
    given("closed = ['EE']\nreserve = { axis = ['army-2'], allies = ['army-1'] }")
        .place("axis army-2 SE.1.3")
        .exactly("axis", "to western-europe, to pacific, to africa-middle-east")
        .refused("axis to south-east-asia", "7.7")
        .refused("axis to eastern-europe", "7.7")
        .refused("axis stop", "7.7")
        .play("axis to pacific")
        .is("marker PO", 1)
        .is("marker SE", 2);
}

/// Rule 7.7 (Ruling 16), effect strategic-2: by 2; the only other theatre is taken without asking.
#[test]
fn a_strategic_advantage_of_2_needs_no_asking_with_one_other_theatre() {
    given(
        "closed = ['EE', 'AM', 'SE']\ncampaign = { PO = 2 }\nmarker = { WE = -1 }
         reserve = { axis = ['navy-1'], allies = ['army-1'] }",
    )
    .place("axis navy-1 PO.2.3")
    .is("marker WE", 1)
    .is("marker PO", 1)
    .is("turn", "allies");
}

/// Rule 7.7, effect strategic-3: by 3, but it stops on the last space before the end.
#[test]
fn a_strategic_advantage_closes_no_theatre() {
    given("marker = { WE = 12, SE = 10 }\nreserve = { axis = ['army-1', 'navy-1'], allies = ['army-1'] }")
        .place("axis army-1 AM.1.1")
        .play("axis to western-europe")
        .is("marker WE", 13)
        .is("campaign WE", 1);
    given("marker = { SE = 10 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("axis army-1 AM.1.1")
        .play("axis to south-east-asia")
        .is("marker SE", 10)
        .is("turn", "allies");
}

/// Rule 7.7: without another open theatre nothing happens.
#[test]
fn a_strategic_advantage_needs_another_open_theatre() {
    given("closed = ['WE', 'PO', 'EE', 'SE']\nreserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("axis army-1 AM.1.1")
        .happened(&["event-no-other-theatre"])
        .is("marker AM", 1)
        .is("turn", "allies");
}

/// Rule 7.8, effect propaganda-1: one point.
#[test]
fn propaganda_scores_a_point() {
    given("reserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("axis army-1 WE.1.3")
        .is("score axis", 1);
}

/// Rule 7.8, effect propaganda-2: two points.
#[test]
fn improved_propaganda_scores_two_points() {
    given("turn = 'allies'\nreserve = { axis = ['army-1'], allies = ['navy-1'] }")
        .place("allies navy-1 SE.1.1")
        .is("score allies", 2)
        .is("score axis", 0);
}

/// Rule 7.9, effect none: a space without icon does nothing.
#[test]
fn a_blank_space_does_nothing() {
    given("campaign = { WE = 2 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }")
        .place("axis army-1 WE.2.3")
        .is("score axis", 0)
        .is("n-pile", 16)
        .is("n-reserve allies", 1)
        .is("n-reserve axis", 1)
        .is("marker WE", 1);
}

/// Rule 7.9: effects are compulsory; nothing else is offered until one is resolved.
#[test]
fn effects_are_compulsory() {
    given("marker = { WE = 13 }\nreserve = { axis = ['army-1', 'army-2'], allies = ['army-1'] }")
        .place("axis army-1 AM.1.1")
        .refused("axis take army-2", "7.7")
        .refused("axis stop", "7.7");
}

/// Rule 8.1: every step is one space, and 0 is a space like the others.
#[test]
fn the_neutral_space_is_counted() {
    given("marker = { EE = -1 }\nreserve = { axis = ['army-3'], allies = ['army-1'] }")
        .place("axis army-3 EE.1.2")
        .is("marker EE", 2);
}

/// Rule 8.2: a marker never leaves the track; what is too much is lost.
#[test]
fn surplus_movement_is_lost() {
    given(
        "campaign = { EE = 3 }\nmarker = { EE = 13 }\nreserve = { axis = ['army-3'], allies = ['army-1'] }",
    )
    .place("axis army-3 EE.3.5")
    .is("marker EE", 14);
}

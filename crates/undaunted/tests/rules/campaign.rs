//! Section 12: campaigns.

use engine::{Awaiting, Table as _};

use crate::table::{Position, given};

/// The US side is about to win a scenario of a campaign.
fn about_to_win(scenario: u8, last: u8, more: &str) -> Position {
    assert_eq!(scenario, 2);
    given(&format!(
        "setup = {{ scenario = {scenario}, campaign = true, last = {last} }}\nturn = 'us'\nhand.us = ['rifleman-a']\n\
         counters.us = {{ rifleman-a = '5B', rifleman-b = '4A' }}\nscouted.us = ['5B']\n{more}"
    ))
}

/// Rule 12.1: after a scenario the winner and the casualties are noted, and the next is set up.
#[test]
fn a_campaign_goes_on_to_the_next_scenario() {
    about_to_win(2, 3, "removed = { us = ['2 rifleman-a', 'fog-of-war'], germany = ['rifleman-a'] }")
        .play("us rifleman-a control")
        .goes_on()
        .is("scenario", 3)
        .is("round", 1)
        .is("wins us", 1)
        .is("wins germany", 0)
        .is("losses us", 2)
        .is("losses germany", 1)
        .is("n-removed us", 0)
        .is("at us rifleman-a", "1A")
        .happened(&["event-ended-objectives", "event-scenario", "event-round"]);
}

/// Rules 12.2 and 12.3: the score is wins less a tenth of the casualties, rounded down; the margin is named.
#[test]
fn the_last_scenario_decides_the_campaign() {
    let campaign = |wins: &str, losses: &str| {
        about_to_win(2, 2, &format!("wins = {wins}\nlosses = {losses}")).play("us rifleman-a control")
    };
    campaign("{ us = 1, germany = 1 }", "{ us = 9, germany = 9 }")
        .is("score us", 2)
        .is("score germany", 1)
        .ended("campaign-slight", "us");
    campaign("{ us = 0, germany = 1 }", "{ us = 0, germany = 0 }").ended("campaign-drawn", "none");
    campaign("{ us = 3, germany = 0 }", "{ us = 19, germany = 10 }")
        .is("score us", 3)
        .is("score germany", -1)
        .ended("campaign-clear", "us");
    campaign("{ us = 5, germany = 0 }", "{ us = 0, germany = 0 }").ended("campaign-overwhelming", "us");
    let table =
        campaign("{ us = 0, germany = 3 }", "{ us = 30, germany = 0 }").ended("campaign-clear", "germany");
    let Awaiting::Over(outcome) = table.0.awaiting() else { panic!("it is over") };
    assert_eq!(&outcome.points[..2], [-2, 3]);
}

/// Rules 12.1 and 14.6: a scenario that nobody wins counts for nobody.
#[test]
fn an_unfinished_scenario_counts_for_nobody() {
    given("setup = { scenario = 1, campaign = true, last = 2, round-cap = 2 }\nround = 2\nturn = 'us'\ninitiative = 'germany'\nremoved.us = ['scout-a']")
        .play("us end-turn")
        .is("scenario", 2)
        .is("wins us", 0)
        .is("wins germany", 0)
        .is("losses us", 1)
        .is("initiative", "us");
}

/// Rule 12.1 (Ruling 37): a stalemate is nobody's victory, but its casualties count and the campaign goes on.
#[test]
fn a_stalemate_counts_its_casualties_and_goes_on() {
    given(
        "setup = { scenario = 1, campaign = true, last = 2 }\nturn = 'us'\ninitiative = 'germany'
         wins = { us = 1, germany = 0 }\nlosses = { us = 3, germany = 0 }
         hand.us = ['rifleman-a', 'fog-of-war']\ndeck = { us = ['2 fog-of-war'], germany = ['fog-of-war'] }
         discard = { us = [], germany = ['3 fog-of-war'] }
         removed = { us = ['rifleman-a'], germany = ['2 scout-a'] }",
    )
    .play("us rifleman-a hunker-down, end-turn")
    .happened(&["event-ended-stalemate"])
    .is("scenario", 2)
    .is("wins us", 1)
    .is("wins germany", 0)
    .is("losses us", 4)
    .is("losses germany", 2);
}

/// Rule 12.1: a last scenario before the first makes a campaign of one.
#[test]
fn a_campaign_of_one_is_possible() {
    about_to_win(2, 1, "").play("us rifleman-a control").ended("campaign-slight", "us");
}

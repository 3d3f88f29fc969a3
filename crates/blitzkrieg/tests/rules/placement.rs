//! Placement. Section 4.

use crate::table::{Moves as _, given};

/// Rule 4.1: any free space of an active campaign, in any order; nothing else.
#[test]
fn free_spaces_of_active_campaigns_are_open_in_any_order() {
    given(
        "board = { 'WE.1.3' = 'allies army-1' }
         reserve = { axis = ['air-1', 'air-2'], allies = ['air-1'] }",
    )
    .play("axis take air-1")
    .refused("axis at WE.1.3", "4.1")
    .refused("axis at WE.2.1", "4.1")
    .refused("axis at N01.1.1", "4.1")
    .play("axis at WE.1.2")
    .place("allies air-1 WE.1.1")
    .is("campaign WE", 2)
    .is("n-free WE", 3);
}

/// Rule 4.2: armies stand on land and land/sea, navies on sea and land/sea, airforces anywhere.
#[test]
fn terrain_decides_who_may_stand_where() {
    given("reserve = { axis = ['army-1', 'navy-1', 'air-1'], allies = ['air-1'] }")
        .is("room axis army-1", "WE.1.2 WE.1.3 EE.1.1 EE.1.2 AM.1.1 AM.1.3 AM.1.4 SE.1.2 SE.1.3")
        .is("room axis navy-1", "WE.1.1 WE.1.3 PO.1.1 PO.1.2 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3")
        .is(
            "room axis air-1",
            "WE.1.1 WE.1.2 WE.1.3 PO.1.1 PO.1.2 EE.1.1 EE.1.2 AM.1.1 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3",
        )
        .play("axis take army-1")
        .refused("axis at PO.1.1", "4.2")
        .refused("axis take navy-1", "3.2");
}

/// Rule 4.2: a token that fits nowhere cannot be taken.
#[test]
fn a_token_without_room_cannot_be_taken() {
    given(
        "closed = ['WE', 'PO', 'AM', 'SE']
         reserve = { axis = ['navy-3', 'army-1'], allies = ['army-1'] }",
    )
    .refused("axis take navy-3", "4.2")
    .exactly("axis", "take army-1");
}

/// Rule 4.3: a closed theatre takes no tokens, and what stands on the board stays there.
#[test]
fn a_closed_theatre_takes_no_tokens_and_keeps_those_it_has() {
    given(
        "campaign = { SE = 2 }\nmarker = { SE = 1 }
         board = { 'SE.2.1' = 'axis navy-1', 'SE.2.2' = 'allies army-1' }
         reserve = { axis = ['army-1'], allies = ['air-1'] }",
    )
    .place("axis army-1 SE.2.3")
    .is("campaign SE", "closed")
    .is("on SE.2.1", "axis navy-1")
    .is("on SE.2.3", "axis army-1")
    .play("allies take air-1")
    .refused("allies at SE.1.1", "4.3")
    .refused("allies at SE.2.1", "4.1");
}

/// Rule 4.4: only the scientist goes beyond active campaigns.
#[test]
fn the_scientist_goes_where_no_other_may() {
    given("reserve = { axis = ['scientist', 'elite-air'], allies = ['air-1'] }")
        .play("axis take scientist")
        .offered("axis at WE.3.1")
        .offered("axis at EE.3.5");
}

/// Rules 4.1 and 6.7: the spaces of a campaign already closed are out of play, also for a scientist.
#[test]
fn a_closed_campaign_is_out_of_play_even_for_the_scientist() {
    given("campaign = { WE = 2 }\nreserve = { axis = ['scientist'], allies = ['air-1'] }")
        .play("axis take scientist")
        .refused("axis at WE.1.1", "4.1")
        .offered("axis at WE.2.1");
}

//! Regular tokens, one test for each kind. Section 5 and 20.2.

use crate::table::{Moves as _, Position, given};

const ARMY: &str = "WE.1.2 WE.1.3 EE.1.1 EE.1.2 AM.1.1 AM.1.3 AM.1.4 SE.1.2 SE.1.3";
const NAVY: &str = "WE.1.1 WE.1.3 PO.1.1 PO.1.2 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3";
const AIR: &str =
    "WE.1.1 WE.1.2 WE.1.3 PO.1.1 PO.1.2 EE.1.1 EE.1.2 AM.1.1 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3";

/// The token stands where its kind may, and moves the marker by its strength after the effect.
#[track_caller]
pub(crate) fn plain(id: &str, room: &str, strength: i8) -> Position {
    let words = format!("reserve = {{ axis = ['{id}', 'army-1'], allies = ['army-1', 'army-2'] }}");
    let room = match room {
        "army" => ARMY,
        "navy" => NAVY,
        _ => AIR,
    };
    given(&words)
        .is(&format!("room axis {id}"), room)
        .place(&format!("axis {id} WE.1.3"))
        .is("score axis", 1)
        .is("marker WE", strength)
        .is("last", id)
}

/// Rule 5.1, token air-1: an airforce of strength 1.
#[test]
fn air_1_flies_anywhere_and_pushes_1() {
    plain("air-1", "air", 1).is("turn", "allies");
}

/// Rule 5.1, token air-2: an airforce of strength 2.
#[test]
fn air_2_flies_anywhere_and_pushes_2() {
    plain("air-2", "air", 2).is("turn", "allies");
}

/// Rule 5.1, token army-1: an army of strength 1.
#[test]
fn army_1_marches_and_pushes_1() {
    plain("army-1", "army", 1).is("turn", "allies");
}

/// Rule 5.1, token army-2: an army of strength 2.
#[test]
fn army_2_marches_and_pushes_2() {
    plain("army-2", "army", 2).is("turn", "allies");
}

/// Rule 5.1, token army-3: an army of strength 3.
#[test]
fn army_3_marches_and_pushes_3() {
    plain("army-3", "army", 3).is("turn", "allies");
}

/// Rule 5.1, token navy-1: a navy of strength 1.
#[test]
fn navy_1_sails_and_pushes_1() {
    plain("navy-1", "navy", 1).is("turn", "allies");
}

/// Rule 5.1, token navy-2: a navy of strength 2.
#[test]
fn navy_2_sails_and_pushes_2() {
    plain("navy-2", "navy", 2).is("turn", "allies");
}

/// Rule 5.1, token navy-3: a navy of strength 3.
#[test]
fn navy_3_sails_and_pushes_3() {
    plain("navy-3", "navy", 3).is("turn", "allies");
}

/// Rule 5.4 (Ruling 13), token air-0-blitz: strength 0 moves no marker, and the blitz goes on.
#[test]
fn air_0_blitz_moves_nothing_and_goes_on() {
    plain("air-0-blitz", "air", 0)
        .never("event-marker-strength")
        .is("turn", "axis")
        .exactly("axis", "take army-1, stop");
}

/// Rule 5.2, token general: 1 and one more for each own regular army and airforce in the theatre, in
/// all its campaigns, the 0-blitz plane included; navies, special weapons and the other side do not count.
#[test]
fn a_general_counts_own_armies_and_airforces_in_the_theatre() {
    given(
        "campaign = { WE = 2 }
         board = { 'WE.1.1' = 'axis navy-1', 'WE.1.2' = 'axis army-1', 'WE.1.3' = 'axis air-0-blitz',
                   'WE.2.1' = 'axis elite-army', 'WE.2.2' = 'allies army-1', 'EE.1.1' = 'axis army-2' }
         reserve = { axis = ['general'], allies = ['army-2'] }",
    )
    .place("axis general WE.2.3")
    // 1 + army-1 + air-0-blitz; it fills the campaign, which the Axis then leads.
    .is("marker WE", 3)
    .is("score axis", 3);
}

/// Rule 5.3, token admiral: the same with navies and airforces.
#[test]
fn an_admiral_counts_own_navies_and_airforces_in_the_theatre() {
    given(
        "campaign = { PO = 2 }
         board = { 'PO.1.1' = 'axis navy-1', 'PO.1.2' = 'axis air-1', 'PO.2.1' = 'axis elite-navy',
                   'PO.2.2' = 'allies navy-1' }
         reserve = { axis = ['admiral'], allies = ['navy-2'] }",
    )
    .place("axis admiral PO.2.4")
    .is("marker PO", 3);
}

/// Rule 5.3: a deployed general is a regular army and a deployed admiral a regular navy, as a spy that
/// copies one of them finds.
#[test]
fn a_spy_that_copies_a_general_counts_the_own_general() {
    let words = |copied: &str| {
        format!(
            "campaign = {{ WE = 2 }}\nlast = '{copied}'
             board = {{ 'WE.1.1' = 'axis admiral', 'WE.1.2' = 'axis general', 'WE.1.3' = 'axis navy-1' }}
             reserve = {{ axis = ['spy'], allies = ['army-2'] }}"
        )
    };
    given(&words("general")).place("axis spy WE.2.3").is("marker WE", 2);
    given(&words("admiral")).place("axis spy WE.2.3").is("marker WE", 3);
}

/// Rule 5.4: a blitz is followed by one more token of the owner's choice in the same theatre, or none.
#[test]
fn a_blitz_goes_on_in_its_theatre_only() {
    given("reserve = { axis = ['air-0-blitz', 'army-2', 'air-2'], allies = ['army-1'] }")
        .place("axis air-0-blitz AM.1.2")
        .play("axis take army-2")
        .refused("axis at EE.1.1", "5.4")
        .refused("axis take air-2", "3.2")
        .play("axis at AM.1.4")
        .is("marker AM", 3)
        .is("turn", "allies");
    given("reserve = { axis = ['air-0-blitz', 'army-2'], allies = ['army-1'] }")
        .place("axis air-0-blitz AM.1.2")
        .play("axis stop")
        .is("turn", "allies")
        .is("marker AM", 1);
}

/// Rule 5.4: if the blitz token closed the campaign, the next campaign is eligible.
#[test]
fn a_blitz_that_closes_a_campaign_goes_on_in_the_next() {
    given(
        "board = { 'EE.1.1' = 'allies army-1' }
         reserve = { axis = ['air-0-blitz', 'army-2'], allies = ['army-1'] }",
    )
    .place("axis air-0-blitz EE.1.2")
    .is("campaign EE", 2)
    .place("axis army-2 EE.2.1")
    .is("marker EE", 2)
    .is("turn", "allies");
}

/// Rule 5.4: if it closed the theatre, nothing follows.
#[test]
fn a_blitz_that_closes_its_theatre_is_over() {
    given(
        "campaign = { SE = 2 }\nboard = { 'SE.2.1' = 'axis navy-1', 'SE.2.2' = 'allies army-1' }
         reserve = { axis = ['air-0-blitz', 'army-2'], allies = ['army-1'] }",
    )
    .place("axis air-0-blitz SE.2.3")
    .happened(&["event-theatre-closed", "event-blitz-over"])
    .is("turn", "allies");
}

/// Rule 5.4: a second blitz token grants another follow-up.
#[test]
fn blitz_follows_blitz() {
    given("reserve = { axis = ['air-0-blitz', 'blitz-army', 'army-2'], allies = ['army-1'] }")
        .place("axis air-0-blitz AM.1.2")
        .place("axis blitz-army AM.1.3")
        .place("axis army-2 AM.1.4")
        .is("marker AM", 4)
        .is("turn", "allies");
}

/// Rule 20.1, token air-0-bomber: an airforce of strength 0 that bombs.
#[test]
fn air_0_bomber_bombs_and_moves_nothing() {
    given(
        "setup = { board = 'nippon' }
         reserve = { japan = ['air-0-bomber'], germany = ['army-1', 'army-2', 'army-3'] }",
    )
    .place("japan air-0-bomber N02.1.3")
    .is("marker los-angeles", 0)
    .is("n-reserve germany", 2)
    .is("score japan", 1);
}

/// Rule 20.2, token godzilla: strength 4 on every terrain, and counted by generals and admirals alike.
#[test]
fn godzilla_is_army_navy_and_airforce_at_once() {
    let words = |mine: &str| {
        format!(
            "setup = {{ board = 'nippon' }}\nboard = {{ 'N01.1.1' = 'japan godzilla' }}
             reserve = {{ japan = ['{mine}'], germany = ['army-1'] }}"
        )
    };
    given(&words("general")).place("japan general N01.1.2").is("marker seattle", 2);
    given(&words("admiral")).place("japan admiral N01.1.2").is("marker seattle", 2);
    given("setup = { board = 'nippon' }\nreserve = { japan = ['godzilla'], germany = ['army-1'] }")
        .is(
            "room japan godzilla",
            "N01.1.1 N01.1.2 N01.1.3 N02.1.1 N02.1.2 N02.1.3 N03.1.1 N03.1.2 N03.1.3 N04.1.1 N04.1.2 N04.1.3",
        )
        .place("japan godzilla N04.1.3")
        .is("marker miami", 4);
}

/// Rules 5.4 and 12.1 (Ruling 5): behind a screen the owner is asked even when nothing fits; in the open not.
#[test]
fn after_a_blitz_behind_a_screen_the_owner_is_always_asked() {
    given("reserve = { axis = ['blitz-navy', 'army-3'], allies = ['army-1'] }")
        .place("axis blitz-navy PO.1.2")
        .exactly("axis", "stop")
        .play("axis stop")
        .is("turn", "allies");
    given("reserve = { axis = ['blitz-navy'], allies = ['army-1'] }\nbag = { axis = [] }")
        .place("axis blitz-navy AM.1.2")
        .is("turn", "allies");
    given(
        "setup = { mode = 'solo' }\nturn = 'allies'
         reserve = { axis = ['army-1'], allies = ['blitz-navy', 'army-3'] }",
    )
    .place("allies blitz-navy PO.1.2")
    .happened(&["event-blitz-over", "event-rival-chose"]);
}

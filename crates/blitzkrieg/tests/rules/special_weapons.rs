//! Special weapons, one test for each kind. Sections 6 and 20.3.

use crate::table::{Moves as _, given};
use crate::tokens::plain;

/// Rule 6.1: a special weapon is its drawer's, used like any token, and never counted by a general.
#[test]
fn a_special_weapon_is_used_by_its_drawer_and_never_counted() {
    given("reserve = { axis = ['elite-army', 'general'], allies = ['elite-army', 'air-1'] }")
        .place("axis elite-army EE.1.1")
        .is("on EE.1.1", "axis elite-army")
        .place("allies air-1 AM.1.2")
        .place("axis general EE.1.2")
        // Tactical 1, elite army 4, and a general that counts nobody.
        .is("marker EE", 6);
}

/// Rule 6.2, token elite-army: an army of strength 4.
#[test]
fn elite_army_pushes_4() {
    plain("elite-army", "army", 4).is("turn", "allies");
}

/// Rule 6.2, token elite-navy: a navy of strength 4.
#[test]
fn elite_navy_pushes_4() {
    plain("elite-navy", "navy", 4).is("turn", "allies");
}

/// Rule 6.2, token elite-air: an airforce of strength 3.
#[test]
fn elite_air_pushes_3() {
    plain("elite-air", "air", 3).is("turn", "allies");
}

/// Rule 6.3, token blitz-army: an army of strength 1 that goes on.
#[test]
fn blitz_army_pushes_1_and_goes_on() {
    plain("blitz-army", "army", 1).is("turn", "axis").exactly("axis", "take army-1, stop");
}

/// Rule 6.3, token blitz-navy: a navy of strength 1 that goes on.
#[test]
fn blitz_navy_pushes_1_and_goes_on() {
    plain("blitz-navy", "navy", 1).is("turn", "axis").exactly("axis", "take army-1, stop");
}

/// Rule 6.4, token bomber-air: an airforce of strength 1 that also bombs.
#[test]
fn bomber_air_pushes_1_and_bombs() {
    plain("bomber-air", "air", 1).is("n-reserve allies", 1).is("n-bag allies", 21);
}

/// Rule 6.4, token bomber-navy: a navy of strength 2 that also bombs.
#[test]
fn bomber_navy_pushes_2_and_bombs() {
    plain("bomber-navy", "navy", 2).is("n-reserve allies", 1).is("n-bag allies", 21);
}

/// Rule 6.4: on a bombing space a bomber bombs twice.
#[test]
fn a_bomber_on_a_bombing_space_bombs_twice() {
    given("reserve = { axis = ['bomber-navy'], allies = ['army-1', 'army-2', 'army-3'] }")
        .place("axis bomber-navy PO.1.1")
        .is("n-reserve allies", 1)
        .is("marker PO", 2);
}

/// A task force on a propaganda space: its strength counts, the space does not.
#[track_caller]
fn task_force(id: &str, space: &str, strength: i8) {
    given(&format!("reserve = {{ axis = ['{id}'], allies = ['army-1'] }}"))
        .place(&format!("axis {id} {space}"))
        .is("marker WE", strength)
        .is("score axis", 0);
}

/// Rule 6.5, token task-army: an army of strength 5, and the effect is not resolved.
#[test]
fn task_army_pushes_5_without_the_effect() {
    task_force("task-army", "WE.1.3", 5);
}

/// Rule 6.5, token task-navy: a navy of strength 5, and the effect is not resolved.
#[test]
fn task_navy_pushes_5_without_the_effect() {
    task_force("task-navy", "WE.1.3", 5);
}

/// Rule 6.5, token task-air: an airforce of strength 4, and the effect is not resolved.
#[test]
fn task_air_pushes_4_without_the_effect() {
    task_force("task-air", "WE.1.3", 4);
}

/// Rule 6.6, token nuclear: an army of strength 7 that sets its owner back by 2 in every other theatre.
#[test]
fn nuclear_pushes_7_and_gives_2_everywhere_else() {
    plain("nuclear", "army", 7)
        .is("marker PO", -2)
        .is("marker EE", -2)
        .is("marker AM", -2)
        .is("marker SE", -2);
}

/// Rules 6.6 and 8.2: the set-back stops short of the opponent's end, and passes closed theatres by.
#[test]
fn the_set_back_closes_nothing() {
    given(
        "closed = ['SE']\nmarker = { PO = -13, EE = -12, AM = -9 }
         reserve = { axis = ['nuclear'], allies = ['army-1'] }",
    )
    .place("axis nuclear WE.1.2")
    .is("marker PO", -13)
    .is("marker EE", -13)
    .is("marker AM", -10)
    .is("marker SE", 0)
    .is("campaign PO", 1)
    .is("campaign EE", 1)
    .goes_on();
}

/// Rules 6.6 and 3.8 (Ruling 7): a bomb that closes its own theatre still sets its owner back elsewhere.
#[test]
fn a_bomb_that_closes_its_theatre_still_sets_back() {
    given(
        "campaign = { SE = 2 }\nmarker = { SE = 5 }\nboard = { 'SE.2.1' = 'axis navy-1' }
         reserve = { axis = ['nuclear'], allies = ['army-1'] }",
    )
    .place("axis nuclear SE.2.3")
    .is("marker SE", 11)
    .is("campaign SE", "closed")
    .is("marker WE", -2)
    .is("marker AM", -2);
}

/// Rule 6.7, token scientist: strength 0, on any free space of any open theatre, with its effect; the
/// campaign it stands in does not become active.
#[test]
fn scientist_takes_a_space_of_a_later_campaign() {
    given("reserve = { axis = ['scientist'], allies = ['air-1'] }")
        .place("axis scientist PO.3.2")
        .is("score axis", 2)
        .is("marker PO", 0)
        .is("campaign PO", 1)
        .play("allies take air-1")
        .refused("allies at PO.3.1", "4.1");
    let everywhere = given("closed = ['EE']\nreserve = { axis = ['scientist'], allies = ['air-1'] }");
    let room = everywhere.0.now();
    let room = engine::Game::fact(room, "room axis scientist").unwrap_or_default();
    // 41 spaces less the ten of Eastern Europe.
    assert_eq!(room.split(' ').count(), 31);
}

/// Rule 6.7: a tactical advantage in a later campaign moves the marker for a scientist, too.
#[test]
fn a_scientist_may_use_a_tactical_advantage_ahead_of_time() {
    given("reserve = { axis = ['scientist'], allies = ['air-1'] }")
        .place("axis scientist EE.3.2")
        .is("marker EE", 2);
}

/// Rules 6.7 and 9.5: a campaign that is full when it becomes active closes at once.
#[test]
fn a_campaign_filled_ahead_of_time_closes_when_it_becomes_active() {
    given(
        "marker = { EE = 4 }
         board = { 'EE.1.1' = 'allies army-1', 'EE.2.1' = 'axis army-2', 'EE.2.2' = 'allies army-2',
                   'EE.2.3' = 'axis scientist' }
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .place("axis army-1 EE.1.2")
    // Marker 5: 2 + 1 bonus for the first campaign, 3 + 1 for the second.
    .is("score axis", 7)
    .is("campaign EE", 3);
}

/// Rule 6.8, token spy: kind, strength and ability of the token placed last.
#[test]
fn spy_acts_as_the_token_placed_last() {
    given("reserve = { axis = ['elite-navy'], allies = ['spy'] }")
        .place("axis elite-navy PO.1.2")
        .is("room allies spy", "WE.1.1 WE.1.3 PO.1.1 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3")
        .place("allies spy AM.1.3")
        .is("marker AM", -4)
        .is("on AM.1.3", "allies spy")
        .is("last", "elite-navy");
}

/// Rule 6.8: with nothing to copy a spy cannot be placed.
#[test]
fn a_spy_needs_something_to_copy() {
    given("reserve = { axis = ['spy', 'army-1'], allies = ['army-1'] }")
        .refused("axis take spy", "6.8")
        .exactly("axis", "take army-1");
    given("reserve = { axis = ['spy'], allies = ['army-1'] }").ended("cannot-place", "allies");
}

/// Rule 6.8: a copied ability works for the spy's owner.
#[test]
fn a_spy_copies_abilities() {
    // A task force: no effect. A bomber: one bombing. A scientist: a later campaign.
    given("last = 'task-army'\nreserve = { axis = ['spy'], allies = ['army-1'] }")
        .place("axis spy WE.1.3")
        .is("marker WE", 5)
        .is("score axis", 0);
    given("last = 'bomber-air'\nreserve = { axis = ['spy'], allies = ['army-1', 'army-2'] }")
        .place("axis spy WE.1.3")
        .is("n-reserve allies", 1);
    given("last = 'scientist'\nreserve = { axis = ['spy'], allies = ['army-1'] }")
        .place("axis spy WE.3.1")
        .is("n-reserve axis", 2);
    given("last = 'nuclear'\nreserve = { axis = ['spy'], allies = ['army-1'] }")
        .place("axis spy WE.1.3")
        .is("marker WE", 7)
        .is("marker PO", -2);
}

/// Rule 6.8: a spy that copies a general or admiral uses 1 and the count of its own side.
#[test]
fn a_spy_as_a_general_counts_for_its_owner() {
    given(
        "board = { 'WE.1.1' = 'axis air-1', 'WE.1.2' = 'allies army-1' }
         reserve = { axis = ['general'], allies = ['spy'] }",
    )
    .place("axis general EE.1.2")
    .place("allies spy WE.1.3")
    // One own army in the theatre: 2 towards the Allies; the Allies fill the campaign.
    .is("marker WE", -2)
    .is("score allies", 3);
}

/// Rules 6.8 and 6.1: a spy stays a special weapon, so a general does not count it.
#[test]
fn a_spy_is_never_counted() {
    given("last = 'army-3'\nreserve = { axis = ['spy', 'general'], allies = ['air-1'] }")
        .place("axis spy EE.1.2")
        .is("marker EE", 3)
        .place("allies air-1 PO.1.2")
        .place("axis general EE.1.1")
        .is("marker EE", 5);
}

/// Rules 6.8 and 5.4 (Ruling 8): after an own blitz token the spy copies that, and goes on once more.
#[test]
fn a_spy_after_an_own_blitz_is_a_blitz() {
    given("reserve = { axis = ['blitz-army', 'spy', 'army-2'], allies = ['army-1'] }")
        .place("axis blitz-army AM.1.3")
        .place("axis spy AM.1.4")
        .is("marker AM", 2)
        .exactly("axis", "take army-2, stop");
}

/// Rule 6.8: a spy that copies a spy takes what that spy copied.
#[test]
fn what_a_spy_copied_stays_what_was_placed_last() {
    given("last = 'elite-army'\nreserve = { axis = ['spy'], allies = ['army-1'] }")
        .place("axis spy WE.1.3")
        .is("last", "elite-army");
}

/// Rule 20.3, token partisans: an army, 3 when its owner is behind as the marker is advanced, else 1.
#[test]
fn partisans_are_strong_only_from_behind() {
    let at = |marker: i8| {
        given(&format!(
            "setup = {{ board = 'nippon' }}\nmarker = {{ miami = {marker} }}
             reserve = {{ japan = ['partisans'], germany = ['army-1'] }}"
        ))
        .place("japan partisans N04.1.3")
    };
    at(-4).is("marker miami", -1);
    at(-1).is("marker miami", 2);
    at(0).is("marker miami", 1);
    at(3).is("marker miami", 4);
}

/// Rules 20.3 and 3.8 (Ruling 9): the effect of the space comes first and may end being behind.
#[test]
fn partisans_are_judged_after_the_effect() {
    let at = |marker: i8| {
        given(&format!(
            "setup = {{ board = 'nippon' }}\nmarker = {{ seattle = {marker} }}
             reserve = {{ japan = ['partisans'], germany = ['army-1'] }}"
        ))
        .place("japan partisans N01.1.3")
    };
    // Tactical 1 first: −1 becomes 0, so 1 more; −2 becomes −1, so 3 more.
    at(-1).is("marker seattle", 1);
    at(-2).is("marker seattle", 2);
}

/// Rule 20.3, token improved-research: strength 0, any terrain, the effect twice.
#[test]
fn improved_research_resolves_the_effect_twice() {
    let words =
        "setup = { board = 'nippon' }\nreserve = { japan = ['improved-research'], germany = ['army-1'] }";
    given(words)
        .is(
            "room japan improved-research",
            "N01.1.1 N01.1.2 N01.1.3 N02.1.1 N02.1.2 N02.1.3 N03.1.1 N03.1.2 N03.1.3 N04.1.1 N04.1.2 N04.1.3",
        )
        .place("japan improved-research N02.1.3")
        .is("score japan", 2)
        .is("marker los-angeles", 0);
    given(words).place("japan improved-research N01.1.3").is("marker seattle", 2);
    given(words)
        .place("japan improved-research N04.1.1")
        .play("japan to seattle")
        .play("japan to new-york")
        .is("marker seattle", 2)
        .is("marker new-york", 2);
}

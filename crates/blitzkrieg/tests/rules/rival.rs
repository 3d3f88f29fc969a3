//! The rival's turn and effects. Sections 14 and 16.

use crate::table::{Moves as _, Position, given};

#[track_caller]
fn rival(words: &str) -> Position {
    given(&format!("setup = {{ mode = 'solo' }}\nturn = 'axis'\n{words}"))
}

const ONLY_WE: &str = "closed = ['PO', 'EE', 'AM', 'SE']";

/// Rules 14.1 and 14.2: over many games the second turn draws any of the seven, never Steamroll; the turn
/// after draws any but the one in force.
#[test]
fn no_stratagem_comes_twice_in_a_row_and_steamroll_not_on_the_second_turn() {
    let mut seen = Vec::new();
    for seed in 0..150 {
        let table = given(&format!(
            "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nseed = {seed}
             reserve = {{ axis = ['army-1', 'air-1', 'navy-1'], allies = ['army-1', 'air-1', 'navy-1'] }}"
        ))
        .go()
        .is("stratagem", "none")
        .is("face-up", "steamroll")
        .place("allies army-1 WE.1.2")
        .is("n-bank", 7)
        .is("in-bank steamroll", "yes");
        let drawn = engine::Table::fact(&table.0, "stratagem").expect("there is such a fact");
        assert!(drawn != "steamroll" && drawn != "none");
        if !seen.contains(&drawn) {
            seen.push(drawn);
        }
    }
    assert_eq!(seen.len(), 7);
    for seed in 0..100 {
        let table = given(&format!(
            "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nturns = 4\nseed = {seed}
             stratagem = 'secure'\nreserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        ))
        .go();
        let up = engine::Table::fact(&table.0, "face-up").expect("there is such a fact");
        assert!(up == "steamroll secure" || !up.contains("secure"), "{up}");
    }
}

/// Rule 14.2: a Steamroll repeats the stratagem beside it; the next draw sends both back.
#[test]
fn a_steamroll_and_what_it_repeats_go_back_together() {
    given(
        "setup = { mode = 'solo', stratagems = 'yes' }\nturn = 'axis'\nturns = 8
         stratagem = ['steamroll', 'counterattack']\nbank = ['big-guns']
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .is("stratagem", "counterattack")
    .go()
    .is("stratagem", "big-guns")
    .is("face-up", "big-guns")
    .is("bank", "counterattack steamroll");
}

/// Rule 14.3: the rival loses when it cannot place, too.
#[test]
fn the_rival_loses_when_it_cannot_place() {
    rival("reserve = { allies = ['army-1'] }").go().ended("cannot-place", "allies");
    rival("reserve = { axis = ['spy'], allies = ['army-1'] }").go().ended("cannot-place", "allies");
}

/// Rule 14.4: what the rival places is resolved like any placement.
#[test]
fn the_rivals_placement_is_resolved_like_any_other() {
    rival(&format!(
        "{ONLY_WE}\nmarker = {{ WE = 4 }}\nboard = {{ 'WE.1.1' = 'allies navy-1', 'WE.1.2' = 'allies army-1' }}
         reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
    ))
    .go()
    .happened(&[
        "event-rival-chose-at-once",
        "event-placed",
        "event-scored-propaganda",
        "event-marker-strength",
        "event-campaign-closed",
        "event-scored-campaign",
        "event-scored-bonus",
        "event-drew",
    ])
    .is("score axis", 1 + 2 + 1);
}

/// Rule 14.5: at the end one token comes to the right end of the row.
#[test]
fn the_rival_draws_to_the_right_end_of_its_row() {
    rival(
        "reserve = { axis = ['army-1', 'navy-3', 'navy-2'], allies = ['army-1', 'army-2'] }\nbag = { axis = ['general'] }",
    )
    .go()
    .is("row", "navy-3 navy-2 general");
}

/// Rule 16.1: industrial production adds to the right end of the row.
#[test]
fn the_rivals_industry_adds_to_the_right_end() {
    rival(&format!(
        "{ONLY_WE}\nreserve = {{ axis = ['navy-1', 'army-3', 'army-1'], allies = ['air-1'] }}
         bag = {{ axis = ['navy-3', 'navy-3'] }}"
    ))
    .go()
    .is("on WE.1.1", "axis navy-1")
    .is("row", "army-3 army-1 navy-3 navy-3");
}

/// Rule 16.2: research goes into the rival's bag.
#[test]
fn the_rivals_research_goes_into_its_bag() {
    rival(&format!(
        "{ONLY_WE}\nreserve = {{ axis = ['army-3', 'army-1'], allies = ['air-1'] }}
         bag = {{ axis = [] }}\npile = ['nuclear']"
    ))
    .go()
    .happened(&["event-researched", "event-drew"])
    .is("n-pile", 0);
}

/// Rule 16.2: research industry goes to the right end of the row.
#[test]
fn the_rivals_research_industry_goes_to_its_row() {
    rival(&format!(
        "{ONLY_WE}\ncampaign = {{ WE = 3 }}\nboard = {{ 'WE.3.2' = 'allies army-1' }}
         marker = {{ WE = -9 }}\ndice = [1]
         reserve = {{ axis = ['army-3', 'army-1'], allies = ['air-1'] }}\nbag = {{ axis = [] }}\npile = ['nuclear']"
    ))
    .go()
    .is("on WE.3.1", "axis army-3")
    .is("row", "army-1 nuclear");
}

/// Rule 16.3: a strategic advantage of the rival goes where its influence is greatest, and closes nothing.
#[test]
fn the_rivals_strategic_advantage_closes_nothing() {
    rival(
        "closed = ['WE', 'EE', 'SE']\nmarker = { PO = 12 }
         reserve = { axis = ['army-1'], allies = ['army-1', 'navy-1'] }",
    )
    .go()
    .is("on AM.1.1", "axis army-1")
    .is("marker PO", 13)
    .is("campaign PO", 1);
}

/// Rule 16.4: tactical advantage and propaganda work as usual.
#[test]
fn the_rivals_tactical_advantage_and_propaganda_work_as_usual() {
    rival(
        "closed = ['WE', 'PO', 'EE', 'SE']\ncampaign = { AM = 2 }
         reserve = { axis = ['army-1'], allies = ['army-1'] }",
    )
    .go()
    .is("on AM.2.1", "axis army-1")
    .is("marker AM", 3);
    rival(&format!(
        "{ONLY_WE}\nscore = {{ allies = 3 }}\nreserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
    ))
    .go()
    .is("on WE.1.3", "axis army-1")
    .is("score axis", 1);
}

/// Rule 16.5 (Ruling 1): whatever acts as a scientist for the rival is an airforce of strength 3.
#[test]
fn what_acts_as_a_scientist_for_the_rival_is_an_airforce_of_3() {
    rival(&format!(
        "{ONLY_WE}\nlast = 'scientist'\nreserve = {{ axis = ['spy'], allies = ['army-1', 'navy-1'] }}"
    ))
    .is("room axis spy", "WE.1.1 WE.1.2 WE.1.3")
    .go()
    .is("on WE.1.1", "axis spy")
    .is("marker WE", 3);
    // And so is a spy of the human's that copies the rival's scientist.
    rival(&format!("{ONLY_WE}\nreserve = {{ axis = ['scientist'], allies = ['spy'] }}"))
        .go()
        .is("marker WE", 3)
        .is("room allies spy", "WE.1.2 WE.1.3")
        .place("allies spy WE.1.3")
        .is("score allies", 1);
}

/// Rule 16.6: the rival's blitz must go on if it can, by the steps for space and token.
#[test]
fn the_rivals_blitz_goes_on() {
    rival(
        "closed = ['WE', 'EE', 'AM', 'SE']\nmarker = { PO = -9 }\ndice = [1, 2]
         reserve = { axis = ['air-0-blitz', 'navy-1', 'navy-2'], allies = ['navy-1', 'navy-2'] }",
    )
    .go()
    .is("on PO.1.2", "axis air-0-blitz")
    .is("on PO.1.1", "axis navy-2")
    .is("marker PO", -7)
    .is("campaign PO", 2)
    // 2 for the campaign and 1 for the bonus.
    .is("score allies", 3)
    .is("turn", "allies");
}

/// Rule 16.6: the follow-up keeps the stratagem and stays in the theatre, whatever steps 5–8 would say.
#[test]
fn the_rivals_follow_up_keeps_theatre_and_stratagem() {
    given(
        "setup = { mode = 'solo', stratagems = 'yes' }\nturn = 'axis'\nstratagem = 'rapid-deployment'
         marker = { AM = -9 }\nreserve = { axis = ['blitz-army', 'navy-1', 'navy-2'], allies = ['army-1', 'navy-1'] }",
    )
    .go()
    .is("on AM.1.1", "axis blitz-army")
    // The row is short, but Africa has no industry: research, and there the leftmost token.
    .is("on AM.1.3", "axis navy-1");
}

/// Rule 16.7: the rival bombs a random token of the human's reserve.
#[test]
fn the_rival_bombs_at_random() {
    let mut lost = [0; 3];
    for seed in 0..300 {
        let table = rival(&format!(
            "seed = {seed}\nclosed = ['WE', 'PO', 'EE', 'AM']\ncampaign = {{ SE = 2 }}
             reserve = {{ axis = ['navy-1'], allies = ['army-1', 'navy-1', 'air-1'] }}"
        ))
        .go();
        let left = engine::Table::fact(&table.0, "reserve allies").expect("there is such a fact");
        let gone = ["army-1", "navy-1", "air-1"].iter().position(|token| !left.contains(token));
        lost[gone.expect("one of three is gone")] += 1;
    }
    assert!(lost.iter().all(|n| (70..130).contains(n)), "{lost:?}");
}

/// Rule 16.8: special weapons of the row may be bombed only if there is nothing else.
#[test]
fn the_human_bombs_special_weapons_only_when_the_row_holds_nothing_else() {
    given(
        "setup = { mode = 'solo' }\nturn = 'allies'
         reserve = { axis = ['elite-army', 'nuclear'], allies = ['blitz-navy', 'navy-1'] }\nbag = { axis = [] }",
    )
    .place("allies blitz-navy PO.1.1")
    .exactly("allies", "bomb 1, bomb 2")
    .refused("allies bomb 3", "16.8")
    .refused("allies stop", "16.8")
    .play("allies bomb 2")
    .is("row", "elite-army")
    .is("bag axis", "nuclear");
}

/// Rule 16.9: closing a theatre, the rival resolves campaign by campaign, left to right.
#[test]
fn the_rival_resolves_a_closing_left_to_right() {
    let table =
        rival("marker = { AM = 9 }\nreserve = { axis = ['army-2'], allies = ['army-1', 'navy-1'] }").go();
    assert_eq!(table.touched("event-resolved"), ["AM.1.3", "AM.1.4", "AM.2.2"]);
}

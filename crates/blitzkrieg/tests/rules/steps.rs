//! The rival's placement, step by step. Section 15.

use crate::table::{Moves as _, Position, given};

/// A solo position with the rival to move; `words` follow.
#[track_caller]
fn rival(words: &str) -> Position {
    given(&format!("setup = {{ mode = 'solo' }}\nturn = 'axis'\n{words}"))
}

/// Only these theatres are open.
fn only(open: &str) -> String {
    let closed: Vec<String> = ["WE", "PO", "EE", "AM", "SE"]
        .into_iter()
        .filter(|code| !open.split(' ').any(|open| open == *code))
        .map(|code| format!("'{code}'"))
        .collect();
    format!("closed = [{}]", closed.join(", "))
}

const HUMAN: &str = "allies = ['army-1', 'army-2', 'navy-1']";
const FIVE_PLANES: &str = "axis = ['air-1', 'air-2', 'air-1', 'air-2', 'air-1']";
const FOUR_PLANES: &str = "axis = ['air-1', 'air-2', 'air-1', 'air-2']";

/// The space that the rival chooses in one theatre with this row.
#[track_caller]
fn space_of(open: &str, words: &str, row: &str, step: u8) -> String {
    let table = rival(&format!("{}\n{words}\nreserve = {{ {row}, {HUMAN} }}", only(open)));
    engine::Table::fact(&table.0, &format!("rival step {step}")).expect("the rival has a choice")
}

/// Rule 15.intro: every step narrows what the one before it left, until one option remains; with one token
/// there is nothing to roll for.
#[test]
fn steps_narrow_and_stop_at_one_option() {
    rival(&format!("reserve = {{ axis = ['army-1'], {HUMAN} }}"))
        .is("rival step 4", "WE EE AM SE")
        .is("rival step 5", "WE EE AM SE")
        .is("rival step 6", "AM")
        .is("rival step 8", "AM")
        .is("rival decided-by", 6)
        .go()
        .happened(&["event-rival-chose"])
        .never("event-rival-chose-by-die");
}

/// Rule 15.1: a placement that brings the rival to 25, and ahead, is made before all else.
#[test]
fn step_1_a_winning_placement_is_made() {
    let words = |human: u8| {
        format!(
            "score = {{ axis = 23, allies = {human} }}\nreserve = {{ axis = ['navy-1', 'air-1'], {HUMAN} }}"
        )
    };
    rival(&words(10)).is("rival decided-by", 1).go().is("on SE.1.1", "axis navy-1").is("score axis", 25);
    // With the human at 25 as well the same points would not win.
    rival(&words(25)).is("rival decided-by", 6);
}

/// Rule 15.1: leaving the human without a legal placement for certain wins, too.
#[test]
fn step_1_the_human_is_left_without_a_place() {
    rival(&format!(
        "{}\ncampaign = {{ SE = 2 }}\nboard = {{ 'SE.2.2' = 'allies army-3' }}
         reserve = {{ axis = ['navy-1'], allies = ['army-1', 'army-2'] }}",
        only("SE")
    ))
    .is("rival decided-by", 1)
    .go()
    .is("on SE.2.3", "axis navy-1")
    .ended("cannot-place", "axis");
}

/// Rule 15.1: bombing away the last token is certain; one of two is not.
#[test]
fn step_1_bombing_wins_only_when_it_is_certain() {
    let words = |human: &str| {
        format!(
            "{}\ncampaign = {{ SE = 2 }}\nboard = {{ 'SE.2.2' = 'allies army-3' }}
             reserve = {{ axis = ['navy-1'], allies = [{human}] }}",
            only("SE")
        )
    };
    rival(&words("'air-1'")).is("rival decided-by", 1).go().is("on SE.2.1", "axis navy-1");
    rival(&words("'air-1', 'air-2'")).is("rival decided-by", 4);
}

/// Rule 15.1 (Ruling 3): several tokens, using a blitz, may win together.
#[test]
fn step_1_a_blitz_chain_may_win() {
    rival(&format!(
        "score = {{ axis = 21, allies = 5 }}\nmarker = {{ SE = 1 }}\nboard = {{ 'SE.1.3' = 'allies army-1' }}
         reserve = {{ axis = ['army-1', 'blitz-navy', 'air-1'], {HUMAN} }}"
    ))
    .is("rival decided-by", 1)
    .go()
    .is("on SE.1.1", "axis blitz-navy")
    .is("on SE.1.2", "axis army-1")
    // Propaganda 2 and 1, and 2 for the campaign.
    .is("score axis", 26);
}

/// Rules 15.1 and 16.6 (Ruling 11): a blitz must go on, so a win that the next token would spoil is none.
#[test]
fn step_1_a_win_that_the_blitz_must_spoil_is_none() {
    // Propaganda brings 25, but the second token must then close the campaign for the human.
    let words = "score = { axis = 23, allies = 24 }\nmarker = { SE = -9 }
         board = { 'SE.1.3' = 'allies army-1' }
         reserve = { axis = ['blitz-navy', 'army-1'], allies = ['army-1', 'army-2', 'navy-1'] }";
    rival(&format!("{}\n{words}", only("SE AM"))).is("rival decided-by", 6);
    // Without the army nothing spoils it.
    let alone = words.replace("'blitz-navy', 'army-1'", "'blitz-navy'");
    rival(&format!("{}\n{alone}", only("SE AM"))).is("rival decided-by", 1);
}

/// Rule 15.2: a theatre is closed where the rival can; the smaller strength that suffices.
#[test]
fn step_2_the_rival_closes_a_theatre_with_the_smallest_token() {
    rival(&format!("marker = {{ AM = 9 }}\nreserve = {{ axis = ['army-1', 'army-3', 'army-2'], {HUMAN} }}"))
        .is("rival decided-by", 2)
        .go()
        .is("on AM.1.1", "axis army-2")
        .is("campaign AM", "closed")
        .is("score axis", 1 + 3 + 5 + 2);
}

/// Rule 15.2: of several theatres the one with most points for the rival.
#[test]
fn step_2_most_points_first() {
    rival(&format!("marker = {{ AM = 9, SE = 9 }}\nreserve = {{ axis = ['army-2'], {HUMAN} }}"))
        .is("rival decided-by", 2)
        .go()
        .is("campaign SE", "closed")
        .is("campaign AM", 1)
        // Propaganda 2, 1 and 2; campaigns 2 and 4; the close 2.
        .is("score axis", 5 + 6 + 2);
}

/// Rules 15.2 and 15.3 (Ruling 2): a last campaign that fills up is the close of a campaign.
#[test]
fn step_3_a_last_campaign_that_fills_up_is_a_campaign() {
    rival(&format!(
        "campaign = {{ SE = 2 }}\nmarker = {{ SE = 1 }}
         board = {{ 'SE.2.1' = 'allies navy-2', 'SE.2.2' = 'allies army-3' }}
         reserve = {{ axis = ['army-1'], {HUMAN} }}"
    ))
    .is("rival decided-by", 3)
    .go()
    .is("campaign SE", "closed")
    .is("score axis", 4);
}

/// Rules 15.2 and 15.3 (Ruling 2): with `rival-closing=any` it closes its theatre in step 2.
#[test]
fn step_2_may_count_a_last_campaign_that_fills_up() {
    for (closing, step) in [("track", 3), ("any", 2)] {
        given(&format!(
            "setup = {{ mode = 'solo', rival-closing = '{closing}' }}\nturn = 'axis'
             campaign = {{ SE = 2 }}\nmarker = {{ SE = 1 }}
             board = {{ 'SE.2.1' = 'allies navy-2', 'SE.2.2' = 'allies army-3' }}
             reserve = {{ axis = ['army-1'], {HUMAN} }}"
        ))
        .is("rival decided-by", step)
        .go()
        .is("campaign SE", "closed");
    }
}

/// Rule 15.3: a campaign is closed if the marker ends on the rival's half; the smaller strength first.
#[test]
fn step_3_the_rival_closes_a_campaign_with_the_smallest_token() {
    let words = |marker: i8| {
        format!(
            "marker = {{ EE = {marker} }}\nboard = {{ 'EE.1.1' = 'allies army-3' }}
             reserve = {{ axis = ['army-3', 'army-1', 'army-2'], {HUMAN} }}"
        )
    };
    rival(&words(1)).is("rival decided-by", 3).go().is("on EE.1.2", "axis army-1").is("score axis", 2);
    // From −1 an army of 1 would leave it in the balance: 2 suffices.
    rival(&words(-1)).is("rival decided-by", 3).go().is("on EE.1.2", "axis army-2");
    rival(&words(-3)).is("rival decided-by", 6);
}

/// Rule 15.3: a blitz chain may close a campaign.
#[test]
fn step_3_a_blitz_chain_may_close_a_campaign() {
    rival(&format!("reserve = {{ axis = ['army-1', 'blitz-army'], {HUMAN} }}"))
        .is("rival decided-by", 3)
        .go()
        .is("campaign EE", 2)
        .is("marker EE", 3)
        .is("score axis", 2);
}

/// Rule 15.3: equal possibilities go by order number, then by the leftmost space and token.
#[test]
fn step_3_ties_go_by_order_number_then_leftmost() {
    let table = rival(&format!(
        "marker = {{ PO = 1, EE = 1 }}\nboard = {{ 'PO.1.1' = 'allies navy-2', 'EE.1.1' = 'allies army-3' }}
         reserve = {{ axis = ['air-1', 'air-1'], {HUMAN} }}"
    ))
    .is("rival decided-by", 3)
    .is("rival places roll 6", "1 PO.1.2");
    table.go().is("on PO.1.2", "axis air-1");
}

/// Rule 15.4: campaigns where every placement would hand the human the game are left out.
#[test]
fn step_4_campaigns_that_lose_at_once_are_left_out() {
    let words = |open: &str| {
        format!(
            "{}\nscore = {{ axis = 3, allies = 23 }}\nmarker = {{ EE = -5 }}
             board = {{ 'EE.1.1' = 'allies army-3' }}\nreserve = {{ axis = ['army-1'], {HUMAN} }}",
            only(open)
        )
    };
    rival(&words("EE SE")).is("rival step 4", "SE");
    // If nothing is left, the restriction is dropped.
    rival(&words("EE")).is("rival step 4", "EE").go().is("score allies", 25);
}

/// Rules 15.4 and 14.3: with no legal placement at all the rival loses.
#[test]
fn step_4_without_a_placement_the_rival_loses() {
    rival(&format!("{}\nreserve = {{ axis = ['navy-1'], {HUMAN} }}", only("EE")))
        .go()
        .ended("cannot-place", "allies");
}

/// Rule 15.5: without stratagem the step changes nothing; with one it comes before the free spaces.
#[test]
fn step_5_the_stratagem_comes_first() {
    let words = |up: &str| {
        format!(
            "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nmarker = {{ EE = 2 }}
             stratagem = '{up}'\nreserve = {{ axis = ['army-1'], {HUMAN} }}"
        )
    };
    given(&words("none")).is("rival step 5", "WE EE AM SE").is("rival step 6", "AM");
    given(&words("secure")).is("rival step 5", "EE").is("rival decided-by", 5);
}

/// Rule 15.6: the campaign with the most free spaces.
#[test]
fn step_6_most_free_spaces() {
    rival(&format!("board = {{ 'AM.1.1' = 'allies army-3', 'AM.1.2' = 'allies navy-3' }}\nreserve = {{ axis = ['air-1'], {HUMAN} }}"))
        .is("n-free AM", 2)
        .is("rival step 6", "WE SE");
}

/// Rule 15.7: then the one worth most; bonuses of the track are ignored.
#[test]
fn step_7_most_points_without_bonus() {
    rival(&format!(
        "{}\ncampaign = {{ SE = 2 }}\nmarker = {{ WE = 10 }}\nreserve = {{ axis = ['air-1'], {HUMAN} }}",
        only("WE SE")
    ))
    .is("rival step 6", "WE SE")
    .is("rival step 7", "SE")
    .is("rival decided-by", 7);
}

/// Rule 15.8: then the lowest order number.
#[test]
fn step_8_lowest_order_number() {
    rival(&format!("{}\nreserve = {{ axis = ['air-1'], {HUMAN} }}", only("WE SE")))
        .is("rival step 7", "WE SE")
        .is("rival step 8", "WE")
        .is("rival decided-by", 8);
}

/// Rule 15.9: the stratagem's wish for a space comes before all others.
#[test]
fn step_9_the_stratagems_space_comes_first() {
    given(&format!(
        "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nstratagem = 'for-the-glory'
         {}\nreserve = {{ axis = ['air-1'], {HUMAN} }}",
        only("AM")
    ))
    .is("rival step 9", "AM.1.4");
    assert_eq!(space_of("AM", "", FIVE_PLANES, 9), "AM.1.1 AM.1.2 AM.1.3 AM.1.4");
}

/// Rule 15.10: from 20 points on propaganda comes first.
#[test]
fn step_10_from_20_points_propaganda() {
    assert_eq!(space_of("AM", "score = { axis = 20, allies = 20 }", FIVE_PLANES, 10), "AM.1.4");
    assert_eq!(
        space_of("AM", "score = { axis = 19, allies = 19 }", FIVE_PLANES, 10),
        "AM.1.1 AM.1.2 AM.1.3 AM.1.4"
    );
}

/// Rule 15.11: strategic advantage.
#[test]
fn step_11_strategic_advantage() {
    assert_eq!(space_of("AM", "", FIVE_PLANES, 11), "AM.1.1");
}

/// Rule 15.12: three points behind, propaganda.
#[test]
fn step_12_three_behind_propaganda() {
    assert_eq!(space_of("WE", "score = { axis = 4, allies = 7 }", FIVE_PLANES, 12), "WE.1.3");
    assert_eq!(space_of("WE", "score = { axis = 4, allies = 6 }", FIVE_PLANES, 12), "WE.1.1 WE.1.2 WE.1.3");
}

/// Rule 15.13: with at most four tokens in the row, industry. The row is counted before the token leaves it.
#[test]
fn step_13_a_short_row_wants_industry() {
    assert_eq!(space_of("WE", "", FOUR_PLANES, 13), "WE.1.1");
    assert_eq!(space_of("WE", "", FIVE_PLANES, 13), "WE.1.1 WE.1.2 WE.1.3");
}

/// Rule 15.14: research.
#[test]
fn step_14_research() {
    assert_eq!(space_of("WE", "", FIVE_PLANES, 14), "WE.1.2");
}

/// Rule 15.15: bombing.
#[test]
fn step_15_bombing() {
    assert_eq!(space_of("WE", "campaign = { WE = 2 }", FIVE_PLANES, 14), "WE.2.1 WE.2.2 WE.2.3");
    assert_eq!(space_of("WE", "campaign = { WE = 2 }", FIVE_PLANES, 15), "WE.2.1");
}

/// Rule 15.16: tactical advantage.
#[test]
fn step_16_tactical_advantage() {
    assert_eq!(space_of("AM", "campaign = { AM = 2 }", FIVE_PLANES, 15), "AM.2.1 AM.2.2 AM.2.3");
    assert_eq!(space_of("AM", "campaign = { AM = 2 }", FIVE_PLANES, 16), "AM.2.1");
}

/// Rule 15.17: industry, however long the row.
#[test]
fn step_17_industry() {
    let words = "campaign = { WE = 2 }\nboard = { 'WE.2.1' = 'allies army-3' }";
    assert_eq!(space_of("WE", words, FIVE_PLANES, 16), "WE.2.2 WE.2.3");
    assert_eq!(space_of("WE", words, FIVE_PLANES, 17), "WE.2.2");
}

/// Rule 15.18: propaganda.
#[test]
fn step_18_propaganda() {
    let words = "campaign = { PO = 3 }\nboard = { 'PO.3.1' = 'allies navy-3' }";
    assert_eq!(space_of("PO", words, FIVE_PLANES, 17), "PO.3.2 PO.3.3");
    assert_eq!(space_of("PO", words, FIVE_PLANES, 18), "PO.3.2");
}

/// Rule 15.19: left to right.
#[test]
fn step_19_left_to_right() {
    let words = "board = { 'SE.1.3' = 'allies army-3' }\nmarker = { SE = -9 }";
    assert_eq!(space_of("SE", words, FIVE_PLANES, 18), "SE.1.1 SE.1.2");
    assert_eq!(space_of("SE", words, FIVE_PLANES, 19), "SE.1.1");
}

/// Rule 15.classes: research industry is both industry and research.
#[test]
fn research_industry_belongs_to_both_classes() {
    let words = "campaign = { WE = 3 }\nboard = { 'WE.3.2' = 'allies army-3' }\nmarker = { WE = -9 }";
    assert_eq!(space_of("WE", words, FOUR_PLANES, 13), "WE.3.1");
    assert_eq!(space_of("WE", words, FIVE_PLANES, 13), "WE.3.1 WE.3.3");
    assert_eq!(space_of("WE", words, FIVE_PLANES, 14), "WE.3.1");
    // Improved forms count like plain ones.
    assert_eq!(space_of("AM", "campaign = { AM = 2 }", FOUR_PLANES, 13), "AM.2.2");
    assert_eq!(
        space_of("PO", "campaign = { PO = 2 }\nboard = { 'PO.2.3' = 'allies navy-3' }", FIVE_PLANES, 14),
        "PO.2.1"
    );
}

/// Rule 15.20: the stratagem's wish for a token comes before the others.
#[test]
fn step_20_the_stratagems_token_comes_first() {
    given(&format!(
        "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nstratagem = 'rapid-deployment'
         score = {{ axis = 20, allies = 20 }}\nreserve = {{ axis = ['navy-1', 'army-1', 'army-3'], {HUMAN} }}"
    ))
    .is("rival step 19", "AM.1.4")
    .is("rival step 20", "1");
}

/// Western Europe's second campaign with one free space, too far on the human's half to be won.
fn last_of_we2(free: u8, row: &str) -> String {
    let covered: Vec<String> = (1..=3u8)
        .filter(|n| *n != free)
        .zip(["army-3", "air-2"])
        .map(|(n, token)| format!("'WE.2.{n}' = 'allies {token}'"))
        .collect();
    format!(
        "{}\ncampaign = {{ WE = 2 }}\nmarker = {{ WE = -9 }}\nboard = {{ {} }}
         reserve = {{ axis = [{row}], {HUMAN} }}",
        only("WE"),
        covered.join(", ")
    )
}

/// Rule 15.21: on a blank space only tokens of strength 1 or more, if possible.
#[test]
fn step_21_no_empty_tokens_on_blank_spaces() {
    rival(&last_of_we2(3, "'air-0-blitz', 'army-1', 'army-2'"))
        .is("rival step 20", "1 2 3")
        .is("rival step 21", "2 3");
    rival(&last_of_we2(3, "'air-0-blitz'")).go().is("on WE.2.3", "axis air-0-blitz");
    // On a space with an effect the step does nothing.
    rival(&format!(
        "{}\nreserve = {{ axis = ['air-0-blitz', 'air-1'], {HUMAN} }}\nmarker = {{ AM = -9 }}",
        only("AM")
    ))
    .is("rival step 21", "1 2");
}

/// Rule 15.22: on the last free space of a campaign no blitz token, if possible.
#[test]
fn step_22_no_blitz_on_the_last_space() {
    rival(&last_of_we2(2, "'blitz-army', 'army-1', 'army-2'"))
        .is("rival step 21", "1 2 3")
        .is("rival step 22", "2 3");
    rival(&last_of_we2(2, "'blitz-army'")).go().is("on WE.2.2", "axis blitz-army");
}

/// Rule 15.23: from 20 points on the token of highest strength.
#[test]
fn step_23_from_20_points_the_strongest_token() {
    let words = |points: u8| {
        format!(
            "score = {{ axis = {points}, allies = {points} }}
             reserve = {{ axis = ['army-1', 'army-3', 'army-2', 'navy-3'], {HUMAN} }}"
        )
    };
    rival(&words(20)).is("rival step 19", "AM.1.4").is("rival step 22", "1 2 3 4").is("rival step 23", "2 4");
    rival(&words(19)).is("rival step 19", "AM.1.1").is("rival step 23", "1 2 3");
}

/// Rule 15.24: the die counts from the left and goes on from the left again.
#[test]
fn step_24_the_die_counts_round() {
    let mut table =
        rival(&format!("reserve = {{ axis = ['navy-1', 'army-1', 'air-1', 'army-2'], {HUMAN} }}"))
            .is("rival step 23", "2 3 4");
    for (roll, position) in [(1, 2), (2, 3), (3, 4), (4, 2), (5, 3), (6, 4)] {
        table = table.is(&format!("rival places roll {roll}"), format!("{position} AM.1.1"));
    }
}

/// Rule 15.strength: generals, admirals and spies count by what they would do at that place.
#[test]
fn strength_is_the_effective_strength_at_that_place() {
    rival(&format!(
        "score = {{ axis = 20, allies = 20 }}
         board = {{ 'AM.1.1' = 'axis army-1', 'AM.1.2' = 'axis air-1' }}\n{}
         reserve = {{ axis = ['army-2', 'general'], {HUMAN} }}",
        only("AM")
    ))
    .is("rival step 19", "AM.1.4")
    .is("rival step 23", "2");
    rival(&format!(
        "score = {{ axis = 20, allies = 20 }}\nlast = 'elite-army'
         reserve = {{ axis = ['army-3', 'spy'], {HUMAN} }}"
    ))
    .is("rival step 23", "2");
}

/// Rules 15.strength and 20.3: partisans count by where the effect of the space will leave the marker.
#[test]
fn partisans_count_by_the_marker_they_will_find() {
    let at = |marker: i8| {
        given(&format!(
            "setup = {{ mode = 'solo', nippon-specials = 'yes' }}\nturn = 'axis'
             score = {{ axis = 20, allies = 20 }}\ncampaign = {{ AM = 2 }}\nmarker = {{ AM = {marker} }}\n{}
             reserve = {{ axis = ['army-2', 'partisans'], {HUMAN} }}",
            only("AM")
        ))
        .is("rival step 19", "AM.2.1")
    };
    // The tactical advantage of 2 comes first: from −1 nobody is behind any more, from −3 the rival still is.
    at(-1).is("rival step 23", "1");
    at(-3).is("rival step 23", "2");
}

/// Rule 15.4 (Ruling 14): a campaign stays if one placement in it is safe, though another would lose.
#[test]
fn step_4_looks_at_campaigns_and_not_at_tokens() {
    given(&format!(
        "setup = {{ mode = 'solo', campaign-tie = 'nobody' }}\nturn = 'axis'\n{}
         score = {{ allies = 23 }}\nmarker = {{ EE = -2 }}\nboard = {{ 'EE.1.1' = 'allies army-3' }}
         reserve = {{ axis = ['army-1', 'army-2'], {HUMAN} }}",
        only("EE SE")
    ))
    // The army of 2 reaches the balance, where nobody scores; the army of 1 hands over 25 points.
    .is("rival step 4", "EE SE");
}

/// Rules 15.2 and 15.3 (Ruling 15): a chain is measured up to the token that closes, its strength by the sum.
#[test]
fn step_3_a_chain_counts_the_sum_of_its_strengths() {
    let words = |navy: &str| {
        format!(
            "marker = {{ PO = 1 }}\nboard = {{ 'PO.1.1' = 'allies navy-3' }}
             reserve = {{ axis = ['{navy}', 'blitz-army', 'army-1'], {HUMAN} }}"
        )
    };
    // A chain of 1 + 1 in Eastern Europe against one navy in the Pacific; equal strength goes by order number.
    rival(&words("navy-3")).is("rival decided-by", 3).go().is("campaign EE", 2).is("campaign PO", 1);
    rival(&words("navy-2")).is("rival decided-by", 3).go().is("campaign EE", 1).is("campaign PO", 2);
    // A blitz that closes by itself is as good as a plain token, whatever follows.
    rival(&format!(
        "marker = {{ PO = 1 }}\nboard = {{ 'PO.1.1' = 'allies navy-3' }}
         reserve = {{ axis = ['blitz-navy', 'navy-1'], {HUMAN} }}"
    ))
    .go()
    .is("on PO.1.2", "axis blitz-navy");
}

/// Rules 15.1 and 11.4 (Ruling 6): closing the last theatre wins only with the higher score.
#[test]
fn step_1_closing_the_last_theatre_wins_only_when_ahead() {
    let words = |human: u8| {
        format!(
            "{}\nscore = {{ axis = 3, allies = {human} }}\ncampaign = {{ SE = 2 }}\nmarker = {{ SE = 1 }}
             board = {{ 'SE.2.1' = 'allies navy-2', 'SE.2.2' = 'allies army-3' }}
             reserve = {{ axis = ['army-1'], {HUMAN} }}",
            only("SE")
        )
    };
    rival(&words(6)).is("rival decided-by", 1).go().ended("all-closed", "axis");
    rival(&words(7)).is("rival decided-by", 3).go().ended("all-closed", "allies");
}

/// Rule 15.3: a chain counts on the tokens in the row, not on what an effect might draw.
#[test]
fn step_3_a_chain_does_not_count_on_draws() {
    rival(&format!(
        "{}\nmarker = {{ WE = 1 }}\nboard = {{ 'WE.1.3' = 'allies army-3' }}\nbag = {{ axis = ['army-1', 'army-1'] }}
         reserve = {{ axis = ['blitz-navy'], {HUMAN} }}",
        only("WE")
    ))
    .is("rival decided-by", 4)
    // It is drawn all the same, and the blitz goes on with it.
    .go()
    .is("on WE.1.1", "axis blitz-navy")
    .is("on WE.1.2", "axis army-1")
    .is("campaign WE", 2);
    // Industry would draw an army that closes the theatre, but the row holds nothing that does.
    rival(&format!(
        "{}\nmarker = {{ WE = 12 }}\nbag = {{ axis = ['army-3', 'army-3'] }}
         reserve = {{ axis = ['blitz-navy', 'air-0-blitz'], {HUMAN} }}",
        only("WE")
    ))
    .is("rival decided-by", 4);
}

/// Rule 15.1: a bombing that might take the one token with a place is not certain, whatever it would take.
#[test]
fn step_1_does_not_foresee_what_a_bombing_takes() {
    for seed in 0..20 {
        rival(&format!(
            "seed = {seed}\n{}\ncampaign = {{ SE = 2 }}\nboard = {{ 'SE.2.3' = 'allies army-3' }}
             reserve = {{ axis = ['navy-1'], allies = ['navy-1', 'army-1'] }}",
            only("SE")
        ))
        .is("rival decided-by", 4);
    }
}

//! The stratagems, one test for each. Section 17.

use crate::table::{Moves as _, Position, given};

#[track_caller]
fn with(stratagem: &str, words: &str) -> Position {
    given(&format!(
        "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nstratagem = {stratagem}\n{words}"
    ))
}

const HUMAN: &str = "allies = ['army-1', 'army-2', 'navy-1']";

/// Rules 17.big-guns and 17.2, stratagem big-guns: a special weapon, campaign, space and token together.
#[test]
fn big_guns_places_a_special_weapon_where_it_does_most() {
    with(
        "'big-guns'",
        &format!("marker = {{ WE = -2, EE = 2 }}\nreserve = {{ axis = ['army-3', 'elite-army', 'army-1'], {HUMAN} }}"),
    )
    // −2 becomes +2 in Western Europe: rank 1. Both spaces there do; research comes before propaganda.
    .is("rival step 5", "WE")
    .is("rival places roll 1", "2 WE.1.2")
    .is("rival places roll 6", "2 WE.1.2");
}

/// Rule 17.2: without a special weapon Big Guns considers all tokens.
#[test]
fn big_guns_without_special_weapons_considers_all_tokens() {
    with(
        "'big-guns'",
        &format!("marker = {{ WE = -2 }}\nreserve = {{ axis = ['army-1', 'army-3'], {HUMAN} }}"),
    )
    .is("rival places roll 1", "2 WE.1.2");
}

/// Rule 17.2: with one theatre left Big Guns still chooses space and token.
#[test]
fn big_guns_holds_with_one_theatre_left() {
    with(
        "'big-guns'",
        &format!(
            "closed = ['PO', 'EE', 'AM', 'SE']\nmarker = {{ WE = -2 }}
             reserve = {{ axis = ['army-3', 'elite-army', 'army-1'], {HUMAN} }}"
        ),
    )
    .is("rival places roll 1", "2 WE.1.2")
    .is("rival places roll 3", "2 WE.1.2");
}

/// Rules 17.big-guns and 16.6: a blitz of the rival's goes on with Big Guns in its theatre.
#[test]
fn big_guns_holds_for_the_follow_up() {
    with(
        "'big-guns'",
        &format!(
            "closed = ['PO', 'EE', 'WE', 'SE']\nmarker = {{ AM = -9 }}\nboard = {{ 'AM.1.2' = 'allies navy-2' }}
             dice = [1, 1]\nreserve = {{ axis = ['army-3', 'blitz-army', 'bomber-air'], {HUMAN} }}"
        ),
    )
    // Both special weapons would push by 1; the die takes the left one. Then the other follows, though the
    // army is stronger and stands further to the left.
    .is("rival step 23", "2 3")
    .go()
    .is("on AM.1.1", "axis blitz-army")
    .is("on AM.1.3", "axis bomber-air");
}

/// Rules 17.counterattack and 17.2, stratagem counterattack: the human's largest lead, then space and token
/// together for the greatest influence.
#[test]
fn counterattack_strikes_the_humans_largest_lead() {
    with(
        "'counterattack'",
        &format!(
            "marker = {{ WE = -2, EE = -4 }}\nreserve = {{ axis = ['army-1', 'army-3', 'army-2'], {HUMAN} }}"
        ),
    )
    .is("rival step 5", "EE")
    // With the tactical advantage the army of 3 reaches the balance: rank 3.
    .is("rival places roll 1", "2 EE.1.1")
    .is("rival places roll 6", "2 EE.1.1");
}

/// Rules 17.economic-warfare and 17.3, stratagem economic-warfare: most bombing and industry; bombing first with a
/// long row, industry first with a short one.
#[test]
fn economic_warfare_wants_bombing_and_industry() {
    let words = |row: &str, covered: &str| {
        format!("campaign = {{ WE = 2 }}\n{covered}\nreserve = {{ axis = [{row}], {HUMAN} }}")
    };
    let five = "'air-1', 'air-2', 'air-1', 'air-2', 'air-1'";
    let four = "'air-1', 'air-2', 'air-1', 'air-2'";
    with("'economic-warfare'", &words(five, "")).is("rival step 5", "WE").is("rival step 9", "WE.2.1");
    with("'economic-warfare'", &words(four, "")).is("rival step 5", "WE").is("rival step 9", "WE.2.2");
    // Without its first wish it takes the second. Three theatres have one such space each.
    let covered = "board = { 'WE.2.1' = 'allies army-3' }";
    with("'economic-warfare'", &words(five, covered))
        .is("rival step 5", "WE PO EE")
        .is("rival step 9", "WE.2.2");
}

/// Rule 17.for-the-glory, stratagem for-the-glory: the most valuable campaign, then propaganda.
#[test]
fn for_the_glory_wants_points() {
    with(
        "'for-the-glory'",
        &format!("campaign = {{ AM = 2, SE = 2 }}\nreserve = {{ axis = ['air-1'], {HUMAN} }}"),
    )
    .is("rival step 5", "AM");
    with("'for-the-glory'", &format!("campaign = {{ SE = 2 }}\nreserve = {{ axis = ['air-1'], {HUMAN} }}"))
        .is("rival step 5", "SE")
        .is("rival step 9", "SE.2.2");
}

/// Rule 17.rapid-deployment, stratagem rapid-deployment: the leftmost token that may be placed.
#[test]
fn rapid_deployment_takes_the_leftmost_legal_token() {
    with("'rapid-deployment'", &format!("reserve = {{ axis = ['navy-1', 'army-2', 'air-1'], {HUMAN} }}"))
        .is("rival step 19", "AM.1.1")
        .is("rival step 20", "2")
        .go()
        .is("on AM.1.1", "axis army-2")
        .never("event-rival-chose-by-die");
}

/// Rule 17.research-development, stratagem research-development: a research space; if none can be taken, a special
/// weapon.
#[test]
fn research_and_development_wants_research_or_uses_it() {
    with("'research-development'", &format!("reserve = {{ axis = ['army-1', 'elite-army'], {HUMAN} }}"))
        .is("rival step 5", "WE AM")
        .is("rival step 9", "AM.1.3")
        .is("rival step 20", "1 2");
    with(
        "'research-development'",
        &format!("closed = ['WE', 'PO', 'EE', 'AM']\nreserve = {{ axis = ['army-1', 'elite-army', 'army-2'], {HUMAN} }}"),
    )
    .is("rival step 19", "SE.1.3")
    .is("rival step 20", "2");
}

/// Rule 17.secure, stratagem secure: the theatre with the rival's largest lead.
#[test]
fn secure_strengthens_the_largest_lead() {
    with(
        "'secure'",
        &format!("marker = {{ WE = 1, EE = 3, SE = -5 }}\nreserve = {{ axis = ['army-1'], {HUMAN} }}"),
    )
    .is("rival step 5", "EE")
    .is("rival decided-by", 5);
}

/// Rule 17.steamroll, stratagem steamroll: the stratagem beside it applies again.
#[test]
fn steamroll_repeats_the_stratagem_before() {
    with(
        "['steamroll', 'secure']",
        &format!("marker = {{ WE = 1, EE = 3 }}\nreserve = {{ axis = ['army-1'], {HUMAN} }}"),
    )
    .is("stratagem", "secure")
    .is("rival step 5", "EE");
}

/// Rule 17.1: only where the named side really leads; otherwise the priority is void; equal leads stay tied.
#[test]
fn leads_must_be_real_and_equal_leads_stay_tied() {
    let words =
        |markers: &str| format!("marker = {{ {markers} }}\nreserve = {{ axis = ['air-1'], {HUMAN} }}");
    with("'counterattack'", &words("WE = 3, EE = 1")).is("rival step 5", "WE PO EE AM SE");
    with("'secure'", &words("WE = -3, EE = -1")).is("rival step 5", "WE PO EE AM SE");
    with("'secure'", &words("WE = 3, EE = 3, AM = 2")).is("rival step 5", "WE EE").is("rival step 6", "WE");
    with("'counterattack'", &words("PO = -3, EE = -3, AM = -2")).is("rival step 5", "PO EE");
}

/// Rule 17.2: for Counterattack the campaign of steps 5–8 stands, even if another promises more.
#[test]
fn counterattack_keeps_the_campaign() {
    with(
        "'counterattack'",
        &format!("marker = {{ WE = -1, EE = -9 }}\nreserve = {{ axis = ['army-3'], {HUMAN} }}"),
    )
    // Western Europe would be turned, Eastern Europe only shrinks; the larger lead stands.
    .is("rival step 8", "EE")
    .is("rival places roll 1", "1 EE.1.1");
}

/// Rule 17.3: free spaces are counted whether or not a token fits.
#[test]
fn free_spaces_count_even_without_a_fitting_token() {
    with(
        "'research-development'",
        &format!("campaign = {{ PO = 2 }}\nreserve = {{ axis = ['army-1', 'elite-army'], {HUMAN} }}"),
    )
    .is("rival step 5", "WE PO AM")
    .is("rival step 8", "PO")
    // No army reaches the research at sea, so a special weapon is used.
    .is("rival step 19", "PO.2.4")
    .is("rival step 20", "2");
}

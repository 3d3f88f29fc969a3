//! Greatest influence. Section 18.

use crate::table::{Moves as _, Position, given};

/// The rival covers AM.1.1 and moves one of the other markers by 3.
#[track_caller]
fn strategic(markers: &str) -> Position {
    given(&format!(
        "setup = {{ mode = 'solo' }}\nturn = 'axis'\nmarker = {{ {markers} }}
         reserve = {{ axis = ['army-1'], allies = ['army-1', 'navy-1'] }}"
    ))
    .go()
    .is("on AM.1.1", "axis army-1")
}

/// Rule 18.1: the results in their order, best first.
#[test]
fn results_are_ranked() {
    // Turned before taken, taken before freed, freed before grown, grown before shrunk.
    strategic("WE = 0, PO = -2, EE = -3, SE = 6").is("marker PO", 1);
    strategic("WE = 6, PO = -3, EE = 0, SE = -7").is("marker EE", 3);
    strategic("WE = 6, PO = -3, EE = 7, SE = -7").is("marker PO", 0);
    strategic("WE = -8, PO = 2, EE = -9, SE = -7").is("marker PO", 5);
    strategic("WE = -8, PO = 13, EE = -9, SE = -7").is("marker EE", -6);
}

/// Rule 18.2: in rank 4 the larger lead of the rival, in rank 5 the larger lead of the human; then the longer
/// move, then the lowest order number.
#[test]
fn ties_go_to_the_larger_lead_then_the_longer_move_then_the_order() {
    strategic("WE = 3, PO = 5, EE = 1, SE = 2").is("marker PO", 8);
    strategic("WE = -4, PO = -5, EE = -6, SE = -4").is("marker EE", -3);
    // Equal in rank 1: all move by three, so the order number decides.
    strategic("WE = 9, PO = -1, EE = -2, SE = -1").is("marker PO", 2);
}

/// Rule 18.3: a placement is judged in its own theatre, after effect and strength; elsewhere does not count.
#[test]
fn a_placement_is_judged_in_its_own_theatre() {
    // The strategic advantage of AM.1.1 could turn Eastern Europe, but for Africa the tactical one does more.
    given(
        "setup = { mode = 'solo', stratagems = 'yes' }\nturn = 'axis'\nstratagem = 'counterattack'
         marker = { EE = -2, AM = -3 }\nreserve = { axis = ['air-1', 'air-2'], allies = ['army-1', 'navy-1'] }",
    )
    .is("rival step 5", "AM")
    .is("rival places roll 1", "2 AM.1.2");
}

/// Rule 18.1 (Ruling 17): a campaign that closes in the balance counts as one for which the human scores.
#[test]
fn closing_in_the_balance_is_the_last_rank() {
    let words = |tie: &str| {
        format!(
            "setup = {{ mode = 'solo', stratagems = 'yes', campaign-tie = '{tie}' }}\nturn = 'axis'
             stratagem = 'big-guns'\nclosed = ['PO', 'AM', 'SE']\nboard = {{ 'EE.1.1' = 'allies army-1' }}
             reserve = {{ axis = ['air-0-blitz'], allies = ['army-1', 'navy-1'] }}"
        )
    };
    given(&words("both")).is("rival step 5", "WE");
    given(&words("nobody")).is("rival step 5", "WE EE");
}

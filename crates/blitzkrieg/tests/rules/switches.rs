//! The switches: every one in both positions. Section 25.

use crate::table::{Moves as _, given};

/// Rule 25.first_turn_stratagem: the rival may draw already on its first turn, one of the seven.
#[test]
fn a_stratagem_may_be_drawn_on_the_first_turn() {
    let words = |switch: &str| {
        format!(
            "setup = {{ mode = 'solo', stratagems = 'yes', first-turn-stratagem = '{switch}' }}\nturn = 'axis'
             reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        )
    };
    given(&words("none")).go().is("stratagem", "none").is("face-up", "steamroll");
    given(&words("draw")).go().is("n-bank", 7).is("in-bank steamroll", "yes").happened(&["event-stratagem"]);
}

/// Rule 25.greatest_influence_scope: a placement, or only the token on the space found in steps 9–19.
#[test]
fn greatest_influence_may_choose_the_token_only() {
    let words = |scope: &str, stratagem: &str| {
        format!(
            "setup = {{ mode = 'solo', stratagems = 'yes', greatest-influence-scope = '{scope}' }}\nturn = 'axis'
             stratagem = '{stratagem}'\nmarker = {{ EE = -4 }}
             reserve = {{ axis = ['army-1', 'army-3', 'elite-army'], allies = ['army-1'] }}"
        )
    };
    // The elite army turns Eastern Europe with the tactical advantage: −4 + 1 + 4.
    given(&words("placement", "counterattack")).is("rival places roll 1", "3 EE.1.1");
    given(&words("placement", "big-guns")).is("rival places roll 1", "3 EE.1.1");
    // The token only: steps 9–19 find the industry of Eastern Europe, and the strategic space of Africa.
    given(&words("token", "counterattack"))
        .is("rival step 19", "EE.1.2")
        .is("rival places roll 1", "3 EE.1.2");
    given(&words("token", "big-guns")).is("rival step 19", "AM.1.1").is("rival places roll 1", "3 AM.1.1");
}

/// Rule 25.campaign_tie: in the balance both score, or nobody.
#[test]
fn in_the_balance_nobody_may_score() {
    for (switch, score) in [("both", 2), ("nobody", 0)] {
        given(&format!(
            "setup = {{ campaign-tie = '{switch}' }}\nmarker = {{ EE = -1 }}\nboard = {{ 'EE.1.1' = 'allies army-1' }}
             reserve = {{ axis = ['army-1'], allies = ['army-1'] }}"
        ))
        .place("axis army-1 EE.1.2")
        .is("score axis", score)
        .is("score allies", score)
        .is("campaign EE", 2);
    }
}

/// Rule 25.theatre_close_bonus_vp: 2 for a marker at the end, or nothing.
#[test]
fn the_bonus_for_closing_a_theatre_may_be_left_out() {
    for (switch, score) in [("2", 7), ("0", 5)] {
        given(&format!(
            "setup = {{ theatre-close-bonus = '{switch}' }}\ncampaign = {{ AM = 2 }}\nmarker = {{ AM = 9 }}
             board = {{ 'AM.2.2' = 'allies navy-1' }}\nreserve = {{ axis = ['army-2'], allies = ['army-1'] }}"
        ))
        .place("axis army-2 AM.2.3")
        .is("score axis", score);
    }
}

/// Rule 25.use_nippon_specials_on_base_board: sixteen special weapons, or eighteen.
#[test]
fn the_two_weapons_of_nippon_may_join_the_base_board() {
    for (switch, n) in [("no", 16), ("yes", 18)] {
        given(&format!(
            "setup = {{ nippon-specials = '{switch}' }}\nreserve = {{ axis = ['army-2'], allies = ['army-1'] }}"
        ))
        .is("n-pile", n);
    }
    given(
        "setup = { nippon-specials = 'yes' }\nmarker = { EE = -4 }
         reserve = { axis = ['partisans'], allies = ['army-1'] }",
    )
    .place("axis partisans EE.1.2")
    .is("marker EE", -1);
}

/// Rules 25.first_turn_stratagem and 14.1 (Ruling 18): then Steamroll may come on the second turn.
#[test]
fn with_a_stratagem_on_the_first_turn_steamroll_may_come_second() {
    let mut steamrolls = 0;
    for seed in 0..120 {
        let table = given(&format!(
            "setup = {{ mode = 'solo', stratagems = 'yes', first-turn-stratagem = 'draw' }}\nturn = 'axis'
             seed = {seed}\ndice = [1, 1, 1, 1]
             reserve = {{ axis = ['army-1', 'air-1', 'navy-1'], allies = ['army-1', 'air-1', 'navy-1'] }}"
        ))
        .go()
        .play("allies take air-1");
        let seat = engine::Seat(1);
        let space = table.offers(seat)[0].clone();
        let table = table.play(&format!("allies {space}"));
        let up = engine::Table::fact(&table.0, "face-up").unwrap_or_default();
        steamrolls += u32::from(up.starts_with("steamroll "));
    }
    assert!(steamrolls > 5, "{steamrolls}");
}

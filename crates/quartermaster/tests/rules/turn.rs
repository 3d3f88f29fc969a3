//! Round and turn. Section 7.

use crate::table::turn;

/// Rules 7.1 and 7.10: Germany, UK, Japan, USSR, Italy, US; then the next round.
#[test]
fn six_nations_take_turns() {
    let mut table = turn("germany").hand("germany", "plunder").go();
    for nation in ["uk", "japan", "ussr", "italy", "usa"] {
        let now = table.fact("turn");
        table = table
            .play(&format!("{now} {}", if now == "germany" { "discard ger-plunder, pass" } else { "pass" }));
        assert_eq!((table.fact("turn"), table.fact("round")), (nation.into(), "1".into()));
    }
    table.play("usa pass").is("turn", "germany").is("round", 2);
}

/// Rules 7.2 and 7.9: in this order.
#[test]
fn play_supply_victory_discard_draw() {
    turn("italy")
        .put("italy", "italy russia")
        .hand("italy", "plunder")
        .go()
        .play("italy play ita-plunder, pass")
        .happened(&[
            "event-played",
            "event-points",
            "event-removed-supply",
            "event-points",
            "event-drew",
            "event-turn",
        ])
        .is("vp axis", 3);
}

/// Rule 7.3: in any order and before the Play step.
#[test]
fn start_of_turn_cards_come_first() {
    turn("germany")
        .put("germany", "western-europe")
        .hand("germany", "build-army build-army build-army build-army build-army")
        .table("germany", "volksturm superior-planning")
        .go()
        .offered("germany use ger-volksturm")
        .offered("germany use ger-superior-planning")
        .offered("germany reallocate")
        .play("germany use ger-volksturm, at germany")
        .offered("germany use ger-superior-planning")
        .play("germany play ger-build-army")
        .not_offered("germany use ger-superior-planning")
        .not_offered("germany reallocate");
}

/// Rule 7.4: a card is played, discarded, or replaced by one of the table.
#[test]
fn exactly_one_thing_in_the_play_step() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army plunder")
        .table("germany", "conscription")
        .go()
        .offered("germany play ger-plunder")
        .offered("germany discard ger-plunder")
        .offered("germany use ger-conscription")
        .refused("germany pass", "7.4")
        .play("germany discard ger-plunder")
        .is("vp axis", 2)
        .not_offered("germany play ger-build-army");
}

/// Rules 7.4 and 14.4: it is not played.
#[test]
fn an_empty_hand_loses_the_top_card_or_a_point() {
    turn("germany")
        .put("germany", "germany")
        .deck("germany", "plunder")
        .go()
        .is("n-deck germany", 0)
        .is("discards germany", 41)
        .is("vp axis", 2);
    turn("germany").put("germany", "germany").deck("germany", "").go().is("vp axis", 1);
    turn("germany")
        .put("germany", "germany")
        .table("germany", "conscription")
        .deck("germany", "plunder")
        .go()
        .offered("germany mill")
        .play("germany mill")
        .is("vp axis", 2)
        .not_offered("germany use ger-conscription");
}

/// Rule 7.5: in the owner's order; other nations are not touched.
#[test]
fn unsupplied_pieces_leave_in_the_supply_step() {
    turn("germany")
        .put("germany", "germany russia scandinavia")
        .put("italy", "ukraine siberia")
        .hand("germany", "plunder")
        .go()
        .play("germany discard ger-plunder")
        .only("germany", "at", "scandinavia, russia")
        .play("germany at russia")
        .is("at germany", "germany")
        .is("at italy", "ukraine siberia");
}

/// Rule 7.6: nothing is scored.
#[test]
fn no_victory_step_with_an_enemy_at_home() {
    turn("germany")
        .put("germany", "western-europe")
        .put("usa", "germany")
        .hand("germany", "plunder")
        .go()
        .play("germany discard ger-plunder")
        .is("vp axis", 0);
}

/// Rule 7.7: unseen, also none.
#[test]
fn any_number_of_cards_may_go_in_the_discard_step() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder build-army v-weapons")
        .go()
        .play("germany discard ger-plunder, discard ger-v-weapons, discard ger-build-army, pass")
        .is("n-hand germany", 7)
        .is("top germany", "none")
        .is("discards germany", 3);
}

/// Rule 7.8: an empty deck has no penalty and a larger hand is kept.
#[test]
fn drawing_up_to_seven() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder build-army")
        .deck("germany", "v-weapons")
        .go()
        .play("germany discard ger-plunder, pass")
        .is("n-hand germany", 2)
        .is("vp axis", 2);
    turn("germany")
.put("germany", "germany")
.hand("germany", "plunder build-army build-army build-army build-army build-army build-army land-battle land-battle")
.go()
.play("germany discard ger-plunder, pass")
.is("n-hand germany", 8);
}

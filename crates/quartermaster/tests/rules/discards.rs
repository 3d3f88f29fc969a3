//! Discards and shortages. Section 14.

use crate::table::turn;

/// Rule 14.1: the cards are gone when the build is asked for.
#[test]
fn a_discard_comes_before_what_it_pays_for() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder")
        .table("germany", "conscription")
        .go()
        .play("germany use ger-conscription")
        .is("n-deck germany", 37)
        .offered("germany at balkans");
}

/// Rule 14.2: one for each card that is missing in hand.
#[test]
fn an_empty_hand_mills_instead() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army")
        .table("uk", "resistance")
        .go()
        .play("uk use uk-resistance, discard uk-build-army")
        .is("n-deck uk", 37)
        .offered("uk at western-europe");
}

/// Rule 14.3: cards in hand are never taken instead.
#[test]
fn an_empty_deck_costs_points() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "bomber-command")
        .hand("italy", "build-army plunder")
        .deck("italy", "mare-nostrum")
        .go()
        .play("uk play uk-bomber-command, nation italy")
        .is("vp axis", -3)
        .is("n-hand italy", 2);
}

/// Rule 14.5: a hand cost is paid from hand while it lasts.
#[test]
fn nobody_pays_with_a_point_who_has_a_card() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army build-navy sea-battle")
        .table("uk", "resistance")
        .deck("uk", "")
        .go()
        .play("uk use uk-resistance")
        .refused("uk mill", "12.3")
        .refused("uk pass", "12.3")
        .play("uk discard uk-build-army, discard uk-build-navy")
        .is("vp allies", 0);
}

/// Rule 14.6: it loses a point, and scores.
#[test]
fn a_nation_without_cards_stays_in_the_game() {
    turn("germany")
        .put("germany", "germany ukraine russia")
        .deck("germany", "")
        .go()
        .is("vp axis", 3)
        .asked("germany");
}

//! Conventions. Section 1.

use quartermaster::facts::{Nation, Team};

use crate::table::{Turns as _, turn};

/// Rule 1.1: three nations each.
#[test]
fn the_axis_and_the_allies() {
    for (team, names) in [(Team::Axis, ["germany", "japan", "italy"]), (Team::Allies, ["uk", "ussr", "usa"])]
    {
        assert_eq!(team.nations().map(Nation::id), names);
        assert!(team.nations().into_iter().all(|nation| nation.team() == team));
    }
}

/// Rule 1.2: Germany without cards loses a point although Italy has thirty.
#[test]
fn a_nation_pays_with_its_own_cards() {
    turn("germany")
        .put("germany", "germany")
        .table("germany", "conscription")
        .deck("germany", "")
        .go()
        .play("germany use ger-conscription")
        .is("vp axis", -2)
        .is("n-deck italy", 30);
}

/// Rule 1.3: the railroad allows an elimination that Stalingrad forbids.
#[test]
fn what_forbids_is_stronger_than_what_allows() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .put("germany", "balkans")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at ukraine, use ussr-stalingrad")
        .not_offered("ussr at ukraine")
        .is("pieces ukraine", "ussr army");
}

/// Rule 1.4: friends share a space, enemies are battled.
#[test]
fn friends_are_of_the_same_team() {
    turn("germany")
        .put("germany", "germany")
        .put("italy", "balkans")
        .put("uk", "eastern-europe")
        .hand("germany", "land-battle")
        .go()
        .play("germany play ger-land-battle")
        .only("germany", "at", "western-europe, italy, eastern-europe");
}

/// Rule 1.5: Blitzkrieg is used once in a turn, and again in the next German one.
#[test]
fn once_a_turn_counts_anew_each_turn() {
    turn("germany")
.put("germany", "germany")
.hand("germany", "land-battle land-battle")
.table("germany", "blitzkrieg dive-bombers")
.go()
.play("germany play ger-land-battle, at balkans, use ger-blitzkrieg, at balkans, use ger-dive-bombers, at ukraine")
.not_offered("germany use ger-blitzkrieg")
.until("germany")
.play("germany play ger-land-battle, at eastern-europe")
.offered("germany use ger-blitzkrieg");
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle")
        .table("germany", "blitzkrieg")
        .with("used = { germany = ['blitzkrieg'] }")
        .go()
        .play("germany play ger-land-battle, at balkans")
        .not_offered("germany use ger-blitzkrieg");
}

/// Rule 1.6: one at a time, onto the discard pile.
#[test]
fn milled_cards_come_from_the_top() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle")
        .table("germany", "conscription")
        .deck("germany", "plunder v-weapons broad-front")
        .go()
        .play("germany use ger-conscription")
        .is("n-deck germany", 1)
        .is("deck-top germany", "ger-broad-front")
        .is("top germany", "none");
}

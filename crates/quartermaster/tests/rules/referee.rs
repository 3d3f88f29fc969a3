//! What a reader of the rules found missing in the code, each with the test that showed it.

use crate::table::turn;

/// Rules 12.1 and 10.7: without "then" the order is free: Russia first where only Russia can be reached.
#[test]
fn builds_joined_by_and_are_made_in_either_order() {
    turn("italy")
        .put("italy", "italy western-europe baltic-sea")
        .hand("italy", "italy-attacks-communists")
        .go()
        .play("italy play ita-italy-attacks-communists")
        .only("italy", "at", "russia")
        .play("italy at russia")
        .only("italy", "at", "ukraine")
        .play("italy at ukraine")
        .is("at italy", "western-europe italy ukraine russia baltic-sea");
}

/// Rules 12.1 and 12.6: Arsenal of Democracy: the navy may come first and carry the army overseas.
#[test]
fn the_uk_may_build_the_navy_of_arsenal_of_democracy_first() {
    let table = turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom")
        .hand("usa", "arsenal-of-democracy")
        .go();
    table
        .play("usa play usa-arsenal-of-democracy")
        .only("uk", "at", "united-kingdom north-sea")
        .play("uk at north-sea")
        .only("uk", "at", "iceland united-kingdom scandinavia western-europe north-africa")
        .play("uk at iceland")
        .is("at uk", "iceland united-kingdom north-sea");
}

/// Rule 13.9: what ASW Tactics cancelled asks nothing more.
#[test]
fn a_cancelled_card_chooses_nobody() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group build-army")
        .table("uk", "asw-tactics")
        .go()
        .play("germany play ger-submarines-monsoon-group; uk use uk-asw-tactics")
        .asked("germany")
        .not_offered("germany nation uk")
        .offered("germany discard ger-build-army")
        .is("vp axis", 2);
}

/// Rules 12.2 and 9.6: without a place for the recruit the Axis army in Moscow can still be eliminated.
#[test]
fn a_first_step_that_cannot_be_done_does_not_lock_the_second() {
    turn("ussr")
        .put("ussr", "vladivostok mongolia szechuan middle-east india scandinavia balkans")
        .put("germany", "moscow")
        .hand("ussr", "build-army")
        .table("ussr", "defense-of-the-motherland")
        .go()
        .play("ussr use ussr-defense-of-the-motherland, at moscow")
        .is("pieces moscow", "none");
}

/// Rule 21.10: an army that was saved from its own redeployment stays and is not built a second time.
#[test]
fn a_saved_army_is_not_rebuilt() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at ukraine, use ussr-stalingrad")
        .is("at ussr", "ukraine moscow")
        .only("ussr", "at", "moscow");
}

/// Rule 6.5: with the switch off a navy without a port does not carry the line of a new piece either.
#[test]
fn a_portless_navy_carries_no_new_piece_with_the_switch_off() {
    let spot = |relays: &str| {
        turn("japan")
            .option("portless-navy-relays", relays)
            .put("japan", "japan sea-of-japan central-pacific east-pacific new-zealand")
            .hand("japan", "build-navy")
            .go()
            .is(
                "unsupplied japan",
                if relays == "yes" { "central-pacific" } else { "new-zealand central-pacific east-pacific" },
            )
            .play("japan play jpn-build-navy")
    };
    spot("yes").offered("japan at south-pacific");
    spot("no").not_offered("japan at south-pacific");
}

/// Rules 22.15 and 11.8: a piece that is safe for the turn needs no second protection.
#[test]
fn a_second_protection_is_not_offered() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf destroyers")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk use uk-raf")
        .asked("germany")
        .is("responses uk", "uk-destroyers");
}

/// Rules 17.3 and 13.1: a piece its owner took off is not about to be removed any more.
#[test]
fn a_piece_taken_off_cannot_be_saved() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk remove north-sea")
        .asked("germany")
        .is("responses uk", "uk-raf");
}

/// Rules 13.9 and 13.11: nothing is added to a card that was cancelled.
#[test]
fn wolf_packs_do_not_join_a_cancelled_card() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group")
        .table("germany", "wolf-packs")
        .table("uk", "asw-tactics raf")
        .go()
        .play("germany play ger-submarines-monsoon-group; uk use uk-asw-tactics")
        .not_offered("germany use ger-wolf-packs")
        .is("vp axis", 2);
}

//! Card text. Section 12.

use crate::table::turn;

/// Rule 12.1: the first army is answered before the second is placed.
#[test]
fn step_by_step_with_all_reactions() {
    turn("japan")
        .put("japan", "japan china southeast-asia")
        .hand("japan", "sea-battle")
        .table("japan", "destroyer-transport")
        .table("uk", "loyal-to-the-crown")
        .go()
        .play("japan play jpn-sea-battle, at bay-of-bengal, use jpn-destroyer-transport, at india")
        .asked("uk")
        .play("uk use uk-loyal-to-the-crown")
        .is("pieces india", "none")
        .asked("japan")
        .offered("japan at india");
}

/// Rules 12.2 and 22.12: King Peter without an Axis army; a recruit that is declined.
#[test]
fn steps_are_independent_and_may_be_declined() {
    turn("uk")
        .put("uk", "united-kingdom western-europe mediterranean-sea")
        .hand("uk", "king-peter")
        .go()
        .play("uk play uk-king-peter")
        .offered("uk at balkans")
        .play("uk pass")
        .is("pieces balkans", "none");
}

/// Rules 12.3 and 13.5 (Ruling 32): Blitzkrieg is not offered where the build is impossible.
#[test]
fn a_cost_is_paid_first_and_not_for_nothing() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom balkans")
        .put("ussr", "moscow balkans")
        .hand("germany", "land-battle")
        .table("germany", "blitzkrieg")
        .go()
        .play("germany play ger-land-battle, at balkans, nation uk")
        .not_offered("germany use ger-blitzkrieg")
        .is("n-deck germany", 39);
}

/// Rule 12.4: no card is played from hand.
#[test]
fn instead_replaces_the_play_step() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "build-army")
        .table("italy", "bravado")
        .go()
        .play("italy use ita-bravado, at balkans")
        .not_offered("italy play ita-build-army")
        .offered("italy pass");
}

/// Rule 12.5: Plunder counts German pieces only.
#[test]
fn unless_another_nation_is_named_it_is_the_owner() {
    turn("germany")
        .put("germany", "germany balkans")
        .put("italy", "italy western-europe")
        .hand("germany", "plunder")
        .go()
        .play("germany play ger-plunder")
        .is("vp axis", 3);
}

/// Rules 12.6 and 21.22: its own Statuses apply; without "may" the owner of the card decides.
#[test]
fn a_nation_that_may_act_decides_itself() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom")
        .hand("usa", "free-french-allies")
        .go()
        .play("usa play usa-free-french-allies")
        .asked("uk")
        .play("uk pass")
        .is("at uk", "united-kingdom");
    turn("usa")
        .put("usa", "eastern-us")
        .put("ussr", "moscow")
        .hand("usa", "murmansk-convoy")
        .go()
        .play("usa play usa-murmansk-convoy")
        .asked("usa")
        .play("usa pass")
        .asked("ussr")
        .play("ussr pass")
        .is("at ussr", "moscow");
}

/// Rules 12.7, 12.8 and 21.13: Italy decides on a German army; Germany cannot use Italian cards.
#[test]
fn only_the_owner_uses_a_card() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia")
        .hand("ussr", "land-battle")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("ussr play ussr-land-battle, at russia")
        .asked("italy")
        .play("italy pass")
        .is("pieces russia", "none");
}

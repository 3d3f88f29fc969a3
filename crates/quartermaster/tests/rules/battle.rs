//! Battle, eliminate, removal. Section 11.

use crate::table::turn;

/// Rules 11.1 and 21.5: next to a supplied piece of any kind, without a friend; one enemy is chosen.
#[test]
fn where_a_battle_may_be_fought() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("germany", "western-europe")
        .put("italy", "western-europe scandinavia")
        .put("usa", "iceland")
        .hand("uk", "land-battle")
        .go()
        .play("uk play uk-land-battle")
        .only("uk", "at", "scandinavia, western-europe, north-africa")
        .refused("uk at germany", "11.1")
        .refused("uk at baltic-sea", "11.1")
        .play("uk at western-europe")
        .only("uk", "nation", "germany, italy")
        .play("uk nation italy")
        .is("pieces western-europe", "germany army");
}

/// Rules 11.2 and 11.3: the battle takes place there.
#[test]
fn an_empty_space_may_be_battled() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle")
        .table("germany", "blitzkrieg")
        .go()
        .play("germany play ger-land-battle, at eastern-europe, use ger-blitzkrieg")
        .only("germany", "at", "eastern-europe");
}

/// Rule 11.4: Dive Bombers follow a battle whose target was saved.
#[test]
fn a_battle_without_a_loss_is_a_battle() {
    turn("germany")
        .put("germany", "germany balkans")
        .put("ussr", "ukraine")
        .hand("germany", "land-battle")
        .table("germany", "dive-bombers")
        .table("ussr", "stalingrad")
        .go()
        .play("germany play ger-land-battle, at ukraine; ussr use ussr-stalingrad")
        .offered("germany use ger-dive-bombers");
}

/// Rule 11.5: it asks for no adjacent piece, and what follows a battle does not follow it.
#[test]
fn an_elimination_is_no_battle() {
    turn("ussr")
        .put("ussr", "vladivostok")
        .put("germany", "ukraine")
        .hand("ussr", "general-winter build-army build-army")
        .table("ussr", "frontal-assault shverniks-evacuation-council")
        .go()
        .play("ussr play ussr-general-winter, at ukraine")
        .is("pieces ukraine", "none")
        .not_offered("ussr use ussr-frontal-assault")
        .never("event-battled");
}

/// Rule 11.6: saved in the first, replaced in the second; supply is judged just before.
#[test]
fn a_removal_has_a_window_before_and_one_after() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia")
        .hand("ussr", "land-battle")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("ussr play ussr-land-battle, at russia")
        .asked("italy")
        .is("pieces russia", "none")
        .play("italy use ita-romanian-reinforcements, at russia")
        .is("pieces russia", "italy army");
}

/// Rule 11.7: Atlantic Wall after the army is gone.
#[test]
fn the_battle_window_comes_last() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("germany", "western-europe")
        .hand("uk", "land-battle")
        .table("germany", "atlantic-wall")
        .go()
        .play("uk play uk-land-battle, at western-europe")
        .is("pieces western-europe", "none")
        .offered("germany use ger-atlantic-wall");
}

/// Rules 11.8 and 22.15: it may be chosen again, nobody is asked again, nothing happens.
#[test]
fn protected_until_the_turn_ends() {
    turn("germany")
.put("germany", "germany balkans")
.put("ussr", "ukraine moscow")
.hand("germany", "land-battle")
.table("germany", "dive-bombers")
.table("ussr", "stalingrad moscow")
.go()
.play("germany play ger-land-battle, at ukraine; ussr use ussr-stalingrad; germany use ger-dive-bombers, at ukraine")
.asked("germany")
.is("pieces ukraine", "ussr army");
}

//! Build and recruit. Section 10.

use crate::table::turn;

/// Rule 10.1: home, or next to a supplied piece; supplied once placed; no enemy, no own army.
#[test]
fn where_an_army_may_be_built() {
    turn("germany")
        .put("germany", "ukraine eastern-europe")
        .put("ussr", "russia")
        .hand("germany", "build-army")
        .go()
        .play("germany play ger-build-army")
        .only("germany", "at", "germany, balkans, eastern-europe, ukraine, moscow, kazakhstan, middle-east")
        .refused("germany at russia", "5.2")
        .refused("germany at siberia", "10.1");
}

/// Rule 10.2: no home exception, and both a line and a port.
#[test]
fn where_a_navy_may_be_built() {
    turn("usa")
        .put("usa", "western-us east-pacific")
        .hand("usa", "build-navy")
        .go()
        .play("usa play usa-build-navy")
        .only("usa", "at", "east-pacific")
        .refused("usa at north-pacific", "10.2");
}

/// Rule 10.3: only for a free piece and a fitting space without enemy and own piece.
#[test]
fn recruiting_asks_for_no_supply() {
    turn("germany")
        .put("germany", "western-europe")
        .put("usa", "italy")
        .put("japan", "balkans")
        .hand("germany", "forced-conscription")
        .go()
        .play("germany play ger-forced-conscription")
        .only("germany", "at", "germany, balkans, eastern-europe");
}

/// Rule 10.4: Italian East Africa builds under the ordinary rules.
#[test]
fn a_card_narrows_where_a_build_is_legal() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "italian-east-africa")
        .go()
        .play("italy play ita-italian-east-africa")
        .is("at italy", "italy")
        .is("top italy", "ita-italian-east-africa");
}

/// Rules 10.5 and 22.10: a supplied one of that kind, also for builds of other cards; never for a recruit.
#[test]
fn a_standing_piece_may_be_declared_built() {
    turn("germany")
        .put("germany", "germany balkans scandinavia")
        .put("ussr", "moscow")
        .hand("germany", "land-battle")
        .table("germany", "conscription bias-for-action")
        .go()
        .play("germany use ger-conscription")
        .only("germany", "at", "western-europe, germany, italy, balkans, eastern-europe, ukraine")
        .not_offered("germany at scandinavia")
        .play("germany at balkans")
        .offered("germany use ger-bias-for-action");
    turn("uk")
        .put("uk", "united-kingdom india")
        .hand("uk", "increased-commonwealth-support")
        .go()
        .play("uk play uk-increased-commonwealth-support")
        .only("uk", "at", "canada, australia");
}

/// Rule 10.5 (Ruling 25): Wartime Production asks for another build, not for another piece.
#[test]
fn the_piece_just_built_may_be_declared_again() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "build-army")
        .table("usa", "wartime-production")
        .go()
        .play("usa play usa-build-army, at canada, use usa-wartime-production")
        .offered("usa at canada");
}

/// Rule 10.6: the build is replaced before it happens: something was recruited, nothing was built.
#[test]
fn a_recruit_in_place_of_a_build_triggers_nothing() {
    let spot = turn("uk").put("uk", "united-kingdom north-sea").hand("uk", "build-army");
    let table = spot.table("uk", "lord-linlithgow").go().play("uk play uk-build-army, recruit india");
    table.happened(&["event-played", "event-recruited"]).never("event-built").is("turn", "uk");
}

/// Rule 10.6 (Ruling 30): Free France may become India.
#[test]
fn a_recruit_stands_in_for_a_build_that_has_no_place() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("germany", "western-europe")
        .hand("uk", "build-army build-navy")
        .table("uk", "lord-linlithgow free-france")
        .go()
        .play("uk use uk-free-france, discard uk-build-army, discard uk-build-navy")
        .only("uk", "at", "")
        .play("uk recruit india")
        .is("at uk", "united-kingdom india");
}

/// Rule 10.7: the first army carries the second: the Middle East is reached only from India.
#[test]
fn builds_are_made_one_after_the_other() {
    turn("japan")
        .put("japan", "japan china southeast-asia")
        .hand("japan", "sea-battle")
        .table("japan", "destroyer-transport")
        .go()
        .play("japan play jpn-sea-battle, at bay-of-bengal, use jpn-destroyer-transport")
        .not_offered("japan at middle-east")
        .play("japan at india")
        .offered("japan at middle-east");
}

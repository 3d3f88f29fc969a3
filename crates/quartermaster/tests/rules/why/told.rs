//! Refusals that were told by a clause that does not forbid the choice.

use crate::table::turn;

/// Rules 10.4 and 10.5: an own army could be declared newly built where no army is left: only the card forbids it; so
/// does it a home space next to nothing.
#[test]
fn only_the_card_forbids_what_could_be_built() {
    turn("usa")
        .put("usa", "eastern-us western-us canada latin-america western-europe")
        .hand("usa", "patton-advances")
        .go()
        .play("usa play usa-patton-advances")
        .refused("usa at eastern-us", "10.4")
        .refused("usa at balkans", "5.3");
    turn("uk")
        .put("uk", "italy")
        .hand("uk", "build-army build-army")
        .table("uk", "free-france")
        .go()
        .play("uk use uk-free-france, discard uk-build-army, discard uk-build-army")
        .refused("uk at united-kingdom", "10.4");
}

/// Rules 10.6 and 10.3: a card lets the United Kingdom recruit in India, and nowhere else, while nobody is there.
#[test]
fn a_recruit_in_place_of_a_build_needs_its_card_and_a_free_space() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("japan", "india")
        .hand("uk", "build-army")
        .table("uk", "lord-linlithgow")
        .go()
        .play("uk play uk-build-army")
        .refused("uk recruit india", "10.3")
        .refused("uk recruit australia", "10.6");
}

/// Rules 11.5 and 11.8: which of two armies is eliminated has nothing to do with battles; a piece that was saved cannot
/// be redeployed again.
#[test]
fn eliminations_are_no_battles() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "balkans")
        .put("italy", "balkans")
        .hand("ussr", "titos-partisans")
        .go()
        .play("ussr play ussr-titos-partisans, at balkans")
        .refused("ussr nation japan", "11.5")
        .refused("ussr pass", "11.5");
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .put("germany", "balkans")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at ukraine, use ussr-stalingrad")
        .refused("ussr at ukraine", "11.8")
        .refused("ussr at balkans", "12.5");
}

/// Rules 9.1, 9.2, 9.3, 9.4, 12.8 and 13.1: in a window a card that does not lie there is refused for that.
#[test]
fn a_card_that_does_not_lie_on_the_table_answers_nothing() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle dive-bombers")
        .table("germany", "blitzkrieg wolf-packs")
        .go()
        .play("germany play ger-land-battle, at balkans")
        .refused("germany use ger-build-army", "9.1")
        .refused("germany use ger-plunder", "9.2")
        .refused("germany use ger-dive-bombers", "9.3")
        .refused("germany use ita-romanian-reinforcements", "12.8")
        .refused("germany use ger-wolf-packs", "13.1");
    turn("japan")
        .put("japan", "japan")
        .hand("japan", "mobile-force")
        .go()
        .refused("japan use jpn-mobile-force", "9.4");
}

/// Rules 7.9 and 12.2 (Ruling 32): the start of the Discard step is over with the first discard, and an empty hand has
/// nothing to put under the deck.
#[test]
fn rosie_the_riveter_comes_before_the_discards() {
    let spot =
        |hand| turn("usa").put("usa", "eastern-us").hand("usa", hand).table("usa", "rosie-the-riveter");
    spot("build-army build-navy land-battle")
        .go()
        .play("usa discard usa-build-army, discard usa-build-navy")
        .refused("usa use usa-rosie-the-riveter", "7.9");
    spot("build-army")
        .go()
        .play("usa discard usa-build-army")
        .refused("usa use usa-rosie-the-riveter", "12.2");
}

/// Rules 3.5, 9.5 and 16.2: a nation out of range, the card itself, a card that is not left.
#[test]
fn what_cannot_be_picked_is_refused_by_its_own_clause() {
    turn("usa")
        .put("usa", "eastern-us western-europe")
        .hand("usa", "b26-marauder")
        .go()
        .play("usa play usa-b26-marauder")
        .refused("usa nation japan", "3.5");
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "flexible-resources")
        .discards("usa", "build-army")
        .go()
        .play("usa play usa-flexible-resources")
        .refused("usa play usa-flexible-resources", "9.5");
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons broad-front guns-and-butter")
        .deck("germany", "land-battle")
        .go()
        .play("germany reallocate, discard ger-plunder, discard ger-v-weapons, discard ger-broad-front")
        .refused("germany discard ger-build-navy", "16.3")
        .play("germany discard ger-guns-and-butter")
        .refused("germany fetch ger-build-navy", "16.2")
        .refused("germany fetch ger-plunder", "16.1");
}

//! Open points, switches and our own rulings. Section 22.

use crate::table::turn;

/// Rules 15.1 and 22.5: with the switch they never fall below 0.
#[test]
fn points_with_a_floor() {
    turn("germany")
        .put("germany", "balkans")
        .deck("germany", "")
        .option("vp-floor-zero", "yes")
        .go()
        .is("vp axis", 0);
}

/// Rule 22.11: Scandinavia alone scores, unless the switch asks for the Baltic.
#[test]
fn iron_ore_with_and_without_the_navy() {
    turn("germany")
        .put("germany", "germany eastern-europe russia scandinavia")
        .hand("germany", "plunder")
        .table("germany", "swedish-iron-ore")
        .option("iron-ore-requires-navy", "yes")
        .go()
        .play("germany discard ger-plunder")
        .is("vp axis", 2);
    turn("germany")
        .put("germany", "germany baltic-sea scandinavia")
        .hand("germany", "plunder")
        .table("germany", "swedish-iron-ore")
        .option("iron-ore-requires-navy", "yes")
        .go()
        .play("germany discard ger-plunder")
        .is("vp axis", 4);
}

/// Rule 22.9 (Ruling 23): the United States choose one; a piece in the home itself counts.
#[test]
fn several_homes_in_range() {
    turn("usa")
        .put("usa", "eastern-us germany")
        .put("germany", "western-europe")
        .hand("usa", "firestorm-bombing")
        .go()
        .play("usa play usa-firestorm-bombing")
        .only("usa", "nation", "germany, italy");
}

/// Rule 22.13: alone in the pile it does nothing.
#[test]
fn flexible_resources_does_not_choose_itself() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "flexible-resources")
        .go()
        .play("usa play usa-flexible-resources")
        .is("top usa", "usa-flexible-resources")
        .not_offered("usa play usa-flexible-resources");
}

/// Rule 22.14: a Build Army card just discarded.
#[test]
fn guards_may_fetch_what_paid_for_it() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army land-battle")
        .table("ussr", "guards")
        .go()
        .play("ussr use ussr-guards, discard ussr-build-army, discard ussr-land-battle")
        .offered("ussr play ussr-build-army");
}

/// Rule 7.4 (Ruling 34): unless a face-down card could be used at the start of the turn.
#[test]
fn an_empty_hand_is_not_asked_in_vain() {
    turn("japan")
        .put("japan", "japan")
        .table("japan", "kamikaze")
        .go()
        .offered("japan mill")
        .play("japan mill")
        .is("n-deck japan", 32);
    turn("japan").put("japan", "japan").go().is("n-deck japan", 33);
}

/// Rules 7.5 and 13.9 (Ruling 33): asked whenever Japan could hold it and loses a piece.
#[test]
fn truk_has_a_last_word_before_the_supply_step() {
    turn("japan")
        .put("japan", "japan central-pacific")
        .hand("japan", "build-army")
        .table("japan", "truk")
        .go()
        .play("japan discard jpn-build-army")
        .is("pieces central-pacific", "japan navy")
        .play("japan use jpn-truk, pass")
        .is("pieces central-pacific", "japan navy");
    turn("japan")
        .put("japan", "japan central-pacific")
        .hand("japan", "build-army")
        .table("japan", "kamikaze")
        .go()
        .play("japan discard jpn-build-army")
        .only("japan", "use", "")
        .play("japan pass")
        .is("pieces central-pacific", "none");
}

//! The deck of the Soviet Union.

use crate::table::turn;

/// Card ussr-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn ussr_build_army() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army")
        .go()
        .play("ussr play ussr-build-army")
        .only("ussr", "at", "ukraine, russia, moscow, siberia, kazakhstan")
        .play("ussr at ukraine")
        .is("at ussr", "ukraine moscow");
}

/// Card ussr-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn ussr_land_battle() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany ukraine")
        .hand("ussr", "land-battle")
        .go()
        .play("ussr play ussr-land-battle, at ukraine")
        .is("pieces ukraine", "none");
}

/// Card ussr-build-navy: a sea with a line and a port.
#[test]
fn ussr_build_navy() {
    turn("ussr")
        .put("ussr", "moscow russia")
        .hand("ussr", "build-navy")
        .go()
        .play("ussr play ussr-build-navy")
        .only("ussr", "at", "baltic-sea")
        .play("ussr at baltic-sea")
        .is("at ussr", "russia moscow baltic-sea");
}

/// Card ussr-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn ussr_sea_battle() {
    turn("ussr")
        .put("ussr", "moscow russia")
        .put("germany", "germany baltic-sea")
        .hand("ussr", "sea-battle")
        .go()
        .play("ussr play ussr-sea-battle, at baltic-sea")
        .is("pieces baltic-sea", "none");
}

/// Card ussr-frontal-assault: after a land battle, for two from hand, the same space or one next to it; once a turn.
#[test]
fn ussr_frontal_assault() {
    turn("ussr")
.put("ussr", "moscow")
.put("germany", "germany ukraine")
.hand("ussr", "land-battle build-army build-army build-army build-army")
.table("ussr", "frontal-assault")
.go()
.play("ussr play ussr-land-battle, at russia, use ussr-frontal-assault, discard ussr-build-army, discard ussr-build-army")
.only("ussr", "at", "ukraine, russia, siberia")
.play("ussr at ukraine")
.is("pieces ukraine", "none")
.not_offered("ussr use ussr-frontal-assault");
}

/// Card ussr-guards: instead of a card, for two from hand, a Build Army card out of the discard pile, even one just paid.
#[test]
fn ussr_guards() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army land-battle sea-battle")
        .table("ussr", "guards")
        .go()
        .play("ussr use ussr-guards, discard ussr-build-army, discard ussr-land-battle")
        .only("ussr", "play", "ussr-build-army")
        .play("ussr play ussr-build-army, at russia")
        .is("at ussr", "russia moscow")
        .is("top ussr", "ussr-build-army");
}

/// Card ussr-scorched-earth: Ukraine gives the Axis neither supply nor points.
#[test]
fn ussr_scorched_earth() {
    turn("germany")
        .put("germany", "germany balkans ukraine")
        .hand("germany", "build-army")
        .table("ussr", "scorched-earth")
        .go()
        .is("unsupplied germany", "none")
        .play("germany discard ger-build-army")
        .is("vp axis", 2);
    turn("germany")
        .put("germany", "germany ukraine")
        .hand("germany", "build-army")
        .table("ussr", "scorched-earth")
        .go()
        .is("unsupplied germany", "ukraine")
        .play("germany discard ger-build-army")
        .is("at germany", "germany");
}

/// Card ussr-shverniks-evacuation-council: Soviet armies are always in supply, the navy is not.
#[test]
fn ussr_shverniks_evacuation_council() {
    turn("ussr")
        .put("ussr", "siberia russia baltic-sea")
        .hand("ussr", "build-army")
        .table("ussr", "shverniks-evacuation-council")
        .go()
        .is("supplied ussr", "russia siberia")
        .play("ussr play ussr-build-army")
        .only(
            "ussr",
            "at",
            "scandinavia, eastern-europe, ukraine, russia, moscow, siberia, kazakhstan, mongolia, vladivostok",
        )
        .play("ussr at kazakhstan")
        .is("at ussr", "russia siberia kazakhstan");
}

/// Card ussr-stavka-artillery: after a land battle, for one from hand, the same space again.
#[test]
fn ussr_stavka_artillery() {
    turn("ussr")
.put("ussr", "moscow")
.put("germany", "germany ukraine")
.put("italy", "italy ukraine")
.hand("ussr", "land-battle build-army")
.table("ussr", "stavka-artillery")
.go()
.play("ussr play ussr-land-battle, at ukraine, nation germany, use ussr-stavka-artillery, discard ussr-build-army")
.only("ussr", "at", "ukraine")
.play("ussr at ukraine")
.is("pieces ukraine", "none");
}

/// Card ussr-women-conscripts: a Build Army card played goes on top of the draw deck.
#[test]
fn ussr_women_conscripts() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army")
        .table("ussr", "women-conscripts")
        .go()
        .play("ussr play ussr-build-army, at russia, use ussr-women-conscripts")
        .is("deck-top ussr", "ussr-build-army")
        .is("discards ussr", 0);
}

/// Card ussr-general-winter: one or two Axis armies in or next to Moscow are eliminated.
#[test]
fn ussr_general_winter() {
    turn("ussr")
        .put("ussr", "siberia")
        .put("germany", "moscow")
        .put("italy", "ukraine moscow")
        .hand("ussr", "general-winter")
        .go()
        .play("ussr play ussr-general-winter")
        .only("ussr", "at", "ukraine, moscow")
        .play("ussr at moscow, nation germany, at moscow")
        .is("at italy", "ukraine")
        .is("at germany", "none");
}

/// Card ussr-german-soviet-treaty: armies in Russia and Eastern Europe.
#[test]
fn ussr_german_soviet_treaty() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "german-soviet-treaty")
        .go()
        .play("ussr play ussr-german-soviet-treaty, at russia, at eastern-europe")
        .is("at ussr", "eastern-europe russia moscow");
}

/// Card ussr-mao-tse-tung: an Axis army in China or Szechuan is eliminated.
#[test]
fn ussr_mao_tse_tung() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("japan", "japan china szechuan")
        .hand("ussr", "mao-tse-tung")
        .go()
        .play("ussr play ussr-mao-tse-tung")
        .only("ussr", "at", "szechuan, china")
        .play("ussr at china")
        .is("at japan", "szechuan japan");
}

/// Card ussr-titos-partisans: an Axis army in the Balkans is eliminated, then a Soviet or British army is recruited there.
#[test]
fn ussr_titos_partisans() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .put("italy", "italy balkans")
        .hand("ussr", "titos-partisans")
        .go()
        .play("ussr play ussr-titos-partisans, at balkans, nation ussr, at balkans")
        .is("pieces balkans", "ussr army");
}

/// Card ussr-trans-siberian-railroad: Soviet armies are eliminated and built again, each once.
#[test]
fn ussr_trans_siberian_railroad() {
    turn("ussr")
        .put("ussr", "moscow russia")
        .hand("ussr", "trans-siberian-railroad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at russia")
        .only("ussr", "at", "ukraine, russia, moscow, siberia, kazakhstan")
        .play("ussr at siberia")
        .only("ussr", "at", "moscow")
        .play("ussr pass")
        .is("at ussr", "moscow siberia");
}

/// Card ussr-vasilevsky: an army in Vladivostok, then a battle in China from a supplied piece.
#[test]
fn ussr_vasilevsky() {
    turn("ussr")
        .put("ussr", "moscow siberia")
        .put("japan", "japan china")
        .hand("ussr", "vasilevsky")
        .go()
        .play("ussr play ussr-vasilevsky, at vladivostok, at china")
        .is("pieces china", "none");
    turn("ussr")
        .put("ussr", "moscow")
        .put("japan", "japan china")
        .hand("ussr", "vasilevsky")
        .go()
        .play("ussr play ussr-vasilevsky, at vladivostok")
        .is("pieces china", "japan army")
        .is("at ussr", "moscow");
}

/// Card ussr-defense-of-the-motherland: at the start of the turn an army in or next to Moscow, then an Axis army in Moscow is eliminated.
#[test]
fn ussr_defense_of_the_motherland() {
    turn("ussr")
        .put("ussr", "russia")
        .put("germany", "moscow")
        .hand("ussr", "build-army")
        .table("ussr", "defense-of-the-motherland")
        .go()
        .play("ussr use ussr-defense-of-the-motherland")
        .only("ussr", "at", "ukraine, siberia, kazakhstan")
        .play("ussr at ukraine, at moscow")
        .is("pieces moscow", "none")
        .offered("ussr play ussr-build-army");
}

/// Card ussr-leningrad: the army in Russia is saved for the turn, supplied or not.
#[test]
fn ussr_leningrad() {
    turn("germany")
        .put("germany", "germany eastern-europe balkans")
        .put("ussr", "russia")
        .hand("germany", "land-battle")
        .table("ussr", "leningrad")
        .go()
        .play("germany play ger-land-battle, at russia; ussr use ussr-leningrad")
        .is("pieces russia", "ussr army");
}

/// Card ussr-moscow: the army in Moscow is saved for the turn, supplied or not.
#[test]
fn ussr_moscow() {
    turn("germany")
        .put("germany", "germany eastern-europe ukraine")
        .put("ussr", "moscow")
        .hand("germany", "land-battle")
        .table("ussr", "moscow")
        .go()
        .play("germany play ger-land-battle, at moscow; ussr use ussr-moscow")
        .is("pieces moscow", "ussr army");
}

/// Card ussr-stalingrad: the army in Ukraine is saved for the turn, supplied or not.
#[test]
fn ussr_stalingrad() {
    turn("germany")
        .put("germany", "germany eastern-europe balkans")
        .put("ussr", "ukraine")
        .hand("germany", "land-battle")
        .table("ussr", "stalingrad")
        .go()
        .play("germany play ger-land-battle, at ukraine; ussr use ussr-stalingrad")
        .is("pieces ukraine", "ussr army");
}

/// Card ussr-rasputitsa: an Axis army just built in or next to Moscow is eliminated.
#[test]
fn ussr_rasputitsa() {
    turn("germany")
        .put("germany", "germany eastern-europe")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-build-army, at ukraine; ussr use ussr-rasputitsa")
        .is("pieces ukraine", "none");
}

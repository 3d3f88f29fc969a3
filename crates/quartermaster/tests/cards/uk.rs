//! The deck of the United Kingdom.

use crate::table::turn;

/// Card uk-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn uk_build_army() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army")
        .go()
        .play("uk play uk-build-army")
        .only("uk", "at", "iceland, united-kingdom, scandinavia, western-europe, north-africa")
        .play("uk at iceland")
        .is("at uk", "iceland united-kingdom north-sea");
}

/// Card uk-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn uk_land_battle() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("germany", "germany western-europe")
        .hand("uk", "land-battle")
        .go()
        .play("uk play uk-land-battle")
        .only("uk", "at", "iceland, scandinavia, western-europe, north-africa")
        .play("uk at western-europe")
        .is("pieces western-europe", "none");
}

/// Card uk-build-navy: a sea with a line and a port.
#[test]
fn uk_build_navy() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "build-navy")
        .go()
        .play("uk play uk-build-navy")
        .only("uk", "at", "north-sea")
        .play("uk at north-sea")
        .is("at uk", "united-kingdom north-sea");
}

/// Card uk-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn uk_sea_battle() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("germany", "germany north-sea")
        .hand("uk", "sea-battle")
        .go()
        .play("uk play uk-sea-battle, at north-sea")
        .is("pieces north-sea", "none");
}

/// Card uk-australia-directorate: whenever an army may be built it may be recruited in Australia; no build is triggered.
#[test]
fn uk_australia_directorate() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "build-army")
        .table("uk", "australia-directorate")
        .go()
        .play("uk play uk-build-army")
        .only("uk", "recruit", "australia")
        .play("uk recruit australia")
        .is("at uk", "united-kingdom australia");
}

/// Card uk-free-france: instead of a card, for two from hand, an army in Western Europe.
#[test]
fn uk_free_france() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army build-navy sea-battle")
        .table("uk", "free-france")
        .go()
        .play("uk use uk-free-france, discard uk-build-army, discard uk-build-navy")
        .only("uk", "at", "western-europe")
        .play("uk at western-europe")
        .is("at uk", "united-kingdom western-europe north-sea")
        .is("hand uk", "uk-sea-battle");
}

/// Card uk-lord-linlithgow: whenever an army may be built it may be recruited in India, on any turn.
#[test]
fn uk_lord_linlithgow() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom")
        .hand("usa", "arsenal-of-democracy")
        .table("uk", "lord-linlithgow")
        .go()
        .play("usa play usa-arsenal-of-democracy")
        .only("uk", "recruit", "india")
        .play("uk recruit india")
        .is("at uk", "united-kingdom india");
}

/// Card uk-mackenzie-king: a point for a navy in the North Atlantic, and a point for an army in Canada.
#[test]
fn uk_mackenzie_king() {
    turn("uk")
        .put("uk", "united-kingdom north-sea north-atlantic canada")
        .hand("uk", "build-army")
        .table("uk", "mackenzie-king")
        .go()
        .play("uk discard uk-build-army")
        .is("vp allies", 4);
}

/// Card uk-resistance: instead of a card, for two from hand, a battle in Western Europe or Italy.
#[test]
fn uk_resistance() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("germany", "germany western-europe")
        .hand("uk", "build-army build-navy")
        .table("uk", "resistance")
        .go()
        .play("uk use uk-resistance, discard uk-build-army, discard uk-build-navy")
        .only("uk", "at", "western-europe")
        .play("uk at western-europe")
        .is("pieces western-europe", "none");
}

/// Card uk-the-royal-navy: after a sea battle, for two from hand, a battle in any sea in reach; once a turn.
#[test]
fn uk_the_royal_navy() {
    turn("uk")
.put("uk", "united-kingdom north-sea")
.put("germany", "western-europe mediterranean-sea")
.hand("uk", "sea-battle build-army build-navy land-battle land-battle")
.table("uk", "the-royal-navy")
.go()
.play("uk play uk-sea-battle, at north-atlantic, use uk-the-royal-navy, discard uk-build-army, discard uk-build-navy")
.only("uk", "at", "north-atlantic, south-atlantic, baltic-sea, mediterranean-sea")
.play("uk at mediterranean-sea")
.is("pieces mediterranean-sea", "none")
.not_offered("uk use uk-the-royal-navy");
}

/// Card uk-dutch-east-indies: armies in Indonesia and New Guinea, then a navy in the South China Sea.
#[test]
fn uk_dutch_east_indies() {
    turn("uk")
        .put("uk", "united-kingdom australia")
        .hand("uk", "dutch-east-indies")
        .go()
        .play("uk play uk-dutch-east-indies, at indonesia, at new-guinea, at south-china-sea")
        .is("at uk", "united-kingdom indonesia new-guinea australia south-china-sea");
}

/// Card uk-general-smuts: an army in Africa and a navy in the Southern Ocean or the Bay of Bengal.
#[test]
fn uk_general_smuts() {
    turn("uk")
        .put("uk", "united-kingdom india")
        .hand("uk", "general-smuts")
        .go()
        .play("uk play uk-general-smuts, at africa")
        .only("uk", "at", "southern-ocean, bay-of-bengal")
        .play("uk at bay-of-bengal")
        .is("at uk", "united-kingdom india africa bay-of-bengal");
}

/// Card uk-increased-commonwealth-support: an army in India, Australia or Canada.
#[test]
fn uk_increased_commonwealth_support() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "increased-commonwealth-support")
        .go()
        .play("uk play uk-increased-commonwealth-support")
        .only("uk", "at", "canada, india, australia")
        .play("uk at australia")
        .is("at uk", "united-kingdom australia");
}

/// Card uk-king-peter: an Axis army in the Balkans is eliminated, then an army is recruited there.
#[test]
fn uk_king_peter() {
    turn("uk")
        .put("uk", "united-kingdom western-europe mediterranean-sea")
        .put("italy", "italy balkans")
        .hand("uk", "king-peter")
        .go()
        .play("uk play uk-king-peter, at balkans")
        .is("pieces balkans", "none")
        .play("uk at balkans")
        .is("pieces balkans", "uk army");
}

/// Card uk-ledo-and-burma-roads: an army in Southeast Asia, then a battle in China or Szechuan.
#[test]
fn uk_ledo_and_burma_roads() {
    turn("uk")
        .put("uk", "united-kingdom india")
        .put("japan", "japan china")
        .hand("uk", "ledo-and-burma-roads")
        .go()
        .play("uk play uk-ledo-and-burma-roads, at southeast-asia")
        .only("uk", "at", "szechuan, china")
        .play("uk at china")
        .is("pieces china", "none");
}

/// Card uk-singapore-fortified: an army in Southeast Asia, then a navy in the South China Sea.
#[test]
fn uk_singapore_fortified() {
    turn("uk")
        .put("uk", "united-kingdom india")
        .hand("uk", "singapore-fortified")
        .go()
        .play("uk play uk-singapore-fortified, at southeast-asia, at south-china-sea")
        .is("at uk", "united-kingdom india southeast-asia south-china-sea");
}

/// Card uk-bomber-command: Germany or Italy mills 4.
#[test]
fn uk_bomber_command() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "bomber-command")
        .go()
        .play("uk play uk-bomber-command")
        .only("uk", "nation", "germany, italy")
        .play("uk nation italy")
        .is("n-deck italy", 26)
        .is("n-deck germany", 41);
}

/// Card uk-malta-submarines: Germany, then Italy: two cards, or a navy in the Mediterranean.
#[test]
fn uk_malta_submarines() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("germany", "western-europe mediterranean-sea")
        .put("italy", "italy mediterranean-sea")
        .hand("uk", "malta-submarines")
        .go()
        .play("uk play uk-malta-submarines")
        .asked("germany")
        .play("germany mill")
        .is("n-deck germany", 39)
        .asked("italy")
        .play("italy at mediterranean-sea")
        .is("n-deck italy", 30)
        .is("pieces mediterranean-sea", "germany navy");
}

/// Card uk-asw-tactics: an Axis economic warfare card has no effect: no cards, no points.
#[test]
fn uk_asw_tactics() {
    turn("germany")
        .put("germany", "germany western-europe")
        .hand("germany", "v-weapons")
        .table("uk", "asw-tactics")
        .go()
        .play("germany play ger-v-weapons; uk use uk-asw-tactics")
        .is("vp axis", 4)
        .is("n-deck uk", 39)
        .is("top uk", "uk-asw-tactics");
}

/// Card uk-defensive-posture: a supplied British army is saved for the turn; an unsupplied one is not.
#[test]
fn uk_defensive_posture() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom western-europe")
        .hand("germany", "land-battle")
        .table("uk", "defensive-posture")
        .go()
        .play("germany play ger-land-battle, at western-europe; uk use uk-defensive-posture")
        .is("pieces western-europe", "uk army");
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom balkans")
        .hand("germany", "land-battle")
        .table("uk", "defensive-posture")
        .go()
        .play("germany play ger-land-battle, at balkans")
        .is("pieces balkans", "none");
}

/// Card uk-destroyers: a supplied American navy is saved for the turn.
#[test]
fn uk_destroyers() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("usa", "eastern-us north-atlantic iceland north-sea")
        .put("uk", "united-kingdom")
        .hand("germany", "sea-battle")
        .table("uk", "destroyers")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk use uk-destroyers")
        .is("pieces north-sea", "usa navy");
}

/// Card uk-enigma-code-cracked: a German Status that was used is discarded; its use stands.
#[test]
fn uk_enigma_code_cracked() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle")
        .table("germany", "conscription")
        .table("uk", "enigma-code-cracked")
        .go()
        .play("germany use ger-conscription, at balkans; uk use uk-enigma-code-cracked")
        .is("pieces balkans", "germany army")
        .is("statuses germany", "none")
        .is("top germany", "ger-conscription");
}

/// Card uk-loyal-to-the-crown: an Axis army just built in India, Australia or Canada is eliminated.
#[test]
fn uk_loyal_to_the_crown() {
    turn("japan")
        .put("japan", "japan china southeast-asia")
        .hand("japan", "build-army")
        .table("uk", "loyal-to-the-crown")
        .go()
        .play("japan play jpn-build-army, at india; uk use uk-loyal-to-the-crown")
        .is("pieces india", "none");
}

/// Card uk-raf: a British piece in or next to the United Kingdom is saved for the turn, supplied or not.
#[test]
fn uk_raf() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf")
        .go()
        .play("germany play ger-sea-battle, at north-sea; uk use uk-raf")
        .is("pieces north-sea", "uk navy");
}

/// Card uk-rationing: the card just played goes back into the draw deck.
#[test]
fn uk_rationing() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army")
        .table("uk", "rationing")
        .go()
        .play("uk play uk-build-army, at iceland, use uk-rationing")
        .is("n-deck uk", 39)
        .is("discards uk", 1)
        .is("top uk", "uk-rationing");
}

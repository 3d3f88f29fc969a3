//! The deck of Japan.

use crate::table::turn;

/// Card jpn-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn jpn_build_army() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .hand("japan", "build-army")
        .go()
        .play("japan play jpn-build-army")
        .only("japan", "at", "vladivostok, china, japan, iwo-jima, philippines")
        .play("japan at china")
        .is("at japan", "china japan sea-of-japan");
}

/// Card jpn-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn jpn_land_battle() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("ussr", "moscow vladivostok")
        .hand("japan", "land-battle")
        .go()
        .play("japan play jpn-land-battle, at vladivostok")
        .is("pieces vladivostok", "none");
}

/// Card jpn-build-navy: a sea with a line and a port.
#[test]
fn jpn_build_navy() {
    turn("japan")
        .put("japan", "japan")
        .hand("japan", "build-navy")
        .go()
        .play("japan play jpn-build-navy")
        .only("japan", "at", "sea-of-japan")
        .play("japan at sea-of-japan")
        .is("at japan", "japan sea-of-japan");
}

/// Card jpn-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn jpn_sea_battle() {
    turn("japan")
        .put("japan", "japan")
        .put("usa", "sea-of-japan")
        .hand("japan", "sea-battle")
        .go()
        .play("japan play jpn-sea-battle, at sea-of-japan")
        .is("pieces sea-of-japan", "none");
}

/// Card jpn-forward-bases: two points in all for armies in Hawaii, the Pacific Northwest or New Zealand.
#[test]
fn jpn_forward_bases() {
    turn("japan")
        .put("japan", "japan sea-of-japan north-pacific hawaii pacific-northwest")
        .hand("japan", "build-army")
        .table("japan", "forward-bases")
        .go()
        .play("japan discard jpn-build-army")
        .is("vp axis", 4);
}

/// Card jpn-co-prosperity-sphere: a point for each army in Indonesia, New Guinea and Southeast Asia.
#[test]
fn jpn_co_prosperity_sphere() {
    turn("japan")
        .put("japan", "japan sea-of-japan south-china-sea indonesia new-guinea southeast-asia")
        .hand("japan", "build-army")
        .table("japan", "co-prosperity-sphere")
        .go()
        .play("japan discard jpn-build-army")
        .is("vp axis", 5);
}

/// Card jpn-imperial-designs: one point in all for armies in Iwo Jima or the Philippines.
#[test]
fn jpn_imperial_designs() {
    turn("japan")
        .put("japan", "japan sea-of-japan iwo-jima philippines")
        .hand("japan", "build-army")
        .table("japan", "imperial-designs")
        .go()
        .play("japan discard jpn-build-army")
        .is("vp axis", 3);
}

/// Card jpn-unimpeded-merchant-shipping: a point without an Allied army in Hawaii.
#[test]
fn jpn_unimpeded_merchant_shipping() {
    turn("japan")
        .put("japan", "japan")
        .hand("japan", "build-army")
        .table("japan", "unimpeded-merchant-shipping")
        .go()
        .play("japan discard jpn-build-army")
        .is("vp axis", 3);
    turn("japan")
        .put("japan", "japan")
        .put("usa", "hawaii")
        .hand("japan", "build-army")
        .table("japan", "unimpeded-merchant-shipping")
        .go()
        .play("japan discard jpn-build-army")
        .is("vp axis", 2);
}

/// Card jpn-indian-ocean-patrols: two points and two British cards for each navy in or next to the Bay of Bengal.
#[test]
fn jpn_indian_ocean_patrols() {
    turn("japan")
        .put("japan", "japan china southeast-asia bay-of-bengal south-china-sea")
        .hand("japan", "indian-ocean-patrols")
        .go()
        .play("japan play jpn-indian-ocean-patrols")
        .is("vp axis", 8)
        .is("n-deck uk", 36);
    turn("japan")
        .put("japan", "japan sea-of-japan south-china-sea india bay-of-bengal")
        .hand("japan", "indian-ocean-patrols")
        .go()
        .play("japan play jpn-indian-ocean-patrols")
        .is("vp axis", 6)
        .is("n-deck uk", 38);
}

/// Card jpn-submarines-support-pacific-islands: two points and two American cards for each navy in or next to the East Pacific; no wolf packs.
#[test]
fn jpn_submarines_support_pacific_islands() {
    turn("japan")
        .put("japan", "japan sea-of-japan north-pacific")
        .hand("japan", "submarines-support-pacific-islands")
        .table("germany", "wolf-packs")
        .go()
        .play("japan play jpn-submarines-support-pacific-islands")
        .is("vp axis", 4)
        .is("n-deck usa", 39);
}

/// Card jpn-banzai-charge: after a land battle, the same space or one next to it.
#[test]
fn jpn_banzai_charge() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("ussr", "moscow china")
        .hand("japan", "land-battle")
        .table("japan", "banzai-charge")
        .go()
        .play("japan play jpn-land-battle, at vladivostok, use jpn-banzai-charge")
        .only("japan", "at", "vladivostok, china")
        .play("japan at china")
        .is("pieces china", "none")
        .is("responses japan", "none");
}

/// Card jpn-battleship-repair: a supplied Japanese navy is saved for the turn.
#[test]
fn jpn_battleship_repair() {
    turn("usa")
        .put("usa", "western-us east-pacific")
        .put("japan", "japan sea-of-japan north-pacific iwo-jima")
        .hand("usa", "sea-battle")
        .table("japan", "battleship-repair")
        .go()
        .play("usa play usa-sea-battle, at north-pacific; japan use jpn-battleship-repair")
        .is("pieces north-pacific", "japan navy");
}

/// Card jpn-china-offensive: after a battle in or next to China: an army there, then a battle in or next to China.
#[test]
fn jpn_china_offensive() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("ussr", "moscow china")
        .hand("japan", "land-battle")
        .table("japan", "china-offensive")
        .go()
        .play("japan play jpn-land-battle, at china, use jpn-china-offensive")
        .only("japan", "at", "china")
        .play("japan at china")
        .only("japan", "at", "mongolia, vladivostok, szechuan, southeast-asia")
        .play("japan at szechuan")
        .is("at japan", "china japan sea-of-japan");
}

/// Card jpn-destroyer-transport: after a sea battle, one or two armies in lands next to it.
#[test]
fn jpn_destroyer_transport() {
    turn("japan")
        .put("japan", "japan china southeast-asia")
        .hand("japan", "sea-battle")
        .table("japan", "destroyer-transport")
        .go()
        .play("japan play jpn-sea-battle, at bay-of-bengal, use jpn-destroyer-transport")
        .only("japan", "at", "india, southeast-asia")
        .play("japan at india")
        .only("japan", "at", "middle-east, india, southeast-asia")
        .play("japan at middle-east")
        .is("at japan", "middle-east india china southeast-asia japan");
}

/// Card jpn-fall-of-singapore: after a battle in Southeast Asia: the South China Sea is battled, then an army is recruited.
#[test]
fn jpn_fall_of_singapore() {
    turn("japan")
        .put("japan", "japan china sea-of-japan")
        .put("uk", "india southeast-asia south-china-sea")
        .hand("japan", "land-battle")
        .table("japan", "fall-of-singapore")
        .go()
        .play("japan play jpn-land-battle, at southeast-asia, use jpn-fall-of-singapore, at south-china-sea")
        .is("pieces south-china-sea", "none")
        .play("japan at southeast-asia")
        .is("pieces southeast-asia", "japan army");
}

/// Card jpn-kamikaze: an Allied navy just built next to a Japanese piece is eliminated.
#[test]
fn jpn_kamikaze() {
    turn("usa")
        .put("usa", "western-us east-pacific hawaii")
        .put("japan", "japan sea-of-japan")
        .hand("usa", "build-navy")
        .table("japan", "kamikaze")
        .go()
        .play("usa play usa-build-navy, at north-pacific; japan use jpn-kamikaze")
        .is("pieces north-pacific", "none");
}

/// Card jpn-kwantung-army: a supplied army in China, Szechuan, Mongolia or Vladivostok is saved for the turn.
#[test]
fn jpn_kwantung_army() {
    turn("ussr")
        .put("ussr", "moscow siberia mongolia")
        .put("japan", "japan china")
        .hand("ussr", "land-battle")
        .table("japan", "kwantung-army")
        .go()
        .play("ussr play ussr-land-battle, at china; japan use jpn-kwantung-army")
        .is("pieces china", "japan army");
}

/// Card jpn-mobile-force: at the start of the turn a navy in or next to the North Pacific; the Play step follows.
#[test]
fn jpn_mobile_force() {
    turn("japan")
        .put("japan", "japan")
        .hand("japan", "build-army")
        .table("japan", "mobile-force")
        .go()
        .play("japan use jpn-mobile-force")
        .only("japan", "at", "sea-of-japan, north-pacific, central-pacific, east-pacific")
        .play("japan at north-pacific")
        .is("at japan", "japan north-pacific")
        .offered("japan play jpn-build-army");
}

/// Card jpn-special-naval-landing-forces: after a navy is built, one or two armies in lands next to it.
#[test]
fn jpn_special_naval_landing_forces() {
    turn("japan")
        .put("japan", "japan")
        .hand("japan", "build-navy")
        .table("japan", "special-naval-landing-forces")
        .go()
        .play("japan play jpn-build-navy, at sea-of-japan, use jpn-special-naval-landing-forces")
        .only("japan", "at", "vladivostok, china, japan, iwo-jima, philippines")
        .play("japan at china, at philippines")
        .is("at japan", "china japan philippines sea-of-japan");
}

/// Card jpn-surprise-attack: after a sea battle: a sea battle, then a land battle.
#[test]
fn jpn_surprise_attack() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("usa", "hawaii central-pacific")
        .put("ussr", "moscow vladivostok")
        .hand("japan", "sea-battle")
        .table("japan", "surprise-attack")
        .go()
        .play("japan play jpn-sea-battle, at north-pacific, use jpn-surprise-attack, at central-pacific")
        .is("pieces central-pacific", "none")
        .only("japan", "at", "vladivostok, china, iwo-jima, philippines")
        .play("japan at vladivostok")
        .is("pieces vladivostok", "none");
}

/// Card jpn-truk: pieces in or next to the Central Pacific are in supply for the rest of the turn.
#[test]
fn jpn_truk() {
    turn("japan")
        .put("japan", "japan central-pacific new-guinea australia")
        .put("uk", "united-kingdom")
        .hand("japan", "build-army")
        .table("japan", "truk")
        .go()
        .is("unsupplied japan", "new-guinea central-pacific")
        .play("japan use jpn-truk")
        .is("unsupplied japan", "none")
        .play("japan discard jpn-build-army")
        .is("at japan", "japan new-guinea australia central-pacific");
}

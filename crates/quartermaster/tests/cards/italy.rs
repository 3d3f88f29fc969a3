//! The deck of Italy.

use crate::table::turn;

/// Card ita-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn ita_build_army() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "build-army")
        .go()
        .play("italy play ita-build-army")
        .only("italy", "at", "western-europe, germany, italy, balkans")
        .play("italy at balkans")
        .is("at italy", "italy balkans");
}

/// Card ita-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn ita_land_battle() {
    turn("italy")
        .put("italy", "italy")
        .put("uk", "united-kingdom western-europe")
        .hand("italy", "land-battle")
        .go()
        .play("italy play ita-land-battle, at western-europe")
        .is("pieces western-europe", "none");
}

/// Card ita-build-navy: a sea with a line and a port.
#[test]
fn ita_build_navy() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "build-navy")
        .go()
        .play("italy play ita-build-navy")
        .only("italy", "at", "mediterranean-sea")
        .play("italy at mediterranean-sea")
        .is("at italy", "italy mediterranean-sea");
}

/// Card ita-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn ita_sea_battle() {
    turn("italy")
        .put("italy", "italy")
        .put("uk", "united-kingdom mediterranean-sea")
        .hand("italy", "sea-battle")
        .go()
        .play("italy play ita-sea-battle, at mediterranean-sea")
        .is("pieces mediterranean-sea", "none");
}

/// Card ita-anti-communist-sentiment: a point for each Italian army in Russia and Ukraine.
#[test]
fn ita_anti_communist_sentiment() {
    turn("italy")
        .put("italy", "italy balkans ukraine russia")
        .hand("italy", "build-army")
        .table("italy", "anti-communist-sentiment")
        .go()
        .play("italy discard ita-build-army")
        .is("vp axis", 6);
}

/// Card ita-balkan-resources: a point for an army in the Balkans.
#[test]
fn ita_balkan_resources() {
    turn("italy")
        .put("italy", "italy balkans")
        .hand("italy", "build-army")
        .table("italy", "balkan-resources")
        .go()
        .play("italy discard ita-build-army")
        .is("vp axis", 3);
}

/// Card ita-bravado: instead of a card, for two cards, a land battle.
#[test]
fn ita_bravado() {
    turn("italy")
        .put("italy", "italy")
        .put("uk", "united-kingdom balkans")
        .hand("italy", "build-army")
        .table("italy", "bravado")
        .go()
        .play("italy use ita-bravado")
        .is("n-deck italy", 26)
        .play("italy at balkans")
        .is("pieces balkans", "none")
        .not_offered("italy play ita-build-army");
}

/// Card ita-impero-italiano: a point for each Axis army in North Africa, Africa and the Middle East.
#[test]
fn ita_impero_italiano() {
    turn("italy")
        .put("italy", "italy mediterranean-sea north-africa")
        .put("germany", "germany north-africa")
        .hand("italy", "build-army")
        .table("italy", "impero-italiano")
        .go()
        .play("italy discard ita-build-army")
        .is("vp axis", 4);
}

/// Card ita-mare-nostrum: a point for each Italian navy.
#[test]
fn ita_mare_nostrum() {
    turn("italy")
        .put("italy", "italy mediterranean-sea north-africa north-sea")
        .hand("italy", "build-army")
        .table("italy", "mare-nostrum")
        .go()
        .play("italy discard ita-build-army")
        .is("vp axis", 4);
}

/// Card ita-afrika-korps: a German army in North Africa, then a German navy in the Mediterranean.
#[test]
fn ita_afrika_korps() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "afrika-korps")
        .go()
        .play("italy play ita-afrika-korps, at north-africa, at mediterranean-sea")
        .is("at germany", "north-africa mediterranean-sea");
}

/// Card ita-division-azul: a random Soviet Response is discarded; only its owner learns which.
#[test]
fn ita_division_azul() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "division-azul")
        .table("ussr", "stalingrad")
        .go()
        .play("italy play ita-division-azul")
        .is("responses ussr", "none")
        .is("top ussr", "none")
        .is("discards ussr", 1);
}

/// Card ita-german-aid-in-greece: an Allied army in the Balkans is eliminated, then a German army is recruited there.
#[test]
fn ita_german_aid_in_greece() {
    turn("italy")
        .put("italy", "italy")
        .put("uk", "united-kingdom balkans")
        .hand("italy", "german-aid-in-greece")
        .go()
        .play("italy play ita-german-aid-in-greece, at balkans, at balkans")
        .is("pieces balkans", "germany army");
}

/// Card ita-italian-east-africa: an army in North Africa, then a navy in the Bay of Bengal.
#[test]
fn ita_italian_east_africa() {
    turn("italy")
        .put("italy", "italy mediterranean-sea")
        .hand("italy", "italian-east-africa")
        .go()
        .play("italy play ita-italian-east-africa")
        .only("italy", "at", "north-africa")
        .play("italy at north-africa")
        .only("italy", "at", "bay-of-bengal")
        .play("italy at bay-of-bengal")
        .is("at italy", "italy north-africa mediterranean-sea bay-of-bengal");
}

/// Card ita-italy-attacks-communists: armies are built in Ukraine and Russia, in either order.
#[test]
fn ita_italy_attacks_communists() {
    turn("italy")
        .put("italy", "italy balkans")
        .hand("italy", "italy-attacks-communists")
        .go()
        .play("italy play ita-italy-attacks-communists")
        .only("italy", "at", "ukraine")
        .play("italy at ukraine, at russia")
        .is("at italy", "italy balkans ukraine russia");
}

/// Card ita-plunder: a point at once for each piece outside Italy.
#[test]
fn ita_plunder() {
    turn("italy")
        .put("italy", "italy balkans mediterranean-sea")
        .hand("italy", "plunder")
        .go()
        .play("italy play ita-plunder")
        .is("vp axis", 4);
}

/// Card ita-decima-flottiglia-mas: a British card, two without an Allied navy in the Mediterranean; a point.
#[test]
fn ita_decima_flottiglia_mas() {
    turn("italy")
        .put("italy", "italy")
        .hand("italy", "decima-flottiglia-mas")
        .go()
        .play("italy play ita-decima-flottiglia-mas")
        .is("n-deck uk", 38)
        .is("vp axis", 3);
    turn("italy")
        .put("italy", "italy")
        .put("usa", "mediterranean-sea")
        .hand("italy", "decima-flottiglia-mas")
        .go()
        .play("italy play ita-decima-flottiglia-mas")
        .is("n-deck uk", 39)
        .is("vp axis", 3);
}

/// Card ita-regia-marina-closes-shipping-lanes: a point and a British card for each Italian navy.
#[test]
fn ita_regia_marina_closes_shipping_lanes() {
    turn("italy")
        .put("italy", "italy mediterranean-sea north-africa north-sea")
        .hand("italy", "regia-marina-closes-shipping-lanes")
        .go()
        .play("italy play ita-regia-marina-closes-shipping-lanes")
        .is("n-deck uk", 38)
        .is("vp axis", 4);
}

/// Card ita-german-reinforcements-counterattack: a German army takes the place of a supplied Italian army.
#[test]
fn ita_german_reinforcements_counterattack() {
    turn("uk")
.put("uk", "united-kingdom western-europe")
.put("italy", "italy")
.hand("uk", "land-battle")
.table("italy", "german-reinforcements-counterattack")
.go()
.play("uk play uk-land-battle, at italy; italy pass, use ita-german-reinforcements-counterattack, at italy")
.is("pieces italy", "germany army");
}

/// Card ita-monte-cassino: an Axis army in Italy is saved for the turn.
#[test]
fn ita_monte_cassino() {
    turn("uk")
        .put("uk", "united-kingdom western-europe")
        .put("germany", "italy")
        .hand("uk", "land-battle")
        .table("italy", "monte-cassino")
        .go()
        .play("uk play uk-land-battle, at italy; italy use ita-monte-cassino")
        .is("pieces italy", "germany army");
}

/// Card ita-romanian-reinforcements: an Italian army takes the place of a supplied German army; an unsupplied one has no successor.
#[test]
fn ita_romanian_reinforcements() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia")
        .hand("ussr", "land-battle")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("ussr play ussr-land-battle, at russia; italy use ita-romanian-reinforcements, at russia")
        .is("pieces russia", "italy army");
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany russia")
        .hand("ussr", "land-battle")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("ussr play ussr-land-battle, at russia")
        .asked("ussr");
}

/// Card ita-skilled-pilots: five fewer for economic warfare, never below none.
#[test]
fn ita_skilled_pilots() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "bomber-command")
        .table("italy", "skilled-pilots")
        .go()
        .play("uk play uk-bomber-command, nation italy; italy use ita-skilled-pilots")
        .is("n-deck italy", 29);
}

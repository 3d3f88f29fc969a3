//! The deck of Germany.

use crate::table::turn;

/// Card ger-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn ger_build_army() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army")
        .go()
        .play("germany play ger-build-army")
        .only("germany", "at", "western-europe, germany, italy, balkans, eastern-europe")
        .play("germany at balkans")
        .is("at germany", "germany balkans");
}

/// Card ger-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn ger_land_battle() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "balkans united-kingdom")
        .hand("germany", "land-battle")
        .go()
        .play("germany play ger-land-battle")
        .only("germany", "at", "western-europe, italy, balkans, eastern-europe")
        .play("germany at balkans")
        .is("pieces balkans", "none");
}

/// Card ger-build-navy: a sea with a line and a port.
#[test]
fn ger_build_navy() {
    turn("germany")
        .put("germany", "germany western-europe")
        .hand("germany", "build-navy")
        .go()
        .play("germany play ger-build-navy")
        .only("germany", "at", "north-sea, baltic-sea, mediterranean-sea")
        .play("germany at north-sea")
        .is("pieces north-sea", "germany navy");
}

/// Card ger-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn ger_sea_battle() {
    turn("germany")
        .put("germany", "germany")
        .put("ussr", "russia moscow baltic-sea")
        .hand("germany", "sea-battle")
        .go()
        .play("germany play ger-sea-battle")
        .only("germany", "at", "baltic-sea")
        .play("germany at baltic-sea")
        .is("pieces baltic-sea", "none");
}

/// Card ger-abundant-resources: a point for each army in Ukraine, Kazakhstan and Russia.
#[test]
fn ger_abundant_resources() {
    turn("germany")
        .put("germany", "germany ukraine russia kazakhstan siberia")
        .hand("germany", "build-army")
        .table("germany", "abundant-resources")
        .go()
        .play("germany discard ger-build-army")
        .is("vp axis", 7);
}

/// Card ger-atlantic-wall: who battles an Axis army in Western Europe mills 3; an empty space is no army.
#[test]
fn ger_atlantic_wall() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("italy", "italy western-europe")
        .put("germany", "germany")
        .hand("uk", "land-battle")
        .table("germany", "atlantic-wall")
        .go()
        .play("uk play uk-land-battle, at western-europe")
        .asked("germany")
        .play("germany use ger-atlantic-wall")
        .is("n-deck uk", 36)
        .is("pieces western-europe", "none");
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .put("germany", "germany")
        .hand("uk", "land-battle")
        .table("germany", "atlantic-wall")
        .go()
        .play("uk play uk-land-battle, at western-europe")
        .asked("uk");
}

/// Card ger-bias-for-action: after a build, for one card, a battle next to the new army; once a turn.
#[test]
fn ger_bias_for_action() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army")
        .table("germany", "bias-for-action")
        .go()
        .play("germany play ger-build-army, at eastern-europe, use ger-bias-for-action")
        .is("n-deck germany", 38)
        .only("germany", "at", "balkans, ukraine, russia")
        .play("germany at ukraine")
        .asked("germany")
        .not_offered("germany use ger-bias-for-action");
}

/// Card ger-blitzkrieg: after a land battle, for one card, an army in the space battled.
#[test]
fn ger_blitzkrieg() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom balkans")
        .hand("germany", "land-battle")
        .table("germany", "blitzkrieg")
        .go()
        .play("germany play ger-land-battle, at balkans, use ger-blitzkrieg")
        .is("n-deck germany", 38)
        .only("germany", "at", "balkans")
        .play("germany at balkans")
        .is("pieces balkans", "germany army");
}

/// Card ger-conscription: instead of a card, for two cards, an army.
#[test]
fn ger_conscription() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "land-battle")
        .table("germany", "conscription")
        .go()
        .play("germany use ger-conscription")
        .is("n-deck germany", 37)
        .play("germany at eastern-europe")
        .is("at germany", "germany eastern-europe")
        .is("hand germany", "ger-land-battle")
        .not_offered("germany play ger-land-battle");
}

/// Card ger-dive-bombers: after a land battle, for one card, the same space or one next to it.
#[test]
fn ger_dive_bombers() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom balkans")
        .put("ussr", "moscow balkans")
        .hand("germany", "land-battle")
        .table("germany", "dive-bombers")
        .go()
        .play("germany play ger-land-battle, at balkans, nation uk, use ger-dive-bombers")
        .is("n-deck germany", 38)
        .only("germany", "at", "italy, balkans, eastern-europe")
        .play("germany at balkans")
        .is("pieces balkans", "none");
}

/// Card ger-jet-fighters: three fewer for economic warfare, never below none.
#[test]
fn ger_jet_fighters() {
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "bomber-command")
        .table("germany", "jet-fighters")
        .go()
        .play("uk play uk-bomber-command, nation germany; germany use ger-jet-fighters")
        .is("n-deck germany", 39);
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "malta-submarines")
        .table("germany", "jet-fighters")
        .go()
        .play("uk play uk-malta-submarines; germany use ger-jet-fighters")
        .is("n-deck germany", 40)
        .is("n-deck italy", 28);
}

/// Card ger-superior-planning: the top four cards in any order, before the Play step, once a turn.
#[test]
fn ger_superior_planning() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army")
        .table("germany", "superior-planning")
        .deck("germany", "build-army land-battle build-navy sea-battle plunder")
        .go()
        .play("germany use ger-superior-planning")
        .only("germany", "order", "ger-build-army, ger-land-battle, ger-build-navy, ger-sea-battle")
        .play("germany order ger-sea-battle, order ger-land-battle, order ger-build-navy")
        .is("deck-top germany", "ger-sea-battle")
        .not_offered("germany use ger-superior-planning")
        .play("germany discard ger-build-army, pass")
        .is("n-deck germany", 0);
}

/// Card ger-swedish-iron-ore: a point for a navy in the Baltic, and a point for an army in Scandinavia.
#[test]
fn ger_swedish_iron_ore() {
    turn("germany")
        .put("germany", "germany baltic-sea scandinavia")
        .hand("germany", "build-army")
        .table("germany", "swedish-iron-ore")
        .go()
        .play("germany discard ger-build-army")
        .is("vp axis", 4);
    turn("germany")
        .put("germany", "germany eastern-europe russia scandinavia")
        .hand("germany", "build-army")
        .table("germany", "swedish-iron-ore")
        .go()
        .play("germany discard ger-build-army")
        .is("vp axis", 3);
}

/// Card ger-synthetic-fuel: after a build, for two cards, an army next to the new one.
#[test]
fn ger_synthetic_fuel() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army")
        .table("germany", "synthetic-fuel")
        .go()
        .play("germany play ger-build-army, at eastern-europe, use ger-synthetic-fuel")
        .is("n-deck germany", 37)
        .only("germany", "at", "germany, balkans, ukraine, russia")
        .play("germany at russia")
        .is("at germany", "germany eastern-europe russia");
}

/// Card ger-volksturm: at the start of the turn, for one card, an army in Germany; the Play step follows.
#[test]
fn ger_volksturm() {
    turn("germany")
        .put("germany", "western-europe")
        .hand("germany", "build-army")
        .table("germany", "volksturm")
        .go()
        .play("germany use ger-volksturm, at germany")
        .is("n-deck germany", 38)
        .is("at germany", "western-europe germany")
        .offered("germany play ger-build-army")
        .not_offered("germany use ger-volksturm");
}

/// Card ger-wolf-packs: two more cards for German submarines, three with an army in Scandinavia, none upon none.
#[test]
fn ger_wolf_packs() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group")
        .table("germany", "wolf-packs")
        .go()
        .play("germany play ger-submarines-monsoon-group, use ger-wolf-packs, nation ussr")
        .is("n-deck ussr", 30);
    turn("germany")
        .put("germany", "germany scandinavia")
        .hand("germany", "submarines-monsoon-group")
        .table("germany", "wolf-packs")
        .go()
        .play("germany play ger-submarines-monsoon-group, use ger-wolf-packs, nation ussr")
        .is("n-deck ussr", 29);
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-battle-of-the-atlantic")
        .table("germany", "wolf-packs")
        .go()
        .play("germany play ger-submarines-battle-of-the-atlantic, use ger-wolf-packs")
        .is("n-deck uk", 40);
    turn("germany")
        .put("germany", "germany western-europe")
        .hand("germany", "v-weapons")
        .table("germany", "wolf-packs")
        .go()
        .play("germany play ger-v-weapons")
        .not_offered("germany use ger-wolf-packs")
        .is("n-deck uk", 39);
}

/// Card ger-broad-front: up to three battles where a Soviet army stood next to a German one when the turn began.
#[test]
fn ger_broad_front() {
    turn("germany")
        .put("germany", "germany eastern-europe balkans")
        .put("ussr", "ukraine russia moscow")
        .hand("germany", "broad-front")
        .go()
        .play("germany play ger-broad-front")
        .only("germany", "at", "ukraine, russia")
        .play("germany at ukraine, at russia")
        .only("germany", "at", "ukraine, russia")
        .play("germany pass")
        .is("at ussr", "moscow");
}

/// Card ger-forced-conscription: one or two armies in or next to Germany.
#[test]
fn ger_forced_conscription() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "forced-conscription")
        .go()
        .play("germany play ger-forced-conscription")
        .only("germany", "at", "western-europe, italy, balkans, eastern-europe")
        .play("germany at italy")
        .only("germany", "at", "western-europe, balkans, eastern-europe")
        .play("germany pass")
        .is("at germany", "germany italy");
}

/// Card ger-guns-and-butter: exactly one of the four basic actions.
#[test]
fn ger_guns_and_butter() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "guns-and-butter")
        .go()
        .play("germany play ger-guns-and-butter")
        .only("germany", "do", "build-army, build-navy, land-battle, sea-battle")
        .play("germany do build-navy")
        .only("germany", "at", "baltic-sea")
        .play("germany at baltic-sea")
        .is("at germany", "germany baltic-sea");
}

/// Card ger-military-dictatorships: an Italian army in the Balkans, then an Allied army in Ukraine is gone.
#[test]
fn ger_military_dictatorships() {
    turn("germany")
        .put("germany", "germany")
        .put("ussr", "moscow ukraine")
        .hand("germany", "military-dictatorships")
        .go()
        .play("germany play ger-military-dictatorships")
        .only("germany", "at", "balkans")
        .play("germany at balkans")
        .is("pieces balkans", "italy army")
        .play("germany at ukraine")
        .is("pieces ukraine", "none");
}

/// Card ger-plunder: a point at once for each piece outside Germany.
#[test]
fn ger_plunder() {
    turn("germany")
        .put("germany", "germany balkans baltic-sea")
        .hand("germany", "plunder")
        .go()
        .play("germany play ger-plunder")
        .is("vp axis", 4);
}

/// Card ger-the-autobahn: armies are eliminated and built again, one at a time and each once.
#[test]
fn ger_the_autobahn() {
    turn("germany")
        .put("germany", "germany balkans baltic-sea")
        .hand("germany", "the-autobahn")
        .go()
        .play("germany play ger-the-autobahn")
        .only("germany", "at", "germany, balkans")
        .play("germany at balkans")
        .is("pieces balkans", "none")
        .play("germany at eastern-europe")
        .only("germany", "at", "germany")
        .play("germany pass")
        .is("at germany", "germany eastern-europe baltic-sea");
}

/// Card ger-submarines-enforce-blockade: a point and two British cards for each army next to the North Sea.
#[test]
fn ger_submarines_enforce_blockade() {
    turn("germany")
        .put("germany", "germany western-europe baltic-sea scandinavia")
        .hand("germany", "submarines-enforce-blockade")
        .go()
        .play("germany play ger-submarines-enforce-blockade")
        .is("vp axis", 6)
        .is("n-deck uk", 36);
}

/// Card ger-submarines-battle-of-the-atlantic: a point and two British cards for each navy.
#[test]
fn ger_submarines_battle_of_the_atlantic() {
    turn("germany")
        .put("germany", "germany western-europe baltic-sea north-sea")
        .hand("germany", "submarines-battle-of-the-atlantic")
        .go()
        .play("germany play ger-submarines-battle-of-the-atlantic")
        .is("vp axis", 6)
        .is("n-deck uk", 36);
}

/// Card ger-submarines-monsoon-group: two cards of an Allied nation of choice, two points.
#[test]
fn ger_submarines_monsoon_group() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group")
        .go()
        .play("germany play ger-submarines-monsoon-group")
        .only("germany", "nation", "uk, ussr, usa")
        .play("germany nation usa")
        .is("n-deck usa", 39)
        .is("vp axis", 4);
}

/// Card ger-submarines-unprotected-shipping: two British cards, five without an Allied navy in the North Sea; a point.
#[test]
fn ger_submarines_unprotected_shipping() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-unprotected-shipping")
        .go()
        .play("germany play ger-submarines-unprotected-shipping")
        .is("n-deck uk", 35)
        .is("vp axis", 3);
    turn("germany")
        .put("germany", "germany")
        .put("usa", "north-sea")
        .hand("germany", "submarines-unprotected-shipping")
        .go()
        .play("germany play ger-submarines-unprotected-shipping")
        .is("n-deck uk", 38)
        .is("vp axis", 3);
}

/// Card ger-submarines-murmansk-convoy: a point and two Soviet cards for each piece in or next to Scandinavia.
#[test]
fn ger_submarines_murmansk_convoy() {
    turn("germany")
        .put("germany", "germany baltic-sea scandinavia")
        .hand("germany", "submarines-murmansk-convoy")
        .go()
        .play("germany play ger-submarines-murmansk-convoy")
        .is("n-deck ussr", 30)
        .is("vp axis", 4);
}

/// Card ger-v-weapons: three points and a British card with an army in Western Europe, else nothing.
#[test]
fn ger_v_weapons() {
    turn("germany")
        .put("germany", "germany western-europe")
        .hand("germany", "v-weapons")
        .go()
        .play("germany play ger-v-weapons")
        .is("vp axis", 7)
        .is("n-deck uk", 39);
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "v-weapons")
        .go()
        .play("germany play ger-v-weapons")
        .is("vp axis", 2)
        .is("n-deck uk", 40);
}

//! The deck of the United States.

use crate::table::turn;

/// Card usa-build-army: home or next to a supplied piece; the army is placed.
#[test]
fn usa_build_army() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "build-army")
        .go()
        .play("usa play usa-build-army")
        .only("usa", "at", "canada, eastern-us, western-us, latin-america")
        .play("usa at western-us")
        .is("at usa", "eastern-us western-us");
}

/// Card usa-land-battle: an enemy army next to a supplied piece is removed.
#[test]
fn usa_land_battle() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("japan", "canada")
        .hand("usa", "land-battle")
        .go()
        .play("usa play usa-land-battle, at canada")
        .is("pieces canada", "none");
}

/// Card usa-build-navy: a sea with a line and a port.
#[test]
fn usa_build_navy() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "build-navy")
        .go()
        .play("usa play usa-build-navy")
        .only("usa", "at", "north-atlantic")
        .play("usa at north-atlantic")
        .is("at usa", "eastern-us north-atlantic");
}

/// Card usa-sea-battle: an enemy navy next to a supplied piece is removed.
#[test]
fn usa_sea_battle() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("germany", "north-atlantic")
        .hand("usa", "sea-battle")
        .go()
        .play("usa play usa-sea-battle, at north-atlantic")
        .is("pieces north-atlantic", "none");
}

/// Card usa-aircraft-carriers: after a sea battle, for one card, a navy in the space battled.
#[test]
fn usa_aircraft_carriers() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("germany", "north-atlantic")
        .hand("usa", "sea-battle")
        .table("usa", "aircraft-carriers")
        .go()
        .play("usa play usa-sea-battle, at north-atlantic, use usa-aircraft-carriers")
        .is("n-deck usa", 38)
        .play("usa at north-atlantic")
        .is("pieces north-atlantic", "usa navy");
}

/// Card usa-american-volunteer-group-expands: armies in Szechuan are in supply; instead of a card, for two cards, an army there.
#[test]
fn usa_american_volunteer_group_expands() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "szechuan")
        .hand("usa", "build-army")
        .table("usa", "american-volunteer-group-expands")
        .go()
        .is("supplied uk", "szechuan")
        .play("usa use usa-american-volunteer-group-expands")
        .is("n-deck usa", 37)
        .play("usa at szechuan")
        .is("at usa", "eastern-us szechuan");
}

/// Card usa-amphibious-landings: after a land battle next to a supplied navy, for one card, an army in the space battled.
#[test]
fn usa_amphibious_landings() {
    turn("usa")
        .put("usa", "eastern-us north-atlantic")
        .put("germany", "iceland")
        .hand("usa", "land-battle")
        .table("usa", "amphibious-landings")
        .go()
        .play("usa play usa-land-battle, at iceland, use usa-amphibious-landings")
        .is("n-deck usa", 38)
        .play("usa at iceland")
        .is("pieces iceland", "usa army");
    turn("usa")
        .put("usa", "eastern-us north-atlantic")
        .hand("usa", "land-battle")
        .table("usa", "amphibious-landings")
        .go()
        .play("usa play usa-land-battle, at western-us")
        .not_offered("usa use usa-amphibious-landings");
}

/// Card usa-flying-fortresses: two more cards for an American economic warfare card.
#[test]
fn usa_flying_fortresses() {
    turn("usa")
        .put("usa", "eastern-us western-europe")
        .hand("usa", "b24-liberator")
        .table("usa", "flying-fortresses")
        .go()
        .play("usa play usa-b24-liberator, use usa-flying-fortresses")
        .is("n-deck italy", 24);
}

/// Card usa-radar: a supplied navy is not removed by this battle, for two cards.
#[test]
fn usa_radar() {
    turn("japan")
        .put("japan", "japan sea-of-japan north-pacific iwo-jima")
        .put("usa", "western-us east-pacific")
        .hand("japan", "sea-battle")
        .table("usa", "radar")
        .go()
        .play("japan play jpn-sea-battle, at east-pacific; usa use usa-radar")
        .is("n-deck usa", 38)
        .is("pieces east-pacific", "usa navy");
}

/// Card usa-rosie-the-riveter: at the start of the Discard step one or two cards go under the draw deck.
#[test]
fn usa_rosie_the_riveter() {
    turn("usa")
.put("usa", "eastern-us")
.hand("usa", "build-army build-navy land-battle")
.table("usa", "rosie-the-riveter")
.go()
.play("usa discard usa-build-army, use usa-rosie-the-riveter, under usa-build-navy, under usa-land-battle")
.is("n-hand usa", 0)
.is("n-deck usa", 39)
.not_offered("usa use usa-rosie-the-riveter");
}

/// Card usa-superior-shipyards: after a navy is built, for one card, another navy; once a turn.
#[test]
fn usa_superior_shipyards() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "build-navy")
        .table("usa", "superior-shipyards")
        .go()
        .play("usa play usa-build-navy, at north-atlantic, use usa-superior-shipyards")
        .is("n-deck usa", 38)
        .only("usa", "at", "north-atlantic")
        .play("usa at north-atlantic")
        .not_offered("usa use usa-superior-shipyards");
}

/// Card usa-wartime-production: after an army is built, for one card, another army; once a turn.
#[test]
fn usa_wartime_production() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "build-army")
        .table("usa", "wartime-production")
        .go()
        .play("usa play usa-build-army, at western-us, use usa-wartime-production")
        .is("n-deck usa", 38)
        .play("usa at pacific-northwest")
        .is("at usa", "pacific-northwest eastern-us western-us")
        .not_offered("usa use usa-wartime-production");
}

/// Card usa-arsenal-of-democracy: the United Kingdom may build an army and a navy, in either order.
#[test]
fn usa_arsenal_of_democracy() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom india")
        .hand("usa", "arsenal-of-democracy")
        .go()
        .play("usa play usa-arsenal-of-democracy")
        .asked("uk")
        .play("uk at southeast-asia")
        .only("uk", "at", "north-sea, bay-of-bengal, south-china-sea")
        .play("uk at south-china-sea")
        .is("at uk", "united-kingdom india southeast-asia south-china-sea");
}

/// Card usa-fleet-deployed-to-pearl-harbor: an army in Hawaii, then a navy next to it.
#[test]
fn usa_fleet_deployed_to_pearl_harbor() {
    turn("usa")
        .put("usa", "western-us east-pacific")
        .hand("usa", "fleet-deployed-to-pearl-harbor")
        .go()
        .play("usa play usa-fleet-deployed-to-pearl-harbor, at hawaii")
        .only("usa", "at", "north-pacific, central-pacific, east-pacific")
        .play("usa at central-pacific")
        .is("at usa", "western-us hawaii central-pacific east-pacific");
}

/// Card usa-flexible-resources: any other card of the discard pile is played.
#[test]
fn usa_flexible_resources() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "flexible-resources")
        .discards("usa", "build-army lend-lease")
        .go()
        .play("usa play usa-flexible-resources")
        .only("usa", "play", "usa-build-army, usa-lend-lease")
        .play("usa play usa-build-army, at canada")
        .is("at usa", "canada eastern-us")
        .is("top usa", "usa-build-army");
}

/// Card usa-free-french-allies: the United Kingdom may recruit in Western Europe, North Africa or Africa.
#[test]
fn usa_free_french_allies() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("uk", "united-kingdom")
        .hand("usa", "free-french-allies")
        .go()
        .play("usa play usa-free-french-allies")
        .asked("uk")
        .only("uk", "at", "western-europe, north-africa, africa")
        .play("uk at africa")
        .is("at uk", "united-kingdom africa");
}

/// Card usa-guadalcanal: an army in New Zealand, then a navy next to it.
#[test]
fn usa_guadalcanal() {
    turn("usa")
        .put("usa", "western-us east-pacific")
        .hand("usa", "guadalcanal")
        .go()
        .play("usa play usa-guadalcanal, at new-zealand")
        .only("usa", "at", "south-pacific, east-pacific")
        .play("usa at south-pacific")
        .is("at usa", "western-us new-zealand south-pacific east-pacific");
}

/// Card usa-lend-lease: the United Kingdom or the Soviet Union may play a card from hand, then draws one.
#[test]
fn usa_lend_lease() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("ussr", "moscow")
        .hand("usa", "lend-lease")
        .hand("ussr", "build-army")
        .go()
        .play("usa play usa-lend-lease")
        .only("usa", "nation", "uk, ussr")
        .play("usa nation ussr; ussr play ussr-build-army, at russia")
        .is("at ussr", "russia moscow")
        .is("n-hand ussr", 1);
}

/// Card usa-murmansk-convoy: a Soviet army in Russia, then the Soviet Union may build one.
#[test]
fn usa_murmansk_convoy() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("ussr", "moscow")
        .hand("usa", "murmansk-convoy")
        .go()
        .play("usa play usa-murmansk-convoy, at russia")
        .asked("ussr")
        .play("ussr at eastern-europe")
        .is("at ussr", "eastern-europe russia moscow");
}

/// Card usa-operation-magic: a random Japanese Response is discarded; only its owner learns which.
#[test]
fn usa_operation_magic() {
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "operation-magic")
        .table("japan", "truk")
        .go()
        .play("usa play usa-operation-magic")
        .is("responses japan", "none")
        .is("top japan", "none")
        .is("discards japan", 1);
}

/// Card usa-patton-advances: an army in Western Europe, then a battle in Germany or Italy.
#[test]
fn usa_patton_advances() {
    turn("usa")
        .put("usa", "eastern-us north-atlantic iceland north-sea")
        .put("germany", "germany")
        .hand("usa", "patton-advances")
        .go()
        .play("usa play usa-patton-advances")
        .only("usa", "at", "western-europe")
        .play("usa at western-europe")
        .only("usa", "at", "germany, italy")
        .play("usa at germany")
        .is("pieces germany", "none");
}

/// Card usa-theater-shift: armies and navies are eliminated and built again, each once.
#[test]
fn usa_theater_shift() {
    turn("usa")
        .put("usa", "eastern-us western-us north-atlantic")
        .hand("usa", "theater-shift")
        .go()
        .play("usa play usa-theater-shift")
        .only("usa", "at", "eastern-us, western-us, north-atlantic")
        .play("usa at north-atlantic")
        .only("usa", "at", "north-atlantic, east-pacific")
        .play("usa at east-pacific")
        .only("usa", "at", "eastern-us, western-us")
        .play("usa pass")
        .is("at usa", "eastern-us western-us east-pacific");
}

/// Card usa-b24-liberator: Italy mills 4 if an American army is within two spaces.
#[test]
fn usa_b24_liberator() {
    turn("usa")
        .put("usa", "eastern-us eastern-europe")
        .hand("usa", "b24-liberator")
        .go()
        .play("usa play usa-b24-liberator")
        .is("n-deck italy", 26);
    turn("usa")
        .put("usa", "eastern-us russia")
        .hand("usa", "b24-liberator")
        .go()
        .play("usa play usa-b24-liberator")
        .is("n-deck italy", 30);
}

/// Card usa-b29-superfortress: Germany mills 5 if an American army is within three spaces.
#[test]
fn usa_b29_superfortress() {
    turn("usa")
        .put("usa", "eastern-us moscow")
        .hand("usa", "b29-superfortress")
        .go()
        .play("usa play usa-b29-superfortress")
        .is("n-deck germany", 36);
    turn("usa")
        .put("usa", "eastern-us vladivostok")
        .hand("usa", "b29-superfortress")
        .go()
        .play("usa play usa-b29-superfortress")
        .is("n-deck germany", 41);
}

/// Card usa-b26-marauder: an Axis nation with its home within three spaces of an American army mills 4.
#[test]
fn usa_b26_marauder() {
    turn("usa")
        .put("usa", "eastern-us western-europe")
        .hand("usa", "b26-marauder")
        .go()
        .play("usa play usa-b26-marauder")
        .only("usa", "nation", "germany, italy")
        .play("usa nation germany")
        .is("n-deck germany", 37);
    turn("usa")
        .put("usa", "eastern-us new-zealand")
        .hand("usa", "b26-marauder")
        .go()
        .play("usa play usa-b26-marauder")
        .is("n-deck japan", 34);
    turn("usa")
        .put("usa", "eastern-us iwo-jima")
        .hand("usa", "b26-marauder")
        .go()
        .play("usa play usa-b26-marauder")
        .is("n-deck japan", 30);
}

/// Card usa-firestorm-bombing: an Axis nation with an American piece next to its home mills 7.
#[test]
fn usa_firestorm_bombing() {
    turn("usa")
        .put("usa", "western-us sea-of-japan")
        .hand("usa", "firestorm-bombing")
        .go()
        .play("usa play usa-firestorm-bombing")
        .is("n-deck japan", 27);
    turn("usa")
        .put("usa", "western-us iwo-jima")
        .hand("usa", "firestorm-bombing")
        .go()
        .play("usa play usa-firestorm-bombing")
        .is("n-deck japan", 34);
}

/// Card usa-sbd-dauntless: Japan mills 4 if an American navy is within two spaces.
#[test]
fn usa_sbd_dauntless() {
    turn("usa")
        .put("usa", "western-us north-pacific")
        .hand("usa", "sbd-dauntless")
        .go()
        .play("usa play usa-sbd-dauntless")
        .is("n-deck japan", 30);
    turn("usa")
        .put("usa", "western-us east-pacific iwo-jima")
        .hand("usa", "sbd-dauntless")
        .go()
        .play("usa play usa-sbd-dauntless")
        .is("n-deck japan", 34);
}

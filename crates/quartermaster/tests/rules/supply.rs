//! Supply. Section 6.

use crate::table::turn;

/// Rule 6.1: the army behind a fallen one is cut off at once.
#[test]
fn supply_is_looked_at_anew_after_every_change() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia scandinavia")
        .hand("ussr", "land-battle")
        .go()
        .is("unsupplied germany", "none")
        .play("ussr play ussr-land-battle, at russia")
        .is("unsupplied germany", "scandinavia");
}

/// Rules 6.2 and 6.3: friends do not carry it; any star will do.
#[test]
fn a_line_of_own_pieces_to_an_own_army_on_a_star() {
    turn("germany")
        .put(
            "germany",
            "germany eastern-europe scandinavia north-africa western-europe mediterranean-sea siberia",
        )
        .put("italy", "italy russia")
        .hand("germany", "plunder")
        .go()
        .is("supplied germany", "western-europe germany eastern-europe north-africa mediterranean-sea");
}

/// Rule 6.4: the port may be a friend's, and need not be supplied.
#[test]
fn a_navy_needs_a_line_and_a_port() {
    turn("germany")
        .put("germany", "germany baltic-sea")
        .put("japan", "japan sea-of-japan north-pacific")
        .hand("germany", "plunder")
        .go()
        .is("supplied germany", "germany baltic-sea")
        .is("unsupplied japan", "north-pacific");
    turn("germany")
        .put("japan", "japan sea-of-japan north-pacific")
        .put("italy", "pacific-northwest")
        .hand("germany", "plunder")
        .go()
        .is("unsupplied japan", "none")
        .is("unsupplied italy", "pacific-northwest");
}

/// Rules 6.5 and 22.1: or does not, with the switch off.
#[test]
fn a_navy_without_a_port_passes_supply_on() {
    turn("germany")
        .put("japan", "japan sea-of-japan north-pacific east-pacific new-zealand")
        .hand("germany", "plunder")
        .go()
        .is("unsupplied japan", "north-pacific");
    turn("germany")
        .put("japan", "japan sea-of-japan north-pacific east-pacific new-zealand")
        .hand("germany", "plunder")
        .option("portless-navy-relays", "no")
        .go()
        .is("unsupplied japan", "new-zealand north-pacific east-pacific");
}

/// Rule 6.6: a Soviet navy next to evacuated armies still traces a line.
#[test]
fn always_in_supply_is_no_source() {
    turn("ussr")
        .put("ussr", "russia baltic-sea")
        .hand("ussr", "land-battle")
        .table("ussr", "shverniks-evacuation-council")
        .go()
        .is("supplied ussr", "russia")
        .play("ussr discard ussr-land-battle")
        .is("at ussr", "russia");
}

/// Rule 6.7: Scorched Earth takes Ukraine from the Axis, not from the Allies.
#[test]
fn a_star_switched_off() {
    turn("ussr")
        .put("ussr", "ukraine")
        .put("germany", "balkans")
        .hand("ussr", "land-battle")
        .table("ussr", "scorched-earth")
        .go()
        .is("unsupplied ussr", "none")
        .is("unsupplied germany", "balkans");
}

/// Rule 6.8: it holds straits, is a port, and enables nothing.
#[test]
fn an_unsupplied_piece_stays_until_its_own_supply_step() {
    turn("germany")
        .put("germany", "germany")
        .put("italy", "italy scandinavia")
        .put("uk", "united-kingdom")
        .hand("germany", "build-navy")
        .go()
        .is("unsupplied italy", "scandinavia")
        .play("germany discard ger-build-navy")
        .is("pieces scandinavia", "italy army");
    turn("italy")
        .put("italy", "italy eastern-europe")
        .hand("italy", "build-army")
        .go()
        .play("italy play ita-build-army")
        .only("italy", "at", "western-europe, germany, italy, balkans")
        .refused("italy at ukraine", "10.1");
}

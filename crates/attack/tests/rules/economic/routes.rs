//! The trade routes: sea area and value. Sections B13, B17 and B18.

use super::check::trade_route;

/// Card route-01: North Atlantic Convoy, worth 6, in the sea area North Atlantic.
#[test]
fn route_01() {
    trade_route("route-01", "north-atlantic", 6);
}

/// Card route-02: American Coastal Trade, worth 5, in the sea area Western Atlantic.
#[test]
fn route_02() {
    trade_route("route-02", "western-atlantic", 5);
}

/// Card route-03: Caribbean Run, worth 5, in the sea area Caribbean Sea Zone.
#[test]
fn route_03() {
    trade_route("route-03", "caribbean", 5);
}

/// Card route-04: Mediterranean Trade, worth 6, in the sea area Mediterranean Sea Zone.
#[test]
fn route_04() {
    trade_route("route-04", "mediterranean", 6);
}

/// Card route-05: Middle Passage, worth 4, in the sea area Central Atlantic.
#[test]
fn route_05() {
    trade_route("route-05", "central-atlantic", 4);
}

/// Card route-06: Plate Trade, worth 5, in the sea area Southwest Atlantic.
#[test]
fn route_06() {
    trade_route("route-06", "southwest-atlantic", 5);
}

/// Card route-07: Cape Route, worth 4, in the sea area Western Indian Ocean.
#[test]
fn route_07() {
    trade_route("route-07", "western-indian-ocean", 4);
}

/// Card route-08: Gulf Tanker Route, worth 6, in the sea area Arabian Sea.
#[test]
fn route_08() {
    trade_route("route-08", "arabian-sea", 6);
}

/// Card route-09: Indian Ocean Convoy, worth 5, in the sea area Indian Ocean.
#[test]
fn route_09() {
    trade_route("route-09", "indian-ocean", 5);
}

/// Card route-10: Bengal Trade, worth 4, in the sea area Bay of Bengal.
#[test]
fn route_10() {
    trade_route("route-10", "bay-of-bengal", 4);
}

/// Card route-11: China Sea Trade, worth 6, in the sea area South China Sea Zone.
#[test]
fn route_11() {
    trade_route("route-11", "south-china-sea", 6);
}

/// Card route-12: Home Islands Trade, worth 5, in the sea area East China Sea.
#[test]
fn route_12() {
    trade_route("route-12", "east-china-sea", 5);
}

/// Card route-13: Trans-Pacific Route, worth 5, in the sea area Central Pacific.
#[test]
fn route_13() {
    trade_route("route-13", "central-pacific", 5);
}

/// Card route-14: Anzac Route, worth 4, in the sea area Tasman Sea.
#[test]
fn route_14() {
    trade_route("route-14", "tasman-sea", 4);
}

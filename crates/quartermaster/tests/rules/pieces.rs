//! Pieces. Section 5.

use crate::table::Position;
use crate::table::turn;

/// Rule 5.1: the given words and the builds know it.
#[test]
fn armies_stand_on_land_and_navies_at_sea() {
    assert!(Position::try_given("board = { north-sea = ['uk army'] }").is_err());
    turn("uk")
        .put("uk", "united-kingdom")
        .hand("uk", "build-army")
        .go()
        .play("uk play uk-build-army")
        .refused("uk at north-sea", "5.1");
}

/// Rule 5.2: friends may share, enemies never do.
#[test]
fn one_piece_each_and_never_with_an_enemy() {
    turn("germany")
        .put("germany", "germany")
        .put("italy", "balkans")
        .put("uk", "eastern-europe")
        .hand("germany", "build-army")
        .go()
        .play("germany play ger-build-army")
        .only("germany", "at", "western-europe, germany, italy, balkans")
        .refused("germany at eastern-europe", "5.2");
}

/// Rule 5.3: with all armies on the board only declared builds are left; one that leaves can be placed.
#[test]
fn a_piece_that_leaves_is_available_again() {
    turn("italy")
        .put("italy", "italy western-europe germany balkans")
        .hand("italy", "build-army")
        .go()
        .play("italy play ita-build-army")
        .only("italy", "at", "western-europe, germany, italy, balkans")
        .refused("italy at eastern-europe", "5.3");
    turn("germany")
        .put("germany", "germany western-europe balkans eastern-europe ukraine russia moscow")
        .hand("germany", "the-autobahn")
        .go()
        .play("germany play ger-the-autobahn, at moscow")
        .offered("germany at moscow")
        .offered("germany at kazakhstan");
}

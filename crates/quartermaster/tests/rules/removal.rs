//! Voluntary removal. Section 17.

use engine::{Refusal, Table as _};

use crate::table::turn;

/// Rules 17.1 and 17.3: also in another nation's turn; what was asked is asked anew.
#[test]
fn own_pieces_may_be_taken_off_at_any_time() {
    turn("germany")
        .put("germany", "germany")
        .put("uk", "united-kingdom balkans")
        .put("ussr", "moscow balkans")
        .hand("germany", "land-battle")
        .go()
        .play("germany play ger-land-battle, at balkans")
        .only("germany", "nation", "uk, ussr")
        .play("uk remove balkans")
        .is("pieces balkans", "none")
        .asked("germany");
}

/// Rules 17.2, 17.3 and 22.6: the owner alone, and not a piece that cannot be removed this turn.
#[test]
fn nobody_elses_pieces_and_no_protected_ones() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .put("germany", "germany")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .refused("ussr remove germany", "17.2")
        .play("ussr play ussr-trans-siberian-railroad, at ukraine, use ussr-stalingrad")
        .refused("ussr remove ukraine", "17.3")
        .play("ussr remove moscow")
        .is("at ussr", "ukraine");
}

/// Rules 17.2 and 17.3: a nation that is not awaited may remove its pieces too, so it is told the same reasons; for
/// anything else it must wait to be asked.
#[test]
fn a_nation_that_is_not_awaited_is_told_why() {
    let mut table = turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "raf")
        .go()
        .asked("germany")
        .refused("uk remove western-europe", "17.2")
        .refused("uk remove australia", "17.2")
        .play("germany play ger-sea-battle, at north-sea; uk use uk-raf")
        .asked("germany")
        .refused("uk remove north-sea", "17.3");
    let uk = table.seat("uk");
    assert_eq!(table.0.submit(uk, "pass"), Err(Refusal::NotYours(uk)));
    table.play("uk remove united-kingdom").is("at uk", "north-sea");
}

/// Rule 22.8: Romanian Reinforcements answers eliminations only.
#[test]
fn voluntary_removals_let_nobody_in() {
    turn("germany")
        .put("germany", "germany balkans")
        .hand("germany", "land-battle")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("germany remove balkans")
        .is("pieces balkans", "none")
        .asked("germany");
}

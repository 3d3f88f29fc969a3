//! Voluntary removal. Section 17.

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

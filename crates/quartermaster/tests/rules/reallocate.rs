//! Reallocate Resources. Section 16.

use crate::table::turn;

/// Rules 16.1 and 16.3: any order, unseen; shown when fetched; once a turn.
#[test]
fn four_cards_for_a_basic_one() {
    turn("germany")
.put("germany", "germany")
.hand("germany", "plunder v-weapons broad-front guns-and-butter conscription")
.deck("germany", "land-battle wolf-packs build-navy")
.go()
.play("germany reallocate, discard ger-plunder, discard ger-v-weapons, discard ger-broad-front, discard ger-guns-and-butter")
.only("germany", "fetch", "ger-land-battle, ger-build-navy")
.play("germany fetch ger-build-navy")
.is("hand germany", "ger-build-navy ger-conscription")
.is("n-deck germany", 2)
.refused("germany reallocate", "16.1")
.is("top germany", "none");
}

/// Rules 16.3 and 22.7: nor does the rule exist with the option off.
#[test]
fn fewer_than_four_cards_are_not_enough() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons broad-front")
        .go()
        .refused("germany reallocate", "16.3");
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons broad-front build-army")
        .option("reallocate", "no")
        .go()
        .refused("germany reallocate", "16.1");
}

/// Rule 16.2: the cards are gone all the same.
#[test]
fn nothing_to_fetch() {
    turn("germany")
.put("germany", "germany")
.hand("germany", "plunder v-weapons broad-front guns-and-butter build-army")
.deck("germany", "wolf-packs")
.go()
.play("germany reallocate, discard ger-plunder, discard ger-v-weapons, discard ger-broad-front, discard ger-guns-and-butter")
.only("germany", "fetch", "")
.play("germany pass")
.is("hand germany", "ger-build-army")
.is("n-deck germany", 1);
}

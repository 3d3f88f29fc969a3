//! Card zones and card types. Sections 8 and 9.

use crate::table::turn;

/// Rules 8.1, 8.2 and 8.3: counts and Statuses are open; hand, Responses and discards are the owner's.
#[test]
fn what_is_open_and_what_is_hidden() {
    let table = turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons")
        .table("germany", "blitzkrieg")
        .table("ussr", "moscow leningrad")
        .discards("germany", "build-navy build-army")
        .go();
    let (open, own) = (&table.view("watcher").nations[0], &table.view("germany").nations[0]);
    assert_eq!((open.n_hand, open.n_deck, open.n_discard, open.n_waiting), (2, 36, 2, 0));
    assert_eq!((open.standing.as_slice(), open.top), (["ger-blitzkrieg"].as_slice(), Some("ger-build-army")));
    assert_eq!((&open.hand, &open.discard, &open.waiting), (&None, &None, &None));
    assert_eq!(own.hand.as_ref().map(Vec::len), Some(2));
    assert_eq!(own.discard.as_ref().map(Vec::len), Some(2));
    let soviet = &table.view("germany").nations[3];
    assert_eq!((soviet.n_waiting, &soviet.waiting), (2, &None));
    assert_eq!(
        table.view("ussr").nations[3].waiting.as_deref(),
        Some(["ussr-leningrad", "ussr-moscow"].as_slice())
    );
}

/// Rule 8.4: Italy does not know the German hand.
#[test]
fn team_mates_see_no_more_than_enemies() {
    let table = turn("germany").put("germany", "germany").hand("germany", "plunder").go();
    assert_eq!(table.view("italy").nations[0], table.view("uk").nations[0]);
    assert_eq!(table.view("italy").nations[0].hand, None);
}

/// Rule 8.5: a discarded or milled card stays unseen.
#[test]
fn played_cards_lie_on_top_and_others_below() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "plunder v-weapons")
        .table("germany", "conscription")
        .discards("germany", "build-army")
        .go()
        .play("germany use ger-conscription, at balkans, discard ger-plunder")
        .is("top germany", "ger-build-army")
        .is("discards germany", 4);
}

/// Rules 8.6 and 21.12 (Ruling 27): only its owner learns which.
#[test]
fn a_random_response_is_lost_unseen() {
    let table = turn("italy")
        .put("italy", "italy")
        .hand("italy", "division-azul")
        .table("ussr", "moscow leningrad")
        .go()
        .play("italy play ita-division-azul")
        .is("top ussr", "none");
    for viewer in ["italy", "usa", "watcher"] {
        assert!(table.log(viewer).contains(&"event-response-lost-hidden"));
    }
    assert!(table.log("ussr").contains(&"event-response-lost"));
}

/// Rules 9.1 and 9.5: before its text is carried out.
#[test]
fn a_played_card_lies_in_the_discard_pile_at_once() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "build-army")
        .go()
        .play("germany play ger-build-army")
        .is("top germany", "ger-build-army")
        .offered("germany at balkans");
}

/// Rule 9.2: a nation without its home is a target too.
#[test]
fn economic_warfare_asks_for_no_home() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("ussr", "italy")
        .hand("uk", "bomber-command")
        .go()
        .play("uk play uk-bomber-command, nation italy")
        .is("n-deck italy", 26);
}

/// Rule 9.3: in the Victory step of the same turn, but it is no action of this Play step.
#[test]
fn a_status_placed_this_turn_already_scores() {
    turn("italy")
        .put("italy", "italy balkans")
        .hand("italy", "balkan-resources")
        .go()
        .play("italy play ita-balkan-resources")
        .is("vp axis", 3)
        .is("statuses italy", "ita-balkan-resources");
}

/// Rule 9.4: Stalingrad in hand saves nobody.
#[test]
fn responses_wait_face_down_and_never_work_from_hand() {
    turn("germany")
        .put("germany", "germany balkans")
        .put("ussr", "moscow ukraine")
        .hand("germany", "land-battle")
        .hand("ussr", "stalingrad")
        .go()
        .play("germany play ger-land-battle, at ukraine")
        .is("pieces ukraine", "none");
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-stalingrad")
        .is("responses ussr", "ussr-stalingrad")
        .is("top ussr", "none");
}

/// Rule 9.6: what cannot be done is skipped.
#[test]
fn a_card_may_be_played_without_effect() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "broad-front")
        .go()
        .play("germany play ger-broad-front")
        .is("top germany", "ger-broad-front")
        .is("turn", "germany");
}

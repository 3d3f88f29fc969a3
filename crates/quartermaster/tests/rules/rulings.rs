//! Rulings from public sources. Section 21.

use proof::all_words;
use quartermaster::Quartermaster;

use crate::table::turn;

/// Rules 21.1 and 21.2: a home without its army gives nothing.
#[test]
fn any_star_and_no_star_without_an_army() {
    turn("ussr")
        .put("ussr", "russia ukraine")
        .hand("ussr", "build-army")
        .go()
        .is("unsupplied ussr", "none")
        .play("ussr play ussr-build-army")
        .offered("ussr at balkans")
        .offered("ussr at moscow");
}

/// Rule 21.4: Banzai Charge needs a supplied piece next to its target.
#[test]
fn extra_battles_obey_the_battle_rules() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .hand("japan", "land-battle")
        .table("japan", "banzai-charge")
        .go()
        .play("japan play jpn-land-battle, at china, use jpn-banzai-charge")
        .only("japan", "at", "vladivostok, china")
        .refused("japan at szechuan", "11.1");
}

/// Rule 21.6: a Response played this turn was not used.
#[test]
fn playing_is_not_using() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .hand("japan", "truk")
        .go()
        .play("japan play jpn-truk")
        .is("responses japan", "jpn-truk")
        .offered("japan use jpn-truk");
}

/// Rule 21.7: each unpaid card costs a point.
#[test]
fn costs_without_any_card() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "land-battle")
        .table("ussr", "frontal-assault stavka-artillery")
        .deck("ussr", "")
        .go()
        .play("ussr play ussr-land-battle, at russia, use ussr-frontal-assault")
        .is("vp allies", -2)
        .play("ussr at ukraine, use ussr-stavka-artillery")
        .is("vp allies", -3)
        .only("ussr", "at", "ukraine");
}

/// Rule 21.8: Women Conscripts once for the card played.
#[test]
fn never_twice_for_one_trigger() {
    turn("ussr")
        .put("ussr", "moscow")
        .hand("ussr", "build-army")
        .table("ussr", "women-conscripts")
        .go()
        .play("ussr play ussr-build-army, at russia, use ussr-women-conscripts")
        .not_offered("ussr use ussr-women-conscripts");
}

/// Rule 21.10 (Ruling 26): only those that were there, each once, and one that is saved stays.
#[test]
fn redeployed_pieces_are_built_under_the_ordinary_rules() {
    turn("ussr")
        .put("ussr", "moscow ukraine")
        .hand("ussr", "trans-siberian-railroad")
        .table("ussr", "stalingrad")
        .go()
        .play("ussr play ussr-trans-siberian-railroad, at moscow; ussr pass")
        .only("ussr", "at", "balkans, eastern-europe, ukraine, russia, moscow, kazakhstan, middle-east")
        .play("ussr at russia")
        .only("ussr", "at", "ukraine")
        .play("ussr at ukraine, use ussr-stalingrad")
        .is("at ussr", "ukraine russia");
    turn("germany")
        .put("germany", "germany balkans")
        .hand("germany", "the-autobahn")
        .go()
        .play("germany play ger-the-autobahn, remove balkans, at germany, at germany")
        .not_offered("germany at balkans");
}

/// Rule 21.15: both are asked; one card and the other team is next.
#[test]
fn a_team_chooses_which_nation_answers() {
    turn("germany")
        .put("germany", "germany western-europe")
        .put("uk", "united-kingdom north-sea")
        .put("usa", "eastern-us north-atlantic")
        .hand("germany", "sea-battle")
        .table("uk", "destroyers")
        .table("usa", "radar")
        .go()
        .play("germany play ger-sea-battle, at north-sea")
        .asked("uk");
    turn("germany")
        .put("germany", "germany western-europe")
        .put("usa", "eastern-us north-atlantic iceland north-sea")
        .hand("germany", "sea-battle")
        .table("uk", "destroyers")
        .table("usa", "radar")
        .go()
        .play("germany play ger-sea-battle, at north-sea")
        .asked("uk usa")
        .play("usa use usa-radar")
        .is("pieces north-sea", "usa navy")
        .is("n-deck usa", 38);
}

/// Rule 21.16: Destroyers cannot be answered, only what it does.
#[test]
fn using_a_card_is_no_trigger() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("uk", "united-kingdom australia south-china-sea")
        .hand("japan", "sea-battle")
        .table("uk", "destroyers")
        .table("germany", "jet-fighters")
        .go()
        .play("japan play jpn-sea-battle, at south-china-sea; uk use uk-destroyers")
        .asked("japan")
        .is("pieces south-china-sea", "uk navy");
}

/// Rule 21.17: an army that arrives this turn opens no front, though it could battle there.
#[test]
fn broad_front_looks_back_to_the_start_of_the_turn() {
    let spot = |card: &str| {
        let spot = turn("germany").put("germany", "western-europe").put("ussr", "moscow eastern-europe");
        let table = spot.hand("germany", card).table("germany", "volksturm").go();
        table.play(&format!("germany use ger-volksturm, at germany, play ger-{card}"))
    };
    spot("land-battle").offered("germany at eastern-europe");
    spot("broad-front").not_offered("germany at eastern-europe").is("pieces eastern-europe", "ussr army");
}

/// Rule 21.18 (Ruling 28): not through Lend Lease; through Guards they do.
#[test]
fn rationing_and_conscripts_work_in_the_own_play_step() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("ussr", "moscow")
        .hand("usa", "lend-lease")
        .hand("ussr", "build-army")
        .table("ussr", "women-conscripts")
        .go()
        .play("usa play usa-lend-lease, nation ussr; ussr play ussr-build-army, at russia")
        .is("top ussr", "ussr-build-army")
        .asked("usa");
    turn("ussr")
.put("ussr", "moscow")
.hand("ussr", "build-army land-battle")
.table("ussr", "women-conscripts guards")
.go()
.play("ussr use ussr-guards, discard ussr-build-army, discard ussr-land-battle, play ussr-build-army, at russia")
.offered("ussr use ussr-women-conscripts");
}

/// Rule 13.9 (Ruling 28): Rationing is asked for after the text of the card, and shuffles it in only while it lies
/// in the discard pile, as its words say.
#[test]
fn rationing_waits_for_the_text_of_the_card() {
    let table = turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "build-army build-navy")
        .table("uk", "rationing")
        .go()
        .play("uk play uk-build-army")
        .not_offered("uk use uk-rationing")
        .play("uk at iceland")
        .is("discards uk", 1)
        .offered("uk use uk-rationing");
    table.play("uk use uk-rationing").is("top uk", "uk-rationing");
    for (words, carried_out) in
        all_words::<Quartermaster>().iter().zip(["carried out", "proveden", "wykonana"])
    {
        for card in ["card-uk-rationing", "card-ussr-women-conscripts"] {
            let said = words.attribute(card, "about").expect("it is explained");
            assert!(said.contains(carried_out), "{words:?}: {said}");
        }
    }
}

/// Rule 21.19: Lend Lease.
#[test]
fn an_ally_that_declines_still_draws() {
    turn("usa")
        .put("usa", "eastern-us")
        .put("ussr", "moscow")
        .hand("usa", "lend-lease")
        .go()
        .play("usa play usa-lend-lease, nation ussr")
        .is("n-hand ussr", 1);
}

/// Rule 21.20 (Ruling 24): the choice comes before Skilled Pilots.
#[test]
fn malta_asks_first_and_is_lowered_afterwards() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("italy", "italy mediterranean-sea")
        .hand("uk", "malta-submarines")
        .table("italy", "skilled-pilots")
        .go()
        .play("uk play uk-malta-submarines")
        .is("n-deck germany", 39)
        .asked("italy")
        .not_offered("italy use ita-skilled-pilots")
        .play("italy mill, use ita-skilled-pilots")
        .is("n-deck italy", 29)
        .is("pieces mediterranean-sea", "italy navy");
}

/// Rule 21.21: also one of a Status used instead of a card.
#[test]
fn any_battle_can_be_answered() {
    turn("uk")
.put("uk", "united-kingdom western-europe")
.put("italy", "italy")
.hand("uk", "build-army build-army")
.table("uk", "resistance")
.table("italy", "monte-cassino")
.go()
.play("uk use uk-resistance, discard uk-build-army, discard uk-build-army, at italy; italy use ita-monte-cassino")
.is("pieces italy", "italy army");
}

/// Rule 21.24: what happened before stands.
#[test]
fn a_remaining_defender_stops_a_build() {
    turn("japan")
        .put("japan", "japan sea-of-japan")
        .put("ussr", "moscow china")
        .put("usa", "china")
        .hand("japan", "land-battle")
        .table("japan", "china-offensive")
        .go()
        .play("japan play jpn-land-battle, at china, nation ussr, use jpn-china-offensive")
        .is("pieces china", "usa army")
        .only("japan", "at", "vladivostok, china");
}

/// Rule 21.25: only the targets are related.
#[test]
fn each_battle_may_have_another_source() {
    turn("germany")
        .put("germany", "germany ukraine")
        .hand("germany", "land-battle")
        .table("germany", "dive-bombers")
        .go()
        .play("germany play ger-land-battle, at eastern-europe, use ger-dive-bombers")
        .only("germany", "at", "balkans, eastern-europe, russia");
}

/// Rule 21.26: an army of the team is.
#[test]
fn a_navy_next_to_a_navy_is_no_port() {
    turn("usa")
        .put("usa", "western-us east-pacific")
        .hand("usa", "build-navy")
        .go()
        .play("usa play usa-build-navy")
        .refused("usa at south-pacific", "10.2");
}

/// Rule 21.27: a point contact.
#[test]
fn africa_does_not_touch_the_north_sea() {
    turn("uk")
        .put("uk", "united-kingdom north-sea")
        .hand("uk", "land-battle")
        .go()
        .play("uk play uk-land-battle")
        .refused("uk at africa", "11.1");
}

/// Rule 21.28: distance ignores who is on the way.
#[test]
fn bombers_fly_over_enemies() {
    turn("usa")
        .put("usa", "eastern-us russia")
        .put("germany", "eastern-europe balkans ukraine")
        .hand("usa", "b29-superfortress")
        .go()
        .play("usa play usa-b29-superfortress")
        .is("n-deck germany", 36);
}

/// Rule 21.3: an enemy there does not stop British scoring.
#[test]
fn india_is_no_home() {
    turn("uk")
        .put("uk", "united-kingdom")
        .put("japan", "india")
        .hand("uk", "build-army")
        .table("uk", "lord-linlithgow")
        .go()
        .play("uk discard uk-build-army")
        .is("vp allies", 2);
}

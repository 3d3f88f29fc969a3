//! Reactions. Section 13.

use crate::table::turn;

/// Rule 13.1: Wolf Packs adds once to one card.
#[test]
fn once_for_each_trigger() {
    turn("germany")
        .put("germany", "germany")
        .hand("germany", "submarines-monsoon-group")
        .table("germany", "wolf-packs")
        .go()
        .play("germany play ger-submarines-monsoon-group, use ger-wolf-packs")
        .not_offered("germany use ger-wolf-packs")
        .only("germany", "nation", "uk, ussr, usa");
}

/// Rule 13.2: one card each; two passes in succession close the window.
#[test]
fn the_other_team_goes_first_then_they_alternate() {
    turn("germany")
        .put("germany", "germany eastern-europe")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("germany", "bias-for-action synthetic-fuel")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-build-army, at ukraine")
        .asked("ussr")
        .play("ussr pass")
        .asked("germany")
        .play("germany use ger-synthetic-fuel, at russia; ussr pass; germany pass")
        .asked("ussr")
        .play("ussr use ussr-rasputitsa")
        .is("pieces ukraine", "none")
        .is("pieces russia", "germany army")
        .asked("germany")
        .play("germany use ger-bias-for-action")
        .only("germany", "at", "balkans, moscow");
}

/// Rules 13.3 and 21.23: A, B1, all of C, B2: then the outer window goes on.
#[test]
fn inner_windows_are_finished_first() {
    turn("japan")
        .put("japan", "japan sea-of-japan china southeast-asia")
        .hand("japan", "sea-battle")
        .table("japan", "surprise-attack destroyer-transport")
        .go()
        .play("japan play jpn-sea-battle, at south-china-sea, use jpn-surprise-attack, at bay-of-bengal")
        .offered("japan use jpn-destroyer-transport")
        .play("japan use jpn-destroyer-transport, at india, pass")
        .only("japan", "at", "mongolia, vladivostok, middle-east, szechuan, iwo-jima, philippines");
}

/// Rules 13.4 and 21.14: the inner battle is over once the next step begins; the outer is still open.
#[test]
fn a_closed_window_stays_closed() {
    turn("japan")
.put("japan", "japan sea-of-japan china southeast-asia")
.hand("japan", "sea-battle")
.table("japan", "surprise-attack destroyer-transport")
.go()
.play("japan play jpn-sea-battle, at south-china-sea, use jpn-surprise-attack, at bay-of-bengal, pass, at india, pass, use jpn-destroyer-transport")
.only("japan", "at", "southeast-asia, philippines");
}

/// Rule 13.6: Radar saves a navy from one battle, not from the next of the same turn.
#[test]
fn effects_without_a_duration_are_over_at_once() {
    turn("japan")
        .put("japan", "japan sea-of-japan north-pacific iwo-jima")
        .put("usa", "western-us east-pacific")
        .hand("japan", "sea-battle")
        .table("japan", "surprise-attack")
        .table("usa", "radar")
        .go()
        .play("japan play jpn-sea-battle, at east-pacific; usa use usa-radar")
        .is("pieces east-pacific", "usa navy")
        .play("japan use jpn-surprise-attack, at east-pacific")
        .is("pieces east-pacific", "none");
}

/// Rule 13.7: a build that was not answered cannot be answered later.
#[test]
fn immediately_means_now() {
    turn("germany")
        .put("germany", "germany eastern-europe")
        .put("ussr", "moscow")
        .hand("germany", "build-army")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-build-army, at ukraine; ussr pass")
        .asked("germany")
        .not_offered("ussr use ussr-rasputitsa");
}

/// Rules 13.8 and 21.9: Synthetic Fuel builds next to the space.
#[test]
fn built_even_if_eliminated_at_once() {
    turn("germany")
.put("germany", "germany eastern-europe")
.put("ussr", "moscow")
.hand("germany", "build-army")
.table("germany", "synthetic-fuel")
.table("ussr", "rasputitsa")
.go()
.play("germany play ger-build-army, at russia; ussr use ussr-rasputitsa; germany use ger-synthetic-fuel")
.only("germany", "at", "eastern-europe, ukraine");
}

/// Rule 13.9: a card answers its own trigger and no other.
#[test]
fn every_window_knows_its_cards() {
    turn("germany")
        .put("germany", "germany eastern-europe balkans")
        .put("ussr", "moscow russia")
        .hand("germany", "land-battle")
        .table("germany", "wolf-packs jet-fighters volksturm synthetic-fuel")
        .table("ussr", "rasputitsa")
        .go()
        .play("germany play ger-land-battle, at ukraine")
        .asked("germany")
        .not_offered("germany use ger-synthetic-fuel")
        .offered("germany pass");
}

/// Rule 13.10 (Ruling 29): passive ones and scoring ones too; Germany may therefore hold back.
#[test]
fn enigma_answers_any_german_status() {
    turn("germany")
        .put("germany", "germany baltic-sea")
        .hand("germany", "plunder")
        .table("germany", "swedish-iron-ore")
        .table("uk", "enigma-code-cracked")
        .go()
        .play("germany discard ger-plunder")
        .offered("germany pass")
        .play("germany use ger-swedish-iron-ore; uk use uk-enigma-code-cracked")
        .is("vp axis", 3)
        .is("statuses germany", "none");
    turn("uk")
.put("uk", "united-kingdom")
.hand("uk", "bomber-command")
.table("uk", "enigma-code-cracked")
.table("germany", "jet-fighters")
.go()
.play("uk play uk-bomber-command, nation germany; germany use ger-jet-fighters; uk use uk-enigma-code-cracked")
.is("n-deck germany", 39)
.is("statuses germany", "none");
}

/// Rules 13.11, 22.3 and 22.4 (Ruling 22): and nothing upon nothing.
#[test]
fn additions_first_then_reductions() {
    turn("usa")
        .put("usa", "eastern-us western-europe")
        .hand("usa", "b29-superfortress")
        .table("usa", "flying-fortresses")
        .table("germany", "jet-fighters")
        .go()
        .play("usa play usa-b29-superfortress, use usa-flying-fortresses; germany use ger-jet-fighters")
        .is("n-deck germany", 36);
    turn("usa")
        .put("usa", "eastern-us")
        .hand("usa", "b29-superfortress")
        .table("usa", "flying-fortresses")
        .go()
        .play("usa play usa-b29-superfortress, use usa-flying-fortresses")
        .is("n-deck germany", 41);
}

/// Rules 13.12 and 22.2: Rasputitsa answers a recruit only with the switch.
#[test]
fn built_means_built() {
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia")
        .hand("ussr", "land-battle")
        .table("ussr", "rasputitsa")
        .table("italy", "romanian-reinforcements")
        .go()
        .play("ussr play ussr-land-battle, at russia; italy use ita-romanian-reinforcements, at russia")
        .is("pieces russia", "italy army")
        .not_offered("ussr use ussr-rasputitsa");
    turn("ussr")
        .put("ussr", "moscow")
        .put("germany", "germany eastern-europe russia")
        .hand("ussr", "land-battle")
        .table("ussr", "rasputitsa")
        .table("italy", "romanian-reinforcements")
        .option("built-includes-recruited", "yes")
        .go()
        .play("ussr play ussr-land-battle, at russia; italy use ita-romanian-reinforcements, at russia")
        .play("ussr use ussr-rasputitsa")
        .is("pieces russia", "none");
}

/// Rule 13.13 (Ruling 31): a face-down card that cannot help is asked for like one that can.
#[test]
fn whoever_publicly_could_answer_is_asked() {
    turn("germany")
        .put("germany", "germany balkans")
        .put("ussr", "moscow ukraine")
        .hand("germany", "land-battle")
        .table("ussr", "leningrad")
        .go()
        .play("germany play ger-land-battle, at ukraine")
        .asked("ussr")
        .only("ussr", "use", "")
        .play("ussr pass")
        .is("pieces ukraine", "none");
    turn("germany")
        .put("germany", "germany balkans")
        .put("ussr", "moscow ukraine")
        .hand("germany", "land-battle")
        .table("ussr", "leningrad")
        .discards("ussr", "stalingrad")
        .go()
        .play("germany play ger-land-battle, at ukraine")
        .is("pieces ukraine", "none");
}

//! Section 7: support actions, and the radio of section 11.

use engine::{Game as _, Table as _, Viewer};
use proof::all_words;
use scene::Draw as _;
use undaunted::Undaunted;
use undaunted::book::Scenario;
use undaunted::facts::Side;

use crate::table::{Position, given, turn};

/// Rule 7.1: Bolster takes up to its number of cards from the supply, of its squad where one is printed.
#[test]
fn bolster_takes_cards_from_the_supply() {
    turn(7, "us", "platoon-sergeant squad-leader-a", "")
        .play("us platoon-sergeant bolster, take sniper, take fog-of-war, take platoon-guide")
        .is("discard us", "platoon-guide sniper fog-of-war")
        .play("us squad-leader-a bolster")
        .refused("us take mortar", "7.1")
        .refused("us take rifleman-b", "7.1")
        .refused("us take squad-leader-a", "7.1")
        .refused("us take fog-of-war", "7.1")
        .refused("us draw", "7.1")
        .play("us take rifleman-a, stop")
        .is("discard us", "platoon-guide rifleman-a sniper fog-of-war");
    turn(
        11,
        "us",
        "squad-leader-a",
        "supply.us = ['squad-leader-b', 'rifleman-a', 'machine-gunner-a', 'scout-a', 'mortar']",
    )
    .play("us squad-leader-a bolster")
    .exactly("us", "take rifleman-a, take scout-a, take machine-gunner-a, stop");
}

/// Rule 7.1: a squad leader in the supply is a card of his squad.
#[test]
fn a_leader_may_be_bolstered() {
    turn(7, "us", "platoon-guide", "")
        .play("us platoon-guide bolster, take squad-leader-c")
        .is("discard us", "squad-leader-c")
        .refused("us take sniper", "5.1");
}

/// Rules 7.1, 7.2 and 7.3 (Ruling 35): an action that could do nothing at all is not offered.
#[test]
fn what_could_do_nothing_is_not_offered() {
    let words = "supply.us = ['8 fog-of-war']\ndeck.us = []\ndiscard.us = []\nplay.us = ['rifleman-b']\nremoved.us = ['2 fog-of-war', '5 rifleman-a', '4 rifleman-b', '3 scout-a', '3 scout-b', 'squad-leader-b']";
    turn(1, "us", "platoon-sergeant squad-leader-a", words)
        .refused("us platoon-sergeant command", "7.2")
        .refused("us squad-leader-a bolster", "7.1")
        .refused("us squad-leader-a inspire", "7.3")
        .offered("us platoon-sergeant bolster");
}

/// Rule 7.2 (Ruling 38): Command draws one card at a time, up to its number.
#[test]
fn command_draws_up_to_two_cards() {
    turn(1, "us", "platoon-sergeant", "deck.us = ['2 rifleman-a']")
        .play("us platoon-sergeant command")
        .is("hand us", "rifleman-a")
        .exactly("us", "draw, stop")
        .refused("us rifleman-a move", "7.2")
        .play("us draw")
        .is("hand us", "rifleman-a rifleman-a")
        .refused("us draw", "5.1");
    turn(1, "us", "platoon-sergeant", "deck.us = ['2 rifleman-a']")
        .play("us platoon-sergeant command, stop")
        .is("hand us", "rifleman-a");
}

/// Rule 7.3: Inspire takes back a card of the squad, never the leader who is being resolved.
#[test]
fn inspire_takes_back_a_card_of_the_squad() {
    turn(1, "us", "rifleman-a rifleman-b squad-leader-a", "")
        .play("us rifleman-a control, rifleman-b move, stop, squad-leader-a inspire")
        .exactly("us", "take rifleman-a, stop")
        .refused("us take squad-leader-a", "7.3")
        .refused("us take rifleman-b", "7.3")
        .refused("us take scout-a", "7.3")
        .refused("us end-turn", "7.3")
        .play("us take rifleman-a")
        .is("hand us", "rifleman-a")
        .is("play us", "squad-leader-a rifleman-b")
        .offered("us rifleman-a attack");
    turn(1, "us", "rifleman-a squad-leader-a", "")
        .play("us rifleman-a control, squad-leader-a inspire, stop")
        .is("n-hand us", 0);
}

/// Rules 7.1 and 7.3: what a Squad Leader takes names the letter of his squad, on the buttons and on the card, which
/// bears his star; the Sergeant takes any card.
#[test]
fn bolster_and_inspire_name_the_squad() {
    let table = given(
        "setup.scenario = 3\nturn = 'us'\nhand.us = ['squad-leader-b', 'platoon-sergeant']
         supply.us = ['rifleman-b', 'rifleman-a']\nplay.us = ['rifleman-b']",
    );
    for words in all_words::<Undaunted>() {
        let said = |line: &Position| -> Vec<String> {
            line.0.offers(Side::Us.seat()).iter().map(|offer| words.say(&offer.label)).collect()
        };
        let name = |card: &str, action: &str| format!("{}: {}", words.word(card), words.word(action));
        let labels = said(&table);
        for label in [
            name("card-squad-leader-b", "action-bolster") + " 2B",
            name("card-squad-leader-b", "action-inspire") + " 1B",
            name("card-platoon-sergeant", "action-bolster") + " 3",
        ] {
            assert!(labels.contains(&label), "{label}: {labels:?}");
        }
        let takes = said(&table.clone().play("us squad-leader-b bolster"));
        assert!(takes.contains(&words.word("card-rifleman-b")), "{takes:?}");
    }
    let parts = Undaunted::scene(&table.0.now().view(Viewer::seat(Side::Us.seat()))).parts;
    let drawn = format!("{:?}", parts.iter().find(|part| part.id() == "hand-us"));
    assert!(drawn.contains("\"2B\"") && drawn.contains("\"1B\"") && !drawn.contains("\"3B\""));
    assert!(drawn.contains("un-p-leader-us") && drawn.contains("un-p-sergeant-us"));
}

/// Rules 5.8 and 7.4: the card of suppressed Scouts shows all that is printed on it, Conceal too, at rest.
#[test]
fn the_card_of_suppressed_scouts_still_shows_conceal() {
    let table = given(
        "setup.scenario = 3\nturn = 'us'\nhand.us = ['scout-a']\ncounters.us = { scout-a = '1A' }\nsuppressed.us = ['scout-a']",
    );
    let table = table.only("us", "scout-a", "recover, hunker-down");
    let drawn = format!("{:?}", Undaunted::scene(&table.0.now().view(Viewer::seat(Side::Us.seat()))));
    for action in ["recover", "scout", "attack", "recon", "conceal", "hunker-down"] {
        assert!(drawn.contains(&format!("act: \"scout-a {action}\"")), "{action}");
    }
}

/// Rule 7.4: Conceal gives the enemy a Fog of War; with none left the card is spent all the same.
#[test]
fn conceal_gives_the_enemy_fog() {
    turn(1, "us", "scout-a", "")
        .play("us scout-a conceal")
        .is("discard germany", "fog-of-war")
        .is("play us", "scout-a")
        .happened(&["event-concealed"]);
    turn(1, "us", "scout-a", "deck.germany = ['10 fog-of-war']")
        .play("us scout-a conceal")
        .is("n-discard germany", 0)
        .is("play us", "scout-a")
        .happened(&["event-concealed-nothing"]);
}

/// Rule 7.5: Recon removes a Fog of War in hand and draws a card.
#[test]
fn recon_trades_fog_for_a_card() {
    turn(1, "us", "scout-a fog-of-war fog-of-war", "deck.us = ['rifleman-a']")
        .play("us scout-a recon")
        .is("hand us", "rifleman-a fog-of-war")
        .is("removed us", "fog-of-war");
    turn(1, "us", "scout-a", "").refused("us scout-a recon", "7.5");
}

/// Rules 7.6 and 13.5: Control needs an own scouted marker under the unit and no enemy counter.
#[test]
fn control_turns_the_marker() {
    turn(1, "us", "rifleman-a scout-a", "counters.us = { rifleman-a = '2B', scout-a = '2B' }")
        .refused("us scout-a control", "5.3")
        .play("us rifleman-a control")
        .is("marker us 2B", "controlled")
        .is("points us", 1);
    turn(1, "us", "rifleman-a", "counters.us = { rifleman-a = '13B' }")
        .refused("us rifleman-a control", "7.6");
    turn(1, "us", "rifleman-a", "scouted.us = []\ncontrolled.us = ['17B']")
        .refused("us rifleman-a control", "7.6");
    let with_enemy = "counters.germany = { scout-a = '17B', rifleman-a = '5B' }";
    turn(1, "us", "rifleman-a", with_enemy).refused("us rifleman-a control", "7.6");
    turn(1, "us", "rifleman-a", &format!("{with_enemy}\nsuppressed.germany = ['scout-a']"))
        .refused("us rifleman-a control", "7.6");
    // No objective is needed.
    turn(1, "us", "rifleman-a", "")
        .play("us rifleman-a control")
        .is("marker us 17B", "controlled")
        .is("points us", 0);
}

/// Rule 7.7: the target lies on any tile three or more away, also one with own counters or without a marker.
#[test]
fn the_target_lies_three_or_more_away() {
    turn(5, "germany", "mortar mortar", "counters.germany = { mortar = '2B', rifleman-a = '18A' }")
        .play("germany mortar target")
        .refused("germany to 7A", "7.7")
        .refused("germany to 2B", "7.7")
        .refused("germany to 11B", "2.1")
        .refused("germany stop", "7.7")
        .offered("germany to 1A")
        .play("germany to 18A")
        .is("target germany", "18A")
        .play("germany mortar target, to 10B")
        .is("target germany", "10B");
}

/// Rule 7.7: where no tile is far enough there is no Target.
#[test]
fn a_small_map_has_no_target() {
    let mut draft = Scenario::worked_example().draft();
    draft.sides[1].supply.push(("mortar".into(), 3));
    let code = draft.check().expect("it is without fault").code();
    let table = |at: &str| {
        given(&format!(
            "setup.custom = '{code}'\nturn = 'germany'\nhand.germany = ['mortar']\n\
             counters.germany = {{ rifleman-a = '7A', mortar = '{at}' }}"
        ))
    };
    table("8A").refused("germany mortar target", "7.7").offered("germany mortar move");
    table("16B").play("germany mortar target").exactly("germany", "to 7A");
}

/// Rules 7.8 and 9.2: when the mortar is taken off, its target goes too.
#[test]
fn the_target_goes_with_the_mortar() {
    turn(5, "us", "rifleman-a", "target.germany = '18A'\ndice = [10]\ndeck.germany = ['rifleman-a']\ndiscard.germany = []\nhand.germany = []")
        .play("us rifleman-a attack, hit germany mortar")
        .is("counter germany mortar", "off")
        .is("target germany", "off");
}

/// Rules 11.2 and 11.3: on the radio tile it controls the US side raises the objective, without limit.
#[test]
fn the_us_side_raises_the_radio() {
    let words = "counters.us = { rifleman-a = '6B', rifleman-b = '6B' }\ncontrolled.us = ['6B']";
    turn(10, "us", "rifleman-a rifleman-a rifleman-b", words)
        .play("us rifleman-a control")
        .is("value 6B", 2)
        .is("points us", 2)
        .play("us rifleman-a control, rifleman-b control")
        .is("value 6B", 4)
        .happened(&["event-raised"]);
    turn(10, "us", "rifleman-a", &format!("{words}\ncounters.germany = {{ rifleman-a = '6B' }}"))
        .refused("us rifleman-a control", "7.6");
    turn(10, "us", "rifleman-a", &format!("{words}\nraised = 11\ngoal.us = 40"))
        .play("us rifleman-a control")
        .is("value 6B", 13);
}

/// Rule 11.2: the German side cannot raise it, but scores the raised value.
#[test]
fn the_german_side_scores_the_raised_value() {
    let words = "counters = { us = { rifleman-a = '4B' }, germany = { rifleman-a = '6B' } }\nraised = 2\nscouted.germany = ['6B']";
    turn(10, "germany", "rifleman-a rifleman-a", words)
        .is("value 6B", 3)
        .play("germany rifleman-a control")
        .is("points germany", 3)
        .refused("germany rifleman-a control", "7.6");
}

/// Rule 11.2: before it controls the radio tile, the US side takes it like any other.
#[test]
fn the_radio_is_controlled_first() {
    turn(10, "us", "rifleman-a rifleman-a", "counters.us = { rifleman-a = '6B' }")
        .play("us rifleman-a control")
        .is("value 6B", 1)
        .play("us rifleman-a control")
        .is("value 6B", 2);
}

//! What `docs/notation.md` says about this game is true: blocks hold, tables are checked.

use proof::Notation;
use quartermaster::Quartermaster;

fn notation() -> Notation<Quartermaster> {
    Notation::of("Quartermaster General")
}

#[test]
fn the_seats_are_those_of_the_game() {
    notation().seats("Quartermaster General", &[]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let nonsense = ["", "at", "at atlantis", "play  ger-plunder", "do event", "pass now", "Pass"];
    notation().choices(|_| false, &nonsense);
}

#[test]
fn every_option_is_listed_with_its_values() {
    notation().options();
}

#[test]
fn every_word_of_given_is_listed_and_its_example_works() {
    notation().given("");
}

#[test]
fn the_facts_have_their_values() {
    let notation = notation();
    let nonsense = ["", "vp", "vp japan", "pieces atlantis", "hand brazil"];
    notation.facts(&notation.block("toml quartermaster"), &nonsense);
}

#[test]
fn the_record_on_the_page_replays() {
    assert_eq!(proof::replays::<Quartermaster>(&notation().block("rec quartermaster")), 0);
}

#[test]
fn what_the_rules_could_not_have_made_is_refused_with_the_word() {
    for (words, reason) in [
        (
            "board = { ukraine = ['ussr army', 'germany army'] }",
            "given.board.ukraine: both sides cannot be there",
        ),
        (
            "board = { ukraine = ['ussr army', 'ussr army'] }",
            "given.board.ukraine: “ussr army” is there twice",
        ),
        ("board = { ukraine = ['ussr navy'] }", "“navy” is not known here (piece); the nearest is “army”"),
        (
            "board = { ukrain = ['ussr army'] }",
            "given.board.ukrain: “ukrain” is not known here (space); the nearest is “ukraine”",
        ),
        ("board = { ukraine = ['usr army'] }", "“usr” is not known here (nation); the nearest is"),
        (
            "board = { moscow = ['italy army'], ukraine = ['italy army'], italy = ['italy army'], balkans = ['italy army'], germany = ['italy army'], siberia = ['italy army'], russia = ['italy army'], india = ['italy army'] }",
            "there may be",
        ),
        ("hand = { germany = ['uk-raf'] }", "“ger-uk-raf” is not known here (card); the nearest is “ger-"),
        (
            "hand = { germany = ['blitzkrieg'] }\ntable = { germany = ['blitzkrieg'] }",
            "given.table.germany: no “blitzkrieg” is left for Germany",
        ),
        ("hand = { germny = [] }", "“germny” is not known here (nation); the nearest is “germany”"),
        ("table = { germany = ['build-army'] }", "given.table.germany: “build-army” cannot be there"),
        ("used = { germany = ['blitzkrieg'] }", "given.used.germany: “blitzkrieg” cannot be there"),
        ("protected = { ussr = ['ukraine'] }", "given.protected.ussr: “ukraine” cannot be there"),
        ("round = 21", "given.round: 21 is out of range; it goes from 1 to 20"),
        ("vp = { axis = 65536 }", "given.vp.axis: 65"),
        ("vp = { axes = 6 }", "“axes” is not known here (team); the nearest is “axis”"),
        ("step = 'suply'", "“suply” is not known here (step); the nearest is “supply”"),
        ("hands = {}", "“hands” is not known here (key); the nearest is “hand”"),
    ] {
        let fault = proof::given_fault::<Quartermaster>(&format!("turn = 'germany'\n{words}"));
        assert!(fault.contains(reason), "{words}: {fault}");
    }
}

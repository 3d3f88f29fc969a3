//! What `docs/notation.md` says about this game is true: tables are checked, examples hold.

use attack::Attack;
use attack::facts::politics::Tech;
use engine::Game as _;
use proof::Notation;

fn notation() -> Notation<Attack> {
    Notation::of("Attack!")
}

#[test]
fn the_seats_are_those_of_the_game() {
    notation().seats("Attack!, six players", &[("players", "6")]);
}

#[test]
fn every_form_of_choice_is_listed_and_reads_back() {
    let nonsense =
        ["", "at", "at atlantis", "take tank", "take 02 tank", "hit 3 tank with plane", "give", "Pass"];
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
    let nonsense = ["", "owner", "owner atlantis", "pp nobody", "units north-sea"];
    notation.facts(&notation.block("toml attack"), &nonsense);
}

#[test]
fn what_the_rules_could_not_have_made_is_refused_with_the_word() {
    for (words, reason) in [
        ("board = { poland = 'tan 1 infantry' }", "Green has no piece on the board"),
        ("board = { poland = 'tan none' }", "given.board.poland is empty"),
        (
            "board = { poland = 'tan 1 infantri' }",
            "“infantri” is not known here (unit); the nearest is “infantry”",
        ),
        ("board = { poland = 'tan 255 infantry' }", "does not say how many"),
        (
            "board = { poland = 'tan 60 infantry 60 infantry' }",
            "given.board.poland: there may be 100 at most",
        ),
        ("board = { poland = 'red 1 infantry' }", "“red” is not known here (player); the nearest is"),
        (
            "board = { polan = 'tan 1 infantry' }",
            "“polan” is not known here (region); the nearest is “poland”",
        ),
        (
            "economy = { tan = ['base-oil-01'], green = ['base-oil-01'] }",
            "given.economy.tan: “base-oil-01” is somewhere else already",
        ),
        (
            "economy = { tan = ['expansion-oil-01'] }",
            "given.economy.tan: “expansion-oil-01” is somewhere else already, or there is none",
        ),
        ("out = ['base-oil-01']", "given.out: “base-oil-01” is somewhere else already, or there is none"),
        ("capital = { tan = 'poland', green = 'poland' }", "given.capital.tan: “poland” is there twice"),
        ("oil = { tan = 1 }", "given.oil goes only with given.setup.game"),
        ("pp = { tan = 65536 }", "given.pp.tan: 65"),
        ("round = 0", "given.round: 0 is out of range"),
        (
            "setup.game = 'advanced'\nhand = { tan = ['spy', 'spy', 'spy', 'spy', 'spy', 'spy', 'spy', 'spy'] }",
            "given.hand.tan: “spy” is somewhere else already",
        ),
        (
            "setup.game = 'advanced'\ntechnology = { tan = ['radar'], green = ['radar'] }",
            "given.technology.tan: “radar” is there twice",
        ),
        ("setup.game = 'advanced'\neagles = 13", "given.eagles: 13 is out of range; it goes from 0 to 12"),
        ("setup.game = 'advanced'\ncontrol = 'tan'", "given.control goes only with given.setup.game"),
        (
            "control = 'green'\nnavy = { tan = '1 carrier' }\nnaval = { against = 'green' }",
            "given.naval: a side has no ships",
        ),
        (
            "control = 'green'\nnavy = { tan = '1 carrier', green = '1 carrier' }\nnaval = { against = 'green', lines = ['destroyer', 'none'] }",
            "given.naval.lines: “destroyer” is somewhere else already",
        ),
        ("naval = { against = 'tan' }", "given.naval.against: nobody fights himself"),
        (
            "setup.game = 'advanced'\nbombing = { of = 'green', fighters = 1, bombers = 1 }",
            "given.bombing.fighters: 1 is out of range; it goes from 0 to 0",
        ),
        (
            "battle = { at = 'poland', acts = 'atacker', committed = ['none', 'none'], reserve = ['none', 'none'] }",
            "“atacker” is not known here (side); the nearest is “attacker”",
        ),
        ("step = 'ent'", "“ent” is not known here (step); the nearest is “end”"),
    ] {
        let fault = proof::given_fault::<Attack>(&format!("setup.players = 2\n{words}"));
        assert!(fault.contains(reason), "{words}: {fault}");
    }
}

/// Technologies stand in no choice: a scenario can still say that one is hidden.
#[test]
fn every_technology_is_a_word_of_scenarios() {
    for tech in Tech::ALL {
        assert!(Attack::VALUES.contains(&tech.id()), "{}", tech.id());
    }
}

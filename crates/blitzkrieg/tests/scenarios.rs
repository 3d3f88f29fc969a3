//! Every scenario file holds: the worked examples, the acceptance tests, and what a scenario shows best.

use blitzkrieg::Blitzkrieg;
use proof::{Faults, Scenarios};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_scenario_holds() {
    Scenarios::of(FOLDER).hold::<Blitzkrieg>();
}

#[test]
fn every_worked_example_and_acceptance_test_of_the_rules_has_a_scenario() {
    let examples = ["22.EX-1", "22.EX-1-die", "22.EX-2", "22.EX-2-variant"].map(String::from);
    Scenarios::of(FOLDER).show(examples.into_iter().chain((1..=17).map(|n| format!("23.T-{n:02}"))));
}

#[test]
fn a_scenario_that_does_not_hold_is_found_out() {
    let file = "t-13-neutral-close";
    let why = Scenarios::spoilt::<Blitzkrieg>(FOLDER, file, "is = \"0\"", "is = \"1\"");
    assert_eq!(why, "[[then]] 1: marker EE is “0”, not “1”");
}

#[test]
fn a_scenario_with_a_misspelt_word_fails() {
    Scenarios::of(FOLDER).fail_when_misspelt::<Blitzkrieg>();
}

#[test]
fn no_scenario_panics_whatever_its_words() {
    Scenarios::of(FOLDER).survive::<Blitzkrieg>();
}

/// The scenario to which the claims below are added: the Axis is about to place an army.
const ABOUT_TO_PLACE: &str = "game = 'blitzkrieg'\ntitle = 'A claim'\nclause = '3.4'\nwhen = ['axis take army-2']\n\
    [given]\nreserve = { axis = ['army-2'], allies = ['spy'] }\n";

#[test]
fn every_kind_of_claim_can_fail() {
    for (then, why) in [
        ("fact = 'turn'\nis = 'allies'", "turn is “axis”, not “allies”"),
        ("fact = 'turn'\nis-not = 'axis'", "turn is “axis”, and should not be"),
        ("fact = 'turn'\nis-not = 'alies'", "“alies” is not known here (word); the nearest is “allies”"),
        ("fact = 'trun'\nis = 'axis'", "“trun” is not known here (fact); the nearest is “turn”"),
        ("fact = 'marker EF'\nis = '0'", "“EF” is not known here (word); the nearest is"),
        ("fact = 'turn axis'\nis = '0'", "there is no fact “turn axis”"),
        ("facts = { 'turns' = '1', 'turn' = 'allies' }", "turn is “axis”, not “allies”"),
        ("fact = 'turn'", "“is” is missing"),
        ("is = 'axis'", "“fact” is missing"),
        ("offered = 'axis stop'", "Axis is not offered “stop”, but: at WE.1.2"),
        ("offered = []", "then.offered is empty"),
        ("not-offered = 'axis at WE.1.2'", "Axis is offered “at WE.1.2”, among"),
        (
            "not-offered = 'axis at WE.1.9'",
            "“at WE.1.9” is not known here (choice); the nearest is “at WE.1.",
        ),
        ("not-offered = 'alies stop'", "“alies” is not known here (seat); the nearest is “allies”"),
        ("exactly = ['axis stop']", "Axis is offered something else; missing: stop; too many: at "),
        ("exactly = ['axis stop', 'allies stop']", "“exactly” speaks of one seat; Allies is another"),
        ("exactly = []", "“exactly” must name at least one offer"),
        ("refused = 'axis stop'", "“because” is missing"),
        ("refused = 'axis at WE.1.2'\nbecause = '4.2'", "“axis at WE.1.2” was accepted"),
        ("refused = 'axis at WE.1.1'\nbecause = '4.1'", "is refused by 4.2, not by 4.1: rule 4.2"),
        (
            "refused = 'allies stop'\nbecause = '4.1'",
            "is refused by not-asked, not by 4.1: Allies is not asked",
        ),
        ("refused = 'axis jump'\nbecause = '4.1'", "“jump” is not known here (choice)"),
        ("hidden = { from = 'allies', word = 'spy' }", "Allies can read “spy” 1× in the view, 0× in the log"),
        ("hidden = { from = 'axis', word = 'spy', count = 2 }", "it should be 2 in all"),
        (
            "hidden = { from = 'axis', word = 'spyy' }",
            "“spyy” is not known here (word); the nearest is “spy”",
        ),
        ("hidden = { from = 'wacher', word = 'spy' }", "the nearest is “watcher”"),
        (
            "when = ['axis at WE.1.2']\nlog = 'placed space=WE.1.3'",
            "the log does not say “placed space=WE.1.3”",
        ),
        ("log = 'placed'\nto = 'axis'", "it says: –"),
        ("to = 'axis'\nfact = 'turn'\nis = 'axis'", "“log” is missing"),
        ("rolled = [1]", "rolled: –; it should be: 1"),
        ("after = 'placed'\nfact = 'turn'\nis = 'axis'", "the log does not say “placed”"),
        ("after = 'placed'\noffered = 'axis stop'", "with “after” only facts can be looked at"),
        ("when = ['axis at WE.1.1']", "“axis at WE.1.1” was not taken: rule 4.2"),
        ("after = 'placed'", "checks nothing"),
        ("fatc = 'turn'", "“fatc” is not known here (key); the nearest is “fact”"),
    ] {
        let text = format!("{ABOUT_TO_PLACE}[[then]]\n{then}\n");
        let faults = Faults::of::<Blitzkrieg>().in_text::<Blitzkrieg>(&text).join("\n");
        assert!(faults.starts_with("[[then]] 1: ") && faults.contains(why), "{then}:\n{faults}");
    }
}

#[test]
fn the_head_and_the_dice_of_a_scenario_can_be_wrong() {
    let then = "[[then]]\nfact = 'turn'\nis = 'axis'\n";
    let whole = format!("{ABOUT_TO_PLACE}{then}");
    let faults = |text: &str| Faults::of::<Blitzkrieg>().in_text::<Blitzkrieg>(text).join("\n");
    assert_eq!(faults(&whole), "");
    for (from, to, why) in [
        ("'blitzkrieg'", "'attack'", "“attack” is not known here (game); the nearest is “blitzkrieg”"),
        ("'3.4'", "'3.44'", "“3.44” is not known here (clause); the nearest is “3.4”"),
        ("'3.4'", "[]", "clause is empty"),
        ("title = 'A claim'\n", "", "“title” is missing"),
        (then, "", "a scenario without [[then]] proves nothing"),
        ("[given]\n", "[given]\ndice = [3]\n", "of given.dice are left over: 3; given.dice-left says 0"),
        ("[given]\n", "[given]\nseeds = 3\ndice-left = 1\n", "with seed 1: of given.dice are left over: –"),
        (
            "[given]\n",
            "[given]\nsetup = { mode = 'solo' }\nwait = true\n",
            "“reserve” is not known here (key)",
        ),
        (
            "[given]\nreserve",
            "[given]\nsetup = { mode = 'solo' }\nwait = true\ndice = [7]\n#",
            "is on no face of the die",
        ),
        ("when =", "when ==", "line 4 is not TOML"),
    ] {
        let wrong = whole.replace(from, to);
        assert!(faults(&wrong).contains(why), "{to}:\n{}", faults(&wrong));
    }
}

#[test]
fn every_failing_claim_is_shown() {
    let text = format!(
        "{ABOUT_TO_PLACE}[[then]]\nfacts = {{ turn = 'allies', turns = '9' }}\n[[then]]\nrolled = [1]\n"
    );
    let faults = Faults::of::<Blitzkrieg>().in_text::<Blitzkrieg>(&text);
    assert_eq!(faults.len(), 3, "{faults:?}");
}

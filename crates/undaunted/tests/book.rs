//! The book: scenarios as text, as code and in the editor; every fault named and pointed at.

use engine::Say;
use scene::{Book, Drafted, Draw as _, Lang, Shape, Words, Written};
use undaunted::Undaunted;
use undaunted::book::{Cards, Draft, DraftTile, Fault, N_PRINTED, NOWHERE, Rounds, Scenario, balance};
use undaunted::facts::{Card, Face, Group, Side, Unit};

fn book() -> &'static dyn Book {
    Undaunted::book().expect("the game has a book")
}

fn english() -> Words {
    Words::new(Lang::En, Undaunted::words(Lang::En)).expect("the locale files are Fluent")
}

/// Checks a draft the way the editor has it checked.
fn drafted(draft: &Draft) -> Drafted {
    let model = serde_json::to_value(draft).expect("a draft is plain data");
    book().draft(Written::Model(&model)).expect("it is a draft")
}

/// The first scenario with one thing changed, and the faults that gives.
fn faults(change: impl FnOnce(&mut Draft)) -> Vec<Fault> {
    let mut draft = Scenario::printed(1).draft();
    change(&mut draft);
    draft.check().expect_err("that is wrong")
}

fn face(id: &str) -> Face {
    id.parse().expect("a face")
}

fn every_scenario() -> impl Iterator<Item = &'static Scenario> {
    (0..=N_PRINTED).map(Scenario::printed)
}

#[test]
fn every_scenario_comes_back_from_its_text_its_code_and_the_editor() {
    for scenario in every_scenario() {
        let title = scenario.title;
        assert_eq!(Scenario::read(&scenario.write()).as_ref(), Ok(scenario), "{title:?}");
        assert_eq!(Scenario::from_code(&scenario.code()).as_ref(), Ok(scenario), "{title:?}");
        let by_model = drafted(&scenario.draft());
        assert_eq!(by_model.faults, [], "{title:?}");
        assert_eq!(by_model.code, Some(scenario.code()), "{title:?}");
        let by_text = book().draft(Written::Text(&by_model.text)).expect("it is a text");
        let by_code = book().draft(Written::Code(&scenario.code())).expect("it is a code");
        assert_eq!((&by_text, &by_code), (&by_model, &by_model), "{title:?}");
    }
}

#[test]
fn a_faulty_draft_keeps_its_faults_through_text() {
    let mut draft = Scenario::printed(4).draft();
    draft.title = "\"Quoted\"\n'''and \\ more'''".into();
    draft.tiles.push(DraftTile { face: "99\"Z".into(), x: -3, y: 7, turned: true });
    draft.sides[0].deck.push(("no such\ncard".into(), 2));
    draft.sides[1].scouted.push("tile\u{202e}".into());
    draft.sides[1].units.push(("\u{0}".into(), "7A".into()));
    let (read, faults) = Draft::read(&draft.write()).expect("what we write is TOML");
    assert_eq!(faults, []);
    assert_eq!(read.tiles, draft.tiles);
    assert_eq!(read.title, draft.title);
    assert_eq!(read.check().map_err(|faults| faults.len()), draft.check().map_err(|faults| faults.len()));
}

#[test]
fn every_fault_points_at_its_place() {
    let at = |faults: &[Fault]| {
        faults.iter().filter_map(|fault| fault.place().map(String::from)).collect::<Vec<_>>()
    };
    let overlapping = faults(|draft| draft.tiles[0].y = 1);
    assert!(overlapping.contains(&Fault::Overlap(face("7A"), face("12B"))), "{overlapping:?}");
    assert!(at(&overlapping).contains(&"12B".to_string()));
    assert_eq!(at(&faults(|draft| draft.title.clear())), ["title"]);
    assert_eq!(at(&faults(|draft| draft.objectives.push(("3B".into(), 10)))), ["3B"]);
    assert_eq!(at(&faults(|draft| draft.radio = Some("3B".into()))), ["3B"]);
    assert_eq!(at(&faults(|draft| draft.sides[1].points = Some(11))), ["germany"]);
    assert_eq!(at(&faults(|draft| draft.sides[0].spawn.clear())), ["us"; 4]);
    assert_eq!(faults(|draft| draft.tiles.truncate(1)).first(), Some(&Fault::TooSmall));
}

/// One of every kind. A new kind does not compile until it has a place, and fails here until it has words.
fn one_of_each() -> Vec<Fault> {
    let (side, tile, unit) = (Side::Us, face("17B"), Unit::RiflemanA);
    let text = || String::from("a");
    vec![
        Fault::Unreadable(text()),
        Fault::Code,
        Fault::Field(text()),
        Fault::UnknownWord(text()),
        Fault::Title,
        Fault::UnknownSide(text()),
        Fault::UnknownTile(text()),
        Fault::UnknownUnit(text()),
        Fault::UnknownCard(text()),
        Fault::UnknownGroup(text()),
        Fault::TooSmall,
        Fault::OutOfBounds(tile, -1, 41),
        Fault::TileTwice(tile),
        Fault::Overlap(tile, face("1A")),
        Fault::TouchesNone(tile),
        Fault::InPieces,
        Fault::NotOnMap(tile),
        Fault::Value(tile, 10),
        Fault::ObjectiveTwice(tile),
        Fault::RadioWithoutObjective(tile),
        Fault::Points(side, 0),
        Fault::TwoMarkers(side, tile),
        Fault::BothControl(tile),
        Fault::EmptySpawn(side),
        Fault::TwoSpawns(side, Group::Mortar),
        Fault::NoSpawn(side, unit),
        Fault::NoCards(side, unit),
        Fault::CounterTwice(side, unit),
        Fault::TooMany(Cards { side, card: Card::ALL[0], copies: 3, most: 1 }),
        Fault::EmptyDeck(side),
        Fault::OutOfReach(side, 9, 5),
        Fault::WonAlready(side),
        Fault::NoRiflemen(side),
        Fault::NobodyToPin(side),
        Fault::BothPinned,
    ]
}

#[test]
fn every_fault_has_words() {
    for words in proof::all_words::<Undaunted>() {
        for fault in one_of_each() {
            words.try_say(&fault.say()).unwrap_or_else(|missing| panic!("{fault:?}: {missing}"));
        }
    }
}

#[test]
fn one_point_is_not_many() {
    let goal = Say::new("goal-control").number("points", 0).number("goal", 1);
    let said = [Fault::OutOfReach(Side::Us, 1, 0).say(), goal];
    for (words, expected) in proof::all_words::<Undaunted>().iter().zip([
        ["the goal is one point, but", "0 of 1 point"],
        ["ovládnout 1 bod, ale", "0 z 1 bodu"],
        ["kontrolować 1 punkt, a", "0 z 1 punktu"],
    ]) {
        for (say, expected) in said.iter().zip(expected) {
            let text = words.say(say);
            assert!(text.contains(expected), "{text:?} should say {expected:?}");
        }
    }
}

/// The ids of a file of words.
fn ids(file: &str) -> Vec<&str> {
    file.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
        .collect()
}

#[test]
fn the_sheets_and_the_editor_speak_every_language() {
    let [en, cs, pl] = [
        include_str!("../locales/edit.en.ftl"),
        include_str!("../locales/edit.cs.ftl"),
        include_str!("../locales/edit.pl.ftl"),
    ];
    assert_eq!(ids(en), ids(cs));
    assert_eq!(ids(en), ids(pl));
    for lang in Lang::ALL {
        let words = Words::new(lang, Undaunted::words(lang)).expect("the locale files are Fluent");
        let sheet = book().sheet(&words);
        let said = sheet["words"].as_object().expect("the words of the script");
        assert!(said.iter().all(|(id, word)| *word != format!("edit-{id}")), "{lang}: {said:?}");
        // Whatever the file says of the editor, its script gets, but for what the server itself says.
        let file =
            ids(en).into_iter().filter_map(|id| id.strip_prefix("edit-")).filter(|id| *id != "no-model");
        assert!(file.into_iter().all(|id| said.contains_key(id)));
        for page in book().scenarios() {
            for attribute in ["chapter", "place", "date", "about"] {
                assert!(words.attribute(&page.name, attribute).is_some(), "{lang} {}.{attribute}", page.name);
            }
            let lines = page.facts.iter().flat_map(|(label, fact)| [label, fact]).chain(&page.balance);
            lines.for_each(|say: &Say| {
                words.try_say(say).unwrap_or_else(|missing| panic!("{lang} {}: {missing}", page.id));
            });
        }
    }
}

#[test]
fn the_script_says_only_words_it_is_given() {
    let script: String = book().scripts().iter().map(|(_, content)| *content).collect();
    let sheet = book().sheet(&english());
    let given = sheet["words"].as_object().expect("the words of the script");
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    let plain = script.split("words.").skip(1).map(|rest| rest.split(ends).next().unwrap_or_default());
    let quoted = script.split("words[\"").skip(1).map(|rest| rest.split(ends).next().unwrap_or_default());
    let modules = ["js", "map", ""];
    for word in plain.chain(quoted).filter(|word| !modules.contains(word)) {
        assert!(given.contains_key(word), "the script says {word:?}");
    }
}

#[test]
fn the_book_has_twelve_pages_and_each_leads_to_its_scenario() {
    let pages = book().scenarios();
    assert_eq!(pages.len(), usize::from(N_PRINTED));
    for (page, number) in pages.iter().zip(1..) {
        assert_eq!(page.code, Scenario::printed(number).code());
        let setup =
            undaunted::Setup::of(&page.setup.iter().map(|(id, n)| (*id, n.as_str())).collect::<Vec<_>>());
        assert_eq!(setup.expect("a set-up").scenario, number);
        assert!(page.picture.shapes.len() > 20 && page.picture.id == format!("map-{number}"));
    }
}

#[test]
fn the_balance_of_every_scenario_is_the_one_that_was_measured() {
    let text = include_str!("../../../docs/balance-undaunted.md");
    for (page, number) in book().scenarios().iter().zip(1..) {
        let balance = balance(number).expect("every scenario was measured");
        assert!(text.contains(&format!("--bot greedy --games {} ", balance.games)));
        let shares = Side::ALL.map(|side| {
            let share = balance.of(side);
            assert!(share.low <= share.won && share.won <= share.high && share.high <= 1000, "{balance:?}");
            let [won, low, high] = [share.won, share.low, share.high].map(|n| f64::from(n) / 10.0);
            format!("{won:.1} % [{low:.1}, {high:.1}]")
        });
        let name = english().word(&page.name);
        let row = format!("\n| {number} {name} | {} | {} |", shares[0], shares[1]);
        assert!(text.contains(&row), "{row}");
        let Rounds { low, middle, high } = balance.rounds;
        assert!(0 < low && low <= middle && middle <= high, "{balance:?}");
        let line = text.lines().find(|line| line.starts_with(row.trim_start())).expect("its row");
        assert!(line.contains(&format!(" | {middle} rounds ({low}–{high}) | ")), "{line}");
        let length = page.facts.iter().find(|(label, _)| *label == Say::new("sheet-length"));
        let said = english().say(&length.expect("its length is shown").1);
        assert!(said.starts_with(&format!("about {middle} rounds ({low}–{high} ")), "{said}");
        assert!(page.balance.is_some());
    }
    assert_eq!((balance(0), balance(13), balance(255)), (None, None, None));
}

/// Everything drawn, the groups with what is in them.
fn all_shapes(shapes: &[Shape], found: &mut Vec<Shape>) {
    for shape in shapes {
        found.push(shape.clone());
        if let Shape::Group(group) = shape {
            all_shapes(&group.shapes, found);
        }
    }
}

#[test]
fn the_picture_of_a_scenario_shows_all_that_starts_on_the_map() {
    let words = proof::all_words::<Undaunted>();
    for page in book().scenarios() {
        let scenario = Scenario::printed(page.id.parse().expect("a number"));
        let mut found = Vec::new();
        all_shapes(&page.picture.shapes, &mut found);
        let symbols = |wanted: &str| {
            let is = |shape: &&Shape| matches!(shape, Shape::Use { symbol, .. } if symbol == wanted);
            found.iter().filter(is).count()
        };
        let n: usize = scenario.n_tiles.into();
        let spawns = scenario.sides.map(|side| (0..n).filter(|at| side.spawn.contains(&(*at as u8))).count());
        assert_eq!(symbols("un-spawn"), spawns.iter().sum::<usize>(), "{}", page.id);
        assert_eq!(symbols("un-objective"), scenario.value.iter().filter(|value| **value > 0).count());
        assert_eq!(symbols("un-radio"), usize::from(page.id == "10"));
        for side in Side::ALL {
            let (id, platoon) = (side.id(), &scenario.sides[side.index()]);
            let counters = platoon.at.iter().filter(|at| **at != NOWHERE).count();
            assert_eq!(symbols(&format!("un-body-{id}")), counters, "{}", page.id);
            assert_eq!(symbols(&format!("un-scouted-{id}")), platoon.scouted.count_ones() as usize);
            assert_eq!(symbols(&format!("un-controlled-{id}")), platoon.controlled.count_ones() as usize);
        }
        // Many pictures stand on one page, and none of them is a table.
        let still = |shape: &Shape| match shape {
            Shape::Group(group) => group.id.is_empty() && group.act.is_none(),
            _ => true,
        };
        assert!(found.iter().all(still), "{}", page.id);
        let said = found.iter().filter_map(|shape| match shape {
            Shape::Group(group) => group.title.as_ref(),
            _ => None,
        });
        for (say, words) in said.flat_map(|say| words.iter().map(move |words| (say, words))) {
            words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
        }
    }
}

#[test]
fn what_is_no_scenario_is_refused_with_a_reason() {
    let refused = |written: Written<'_>| book().draft(written).expect_err("nothing can be made of it").id;
    assert_eq!(refused(Written::Text("= broken")), "fault-unreadable");
    assert_eq!(refused(Written::Text("")), "fault-field");
    assert_eq!(refused(Written::Code("")), "fault-code");
    assert_eq!(refused(Written::Code(&"a".repeat(5000))), "fault-code");
    assert_eq!(refused(Written::Model(&serde_json::json!({ "tiles": 3 }))), "edit-no-model");
    // A code cut short anywhere is none, and never more than that.
    let code = Scenario::printed(12).code();
    for end in 0..code.len() {
        assert!(book().draft(Written::Code(&code[..end])).is_err(), "{end}");
    }
    // However much is wrong, the list stays readable.
    let mut draft = Scenario::printed(1).draft();
    draft.tiles = vec![DraftTile { face: "x".into(), ..DraftTile::default() }; 5000];
    assert!(drafted(&draft).faults.len() <= 60);
}

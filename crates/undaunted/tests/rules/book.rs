//! Scenarios as files and codes, and every fault they can have.

use engine::{Dice, Game as _, Setup as _};
use undaunted::book::{Draft, DraftTile, Fault, Scenario};
use undaunted::facts::{Card, Face, Group, Side, Unit};
use undaunted::{Setup, Undaunted};

fn face(id: &str) -> Face {
    id.parse().expect("it is a face")
}

fn all() -> impl Iterator<Item = &'static Scenario> {
    (0..=12).map(Scenario::printed)
}

/// Rule 3.1: what is printed has no fault, and reads back as a file and as a code.
#[test]
fn printed_scenarios_read_back() {
    for scenario in all() {
        assert!(scenario.is_sound());
        assert_eq!(Scenario::read(&scenario.write()).as_ref(), Ok(scenario));
        let code = scenario.code();
        assert_eq!(Scenario::from_code(&code).as_ref(), Ok(scenario));
        assert!(code.len() <= 2000, "{}", code.len());
        assert!(code.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'), "{code}");
        assert_eq!(scenario.draft().check().as_ref(), Ok(scenario));
    }
}

/// Rule 3.1: a set-up with a code plays that scenario, and remembers it.
#[test]
fn a_code_is_a_set_up() {
    let code = Scenario::printed(7).code();
    let setup = Setup::of(&[("custom", &code)]).expect("it is a scenario");
    let game = Undaunted::new(&setup, Dice::seeded(1));
    assert_eq!((game.fact("scenario").as_deref(), game.fact("tiles").as_deref()), (Some("0"), Some("18")));
    assert_eq!(game.setup(), setup);
    assert_eq!(game.setup().get("custom"), Some(code.clone()));
    for wrong in ["x", "a", "a!", "aAAAA", &code[1..], &code[..code.len() - 1], &format!("{code}A")] {
        assert!(Setup::of(&[("custom", wrong)]).is_err(), "{wrong}");
        assert!(Scenario::from_code(wrong).is_err());
    }
}

/// The faults of a scenario after a change.
fn faults(change: impl FnOnce(&mut Draft)) -> Vec<Fault> {
    let mut draft = Scenario::printed(1).draft();
    change(&mut draft);
    draft.check().expect_err("it has a fault")
}

/// Rules 2.1 and 2.2: a map of tiles that each exist once, touch and do not overlap.
#[test]
fn faults_of_the_map() {
    let tile = |id: &str, x, y| DraftTile { face: id.into(), x, y, turned: false };
    assert_eq!(faults(|draft| draft.tiles.push(tile("7B", 8, 4))), [Fault::TileTwice(face("7B"))]);
    assert_eq!(faults(|draft| draft.tiles.push(tile("1A", 7, 5))), [Fault::Overlap(face("11B"), face("1A"))]);
    assert_eq!(faults(|draft| draft.tiles.push(tile("1A", 20, 20))), [Fault::TouchesNone(face("1A"))]);
    assert_eq!(faults(|draft| draft.tiles.push(tile("1A", 41, 0))), [Fault::OutOfBounds(face("1A"), 41, 0)]);
    assert_eq!(faults(|draft| draft.tiles.push(tile("1A", 0, -1))), [Fault::OutOfBounds(face("1A"), 0, -1)]);
    assert_eq!(faults(|draft| draft.tiles.push(tile("19A", 8, 4))), [Fault::UnknownTile("19A".into())]);
    let island = |draft: &mut Draft| draft.tiles.extend([tile("1A", 20, 20), tile("9A", 22, 20)]);
    assert_eq!(faults(island), [Fault::InPieces]);
    assert!(faults(|draft| draft.tiles.truncate(1)).contains(&Fault::TooSmall));
}

/// Rules 3.2 and 3.3: what lies on the map must be on the map.
#[test]
fn faults_of_what_lies_on_the_map() {
    let off = face("1A");
    assert_eq!(faults(|d| d.objectives.push(("1A".into(), 1))), [Fault::NotOnMap(off)]);
    assert_eq!(faults(|d| d.objectives.push(("12B".into(), 10))), [Fault::Value(face("12B"), 10)]);
    assert_eq!(faults(|d| d.objectives.push(("12B".into(), 0))), [Fault::Value(face("12B"), 0)]);
    assert_eq!(faults(|d| d.objectives.push(("2B".into(), 1))), [Fault::ObjectiveTwice(face("2B"))]);
    assert_eq!(faults(|d| d.radio = Some("12B".into())), [Fault::RadioWithoutObjective(face("12B"))]);
    assert_eq!(faults(|d| d.radio = Some("1A".into())), [Fault::NotOnMap(off)]);
    assert_eq!(faults(|d| d.sides[0].scouted.push("1A".into())), [Fault::NotOnMap(off)]);
    assert_eq!(
        faults(|d| d.sides[0].controlled.push("17B".into())),
        [Fault::TwoMarkers(Side::Us, face("17B"))]
    );
    assert!(faults(|d| d.sides[0].controlled.push("5B".into())).contains(&Fault::BothControl(face("5B"))));
    assert_eq!(
        faults(|d| d.sides[0].units.push(("rifleman-a".into(), "2B".into()))),
        [Fault::CounterTwice(Side::Us, Unit::RiflemanA)]
    );
    assert_eq!(faults(|d| d.sides[0].units[0].1 = "1A".into()), [Fault::NotOnMap(off)]);
    assert_eq!(faults(|d| d.sides[0].units[0].0 = "tank".into()), [Fault::UnknownUnit("tank".into())]);
    assert_eq!(
        faults(|d| d.sides[0].units.push(("sniper".into(), "2B".into()))),
        [Fault::NoCards(Side::Us, Unit::Sniper)]
    );
    assert_eq!(faults(|d| d.first = "ussr".into()), [Fault::UnknownSide("ussr".into())]);
    assert_eq!(faults(|d| d.title = " ".into()), [Fault::Title]);
    assert_eq!(faults(|d| d.title = "x".repeat(48)), [Fault::Title]);
}

/// Rules 5.9 and 16.B6: every unit with cards has exactly one spawn marker.
#[test]
fn faults_of_spawn_markers() {
    let no_spawn: Vec<Fault> = [Unit::RiflemanA, Unit::RiflemanB, Unit::ScoutA, Unit::ScoutB]
        .map(|u| Fault::NoSpawn(Side::Us, u))
        .into();
    assert_eq!(faults(|d| d.sides[0].spawn.clear()), no_spawn);
    let again = |d: &mut Draft| d.sides[0].spawn.push(("2B".into(), vec!["a".into()]));
    assert_eq!(faults(again), [Fault::TwoSpawns(Side::Us, Group::A)]);
    let all = |d: &mut Draft| d.sides[0].spawn.push(("2B".into(), vec!["all".into()]));
    assert_eq!(faults(all), [Fault::TwoSpawns(Side::Us, Group::All)]);
    let nobody = |d: &mut Draft| d.sides[0].spawn.push(("2B".into(), Vec::new()));
    assert_eq!(faults(nobody), [Fault::EmptySpawn(Side::Us)]);
    let strange = |d: &mut Draft| d.sides[0].spawn[0].1.push("d".into());
    assert_eq!(faults(strange), [Fault::UnknownGroup("d".into())]);
}

/// Rules 1.1 and 3.5: no more cards than there are, and a deck to draw from.
#[test]
fn faults_of_decks() {
    let many = |d: &mut Draft| d.sides[1].deck.push(("rifleman-a".into(), 1));
    let [Fault::TooMany(cards)] = faults(many)[..] else { panic!("one fault") };
    assert_eq!((cards.side, cards.card, cards.copies, cards.most), (Side::Germany, Card::RiflemanA, 6, 5));
    assert!(matches!(faults(|d| d.sides[1].deck[0].1 = -1)[..], [Fault::TooMany(_)]));
    assert_eq!(faults(|d| d.sides[1].deck[0].0 = "tank".into()), [Fault::UnknownCard("tank".into())]);
    assert!(faults(|d| d.sides[1].deck.clear()).contains(&Fault::EmptyDeck(Side::Germany)));
}

/// Rules 10.1, 10.4, 10.5 and 11.2: goals that can be reached, and are not reached yet.
#[test]
fn faults_of_goals() {
    assert_eq!(faults(|d| d.sides[0].points = Some(11)), [Fault::OutOfReach(Side::Us, 11, 10)]);
    assert_eq!(faults(|d| d.sides[0].points = Some(0)), [Fault::Points(Side::Us, 0)]);
    assert_eq!(faults(|d| d.sides[1].points = Some(3)), [Fault::WonAlready(Side::Germany)]);
    let pin = |d: &mut Draft| {
        d.sides[0].points = None;
        d.sides[1].units.retain(|(unit, _)| !unit.starts_with("rifleman"));
    };
    assert_eq!(faults(pin), [Fault::NobodyToPin(Side::Us)]);
    let rifles = |d: &mut Draft| {
        let side = &mut d.sides[0];
        side.deck.retain(|(card, _)| !card.starts_with("rifleman"));
        side.supply.retain(|(card, _)| !card.starts_with("rifleman"));
        side.units.retain(|(unit, _)| !unit.starts_with("rifleman"));
    };
    assert_eq!(faults(rifles), [Fault::NoRiflemen(Side::Us)]);
    let nobody = |d: &mut Draft| {
        d.sides.iter_mut().for_each(|side| side.units.retain(|(unit, _)| !unit.starts_with("rifleman")));
    };
    assert_eq!(faults(nobody), [Fault::BothPinned]);
    // The radio's value has no limit, and counts for whichever side controls the tile.
    for side in Side::ALL {
        let mut draft = Scenario::printed(10).draft();
        draft.sides[side.index()].points = Some(20);
        assert!(draft.check().is_ok(), "{side:?}");
    }
}

/// Rule 3.1: a file with many faults names them all at once.
#[test]
fn all_faults_are_named_at_once() {
    let text = Scenario::printed(1).write();
    let wrong = text
        .replace("\"7A\", x = 4", "\"7A\", x = 44")
        .replace("value = 3", "value = 30")
        .replace("squad_leader_a = 1", "squad_leader_a = 2")
        .replace("name_en", "name_xx");
    let found = Scenario::read(&wrong).expect_err("it has faults");
    assert!(found.len() >= 6, "{found:?}");
    for fault in [Fault::UnknownWord("name_xx".into()), Fault::Field("name_en".into()), Fault::Title] {
        assert!(found.contains(&fault), "{fault:?} {found:?}");
    }
    assert!(matches!(Scenario::read("[[scenario]").expect_err("no TOML")[..], [Fault::Unreadable(_)]));
    assert!(matches!(Scenario::read("x = 1").expect_err("no scenario")[..], [Fault::Field(_)]));
    let mixed = text.replace("type = \"control\", points = 5", "type = \"hold\"");
    assert!(Scenario::read(&mixed).expect_err("no such goal").contains(&Fault::Field("victory".into())));
}

/// Rule 3.1: every fault has words.
#[test]
fn every_fault_has_words() {
    let files: &'static [&'static str] =
        &[include_str!("../../locales/terms.en.ftl"), include_str!("../../locales/words.en.ftl")];
    let words = scene::Words::new(scene::Lang::En, files).expect("the locale files are Fluent");
    let (us, tile, unit, text) = (Side::Us, face("1A"), Unit::Mortar, String::from("x"));
    let cards = undaunted::book::Cards { side: us, card: Card::Mortar, copies: 4, most: 3 };
    for fault in [
        Fault::Unreadable(text.clone()),
        Fault::Code,
        Fault::Field(text.clone()),
        Fault::UnknownWord(text.clone()),
        Fault::Title,
        Fault::UnknownSide(text.clone()),
        Fault::UnknownTile(text.clone()),
        Fault::UnknownUnit(text.clone()),
        Fault::UnknownCard(text.clone()),
        Fault::UnknownGroup(text),
        Fault::TooSmall,
        Fault::OutOfBounds(tile, -1, 50),
        Fault::TileTwice(tile),
        Fault::Overlap(tile, tile),
        Fault::TouchesNone(tile),
        Fault::InPieces,
        Fault::NotOnMap(tile),
        Fault::Value(tile, 11),
        Fault::ObjectiveTwice(tile),
        Fault::RadioWithoutObjective(tile),
        Fault::Points(us, 0),
        Fault::TwoMarkers(us, tile),
        Fault::BothControl(tile),
        Fault::EmptySpawn(us),
        Fault::TwoSpawns(us, Group::All),
        Fault::NoSpawn(us, unit),
        Fault::NoCards(us, unit),
        Fault::CounterTwice(us, unit),
        Fault::TooMany(cards),
        Fault::EmptyDeck(us),
        Fault::OutOfReach(us, 9, 3),
        Fault::WonAlready(us),
        Fault::NoRiflemen(us),
        Fault::NobodyToPin(us),
        Fault::BothPinned,
    ] {
        words.try_say(&fault.say()).unwrap_or_else(|missing| panic!("{fault:?}: {missing}"));
    }
}

//! Everything said and drawn has words in all three languages, and everything drawn holds together.

use std::collections::{BTreeSet, HashSet};

use engine::{Dice, Game as _, Say, Seat, Setup as _, Viewer};
use proof::{Drawn, all_words, named_and_explained, random_play_has_words, same_messages};
use scene::Draw as _;
use undaunted::facts::{Action, Card, Group, Side, Unit};
use undaunted::state::End;
use undaunted::{Event, Setup, Undaunted};

#[test]
fn the_three_languages_have_the_same_messages() {
    same_messages::<Undaunted>(400);
}

#[test]
fn everything_said_in_random_play_has_words() {
    random_play_has_words::<Undaunted>(0..30);
}

#[test]
fn every_way_to_end_has_words() {
    let side = Side::Us;
    for words in all_words::<Undaunted>() {
        for end in [
            End::Objectives(side),
            End::Pin(side),
            End::BothPinned(side),
            End::BothPinnedInitiative(side),
            End::BeyondHope(side),
            End::Stalemate,
            End::Unfinished,
            End::Campaign(None, 0),
            End::Campaign(Some(side), 3),
            End::Campaign(Some(side), 5),
            End::Campaign(Some(side), 6),
        ] {
            assert!(words.has(&format!("outcome-{}", end.id())), "{}", end.id());
            let event = Event::Ended { end, points: [2, -1] };
            words.try_say(&engine::Event::say(&event)).unwrap_or_else(|missing| panic!("{missing}"));
        }
    }
}

#[test]
fn every_card_unit_action_scenario_and_option_is_named_and_explained() {
    let cards = Card::ALL.iter().map(|card| format!("card-{}", card.id()));
    let actions = Action::ALL.iter().map(|action| format!("action-{}", action.id()));
    let scenarios = (1..=12).map(|n| format!("scenario-{n}"));
    named_and_explained::<Undaunted>(&cards.chain(actions).chain(scenarios).collect::<Vec<_>>());
    for words in all_words::<Undaunted>() {
        let named = |id: String| assert!(words.has(&id), "{words:?}: {id}");
        Unit::ALL.iter().for_each(|unit| named(format!("unit-{}", unit.id())));
        Group::ALL.iter().for_each(|group| named(format!("group-{}", group.id())));
        Side::ALL.iter().for_each(|side| named(format!("side-{}", side.id())));
        undaunted::facts::tiles::FACES.iter().for_each(|face| named(format!("terrain-{}", face.terrain)));
        ["us", "germans"].iter().for_each(|quick| named(format!("quick-{quick}")));
    }
}

#[test]
fn everything_drawn_has_words_and_holds_together() {
    let words = all_words::<Undaunted>();
    let mut said = HashSet::new();
    let mut dark = BTreeSet::new();
    let (mut spoken, mut drawn_once) = (BTreeSet::new(), BTreeSet::new());
    let mut empty = 0;
    for scenario in 1..=12u64 {
        let setup = Setup::from_pairs([("scenario", scenario.to_string().as_str()), ("round-cap", "12")])
            .expect("these options exist");
        let mut game = Undaunted::new(&setup, Dice::seeded(scenario));
        let mut dice = Dice::seeded(scenario);
        while let Some(seat) = game.awaiting().seats().iter().next() {
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            for viewer in [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::WATCHER, Viewer::all(2)] {
                let drawn = Drawn::of(&Undaunted::scene(&game.view(viewer)));
                drawn.holds_together::<Undaunted>(&words, &mut said);
                drawn_once
                    .extend(drawn.acts.iter().filter_map(|act| Some(act.strip_prefix("to ")?.to_string())));
                drawn_once.extend(drawn.ids.iter().cloned());
                if viewer == Viewer::seat(seat) {
                    let unlit =
                        offers.iter().map(ToString::to_string).filter(|act| !drawn.acts.contains(act));
                    dark.extend(unlit);
                }
            }
            let running = Undaunted::scene(&game.view(Viewer::all(2))).parts;
            assert_eq!(running.iter().filter(|part| part.id().starts_with("hand-")).count(), 2);
            let pick = offers[dice.below(offers.len() as u32) as usize];
            let mut events = Vec::new();
            game.apply(seat, pick, &mut events).expect("it was offered");
            spoken.extend(events.iter().flat_map(engine::Event::touches));
            // Whatever is played, and every roll of the dice, is shown as a card of its own.
            for event in &events {
                let card = Undaunted::shown(event);
                let shows = matches!(event, Event::Played { .. } | Event::Attacked { .. });
                assert_eq!(card.is_some(), shows, "{event:?}");
                let row = scene::Row { title: Say::new("panel-map"), cards: card.into_iter().collect() };
                let parts =
                    vec![scene::Part::Player(scene::Player { rows: vec![row], ..Default::default() })];
                let alone = scene::Scene { parts, ..Default::default() };
                Drawn::of(&alone).holds_together::<Undaunted>(&words, &mut said);
            }
        }
        // Once it is over, only hands with cards are drawn.
        let end = game.view(Viewer::all(2));
        let table = Undaunted::scene(&end);
        Drawn::of(&table).holds_together::<Undaunted>(&words, &mut said);
        for (side, stands) in Side::ALL.iter().zip(&end.sides) {
            let hand = format!("hand-{}", side.id());
            assert_eq!(table.parts.iter().any(|part| part.id() == hand), stands.n_hand > 0, "{hand}");
            empty += usize::from(stands.n_hand == 0);
        }
    }
    assert!(empty > 0, "no hand was empty");
    // Every offer but drawing on, stopping and ending the turn is a target on the board or a card.
    let buttons = ["draw", "stop", "end-turn"];
    assert!(dark.iter().all(|act| buttons.contains(&act.as_str())), "not drawn: {dark:?}");
    // What the log speaks of can be pointed at.
    let unseen: Vec<_> = spoken.difference(&drawn_once).collect();
    assert!(unseen.is_empty() && spoken.len() > 100, "not drawn: {unseen:?}");
}

/// Rules 2.1 and 2.2: tiles that share an edge are neighbours, on the table too; no map is much higher than wide there.
#[test]
fn neighbours_are_drawn_side_by_side_however_the_map_lies() {
    let mut turned = 0;
    for scenario in 1..=12 {
        let setup = Setup::from_pairs([("scenario", scenario.to_string().as_str())]).expect("it exists");
        let view = Undaunted::new(&setup, Dice::seeded(1)).view(Viewer::WATCHER);
        let panel = &Undaunted::scene(&view).panels[0];
        let high = view.tiles.iter().map(|tile| tile.y).max().expect("there are tiles");
        turned += usize::from(panel.size.1 < 200.0 + 100.0 * f32::from(high));
        assert!(panel.size.1 < 1.45 * panel.size.0, "{scenario}: {:?}", panel.size);
        let place = |face: &str| {
            let at = panel.shapes.iter().find_map(|shape| match shape {
                scene::Shape::Group(group) if group.id == format!("tile-{face}") => Some(group.at),
                _ => None,
            });
            at.expect("every tile is drawn")
        };
        for (a, b) in view.tiles.iter().flat_map(|a| view.tiles.iter().map(move |b| (a, b))) {
            let ((ax, ay), (bx, by)) = (place(a.face), place(b.face));
            let (wide, high) = ((ax - bx).abs(), (ay - by).abs());
            let beside = wide.max(high) == 200.0 && wide.min(high) < 200.0;
            assert_eq!(beside, a.near.contains(&b.face), "{scenario}: {} and {}", a.face, b.face);
        }
    }
    assert_eq!(turned, 3);
}

/// The Czech words are those of the printed Czech rulebook, and no others for the same thing.
#[test]
fn czech_speaks_the_words_of_the_rulebook() {
    let files = <Undaunted as scene::Draw>::words(scene::Lang::Cs).concat().to_lowercase();
    for word in ["záloh", "potlačen", "karta mužstva", "kryt { $cover }", "herní plán"] {
        assert!(files.contains(word), "{word}");
    }
    for word in ["zásob", "bojová karta", "bojové karty", "bojových karet", "krytí", "na mapě", "mapa"]
    {
        assert!(!files.contains(word), "{word}");
    }
}

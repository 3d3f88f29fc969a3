//! What lies at the table to be chosen: every choice has its place on the map, on a card or in the prompt line.

use std::collections::BTreeSet;

use attack::choice::Word;
use attack::{Attack, Choice, Setup};
use engine::{Dice, Game as _, Seat, Setup as _, Viewer};
use scene::{Draw as _, Hand, Part, Scene};

use crate::table::{Position, advanced, basic};

/// So many choices may stand in the prompt line beside the one that ends the turn.
const BUTTONS: usize = 3;

fn drawn(table: &Position, seat: &str) -> Scene {
    Attack::scene(&table.view(seat))
}

fn acts(scene: &Scene) -> BTreeSet<String> {
    let mut acts = BTreeSet::new();
    scene.acts(&mut |act| {
        acts.insert(act.to_string());
    });
    acts
}

fn hand<'a>(scene: &'a Scene, id: &str) -> &'a Hand {
    let hand = scene.parts.iter().find_map(|part| match part {
        Part::Hand(hand) if hand.id == id => Some(hand),
        _ => None,
    });
    hand.unwrap_or_else(|| panic!("no hand {id}"))
}

/// What is offered can be seen and clicked where it belongs; only a kind of piece is picked before its place is.
#[test]
fn what_is_offered_has_its_place() {
    for (seed, pairs) in [
        (1, vec![("players", "2")]),
        (2, vec![("players", "3"), ("game", "advanced")]),
        (3, vec![("players", "6"), ("game", "advanced"), ("board", "combined")]),
    ] {
        let setup = Setup::from_pairs(pairs).expect("these options exist");
        let mut game = Attack::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        for n in 0..1500 {
            let Some(seat) = game.awaiting().seats().iter().next() else { break };
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            // Drawing is slow beside the rules: every third state will do.
            if n % 3 == 0 {
                let acts = acts(&Attack::scene(&game.view(Viewer::seat(seat))));
                let picked = |choice: &Choice| matches!(choice, Choice::Put(..) | Choice::Send(..));
                let homeless: Vec<String> = offers
                    .iter()
                    .filter(|choice| {
                        !picked(choice) && !matches!(choice, Choice::Say(Word::Done | Word::Pass))
                    })
                    .map(ToString::to_string)
                    .filter(|act| !acts.contains(act))
                    .collect();
                assert!(homeless.len() <= BUTTONS, "{homeless:?}");
                if offers.iter().any(picked) {
                    assert!(offers.iter().any(|choice| acts.contains(&choice.to_string())), "{offers:?}");
                }
            }
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
    }
}

/// Rules A4.2 and B8.2: where the pieces in hand may cross the water is lit like where they may march, and each way
/// can be picked where there are several; only who moves them sees it.
#[test]
fn crossings_are_lit_on_the_map() {
    let table = advanced(
        "players = 3",
        "turn = 'tan'\noil = { tan = 9 }\nboard = { united-kingdom = 'tan 5 infantry', kenya = 'green 3 tank', chile = 'red 3 tank' }",
    )
    .play("tan do move, from united-kingdom, take 3 infantry");
    let view = table.view("tan");
    let norway = view.regions.iter().find(|region| region.id == "norway").expect("it is there");
    assert!(norway.ways.contains(&"north-sea"), "{:?}", norway.ways);
    let acts = acts(&Attack::scene(&view));
    for choice in table.offers(Seat(0)) {
        assert!(acts.contains(&choice), "{choice}");
    }
    assert!(table.view("green").regions.iter().all(|region| region.ways.is_empty()));
}

/// Rule A15.3: the shop shows what each piece costs, and its card buys one.
#[test]
fn the_shop_shows_prices() {
    let table = advanced(
        "players = 2",
        "turn = 'tan'\noil = { tan = 9 }\npp = { tan = 16 }\nboard = { france = 'tan 3 infantry', kenya = 'green 3 tank' }",
    )
    .play("tan do build");
    let scene = drawn(&table, "tan");
    let shop = hand(&scene, "shop");
    assert!(shop.window && shop.facts.iter().any(|fact| fact.value == "16"));
    let prices: Vec<&str> = shop.cards.iter().map(|card| card.value.as_str()).collect();
    assert_eq!(prices, ["5", "10", "8", "15", "5", "5", "10", "20"]);
    assert_eq!(shop.cards[1].act.as_deref(), Some("buy 1 tank"));
    assert!(shop.cards[7].class.contains("dear"), "a carrier is too dear");
    let others = drawn(&table, "green");
    assert!(others.parts.iter().all(|part| part.id() != "shop"));
}

/// Rules A15.1 and A15.2: each set says what it pays; with the cards that stand alone and the capital city that makes
/// the next production.
#[test]
fn sets_say_what_they_pay() {
    let table = basic(
        "players = 2",
        "turn = 'tan'\nboard = { france = 'tan 3 infantry', kenya = 'green 3 tank' }\neconomy = { tan = ['base-oil-11', 'base-minerals-01', 'base-factories-04', 'base-rail-01', 'base-oil-01'] }",
    );
    let scene = drawn(&table, "tan");
    let facts = &hand(&scene, "hand-economy-tan").facts;
    let paid: Vec<&str> = facts.iter().map(|fact| fact.value.as_str()).collect();
    // Oil 4, minerals 1, factories 2 and rail 1 count twice; oil 1 stands alone.
    assert_eq!(paid[1..], ["16"]);
    let view = table.view("tan");
    assert_eq!(view.players[0].sets.as_ref().map(|sets| sets.pp.to_string()).as_deref(), Some(paid[0]));
    // The rival's hand is not at the table.
    assert!(scene.parts.iter().all(|part| part.id() != "hand-economy-green"));
}

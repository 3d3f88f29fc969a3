//! What a seat imagines is uniform over what it cannot know: chi-square tests with fixed seeds.

use std::collections::{BTreeMap, BTreeSet};

use blitzkrieg::Blitzkrieg;
use bots::selfplay::random_decisions;
use engine::{Dice, Game, Seat};
use quartermaster::Quartermaster;
use serde_json::Value;

/// How many states are imagined for one test.
const DEALS: u64 = 3000;

/// A state in the middle of a random game.
fn middle<G: Game>(seed: u64, decisions: u32) -> G {
    let mut state = G::new(&G::Setup::default(), Dice::seeded(seed));
    random_decisions(&mut state, &mut Dice::seeded(seed + 1), &mut Vec::new(), decisions);
    state
}

/// The states that `seat` imagines, as saved: every token and card has a number of its own there.
fn imagined<G: Game>(state: &G, seat: Seat) -> Vec<Value> {
    let save = |deal| serde_json::to_value(state.imagine(seat, Dice::seeded(deal))).expect("it saves");
    (0..DEALS).map(save).collect()
}

/// The numbers in a set that is saved as bits.
fn bits(set: &Value) -> impl Iterator<Item = u8> + use<> {
    let set = set.as_u64().expect("a set of bits");
    (0..64).filter(move |bit| set >> bit & 1 == 1)
}

/// How often each number is in a set.
fn counted<'a>(sets: impl Iterator<Item = &'a Value>) -> BTreeMap<u8, u64> {
    let mut found = BTreeMap::new();
    for bit in sets.flat_map(bits) {
        *found.entry(bit).or_insert(0) += 1;
    }
    found
}

/// How far counts are from equal chances, as a share of the 99.9 % point of the chi-square distribution (Wilson
/// and Hilferty). Drawing several without putting back only makes the sum smaller.
fn spread(found: &BTreeMap<u8, u64>) -> f64 {
    let n = found.len();
    let mean = found.values().sum::<u64>() as f64 / n as f64;
    let chi: f64 = found.values().map(|count| (*count as f64 - mean).powi(2) / mean).sum();
    let freedom = (n - 1) as f64;
    chi / (freedom * (1.0 - 2.0 / (9.0 * freedom) + 3.09 * (2.0 / (9.0 * freedom)).sqrt()).powi(3))
}

fn is_even(found: &BTreeMap<u8, u64>, what: &str) {
    assert!(found.len() > 1, "{what}: something is unknown");
    assert!(spread(found) < 1.0, "{what}: {:.2} times the bound: {found:?}", spread(found));
}

#[test]
fn the_test_tells_even_from_uneven() {
    let even: BTreeMap<u8, u64> = (0..10).map(|i| (i, 300 + u64::from(i % 3))).collect();
    let uneven: BTreeMap<u8, u64> = (0..10).map(|i| (i, 300 + 20 * u64::from(i))).collect();
    assert!(spread(&even) < 0.1 && spread(&uneven) > 1.0);
}

/// Regular tokens are equally likely to be in the opponent's reserve, and so are special weapons.
#[test]
fn blitzkrieg_imagines_every_hidden_token_equally_often() {
    let opening: Blitzkrieg = middle(1, 0);
    let opening = serde_json::to_value(opening).expect("it saves");
    let specials: BTreeSet<u8> = bits(&opening["pile"]).collect();
    for (seed, decisions) in [(1, 0), (2, 12), (3, 24)] {
        let state: Blitzkrieg = middle(seed, decisions);
        let truth = serde_json::to_value(state).expect("it saves");
        for me in [0, 1] {
            let other = 1 - me;
            let deals = imagined(&state, Seat(me as u8));
            let what = format!("seat {me} after {decisions}");
            let found = counted(deals.iter().map(|deal| &deal["reserve"][other]));
            let (special, regular): (BTreeMap<u8, u64>, _) =
                found.into_iter().partition(|(token, _)| specials.contains(token));
            is_even(&regular, &what);
            let hidden = |set: &str| bits(&truth[set][other]).filter(|token| !specials.contains(token));
            let pool: BTreeSet<u8> = hidden("reserve").chain(hidden("bag")).collect();
            assert_eq!(regular.keys().copied().collect::<BTreeSet<u8>>(), pool, "{what}: what is unseen");
            if !special.is_empty() {
                is_even(&special, &format!("{what}, special weapons"));
            }
            for deal in &deals {
                assert_eq!(deal["reserve"][me], truth["reserve"][me], "{what}: its own reserve is known");
                assert_eq!(deal["bag"][me], truth["bag"][me], "{what}: its own bag is known");
            }
        }
    }
}

/// Unseen cards are equally likely to be in a hand: Responses among themselves, since only they may lie face
/// down, and the others among themselves.
#[test]
fn quartermaster_imagines_every_unseen_card_equally_often() {
    for (seed, decisions) in [(1, 0), (2, 60), (3, 200)] {
        let state: Quartermaster = middle(seed, decisions);
        let truth = serde_json::to_value(state).expect("it saves");
        let deals = imagined(&state, Seat(0));
        for nation in 1..6 {
            let what = format!("nation {nation} after {decisions}");
            let waiting = counted(deals.iter().map(|deal| &deal["waiting"][nation]));
            let hands = counted(deals.iter().map(|deal| &deal["hand"][nation]));
            // A card that is in every hand is known to be there.
            let unsure = hands.into_iter().filter(|(_, count)| *count < DEALS);
            let (responses, others): (BTreeMap<u8, u64>, _) =
                unsure.partition(|(card, _)| waiting.contains_key(card));
            is_even(&others, &what);
            if responses.len() > 1 {
                is_even(&responses, &format!("{what}, Responses"));
                is_even(&waiting, &format!("{what}, face down"));
            }
            let standing: BTreeSet<u8> = bits(&truth["standing"][nation]).collect();
            assert!(others.keys().all(|card| !standing.contains(card)), "{what}: what lies face up is known");
        }
    }
}

/// Of its own deck a nation knows the cards and not their order.
#[test]
fn quartermaster_imagines_every_order_of_its_own_deck() {
    let state: Quartermaster = middle(4, 30);
    let truth = serde_json::to_value(state).expect("it saves");
    let mut tops = BTreeMap::new();
    for deal in 0..DEALS {
        let imagined = state.imagine(Seat(0), Dice::seeded(deal));
        let saved = serde_json::to_value(imagined).expect("it saves");
        assert_eq!(saved["hand"][0], truth["hand"][0], "its own hand is known");
        let top = first_number(&saved["deck"][0]);
        *tops.entry(top).or_insert(0) += 1;
    }
    is_even(&tops, "the bottom of Germany's deck");
}

/// The first card of a saved pile.
fn first_number(pile: &Value) -> u8 {
    match pile {
        Value::Number(n) => n.as_u64().expect("a card") as u8,
        Value::Array(list) => first_number(&list[0]),
        Value::Object(fields) => first_number(fields.values().find(|v| v.is_array()).expect("a list")),
        _ => panic!("a pile of cards: {pile}"),
    }
}

//! What a seat imagines is uniform over what it cannot know: chi-square tests with fixed seeds.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use attack::Attack;
use attack::facts::{Row, card_id};
use blitzkrieg::Blitzkrieg;
use bots::selfplay::random_decisions;
use engine::{Dice, Game, Seat};
use proof::Position;
use quartermaster::Quartermaster;
use serde_json::Value;
use undaunted::Undaunted;

/// How many states are imagined for one test.
const DEALS: u64 = 3000;

/// A state in the middle of a random game.
fn middle<G: Game>(seed: u64, decisions: u32) -> G {
    middle_of(&G::Setup::default(), seed, decisions)
}

/// The same of a set-up.
fn middle_of<G: Game>(setup: &G::Setup, seed: u64, decisions: u32) -> G {
    let mut state = G::new(setup, Dice::seeded(seed));
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

/// How far counts are from these measures, as a share of the 99.9 % point of the chi-square distribution (Wilson
/// and Hilferty). Drawing several without putting back only makes the sum smaller.
fn spread_from<T: Ord>(found: &BTreeMap<T, u64>, measures: &BTreeMap<T, u64>) -> f64 {
    let (total, whole) = (found.values().sum::<u64>() as f64, measures.values().sum::<u64>() as f64);
    let chance = |(thing, measure): (&T, &u64)| {
        let mean = total * *measure as f64 / whole;
        (found.get(thing).map_or(0.0, |count| *count as f64) - mean).powi(2) / mean
    };
    let chi: f64 = measures.iter().map(chance).sum();
    let freedom = (measures.len() - 1) as f64;
    chi / (freedom * (1.0 - 2.0 / (9.0 * freedom) + 3.09 * (2.0 / (9.0 * freedom)).sqrt()).powi(3))
}

/// The same where all chances are equal.
fn spread<T: Ord + Clone>(found: &BTreeMap<T, u64>) -> f64 {
    spread_from(found, &found.keys().map(|thing| (thing.clone(), 1)).collect())
}

fn is_even<T: Ord + Clone + Debug>(found: &BTreeMap<T, u64>, what: &str) {
    is_in_measure(found, &found.keys().map(|thing| (thing.clone(), 1)).collect(), what);
}

/// Things were found as often as their measures say, and nothing else was.
fn is_in_measure<T: Ord + Clone + Debug>(found: &BTreeMap<T, u64>, measures: &BTreeMap<T, u64>, what: &str) {
    assert!(measures.len() > 1, "{what}: something is unknown");
    assert!(found.keys().all(|thing| measures.contains_key(thing)), "{what}: {found:?}, {measures:?}");
    let spread = spread_from(found, measures);
    assert!(spread < 1.0, "{what}: {spread:.2} times the bound: {found:?}, {measures:?}");
}

#[test]
fn the_test_tells_even_from_uneven() {
    let even: BTreeMap<u8, u64> = (0..10).map(|i| (i, 300 + u64::from(i % 3))).collect();
    let uneven: BTreeMap<u8, u64> = (0..10).map(|i| (i, 300 + 20 * u64::from(i))).collect();
    assert!(spread(&even) < 0.1 && spread(&uneven) > 1.0);
    let measures: BTreeMap<u8, u64> = (0..10).map(|i| (i, 15 + u64::from(i))).collect();
    assert!(spread_from(&uneven, &measures) < 0.1 && spread_from(&even, &measures) > 1.0);
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

/// A fact of a state, word by word.
fn words<G: Game>(state: &G, fact: &str) -> Vec<String> {
    let text = state.fact(fact).expect("there is such a fact");
    text.split(' ').filter(|word| *word != "none").map(String::from).collect()
}

/// How often each word is among these.
fn tally<'a>(words: impl IntoIterator<Item = &'a String>) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    words.into_iter().for_each(|word| *found.entry(word.clone()).or_insert(0) += 1);
    found
}

/// Where the cards of Attack! lie, and what players remember of them.
#[derive(serde::Deserialize)]
struct Cards {
    #[serde(with = "engine::saved::wide::each")]
    economy: [u128; 6],
    #[serde(with = "engine::saved::wide::each")]
    seen: [u128; 6],
    #[serde(with = "engine::saved::wide")]
    out: u128,
    #[serde(with = "engine::saved::wide")]
    bared: u128,
    #[serde(with = "engine::saved::wide::each")]
    marked: [u128; 6],
    #[serde(with = "engine::saved::wide")]
    deck: u128,
    #[serde(with = "engine::saved::wide::each")]
    politics: [u128; 6],
    #[serde(with = "engine::saved::wide::each")]
    seen_politics: [u128; 6],
    #[serde(with = "engine::saved::wide")]
    political_deck: u128,
}

impl Cards {
    fn of(state: &Attack) -> Self {
        let saved = serde_json::to_string(state).expect("it saves");
        serde_json::from_str(&saved).expect("it has these fields")
    }
}

/// The numbers in a set of cards.
fn numbers(set: u128) -> impl Iterator<Item = u8> {
    (0..128).filter(move |bit| set >> bit & 1 == 1)
}

/// A state of the advanced game of Attack! in which an action is chosen: no deal is being filled, which would say
/// more about a hand.
fn at_an_action(seed: u64, decisions: u32) -> Attack {
    let setup = attack::Setup::of(&[("game", "advanced"), ("players", "3")]).expect("these are options");
    (0..500)
        .map(|more| middle_of::<Attack>(&setup, seed, decisions + more))
        .find(|state| {
            let mut choices = Vec::new();
            state.awaiting().seats().iter().for_each(|seat| state.choices(seat, &mut choices));
            choices.iter().any(|choice| choice.to_string().starts_with("do "))
        })
        .expect("somebody takes an action")
}

/// Games of Attack!, and after how many decisions they are looked at: there are trade routes in most.
const IN_ATTACK: [(u64, u32); 12] = [
    (2, 250),
    (4, 350),
    (7, 350),
    (8, 500),
    (12, 350),
    (13, 350),
    (15, 400),
    (16, 450),
    (18, 500),
    (21, 450),
    (23, 500),
    (27, 550),
];

/// Economic cards that a player has not seen are equally likely to be in a hand; trade routes are with somebody,
/// and the larger the hand, the likelier there.
#[test]
fn attack_imagines_every_unseen_economic_card_equally_often() {
    let (mut compared, mut routes_compared) = (0, 0);
    for (seed, decisions) in IN_ATTACK {
        let state = at_an_action(seed, decisions);
        let cards = Cards::of(&state);
        let known = cards.seen[0] | cards.out & (cards.bared | cards.marked[0]);
        let pool = (cards.deck | cards.economy[1] | cards.economy[2]) & !known;
        let unseen = tally(&Vec::from_iter(numbers(pool).map(|card| card_id(card).to_string())));
        let is_route = |card: &str| card.starts_with("route");
        let (all_routes, all_others): (BTreeMap<_, _>, _) =
            unseen.into_iter().partition(|(card, _)| is_route(card));
        let (mut routes, mut hidden) = (BTreeMap::new(), BTreeMap::new());
        for (player, of) in [(1, "green"), (2, "red")] {
            let what = format!("{of} after {decisions}");
            let fact = format!("economy {of}");
            let held: Vec<String> = (0..DEALS)
                .flat_map(|deal| words(&state.imagine(Seat(0), Dice::seeded(deal)), &fact))
                .collect();
            let mut found = tally(&held);
            for card in numbers(known & cards.economy[player]) {
                assert_eq!(found.remove(card_id(card)), Some(DEALS), "{what}: what was seen is there");
            }
            let (found, others): (BTreeMap<_, _>, _) =
                found.into_iter().partition(|(card, _)| is_route(card));
            let n_hidden = u64::from((cards.economy[player] & !known).count_ones());
            if n_hidden > 0 {
                is_in_measure(&others, &all_others, &what);
                compared += 1;
            }
            if n_hidden > 0 && all_routes.len() > 1 {
                is_in_measure(&found, &all_routes, &format!("{what}, trade routes"));
            }
            routes.insert(of, found.values().sum());
            hidden.insert(of, n_hidden);
        }
        if !all_routes.is_empty() && hidden.values().all(|n| *n > 0) {
            is_in_measure(&routes, &hidden, &format!("trade routes after {decisions}"));
            routes_compared += 1;
        }
    }
    assert!(compared > 6 && routes_compared > 2, "{compared} hands compared, {routes_compared} with routes");
}

/// Political action cards that a player has not seen are as likely to be in a hand as there are copies of them.
#[test]
fn attack_imagines_every_unseen_political_card_as_often_as_there_are_copies() {
    for (seed, decisions) in IN_ATTACK {
        let state = at_an_action(seed, decisions);
        let cards = Cards::of(&state);
        let ids = |set: u128| numbers(set).map(|card| Row::of(card).id().to_string());
        let known = cards.seen_politics[0];
        let pool: Vec<String> =
            ids((cards.political_deck | cards.politics[1] | cards.politics[2]) & !known).collect();
        for (player, of) in [(1, "green"), (2, "red")] {
            let what = format!("{of} after {decisions}");
            let held: Vec<String> = (0..DEALS)
                .flat_map(|deal| words(&state.imagine(Seat(0), Dice::seeded(deal)), &format!("hand {of}")))
                .collect();
            let mut found = tally(&held);
            for row in ids(known & cards.politics[player]) {
                *found.get_mut(&row).expect("what is known is there") -= DEALS;
            }
            found.retain(|_, count| *count > 0);
            is_in_measure(&found, &tally(&pool), &what);
        }
    }
}

/// Every deal of the enemy's cards that fits what was seen is equally likely: hand and discards together, cards of
/// a kind being alike.
#[test]
fn undaunted_imagines_every_deal_that_fits_equally_often() {
    let table = Position::<Undaunted>::given(
        "setup.scenario = 1
         turn = 'us'
         hand = { us = ['rifleman-a'], germany = ['rifleman-b', 'scout-a'] }
         discard.germany = ['scout-b', 'scout-b']
         deck.germany = ['3 rifleman-a', 'rifleman-b']
         dice = [10]",
    );
    undaunted_deals_are_fair(&table, |_| true);
    // The casualty came from the deck: its unit has no card in hand, and none among the discards.
    let table = table.play("us rifleman-a attack, hit germany rifleman-a");
    undaunted_deals_are_fair(&table, |card| card != "rifleman-a");
}

/// All ways to lay what the American side has not seen are counted; `fits` says what may lie outside the deck.
fn undaunted_deals_are_fair(table: &Position<Undaunted>, fits: impl Fn(&str) -> bool) {
    let state = table.0.now();
    let [hand, discard, deck] =
        ["hand", "discard", "deck"].map(|pile| words(state, &format!("{pile} germany")));
    let (n_hand, n_discard) = (hand.len() as u32, discard.len() as u32);
    let pool: Vec<String> = [hand, discard, deck].concat();
    let key = |hand: &mut Vec<String>, discard: &mut Vec<String>| {
        hand.sort_unstable();
        discard.sort_unstable();
        format!("{} | {}", hand.join(" "), discard.join(" "))
    };
    let all = 0..1u32 << pool.len();
    let chosen = |set: u32| (0..pool.len()).filter(|i| set >> i & 1 == 1).map(|i| pool[i].clone()).collect();
    let mut ways = BTreeMap::new();
    for hand in all.clone().filter(|set| set.count_ones() == n_hand) {
        for discard in all.clone().filter(|set| set.count_ones() == n_discard && set & hand == 0) {
            let (mut hand, mut discard): (Vec<String>, Vec<String>) = (chosen(hand), chosen(discard));
            if hand.iter().chain(&discard).all(|card| fits(card)) {
                *ways.entry(key(&mut hand, &mut discard)).or_insert(0) += 1;
            }
        }
    }
    let mut found = BTreeMap::new();
    for deal in 0..DEALS {
        let world = state.imagine(Seat(0), Dice::seeded(deal));
        let [mut hand, mut discard] = ["hand germany", "discard germany"].map(|pile| words(&world, pile));
        *found.entry(key(&mut hand, &mut discard)).or_insert(0) += 1;
    }
    is_in_measure(&found, &ways, "deals that fit");
}

/// In games as they are dealt, a card is as likely to be in the enemy's hand as there are copies of it.
#[test]
fn undaunted_imagines_every_card_as_often_as_there_are_copies() {
    for seed in 0..6 {
        let setup = undaunted::Setup { scenario: 2 * seed as u8 + 1, ..Default::default() };
        let state: Undaunted = middle_of(&setup, seed, 0);
        for (me, of) in [(0, "germany"), (1, "us")] {
            let pool = [words(&state, &format!("hand {of}")), words(&state, &format!("deck {of}"))].concat();
            let deal = |deal| state.imagine(Seat(me), Dice::seeded(deal));
            let held: Vec<String> =
                (0..DEALS).flat_map(|seed| words(&deal(seed), &format!("hand {of}"))).collect();
            is_in_measure(&tally(&held), &tally(&pool), &format!("scenario {}, {of}", setup.scenario));
        }
    }
}

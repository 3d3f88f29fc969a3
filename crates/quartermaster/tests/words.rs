//! Everything said and drawn has words in all three languages, and everything drawn holds together.

use std::collections::{BTreeSet, HashSet};

use engine::{Dice, Game as _, Seat, Viewer};
use proof::{Drawn, all_words, named_and_explained, random_play_has_words, same_messages};
use quartermaster::cards::CARDS;
use quartermaster::facts::map::IDS;
use quartermaster::facts::{NATIONS, Nation};
use quartermaster::{Quartermaster, Setup};
use scene::Draw as _;

#[test]
fn the_three_languages_have_the_same_messages() {
    same_messages::<Quartermaster>(600);
}

#[test]
fn everything_said_in_random_play_has_words() {
    random_play_has_words::<Quartermaster>(0..40);
}

#[test]
fn everything_drawn_has_words_and_holds_together() {
    let words = all_words::<Quartermaster>();
    let mut said = HashSet::new();
    for (players, seed) in [("2", 5), ("3", 6), ("6", 7)] {
        let setup = Setup::of(&[("players", players)]).expect("these options exist");
        let mut game = Quartermaster::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        let mut lit = BTreeSet::new();
        while let Some(seat) = game.awaiting().seats().iter().next() {
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            for viewer in [Viewer::seat(seat), Viewer::WATCHER, Viewer::all(6), Viewer::seat(Seat(0))] {
                let drawn = Drawn::of(&Quartermaster::scene(&game.view(viewer)));
                drawn.holds_together::<Quartermaster>(&words, &mut said);
                if viewer == Viewer::seat(seat) {
                    lit.extend(
                        offers
                            .iter()
                            .filter(|offer| !drawn.acts.contains(&offer.to_string()))
                            .map(|offer| offer.to_string().split(' ').next().unwrap_or_default().to_string()),
                    );
                }
            }
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
        // Every offer but passing is a target in a picture.
        assert!(lit.iter().all(|verb| verb == "pass"), "not drawn: {lit:?}");
    }
}

#[test]
fn every_card_space_nation_and_option_is_named_and_explained() {
    let cards: Vec<String> = CARDS.iter().map(|card| format!("card-{}", card.id)).collect();
    named_and_explained::<Quartermaster>(&cards);
    for words in all_words::<Quartermaster>() {
        for card in CARDS {
            assert!(words.has(&format!("type-{}", card.kind.id())), "{words:?}: {}", card.kind.id());
        }
        IDS.iter().for_each(|id| assert!(words.has(&format!("space-{id}")), "{words:?}: {id}"));
        NATIONS.iter().for_each(|nation| assert!(words.has(&format!("nation-{}", nation.id))));
    }
    assert_eq!(Nation::ALL.len(), NATIONS.len());
}

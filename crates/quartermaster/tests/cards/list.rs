//! Every card's data as a sentence, to be read beside the printed cards.

use std::path::PathBuf;

use quartermaster::cards::{CARDS, sentence};

/// `UPDATE=1 cargo test -p quartermaster --test cards` writes the list anew.
#[test]
fn the_list_of_cards_is_up_to_date() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cards.txt");
    let now: String = CARDS.iter().map(|card| sentence(card) + "\n").collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &now).expect("the list can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the list is there; UPDATE=1 writes it");
    assert!(kept == now, "tests/cards.txt is out of date; UPDATE=1 writes it anew");
}

//! What a card does, for whoever asks at the table.

use scene::{CatalogueCard, Words};
use server::registry::Kind;

/// Every card of the game by name.
pub(super) fn names(kind: &dyn Kind, words: &Words) -> Vec<String> {
    let mut names: Vec<String> = all(kind).map(|card| words.word(&card.name)).collect();
    names.sort();
    names.dedup();
    names
}

fn all(kind: &dyn Kind) -> impl Iterator<Item = CatalogueCard> {
    kind.catalogue().into_iter().flat_map(|chapter| chapter.cards)
}

/// Name and effect of the cards with this name, or with these words in it where none has it.
pub(super) fn find(kind: &dyn Kind, words: &Words, asked: &str) -> Vec<(String, String)> {
    let asked = asked.to_lowercase();
    let told = |card: &CatalogueCard| {
        let about = words.attribute(&card.name, "about").unwrap_or_default();
        (words.word(&card.name), about)
    };
    let mut cards: Vec<(String, String)> = all(kind).map(|card| told(&card)).collect();
    cards.dedup();
    let exact = |(name, _): &&(String, String)| name.to_lowercase() == asked;
    if cards.iter().any(|card| exact(&card)) {
        return cards.iter().filter(exact).cloned().collect();
    }
    cards.retain(|(name, _)| !asked.is_empty() && name.to_lowercase().contains(&asked));
    cards
}

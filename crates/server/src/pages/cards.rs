//! The card catalogue of a game: every card with its effect, chapter by chapter, with a field to search.

use maud::html;

use super::layout::Page;
use crate::registry::Kind;
use crate::session::Visit;
use crate::words::word;

/// The whole page; nothing for a game without cards.
#[must_use]
pub fn page(visit: &Visit, kind: &'static dyn Kind) -> Option<String> {
    let lang = visit.lang;
    let words = kind.words(lang);
    let chapters = kind.catalogue();
    if chapters.is_empty() {
        return None;
    }
    let title = format!("{} · {}", words.word("game-name"), word(lang, "cards"));
    let main = html! {
        main #main .wrap.cards-page {
            h1 { (title) }
            label.cards-search {
                span { (word(lang, "cards-search")) } " "
                input type="search" data-filter=".catalogue-card" autocomplete="off";
            }
            @for chapter in &chapters {
                section.catalogue {
                    h2 { (words.word(&chapter.title)) }
                    div.catalogue-cards {
                        @for card in &chapter.cards {
                            article.catalogue-card id=(card.id) data-type=(card.kind) {
                                h3 { a href=(format!("#{}", card.id)) { (words.word(&card.name)) } }
                                p.catalogue-type { (words.word(&card.kind)) " ×" (card.count) }
                                p { (words.attribute(&card.name, "about").unwrap_or_default()) }
                            }
                        }
                    }
                }
            }
        }
    };
    Some(Page { visit, title, class: "cards", table: None, game: Some(kind) }.lay(&main, &html! {}))
}

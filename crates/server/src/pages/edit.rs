//! The editor of scenarios: a bar of the site around what the game's own script lays out.

use maud::html;
use scene::Book;

use super::layout::Page;
use super::scenarios::{play, symbols};
use crate::assets;
use crate::registry::Kind;
use crate::session::Visit;
use crate::words::word;

/// The whole page.
#[must_use]
pub fn page(visit: &Visit, kind: &'static dyn Kind, book: &dyn Book) -> String {
    let lang = visit.lang;
    let title = format!("{} · {}", kind.words(lang).word("game-name"), word(lang, "scenario-editor"));
    let main = html! {
        main #main .wrap.edit-page {
            header.edit-head {
                h1 { (title) }
                a.button.quiet href=(format!("/{}/scenarios", kind.id())) { (word(lang, "scenarios")) }
            }
            (symbols(kind))
            noscript { p.note { (word(lang, "edit-no-script")) } }
            div #editor data-draft=(format!("/{}/draft", kind.id())) data-page=(format!("/{}/edit", kind.id()))
                data-sheet=(book.sheet(kind.words(lang))) {}
            // Its script opens it when the scenario has no fault, with the code in its hidden field.
            section #edit-play .edit-play hidden {
                (play(visit, kind, &[(book.option(), String::new())]))
                a.button.quiet href=(format!("/new/{}", kind.id())) data-set-up=(format!("/new/{}?o-{}=", kind.id(), book.option())) {
                    (word(lang, "set-up"))
                }
            }
        }
    };
    let script = assets::script_url(kind, book);
    let script = html! { @if let Some(script) = script { script type="module" src=(script) {} } };
    Page { visit, title, class: "edit", table: None, game: Some(kind) }.lay(&main, &script)
}

//! The rules reference, clause by clause.

use maud::{Markup, html};

use super::layout::Page;
use super::setup::mark;
use crate::registry::Kind;
use crate::session::Visit;
use crate::words::word;

/// The whole page.
#[must_use]
pub fn page(visit: &Visit, kind: &'static dyn Kind) -> String {
    let lang = visit.lang;
    let title = format!("{} · {}", kind.words(lang).word("game-name"), word(lang, "rules"));
    let main = html! {
        main #main .wrap.rules-page {
            h1 { (title) }
            p.note { (word(lang, "rules-note")) }
            (reference(visit, kind))
        }
    };
    Page { visit, title, class: "rules", table: None, game: Some(kind) }.lay(&main, &html! {})
}

/// The contents and all clauses: what the dialog of a table page is filled with.
#[must_use]
pub fn reference(visit: &Visit, kind: &dyn Kind) -> Markup {
    let words = kind.words(visit.lang);
    let mut sections: Vec<&str> = kind.clauses().iter().map(|clause| clause.section()).collect();
    sections.dedup();
    let title = |section: &str| words.word(&format!("rules-section-{section}"));
    let part = |section: &str| {
        kind.parts().iter().find(|(_, first)| *first == section).map(|(title, _)| words.word(title))
    };
    html! {
        nav.rules-nav aria-label=(word(visit.lang, "rules-contents")) {
            ol {
                @for section in &sections {
                    li { a href=(format!("#s-{section}")) { (section) " " (title(section)) } }
                }
            }
        }
        article.rules {
            @for section in &sections {
                @if let Some(part) = part(section) { h2.part { (part) } }
                section id=(format!("s-{section}")) {
                    h2 { (section) " " (title(section)) }
                    @for clause in kind.clauses().iter().filter(|clause| clause.section() == *section) {
                        @let anchor = format!("r-{}", clause.id.replace('.', "-"));
                        div.clause id=(anchor) {
                            a.clause-no href=(format!("#{anchor}")) { (clause.id) } " "
                            p.clause-text { (words.word(&clause.message())) } " "
                            (mark(visit, clause.basis))
                        }
                    }
                }
            }
        }
    }
}

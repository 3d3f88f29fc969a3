//! The page that says what went wrong and what to do next.

use maud::html;

use super::layout::Page;
use crate::fail::Fail;
use crate::session::Visit;
use crate::words::word;

/// The page of a failure.
#[must_use]
pub fn page(visit: &Visit, fail: &Fail) -> String {
    let lang = visit.lang;
    let main = html! {
        main #main .wrap.error-page {
            p.error-no { (fail.status.as_u16()) }
            h1 { (fail.message(lang)) }
            p {
                @if let Some(rules) = fail.rules() { a href=(rules) { (word(lang, "rules")) } " " }
                a.button href="/" { (word(lang, "nav-home")) }
            }
        }
    };
    let title = fail.message(lang);
    Page { visit, title, class: "error", table: None, game: None }.lay(&main, &html! {})
}

//! The table page.

use maud::{Markup, PreEscaped, html};

use super::layout::{Page, Shown, close};
use super::{bar, parts, talk};
use crate::faces::{Face, Look};
use crate::registry::Kind;
use crate::session::Visit;
use crate::tables::{Live, Sitting};
use crate::words::word;

/// The page of a table as `face` sees it.
#[must_use]
pub fn page(visit: &Visit, live: &Live, sitting: &Sitting, face: &Face, look: &Look) -> String {
    let kind = sitting.kind;
    let lang = visit.lang;
    let part = |id: &str| PreEscaped(look.parts.get(id).cloned().unwrap_or_default());
    let main = html! {
        (symbols(kind))
        main #main class=(format!("table {}", kind.id())) {
            h1.sr-only { (kind.words(lang).word("game-name")) }
            div.stage {
                (part("prompt"))
                (parts::pictures("board", &look.pictures))
                (part("windows"))
            }
            div #foot .foot { (part("dock")) (parts::pictures("held", &look.pictures)) }
            aside #rail .rail aria-label=(word(lang, "rail")) {
                (part("seats"))
                (parts::pictures("beside", &look.pictures))
                (part("since"))
                section.log { h2 { (word(lang, "log")) } (part("log")) }
                (talk::section(live, sitting, face))
            }
            (part("choices"))
            (part("text"))
        }
    };
    let status = look.parts.get("status").cloned().unwrap_or_default();
    let bar =
        bar::bar(visit, kind, &status, &bar::tools(sitting, face), &bar::settings(visit), &sitting.table.id);
    let after = html! { (rules_dialog(visit, kind)) (orders_dialog(visit, sitting, face)) (super::ideas::panel(lang)) (part("curtain")) };
    let page = Page {
        visit,
        title: kind.words(lang).word("game-name"),
        class: "table",
        table: Some(Shown {
            id: &sitting.table.id,
            seat: face.as_word(),
            version: look.version,
            steps: look.steps,
            step: None,
            seed_needed: look.seed_needed,
            bar: Some(bar),
        }),
        game: Some(kind),
    };
    page.lay(&main, &after)
}

/// The game's symbols, for all drawings of the page.
#[must_use]
pub fn symbols(kind: &dyn Kind) -> Markup {
    html! {
        svg.symbols aria-hidden="true" width="0" height="0" { defs { (PreEscaped(kind.symbols())) } }
    }
}

/// The dialog that the standing orders are loaded into.
fn orders_dialog(visit: &Visit, sitting: &Sitting, face: &Face) -> Markup {
    let src = format!("/t/{}/orders?as={}&part=1", sitting.table.id, face.as_word());
    html! {
        @if face.seat.is_some() {
            dialog #orders .orders-dialog aria-labelledby="orders-title" {
                header {
                    h2 #orders-title { (word(visit.lang, "orders")) }
                    (close(visit.lang))
                }
                div #orders-body data-src=(src) {}
            }
        }
    }
}

/// The dialog that the rules are loaded into.
#[must_use]
pub fn rules_dialog(visit: &Visit, kind: &dyn Kind) -> Markup {
    html! {
        dialog #rules .rules-dialog aria-labelledby="rules-title" {
            header {
                h2 #rules-title { (word(visit.lang, "rules")) }
                (close(visit.lang))
            }
            div #rules-body data-src=(format!("/rules/{}?part=1", kind.id())) {}
        }
    }
}

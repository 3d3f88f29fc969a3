//! Pages behind secret links: taking a seat, moving one to another device.

use engine::{Say, Seat};
use maud::{Markup, html};

use super::layout::Page;
use super::parts::seat_name;
use crate::session::Visit;
use crate::tables::Sitting;
use crate::words::{self, word};

/// An invitation: who invites to what, and the button that takes the seat.
#[must_use]
pub fn join(visit: &Visit, sitting: &Sitting, seat: Seat, token: &str) -> String {
    let lang = visit.lang;
    let say = Say::new("join-words")
        .text("game", sitting.kind.words(lang).word("game-name"))
        .text("seat", seat_name(sitting, seat, lang));
    let form = html! {
        p { (words::say(lang, &say)) }
        form method="post" action=(format!("/join/{token}")) {
            input type="hidden" name="seed" data-seed;
            button.primary { (word(lang, "join-take")) }
        }
    };
    card(visit, sitting, word(lang, "join-title"), &form)
}

/// The page on the other device.
#[must_use]
pub fn take_over(visit: &Visit, sitting: &Sitting, seat: Seat, token: &str) -> String {
    let lang = visit.lang;
    let say = Say::new("move-words").text("seat", seat_name(sitting, seat, lang));
    let form = html! {
        p { (words::say(lang, &say)) }
        form method="post" action=(format!("/move/{token}")) {
            button.primary { (word(lang, "move-take")) }
        }
    };
    card(visit, sitting, word(lang, "move-title"), &form)
}

/// The page that shows the moving link, once.
#[must_use]
pub fn moving(visit: &Visit, sitting: &Sitting, seat: Seat, token: &str) -> String {
    let lang = visit.lang;
    let url = format!("{}/move/{token}", visit.site);
    let say = Say::new("move-made").text("seat", seat_name(sitting, seat, lang));
    let body = html! {
        p { (words::say(lang, &say)) }
        p.invite {
            input readonly value=(url) aria-label=(word(lang, "move-title")); " "
            button type="button" data-copy=(url) { (word(lang, "copy")) }
        }
        p { a.button href=(format!("/t/{}", sitting.table.id)) { (word(lang, "back-to-table")) } }
    };
    card(visit, sitting, word(lang, "move-title"), &body)
}

fn card(visit: &Visit, sitting: &Sitting, title: String, body: &Markup) -> String {
    let main = html! { main #main .wrap { div.card { h1 { (title) } (body) } } };
    Page { visit, title, class: "link", table: None, game: Some(sitting.kind) }.lay(&main, &html! {})
}

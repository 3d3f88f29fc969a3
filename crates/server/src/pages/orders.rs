//! Standing orders of the seats in one pair of hands: what is answered without being asked.

use engine::orders::FORM;
use engine::{Case, Order, Orders, Say, Seat};
use maud::{Markup, html};

use super::layout::Page;
use super::parts::seat_name;
use crate::faces::Face;
use crate::session::Visit;
use crate::tables::{Live, Sitting};
use crate::words::{self, word};

/// The seats of these hands that can leave orders, with what they can leave them for.
#[must_use]
pub fn cases(sitting: &Sitting, face: &Face) -> Vec<(Seat, Vec<Case>)> {
    let Some(stage) = sitting.stage.as_ref().filter(|_| !sitting.over()) else { return Vec::new() };
    let hands = face.plays(sitting).iter();
    hands.map(|seat| (seat, stage.cases(seat))).filter(|(_, cases)| !cases.is_empty()).collect()
}

/// The whole page, for browsers without scripts.
#[must_use]
pub fn page(visit: &Visit, live: &Live, sitting: &Sitting, face: &Face) -> String {
    let title = word(visit.lang, "orders");
    let back = format!("/t/{}?as={}", sitting.table.id, face.as_word());
    let main = html! {
        main #main .wrap.orders-page {
            h1 { (title) }
            (form(live, sitting, face))
            p { a.button href=(back) { (word(visit.lang, "back-to-table")) } }
        }
    };
    Page { visit, title, class: "orders", table: None, game: Some(sitting.kind) }.lay(&main, &html! {})
}

/// The form: what the dialog of a table page is filled with.
#[must_use]
pub fn form(live: &Live, sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    html! {
        p.note { (word(lang, "orders-note")) }
        form.orders-form method="post" action=(format!("/t/{}/orders", sitting.table.id)) {
            input type="hidden" name="as" value=(face.as_word());
            @for (seat, cases) in cases(sitting, face) {
                fieldset {
                    legend { (seat_name(sitting, seat, lang)) }
                    @if let Some(form) = live.orders(seat).newer() {
                        p.note { (words::say(lang, &Say::new("orders-newer").number("form", form).number("known", FORM))) }
                    }
                    (seat_cases(sitting, face, seat, &cases, &live.orders(seat)))
                }
            }
            button.primary { (word(lang, "orders-keep")) }
        }
    }
}

fn seat_cases(sitting: &Sitting, face: &Face, seat: Seat, cases: &[Case], orders: &Orders) -> Markup {
    let words = sitting.kind.words(face.lang);
    html! {
        @for chapter in cases.chunk_by(|a, b| a.under == b.under) {
            h3 { (words.word(chapter[0].under)) }
            @for case in chapter {
                @let now = orders.get(&case.id).unwrap_or(&case.default);
                label.order {
                    span { (words.say(&case.name)) } " "
                    select name=(format!("{}.{}", seat.0, case.id)) autocomplete="off" {
                        @for order in &case.orders {
                            option value=(order) selected[order == now] { (order_words(sitting, face, order)) }
                        }
                    }
                }
            }
        }
    }
}

/// The words of an order; those of a condition are the game's.
fn order_words(sitting: &Sitting, face: &Face, order: &Order) -> String {
    match order {
        Order::AskIf(_) => sitting.kind.words(face.lang).word(&format!("order-{order}")),
        _ => word(face.lang, &format!("order-{order}")),
    }
}

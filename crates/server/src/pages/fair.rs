//! How the dice of a table were fixed: the commitment before the game, the proof after it.

use engine::Seat;
use maud::html;

use super::layout::Page;
use super::parts::seat_name;
use crate::session::Visit;
use crate::tables::Sitting;
use crate::words::word;

/// The page about a table's dice.
#[must_use]
pub fn page(visit: &Visit, sitting: &Sitting) -> String {
    let (lang, id) = (visit.lang, &sitting.table.id);
    let over = sitting.over();
    let main = html! {
        main #main .wrap {
            h1 { (word(lang, "fair-title")) }
            p { (word(lang, "fair-about")) }
            @match sitting.fair() {
                None => p.note { (word(lang, "fair-none")) },
                Some(fair) => dl.fair {
                    dt { (word(lang, "fair-commit")) }
                    dd { code { (fair.commit) } }
                    dt { (word(lang, "fair-secret")) }
                    dd { @if over { code { (fair.server) } } @else { (word(lang, "fair-later")) } }
                    @for (i, seed) in fair.seats.iter().enumerate() {
                        dt { (seat_name(sitting, Seat(i as u8), lang)) }
                        // A seat's seed and the secret together are the key: both wait for the end.
                        dd {
                            @if over { code { (seed) } }
                            @else if sitting.table.places.get(i).is_some_and(|place| place.seed.is_some()) {
                                (word(lang, "fair-added"))
                            } @else { (word(lang, "fair-not-added")) }
                        }
                    }
                },
            }
            @if let Some(stage) = sitting.stage.as_ref().filter(|_| over) {
                @let record = stage.record();
                @if let Some(fair) = &record.fair {
                    p.note role="status" {
                        (word(lang, if fair.prove(record.seed).is_ok() { "fair-proven" } else { "fair-broken" }))
                    }
                    p { (word(lang, "fair-verify")) " " code { "sandtable verify " (id) ".rec" } }
                }
            }
            p { a.button href=(format!("/t/{id}")) { (word(lang, "back-to-table")) } }
        }
    };
    let title = word(lang, "fair-title");
    Page { visit, title, class: "fair", table: None, game: Some(sitting.kind) }.lay(&main, &html! {})
}

//! Table talk in the side panel: what was said, and a field to say something.

use engine::Seat;
use maud::{Markup, html};

use super::parts::seat_name;
use crate::faces::Face;
use crate::store::Holder;
use crate::tables::talk::{LONGEST, Talk};
use crate::tables::{Live, Sitting};
use crate::words::word;

/// The section; nothing where there is nobody to talk to, or the table has no talk.
#[must_use]
pub fn section(live: &Live, sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let mut others = sitting.table.places.iter().enumerate().filter(|(i, place)| {
        !matches!(place.holder, Holder::Rules | Holder::Bot(_)) && !face.held.has(Seat(*i as u8))
    });
    html! {
        @if !live.talk.off() && (others.next().is_some() || !live.talk.lines().is_empty()) {
            section.talk aria-labelledby="talk-title" {
                h2 #talk-title { (word(lang, "talk")) }
                (lines(&live.talk, sitting, face))
                @if let Some(seat) = face.seat {
                    form.talk-form method="post" action=(format!("/t/{}/talk", sitting.table.id)) {
                        input type="hidden" name="as" value=(seat.0);
                        label {
                            span.sr-only { (word(lang, "talk-line")) }
                            input #talk-text name="text" maxlength=(LONGEST) required autocomplete="off"
                                placeholder=(word(lang, "talk-line"));
                        } " "
                        button { (word(lang, "talk-say")) }
                    }
                }
                p.note { (word(lang, "talk-note")) }
            }
        }
    }
}

/// What was said; the number tells a page whether it shows the latest.
#[must_use]
pub fn lines(talk: &Talk, sitting: &Sitting, face: &Face) -> Markup {
    let lines = talk.lines();
    let src = format!("/t/{}/talk?as={}", sitting.table.id, face.as_word());
    html! {
        ol #talk-lines .talk-lines aria-live="polite" data-n=(lines.last().map_or(0, |said| said.seq)) data-src=(src) {
            @for said in &lines {
                li id=(format!("talk-{}", said.seq)) {
                    b { (seat_name(sitting, Seat(said.seat), face.lang)) } " "
                    span { (said.text) }
                }
            }
        }
    }
}

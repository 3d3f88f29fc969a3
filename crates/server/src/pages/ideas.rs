//! The best ideas for who is to move, each a button, with its chance and the reason in words.

use bots::advice::Advised;
use engine::Say;
use maud::{Markup, html};
use scene::Lang;

use crate::tables::Sitting;
use crate::told::{ground, percent, place, then};
use crate::words::{self, word};

/// What fills the panel of ideas.
#[must_use]
pub fn list(sitting: &Sitting, advised: &Advised, lang: Lang) -> Markup {
    let game = sitting.kind.words(lang);
    let seats = sitting.stage.as_ref().map_or(&[][..], |stage| stage.seats());
    html! {
        ol.idea-list {
            @for (i, idea) in advised.ideas.iter().enumerate() {
                li {
                    button.idea type="button" data-act=(idea.act) {
                        span.idea-label { (game.say(&idea.label)) }
                        @if let Some(chance) = idea.chance { span.idea-chance.num { (percent(lang, chance)) } }
                    }
                    p.idea-why {
                        (place(game, &advised.ideas, i))
                        @if let Some(why) = &idea.why { " " (ground(game, why)) }
                    }
                    @if !idea.then.is_empty() { p.idea-then { (then(game, seats, idea)) } }
                }
            }
        }
        @if advised.iterations > 0 {
            p.note { (words::say(lang, &Say::new("ideas-about").number("n", advised.iterations as i64))) }
        }
    }
}

/// The panel itself, empty until somebody asks.
#[must_use]
pub fn panel(lang: Lang) -> Markup {
    html! {
        section #ideas .ideas aria-labelledby="ideas-title" hidden {
            header {
                h2 #ideas-title { (word(lang, "ideas")) }
                button type="button" data-do="ideas-close" aria-label=(word(lang, "close")) title=(word(lang, "close")) { "×" }
            }
            p #ideas-wait { (word(lang, "ideas-wait")) }
            div #ideas-body aria-live="polite" {}
        }
    }
}

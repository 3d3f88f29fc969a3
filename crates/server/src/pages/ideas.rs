//! The best ideas for who is to move, each a button, with its chance and the reason in words.

use bots::advice::{Advice, Advised, Reason, Why};
use engine::Say;
use maud::{Markup, html};
use scene::Lang;

use super::parts::{decimal, seat_name};
use crate::tables::Sitting;
use crate::words::{self, word};

/// What fills the panel of ideas.
#[must_use]
pub fn list(sitting: &Sitting, advised: &Advised, lang: Lang) -> Markup {
    let game = sitting.kind.words(lang);
    html! {
        ol.idea-list {
            @for (i, idea) in advised.ideas.iter().enumerate() {
                li {
                    button.idea type="button" data-act=(idea.act) {
                        span.idea-label { (game.say(&idea.label)) }
                        @if let Some(chance) = idea.chance { span.idea-chance.num { (percent(lang, chance)) } }
                    }
                    p.idea-why {
                        (place(sitting, &advised.ideas, i, lang))
                        @if let Some(why) = &idea.why { " " (ground(sitting, why, lang)) }
                    }
                    @if !idea.then.is_empty() { p.idea-then { (then(sitting, idea, lang)) } }
                }
            }
        }
        @if advised.iterations > 0 {
            p.note { (words::say(lang, &Say::new("ideas-about").number("n", advised.iterations as i64))) }
        }
    }
}

/// A share in per cent, as the language writes it.
#[must_use]
pub fn percent(lang: Lang, points: i32) -> String {
    words::say(lang, &Say::new("per-cent").number("n", points))
}

/// Where an idea stands among the others.
fn place(sitting: &Sitting, ideas: &[Advice], i: usize, lang: Lang) -> String {
    let label = |idea: Option<&Advice>| {
        idea.map(|idea| sitting.kind.words(lang).say(&idea.label)).unwrap_or_default()
    };
    let say = match ideas[i].reason {
        Reason::Only => Say::new("idea-only"),
        Reason::Alone => Say::new("idea-alone"),
        Reason::Clear(by) => Say::new("idea-clear").number("n", by),
        Reason::Better(by) => Say::new("idea-better").number("n", by),
        Reason::Even => Say::new("idea-even").text("other", label(ideas.get(1))),
        Reason::Close => Say::new("idea-close"),
        Reason::Behind(by) => Say::new("idea-behind").number("n", by),
    };
    words::say(lang, &say)
}

/// What speaks most for an idea, or against it.
fn ground(sitting: &Sitting, why: &Why, lang: Lang) -> String {
    let named = sitting.kind.words(lang).say(&why.ground);
    let named = match why.tenths {
        Some(tenths) => {
            let sign = if tenths > 0 { "+" } else { "−" };
            let n = format!("{sign}{}", decimal(lang, f64::from(tenths.abs()) / 10.0));
            words::say(lang, &Say::new("idea-ground").text("ground", named).text("n", n))
        }
        None => named,
    };
    let said = if why.speaks_for { Say::new("idea-for") } else { Say::new("idea-against") };
    words::say(lang, &said.text("ground", named))
}

fn then(sitting: &Sitting, idea: &Advice, lang: Lang) -> String {
    let game = sitting.kind.words(lang);
    let said = idea.then.iter().map(|(seat, label)| {
        let say = Say::new("idea-reply").text("seat", seat_name(sitting, *seat, lang));
        words::say(lang, &say.text("what", game.say(label)))
    });
    let what = said.collect::<Vec<_>>().join("; ");
    words::say(lang, &Say::new("idea-then").text("what", what))
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

//! Advice in words: the table page and the terminal tell it alike.

use bots::advice::{Advice, Reason, Why};
use engine::Say;
use scene::{Lang, Words};

use crate::pages::parts::decimal;
use crate::words;

/// A share in per cent, as the language writes it.
#[must_use]
pub fn percent(lang: Lang, points: i32) -> String {
    words::say(lang, &Say::new("per-cent").number("n", points))
}

/// Where an idea stands among the others.
#[must_use]
pub fn place(game: &Words, ideas: &[Advice], i: usize) -> String {
    let label = |idea: Option<&Advice>| idea.map(|idea| game.say(&idea.label)).unwrap_or_default();
    let say = match ideas[i].reason {
        Reason::Only => Say::new("idea-only"),
        Reason::Alone => Say::new("idea-alone"),
        Reason::Clear(by) => Say::new("idea-clear").number("n", by),
        Reason::Better(by) => Say::new("idea-better").number("n", by),
        Reason::Even => Say::new("idea-even").text("other", label(ideas.get(1))),
        Reason::Close => Say::new("idea-close"),
        Reason::Behind(by) => Say::new("idea-behind").number("n", by),
    };
    words::say(game.lang(), &say)
}

/// What speaks most for an idea, or against it.
#[must_use]
pub fn ground(game: &Words, why: &Why) -> String {
    let lang = game.lang();
    let named = game.say(&why.ground);
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

/// What will probably follow; `seats` are the names of the seats.
#[must_use]
pub fn then(game: &Words, seats: &[&str], idea: &Advice) -> String {
    let lang = game.lang();
    let said = idea.then.iter().map(|(seat, label)| {
        let name = seats.get(seat.index()).copied().unwrap_or_default();
        let say = Say::new("idea-reply").text("seat", game.word(&format!("side-{name}")));
        words::say(lang, &say.text("what", game.say(label)))
    });
    let what = said.collect::<Vec<_>>().join("; ");
    words::say(lang, &Say::new("idea-then").text("what", what))
}

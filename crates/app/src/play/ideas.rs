//! The three best ideas, as the site tells them.

use std::time::Duration;

use bots::search::Budget;
use engine::{Say, Seat};
use scene::{Lang, Words};
use server::registry::Stage;
use server::told;

use crate::paper::{Paper, Tone};
use crate::words::say;

/// How long they are thought about.
const TIME: Duration = Duration::from_secs(1);

/// Thinks, and prints what was found, under the numbers of the choices.
pub(super) fn print(paper: &Paper, words: &Words, lang: Lang, table: &dyn Stage, seat: Seat, seed: u64) {
    paper.flow("", &[(Tone::Faint, &server::words::word(lang, "ideas-wait"))]);
    // Nothing is asked of the seat only when the game is over, and then nobody asks.
    let Ok(advised) = table.ideas(seat, Budget::time(TIME), seed) else { return };
    let offers = table.offers(seat);
    for (i, idea) in advised.ideas.iter().enumerate() {
        let number = offers.iter().position(|offer| offer.act == idea.act).map_or(0, |at| at + 1);
        let chance =
            idea.chance.map(|chance| format!("– {}", told::percent(lang, chance))).unwrap_or_default();
        let label = words.say(&idea.label);
        let act = format!("({})", idea.act);
        let head = format!("{number:>4}  ");
        paper.flow(&head, &[(Tone::Strong, &label), (Tone::Plain, &chance), (Tone::Typed, &act)]);
        let why = idea.why.as_ref().map(|why| told::ground(words, why)).unwrap_or_default();
        paper.say("      ", &format!("{} {why}", told::place(words, &advised.ideas, i)));
        if !idea.then.is_empty() {
            paper.flow("      ", &[(Tone::Faint, &told::then(words, table.seats(), idea))]);
        }
    }
    if advised.iterations > 0 {
        let about = Say::new("ideas-about").number("n", advised.iterations as i64);
        paper.flow("", &[(Tone::Faint, &server::words::say(lang, &about))]);
    }
    paper.say("", &say(lang, &Say::new("play-ideas")));
}

//! Everything that somebody can read at a table, word by word: values, not the names of fields.

use serde_json::Value;

use crate::game::Game;
use crate::say::{Arg, Say};
use crate::seat::{Seat, Viewer};
use crate::table::{Seated, Table as _};

/// How often a viewer can read a word, place by place.
pub(super) fn count<G: Game>(
    table: &Seated<G>,
    viewer: Viewer,
    seat: Option<Seat>,
    word: &str,
) -> [(&'static str, usize); 4] {
    let mut view = Vec::new();
    values(&table.view(viewer), &mut view);
    let (mut log, mut offers, mut prompt) = (Vec::new(), Vec::new(), Vec::new());
    table.log(viewer).iter().for_each(|line| words(&line.say, &mut log));
    let offered = seat.map(|seat| [table.offers(seat), table.asides(seat)].concat());
    for offer in offered.unwrap_or_default() {
        offers.push(offer.act.clone());
        words(&offer.label, &mut offers);
    }
    words(&table.prompt(viewer), &mut prompt);
    [("view", view), ("log", log), ("offers", offers), ("prompt", prompt)]
        .map(|(place, texts)| (place, texts.iter().map(|text| times(text, word)).sum()))
}

/// Every text, number and flag of some data, without the names of its fields.
fn values(data: &Value, out: &mut Vec<String>) {
    match data {
        Value::Null => {}
        Value::String(text) => out.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| values(item, out)),
        Value::Object(fields) => fields.values().for_each(|field| values(field, out)),
        other => out.push(other.to_string()),
    }
}

/// Every argument of a sentence.
fn words(say: &Say, out: &mut Vec<String>) {
    for arg in say.args.values() {
        match arg {
            Arg::Said(inner) => words(inner, out),
            other => out.push(other.to_string()),
        }
    }
}

/// How often a word stands in a text.
fn times(text: &str, word: &str) -> usize {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '.'));
    words.filter(|found| *found == word).count()
}

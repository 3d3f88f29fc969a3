//! The numbered choices: few one below the other, many in groups and side by side.

use engine::Offer;
use scene::Words;

use crate::paper::{Item, Paper, Tone};

/// So many choices stand one below the other, each with what can be typed instead of its number.
const FEW: usize = 9;
/// From more than this on, what choices begin with alike is said once.
const MANY: usize = 20;
/// How many must begin alike for that.
const ALIKE: usize = 3;

/// Prints choices, numbered from `first` on.
pub(super) fn print(paper: &Paper, words: &Words, offers: &[Offer], first: usize) {
    let mut number = first;
    for group in offers.chunk_by(|a, b| a.label.id == b.label.id) {
        // Where there would be a wall of them, those of one kind stand under its word, as on the site.
        let heading = format!("group-{}", group[0].label.id);
        if offers.len() > FEW && words.has(&heading) {
            paper.say("  ", words.word(&heading).trim_end_matches('…'));
        }
        let said = group.iter().map(|offer| (words.say(&offer.label), &*offer.act));
        let told: Vec<Numbered<'_>> = (number..).zip(said).map(|(n, (label, act))| (n, label, act)).collect();
        let same = |a: &Numbered<'_>, b: &Numbered<'_>| parts(&a.1).is_some() && head(a) == head(b);
        for alike in told.chunk_by(|a, b| paper.width.is_none() || offers.len() <= MANY || same(a, b)) {
            list(paper, alike, offers.len());
        }
        number += group.len();
    }
}

/// A choice: its number, its words, and what can be typed instead.
type Numbered<'a> = (usize, String, &'a str);

/// What a choice begins with, and the rest: `tank – Alaska`.
fn parts(label: &str) -> Option<(&str, &str)> {
    label.split_once(" – ").or_else(|| label.split_once(": "))
}

fn head<'a>(offer: &'a Numbered<'_>) -> Option<&'a str> {
    parts(&offer.1).map(|(head, _)| head)
}

/// Prints choices of which all may begin alike, out of so many.
fn list(paper: &Paper, offers: &[Numbered<'_>], n: usize) {
    let common = offers.first().and_then(head).filter(|common| {
        let alike = offers.iter().all(|offer| head(offer) == Some(common));
        paper.width.is_some() && n > MANY && offers.len() >= ALIKE && alike
    });
    if let Some(common) = common {
        paper.say("    ", &format!("{common}:"));
    }
    let item = |(number, label, act): &Numbered<'_>| {
        let label = common.and_then(|_| parts(label)).map_or(&**label, |(_, rest)| rest);
        let pieces = vec![(Tone::Plain, label.to_string()), (Tone::Typed, format!("({act})"))];
        (format!("{number:>4}  "), pieces)
    };
    let items: Vec<Item> = offers.iter().map(item).collect();
    if n <= FEW {
        items.chunks(1).for_each(|item| paper.list(item));
        return;
    }
    // The numbers are enough where more could stand side by side without what can be typed instead.
    let bare: Vec<Item> = items.iter().map(|(head, pieces)| (head.clone(), pieces[..1].to_vec())).collect();
    let closer = paper.columns(&bare) > paper.columns(&items) || (paper.width.is_some() && n > MANY);
    paper.list(if closer { &bare } else { &items });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_choices_begin_with_is_found() {
        assert_eq!(parts("czołg – Alaska"), Some(("czołg", "Alaska")));
        assert_eq!(parts("Vzít: armáda 2"), Some(("Vzít", "armáda 2")));
        assert_eq!(parts("Alaska"), None);
    }
}

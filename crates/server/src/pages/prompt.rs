//! The prompt line: what is asked or told, and the few buttons that are not on the board; and the list of all choices.

use std::collections::BTreeSet;

use engine::{Offer, Outcome, Say, Seat, Viewer};
use maud::{Markup, html};
use scene::{Lang, Scene, Words};

use super::bar::sign;
use super::parts::{invitation, linked, seat_name, winners, won};
use crate::faces::Face;
use crate::store::Holder;
use crate::tables::Sitting;
use crate::words::{self, word};

/// So many buttons stand in the prompt line beside the one that ends the turn; the rest is in the list.
const BUTTONS: usize = 3;

/// The verbs of choices that end a turn, a window or a movement: their button is always there, and last.
const ENDS: [&str; 4] = ["pass", "done", "stop", "end-turn"];

/// What is asked or told, and the buttons to answer.
#[must_use]
pub fn prompt(sitting: &Sitting, face: &Face, viewer: Viewer, offers: &[Offer], scene: &Scene) -> Markup {
    let lang = face.lang;
    let mine = face.acting(sitting).is_some();
    html! {
        section #prompt .prompt data-mine=(if mine { "yes" } else { "no" }) {
            @match (&sitting.stage, sitting.outcome()) {
                _ if sitting.frozen.is_some() => (frozen(sitting, face)),
                (None, _) => (waiting(sitting, face)),
                (Some(_), Some(outcome)) => (ended(sitting, face, outcome)),
                (Some(_), None) if asked(sitting).is_some() => (confirm(sitting, face)),
                (Some(stage), None) => {
                    (always(sitting, face, offers.len()))
                    p.prompt-words { (linked(sitting.kind, lang, &stage.prompt(viewer))) }
                    div.prompt-buttons {
                        (hurry(sitting, face))
                        (buttons(sitting.kind.words(lang), offers, scene))
                    }
                }
            }
        }
    }
}

/// Buttons for what has no place on the board; where they would be many, the list has them.
fn buttons(words: &Words, offers: &[Offer], scene: &Scene) -> Markup {
    let mut placed = BTreeSet::new();
    scene.acts(&mut |act| {
        placed.insert(act);
    });
    let ends = |offer: &&Offer| ENDS.contains(&offer.act.as_str());
    let (last, others): (Vec<&Offer>, Vec<&Offer>) =
        offers.iter().filter(|offer| !placed.contains(offer.act.as_str())).partition(ends);
    html! {
        @if others.len() <= BUTTONS { @for offer in &others { (button(words, offer)) } }
        @for offer in last { (button(words, offer)) }
    }
}

fn button(words: &Words, offer: &Offer) -> Markup {
    html! {
        // One element for one choice: a morph makes no button of another.
        button.offer.ends[ENDS.contains(&offer.act.as_str())] type="button" id=(format!("do-{}", offer.act.replace(' ', "-"))) data-act=(offer.act) {
            (words.say(&offer.label))
        }
    }
}

/// The complete list: for the keyboard and those who listen from the start, for everybody on demand.
#[must_use]
pub fn choices(sitting: &Sitting, face: &Face, offers: &[Offer]) -> Markup {
    let (lang, words) = (face.lang, sitting.kind.words(face.lang));
    let unlisted = match (&sitting.stage, face.acting(sitting)) {
        (Some(stage), Some(seat)) if !offers.is_empty() && asked(sitting).is_none() => stage.unlisted(seat),
        _ => Vec::new(),
    };
    let open = asked(sitting).is_none() && sitting.outcome().is_none() && sitting.frozen.is_none();
    let offers = if open { offers } else { &[] };
    let mut kinds: Vec<&str> = Vec::new();
    for offer in offers {
        if !kinds.contains(&offer.label.id) {
            kinds.push(offer.label.id);
        }
    }
    html! {
        section #choices .choices aria-label=(word(lang, "choices")) {
            header {
                h2 { (word(lang, "choices")) }
                @if offers.len() > 9 {
                    input type="search" data-do="search" aria-label=(word(lang, "choices-search"))
                        placeholder=(word(lang, "choices-search")) autocomplete="off";
                }
                button type="button" data-do="choices-close" aria-label=(word(lang, "close")) { "×" }
            }
            div.offers {
                @for kind in kinds {
                    @let group = format!("group-{kind}");
                    div.offer-group role="group" aria-label=[words.has(&group).then(|| words.word(&group))] {
                        @if words.has(&group) && offers.len() > 9 { h3 { (words.word(&group)) } }
                        @for offer in offers.iter().filter(|offer| offer.label.id == kind) {
                            button.offer type="button" data-act=(offer.act) { (words.say(&offer.label)) }
                        }
                    }
                }
            }
            (more(words, lang, &unlisted))
            @if face.curtain(sitting).is_none() && open { (asides(sitting, face)) }
        }
    }
}

/// What always stands in the same place: the ways back, and the list of all choices with their number.
fn always(sitting: &Sitting, face: &Face, n_offers: usize) -> Markup {
    let lang = face.lang;
    let may = face.curtain(sitting).is_none() && face.may_undo(sitting).is_some();
    let n = sitting.draft().len();
    let all = words::say(lang, &Say::new("choices-open").number("n", n_offers as i64));
    html! {
        @if face.seat.is_some() {
            div.prompt-always {
                (back(lang, "undo", "table-undo", may, n))
                (back(lang, "undo-all", "draft-drop", n > 1, n))
                button.list type="button" data-do="choices" aria-expanded="false" title=(all) disabled[n_offers == 0] {
                    (sign("choices")) span.sr-only { (word(lang, "choices")) " " } span { (n_offers) }
                }
            }
        }
    }
}

/// A way back; it keeps its place while there is none.
fn back(lang: Lang, deed: &str, label: &str, may: bool, n: usize) -> Markup {
    let label = word(lang, label);
    let title = if n > 0 { format!("{label}. {}", held(n, lang)) } else { label.clone() };
    html! {
        button.undo type="button" data-do=(deed) disabled[!may] aria-label=(label) title=(title) { (sign(deed)) }
    }
}

/// Nobody can play yet: why, and what to do about it.
fn waiting(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let mut missing = sitting.seeds_missing().iter().filter(|seat| face.held.has(*seat));
    let free = sitting.table.places.iter().any(|place| !place.holder.plays());
    html! {
        p.prompt-words { (word(lang, if free { "table-waiting-players" } else { "table-waiting-seeds" })) }
        @for (seat, _) in &face.invites { (invitation(face, *seat)) }
        // Without scripts a person adds the seed with this button.
        @if let Some(seat) = missing.next() {
            form.seed-form method="post" action=(format!("/t/{}/seed", sitting.table.id)) {
                input type="hidden" name="as" value=(seat.0);
                input type="hidden" name="seed" data-seed;
                button.primary { (word(lang, "table-ready")) }
            }
        }
    }
}

/// The table cannot be played on: why, and what can still be done with it.
fn frozen(sitting: &Sitting, face: &Face) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    let Some(frozen) = &sitting.frozen else { return html! {} };
    let mine = face.host || !face.held.is_empty();
    html! {
        p.prompt-words { (word(lang, "frozen")) " " (words::say(lang, &frozen.why)) }
        p { (word(lang, if frozen.ended { "frozen-ended" } else { "frozen-about" })) }
        div.tools {
            @if frozen.ended {
                a.button href=(format!("/t/{id}.rec")) { (word(lang, "table-download")) }
            } @else if mine {
                form method="post" action=(format!("/t/{id}/end")) {
                    button { (word(lang, "frozen-end")) }
                }
            }
            @if sitting.stage.is_some() {
                a.button href=(format!("/t/{id}/replay?as={}", face.as_word())) { (word(lang, "table-replay")) }
            }
        }
    }
}

/// How much is held back, and that nobody has seen it.
fn held(n: usize, lang: Lang) -> String {
    let held = words::say(lang, &Say::new("draft-held").number("n", n as i64));
    format!("{held}. {}", word(lang, "draft-about"))
}

/// The choice that would tell all the others, while its seat is asked whether to.
fn asked(sitting: &Sitting) -> Option<&str> {
    sitting.held.as_ref()?.asked.as_deref()
}

/// The last chance to take something back that nobody has seen.
fn confirm(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let stage = sitting.stage.as_deref();
    let offers = stage.zip(face.acting(sitting)).map(|(stage, seat)| stage.offers(seat)).unwrap_or_default();
    let label = offers.iter().find(|offer| asked(sitting) == Some(&offer.act)).map(|offer| &offer.label);
    let game = sitting.kind.words(lang);
    html! {
        (always(sitting, face, 0))
        p.prompt-words {
            (words::say(lang, &Say::new("draft-confirm")
                .text("choice", label.map(|say| game.say(say)).unwrap_or_default())))
        }
        div.prompt-buttons {
            button.primary type="button" data-do="confirm" { (word(lang, "draft-tell")) }
        }
    }
}

/// Buttons that make the table's bots answer sooner, for those who have a say in it.
fn hurry(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let bots = sitting.table.places.iter().any(|place| matches!(place.holder, Holder::Bot(_)));
    let thinks = sitting.bot_to_move().is_some();
    html! {
        @if bots && thinks && face.may_hurry() {
            form.hurry method="post" action=(format!("/t/{}/hurry", sitting.table.id)) {
                input type="hidden" name="as" value=(face.as_word());
                button data-do="hurry" title=(word(lang, "table-hurry-about")) { (word(lang, "table-hurry")) }
                @if sitting.only_bots() {
                    " " button name="all" value="yes" data-do="rush" { (word(lang, "table-rush")) }
                }
            }
        }
    }
}

/// What has no button of its own, such as the numbers between those that have one: a list to pick from.
fn more(words: &Words, lang: Lang, offers: &[Offer]) -> Markup {
    html! {
        @if !offers.is_empty() {
            div.more {
                select aria-label=(word(lang, "table-more")) autocomplete="off" {
                    option value="" { (word(lang, "table-more")) }
                    @for offer in offers { option value=(offer.act) { (words.say(&offer.label)) } }
                }
                button.aside type="button" disabled { (word(lang, "table-more-go")) }
            }
        }
    }
}

/// What these hands may do at any time, folded away.
fn asides(sitting: &Sitting, face: &Face) -> Markup {
    let words = sitting.kind.words(face.lang);
    let offers = sitting
        .stage
        .iter()
        .flat_map(|stage| face.plays(sitting).iter().flat_map(|seat| stage.asides(seat)).collect::<Vec<_>>());
    let offers: Vec<_> = offers.collect();
    html! {
        @if !offers.is_empty() {
            details.asides {
                summary { (word(face.lang, "table-asides")) }
                div { @for offer in &offers {
                    button.aside type="button" data-act=(offer.act) { (words.say(&offer.label)) }
                } }
            }
        }
    }
}

/// Who won, in the prompt line; the sheet with the score hangs below it.
fn ended(sitting: &Sitting, face: &Face, outcome: Outcome) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    html! {
        p.prompt-words.outcome {
            @if let Some(won) = won(face, outcome) {
                b { (word(lang, if won { "outcome-you-won" } else { "outcome-you-lost" })) } " "
            }
            (winners(sitting, outcome, lang))
        }
        div.prompt-buttons {
            a.button href=(format!("/t/{id}/review?as={}", face.as_word())) { (word(lang, "review")) }
            @match &sitting.rematch {
                Some(next) => a.button.primary href=(format!("/t/{next}")) { (word(lang, "table-rematch-ready")) },
                None => {
                    @if !face.held.is_empty() {
                        form method="post" action=(format!("/t/{id}/rematch")) {
                            button.primary { (word(lang, "table-rematch")) }
                        }
                    }
                }
            }
        }
        details #end .end open {
            summary { (word(lang, "end-sheet")) }
            (score(sitting, outcome, lang))
            div.tools {
                a.button href=(format!("/t/{id}/replay?step=0&as={}", face.as_word())) { (word(lang, "table-replay")) }
                a.button href=(format!("/t/{id}.rec")) { (word(lang, "table-download")) }
                a.button href=(format!("/t/{id}/fair")) { (word(lang, "table-proof")) }
            }
        }
    }
}

/// Every seat with its points, the best first.
fn score(sitting: &Sitting, outcome: Outcome, lang: Lang) -> Markup {
    let mut seats: Vec<(Seat, i16)> = (0..outcome.n_seats).map(Seat).zip(outcome.points).collect();
    seats.sort_by_key(|(seat, points)| (!outcome.winners.has(*seat), std::cmp::Reverse(*points)));
    html! {
        ul.points {
            @for (seat, points) in seats {
                li data-winner=(if outcome.winners.has(seat) { "yes" } else { "no" }) {
                    span.seat-name { (seat_name(sitting, seat, lang)) } " "
                    span.num { (points) }
                }
            }
        }
    }
}

//! The set-up page: who sits where, and every switch of the rules.

use engine::{GameOption, Places, Values};
use maud::{Markup, html};
use scene::Basis;

use super::layout::Page;
use crate::registry::{Kind, Pairs};
use crate::session::Visit;
use crate::words::{self, word};

/// The set-up page with these values chosen.
#[must_use]
pub fn page(visit: &Visit, kind: &'static dyn Kind, chosen: &Pairs, places: Places) -> String {
    let lang = visit.lang;
    let game = kind.words(lang);
    let main = html! {
        main #main .wrap {
            h1 { (game.word("game-name")) }
            p { (game.word("game-about")) }
            @if game.has("game-facts") { p.note { (game.word("game-facts")) } }
            form.setup method="post" action="/play" {
                input type="hidden" name="game" value=(kind.id());
                (seats(visit, kind, places))
                fieldset.options {
                    legend { (word(lang, "setup-options")) }
                    @for option in kind.options() { (field(visit, kind, option, chosen, places)) }
                }
                fieldset {
                    legend { (word(lang, "setup-others")) }
                    label.option {
                        input type="checkbox" name="public" value="yes" checked[visit.asked("public") == Some("yes")];
                        span.option-name { (word(lang, "setup-public")) }
                        span.option-about { (word(lang, "setup-public-about")) }
                    }
                    label.option {
                        // What an empty box sends; the last value of a name counts.
                        input type="hidden" name="hints" value="no";
                        input type="checkbox" name="hints" value="yes" checked[visit.last("hints") != Some("no")];
                        span.option-name { (word(lang, "setup-hints")) }
                        span.option-about { (word(lang, "setup-hints-about")) }
                    }
                    label.option {
                        input type="hidden" name="talk" value="no";
                        input type="checkbox" name="talk" value="yes" checked[talks(visit)];
                        span.option-name { (word(lang, "talk")) }
                        span.option-about { (word(lang, "setup-talk-about")) }
                    }
                }
                div.submit {
                    button.primary { (word(lang, "setup-start")) } " "
                    // The page's script presses it when an option that changes the seats is changed.
                    button.quiet.refresh name="refresh" value="1" formmethod="get"
                        formaction=(format!("/new/{}", kind.id())) { (word(lang, "setup-refresh")) } " "
                    a href=(format!("/rules/{}", kind.id())) { (word(lang, "rules")) }
                    (super::home::book(lang, kind, ""))
                }
            }
            (sources(visit, kind))
        }
    };
    let title = game.word("game-name");
    Page { visit, title, class: "setup", table: None, game: Some(kind) }.lay(&main, &html! {})
}

/// Whether the table is to have talk, as far as the form was filled in: the last value of a name counts.
fn talks(visit: &Visit) -> bool {
    visit.query.iter().rev().find(|(name, _)| name == "talk").is_none_or(|(_, value)| value == "yes")
}

/// Which seats play by themselves, as the form remembers it: who sits where was said for the others.
#[must_use]
pub fn automatic(places: Places) -> String {
    let seats = (0..places.names.len()).filter(|i| places.automatic.has(engine::Seat(*i as u8)));
    seats.map(|i| i.to_string()).collect::<Vec<_>>().join(" ")
}

fn seats(visit: &Visit, kind: &dyn Kind, places: Places) -> Markup {
    let lang = visit.lang;
    let automatic = automatic(places);
    // Said for other free seats: a bot must not be left on the only one a person has.
    let same = visit.asked("automatic").is_none_or(|said| said == automatic);
    let bot = bots::USUAL;
    let first = (0..places.names.len()).find(|i| !places.automatic.has(engine::Seat(*i as u8)));
    html! {
            fieldset.seat-choices {
                legend { (word(lang, "seats")) }
    input type="hidden" name="automatic" value=(automatic);
                @for i in places.roles().map(engine::Seat::index) {
                    @let label = role_label(lang, kind, &places, i);
                    @if places.automatic.has(engine::Seat(i as u8)) {
                        p.field { span { (label) } " " span.seat-who { (words::automatic(lang, kind)) } }
                    } @else {
                        @let usual = if Some(i) == first { "me".to_string() } else { format!("bot:{bot}") };
                        @let chosen = visit.asked(&format!("s-{i}")).filter(|_| same).unwrap_or(&usual);
                        label.field {
                            span { (label) }
                            select name=(format!("s-{i}")) {
                                option value="me" selected[chosen == "me"] { (word(lang, "sit-me")) }
                                @for bot in kind.bots() {
                                    @let value = format!("bot:{bot}");
                                    option value=(value) selected[chosen == value] { (words::bot(lang, bot)) }
                                }
                                option value="link" selected[chosen == "link"] { (word(lang, "sit-link")) }
                                option value="open" selected[chosen == "open"] { (word(lang, "sit-open")) }
                            }
                        }
                    }
                }
                p.note { (word(lang, "setup-one-screen")) }
            }
        }
}

/// The seats that go into one pair of hands, by name.
fn role_label(lang: scene::Lang, kind: &dyn Kind, places: &Places, seat: usize) -> String {
    let names = places.partners[seat].iter().filter_map(|seat| places.names.get(seat.index()));
    let words = kind.words(lang);
    names.map(|name| words.word(&format!("side-{name}"))).collect::<Vec<_>>().join(" + ")
}

/// Whether another value of the option would change the seats: the page is then asked for anew.
fn moves_seats(kind: &dyn Kind, option: &GameOption, chosen: &Pairs, places: Places) -> bool {
    if matches!(option.values, Values::Toggle | Values::Text(_)) {
        return false;
    }
    option.values.all().into_iter().any(|value| {
        let mut other = chosen.clone();
        other.retain(|(id, _)| id != option.id);
        other.push((option.id.into(), value));
        kind.places(&other).is_ok_and(|found| {
            (found.names, found.automatic, found.partners)
                != (places.names, places.automatic, places.partners)
        })
    })
}

fn field(visit: &Visit, kind: &dyn Kind, option: &GameOption, chosen: &Pairs, places: Places) -> Markup {
    let words = kind.words(visit.lang);
    let (id, name) = (format!("option-{}", option.id), format!("o-{}", option.id));
    let now = chosen.iter().find(|(known, _)| known == option.id).map_or(option.default, |(_, v)| v.as_str());
    let only = option.only_if.iter().map(|(other, values)| format!("o-{other}={}", values.join(",")));
    let only = (!option.only_if.is_empty()).then(|| only.collect::<Vec<_>>().join(";"));
    let refresh = moves_seats(kind, option, chosen, places).then_some("yes");
    let about = html! {
        span.option-about {
            (words.attribute(&id, "about").unwrap_or_default()) " "
            (clause(visit, kind, option.clause, kind.option_basis(option)))
        }
    };
    html! {
        @match option.values {
            Values::Toggle => label.option id=(id) data-only-if=[only] {
                // What an empty box sends; the last value of a name counts.
                input type="hidden" name=(name) value="no";
                input type="checkbox" name=(name) value="yes" checked[now == "yes"] data-refresh=[refresh];
                span.option-name { (words.word(&id)) } (about)
            },
            Values::Words(values) => label.field id=(id) data-only-if=[only] {
                span.option-name { (words.word(&id)) }
                select name=(name) data-refresh=[refresh] {
                    @for value in values {
                        option value=(value) selected[*value == now] { (words.word(&format!("{id}-{value}"))) }
                    }
                }
                (about)
            },
            Values::Range(low, high) => label.field id=(id) data-only-if=[only] {
                span.option-name { (words.word(&id)) }
                input type="number" name=(name) min=(low) max=(high) value=(now) required data-refresh=[refresh];
                (about)
            },
            // A text is not typed here: it comes with the address that leads to the page.
            Values::Text(_) => { @if !now.is_empty() {
                div.field id=(id) {
                    input type="hidden" name=(name) value=(now);
                    span.option-name { (words.word(&id)) } (about)
                }
            } },
        }
    }
}

/// A link to a clause, and the mark of where the thing comes from.
fn clause(visit: &Visit, kind: &dyn Kind, clause: &str, basis: Basis) -> Markup {
    html! {
        @if !clause.is_empty() {
            a.clause-link href=(format!("/rules/{}#r-{}", kind.id(), clause.replace('.', "-"))) { "§\u{a0}" (clause) } " "
        }
        (mark(visit, basis))
    }
}

/// Where boards, cards and numbers come from, thing by thing.
fn sources(visit: &Visit, kind: &dyn Kind) -> Markup {
    let words = kind.words(visit.lang);
    html! {
        @if !kind.sources().is_empty() {
            section.sources aria-labelledby="sources" {
                h2 #sources { (word(visit.lang, "setup-sources")) }
                p.note { (word(visit.lang, "setup-sources-note")) }
                dl {
                    @for source in kind.sources() {
                        @let id = format!("source-{}", source.id);
                        div id=(id) {
                            dt { (words.word(&id)) }
                            dd {
                                (words.attribute(&id, "about").unwrap_or_default()) " "
                                (clause(visit, kind, source.clause, source.basis))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The mark of where a clause or fact comes from.
#[must_use]
pub fn mark(visit: &Visit, basis: Basis) -> Markup {
    let id = match basis {
        Basis::Sourced => "basis-sourced",
        Basis::Inferred => "basis-inferred",
        Basis::Designed => "basis-designed",
        Basis::PartlyInferred => "basis-partly-inferred",
        Basis::PartlyDesigned => "basis-partly-designed",
    };
    let about = words::site(visit.lang).attribute(id, "about");
    html! { span class=(format!("basis {id}")) title=[about] { (word(visit.lang, id)) } }
}

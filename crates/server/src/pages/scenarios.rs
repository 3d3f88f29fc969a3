//! The scenarios of a game: each with its map and its sheet, to be played at once, set up or changed.

use maud::{Markup, PreEscaped, html};
use scene::{Book, Light, ScenarioPage, svg};

use super::layout::Page;
use super::parts::strength;
use crate::registry::Kind;
use crate::session::Visit;
use crate::words::word;

/// The whole page.
#[must_use]
pub fn page(visit: &Visit, kind: &'static dyn Kind, book: &dyn Book) -> String {
    let lang = visit.lang;
    let title = format!("{} · {}", kind.words(lang).word("game-name"), word(lang, "scenarios"));
    let main = html! {
        main #main .wrap.scenarios-page {
            h1 { (title) }
            p.scenarios-ways {
                a.button href=(format!("/{}/scenarios?pick=any", kind.id())) { (word(lang, "scenarios-any")) } " "
                a.button.quiet href=(format!("/{}/edit", kind.id())) { (word(lang, "scenario-editor")) } " "
                a.button.quiet href=(format!("/new/{}", kind.id())) { (word(lang, "set-up")) }
            }
            (symbols(kind))
            div.scenarios { @for scenario in book.scenarios() { (sheet(visit, kind, &scenario)) } }
        }
    };
    Page { visit, title, class: "scenarios", table: None, game: Some(kind) }.lay(&main, &html! {})
}

/// The symbols of a game's drawings, once on the page.
#[must_use]
pub fn symbols(kind: &dyn Kind) -> Markup {
    html! {
        svg.symbols aria-hidden="true" width="0" height="0" { defs { (PreEscaped(kind.symbols())) } }
    }
}

fn sheet(visit: &Visit, kind: &dyn Kind, scenario: &ScenarioPage) -> Markup {
    let lang = visit.lang;
    let words = kind.words(lang);
    let about = |attribute: &str| words.attribute(&scenario.name, attribute);
    let when: Vec<String> = ["place", "date"].into_iter().filter_map(about).collect();
    let picture = svg::shapes(&scenario.picture, words, &|_| Light::Off);
    html! {
        article.scenario id=(format!("scenario-{}", scenario.id)) {
            div class=(format!("panel scenario-map {}", scenario.picture.class)) { (PreEscaped(picture)) }
            div.scenario-words {
                @if let Some(chapter) = about("chapter") { p.scenario-chapter { (chapter) } }
                h2 {
                    a href=(format!("#scenario-{}", scenario.id)) {
                        span.scenario-no { (scenario.id) "." } " " (words.word(&scenario.name))
                    }
                }
                @if !when.is_empty() { p.scenario-when { (when.join(" · ")) } }
                @if let Some(about) = about("about") { p { (about) } }
                dl.scenario-facts {
                    @for (label, fact) in &scenario.facts {
                        dt { (words.say(label)) } dd { (words.say(fact)) }
                    }
                    @if let Some(balance) = &scenario.balance {
                        dt { (word(lang, "scenarios-balance")) } dd { (words.say(balance)) }
                    }
                }
                (play(visit, kind, &scenario.setup))
                p.scenario-ways {
                    a.button.quiet href=(set_up(kind, &scenario.setup)) { (word(lang, "set-up")) } " "
                    a.button.quiet href=(format!("/{}/edit?s={}", kind.id(), scenario.code)) {
                        (word(lang, "scenario-change"))
                    }
                }
            }
        }
    }
}

/// The buttons that open a table at once, with these options.
#[must_use]
pub fn play(visit: &Visit, kind: &dyn Kind, setup: &[(&'static str, String)]) -> Markup {
    let lang = visit.lang;
    html! {
        form.play-now method="post" action="/play" {
            input type="hidden" name="game" value=(kind.id());
            @for (option, value) in setup { input type="hidden" name=(format!("o-{option}")) value=(value); }
            span { (word(lang, "play-now")) } " "
            @for quick in kind.quick() {
                button name="quick" value=(quick.id) { (kind.words(lang).word(&format!("quick-{}", quick.id))) } " "
            }
            (strength(visit, kind))
        }
    }
}

fn set_up(kind: &dyn Kind, setup: &[(&'static str, String)]) -> String {
    // Ids and values of options are words, numbers and codes: they stand in an address as they are.
    let chosen: Vec<String> = setup.iter().map(|(option, value)| format!("o-{option}={value}")).collect();
    format!("/new/{}?{}", kind.id(), chosen.join("&"))
}

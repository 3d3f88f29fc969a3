//! The home page: games to start, tables to go back to, tables to join.

use engine::{Seat, Values};
use maud::{Markup, html};
use scene::Lang;

use super::layout::Page;
use super::parts::strength;
use crate::assets;
use crate::registry::{Kind, Quick};
use crate::session::Visit;
use crate::store::{Holder, Phase, Summary};
use crate::words::{self, word};

/// What the home page shows.
pub struct Home<'a> {
    /// The games.
    pub games: &'a [&'static dyn Kind],
    /// The reader's tables.
    pub mine: &'a [Summary],
    /// Public tables.
    pub open: &'a [Summary],
    /// The id of a message on top.
    pub note: Option<&'static str>,
}

/// The home page.
#[must_use]
pub fn page(visit: &Visit, home: &Home<'_>) -> String {
    let lang = visit.lang;
    let main = html! {
        main #main .wrap {
            section.hero {
                h1 { (word(lang, "brand")) }
                p.lead { (word(lang, "home-lead")) }
            }
            @if let Some(note) = home.note { p.note role="status" { (word(lang, note)) } }
            section.games { @for kind in home.games { (game(visit, *kind)) } }
            (tables(visit, home.games, "my-tables", "home-mine", "home-mine-none", home.mine))
            (tables(visit, home.games, "open-tables", "home-open", "home-open-none", home.open))
            p.home-links { a href="/import" { (word(lang, "home-import")) } }
        }
    };
    let page = Page { visit, title: word(lang, "brand"), class: "home", table: None, game: None };
    page.lay(&main, &html! {})
}

fn game(visit: &Visit, kind: &dyn Kind) -> Markup {
    let lang = visit.lang;
    let words = kind.words(lang);
    html! {
        article.game-card id=(format!("game-{}", kind.id())) {
            img.game-cover src=(assets::game_url(kind, "svg")) alt="" width="480" height="300";
            div.game-words {
                h2 { (words.word("game-name")) }
                p { (words.word("game-about")) }
                div.game-actions {
                    form.play-now method="post" action="/play" {
                        input type="hidden" name="game" value=(kind.id());
                        span { (word(lang, "play-now")) } " "
                        @for (i, quick) in kind.quick().iter().enumerate() {
                            button.primary[i == 0] name="quick" value=(quick.id) {
                                (opponent(lang, kind, quick))
                            } " "
                        }
                        (strength(visit, kind))
                    }
                    a.button href=(format!("/new/{}", kind.id())) { (word(lang, "set-up")) } " "
                    a.button.quiet href=(format!("/rules/{}", kind.id())) { (word(lang, "rules")) }
                    @if !kind.catalogue().is_empty() {
                        " " a.button.quiet href=(format!("/{}/cards", kind.id())) { (word(lang, "cards")) }
                    }
                    (book(lang, kind, "button quiet"))
                }
            }
        }
    }
}

/// The ways to a game's scenarios and their editor, where it has them.
#[must_use]
pub fn book(lang: Lang, kind: &dyn Kind, class: &str) -> Markup {
    html! {
        @if kind.book().is_some() {
            " " a class=(class) href=(format!("/{}/scenarios", kind.id())) { (word(lang, "scenarios")) }
            " " a class=(class) href=(format!("/{}/edit", kind.id())) { (word(lang, "scenario-editor")) }
        }
    }
}

/// Whom a quick game is against, in the game's own words.
fn opponent(lang: Lang, kind: &dyn Kind, quick: &Quick) -> String {
    kind.words(lang).word(&format!("quick-{}", quick.id))
}

fn tables(
    visit: &Visit,
    games: &[&'static dyn Kind],
    id: &str,
    title: &str,
    none: &str,
    list: &[Summary],
) -> Markup {
    let lang = visit.lang;
    html! {
        section.tables #(id) {
            h2 { (word(lang, title)) }
            @if list.is_empty() { p.note { (word(lang, none)) } }
            @else {
                ul.table-list {
                    @for summary in list {
                        @if let Some(kind) = games.iter().find(|kind| kind.id() == summary.game) {
                            (row(visit, *kind, summary))
                        }
                    }
                }
            }
        }
    }
}

/// Whether a table waits for something of this browser's.
#[must_use]
pub fn waits_for(summary: &Summary, browser: &str) -> bool {
    summary.places.iter().enumerate().any(|(i, place)| {
        summary.standing.awaited >> i & 1 == 1
            && matches!(&place.holder, Holder::Browser(id) if id == browser)
    })
}

fn row(visit: &Visit, kind: &dyn Kind, summary: &Summary) -> Markup {
    let lang = visit.lang;
    let waits = waits_for(summary, &visit.browser);
    let open = summary.places.iter().position(|place| place.holder == Holder::Open);
    let badge = match summary.standing.phase {
        _ if waits => "badge-you",
        Phase::Waiting => "badge-waiting",
        Phase::Playing => "badge-playing",
        Phase::Over => "badge-over",
    };
    html! {
        li.table-row.waiting[waits] {
            a href=(format!("/t/{}", summary.id)) { (kind.words(lang).word("game-name")) } " "
            span.table-who { (who(visit, kind, summary)) } " "
            span.badge { (word(lang, badge)) }
            @if let Some(seat) = open {
                form method="post" action=(format!("/t/{}/sit", summary.id)) {
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="seed" data-seed;
                    button { (word(lang, "sit-down")) }
                }
            }
        }
    }
}

fn who(visit: &Visit, kind: &dyn Kind, summary: &Summary) -> String {
    let lang = visit.lang;
    let names = kind.places(&summary.setup).map(|places| places.names).unwrap_or_default();
    let name = |seat: Seat| {
        let name = names.get(seat.index()).copied().unwrap_or_default();
        kind.words(lang).word(&format!("side-{name}"))
    };
    let line = summary.places.iter().enumerate().map(|(i, place)| {
        let holder = match &place.holder {
            Holder::Rules => words::automatic(lang, kind),
            Holder::Bot(name) => words::bot(lang, name),
            Holder::Browser(id) if *id == visit.browser => word(lang, "holder-me"),
            Holder::Browser(_) => word(lang, "holder-guest"),
            Holder::Link => word(lang, "holder-link"),
            Holder::Open => word(lang, "holder-open"),
        };
        format!("{}: {holder}", name(Seat(i as u8)))
    });
    line.chain(differs(visit, kind, summary)).collect::<Vec<_>>().join(" · ")
}

/// What was set up in another way than usual: several tables of one game are told apart by it.
fn differs(visit: &Visit, kind: &dyn Kind, summary: &Summary) -> Vec<String> {
    let words = kind.words(visit.lang);
    let options = kind.options().iter().filter_map(|option| {
        let (_, value) = summary.setup.iter().find(|(id, _)| id == option.id)?;
        let id = format!("option-{}", option.id);
        let name = words.word(&id);
        match option.values {
            _ if value == option.default => None,
            Values::Words(_) => Some(format!("{name}: {}", words.word(&format!("{id}-{value}")))),
            // A text is a code: that there is one says enough.
            Values::Toggle | Values::Text(_) => Some(name),
            Values::Range(..) => Some(format!("{name}: {value}")),
        }
    });
    options.collect()
}

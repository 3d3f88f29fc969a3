//! What every page has: head, top bar, list of keys.

use maud::{DOCTYPE, Markup, html};
use scene::Lang;

use crate::assets;
use crate::registry::Kind;
use crate::session::Visit;
use crate::words::word;

/// A page to be laid out.
pub struct Page<'a> {
    /// Who reads it.
    pub visit: &'a Visit,
    /// Its title.
    pub title: String,
    /// Its kind: `home`, `table`, …
    pub class: &'static str,
    /// The table shown on it.
    pub table: Option<Shown<'a>>,
    /// The game whose style it wears.
    pub game: Option<&'static dyn Kind>,
}

/// The table a page shows, as its script reads it.
pub struct Shown<'a> {
    /// The table.
    pub id: &'a str,
    /// The seat whose side is shown.
    pub seat: String,
    /// The version shown.
    pub version: u32,
    /// The choices on the table.
    pub steps: u32,
    /// The step shown, in a replay.
    pub step: Option<u32>,
    /// Whether this browser's seed is waited for.
    pub seed_needed: bool,
    /// The bar over it, in place of the one of other pages.
    pub bar: Option<Markup>,
}

impl Page<'_> {
    /// The whole page around its main part and what follows it.
    #[must_use]
    pub fn lay(&self, main: &Markup, after: &Markup) -> String {
        let Self { visit, table, .. } = self;
        let lang = visit.lang;
        let of = |value: fn(&Shown<'_>) -> String| table.as_ref().map(value);
        let page = html! {
            (DOCTYPE)
            html lang=(lang) data-theme=(visit.theme) data-pace=(visit.pace) {
                (self.head())
                body class=(format!("page-{}", self.class)) data-fold=[table.as_ref().map(|_| visit.fold)] data-stream-lang=(lang)
                    data-table=[of(|t| t.id.into())] data-as=[of(|t| t.seat.clone())]
                    data-version=[of(|t| t.version.to_string())] data-steps=[of(|t| t.steps.to_string())]
                    data-step=[table.as_ref().and_then(|t| t.step)]
                    data-last=[table.as_ref().filter(|t| t.step.is_some()).map(|t| t.steps)]
                    data-seed-needed=[of(|t| if t.seed_needed { "yes".into() } else { "no".into() })]
                    data-game=[self.game.map(Kind::id)] {
                    a.skip href="#main" { (word(lang, "skip")) }
                    @match table.as_ref().and_then(|table| table.bar.as_ref()) {
                        Some(bar) => (bar),
                        None => (top(visit, table.as_ref().map(|table| table.id))),
                    }
                    (main)
                    (keys(lang))
                    (after)
                    div #toast .toast role="status" aria-live="polite" hidden {}
                }
            }
        };
        page.into_string()
    }

    fn head(&self) -> Markup {
        let name = word(self.visit.lang, "brand");
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { @if self.title != name { (self.title) " · " } (name) }
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml";
                @for font in ["source-sans-3", "archivo-narrow"] {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(format!("/assets/fonts/{font}-latin.woff2?h=1"));
                }
                link rel="stylesheet" href=(assets::url("site.css"));
                @if self.table.is_some() { link rel="stylesheet" href=(assets::url("table.css")); }
                @if matches!(self.class, "table" | "review") { link rel="stylesheet" href=(assets::url("coach.css")); }
                @if let Some(kind) = self.game {
                    link rel="stylesheet" href=(assets::game_url(kind, "css"));
                }
                @let script = match self.class {
                    "review" => "review.js",
                    _ if self.table.is_some() => "table.js",
                    _ => "site.js",
                };
                script type="module" src=(assets::url(script)) {}
            }
        }
    }
}

fn top(visit: &Visit, table: Option<&str>) -> Markup {
    let lang = visit.lang;
    // From a table the way leads to another one that waits, not to itself.
    let next = table.map_or_else(|| "/next".into(), |id| format!("/next?from={id}"));
    html! {
        header.top {
            a.brand href="/" { (word(lang, "brand")) }
            nav.top-links aria-label=(word(lang, "nav")) {
                a href="/" { (word(lang, "nav-home")) } " "
                a href="/import" { (word(lang, "nav-import")) } " "
                a #next-table .next-table href=(next) data-n=(visit.waiting) hidden[visit.waiting == 0] { (word(lang, "nav-next")) }
            }
            (language(visit))
            button type="button" data-do="theme" title=(word(lang, "theme")) aria-label=(word(lang, "theme")) {}
            button type="button" data-do="keys" title=(word(lang, "keys")) aria-label=(word(lang, "keys")) { "?" }
        }
    }
}

/// The choice of the language.
#[must_use]
pub fn language(visit: &Visit) -> Markup {
    let lang = visit.lang;
    html! {
        form.lang method="get" {
            @for (name, value) in &visit.query { input type="hidden" name=(name) value=(value); }
            label {
                span.sr-only { (word(lang, "language")) }
                select name="lang" data-autosubmit {
                    @for other in Lang::ALL {
                        option value=(other) lang=(other) selected[other == lang] { (other.name()) }
                    }
                }
            }
            // For browsers without scripts.
            noscript { button { (word(lang, "language-set")) } }
        }
    }
}

/// The keys, as the scripts know them.
const KEYS: [(&str, &str); 23] = [
    ("m", "key-sound"),
    ("a", "key-choices"),
    ("[ ]", "key-fold"),
    ("1–9", "key-offer"),
    ("Tab ← ↑ → ↓", "key-target"),
    ("Enter, ␣", "key-choose"),
    ("p", "key-pass"),
    ("u", "key-undo"),
    ("⇧ u", "key-undo-all"),
    (".", "key-beat"),
    ("i", "key-ideas"),
    ("o", "key-orders"),
    ("r", "key-rules"),
    ("l", "key-log"),
    ("n", "key-next"),
    ("h", "key-home"),
    ("?", "key-keys"),
    ("+ − 0", "key-zoom"),
    ("⇧ ← ↑ → ↓", "key-pan"),
    ("Esc", "key-close"),
    ("← →", "key-step"),
    ("Home, End", "key-ends"),
    ("p", "key-play"),
];

fn keys(lang: Lang) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            header {
                h2 #keys-title { (word(lang, "keys")) }
                (close(lang))
            }
            table.keys-table {
                @for (key, what) in KEYS {
                    tr { th scope="row" { kbd { (key) } } td { (word(lang, what)) } }
                }
            }
        }
    }
}

/// The button that closes a dialog.
#[must_use]
pub fn close(lang: Lang) -> Markup {
    html! {
        button type="button" data-do="close" aria-label=(word(lang, "close")) title=(word(lang, "close")) { "×" }
    }
}

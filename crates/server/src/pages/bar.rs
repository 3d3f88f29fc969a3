//! The bar over a table: the way home, the game and how far it is, and what one may want at any time.

use maud::{Markup, PreEscaped, html};
use scene::Lang;

use super::{layout, parts};
use crate::faces::Face;
use crate::pages::orders;
use crate::registry::Kind;
use crate::session::Visit;
use crate::tables::Sitting;
use crate::words::word;

/// The signs of the bar, drawn for it: one line each, on a field of 24 by 24.
const SIGNS: [(&str, &str); 15] = [
    ("undo", "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2"),
    ("undo-all", "M8 7 3.5 11.5 8 16M13 7l-4.5 4.5L13 16M9 11.5h6a4.5 4.5 0 0 1 0 9h-1"),
    ("first", "M18 6v12l-8-6zM7 6v12"),
    ("prev", "M16 6v12l-9-6z"),
    ("next", "M8 6v12l9-6z"),
    ("last", "M6 6v12l8-6zM17 6v12"),
    (
        "ideas",
        "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.8.7 1.1 1.3 1.1 2.2h5c0-.9.3-1.5 1.1-2.2A6 6 0 0 0 12 3z",
    ),
    ("orders", "M5 6l1.5 1.5L9 4.5M12 6h8M5 12l1.5 1.5L9 10.5M12 12h8M5 18l1.5 1.5L9 16.5M12 18h8"),
    ("rules", "M4 5c3-1.5 6-1 8 1v14c-2-2-5-2.5-8-1zM20 5c-3-1.5-6-1-8 1v14c2-2 5-2.5 8-1z"),
    ("replay", "M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2"),
    ("choices", "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11"),
    (
        "people",
        "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.500",
    ),
    ("rail", "M3 5h18v14H3zM15 5v14"),
    ("dock", "M3 5h18v14H3zM3 15h18"),
    ("menu", "M4 6h16M4 12h16M4 18h16"),
];

/// A sign of the bar.
#[must_use]
pub fn sign(name: &str) -> Markup {
    let path = SIGNS.iter().find(|(known, _)| *known == name).map_or("", |(_, path)| *path);
    html! { svg.sign viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// A button of the bar.
fn tool(lang: Lang, deed: &str, say: &str, key: &str) -> Markup {
    let label = word(lang, say);
    html! {
        button type="button" data-do=(deed) title=(format!("{label} ({key})")) aria-label=(label) { (sign(deed)) }
    }
}

/// The bar of a table.
#[must_use]
pub fn bar(
    visit: &Visit,
    kind: &dyn Kind,
    status: &str,
    tools: &Markup,
    menu: &Markup,
    table: &str,
) -> Markup {
    let lang = visit.lang;
    html! {
        header.bar {
            a.brand href="/" title=(word(lang, "nav-home")) { (word(lang, "brand")) }
            span.bar-game { (kind.words(lang).word("game-name")) }
            (PreEscaped(status))
            a #next-table .next-table href=(format!("/next?from={table}")) data-n=(visit.waiting) hidden[visit.waiting == 0] { (word(lang, "nav-next")) }
            nav.bar-tools aria-label=(word(lang, "bar-tools")) { (tools) }
            details.menu {
                summary aria-label=(word(lang, "menu")) title=(word(lang, "menu")) { (sign("menu")) }
                div.menu-sheet {
                    (menu)
                    (layout::language(visit))
                    div.menu-row {
                        button type="button" data-do="theme" title=(word(lang, "theme")) aria-label=(word(lang, "theme")) {}
                        button type="button" data-do="keys" { (word(lang, "keys")) }
                    }
                    a.button href="/" { (word(lang, "nav-home")) }
                }
            }
        }
    }
}

/// What is at hand while a table is played.
#[must_use]
pub fn tools(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    html! {
        (tool(lang, "choices", "choices", "A"))
        @if face.seat.is_some() && sitting.table.hints { (tool(lang, "ideas", "table-ideas", "I")) }
        @if face.seat.is_some() && !orders::cases(sitting, face).is_empty() {
            @let href = format!("/t/{}/orders?as={}", sitting.table.id, face.as_word());
            a.button href=(href) data-do="orders" title=(word(lang, "orders")) aria-label=(word(lang, "orders")) { (sign("orders")) }
        }
        (tool(lang, "rules", "table-rules", "R"))
        a.button href=(format!("/t/{}/replay?as={}", sitting.table.id, face.as_word()))
            title=(word(lang, "table-replay")) aria-label=(word(lang, "table-replay")) { (sign("replay")) }
        (folds(lang))
    }
}

/// What folds away: the dock and the rail.
#[must_use]
pub fn folds(lang: Lang) -> Markup {
    html! { (tool(lang, "dock", "fold-dock", "[")) (tool(lang, "rail", "fold-rail", "]")) }
}

/// The settings of a player, in the menu.
#[must_use]
pub fn settings(visit: &Visit) -> Markup {
    let sound = word(visit.lang, "sound");
    html! {
        (parts::pace(visit.lang, visit.pace))
        (parts::ask_first(visit.lang, visit.confirm))
        label.volume { span { (sound) } input type="range" min="0" max="100" step="10" data-do="volume" autocomplete="off"; }
    }
}

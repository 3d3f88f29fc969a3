//! The replay page: the table as it was after a choice, as the viewer may know it.

use engine::{Say, Viewer};
use maud::{Markup, html};
use scene::Light;

use super::bar::sign;
use super::layout::{Page, Shown};
use super::read::Reader;
use super::{parts, table};
use crate::faces::{self, Face};
use crate::registry::Stage;
use crate::session::Visit;
use crate::tables::Sitting;
use crate::words::{self, word};

/// One step of a replay.
pub struct Past<'a> {
    /// The table as it is now.
    pub sitting: &'a Sitting,
    /// Who looks.
    pub face: &'a Face,
    /// What they may know.
    pub viewer: Viewer,
    /// The step.
    pub step: u32,
    /// The table then.
    pub then: &'a dyn Stage,
}

/// The replay page.
#[must_use]
pub fn page(visit: &Visit, past: &Past<'_>) -> String {
    let (sitting, face, lang) = (past.sitting, past.face, visit.lang);
    let kind = sitting.kind;
    let words = kind.words(lang);
    let scene = past.then.scene(past.viewer);
    let reader = Reader { words, light: &|_| Light::Off };
    let pictures = faces::still(&scene, words);
    let main = html! {
        (table::symbols(kind))
        main #main class=(format!("table {}", kind.id())) {
            h1.sr-only { (words.word("game-name")) " · " (word(lang, "table-replay")) }
            div.stage {
                (bar(past, visit))
                (parts::pictures("board", &pictures))
                (reader.windows(&scene))
            }
            div #foot .foot { (reader.dock(&scene)) (parts::pictures("held", &pictures)) }
            aside #rail .rail aria-label=(word(lang, "rail")) {
                (parts::seats(sitting, face, &scene, &reader))
                (parts::pictures("beside", &pictures))
                section.log {
                    h2 { (word(lang, "log")) }
                    (parts::log(sitting, face, past.viewer, Some(past.step)))
                }
            }
            (parts::text(&scene, words))
        }
    };
    let status = reader.status(&scene).into_string();
    let tools = html! { (super::bar::folds(lang)) };
    let top =
        super::bar::bar(visit, kind, &status, &tools, &parts::pace(lang, visit.pace), &sitting.table.id);
    let page = Page {
        visit,
        title: format!("{} · {}", words.word("game-name"), word(lang, "table-replay")),
        class: "replay",
        table: Some(Shown {
            id: &sitting.table.id,
            seat: face.as_word(),
            version: sitting.version,
            steps: sitting.steps(),
            step: Some(past.step),
            seed_needed: false,
            bar: Some(top),
        }),
        game: Some(kind),
    };
    page.lay(&main, &table::rules_dialog(visit, kind))
}

/// The bar of buttons.
fn bar(past: &Past<'_>, visit: &Visit) -> Markup {
    let (sitting, face, lang) = (past.sitting, past.face, visit.lang);
    let (id, step, last) = (&sitting.table.id, past.step, sitting.steps());
    let to = |to: u32| format!("/t/{id}/replay?step={to}&as={}", face.as_word());
    let links = [
        ("first", 0, step > 0),
        ("prev", step.saturating_sub(1), step > 0),
        ("next", step + 1, step < last),
        ("last", last, step < last),
    ];
    let link = |(name, target, on): (&str, u32, bool)| {
        let label = word(lang, &format!("replay-{name}"));
        html! {
            a.button id=(format!("replay-{name}")) href=[on.then(|| to(target))]
                role=[(!on).then_some("link")] aria-disabled=[(!on).then_some("true")] aria-label=(label) title=(label) { (sign(name)) } " "
        }
    };
    let at = Say::new("replay-at").number("step", step).number("last", last);
    html! {
        nav #replay-bar .replay-bar aria-label=(word(lang, "table-replay")) {
            (link(links[0])) (link(links[1]))
            span.replay-at role="status" { (words::say(lang, &at)) } " "
            progress max=(last.max(1)) value=(step) {}
            (link(links[2])) (link(links[3]))
            button type="button" data-do="play" { (word(lang, "replay-play")) } " "
            @if sitting.over() || face.seat.is_some() {
                form.branch method="post" action=(format!("/t/{id}/branch")) {
                    input type="hidden" name="step" value=(step);
                    input type="hidden" name="as" value=(face.as_word());
                    button.primary title=(word(lang, "replay-branch-about")) { (word(lang, "replay-branch")) }
                }
            }
            a.button href=(format!("/t/{id}?as={}", face.as_word())) { (word(lang, "back-to-table")) }
        }
    }
}

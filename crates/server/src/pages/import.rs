//! The import page: a record becomes a table.

use maud::html;

use super::layout::Page;
use crate::session::Visit;
use crate::words::{self, word};

/// The import page, with what is wrong with the record just tried.
#[must_use]
pub fn page(visit: &Visit, bots: &[&str], text: &str, wrong: Option<&str>) -> String {
    let lang = visit.lang;
    let main = html! {
        main #main .wrap {
            h1 { (word(lang, "import-title")) }
            p { (word(lang, "import-about")) }
            @if let Some(wrong) = wrong { p.note.danger role="alert" { (wrong) } }
            form.import method="post" action="/import" enctype="multipart/form-data" {
                label.field {
                    span { (word(lang, "import-paste")) }
                    textarea #record name="record" rows="12" spellcheck="false" { "\n" (text) }
                }
                label.field {
                    span { (word(lang, "import-file")) }
                    input type="file" name="file" accept=".rec,text/plain" data-into="record";
                }
                label.field {
                    span { (word(lang, "import-others")) }
                    select name="others" {
                        option value="me" { (word(lang, "sit-me")) }
                        @for bot in bots { option value=(format!("bot:{bot}")) { (words::bot(lang, bot)) } }
                    }
                }
                div.submit { button.primary { (word(lang, "import-go")) } }
            }
        }
    };
    let title = word(lang, "import-title");
    Page { visit, title, class: "import", table: None, game: None }.lay(&main, &html! {})
}

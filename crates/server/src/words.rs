//! The site's own words, in every language.

use std::sync::OnceLock;

use engine::{OptionError, RecordError, SavedError, Say};
use scene::{Lang, Words};

use crate::fail::short;
use crate::registry::Kind;

/// The site's Fluent file in one language.
#[must_use]
pub const fn file(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Cs => include_str!("../locales/cs.ftl"),
        Lang::Pl => include_str!("../locales/pl.ftl"),
    }
}

/// The site's words in one language.
#[must_use]
pub fn site(lang: Lang) -> &'static Words {
    static WORDS: [OnceLock<Words>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
    WORDS[lang as usize].get_or_init(|| {
        // The file is part of the program and a test reads it.
        Words::new(lang, &[file(lang)]).expect("the site's Fluent files are well-formed")
    })
}

/// A message of the site.
#[must_use]
pub fn word(lang: Lang, id: &str) -> String {
    site(lang).word(id)
}

/// A sentence of the site.
#[must_use]
pub fn say(lang: Lang, say: &Say) -> String {
    site(lang).say(say)
}

/// What is wrong with a record.
#[must_use]
pub fn wrong_record(error: &RecordError) -> Say {
    match error {
        RecordError::Line { line, .. } => Say::new("import-line").number("line", *line as i64),
        RecordError::Game { found, .. } => Say::new("import-game").text("game", short(found)),
        RecordError::Rules { found, oldest, newest } => Say::new("import-rules")
            .number("found", *found)
            .number("oldest", *oldest)
            .number("newest", *newest),
        RecordError::Position(SavedError::Newer { found, known }) => {
            Say::new("import-form").number("found", *found).number("known", *known)
        }
        RecordError::Position(_) => Say::new("import-position"),
        RecordError::Option(error) => Say::new("import-option").said("why", wrong_option(error)),
        RecordError::Setup(_) => Say::new("import-setup"),
        RecordError::Choice { number, text, .. } => {
            Say::new("import-choice").number("number", *number as i64).text("choice", short(text))
        }
        RecordError::End { said, found } => {
            Say::new("import-end").text("said", short(said)).text("found", short(found))
        }
    }
}

/// What is wrong with an option of a set-up.
#[must_use]
pub fn wrong_option(error: &OptionError) -> Say {
    match error {
        OptionError::Unknown { id, known } => {
            Say::new("error-option").text("option", short(id)).text("known", known.clone())
        }
        OptionError::Value { id, value, allowed } => Say::new("error-value")
            .text("option", *id)
            .text("value", short(value))
            .text("allowed", allowed.clone()),
    }
}

/// The name of a bot.
#[must_use]
pub fn bot(lang: Lang, name: &str) -> String {
    let id = format!("bot-{}", name.replace(':', "-"));
    if site(lang).has(&id) { word(lang, &id) } else { name.to_string() }
}

/// Who plays a seat that the rules play: the game's own name for it, if it has one.
#[must_use]
pub fn automatic(lang: Lang, kind: &dyn Kind) -> String {
    let words = kind.words(lang);
    if words.has("game-automatic") { words.word("game-automatic") } else { word(lang, "holder-rules") }
}

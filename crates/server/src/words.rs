//! The site's own words, in every language.

use std::sync::OnceLock;

use engine::Say;
use scene::{Lang, Words};

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

/// The name of a bot.
#[must_use]
pub fn bot(lang: Lang, name: &str) -> String {
    let id = format!("bot-{name}");
    if site(lang).has(&id) { word(lang, &id) } else { name.to_string() }
}

/// Who plays a seat that the rules play: the game's own name for it, if it has one.
#[must_use]
pub fn automatic(lang: Lang, kind: &dyn Kind) -> String {
    let words = kind.words(lang);
    if words.has("game-automatic") { words.word("game-automatic") } else { word(lang, "holder-rules") }
}

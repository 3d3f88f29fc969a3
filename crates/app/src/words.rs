//! What the program says in the terminal, in the reader's language.

use std::sync::OnceLock;

use engine::{OptionError, RecordError, Say};
use scene::{Lang, Words};

use crate::Wrong;

/// Something to be said to the reader.
pub(crate) type Said = Say;

/// The language the environment asks for.
pub(crate) fn wished() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Lang::En, |value| Lang::wished(&value.replace('_', "-")))
}

/// The program's Fluent files: what it says, and the help of the command line.
const fn files(lang: Lang) -> [&'static str; 2] {
    match lang {
        Lang::En => [include_str!("../locales/en.ftl"), include_str!("../locales/help.en.ftl")],
        Lang::Cs => [include_str!("../locales/cs.ftl"), include_str!("../locales/help.cs.ftl")],
        Lang::Pl => [include_str!("../locales/pl.ftl"), include_str!("../locales/help.pl.ftl")],
    }
}

/// The program's own words.
pub(crate) fn own(lang: Lang) -> &'static Words {
    static WORDS: [OnceLock<Words>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
    WORDS[lang as usize].get_or_init(|| {
        // The files are part of the program and a test reads them.
        Words::new(lang, &files(lang)).expect("the program's Fluent files are well-formed")
    })
}

/// A number with so many digits after the point, as the language writes it.
pub(crate) fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    if lang == Lang::En { text } else { text.replace('.', ",") }
}

/// A sentence of the program's own.
pub(crate) fn say(lang: Lang, said: &Said) -> String {
    own(lang).say(said)
}

/// What is wrong with a record: the site says it too.
pub(crate) fn wrong_record(lang: Lang, error: &RecordError) -> String {
    server::words::say(lang, &server::words::wrong_record(error))
}

/// What is wrong with an option of a set-up, likewise.
pub(crate) fn wrong_option(lang: Lang, error: &OptionError) -> Wrong {
    let why = server::words::say(lang, &server::words::wrong_option(error));
    Box::new(Say::new("bad-option").text("why", why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(lang: Lang) -> Vec<&'static str> {
        let lines = files(lang).into_iter().flat_map(str::lines);
        let lines = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect()
    }

    #[test]
    fn the_three_languages_say_the_same_things() {
        let english = ids(Lang::En);
        assert!(english.len() > 120);
        for lang in Lang::ALL {
            assert_eq!(english, ids(lang));
            assert!(english.iter().all(|id| own(lang).has(id)));
        }
    }
}

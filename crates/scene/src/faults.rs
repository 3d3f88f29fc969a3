//! The words for what is wrong with a scenario file: the terminal and the site say them beside those of a game.

use crate::words::Lang;

/// The Fluent file in one language.
#[must_use]
pub const fn words(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locales/scenario.en.ftl"),
        Lang::Cs => include_str!("../locales/scenario.cs.ftl"),
        Lang::Pl => include_str!("../locales/scenario.pl.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    fn ids(lang: Lang) -> Vec<&'static str> {
        words(lang).lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).collect()
    }

    #[test]
    fn the_three_languages_say_the_same_things() {
        for lang in Lang::ALL {
            assert_eq!(ids(lang), ids(Lang::En));
            let read = Words::new(lang, &[words(lang)]).expect("the file is Fluent");
            assert!(ids(lang).iter().all(|id| read.has(id)));
        }
    }
}

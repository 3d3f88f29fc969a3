//! The word that was probably meant.

use engine::Say;

/// How alike two words must be, 0 to 1.
const ALIKE: f64 = 0.75;

/// The known word most like the given one, if any is like it at all.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let rated = known.into_iter().map(|known| (strsim::jaro_winkler(&word, &known.to_lowercase()), known));
    rated.filter(|(alike, _)| *alike >= ALIKE).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, known)| known)
}

/// The sentence with *did you mean …?* as its `meant`, or nothing there.
pub(crate) fn meant<'a>(say: Say, word: &str, known: impl IntoIterator<Item = &'a str>) -> Say {
    match nearest(word, known) {
        Some(near) => say.said("meant", Say::new("did-you-mean").text("word", near)),
        None => say.text("meant", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_nonsense_none() {
        let games = ["blitzkrieg", "quartermaster", "undaunted", "attack"];
        assert_eq!(nearest("blizkrieg", games), Some("blitzkrieg"));
        assert_eq!(nearest("Undauted", games), Some("undaunted"));
        assert_eq!(nearest("chess", games), None);
        assert_eq!(nearest("", games), None);
    }
}

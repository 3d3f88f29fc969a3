//! The word that a misspelt one was meant to be.

/// The known word that is nearest to this one; the first of several.
pub(super) fn nearest<S: AsRef<str>>(word: &str, known: impl IntoIterator<Item = S>) -> Option<String> {
    let distance = |known: &S| strsim::osa_distance(word, known.as_ref());
    known.into_iter().min_by_key(distance).map(|known| known.as_ref().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_has_the_fewest_slips() {
        let known = ["ukraine", "russia", "moscow"];
        for (word, near) in [("ukrain", "ukraine"), ("rusisa", "russia"), ("Moscow", "moscow")] {
            assert_eq!(nearest(word, known).as_deref(), Some(near));
        }
        assert_eq!(nearest("x", [""; 0]), None);
    }
}

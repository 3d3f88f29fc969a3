//! The table in few lines: what is said of the same thing in the same way goes into one.

use engine::Say;
use scene::Words;

/// A remark longer than this stays a line of its own.
const SHORT: usize = 40;

/// The lines of a table's text.
pub(super) fn lines(text: &[Say], words: &Words) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut last = "";
    for say in text {
        let said = words.say(say);
        match lines.last_mut().filter(|_| say.id == last).and_then(|line| Some((joined(line, &said)?, line)))
        {
            Some((whole, line)) => *line = whole,
            None => lines.push(said),
        }
        last = say.id;
    }
    lines
}

/// Two lines with the same words before the colon as one.
fn joined(line: &str, next: &str) -> Option<String> {
    let (head, tail) = next.split_once(": ")?;
    let same = line.split_once(": ").is_some_and(|(other, _)| other == head);
    let ended = line.strip_suffix('.').unwrap_or(line);
    (same && tail.chars().count() <= SHORT).then(|| format!("{ended}; {tail}"))
}

#[cfg(test)]
mod tests {
    use scene::Lang;

    use super::*;

    #[test]
    fn remarks_on_the_same_thing_share_a_line() {
        let words = Words::new(Lang::En, &["held = { $who }, hand: { $card }.\nat = { $who }: here."]);
        let words = words.expect("it is Fluent");
        let held = |who: &str, card: &str| Say::new("held").text("who", who).text("card", card);
        let text = [
            held("Axis", "Tank"),
            held("Axis", "Army"),
            held("Allies", "Navy"),
            Say::new("at").text("who", "Allies"),
        ];
        assert_eq!(lines(&text, &words), ["Axis, hand: Tank; Army.", "Allies, hand: Navy.", "Allies: here."]);
    }
}

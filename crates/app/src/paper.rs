//! What stands on the terminal: words wrapped at its width, a little colour where that is welcome.

use crate::flags::coloured;
use crate::out::{line, put};

/// Narrower than this nothing is wrapped: it could not be read anyway.
const NARROWEST: usize = 20;
/// Lines longer than this are hard to follow, however wide the terminal is.
const WIDEST: usize = 110;
/// Columns of a list stand so far apart.
const GAP: usize = 2;

/// How words look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    /// What is asked.
    Strong,
    /// What can be left unread.
    Faint,
    /// What can be typed: it is kept in one line where it fits.
    Typed,
}

/// Where the program writes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paper {
    /// None where nobody looks on: programs read whole lines.
    pub(crate) width: Option<usize>,
    colours: bool,
}

/// An entry of a list: its head and its pieces.
pub(crate) type Item = (String, Vec<(Tone, String)>);

/// A sentence in pieces of one tone each.
pub(crate) type Pieces<'a> = &'a [(Tone, &'a str)];

impl Paper {
    /// Standard output; `COLUMNS` tells the width of what is no terminal.
    pub(crate) fn of_terminal() -> Self {
        let wide = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| usize::from(width.0));
        let told = || std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let width = wide.or_else(told).filter(|width| *width >= NARROWEST);
        Self { width: width.map(|width| width.min(WIDEST)), colours: coloured() }
    }

    /// Prints pieces after a head; further lines begin below the first piece.
    pub(crate) fn flow(&self, head: &str, pieces: Pieces<'_>) {
        flowed(head, pieces, self.width, self.colours).iter().for_each(|text| line!("{text}"));
    }

    /// Leaves nothing on the screen, nor above it.
    pub(crate) fn wipe(&self) {
        put(format_args!("\x1b[2J\x1b[3J\x1b[H"));
    }

    /// Prints a sentence.
    pub(crate) fn say(&self, head: &str, text: &str) {
        self.flow(head, &[(Tone::Plain, text)]);
    }

    /// Prints pieces after their heads, in as many columns as there is room for, read downwards.
    pub(crate) fn list(&self, items: &[Item]) {
        let columns = self.columns(items);
        if columns == 1 {
            for (head, pieces) in items {
                let pieces: Vec<(Tone, &str)> = pieces.iter().map(|(tone, text)| (*tone, &**text)).collect();
                self.flow(head, &pieces);
            }
            return;
        }
        let widest = items.iter().map(wide).max().unwrap_or_default();
        let rows = items.len().div_ceil(columns);
        for row in 0..rows {
            let mut text = String::new();
            for (head, pieces) in items.iter().skip(row).step_by(rows) {
                let mut cell = head.clone();
                for (i, (tone, words)) in pieces.iter().enumerate() {
                    cell.push_str(&" ".repeat(i.min(1)));
                    toned(&mut cell, *tone, words, self.colours);
                }
                let used = wide(&(head.clone(), pieces.clone()));
                text.push_str(&cell);
                text.push_str(&" ".repeat(widest + GAP - used));
            }
            line!("{}", text.trim_end());
        }
    }

    /// In how many columns these would stand.
    pub(crate) fn columns(&self, items: &[Item]) -> usize {
        let widest = items.iter().map(wide).max().unwrap_or_default() + GAP;
        self.width.map_or(1, |width| (width + GAP) / widest).max(1)
    }
}

fn wide((head, pieces): &Item) -> usize {
    chars(head) + pieces.iter().map(|(_, text)| chars(text) + 1).sum::<usize>().saturating_sub(1)
}

fn chars(text: &str) -> usize {
    text.chars().count()
}

/// The lines of a text. Words that are longer than a line are broken.
fn flowed(head: &str, pieces: Pieces<'_>, width: Option<usize>, colours: bool) -> Vec<String> {
    // Below a head without words further lines stand a little inwards, so that each beginning is seen.
    let inwards = if head.trim().is_empty() && !head.is_empty() { 2 } else { 0 };
    let indent = chars(head) + inwards;
    let room = width.map_or(usize::MAX, |width| width.saturating_sub(indent).max(NARROWEST / 2));
    let (mut lines, mut line, mut used) = (Vec::new(), String::from(head), 0);
    for (tone, text) in pieces {
        let whole = *tone == Tone::Typed && chars(text) <= room;
        let parts = if whole { vec![*text] } else { text.split(' ').collect() };
        for mut word in parts.into_iter().filter(|word| !word.is_empty()) {
            if used > 0 && used + 1 + chars(word) > room {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            while chars(word) > room {
                let at = word.char_indices().nth(room).map_or(word.len(), |(at, _)| at);
                toned(&mut line, *tone, &word[..at], colours);
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                word = &word[at..];
            }
            toned(&mut line, *tone, word, colours);
            used += chars(word);
        }
    }
    lines.push(line);
    lines
}

fn toned(line: &mut String, tone: Tone, word: &str, colours: bool) {
    let code = match tone {
        Tone::Strong if colours => "\x1b[1m",
        Tone::Faint | Tone::Typed if colours => "\x1b[2m",
        _ => return line.push_str(word),
    };
    line.push_str(code);
    line.push_str(word);
    line.push_str("\x1b[0m");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(head: &str, text: &str, width: usize) -> Vec<String> {
        flowed(head, &[(Tone::Plain, text)], Some(width), false)
    }

    #[test]
    fn words_wrap_at_the_width_below_where_they_began() {
        let lines = plain("  1  ", "Umístit armádu na Ukrajinu, příští kolo ji posílit", 25);
        assert_eq!(lines, ["  1  Umístit armádu na", "     Ukrajinu, příští", "     kolo ji posílit"]);
        assert!(lines.iter().all(|line| chars(line) <= 25));
        assert_eq!(plain("> ", "abcdefghijklmnopqrstuvwxyz", 20), ["> abcdefghijklmnopqr", "  stuvwxyz"]);
    }

    #[test]
    fn what_nobody_looks_at_stays_in_one_line() {
        let long = "word ".repeat(100);
        assert_eq!(flowed("", &[(Tone::Plain, &long)], None, false).len(), 1);
    }

    #[test]
    fn colours_take_no_room() {
        let pieces = [(Tone::Strong, "one two three"), (Tone::Faint, "four five six")];
        let bare: Vec<String> = flowed("", &pieces, Some(20), false);
        assert_eq!(bare.len(), flowed("", &pieces, Some(20), true).len());
        assert!(flowed("", &pieces, Some(20), true)[0].contains("\x1b[1mone"));
    }
}

//! What the player types: edited, remembered and completed at a terminal, read line by line from anywhere else.

use std::io::{IsTerminal as _, Lines, StdinLock};

use rustyline::completion::{Completer, Pair};
use rustyline::config::CompletionType;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::out::put;

/// Where lines come from.
pub(super) enum Input {
    Typed(Box<Editor<Words, MemHistory>>),
    Piped(Lines<StdinLock<'static>>),
}

impl Input {
    /// The keyboard, when there is one.
    pub(super) fn open() -> Self {
        let piped = || Self::Piped(std::io::stdin().lines());
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return piped();
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        let history = MemHistory::with_config(&config);
        match Editor::with_history(config, history) {
            Ok(mut editor) => {
                editor.set_helper(Some(Words::default()));
                Self::Typed(Box::new(editor))
            }
            // A terminal that cannot be edited on can still be read from.
            Err(_) => piped(),
        }
    }

    /// Whether somebody sits at a terminal.
    pub(super) const fn is_typed(&self) -> bool {
        matches!(self, Self::Typed(_))
    }

    /// Forgets what was typed: another person sits down.
    pub(super) fn forget(&mut self) {
        if let Self::Typed(editor) = self {
            // A list in memory can always be emptied.
            let _ = editor.clear_history();
        }
    }

    /// The next line; none when the player leaves. `known` can be completed.
    pub(super) fn line(&mut self, prompt: &str, known: impl FnOnce() -> Words) -> Option<String> {
        match self {
            Self::Typed(editor) => {
                if let Some(words) = editor.helper_mut() {
                    *words = known();
                }
                let line = editor.readline(prompt).ok()?;
                if !line.trim().is_empty() {
                    // A line that cannot be remembered can still be played.
                    let _ = editor.add_history_entry(line.trim());
                }
                Some(line)
            }
            Self::Piped(lines) => {
                put(format_args!("{prompt}"));
                lines.next()?.ok()
            }
        }
    }
}

/// What can be completed now.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// Commands, and choices in notation: what an empty line may become.
    pub(super) short: Vec<String>,
    /// Choices in words.
    pub(super) long: Vec<String>,
    /// What `card` can ask about, with that word before it.
    pub(super) cards: Vec<String>,
}

impl Words {
    /// Those that go on from what was typed, in whatever case.
    fn that_begin(&self, typed: &str) -> Vec<&String> {
        let typed = typed.trim_start().to_lowercase();
        let long = if typed.is_empty() { &[][..] } else { &self.long };
        let cards = if typed.contains(' ') { &self.cards[..] } else { &[] };
        let all = self.short.iter().chain(long).chain(cards);
        all.filter(|word| word.to_lowercase().starts_with(&typed)).collect()
    }
}

impl Completer for Words {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let found = self.that_begin(&line[..at]).into_iter();
        Ok((0, found.map(|word| Pair { display: word.clone(), replacement: word.clone() }).collect()))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {}

impl Validator for Words {}

impl Helper for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_is_completed_in_whatever_case() {
        let list = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let words = Words {
            short: list(&["at WE.1.2", "at WE.1.3", "board", "card"]),
            long: list(&["Umístit armádu"]),
            cards: list(&["card Kamikaze"]),
        };
        assert_eq!(words.that_begin("AT we.1").len(), 2);
        assert_eq!(words.that_begin("umístit"), ["Umístit armádu"]);
        assert_eq!(words.that_begin("c"), ["card"]);
        assert_eq!(words.that_begin("card k"), ["card Kamikaze"]);
        assert_eq!(words.that_begin("").len(), 4);
        assert!(words.that_begin("x").is_empty());
    }
}

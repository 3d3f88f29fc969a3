//! Table talk: what the people at a table say to each other. It is stored beside the table and is no part of the
//! game: whatever is promised here binds nobody.

use std::collections::VecDeque;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::{Live, TableError, Tables, Who};
use crate::store::Said;

/// A line has at most so many characters.
pub const LONGEST: usize = 200;
/// So many lines of a table are kept; older ones are forgotten.
pub const KEPT: usize = 200;
/// A table hears at most so many lines in [`WHILE`].
const LINES: usize = 20;
const WHILE: Duration = Duration::from_secs(30);

/// What was said at a table.
#[derive(Debug)]
pub struct Talk {
    lines: RwLock<Vec<Said>>,
    /// Nobody may speak: the table was opened without talk.
    off: RwLock<bool>,
    /// When the latest lines came; held by whoever adds one.
    latest: tokio::sync::Mutex<VecDeque<Instant>>,
    /// The number of the last line.
    said: watch::Sender<u32>,
}

impl Default for Talk {
    fn default() -> Self {
        Self {
            lines: RwLock::default(),
            off: RwLock::default(),
            latest: tokio::sync::Mutex::default(),
            said: watch::channel(0).0,
        }
    }
}

impl Talk {
    /// All lines that are kept, oldest first.
    #[must_use]
    pub fn lines(&self) -> Vec<Said> {
        self.lines.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the table was opened without talk.
    #[must_use]
    pub fn off(&self) -> bool {
        *self.off.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the last line, and of every later one.
    #[must_use]
    pub fn follow(&self) -> watch::Receiver<u32> {
        self.said.subscribe()
    }

    fn add(&self, said: Said) {
        let n = said.seq;
        let mut lines = self.lines.write().unwrap_or_else(PoisonError::into_inner);
        lines.push(said);
        let spare = lines.len().saturating_sub(KEPT);
        lines.drain(..spare);
        self.said.send_replace(n);
    }

    /// Takes over what the store has kept.
    pub(super) fn take_over(&self, lines: Vec<Said>, off: bool) {
        self.said.send_replace(lines.last().map_or(0, |said| said.seq));
        *self.lines.write().unwrap_or_else(PoisonError::into_inner) = lines;
        *self.off.write().unwrap_or_else(PoisonError::into_inner) = off;
    }
}

/// A line as it may stand at a table: one line, without control characters, neither empty nor too long.
fn one_line(text: &str) -> Result<String, TableError> {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&words.chars().count());
    if fits { Ok(words) } else { Err(TableError::NoLine) }
}

impl Tables {
    /// A person who holds a seat says a line. The answer comes when it is on disk.
    ///
    /// # Errors
    /// When the seat is another's, the table has no talk, the line does not fit or comes too soon, or the store
    /// fails.
    pub async fn say(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: u8,
        browser: &str,
        text: &str,
    ) -> Result<(), TableError> {
        live.now().may_act(&Who::Browser(browser.into()), seat)?;
        if live.talk.off() {
            return Err(TableError::NoTalk);
        }
        let text = one_line(text)?;
        let (tables, live) = (self.clone(), live.clone());
        // To its end, even when the speaker has gone: memory and disk never part.
        let work = tokio::spawn(async move {
            let mut latest = live.talk.latest.lock().await;
            let now = Instant::now();
            latest.retain(|then| now.duration_since(*then) < WHILE);
            if latest.len() >= LINES {
                return Err(TableError::TooMuchTalk);
            }
            let seq = *live.talk.said.borrow() + 1;
            let said = Said { seq, seat, text };
            tables.store.keep_talk(live.id.clone(), said.clone(), KEPT as u32).await?;
            latest.push_back(now);
            live.talk.add(said);
            Ok(())
        });
        work.await.unwrap_or_else(|_| Err(TableError::Unplayable("the talk failed at this table".into())))
    }

    /// Opens no talk at a table.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn without_talk(&self, live: &Live) -> Result<(), TableError> {
        self.store.refuse_talk(live.id.clone()).await?;
        live.talk.take_over(Vec::new(), true);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line() {
        assert_eq!(
            one_line("  I will\nnot  attack\u{7} you ").ok().as_deref(),
            Some("I will not attack you")
        );
        assert!(one_line(" \n ").is_err());
        assert!(one_line(&"ř".repeat(LONGEST)).is_ok());
        assert!(one_line(&"ř".repeat(LONGEST + 1)).is_err());
    }
}

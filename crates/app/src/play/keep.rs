//! The record on disk: written after every choice, so that nothing is lost however the game is left.

use std::io;
use std::path::{Path, PathBuf};

use engine::{Record, Say};
use scene::Lang;
use server::registry::Kind;

use crate::Wrong;
use crate::words::wrong_record;

/// A file that always holds the whole game.
#[derive(Debug)]
pub(super) struct Kept {
    path: PathBuf,
}

impl Kept {
    /// Takes a file for the record of a game, and reads the game that was left there.
    ///
    /// # Errors
    /// When it cannot be written, or holds something that would be lost.
    pub(super) fn open(path: &Path, kind: &dyn Kind, lang: Lang) -> Result<(Self, Option<Record>), Wrong> {
        let taken = |id: &'static str| Say::new(id).text("file", path.display().to_string());
        // The place of the file itself, not of a link to it: the link stays.
        let kept = Self { path: path.canonicalize().unwrap_or_else(|_| path.to_path_buf()) };
        let text = match std::fs::metadata(path) {
            Ok(found) if !found.is_file() => return Err(Box::new(taken("record-no-file"))),
            Ok(_) => std::fs::read_to_string(path).map_err(|error| kept.cannot(&error))?,
            Err(_) => String::new(),
        };
        // Better found now than when the game is over.
        std::fs::write(kept.beside(), "")
            .and_then(|()| std::fs::remove_file(kept.beside()))
            .map_err(|error| kept.cannot(&error))?;
        if text.trim().is_empty() {
            return Ok((kept, None));
        }
        let record: Record = text
            .parse()
            .map_err(|error| Box::new(taken("record-taken").text("why", wrong_record(lang, &error))))?;
        if record.game != kind.id() {
            return Err(Box::new(taken("record-other-game").text("game", record.game)));
        }
        if record.end.is_some() {
            return Err(Box::new(taken("record-over")));
        }
        Ok((kept, Some(record)))
    }

    /// Writes the whole game, or leaves what was there.
    pub(super) fn write(&self, record: &Record) -> Result<(), Wrong> {
        self.put(&record.to_string()).map_err(|error| self.cannot(&error))
    }

    /// The file, as the reader knows it.
    pub(super) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Where it is written before it takes the place of what was there.
    fn beside(&self) -> PathBuf {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
    }

    fn put(&self, text: &str) -> io::Result<()> {
        let beside = self.beside();
        let done = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, &self.path));
        if done.is_err() {
            // What could not be written in full is of no use to anybody.
            let _ = std::fs::remove_file(&beside);
        }
        done
    }

    fn cannot(&self, error: &io::Error) -> Wrong {
        Box::new(Say::new("cannot-write").text("file", self.name()).text("why", error.to_string()))
    }
}

//! Tables that this program cannot play on: they are shown as far as they go, say why, and can be ended.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Record, Refusal, Say, Seat};

use super::Sitting;
use crate::fail::short;
use crate::store::{Action, Deed, Match};

/// Why a table stands still, and what was chosen at it that could not be played.
#[derive(Debug, Clone)]
pub struct Frozen {
    /// Why, in the site's words.
    pub why: Say,
    /// Whether somebody who sits there has ended it.
    pub ended: bool,
    rest: Vec<(u8, String)>,
    /// How many of the choices that were played had been taken back later.
    back: usize,
}

impl Frozen {
    pub(super) const fn new(why: Say) -> Self {
        Self { why, ended: false, rest: Vec::new(), back: 0 }
    }

    /// Notes an action that is not played any more.
    pub(super) fn note(&mut self, action: &Action) {
        match action.deed {
            Deed::Choice => self.rest.push((action.seat, action.text.clone())),
            Deed::Undo => {
                if self.rest.pop().is_none() {
                    self.back += 1;
                }
            }
            Deed::End => self.ended = true,
            Deed::Sit | Deed::Seed | Deed::Rematch | Deed::Lend | Deed::Back => {}
        }
    }
}

/// Runs rules that may fail on what was stored; a fault of theirs stays with the one table.
pub(super) fn caught<T>(number: u32, work: impl FnOnce() -> Result<T, Say>) -> Result<T, Say> {
    let failed = |_| Err(Say::new("frozen-fault").number("number", number));
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(failed)
}

/// Why an action that was once accepted cannot be played.
pub(super) fn refused(number: u32, action: &Action, refusal: &Refusal) -> Say {
    match refusal {
        Refusal::NoUndo => Say::new("frozen-undo").number("number", number),
        _ => Say::new("import-choice").number("number", number).text("choice", short(&action.text)),
    }
}

impl Sitting {
    /// The game as a record: of a frozen one with the choices that could not be played, so that a program
    /// which can play them may.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let mut record = match (&self.stage, &self.frozen) {
            (Some(stage), _) => stage.record(),
            (None, Some(_)) => bare(self)?,
            (None, None) => return None,
        };
        let back = self.frozen.as_ref().map_or(0, |frozen| frozen.back);
        record.choices.truncate(record.choices.len().saturating_sub(back));
        for (seat, text) in self.frozen.iter().flat_map(|frozen| &frozen.rest) {
            let name = record.seats.get(Seat(*seat).index())?.clone();
            record.choices.push((name, text.clone()));
        }
        Some(record)
    }
}

/// The record of a game that could not even begin.
fn bare(sitting: &Sitting) -> Option<Record> {
    let table: &Match = &sitting.table;
    let fair = sitting.fair();
    let seed = match (&table.seed, &fair) {
        (Some(seed), _) => seed.parse().ok()?,
        (None, fair) => fair.as_ref()?.key(),
    };
    let names = sitting.kind.places(&table.setup).map(|places| places.names);
    // Where even the set-up is strange, seats go by their numbers.
    let numbers = || (0..table.places.len()).map(|n| format!("seat-{n}")).collect();
    Some(Record {
        game: table.game.clone(),
        rules: table.rules,
        seed,
        seats: names.map_or_else(|_| numbers(), |names| names.iter().map(ToString::to_string).collect()),
        setup: table.setup.clone(),
        fair,
        position: table.position.clone(),
        choices: Vec::new(),
        end: None,
    })
}

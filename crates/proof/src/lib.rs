//! What the tests of every game share: positions to play from, refusals held against a second reading of the rules,
//! which test proves which rule, scenario files,
//! records, the notation page, words and drawings.
//!
//! Everything here is called from tests and fails by panicking, with a sentence that names what is missing.

mod coverage;
mod notation;
mod position;
mod reasons;
mod records;
mod scenarios;
mod words;

pub use coverage::Coverage;
pub use notation::{Notation, blocks, given_fault, position, replays, table};
pub use position::Position;
pub use reasons::{reasons_hold, reasons_hold_in_play};
pub use records::{Ending, every_ending_has_a_record, every_record_holds, lying_record};
pub use scenarios::{Faults, Scenarios};
pub use words::{Drawn, all_words, ids, named_and_explained, random_play_has_words, same_messages};

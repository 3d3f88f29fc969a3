//! The contract of a game, and what every game gets for it: dice that cannot be bent, records that
//! replay for ever, undo that is derived, scenarios, and the promises every game keeps.
//!
//! A game is a plain `Copy` value that implements [`Game`]. [`Seated`] gives it a history, undo, replay
//! and branches; [`Table`] is the same without types, for the server. Nothing here does I/O, reads a
//! clock or knows a game.
//!
//! ```
//! use engine::{Dice, Seed};
//!
//! let mut dice = Dice::new(Seed::Number(1941));
//! let before = dice.mark();
//! assert!((1..=6).contains(&dice.roll(6)));
//! assert_ne!(dice.mark(), before); // a roll cannot be taken back
//! ```

pub mod dice;
pub mod draft;
pub mod fair;
pub mod game;
mod mark;
pub mod options;
pub mod orders;
pub mod promises;
pub mod record;
pub mod refusal;
pub mod saved;
pub mod say;
pub mod scenario;
pub mod schema;
pub mod seat;
pub mod stack;
pub mod table;

pub use dice::{Dice, Seed};
pub use fair::Fair;
pub use game::{Event, Game, Ground, House, Probe, Rated, Tell};
pub use mark::Mark;
pub use options::{GameOption, OptionError, Setup, Values};
pub use orders::{Case, Order, Orders};
pub use record::{Record, RecordError};
pub use refusal::{Refusal, Why};
pub use saved::SavedError;
pub use say::{Arg, Say};
pub use scenario::{Given, Scenario};
pub use seat::{Awaiting, Outcome, Places, Seat, Seats, Viewer};
pub use stack::Stack;
pub use table::{LogLine, Offer, Seated, Table};
/// The language of scenario files, for games that read their `given` words.
pub use toml;

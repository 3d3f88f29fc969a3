//! The drawing vocabulary: a game turns a view into a [`Scene`] of shapes and sentences; this crate turns
//! those into SVG and into words. It never sees a game's state.
//!
//! ```
//! use scene::{Lang, Words};
//!
//! let words = Words::new(Lang::En, &["token-army-2 = army 2\nplaced = Placed { $token }."]).unwrap();
//! let say = engine::Say::new("placed").name("token", "token", "army-2");
//! assert_eq!(words.say(&say), "Placed army 2.");
//! ```

pub mod book;
pub mod draw;
pub mod faults;
pub mod lines;
pub mod parts;
pub mod shapes;
pub mod svg;
pub mod words;

pub use book::{Book, Drafted, ScenarioPage, Written};
pub use draw::{Basis, CatalogueCard, Chapter, Clause, Draw, Source};
pub use parts::{Button, Card, Fact, Hand, Icon, Part, Player, Row, Step, Track, When};
pub use shapes::{Anchor, Area, Label, Panel, Scene, Shape};
pub use svg::Light;
pub use words::{Lang, Piece, Words};

//! A test for every card, deck by deck: what `cards.toml` says, worked out by hand.
//!
//! A doc comment that begins `Card ger-blitzkrieg:` names the row it proves.

mod germany;
mod italy;
mod japan;
mod list;
#[path = "../rules/table.rs"]
mod table;
mod uk;
mod usa;
mod ussr;

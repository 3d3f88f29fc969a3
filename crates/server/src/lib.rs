//! The site: lobby, tables, streams and store. It knows games only by its [`registry`].
//!
//! [`serve`](serve::serve) runs it; [`app`] is the same without a socket, for tests.

pub mod assets;
pub mod doctor;
pub mod faces;
pub mod fail;
pub mod pages;
pub mod registry;
pub mod serve;
pub mod session;
pub mod site;
pub mod store;
pub mod stream;
pub mod tables;
pub mod told;
pub mod words;

pub use serve::{Config, Data, ServeError, serve};
pub use site::{Site, app};

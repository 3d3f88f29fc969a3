//! The site as browsers meet it, with a tiny game of its own.

mod client;
mod parley;
mod playing;

//! The site as browsers meet it, with a tiny game of its own.

mod book;
mod client;
mod hostile;
mod ideas;
mod lend;
mod locales;
mod orders;
mod pages;
mod parley;
mod playing;
mod records;
mod redeal;
mod review;
mod secrets;
mod serving;
mod stores;
mod streams;
mod talk;
mod versions;

//! Pages: functions from what a reader may know to markup.

pub mod bar;
pub mod cards;
pub mod edit;
pub mod error;
pub mod fair;
pub mod home;
pub mod ideas;
pub mod import;
pub mod layout;
pub mod links;
pub mod orders;
pub mod parts;
pub mod prompt;
pub mod read;
pub mod replay;
pub mod review;
pub mod rules;
pub mod scenarios;
pub mod setup;
pub mod table;
pub mod talk;

//! The rules, chapter by chapter: every clause has a test that cites it.
//!
//! A doc comment that begins `Rule 9.3:` or `Rules 6.6 and 8.2:` names the clauses a test proves;
//! `docs/coverage-quartermaster.md` is made from these lines.

mod battle;
mod board;
mod build;
mod cards_and_zones;
mod conventions;
mod discards;
mod laws;
mod orders;
mod pieces;
mod reallocate;
mod referee;
mod removal;
mod rulings;
mod scoring;
mod set_up;
mod supply;
mod switches;
mod table;
mod text;
mod turn;
mod why;
mod windows;

//! The rules, chapter by chapter: every clause has a test that cites it.
//!
//! A doc comment that begins `Rule 9.3:` or `Rules 6.6 and 8.2:` names the clauses a test proves;
//! `docs/coverage-quartermaster.md` is made from these lines.

mod board;
mod cards_and_zones;
mod conventions;
mod pieces;
mod referee;
mod set_up;
mod supply;
mod table;
mod turn;

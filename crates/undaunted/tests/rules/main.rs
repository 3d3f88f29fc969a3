//! The rules, chapter by chapter: every clause has a test that cites it.
//!
//! A doc comment that begins `Rule 9.3:` or `Rules 6.6 and 8.2:` names the clauses a test proves;
//! `docs/coverage-undaunted.md` is made from these lines.

mod beliefs;
mod board;
mod book;
mod campaign;
mod casualties;
mod combat;
mod components;
mod editions;
mod information;
mod loaded;
mod movement;
mod round;
mod set_up;
mod support;
mod table;
mod turn;
mod victory;
mod why;

//! The rules, chapter by chapter: every clause has a test that cites it.
//!
//! A doc comment that begins `Rule 9.3:` or `Rules 6.6 and 8.2:` names the clauses a test proves;
//! `docs/coverage-blitzkrieg.md` is made from these lines.

mod beliefs;
mod board;
mod closings;
mod effects;
mod ending;
mod hunches;
mod influence;
mod nippon;
mod placement;
mod referee;
mod rival;
mod secrecy;
mod set_up;
mod special_weapons;
mod steps;
mod stratagems;
mod switches;
mod table;
mod tokens;
mod turn;
mod why;

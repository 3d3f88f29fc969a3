//! The rules, chapter by chapter: every clause has a test that cites it.
//!
//! A doc comment that begins `Rule A7.3:` or `Rules A4.4 and A4.5:` names the clauses a test proves;
//! `Card base-oil-01:` names the row of the printed sheet; `docs/coverage-attack.md` is made from these lines.

mod advanced_set_up;
mod air_and_raids;
mod at_hand;
mod basic_moves;
mod basic_set_up;
mod battles;
mod beliefs;
mod cards;
mod diplomacy;
mod eagles;
mod economic;
mod economy;
mod ending;
mod laws;
mod map;
mod naval;
mod numbers;
mod sea_moves;
mod table;
mod technologies;
mod trade;
mod why;

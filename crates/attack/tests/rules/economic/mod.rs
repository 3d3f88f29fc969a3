//! Every economic card and trade route, one test each: what the row of the printed sheet says. Sections A8, A12,
//! A15, B13, B17 and B18.

mod base;
mod check;
mod expansion;
mod routes;

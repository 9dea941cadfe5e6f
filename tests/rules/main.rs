//! The rules of the base game, one test for each fact.
//!
//! The comment above each test names the rules of `docs/rules.md` it is about; `coverage` sees to it that none is
//! missing.

mod bidding;
mod clean_up;
mod coverage;
mod djinns;
mod examples;
mod scoring;
mod secrets;
mod setup;
mod sowing;
mod table;
mod tribes;
mod turn;

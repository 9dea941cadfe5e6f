//! The rules of the game and its expansions, one test for each fact.
//!
//! The comment above each test names the rules of `docs/rules.md` it is about; `coverage` sees to it that none is
//! missing.

mod artisans;
mod bidding;
mod carpet;
mod clean_up;
mod conditions;
mod coverage;
mod deals;
mod djinns;
mod examples;
mod expansions;
mod five;
mod flute;
mod items;
mod magic;
mod mountains;
mod scoring;
mod secrets;
mod setup;
mod sowing;
mod table;
mod tent;
mod tribes;
mod turn;
mod whims;

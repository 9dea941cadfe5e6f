//! The rules of the game and its expansions, one test for each fact.
//!
//! The line above each test names its rules of `docs/rules.md`. The tests in `coverage` fail where a rule has no test.

mod artisans;
mod bidding;
mod carpet;
mod clean_up;
mod conditions;
mod coverage;
mod deals;
mod djinns;
mod examples;
mod five;
mod flute;
mod items;
mod magic;
mod mountains;
mod possessions;
mod scoring;
mod secrets;
mod setup;
mod sowing;
mod sums;
mod tent;
mod tribes;
mod turn;
mod whims;

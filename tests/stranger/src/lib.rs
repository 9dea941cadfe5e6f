//! What a stranger writes on top of the published crates: a bot that plays against ours, a count of positions, and a study of
//! a thousand records. `cargo xtask test` runs it.

#![cfg(test)]

mod bot;
mod perft;
mod study;

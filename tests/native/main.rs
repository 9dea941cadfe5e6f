//! All native tests, in one program so that the crate is linked once.
//!
//! `cargo test --no-default-features rules::` runs those of one module.

mod ai;
mod architecture;
mod edit;
mod embed;
mod learn;
mod library;
mod listing;
mod live;
mod looks;
mod notation;
mod pad;
mod perft;
mod play;
mod practice;
mod properties;
mod replay;
mod review;
mod rules;
mod share;
mod support;
mod table;
mod thinker;
mod trees;
mod wording;

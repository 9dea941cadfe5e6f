//! All native tests, in one program so that the crate is linked once.
//!
//! `cargo test --no-default-features rules::` runs those of one module.

mod advising;
mod ai;
mod architecture;
mod branch;
mod codes;
mod correspondence;
mod editing;
mod embedding;
mod forced;
mod guide;
mod hints;
mod imports;
mod lessons;
mod listing;
mod notation;
mod opponents;
mod pad;
mod pad_history;
mod pad_sharing;
mod perft;
mod properties;
mod puzzles;
mod replay;
mod review;
mod rules;
mod saved;
mod scene;
mod support;
mod thinking;
mod trees;
mod wording;

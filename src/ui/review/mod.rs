//! A game looked at afterwards, without a browser: the verdicts as a game keeps them, and what the page draws of them.

mod graph;
mod verdicts;
mod sums;

pub use graph::{Graph, Measure, Turning, turnings};
pub use verdicts::{Verdicts, read_verdict};
pub use sums::{SumInTenths, tenths};

//! Analysed games, without a browser: the verdicts as a game keeps them, and what the page draws of them.
//!
//! The verdicts are part of the text of a stored game, so copies and files have them. Links do not.

mod decided;
mod extent;
mod graph;
mod parts;
mod sums;
mod verdicts;

pub use decided::Decided;
pub use extent::Extent;
pub use graph::{Graph, Measure, TurningPoint, spread, turning_points};
pub use parts::{LossParts, LossThing};
pub use sums::{SumInTenths, tenths};
pub use verdicts::{Verdicts, read_verdict};

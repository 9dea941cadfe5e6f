//! Hints without a browser: what the adviser found, and the stages in which a player hears it.

mod advised;
mod place;
mod stage;
pub mod suggestion;

pub use advised::{Advised, AdvisedLine, BestEnd};
pub(in crate::ui) use advised::{float, list, read_reason, seat};
pub use place::place;
pub use stage::HintStage;

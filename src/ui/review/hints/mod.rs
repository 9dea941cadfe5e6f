//! Hints without a browser: what the adviser found, and the stages in which a player hears it.

mod advised;
mod deeds;
mod stage;
pub mod suggestion;

pub use advised::{Advised, AdvisedLine, BestEnd};
pub(in crate::ui) use advised::{float, list, read_outcome, seat};
pub use deeds::{Deed, Deeds, of_tribe};
pub use stage::HintStage;

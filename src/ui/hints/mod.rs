//! Hints without a browser: what the thinker advises, and in which stages a player hears it.

mod advised;
mod stage;

pub use advised::{Advised, AdvisedLine, BestEnd};
pub use stage::Stage;

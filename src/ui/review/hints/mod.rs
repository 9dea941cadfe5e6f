//! Hints without a browser: what the adviser found, and the stages in which a player hears it.

mod adding_up;
mod advised;
mod bids;
mod deeds;
mod stage;
pub mod suggestion;

pub use adding_up::{adding_up, adding_up_to};
pub use advised::{Advised, AdvisedLine, BestEnd};
pub(in crate::ui) use advised::{float, list, read_account, read_outcome, read_turn, seat};
pub use bids::{BidGain, BidReason, BidRow, BidTable, LaterGain, spread};
pub use deeds::{Deed, Deeds, is_coins, of_tribe};
pub use stage::HintStage;

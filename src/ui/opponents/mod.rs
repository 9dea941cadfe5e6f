//! Computers at the table, without a browser: the account of a turn, one's own take-back, the pace at which a turn is
//! shown, and the results of a device.

mod account;
mod decision;
mod pace;
mod results;
mod take_back;

pub use account::{Account, Deed, Kill, TurnAccount, latest, since};
pub(in crate::ui) use decision::{decider, end_decision};
pub use pace::Pace;
pub use results::{Results, Tally};
pub use take_back::own_last_decision;
pub(in crate::ui) use take_back::{StandingDecision, last_decision_of, standing};

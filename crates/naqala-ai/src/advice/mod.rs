//! Advice: the best lines, how sure they are and why, and the analysis of a game.

mod account;
mod advise;
mod advised_line;
mod analyse;
mod analysis;
mod ends;
mod idea;
mod judge;
mod loss_kind;
mod moment;
mod outcome;
mod paired;
mod reason;
mod rollout;
mod sheet;
mod weigh;

pub use account::Account;
pub use advise::{Advice, Adviser, Plan};
pub use advised_line::AdvisedLine;
pub use analyse::Analyser;
pub use analysis::{Analysis, MarginSum};
pub use ends::{EndSearch, MoveEnd};
pub use idea::Idea;
pub(super) use idea::few_each;
pub use judge::{DecisionVerdict, ExpectedPoints, Mark};
pub use loss_kind::LossKind;
pub use outcome::{Leaves, Outcome, leaves};
pub use reason::Reason;
pub use sheet::{Shares, TermSheet, TermValue};
pub use weigh::weigh;

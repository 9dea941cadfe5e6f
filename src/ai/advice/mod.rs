//! Advice: the best lines, how sure they are and why, and the analysis of a game.

mod advise;
mod analyse;
mod analysis;
mod choice;
mod ends;
mod hint;
mod idea;
mod judge;
mod kind;
mod look;
mod moment;
mod paired;
mod reason;
mod rollout;
mod sheet;

pub use advise::{Advice, Adviser, Plan};
pub use analyse::Analyser;
pub use analysis::{Analysis, Sum};
pub use choice::Choice;
pub use ends::{End, ends_at};
pub use hint::Hint;
pub use idea::Idea;
pub use judge::{Judged, Mark};
pub use kind::Kind;
pub use look::Leaves;
pub use reason::Reason;
pub use sheet::{Shares, TermSheet, TermValue};

//! Opponents and advice: what a seat should do, from what that seat may know.
//!
//! [`Knowledge`] is what the player to act may know of a game. A [`Search`] takes it and finds a line: the actions up
//! to the next one that reveals something, or the end of the turn. The search is deterministic: the same knowledge,
//! level and seed give the same line on every platform. It knows the rules and nothing else: no I/O, no clock, no
//! thread.
//!
//! Three types hold a line with figures: a [`Line`] is what a search plays, an [`AdvisedLine`] what advice compares with
//! other lines, and a [`MoveEnd`] the best way to end a move on a tile. On the way there are a `Move` that is not played
//! yet, a `TriedTurn` that is played to its end, and a `Run` that is played on in samples.
//!
//! ```
//! use naqala_ai::{Knowledge, Search};
//! use naqala_rules::game::{Level, Options, Record};
//! let mut record = Record::new(Options::new(["Anna", "Sam"], 42))?;
//! for _ in 0..12 {
//!     let Some(knowledge) = Knowledge::of_record(&record) else { break };
//!     let mut search = Search::new(&knowledge, Level::Apprentice, 7);
//!     while !search.step(1000) {}
//!     for action in search.best().actions {
//!         record.play(action)?;
//!     }
//! }
//! assert!(record.len() > 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod bid;
mod evaluator;
mod figures;
mod flute;
mod kept;
mod knowledge;
mod layout;
mod level;
mod lines;
mod moves;
mod outlook;
mod playout;
mod search;
mod sowing;
mod style;
mod term;
pub mod text;
mod trials;
mod turn;
mod value;
mod weights;
mod worth;

pub use advice::{
    Account, Advice, AdvisedLine, Adviser, Analyser, Analysis, DecisionVerdict, EndSearch, ExpectedPoints, Idea,
    Leaves, LossKind, MarginSum, Mark, MoveEnd, Outcome, Plan, Reason, Shares, TermSheet, TermValue, leaves, weigh,
};
pub use evaluator::survey;
pub use kept::Kept;
pub use knowledge::Knowledge;
pub use level::Skill;
pub use lines::Scope;
pub use moves::Width;
pub use naqala_rules::game::Level;
pub use playout::BidTurn;
pub use search::{Line, Search};
pub use style::Style;
pub use term::{Amounts, Promise, TERMS, Term};
pub use value::{Weights, progress};

/// The example of the README, which is tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

//! Text ⇄ types: actions, positions, records, events and the engine's line protocol, as `docs/notation.md` describes
//! them.
//!
//! [`Action`](crate::game::Action) and [`Entry`](crate::game::Entry) are read by `FromStr` and written by `Display`;
//! [`Event`](crate::game::Event) is written by serde; for the others there are [`position`] and [`record`].

mod action;
mod event;
mod failure;
pub mod position;
mod protocol;
pub(crate) mod reader;
pub mod record;

pub use action::SyntaxError;
pub use position::{Position, PositionError};
pub use protocol::{Engine, LONGEST_LINE, Reply};
pub use record::{RecordError, WrittenRecord};

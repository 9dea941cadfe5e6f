//! Text ⇄ types: actions, positions, records, events and the engine's line protocol, as `docs/notation.md` describes
//! them.

mod action;
pub mod position;
mod reader;
pub mod record;

pub use action::SyntaxError;
pub use position::{Position, PositionError};
pub use record::{RecordError, WrittenRecord};

//! The game as text: actions, positions, records and events, as in `docs/notation.md`, and the engine's line protocol,
//! as in `docs/protocol.md`.
//!
//! `FromStr` reads an [`Action`](crate::game::Action) or an [`Entry`](crate::game::Entry), and `Display` writes it.
//! Serde writes an [`Event`](crate::game::Event). [`position`] and [`record`] read and write the rest.

mod action;
pub(crate) mod advise;
pub(crate) mod analyse;
mod event;
mod failure;
pub mod position;
mod protocol;
pub mod puzzle;
pub(crate) mod reader;
pub mod record;
pub(crate) mod sketch;
pub(crate) mod stock;
mod think;

pub use action::{SyntaxError, read_actions};
pub use position::{PositionError, WrittenPosition};
pub use protocol::{Engine, EngineReply, LONGEST_LINE};
pub use record::{RecordError, WrittenRecord};

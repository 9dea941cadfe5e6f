//! The game as text: actions, positions, records and events, as in `docs/notation.md`.
//!
//! `FromStr` reads an [`Action`](crate::game::Action) or an [`Entry`](crate::game::Entry), and `Display` writes it.
//! Serde writes an [`Event`](crate::game::Event). [`position`] and [`record`] read and write the rest.

mod action;
mod event;
pub mod position;
pub mod reader;
pub mod record;
#[doc(hidden)]
pub mod sketch;
#[doc(hidden)]
pub mod stock;

pub use action::{SyntaxError, read_actions};
pub use position::{PositionError, WrittenPosition};
pub use record::{RecordError, WrittenRecord};

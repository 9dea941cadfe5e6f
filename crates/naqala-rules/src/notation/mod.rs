//! The game as text: actions, positions, records and events, as in `docs/notation.md`.
//!
//! `FromStr` reads an [`Action`](crate::game::Action) or an [`Entry`](crate::game::Entry), and `Display` writes it.
//! With the feature `serde`, which is on by default, serde writes an [`Event`](crate::game::Event), and the modules `position` and
//! `record` read and write the rest.

mod action;
#[cfg(feature = "serde")]
mod event;
pub mod note;
pub mod picture;
#[cfg(feature = "serde")]
pub mod position;
#[cfg(feature = "serde")]
pub mod reader;
#[cfg(feature = "serde")]
pub mod record;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub mod sketch;
#[doc(hidden)]
pub mod stock;

pub use action::SyntaxError;
#[cfg(feature = "serde")]
pub use action::read_actions;
#[cfg(feature = "serde")]
pub use position::{PositionError, WrittenPosition};
#[cfg(feature = "serde")]
pub use record::{RecordError, WrittenRecord};

//! Click to sow: the player picks up a tile's meeples and drops them along a path.
//!
//! A tap picks up a tile or drops a meeple on a highlighted one, a stroke does both, and a meeple can be dragged from the
//! hand. [`recogniser`] says what a pointer does; `board_pointer` and `hand_pointer` turn it into intents for the match,
//! which undoes each of them. [`scene`](super::scene) says what is highlighted and what a tap means (`tap`, `path`), and
//! [`game::sow`](crate::game::Sow) which drops can still end legally.

#[cfg(feature = "web")]
mod board_pointer;
#[cfg(feature = "web")]
pub mod hand;
#[cfg(feature = "web")]
mod hand_pointer;
#[cfg(feature = "web")]
mod path;
pub mod recogniser;
#[cfg(feature = "web")]
mod tile_marks;
#[cfg(feature = "web")]
mod under_pointer;

#[cfg(feature = "web")]
pub use board_pointer::{BoardPointer, use_board_pointer};
#[cfg(feature = "web")]
pub use path::{PathOverlay, draw_advised_path};
#[cfg(feature = "web")]
pub use tile_marks::TileMarks;

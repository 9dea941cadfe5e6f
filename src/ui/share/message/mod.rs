//! Games by message: each player has the game on a device of their own, and messages carry it from one to the others.
//!
//! A message is a link ([`Message`]). It holds the whole game in about two hundred characters, so any message opens the
//! game on any device, and the next one makes up for a lost one. [`relate`] compares a received game with the stored
//! one: entries that follow, nothing new, an older state, or a fork. [`receive`] returns what a message means for the
//! device.
//!
//! A computer plays at whichever device its turn comes up, and nobody sends before it has finished. A search depends on
//! the record, the level and the number of entries alone, so the next device can check what the computer decided.

mod receive;
mod relation;
mod send;
mod text;

pub use receive::{LocalGame, Received, adopt, receive, seated_at, watched};
pub use relation::{Relation, relate};
pub use send::{can_ask, people_to_tell, to_send};
pub use text::{Message, is_message};

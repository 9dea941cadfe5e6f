//! The table: everything that a game shows and obeys, wherever it is shown.
//!
//! [`scene`] computes what is drawn, what is highlighted and what a tap means, as pure functions; [`describe`] puts it in
//! words. [`session`] is a game with what its players agreed on. The store (feature `store`) holds the match on the page; the
//! views and gestures (feature `web`) draw the scene and send intents.

pub mod allow;
pub mod describe;
pub mod forced;
#[cfg(feature = "web")]
pub mod gestures;
pub mod notes;
#[cfg(feature = "web")]
pub mod pieces;
pub mod scene;
pub mod session;
pub mod sow;
#[cfg(feature = "store")]
pub mod store;
#[cfg(feature = "web")]
pub mod view;

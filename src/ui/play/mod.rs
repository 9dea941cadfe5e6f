//! A game from its set-up to its end: the page, computers' turns, the hand-over, the past, the guide of a first game, the
//! dialogs over it.

#[cfg(feature = "web")]
pub mod dialogs;
pub mod finale;
pub mod guide;
#[cfg(feature = "web")]
pub mod setup;
#[cfg(feature = "web")]
pub mod view;

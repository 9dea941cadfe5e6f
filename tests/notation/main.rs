//! The notation: what is written is read again, what cannot be is refused with its reason, and nothing panics.

mod actions;
mod engine;
mod events;
mod fixtures;
mod golden;
mod made_up;
mod playout;
mod positions;
#[cfg(feature = "cli")]
mod program;
mod records;
mod robust;
mod views;

//! Stores: the match that is played and the settings of this device.

mod play;
mod settings;

pub use play::Match;
pub use settings::{Settings, Theme};

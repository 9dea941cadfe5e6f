//! Stores: the match that is played, the games that are kept, and the settings of this device.

pub mod browser;
mod database;
pub mod local;
pub mod lock;
mod past;
mod persist;
mod play;
mod progress;
mod settings;
mod sheets;
pub mod squeeze;
mod store;

pub use crate::ui::theme::Theme;
pub use database::StoreError;
pub use past::Past;
pub use play::{Manner, Match};
pub use progress::Progress;
pub use settings::Settings;
pub use sheets::{Sheet, Sheets};
pub use store::{Kept, Store, acknowledge};

//! Stores: the match that is played, the games that are kept, and the settings of this device.

mod database;
pub mod local;
mod past;
mod play;
mod settings;
mod sheets;
mod store;

pub use database::StoreError;
pub use past::Past;
pub use play::Match;
pub use settings::{Settings, Theme};
pub use sheets::{Sheet, Sheets};
pub use store::{Kept, Store};

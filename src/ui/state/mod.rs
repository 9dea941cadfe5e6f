//! Stores: the match that is played, the games that are kept, and the settings of this device.

pub mod browser;
mod database;
pub mod local;
pub mod lock;
mod navigation;
mod open_game;
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
pub use navigation::{EDIT, Navigation, Screen};
pub use open_game::{OpenGame, fresh_id};
pub use past::Past;
pub use play::{Match, MatchConfig};
pub use progress::Progress;
pub use settings::Settings;
pub use sheets::{Sheet, Sheets};
pub use store::{Store, StoredGame, acknowledge};

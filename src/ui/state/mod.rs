//! Stores: the match on the page, the games and settings of this device, and the browser APIs behind them.

pub mod browser;
pub mod compression;
mod database;
mod dialogs;
mod hints;
mod history_cursor;
pub mod local_storage;
pub mod lock;
#[cfg(feature = "web")]
mod navigation;
mod open_branch;
mod open_game;
mod persistence;
mod play;
mod progress;
pub mod results;
#[cfg(feature = "web")]
mod review;
mod settings;
mod store;
mod stored_game;

pub use crate::ui::theme::Theme;
pub use database::StoreError;
pub use dialogs::{Dialog, Dialogs};
pub use hints::{Asked, Hints};
pub use history_cursor::HistoryCursor;
#[cfg(feature = "web")]
pub use navigation::{DRAFT_KEY, EDIT, Navigation, REPLACED_KEY, SCORE, Screen};
pub use open_branch::{OpenBranch, Trial};
pub use open_game::{OpenGame, fresh_id};
pub use play::{Match, MatchConfig};
pub use progress::Progress;
#[cfg(feature = "web")]
pub use review::Review;
pub use settings::{Settings, usual_pace};
pub use store::{Store, acknowledge, set_on_page};
pub use stored_game::StoredGame;

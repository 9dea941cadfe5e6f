//! The games of this device: their text, the database, the lock of the tab that plays one; and the results against
//! computers.

#[cfg(feature = "store")]
mod database;
pub mod describe;
#[cfg(feature = "store")]
pub mod lock;
#[cfg(feature = "store")]
mod persistence;
mod results;
#[cfg(feature = "store")]
pub mod results_store;
pub mod saved;
#[cfg(feature = "store")]
mod store;
#[cfg(feature = "store")]
mod stored_changes;
pub mod stored_game;

#[cfg(feature = "store")]
pub use database::{StoreError, mend};
pub use results::{Results, Tally};
#[cfg(feature = "store")]
pub use store::{FetchMend, Games, Mend, Store};
#[cfg(feature = "store")]
pub use stored_changes::use_stored_changes;
pub use stored_game::StoredGame;

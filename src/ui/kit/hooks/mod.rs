//! Hooks: they listen to the browser for a component, and stop with it.

mod awake;
mod full_screen;
mod guard;
mod height;
mod presence;
mod timeout;

pub use awake::{is_refused as is_wake_lock_refused, use_awake};
pub use full_screen::{has_full_screen, is_full_screen, toggle_full_screen};
pub use guard::guard;
pub use height::use_height;
pub use presence::Presence;
pub use timeout::{ComponentTimeout, use_timeout};

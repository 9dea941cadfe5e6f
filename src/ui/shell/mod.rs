//! What the products share of the page around them: the screens and their addresses, the dialogs, the tables of lazy chunks,
//! notices, the crash screen.

#[cfg(feature = "web")]
mod arrived_link;
#[cfg(feature = "web")]
pub mod chunks;
#[cfg(feature = "web")]
pub mod crash;
#[cfg(feature = "web")]
pub mod dialog_button;
#[cfg(feature = "web")]
pub mod dialog_host;
pub mod dialogs;
#[cfg(feature = "web")]
pub mod install;
#[cfg(feature = "web")]
pub mod leave;
#[cfg(feature = "web")]
pub mod live;
#[cfg(feature = "web")]
pub mod navigation;
#[cfg(feature = "web")]
pub mod notice;
#[cfg(feature = "web")]
pub mod print;
#[cfg(feature = "web")]
pub mod update;

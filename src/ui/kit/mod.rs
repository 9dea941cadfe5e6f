//! What every room uses: icons, focus, files, codes to scan, settings, lazy chunks, hooks for the browser. It imports from
//! no other room.

#[cfg(feature = "web")]
pub mod aria;
#[cfg(feature = "web")]
pub mod back;
#[cfg(feature = "store")]
pub mod browser;
#[cfg(feature = "web")]
pub mod choice;
#[cfg(feature = "web")]
pub mod date;
#[cfg(feature = "web")]
pub mod download;
#[cfg(feature = "web")]
pub mod focus;
#[cfg(feature = "web")]
pub mod hooks;
#[cfg(feature = "web")]
pub mod icon;
#[cfg(feature = "web")]
pub mod lazy_chunk;
#[cfg(feature = "store")]
pub mod local_storage;
#[cfg(feature = "store")]
pub mod media;
#[cfg(feature = "web")]
pub mod qr;
pub mod settings;
#[cfg(feature = "web")]
pub mod styles;
#[cfg(feature = "web")]
pub mod switch;
#[cfg(feature = "web")]
pub mod text;
#[cfg(feature = "web")]
pub mod text_to_keep;

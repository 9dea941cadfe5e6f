//! The page. [`scene`] computes what is drawn, what is highlighted and what a tap means, as pure functions with native
//! tests; [`describe`] puts it in words. The stores (feature `store`) hold signals; the components (feature `web`) only
//! draw the scene.

pub mod allow;
pub mod apart;
pub mod branch;
pub mod correspondence;
pub mod describe;
pub mod edit;
pub mod embed;
pub mod forced;
pub mod guide;
pub mod hints;
pub mod history;
pub mod import;
pub mod lesson;
pub mod opponents;
pub mod overlay;
pub mod pad;
pub mod puzzle;
pub mod review;
pub mod saved;
pub mod scene;
pub mod seating;
pub mod secrecy;
pub mod session;
pub mod share;
pub mod theme;

#[cfg(feature = "web")]
mod app;
#[cfg(feature = "web")]
mod chunks;
#[cfg(feature = "web")]
mod components;
#[cfg(feature = "web")]
pub mod crash;
#[cfg(feature = "web")]
mod entry;
#[cfg(feature = "web")]
mod hooks;
#[cfg(feature = "web")]
mod lazy_chunk;
#[cfg(feature = "web")]
mod seams;
#[cfg(feature = "store")]
pub mod state;
#[cfg(feature = "web")]
mod styles;
#[cfg(feature = "web")]
mod text;
#[cfg(feature = "web")]
pub mod thinking;

#[cfg(feature = "web")]
pub use entry::start;

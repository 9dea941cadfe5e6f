//! The page. [`scene`] says what is drawn, what is lit and what a tap means, as a pure function with native tests;
//! [`describe`] puts it in words. Components (feature `web`) only draw it.

pub mod allow;
pub mod describe;
pub mod edit;
pub mod embed;
pub mod history;
pub mod import;
pub mod lesson;
pub mod overlay;
pub mod saved;
pub mod scene;
pub mod session;
pub mod share;
pub mod table;
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
mod seams;
#[cfg(feature = "web")]
pub mod state;

#[cfg(feature = "web")]
mod text;

#[cfg(feature = "web")]
pub use entry::start;

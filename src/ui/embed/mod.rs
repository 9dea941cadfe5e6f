//! Boards on other pages.

pub mod describe;
pub mod model;
#[cfg(feature = "web")]
pub mod view;

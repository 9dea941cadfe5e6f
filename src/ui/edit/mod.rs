//! The editor of positions and lessons.

pub mod describe;
pub mod model;
#[cfg(feature = "web")]
pub mod view;

//! The score pad for games at a real table.

pub mod describe;
pub mod model;
#[cfg(feature = "web")]
pub mod view;

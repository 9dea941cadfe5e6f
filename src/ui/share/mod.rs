//! A game on its way: links, codes to scan, messages, files and texts, to and from other devices.

pub mod alternative;
pub mod arrival;
pub mod codes;
#[cfg(feature = "store")]
pub mod compression;
pub mod describe;
mod element_code;
pub mod embed_code;
pub mod import;
pub mod message;
pub mod package;
#[cfg(feature = "web")]
pub mod view;

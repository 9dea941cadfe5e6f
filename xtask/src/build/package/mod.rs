//! The npm packages.

mod board;

pub use board::{is_for_pages, is_pinned, pack, release};

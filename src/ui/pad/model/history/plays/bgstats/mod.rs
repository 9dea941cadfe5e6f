//! Files of BG Stats: its backup in JSON, and play files (`.bgsplay`), which have fewer lists of the same form.

mod lines;
mod link;
mod read;
mod write;

pub use link::link;
pub use read::{is_file, read};
pub use write::write;

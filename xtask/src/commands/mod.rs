//! One file per command.

pub mod arena;
pub mod bench;
pub mod check;
pub mod e2e;
pub mod play;
pub mod shots;
pub mod size;
pub mod taps;
pub mod test;

mod licences;
mod node;

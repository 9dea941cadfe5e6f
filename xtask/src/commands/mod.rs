//! The commands.

pub mod arena;
pub mod bench;
pub mod check;
pub mod e2e;
pub mod locales;
pub mod looks;
pub mod play;
pub mod relay;
pub mod scripts;
pub mod size;
pub mod test;

mod crates;
mod licences;
mod node;

//! The page of one's own puzzles and of the losses over games, and what other pages show of them.

mod drill;
mod glance;
mod kept;
mod losses;
mod page;
mod storage;

pub use glance::OwnGlance;
pub use kept::{Keep, KeptNote};
pub use page::PracticePage;

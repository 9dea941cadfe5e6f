//! The score pad.

mod about;
mod context;
mod dock;
mod history;
mod page;
mod picture;
mod share;
mod shared;
mod sheet;
mod storage;
mod things;
mod words;

pub use history::fill;
pub use page::PadPage;

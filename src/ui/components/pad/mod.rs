//! The score pad.

mod about;
mod context;
mod dock;
mod page;
mod sheet;
mod storage;
mod things;

pub use page::PadPage;

//! The score pad.

mod about;
mod context;
mod dock;
mod history;
mod page;
mod sheet;
mod storage;
mod things;
mod words;

pub use page::PadPage;

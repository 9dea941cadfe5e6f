//! The score pad: sheets, their history, and what they share.

mod history;
mod sharing;
mod sheets;

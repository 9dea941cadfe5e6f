//! The score pad: sheets, their history, and what they share.

mod history;
mod plays;
mod sharing;
mod sheets;
mod statistics;

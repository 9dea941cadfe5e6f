//! The dialogs over a game: menu, log, score sheet, agreements, results.

pub mod agreements;
mod beside;
mod brought;
pub mod log;
pub mod menu;
pub mod points;
pub mod question;
pub mod rematch;
pub mod results;
pub mod score_sheet;
pub mod take_back;

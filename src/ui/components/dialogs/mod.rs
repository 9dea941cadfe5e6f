//! The dialogs: one host, [`host`], and the contents it can show.

pub mod export;
pub mod help;
pub mod host;
pub mod log;
pub mod menu;
pub mod message;
pub mod open;
pub mod results;
pub mod rule_link;
pub mod score_sheet;
pub mod send;
pub mod settings;
pub mod share;
pub mod shared;
pub mod table;

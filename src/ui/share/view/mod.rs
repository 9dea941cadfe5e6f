//! The dialogs that send a game, show it as a code or a text, and open one.

pub mod arrivals;
pub mod embed_code;
pub mod export;
pub mod lesson_menu;
pub mod message;
pub mod open;
pub mod package;
pub mod picture;
pub mod send;
pub mod share;
pub mod shared;

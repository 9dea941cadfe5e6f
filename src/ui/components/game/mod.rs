//! The page of a game.

pub mod hand_over;
pub mod history_bar;
pub mod page;
pub mod top_bar;

//! The page of a game and what only it shows.

pub mod agreed;
mod banner;
pub mod branch;
pub mod computer_turn;
mod consent;
pub mod counting;
pub mod glance;
pub mod guide;
pub mod hand_over;
pub mod hints;
pub mod history_bar;
pub mod layout;
pub mod message;
pub mod opponents;
pub mod own_things;
pub mod page;
mod parts;
pub mod results;
pub mod review;
pub mod side_log;
pub mod since;
mod sow_key;
pub mod start_draw;
mod teacher;
pub mod top_bar;
pub mod who_plays;

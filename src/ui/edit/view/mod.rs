//! The position editor.

mod board;
mod card_zones;
mod context;
mod counter;
mod export;
mod faults;
mod fold;
mod keys;
mod lesson_step;
mod page;
mod palette;
mod players;
mod position_settings;
mod record_way;
mod storage;
mod tracks;
mod try_lesson;

pub use page::EditPage;

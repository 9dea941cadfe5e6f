//! Gestures: hooks that listen to the keyboard for the match, turn the table, and say where a pointer is.

mod game_keys;
mod history_keys;
mod table_turn;
mod target;
mod turned_scroll;

pub use game_keys::{use_game_keys, use_hint_key};
pub use history_keys::use_history_keys;
pub use table_turn::{on_table, table_quarters, use_table_turn};
pub use target::{capture, contact_of, square_of, square_under};
pub use turned_scroll::use_turned_scroll;

//! What is drawn, by feature. Components read the scene and send intents; they decide nothing.

mod action_bar;
mod answer;
mod art;
mod bid_track;
mod board;
mod djinn_note;
mod djinns;
mod export;
mod game_page;
mod games;
mod hand;
mod hand_over;
mod held_cards;
mod help;
mod history_bar;
mod icon;
mod log;
mod marker;
mod market;
mod menu;
mod notice;
mod parts;
mod player_panel;
mod player_stats;
mod sale;
mod score_sheet;
mod settings;
mod setup;
mod setup_players;
mod sheet;
mod top_bar;

pub use art::symbol;
pub use export::download_address;
pub use parts::{game_part, sheet_part};
pub use setup::SetupPage;

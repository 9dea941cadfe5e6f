//! What is drawn, by feature. Components read the scene and send intents; they decide nothing.

mod action_bar;
mod answer;
mod art;
mod bid_track;
mod board;
mod djinn_note;
mod djinns;
mod game_page;
mod hand;
mod icon;
mod marker;
mod market;
mod player_panel;
mod player_stats;
mod sale;
mod setup;

pub use game_page::GamePage;
pub use setup::SetupPage;

//! What is drawn, by feature. Components read the scene and send intents; they decide nothing.

mod action_bar;
mod art;
mod bid_track;
mod board;
mod djinns;
mod game_page;
mod hand;
mod icon;
mod market;
mod player_panel;
mod setup;

pub use game_page::GamePage;
pub use setup::SetupPage;

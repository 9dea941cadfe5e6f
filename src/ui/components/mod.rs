//! What is drawn, by feature. Components read the scene and send intents; they decide nothing.

pub mod chunks;
pub mod dialogs;
pub mod edit;
pub mod embed;
pub mod game;
pub mod home;
pub mod kit;
pub mod lesson;
pub mod pieces;
pub mod table;

//! The components, by feature. They draw the scene and send intents to the match; they apply no rules themselves.

pub mod chunks;
pub mod dialogs;
pub mod edit;
pub mod embed;
pub mod game;
pub mod hints;
pub mod home;
pub mod kit;
pub mod lesson;
pub mod pad;
pub mod pieces;
pub mod table;

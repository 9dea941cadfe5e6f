//! Components that do not depend on the rules: icons, notices, files, QR codes.

pub mod aria;
pub mod choice;
pub mod date;
pub mod dialog_button;
pub mod download;
pub mod focus;
pub mod icon;
pub mod leave;
pub mod notice;
pub mod qr;
pub mod secrecy;
pub mod swatches;
pub mod text_to_keep;
pub mod who_plays;

//! LazyChunks that know nothing of the game: icons, notices, files, codes.

pub mod choice;
pub mod download;
pub mod focus;
pub mod icon;
pub mod notice;
pub mod qr;
pub mod swatches;
pub mod text_to_keep;

//! Small pictures of the pieces of the game.

pub mod art;
pub mod glyph;
pub mod marker;
pub mod swatches;

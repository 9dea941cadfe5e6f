//! The pieces of the game as small pictures.

pub mod art;
pub mod glyph;
pub mod marker;

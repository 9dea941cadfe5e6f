//! The overlays: aids for learners that the board can show over its tiles.

use crate::game::named::named;

named! {
    /// Something drawn over the board.
    Overlay, "an overlay" {
        /// The checkerboard of even and odd numbers of steps; during a move, where it can end by their number.
        Parity = "parity",
        /// How far assassins reach, with fakirs or without.
        Range = "range",
        /// The blue-valued tiles that count for builders.
        Blue = "blue",
        /// What taking each free tile would score.
        Control = "control",
        /// Everybody's points as far as they are known.
        Score = "score",
    }
}

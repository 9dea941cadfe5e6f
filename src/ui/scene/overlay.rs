//! What can be drawn over the board for those who learn.

use crate::game::named::named;

named! {
    /// Something drawn over the board.
    Overlay, "an overlay" {
        /// Which tiles an even number of steps leads to, and which an odd one.
        Parity = "parity",
        /// How far the assassins collected reach, with fakirs or without.
        Range = "range",
        /// The blue-valued tiles that count for builders.
        Blue = "blue",
        /// What each tile would score.
        Control = "control",
        /// Everybody's points as they stand.
        Score = "score",
    }
}

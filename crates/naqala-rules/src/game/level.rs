//! How strong a player is that is a computer: a record names the level, and `naqala-ai` plays it.

use super::named::named;

named! {
    /// A level of play, weakest first.
    Level, "a level" {
        /// Sees three ends, and only its own gain: a person who plays for the first time wins every second game.
        Novice = "novice",
        /// Sees one end in twelve, and only its own gain. It bids for what a round brings, after a short look.
        Apprentice = "apprentice",
        /// Sees a fifth of the ends, and hardly anything but its own gain.
        Scribe = "scribe",
        /// Sees half of the ends, cares a little for what it leaves to others, and bids by what a round brings.
        Courtier = "courtier",
        /// Sees all ends, weighs what it leaves to others, and bids by what a round brings.
        Counsellor = "counsellor",
        /// Plays the best moves on, with the answers of those who come next, before it chooses.
        Sultan = "sultan",
    }
}

impl Level {
    /// Returns whether the level sees enough for a style to show.
    pub const fn has_styles(self) -> bool {
        !matches!(self, Self::Novice | Self::Apprentice | Self::Scribe)
    }
}

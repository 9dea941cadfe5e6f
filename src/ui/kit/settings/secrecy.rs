//! What players at one device hide from each other.

use crate::game::named::named;

named! {
    /// How a table hides coins, items and whims. Its name is used in the storage.
    #[derive(Default)]
    Secrecy, "a way to hide things" {
        /// They are masked; players see their own while they hold their row.
        #[default]
        Peek = "peek",
        /// A cover hides the table while the device changes hands; players then see their own.
        Cover = "cover",
        /// Nothing is hidden.
        Open = "open",
    }
}

//! The theme of the page.

use crate::game::named::named;

named! {
    /// A theme. Its name is used in the storage, in the options of an embedded board and in `data-theme`.
    #[derive(Default)]
    Theme, "a theme" {
        /// The theme of the system.
        #[default]
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

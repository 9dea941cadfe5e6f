//! Light or dark.

use crate::game::named::named;

named! {
    /// Light, dark, or as the system has it: the name is that of the storage, of options and of `data-theme`.
    #[derive(Default)]
    Theme, "a theme" {
        /// As the system has it.
        #[default]
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

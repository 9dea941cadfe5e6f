//! The expansions that add tiles, and what a box with some of them holds (rules 1).

use super::named::{named, set_of};

named! {
    /// An expansion that adds tiles.
    Expansion, "an expansion" {
        /// The Artisans of Naqala: the purple tribe, tents, mountains and items.
        Artisans = "artisans",
        /// The Whims of the Sultan: fabulous cities, the great lake and whims.
        Whims = "whims",
    }
}

set_of! { Expansion:
    /// The expansions that are played with; none for the base game alone.
    ///
    /// ```
    /// use naqala_rules::game::{Expansion, Expansions};
    /// let both: Expansions = Expansion::ALL.into_iter().collect();
    /// assert!(both.contains(Expansion::Whims) && !both.is_empty());
    /// ```
    Expansions(u8)
}

impl Expansions {
    /// Returns whether a component is in the box: those of the base game always are.
    pub fn provide(self, from: Option<Expansion>) -> bool {
        from.is_none_or(|expansion| self.contains(expansion))
    }
}

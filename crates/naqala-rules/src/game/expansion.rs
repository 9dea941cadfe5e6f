//! The expansions that add tiles, and what a box with some of them holds (rules 1).

use super::named::named;

named! {
    /// An expansion that adds tiles.
    Expansion, "an expansion" {
        /// The Artisans of Naqala: the purple tribe, tents, mountains and items.
        Artisans = "artisans",
        /// The Whims of the Sultan: fabulous cities, the great lake and whims.
        Whims = "whims",
    }
}

/// The expansions that are played with.
///
/// ```
/// use naqala_rules::game::{Expansion, Expansions};
/// let both: Expansions = Expansion::ALL.into_iter().collect();
/// assert!(both.contains(Expansion::Whims) && !both.is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Expansions(u8);

impl Expansions {
    /// The base game alone.
    pub const NONE: Self = Self(0);

    /// Returns whether this one is played.
    pub const fn contains(self, expansion: Expansion) -> bool {
        self.0 & 1 << expansion as u8 != 0
    }

    /// Returns whether only the base game is played.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether a component is in the box: those of the base game always are.
    #[must_use]
    pub fn provide(self, from: Option<Expansion>) -> bool {
        from.is_none_or(|expansion| self.contains(expansion))
    }

    /// Returns the expansions one by one.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.into_iter().filter(move |&expansion| self.contains(expansion))
    }

    /// Adds one, or takes it out again.
    #[must_use]
    pub const fn toggled(self, expansion: Expansion) -> Self {
        Self(self.0 ^ 1 << expansion as u8)
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        Self(expansions.into_iter().fold(0, |all, expansion| all | 1 << expansion as u8))
    }
}

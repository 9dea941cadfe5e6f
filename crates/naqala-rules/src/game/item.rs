//! Precious and magic items of the Artisans (rules 1.7 and 7).

use super::{Djinn, Expansion, Expansions, Unknown, named::named};
use std::{fmt, str::FromStr};

named! {
    /// An item: worth points, or one piece of magic. Its row: how many there are, and the points of each (R-S10).
    Item, "an item", (u8, u32) {
        /// Precious: 5 points.
        Jewel = "jewel" => (6, 5),
        /// Precious: 7 points.
        Chest = "chest" => (3, 7),
        /// Precious: 9 points.
        Crown = "crown" => (2, 9),
        /// Removes two meeples from a tile.
        Scimitar = "scimitar" => (1, 0),
        /// Gives a djinn for nothing.
        Lamp = "lamp" => (1, 0),
        /// Calls meeples from the adjacent tiles.
        Flute = "flute" => (1, 0),
        /// Carries the last meeple of a move to any tile.
        Carpet = "carpet" => (1, 0),
        /// Brings an item back from the discard.
        Ring = "ring" => (1, 0),
        /// Moves a camel or the tent.
        Talisman = "talisman" => (1, 0),
        /// Refills the row of resources and puts it in order.
        Horn = "horn" => (1, 0),
    }
}

impl Item {
    /// Returns how many there are in the box.
    pub const fn count(self) -> u8 {
        self.row().0
    }

    /// Returns its points at the end (R-S10). Magic items are worth nothing.
    pub const fn points(self) -> u32 {
        self.row().1
    }

    /// Returns whether it can be used.
    pub const fn is_magic(self) -> bool {
        self.points() == 0
    }

    /// Returns the items of a game, unshuffled: 18 with Artisans, none without.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Self> {
        let all = Self::ALL.into_iter().filter(move |_| expansions.contains(Expansion::Artisans));
        all.flat_map(|item| std::iter::repeat_n(item, item.count().into()))
    }
}

/// A djinn (Sibittis) or an item (R-P1) that was drawn. The player keeps one of those drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prize {
    /// For Sibittis.
    Djinn(Djinn),
    /// For artisans.
    Item(Item),
}

impl Prize {
    /// Names it as the notation does; no djinn and item share a name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Djinn(djinn) => djinn.name(),
            Self::Item(item) => item.name(),
        }
    }
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Prize {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let item = text.parse().map(Self::Item);
        item.or_else(|_| text.parse().map(Self::Djinn))
            .map_err(|_: Unknown| Unknown { what: "a djinn or an item", text: text.into() })
    }
}

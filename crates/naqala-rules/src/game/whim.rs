//! Whims of the Sultan: a condition on what one owns, and its coins (rules 1.8 and 8).

use super::{Expansion, Expansions, named::named};

named! {
    /// A whim card. Its row: what it counts, how many are needed, the coins for it, and the expansion that it needs.
    Whim, "a whim", (Aim, u8, u8, Option<Expansion>) {
        /// 3 palm trees.
        Grove = "grove" => (Aim::Palms, 3, 10, None),
        /// 5 palm trees.
        Forest = "forest" => (Aim::Palms, 5, 20, None),
        /// 2 palaces.
        Court = "court" => (Aim::Palaces, 2, 10, None),
        /// 4 palaces.
        Capital = "capital" => (Aim::Palaces, 4, 20, None),
        /// 2 oases.
        Oases = "oases" => (Aim::Oases, 2, 10, None),
        /// 2 villages.
        Villages = "villages" => (Aim::Villages, 2, 10, None),
        /// 2 sacred places.
        Sanctuary = "sanctuary" => (Aim::SacredPlaces, 2, 15, None),
        /// 3 markets of any kind.
        Bazaar = "bazaar" => (Aim::Markets, 3, 15, None),
        /// 4 blue-valued tiles.
        Azure = "azure" => (Aim::BlueTiles, 4, 15, None),
        /// 4 red-valued tiles.
        Crimson = "crimson" => (Aim::RedTiles, 4, 15, None),
        /// 3 artisans.
        Guild = "guild" => (Aim::Artisans, 3, 10, Some(Expansion::Artisans)),
        /// 3 tiles in a line.
        Line = "line" => (Aim::TilesInLine, 3, 10, None),
        /// A block of 2×2 tiles.
        Square = "square" => (Aim::TilesOfSquare, 4, 15, None),
        /// 2 corners of the board.
        Corners = "corners" => (Aim::Corners, 2, 10, None),
        /// 4 tiles on the border.
        Frontier = "frontier" => (Aim::BorderTiles, 4, 10, None),
        /// 3 tiles not on the border.
        Heartland = "heartland" => (Aim::InnerTiles, 3, 10, None),
        /// 5 viziers.
        Council = "council" => (Aim::Viziers, 5, 10, None),
        /// 4 elders.
        Elders = "elders" => (Aim::Elders, 4, 10, None),
        /// 3 djinns.
        Conclave = "conclave" => (Aim::Djinns, 3, 15, None),
        /// 4 fakirs.
        Retinue = "retinue" => (Aim::Fakirs, 4, 10, None),
        /// 6 different goods.
        Caravan = "caravan" => (Aim::DifferentGoods, 6, 15, None),
        /// 2 items.
        Treasury = "treasury" => (Aim::Items, 2, 10, Some(Expansion::Artisans)),
    }
}

/// The things that a whim counts: only those that its owner has or controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the table of the whims says it")]
pub enum Aim {
    Palms,
    Palaces,
    Oases,
    Villages,
    SacredPlaces,
    Markets,
    BlueTiles,
    RedTiles,
    /// Orthogonal and contiguous.
    TilesInLine,
    TilesOfSquare,
    Corners,
    BorderTiles,
    InnerTiles,
    Viziers,
    Elders,
    Artisans,
    Djinns,
    Fakirs,
    DifferentGoods,
    Items,
}

/// The condition of a whim and its reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What is counted.
    pub aim: Aim,
    /// How many are needed.
    pub needed: u8,
    /// Coins for it.
    pub coins: u8,
}

impl Whim {
    /// Returns its row in the table of the whims.
    pub const fn terms(self) -> Terms {
        let (aim, needed, coins, _) = self.row();
        Terms { aim, needed, coins }
    }

    /// Returns the expansion without which the whim leaves the deck.
    pub const fn needs(self) -> Option<Expansion> {
        self.row().3
    }

    /// Returns the whims of a game, unshuffled: none without Whims.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Self> {
        let has_whims = expansions.contains(Expansion::Whims);
        Self::ALL.into_iter().filter(move |whim| has_whims && expansions.provide(whim.needs()))
    }
}

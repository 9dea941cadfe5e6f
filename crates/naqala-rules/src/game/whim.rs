//! Whims of the Sultan: a condition on what one owns, and its coins (rules 1.8 and 8).

use super::{Expansion, Expansions, named::named};

named! {
    /// A whim card.
    Whim, "a whim" {
        /// 3 palm trees.
        Grove = "grove",
        /// 5 palm trees.
        Forest = "forest",
        /// 2 palaces.
        Court = "court",
        /// 4 palaces.
        Capital = "capital",
        /// 2 oases.
        Oases = "oases",
        /// 2 villages.
        Villages = "villages",
        /// 2 sacred places.
        Sanctuary = "sanctuary",
        /// 3 markets of any kind.
        Bazaar = "bazaar",
        /// 4 blue-valued tiles.
        Azure = "azure",
        /// 4 red-valued tiles.
        Crimson = "crimson",
        /// 3 artisans.
        Guild = "guild",
        /// 3 tiles in a line.
        Line = "line",
        /// A block of 2×2 tiles.
        Square = "square",
        /// 2 corners of the board.
        Corners = "corners",
        /// 4 tiles on the border.
        Frontier = "frontier",
        /// 3 tiles not on the border.
        Heartland = "heartland",
        /// 5 viziers.
        Council = "council",
        /// 4 elders.
        Elders = "elders",
        /// 3 djinns.
        Conclave = "conclave",
        /// 4 fakirs.
        Retinue = "retinue",
        /// 6 different goods.
        Caravan = "caravan",
        /// 2 items.
        Treasury = "treasury",
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
    #[must_use]
    pub const fn terms(self) -> Terms {
        let (aim, needed, coins) = match self {
            Self::Grove => (Aim::Palms, 3, 10),
            Self::Forest => (Aim::Palms, 5, 20),
            Self::Court => (Aim::Palaces, 2, 10),
            Self::Capital => (Aim::Palaces, 4, 20),
            Self::Oases => (Aim::Oases, 2, 10),
            Self::Villages => (Aim::Villages, 2, 10),
            Self::Sanctuary => (Aim::SacredPlaces, 2, 15),
            Self::Bazaar => (Aim::Markets, 3, 15),
            Self::Azure => (Aim::BlueTiles, 4, 15),
            Self::Crimson => (Aim::RedTiles, 4, 15),
            Self::Guild => (Aim::Artisans, 3, 10),
            Self::Line => (Aim::TilesInLine, 3, 10),
            Self::Square => (Aim::TilesOfSquare, 4, 15),
            Self::Corners => (Aim::Corners, 2, 10),
            Self::Frontier => (Aim::BorderTiles, 4, 10),
            Self::Heartland => (Aim::InnerTiles, 3, 10),
            Self::Council => (Aim::Viziers, 5, 10),
            Self::Elders => (Aim::Elders, 4, 10),
            Self::Conclave => (Aim::Djinns, 3, 15),
            Self::Retinue => (Aim::Fakirs, 4, 10),
            Self::Caravan => (Aim::DifferentGoods, 6, 15),
            Self::Treasury => (Aim::Items, 2, 10),
        };
        Terms { aim, needed, coins }
    }

    /// Returns the expansion without which the whim leaves the deck.
    #[must_use]
    pub const fn needs(self) -> Option<Expansion> {
        match self {
            Self::Guild | Self::Treasury => Some(Expansion::Artisans),
            _ => None,
        }
    }

    /// Returns the whims of a game, unshuffled: none without Whims.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Self> {
        let has_whims = expansions.contains(Expansion::Whims);
        Self::ALL.into_iter().filter(move |whim| has_whims && expansions.provide(whim.needs()))
    }
}

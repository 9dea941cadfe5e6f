//! The names by which rows choose among things of the game.

use crate::game::{
    Aim, Building, Card, Djinn, Expansion, Item, Meeple, Payment, Piece, Refusal, ScoreLine, TileKind, ValueColour,
    Whim,
};

/// A thing of the game that a row can choose by.
pub trait Thing {
    /// Returns its name in rows: `sacred-place`.
    fn key(self) -> &'static str;
}

macro_rules! named {
    ($($type:ty),+) => {
        $(impl Thing for $type {
            fn key(self) -> &'static str {
                self.name()
            }
        })+
    };
}

named!(Building, Card, Djinn, Expansion, Item, Payment, Piece, Refusal, ScoreLine, Whim);

impl Thing for Meeple {
    fn key(self) -> &'static str {
        match self {
            Self::Vizier => "vizier",
            Self::Elder => "elder",
            Self::Merchant => "merchant",
            Self::Builder => "builder",
            Self::Assassin => "assassin",
            Self::Artisan => "artisan",
        }
    }
}

impl Thing for TileKind {
    fn key(self) -> &'static str {
        match self {
            Self::Village => "village",
            Self::SacredPlace => "sacred-place",
            Self::Oasis => "oasis",
            Self::SmallMarket => "small-market",
            Self::LargeMarket => "large-market",
            Self::Workshop(_) => "workshop",
            Self::SpecialisedMarket => "specialised-market",
            Self::Chasm => "chasm",
            Self::City(_) => "city",
            Self::GreatLake => "great-lake",
        }
    }
}

impl Thing for ValueColour {
    fn key(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }
}

impl Thing for Aim {
    fn key(self) -> &'static str {
        match self {
            Self::Palms => "palms",
            Self::Palaces => "palaces",
            Self::Oases => "oases",
            Self::Villages => "villages",
            Self::SacredPlaces => "sacred-places",
            Self::Markets => "markets",
            Self::BlueTiles => "blue-tiles",
            Self::RedTiles => "red-tiles",
            Self::TilesInLine => "tiles-in-line",
            Self::TilesOfSquare => "tiles-of-square",
            Self::Corners => "corners",
            Self::BorderTiles => "border-tiles",
            Self::InnerTiles => "inner-tiles",
            Self::Viziers => "viziers",
            Self::Elders => "elders",
            Self::Artisans => "artisans",
            Self::Djinns => "djinns",
            Self::Fakirs => "fakirs",
            Self::DifferentGoods => "different-goods",
            Self::Items => "items",
        }
    }
}

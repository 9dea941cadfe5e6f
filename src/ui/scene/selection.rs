//! What a player has chosen on the way to an action: never part of the game.

use crate::game::{Card, Djinn, GoodsSet, Item, Meeple, Payment, Square};

/// A half-made choice. Every action clears it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing is chosen.
    #[default]
    Nothing,
    /// A price of the track is previewed.
    Bid {
        /// The price.
        price: u8,
        /// The fakirs to discard with Kumarbi.
        fakirs: u8,
    },
    /// A colour of the hand waits for its tile.
    Colour(Meeple),
    /// A ring of choices is open at a tile; it closes to the selection before it.
    Ring(Square, Box<Selection>),
    /// This many fakirs help the builders.
    Fakirs(u8),
    /// A card of the market waits for the second one.
    Card(Card),
    /// A djinn of the row, of the drawn ones or of one's own waits for its payment.
    Djinn(Djinn),
    /// A power, paid for in thought, waits for its tile.
    Power(Djinn, Payment),
    /// A magic item waits for its tile, its djinn, or a yes.
    Item(Item),
    /// The lamp waits for a yes to this djinn.
    Lamp(Djinn),
    /// The talisman is to move the piece on this tile and waits for the other tile.
    Talisman(Square),
    /// The horn is to put these places of the row first, each from 1. Never empty.
    Order(Vec<u8>),
    /// These goods are to be sold next instead of the best set.
    Sale(GoodsSet),
}

impl Selection {
    /// Returns the selection without an open ring.
    #[must_use]
    pub fn without_ring(&self) -> &Self {
        match self {
            Self::Ring(_, before) => before.without_ring(),
            other => other,
        }
    }

    /// Opens a ring at a tile.
    #[must_use]
    pub fn with_ring(&self, square: Square) -> Self {
        Self::Ring(square, Box::new(self.without_ring().clone()))
    }

    /// Returns the selection with this many fakirs.
    #[must_use]
    pub fn with_fakirs(&self, fakirs: u8) -> Self {
        match *self {
            Self::Bid { price, .. } => Self::Bid { price, fakirs },
            _ if fakirs == 0 => Self::Nothing,
            _ => Self::Fakirs(fakirs),
        }
    }

    /// Puts places of the row first, or nothing if there are none.
    #[must_use]
    pub fn of_order(places: Vec<u8>) -> Self {
        if places.is_empty() { Self::Nothing } else { Self::Order(places) }
    }

    /// Returns the tile at which a ring is open.
    #[must_use]
    pub const fn ring(&self) -> Option<Square> {
        if let Self::Ring(square, _) = self { Some(*square) } else { None }
    }

    /// Returns the colour chosen before its tile.
    #[must_use]
    pub fn colour(&self) -> Option<Meeple> {
        if let Self::Colour(meeple) = self.without_ring() { Some(*meeple) } else { None }
    }

    /// Returns the price previewed on the track.
    #[must_use]
    pub fn bid(&self) -> Option<u8> {
        if let Self::Bid { price, .. } = self.without_ring() { Some(*price) } else { None }
    }

    /// Returns the number of fakirs to discard, with builders or to Kumarbi.
    #[must_use]
    pub fn fakirs(&self) -> u8 {
        match self.without_ring() {
            Self::Bid { fakirs, .. } | Self::Fakirs(fakirs) => *fakirs,
            _ => 0,
        }
    }

    /// Returns the card chosen before the second one.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        if let Self::Card(card) = self.without_ring() { Some(*card) } else { None }
    }

    /// Returns the djinn that waits for its payment, or for a yes to the lamp.
    #[must_use]
    pub fn djinn(&self) -> Option<Djinn> {
        match self.without_ring() {
            Self::Djinn(djinn) | Self::Lamp(djinn) => Some(*djinn),
            _ => None,
        }
    }

    /// Returns the power that waits for its tile.
    #[must_use]
    pub fn power(&self) -> Option<(Djinn, Payment)> {
        if let Self::Power(djinn, pay) = self.without_ring() { Some((*djinn, *pay)) } else { None }
    }

    /// Returns the magic item that waits.
    #[must_use]
    pub fn item(&self) -> Option<Item> {
        match self.without_ring() {
            Self::Item(item) => Some(*item),
            Self::Lamp(_) => Some(Item::Lamp),
            Self::Talisman(_) => Some(Item::Talisman),
            _ => None,
        }
    }

    /// Returns the tile whose piece the talisman is to move.
    #[must_use]
    pub fn from(&self) -> Option<Square> {
        if let Self::Talisman(square) = self.without_ring() { Some(*square) } else { None }
    }

    /// Returns the places of the row that the horn is to put first.
    #[must_use]
    pub fn order(&self) -> &[u8] {
        if let Self::Order(places) = self.without_ring() { places } else { &[] }
    }

    /// Returns the goods to sell next, if they were chosen.
    #[must_use]
    pub fn sale(&self) -> Option<GoodsSet> {
        if let Self::Sale(set) = self.without_ring() { Some(*set) } else { None }
    }

    /// Tells whether the next tap completes the choice or gives it up.
    #[must_use]
    pub const fn is_half_made(&self) -> bool {
        !matches!(self, Self::Nothing | Self::Colour(_) | Self::Fakirs(_) | Self::Sale(_))
    }
}

//! The half-made choice on the way to an action. It is never part of the game.

use crate::game::{Card, Djinn, Game, GoodsSet, Item, Meeple, Payment, Square, Step};

/// A half-made choice. Every action clears it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing is chosen.
    #[default]
    Nothing,
    /// A bid at a price of the turn order track is previewed.
    Bid {
        /// The price.
        price: u8,
        /// The fakirs to discard with Kumarbi.
        fakirs: u8,
    },
    /// A colour of the hand waits for its tile.
    Colour(Meeple),
    /// A tile waits for the choice of what happens there. Giving it up restores the selection before it.
    Tile(Square, Box<Selection>),
    /// The first of two meeples of a tile waits for the second one. Giving it up restores the selection before its tile.
    First(Square, Meeple, Box<Selection>),
    /// This many fakirs help the builders.
    Fakirs(u8),
    /// A card of the market waits for the second one.
    Card(Card),
    /// A djinn waits for its payment: in the row, among the drawn ones, or held by the player.
    Djinn(Djinn),
    /// A power with its payment waits for its tile.
    Power(Djinn, Payment),
    /// A magic item waits for its tile, its djinn or a confirmation.
    Item(Item),
    /// Taking this djinn with the lamp waits for a confirmation.
    Lamp(Djinn),
    /// The talisman, which moves the piece on this tile, waits for the other tile.
    Talisman(Square),
    /// The horn puts these places of the market first, each from 1. Never empty.
    Order(Vec<u8>),
    /// The end of the turn waits for a confirmation, because it gives something up.
    Ending,
    /// The next sale takes these goods instead of the best set.
    Sale(GoodsSet),
}

impl Selection {
    /// Returns the selection without the tile that waits for a choice.
    #[must_use]
    pub fn without_tile(&self) -> &Self {
        match self {
            Self::Tile(_, before) | Self::First(_, _, before) => before.without_tile(),
            other => other,
        }
    }

    /// Returns the selection with a tile that waits for a choice.
    #[must_use]
    pub fn at_tile(&self, square: Square) -> Self {
        Self::Tile(square, Box::new(self.without_tile().clone()))
    }

    /// Returns the selection with the first of two meeples of a tile.
    #[must_use]
    pub fn at_first(&self, square: Square, meeple: Meeple) -> Self {
        Self::First(square, meeple, Box::new(self.without_tile().clone()))
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

    /// Returns the selection that puts these places of the market first.
    #[must_use]
    pub fn of_order(places: Vec<u8>) -> Self {
        if places.is_empty() { Self::Nothing } else { Self::Order(places) }
    }

    /// Returns the tile that waits for a choice.
    #[must_use]
    pub const fn tile(&self) -> Option<Square> {
        if let Self::Tile(square, _) | Self::First(square, ..) = self { Some(*square) } else { None }
    }

    /// Returns the first of two meeples of a tile.
    #[must_use]
    pub fn first(&self, square: Square) -> Option<Meeple> {
        if let Self::First(tile, meeple, _) = self { Some(*meeple).filter(|_| *tile == square) } else { None }
    }

    /// Returns the colour chosen before its tile.
    #[must_use]
    pub fn colour(&self) -> Option<Meeple> {
        if let Self::Colour(meeple) = self.without_tile() { Some(*meeple) } else { None }
    }

    /// Returns the tribe of the hand that the player drops next: the chosen one, or the only one. The board shows where a
    /// move can end with it.
    #[must_use]
    pub fn tribe(&self, game: &Game) -> Option<Meeple> {
        let Step::Sow(hand) = &game.turn()?.step else { return None };
        let mut tribes = hand.meeples.tribes();
        let first = tribes.next().filter(|_| tribes.next().is_none());
        self.colour().or(first)
    }

    /// Returns the price previewed on the track.
    #[must_use]
    pub fn bid(&self) -> Option<u8> {
        if let Self::Bid { price, .. } = self.without_tile() { Some(*price) } else { None }
    }

    /// Returns the number of fakirs to discard for builders or Kumarbi.
    #[must_use]
    pub fn fakirs(&self) -> u8 {
        match self.without_tile() {
            Self::Bid { fakirs, .. } | Self::Fakirs(fakirs) => *fakirs,
            _ => 0,
        }
    }

    /// Returns the card chosen before the second one.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        if let Self::Card(card) = self.without_tile() { Some(*card) } else { None }
    }

    /// Returns the djinn that waits for its payment, or for the confirmation of the lamp.
    #[must_use]
    pub fn djinn(&self) -> Option<Djinn> {
        match self.without_tile() {
            Self::Djinn(djinn) | Self::Lamp(djinn) => Some(*djinn),
            _ => None,
        }
    }

    /// Returns the power that waits for its tile.
    #[must_use]
    pub fn power(&self) -> Option<(Djinn, Payment)> {
        if let Self::Power(djinn, pay) = self.without_tile() { Some((*djinn, *pay)) } else { None }
    }

    /// Returns the chosen item.
    #[must_use]
    pub fn item(&self) -> Option<Item> {
        match self.without_tile() {
            Self::Item(item) => Some(*item),
            Self::Lamp(_) => Some(Item::Lamp),
            Self::Talisman(_) => Some(Item::Talisman),
            _ => None,
        }
    }

    /// Returns the tile whose piece the talisman moves.
    #[must_use]
    pub fn from(&self) -> Option<Square> {
        if let Self::Talisman(square) = self.without_tile() { Some(*square) } else { None }
    }

    /// Returns the places of the market that the horn puts first.
    #[must_use]
    pub fn order(&self) -> &[u8] {
        if let Self::Order(places) = self.without_tile() { places } else { &[] }
    }

    /// Returns the goods chosen for the next sale.
    #[must_use]
    pub fn sale(&self) -> Option<GoodsSet> {
        if let Self::Sale(set) = self.without_tile() { Some(*set) } else { None }
    }

    /// Returns the selection before the last tap of a choice of several; otherwise none is left.
    #[must_use]
    pub fn before(&self) -> Self {
        match self {
            Self::First(square, ..) => self.at_tile(*square),
            Self::Order(places) => Self::of_order(places[..places.len().saturating_sub(1)].to_vec()),
            _ if self.from().is_some() => Self::Item(Item::Talisman),
            _ => Self::Nothing,
        }
    }

    /// Returns whether the next tap completes the choice or gives it up.
    #[must_use]
    pub const fn is_half_made(&self) -> bool {
        !matches!(self, Self::Nothing | Self::Colour(_) | Self::Fakirs(_) | Self::Sale(_))
    }
}

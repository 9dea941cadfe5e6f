//! The decisions of players.

use super::{
    Building, Card, Djinn, GoodsSet, Item, MARKET_SIZE, Meeple, Meeples, Payment, Piece, Prize, Seat, Square, Unknown,
    Whim,
};
use std::{fmt, str::FromStr};

/// The place where assassins kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victim {
    /// A tile.
    On(Square),
    /// The meeples in front of an opponent.
    Of(Seat),
}

/// A use of a magic item (rules 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spell {
    /// Remove these meeples from a tile: two, or the one that is there.
    Scimitar(Square, Meeples),
    /// Take this djinn that lies face up, or the top one of the deck.
    Lamp(Option<Djinn>),
    /// Call meeples onto this tile; they come one by one.
    Flute(Square),
    /// The last meeple of the move may go to any tile.
    Carpet,
    /// Take this item from the discard.
    Ring(Item),
    /// Move one's piece from the first tile to the second.
    Talisman(Square, Square),
    /// Refill the row of resources, before an [`Action::Order`] puts it in order.
    Horn,
}

impl Spell {
    /// Returns the item that is used.
    pub const fn item(self) -> Item {
        match self {
            Self::Scimitar(..) => Item::Scimitar,
            Self::Lamp(_) => Item::Lamp,
            Self::Flute(_) => Item::Flute,
            Self::Carpet => Item::Carpet,
            Self::Ring(_) => Item::Ring,
            Self::Talisman(..) => Item::Talisman,
            Self::Horn => Item::Horn,
        }
    }
}

/// A new order of the row of resources: which card, counted from 1, comes first, which second, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    places: [u8; MARKET_SIZE],
    len: u8,
}

impl Order {
    /// Returns the places, each counted from 1.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.len.into()]
    }

    /// Returns whether the order names each place of a row of this many cards once.
    pub fn is_of(&self, cards: usize) -> bool {
        self.places().len() == cards && (1..=cards).all(|place| self.places().contains(&(place as u8)))
    }

    /// Returns the order that names these places; none if there are no places, too many, or places beyond the row.
    #[must_use]
    pub fn new(places: &[u8]) -> Option<Self> {
        let mut order = Self { places: [0; MARKET_SIZE], len: places.len().try_into().ok()? };
        let is_place = |place: &u8| (1..=MARKET_SIZE).contains(&usize::from(*place));
        if places.is_empty() || !places.iter().all(is_place) {
            return None;
        }
        order.places.get_mut(..places.len())?.copy_from_slice(places);
        Some(order)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.places().iter().enumerate() {
            write!(f, "{}{place}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Order {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let places: Option<Vec<u8>> = text.split(' ').map(|place| place.parse().ok()).collect();
        places
            .and_then(|places| Self::new(&places))
            .ok_or_else(|| Unknown { what: "places of the row, from 1", text: text.into() })
    }
}

/// One decision of a player. It is complete: writing it takes no board.
///
/// `docs/notation.md` describes its text, which [`Display`](std::fmt::Display) writes and
/// [`FromStr`](std::str::FromStr) reads.
///
/// ```
/// use naqala_rules::game::Action;
/// let action: Action = "drop b3 y".parse()?;
/// assert!(matches!(action, Action::Drop(..)));
/// assert_eq!(action.to_string(), "drop b3 y");
/// # Ok::<(), naqala_rules::notation::SyntaxError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the spot with this printed price, discarding fakirs to Kumarbi first (R-B1, R-B4).
    Bid {
        /// The price printed on the spot.
        price: u8,
        /// Fakirs discarded to Kumarbi, 0 without him.
        fakirs: u8,
    },
    /// Pick up all meeples of a tile (R-M1).
    Take(Square),
    /// Drop one of the meeples in hand.
    Drop(Square, Meeple),
    /// Go on where no move is legal, or where no victim has to be killed.
    Skip,
    /// Take a tile with this piece, where there is a choice (R-C1).
    Control(Piece),
    /// Merchants: take the cards (R-G1).
    Trade,
    /// Builders: discard this many fakirs and collect (R-L1).
    Build(u8),
    /// Assassins: kill (R-A1); the fakirs follow from the distance.
    Kill(Victim, Meeples),
    /// Artisans: draw the items (R-P1).
    Craft,
    /// Keep one of the djinns or items drawn.
    Keep(Prize),
    /// Place a palm tree or a palace, paying Lamia or Hagis to place it elsewhere.
    Place {
        /// What is placed.
        building: Building,
        /// Where.
        square: Square,
        /// What Lamia or Hagis is paid.
        pay: Option<Payment>,
    },
    /// Buy at a market: one card, or two in alphabetical order (R-T6).
    Buy(Card, Option<Card>),
    /// Take a djinn at a sacred place (R-T7).
    TakeDjinn(Djinn, Payment),
    /// Take the top item at a workshop.
    TakeItem(Payment),
    /// Decline the tile's action.
    Pass,
    /// Use a djinn's power (R-T2).
    Power {
        /// Whose power.
        djinn: Djinn,
        /// The tile it acts on, where it needs one.
        square: Option<Square>,
        /// What is paid.
        pay: Payment,
    },
    /// Use a magic item.
    Use(Spell),
    /// The flute: bring one meeple from an adjacent tile.
    Bring(Square, Meeple),
    /// The flute: bring no more.
    Done,
    /// The horn: put the row in this order.
    Order(Order),
    /// Lay a fulfilled whim (R-W2).
    Whim(Whim),
    /// Sell one set of different goods (R-T8).
    Sell(GoodsSet),
    /// End the turn.
    End,
}

impl Action {
    /// Returns whether the action always reveals something or hands over, so that undo stops behind it.
    /// [`State::reveals`](super::State::reveals) also knows the actions that do so only now and then: the horn, and a
    /// kill for which Kandicha draws.
    pub const fn is_barrier(self) -> bool {
        match self {
            Self::Bid { .. } | Self::Craft | Self::Keep(_) | Self::TakeItem(_) | Self::End => true,
            Self::Use(Spell::Lamp(djinn)) => djinn.is_none(),
            Self::Power { djinn, .. } => matches!(djinn.power(), Some(power) if power.draws()),
            _ => false,
        }
    }
}

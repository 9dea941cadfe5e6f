//! Everything a player decides.

use super::{Building, Card, Djinn, GoodsSet, Meeple, Meeples, Seat, Square};

/// What is handed over for a djinn or a power: elders go to the bag, fakirs to the discard (R-T10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment {
    /// Elders paid.
    pub elders: u8,
    /// Fakirs paid.
    pub fakirs: u8,
}

impl Payment {
    /// One elder.
    pub const E: Self = Self { elders: 1, fakirs: 0 };
    /// One fakir.
    pub const F: Self = Self { elders: 0, fakirs: 1 };
    /// Two elders.
    pub const EE: Self = Self { elders: 2, fakirs: 0 };
    /// One elder and one fakir.
    pub const EF: Self = Self { elders: 1, fakirs: 1 };
    /// Every way of paying, each with its letters.
    pub const ALL: [(Self, &str); 4] = [(Self::E, "e"), (Self::F, "f"), (Self::EE, "ee"), (Self::EF, "ef")];
}

/// Whose meeples assassins kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victim {
    /// Those on a tile.
    On(Square),
    /// Those in front of an opponent.
    Of(Seat),
}

/// One decision of a player: complete enough to be written without a board.
///
/// The text form and its meaning stand in `docs/notation.md`; [`Display`](std::fmt::Display) writes it and
/// [`FromStr`](std::str::FromStr) reads it.
///
/// ```
/// use naqala::game::Action;
/// let action: Action = "drop b3 y".parse()?;
/// assert!(matches!(action, Action::Drop(..)));
/// assert_eq!(action.to_string(), "drop b3 y");
/// # Ok::<(), naqala::notation::SyntaxError>(())
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
    /// Go on: there is no legal move, or no victim one has to kill.
    Skip,
    /// Merchants: take the cards (R-G1).
    Trade,
    /// Builders: discard so many fakirs and collect (R-L1).
    Build(u8),
    /// Assassins: kill (R-A1); the fakirs follow from the distance.
    Kill(Victim, Meeples),
    /// Keep one of the djinns that were drawn.
    Keep(Djinn),
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
    /// Leave the tile's action.
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
    /// Sell one set of different goods (R-T8).
    Sell(GoodsSet),
    /// End the turn.
    End,
}

impl Action {
    /// Whether the action reveals something or hands over, so that undo stops behind it. (A kill that made Kandicha
    /// draw from the deck is one too: only its [events](super::Event) tell.)
    #[must_use]
    pub const fn is_barrier(self) -> bool {
        match self {
            Self::Bid { .. } | Self::Keep(_) | Self::End => true,
            Self::Power { djinn, .. } => matches!(djinn, Djinn::AnunNak | Djinn::Sibittis | Djinn::Sloar),
            _ => false,
        }
    }
}

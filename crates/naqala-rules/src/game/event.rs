//! Events: what an action did, in the order in which to show it.

use super::{Building, Card, Djinn, Item, Meeple, Meeples, Payment, Piece, Seat, Square, Victim, Whim};

/// The reason for which coins changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoinReason {
    /// Paid for a spot of the turn order track.
    Bid,
    /// Earned by builders.
    Builders,
    /// Paid at a market.
    Market,
    /// Earned by a sale.
    Sale,
    /// Earned by a whim.
    Whim,
    /// Earned through a djinn.
    Djinn(Djinn),
}

/// The origin of a card or djinn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It lay face up.
    Row,
    /// It was drawn.
    Deck,
}

/// The cards that were laid face up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refill {
    /// Resource cards.
    Market(Vec<Card>),
    /// Djinns.
    Djinns(Vec<Djinn>),
    /// Whims, each on a city.
    Whims(Vec<Whim>),
}

/// A deck whose discards were shuffled into a new one (R-N2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckKind {
    /// Resource cards.
    Market,
    /// Djinns.
    Djinns,
}

/// One thing that happened. Fields are named as in `docs/notation.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the notation's event table")]
pub enum Event {
    Bid { player: Seat, price: u8, paid: u32, fakirs: u8 },
    Pushed { player: Seat, by: Seat },
    TurnStarted { player: Seat },
    TurnEnded { player: Seat },
    RoundEnded { round: u32 },
    GameEnded { winners: Vec<Seat> },
    PickedUp { player: Seat, tile: Square, meeples: Meeples },
    Dropped { tile: Square, meeple: Meeple },
    Collected { tile: Square, meeples: Meeples },
    Returned { meeples: Meeples },
    Controlled { player: Seat, tile: Square, piece: Piece },
    MovedCamel { player: Seat, from: Square, tile: Square, piece: Piece },
    Carried { from: Square, tile: Square, meeple: Meeple },
    Coins { player: Seat, amount: i64, reason: CoinReason },
    TookCards { player: Seat, cards: Vec<Card>, from: Source },
    Discarded { cards: Vec<Card> },
    Refilled(Refill),
    TookDjinn { player: Seat, djinn: Djinn, from: Source, paid: Option<Payment> },
    UsedPower { player: Seat, djinn: Djinn, paid: Payment },
    Killed { player: Seat, victim: Victim, meeples: Meeples, fakirs: u8 },
    Placed { player: Seat, tile: Square, piece: Building },
    Seeded { tile: Square, meeples: Meeples },
    DrewItems { player: Seat, count: usize },
    KeptItem { player: Seat, paid: Option<Payment> },
    UsedItem { player: Seat, item: Item, tile: Option<Square> },
    WhimTaken { player: Seat, tile: Square },
    WhimFulfilled { player: Seat, whim: Whim },
    Reshuffled { deck: DeckKind },
    TakenBack { to: usize },
}

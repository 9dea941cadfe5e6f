//! Events: what an action did, in the order in which to show it.

use super::{Building, Card, Djinn, Item, Meeple, Meeples, Payment, Piece, Seat, Square, Victim, Whim, named::named};

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

impl CoinReason {
    /// Names the reason as the notation does.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Builders => "builders",
            Self::Market => "market",
            Self::Sale => "sale",
            Self::Whim => "whim",
            Self::Djinn(djinn) => djinn.name(),
        }
    }
}

named! {
    /// The origin of a card or djinn.
    Source, "where a card came from" {
        /// It lay face up.
        Row = "row",
        /// It was drawn.
        Deck = "deck",
    }
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

named! {
    /// A deck whose discards were shuffled into a new one (R-N2).
    DeckKind, "a deck" {
        /// Resource cards.
        Market = "market",
        /// Djinns.
        Djinns = "djinns",
    }
}

/// Hands the table of the events to a macro. A row has what happened, the event, its name in the notation, and its fields in
/// the order of the notation; the notation leaves out those behind the semicolon, and a field may write one more key.
macro_rules! events {
    ($then:ident) => {
        $then! {
            /// A bid: the printed price, the coins paid, the fakirs discarded to Kumarbi.
            Bid = "bid" { player: Seat, price: u8, paid: u32, fakirs: u8 }
            /// A newcomer pushed a marker one place back.
            Pushed = "pushed" { player: Seat, by: Seat }
            /// A turn began.
            TurnStarted = "turn-started" { player: Seat }
            /// A turn ended.
            TurnEnded = "turn-ended" { player: Seat }
            /// A round ended.
            RoundEnded = "round-ended" { round: u32 }
            /// The game ended; there may be a tie.
            GameEnded = "game-ended" { winners: Vec<Seat> }
            /// All meeples of a tile were picked up.
            PickedUp = "picked-up" { player: Seat, tile: Square, meeples: Meeples }
            /// One of them was dropped.
            Dropped = "dropped" { tile: Square, meeple: Meeple }
            /// The last meeple and its like came to hand.
            Collected = "collected" { tile: Square, meeples: Meeples }
            /// Meeples went to the bag.
            Returned = "returned" { meeples: Meeples }
            /// A camel or the tent was placed.
            Controlled = "controlled" { player: Seat, tile: Square, piece: Piece }
            /// The talisman moved a camel or the tent.
            MovedCamel = "moved-camel" { from: Square, tile: Square; player: Seat, piece: Piece }
            /// The flute brought a meeple.
            Carried = "carried" { from: Square, tile: Square, meeple: Meeple }
            /// Coins changed hands; the amount has a sign.
            Coins = "coins" { player: Seat, amount: i64, reason: CoinReason }
            /// A player took cards.
            TookCards = "took-cards" { player: Seat, cards: Vec<Card>, from: Source }
            /// Cards were discarded.
            Discarded = "discarded" { cards: Vec<Card> }
            /// Cards were laid face up.
            Refilled = "refilled" { row: Refill = "cards" }
            /// A player took a djinn, or was given one for nothing.
            TookDjinn = "took-djinn" { player: Seat, djinn: Djinn, from: Source; paid: Option<Payment> }
            /// A player paid for a power.
            UsedPower = "used-power" { player: Seat, djinn: Djinn, paid: Payment }
            /// Meeples were killed, on a tile or in front of an opponent.
            Killed = "killed" { player: Seat, victim: Victim = "tile", meeples: Meeples, fakirs: u8 }
            /// A palm tree or a palace was placed.
            Placed = "placed" { player: Seat, tile: Square, piece: Building }
            /// Anun-Nak put meeples onto a tile.
            Seeded = "seeded" { tile: Square, meeples: Meeples }
            /// A player drew items; which is secret.
            DrewItems = "drew-items" { player: Seat, count: usize }
            /// A player keeps an item; which is secret.
            KeptItem = "kept-item" { player: Seat; paid: Option<Payment> }
            /// A player used a magic item, the scimitar and the flute on a tile.
            UsedItem = "used-item" { player: Seat, item: Item, tile: Option<Square> }
            /// A player took the whim of a city.
            WhimTaken = "whim-taken" { player: Seat, tile: Square }
            /// A player laid a whim; the coins follow.
            WhimFulfilled = "whim-fulfilled" { player: Seat, whim: Whim }
            /// A discard pile became the deck.
            Reshuffled = "reshuffled" { deck: DeckKind }
            /// The table took actions back. No action yields it.
            TakenBack = "taken-back" { to: usize }
        }
    };
}
#[cfg(feature = "serde")]
pub(crate) use events;

macro_rules! declare {
    ($($(#[$doc:meta])* $event:ident = $name:literal {
        $($field:ident: $type:ty $(= $more:literal)?),+ $(; $($kept:ident: $of:ty),+)?
    })+) => {
        /// One thing that happened. Fields are named as in `docs/notation.md`.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the fields are those of the notation's event table")]
        pub enum Event { $($(#[$doc])* $event { $($field: $type,)+ $($($kept: $of),+)? }),+ }

        impl Event {
            /// Every type of event, as the notation names it, with its fields; `killed` has one of `tile` and `victim`.
            pub const TYPES: [(&'static str, &'static [&'static str]); [$($name),+].len()] =
                [$(($name, &[$(stringify!($field), $($more,)?)+])),+];
        }
    };
}
events!(declare);

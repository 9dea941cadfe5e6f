//! The rules of the game: pure, deterministic, without I/O, clock or hash order.
//!
//! [`Game::new`] sets a [`Game`] up from [`Options`]; [`Game::from_state`] makes one of a consistent [`State`]. A game
//! derefs to its state and changes only through [`Game::play`], which takes an [`Action`] and returns [`Event`]s or a
//! [`Refusal`]. A [`Record`] is a game with its past: undo, redo and take-back. Rule ids (R-…) are those of
//! `docs/rules.md`.

mod action;
mod board;
mod card;
mod djinn;
mod error;
mod event;
mod expansion;
mod fault;
mod invariants;
mod item;
mod level;
mod meeple;
#[doc(hidden)]
pub mod named;
mod payment;
mod phase;
mod player;
mod record;
mod rng;
mod rules;
mod score;
mod setup;
mod sow;
mod square;
mod state;
mod supply;
mod tile;
mod track;
mod whim;
mod whim_progress;

pub use action::{Action, Order, Spell, Victim};
pub use board::{Board, Contents, Place};
pub use card::{Card, Goods, GoodsSet, MARKET_SIZE, SET_WORTH};
pub use djinn::{Cost, DJINN_ROW_SIZE, Djinn, Djinns, Power, Window};
pub use error::Refusal;
#[cfg(feature = "serde")]
pub(crate) use event::events;
pub use event::{CoinReason, DeckKind, Event, Refill, Source};
pub use expansion::{Expansion, Expansions};
pub use fault::{Excess, Fault, FaultKind};
pub use item::{Item, Prize};
pub use level::Level;
pub use meeple::{Meeple, Meeples};
pub use named::Unknown;
pub use payment::Payment;
pub use phase::{Boost, Collected, Hand, Pause, Phase, Step, Turn};
pub use player::{MAX_PLAYERS, MIN_PLAYERS, Outfit, Player, Seat, SetupError};
pub use record::{Entry, Record, Start, UndoError};
pub use rng::Rng;
pub use rules::MOST_BROUGHT;
pub use score::{Built, Items, Possessions, PossessionsFault, Score, ScoreLine, TileValues, scores, winners};
pub use setup::Options;
pub use sow::{Drops, Sow};
#[doc(hidden)]
pub use sow::{Ground, SowBoard, Walks};
pub use square::SQUARES;
pub use square::{Direction, MAX_COLUMNS, MAX_ROWS, Square, Squares};
pub use state::{Game, State};
pub use supply::{Deck, Supply};
pub use tile::{Building, Market, Mountains, Piece, Tile, TileKind, ValueColour};
pub use track::{TurnOrder, spots};
pub use whim::{Aim, Terms, Whim};

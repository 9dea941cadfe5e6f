//! What the page shows, as a pure function of a record, a selection and a pair of eyes.
//!
//! [`Scene::of`] builds everything the components draw, [`Scene::still`] a picture with nothing to do. [`Intent`] is what a tap, a key or a drag means to say, and
//! [`Intent::resolve`] what comes of it: an action, another selection, or a reason in words.

mod build;
mod cell;
mod controls;
mod flight;
mod intent;
mod open_actions;
mod overlay;
mod path;
mod payments;
mod player_view;
mod selection;
mod table;
mod viewer;

pub use cell::{Cell, Highlight, Preview};
pub use controls::{Button, FakirStepper, Pick, Prompt, Ring};
pub use flight::{Anchor, Cargo, Flight, flights};
pub use intent::{Explanation, Intent, Outcome, tiles};
pub use open_actions::OpenActions;
pub use overlay::{Aids, Parity};
pub use selection::Selection;
pub use table::{DeckCounts, HeldWhim, ItemCounts, PlayerView, Sale, Slot, Spot};
pub use viewer::{Sight, Viewer};

use crate::game::{Card, Djinn, Drops, Expansions, Meeple, Seat, Square};

/// Everything drawn of a game in progress.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "four facts to draw, independent of each other")]
pub struct Scene {
    /// The expansions that are played with.
    pub expansions: Expansions,
    /// The items that nobody has; `None` without The Artisans.
    pub items: Option<ItemCounts>,
    /// Columns of the board.
    pub columns: u8,
    /// The tiles, row by row from the north-west.
    pub cells: Vec<Cell>,
    /// The tiles of this turn's move in the order in which they were visited, the start first.
    pub path: Vec<Square>,
    /// The meeples in hand or collected, tribe by tribe.
    pub hand: Vec<HandGroup>,
    /// Whether the hand is collected and waits for its action, rather than being dropped.
    pub is_collected: bool,
    /// Where the move from the tile looked at can end.
    pub look: Option<(Square, Drops)>,
    /// The few choices at a tile, when a tap on it leaves more than one.
    pub ring: Option<Ring>,
    /// What is asked for.
    pub prompt: Prompt,
    /// The answers that are buttons.
    pub buttons: Vec<Button>,
    /// The choice of how many fakirs are added, where any can be.
    pub fakirs: Option<FakirStepper>,
    /// The turn order track, cheapest price first.
    pub spots: Vec<Spot>,
    /// The bid order track.
    pub bid_order: Vec<Seat>,
    /// The face-up cards, leftmost first.
    pub market: Vec<Slot<Card>>,
    /// How many cards lie in the deck and in the discard.
    pub cards: DeckCounts,
    /// The places of the market in the order that the horn will give them, each from 1; `None` without the horn.
    pub card_order: Option<Vec<u8>>,
    /// How many djinns lie in the deck and in the discard.
    pub djinn_counts: DeckCounts,
    /// Whether the djinns are drawn ones, of which the player keeps one.
    pub is_keeping_djinn: bool,
    /// The face-up djinns; while one of several drawn must be kept, those.
    pub djinns: Vec<Slot<Djinn>>,
    /// The players in seating order.
    pub players: Vec<PlayerView>,
    /// Who decides.
    pub active: Option<Seat>,
    /// The number of the round.
    pub round: u32,
    /// Whether this is the last round.
    pub is_last_round: bool,
    /// Whether points are shown of those, too, whose coins are hidden: without what is not known.
    pub is_scored: bool,
    /// Whether a step, or a half-made choice, can be undone.
    pub can_undo: bool,
    /// Whether the turn can go back to its start.
    pub can_reset: bool,
    /// Whether an undone step can be put back.
    pub can_redo: bool,
}

/// Meeples of one tribe in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandGroup {
    /// The tribe.
    pub meeple: Meeple,
    /// How many.
    pub count: u8,
    /// Whether this colour was chosen before a tile.
    pub is_chosen: bool,
    /// Whether one can be dropped somewhere now.
    pub can_drop: bool,
}

impl Scene {
    /// Tells whether the round is at its bids.
    #[must_use]
    pub const fn is_bidding(&self) -> bool {
        matches!(self.prompt, Prompt::Bid | Prompt::ConfirmBid(_))
    }

    /// Returns the place that the horn will give a card of the market, both from 1.
    #[must_use]
    pub fn place_in_order(&self, card: u8) -> Option<usize> {
        let order = self.card_order.as_ref()?;
        order.iter().position(|&other| other == card).map(|place| place + 1)
    }

    /// Returns the cell of a square.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.square == square)
    }
}

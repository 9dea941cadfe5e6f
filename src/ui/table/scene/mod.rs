//! The render model: what the page shows, as a pure function of a record, a selection and a viewer.
//!
//! [`Scene::of`] builds everything the components draw, and [`Scene::past`] a position with nothing to do. An [`Intent`]
//! is what a tap, a key or a drag means. [`Intent::resolve`] returns its [`Outcome`]: an action, another selection, or an
//! [`Explanation`] why nothing happens.

mod beside_board;
mod build;
mod cell;
mod controls;
mod flight;
mod intent;
mod kept_choice;
mod loss;
mod marks;
mod open_actions;
mod outcome;
mod overlay;
mod path;
mod payments;
mod player_view;
mod prompt;
mod rows;
mod selection;
mod shortcuts;
mod tap;
mod viewer;

pub use beside_board::{DeckCounts, HeldWhim, ItemCounts, PlayerView, Sale, Slot, Spot};
pub use cell::{Cell, Highlight, Offer, Preview};
pub use controls::{Button, ButtonLabel, FakirStepper};
pub use flight::{Anchor, Cargo, Flight, Landings, flights};
pub use intent::Intent;
pub use kept_choice::{read_choice, write_choice};
pub use loss::Loss;
pub use marks::Marks;
pub use open_actions::OpenActions;
pub use outcome::{Explanation, Outcome};
pub use overlay::{Aids, Parity};
pub use path::Side;
pub use prompt::Prompt;
pub use selection::Selection;
pub use tap::{next_tiles_to, tiles};
pub use viewer::{SceneInput, Viewer};

use crate::game::{Card, Djinn, Drops, Expansions, Meeple, Seat, Square};

/// Everything drawn of a game in progress.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "facts to draw, independent of each other")]
pub struct Scene {
    /// The expansions in play.
    pub expansions: Expansions,
    /// The items that no player holds; `None` without The Artisans.
    pub items: Option<ItemCounts>,
    /// The number of columns of the board.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// The tiles, row by row from the north-west.
    pub cells: Vec<Cell>,
    /// The tiles of this turn's move in the order of the visits, the start first.
    pub path: Vec<Square>,
    /// The tiles of the last move until the next one begins, the start first.
    pub last_path: Vec<Square>,
    /// Who made it.
    pub last_mover: Option<Seat>,
    /// A move that is drawn in place of these and not played; its start, with the drops already played, first.
    pub way: Vec<Square>,
    /// The meeples in hand, or the collected ones, tribe by tribe.
    pub hand: Vec<HandGroup>,
    /// Whether the meeples are collected and wait for their action.
    pub is_collected: bool,
    /// The tile that the player looks at, and where a move from it can end.
    pub look: Option<(Square, Drops)>,
    /// What the game waits for.
    pub prompt: Prompt,
    /// Whether the player has drawn things to choose from that the viewer may not see.
    pub is_draw_hidden: bool,
    /// The choices that are buttons.
    pub buttons: Vec<Button>,
    /// The number of fakirs to add, if any can be added.
    pub fakirs: Option<FakirStepper>,
    /// The turn order track, cheapest price first.
    pub spots: Vec<Spot>,
    /// The bid order track.
    pub bid_order: Vec<Seat>,
    /// The face-up cards, leftmost first.
    pub market: Vec<Slot<Card>>,
    /// The sizes of the deck of cards and its discard.
    pub cards: DeckCounts,
    /// The places of the market, each from 1, in the order chosen with the horn; `None` without the horn.
    pub card_order: Option<Vec<u8>>,
    /// The sizes of the deck of djinns and its discard.
    pub djinn_counts: DeckCounts,
    /// Whether the player drew djinns and keeps one of them.
    pub is_keeping_djinn: bool,
    /// The face-up djinns, or the drawn ones while the player keeps one of them.
    pub djinns: Vec<Slot<Djinn>>,
    /// The players in seating order.
    pub players: Vec<PlayerView>,
    /// The player who decides.
    pub active: Option<Seat>,
    /// The number of the round.
    pub round: u32,
    /// Whether this is the last round.
    pub is_last_round: bool,
    /// Whether players with hidden coins also show points: those that are public.
    pub is_scored: bool,
    /// Whether an action or a half-made choice can be undone.
    pub can_undo: bool,
    /// Whether the turn can go back to its start.
    pub can_reset: bool,
    /// Whether an undone action can be played again.
    pub can_redo: bool,
}

/// How the tiles of a board invite taps together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMode {
    /// No tile does.
    Idle,
    /// The player looks at a tile, and the others show where a move from it can end.
    Look,
    /// Some tiles do.
    On,
}

impl BoardMode {
    /// Returns the value of the attribute `data-mode`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Look => "look",
            Self::On => "on",
        }
    }
}

/// Meeples of one tribe in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandGroup {
    /// The tribe.
    pub meeple: Meeple,
    /// The number of meeples.
    pub count: u8,
    /// Whether the player chose this colour before a tile.
    pub is_chosen: bool,
    /// Whether one of them can be dropped on some tile now.
    pub can_drop: bool,
    /// Whether the tile that the player tapped can get one of them, and the hand answers which.
    pub is_asked: bool,
    /// The number of the first flight that brings one of them; the hand shows them once it lands.
    pub lands: Option<usize>,
}

impl Scene {
    /// Returns whether the players bid now.
    #[must_use]
    pub const fn is_bidding(&self) -> bool {
        matches!(self.prompt, Prompt::Bid | Prompt::ConfirmBid(_))
    }

    /// Returns how the tiles invite taps together.
    #[must_use]
    pub fn mode(&self) -> BoardMode {
        if self.cells.iter().all(|cell| cell.highlight == Highlight::Calm) {
            BoardMode::Idle
        } else if self.look.is_some() {
            BoardMode::Look
        } else {
            BoardMode::On
        }
    }

    /// Returns whether the player chose one of the tiles that can be meant, and is asked which of its meeples.
    #[must_use]
    pub fn asks_of_target(&self) -> bool {
        self.cells.iter().any(|cell| cell.is_asked && cell.highlight == Highlight::Target)
    }

    /// Returns whether a tap on a card or a djinn of the rows acts now.
    #[must_use]
    pub fn has_card_to_choose(&self) -> bool {
        self.market.iter().any(|slot| slot.is_highlighted) || self.djinns.iter().any(|slot| slot.is_highlighted)
    }

    /// Returns the move to draw, its start first, and whether it is the last turn's.
    #[must_use]
    pub fn drawn_path(&self) -> (&[Square], bool) {
        match (&self.way[..], &self.path[..]) {
            ([], []) => (&self.last_path, true),
            ([], path) => (path, false),
            (way, _) => (way, false),
        }
    }

    /// Returns the new place that the horn gives to a card of the market, both counted from 1.
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

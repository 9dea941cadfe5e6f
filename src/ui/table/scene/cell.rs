//! One tile of the scene.

use super::{Aids, Landings, Side};
use crate::game::{Action, Building, Meeple, Meeples, Piece, Place, Refusal, Seat, Square, Tile, Whim};

/// How a tile invites a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// A tap does nothing.
    Calm,
    /// The meeples can be picked up.
    Alive,
    /// At least one of the meeples in hand can be dropped here.
    Lit,
    /// A tap drops the meeples in hand one by one and ends the move here.
    Shortcut,
    /// Another action is possible here: a kill, placing a piece, a power or an item.
    Target,
    /// The hand is next to the tile, but no meeple can be dropped here, for this reason.
    Blocked(Refusal),
}

/// What ending the move on a tile gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The tribe collected.
    pub meeple: Meeple,
    /// How many are collected.
    pub count: u8,
    /// The piece with which the player takes the tile, and the player; `None` if the tile stays as it is. With a camel
    /// left, the player may choose the tent instead.
    pub piece: Option<(Seat, Piece)>,
    /// The gain: coins for builders without fakirs, cards for merchants, reach for assassins, points for viziers, elders
    /// and artisans.
    pub gain: u32,
    /// What the action of the tile can give; `None` if the supply has nothing for it.
    pub offer: Option<Offer>,
}

/// What the action of a tile gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A palm tree or palace.
    Building(Building),
    /// A card of the market.
    Card,
    /// A djinn.
    Djinn,
    /// An item.
    Item,
    /// The whim on the city.
    Whim,
}

/// A tile and everything on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "facts to draw, independent of each other")]
pub struct Cell {
    /// The position of the tile.
    pub square: Square,
    /// The tile.
    pub tile: Tile,
    /// The standing meeples.
    pub standing: Meeples,
    /// The meeples dropped in this turn's move, first dropped first. They are marked until the turn ends.
    pub dropped: Vec<Meeple>,
    /// The camel or tent on the tile, and its owner.
    pub piece: Option<(Seat, Piece)>,
    /// The whim on this city.
    pub whim: Option<Whim>,
    /// The number of palm trees.
    pub palms: u8,
    /// The number of palaces.
    pub palaces: u8,
    /// The steps of this turn's move that visited the tile; 0 is the start.
    pub steps: Vec<usize>,
    /// Whether the buttons offer what happens on this tile.
    pub is_asked: bool,
    /// How the tile invites a tap.
    pub highlight: Highlight,
    /// The tribes that can be dropped, brought or killed here, in order.
    pub tribes: Vec<Meeple>,
    /// Whether no tribe is in question, so that the tile says which ones can be dropped.
    pub says_tribes: bool,
    /// The possible meanings of a tap. The buttons ask which one is meant if there are several, or if undo does not cross
    /// the only one. With [`Highlight::Shortcut`], the drops in order: one tap plays them all.
    pub choices: Vec<Action>,
    /// The fakirs that the first choice costs.
    pub fakirs: u8,
    /// The tribes with which a move from the tile looked at can end here, or the one that the player has chosen in the hand.
    pub ends: Vec<Meeple>,
    /// What dropping the last meeple here gives.
    pub preview: Option<Preview>,
    /// Whether the builders of the current action count the tile.
    pub is_counted: bool,
    /// What the overlays draw on the tile.
    pub aids: Aids,
    /// The side from which the last meeple dropped here has just come.
    pub arrival: Option<Side>,
    /// The pieces among those above that are still in the air.
    pub landings: Landings,
    /// Whether other pieces came or went with the last action.
    pub is_changed: bool,
    /// Whether the tile flashes.
    pub is_flashing: bool,
    /// Whether a lesson, a hint or the step of the past points at the tile.
    pub is_pointed_at: bool,
    /// Whether a meeple is carried over the tile.
    pub is_over: bool,
}

impl Cell {
    /// Returns whether the first choice takes nothing away.
    #[must_use]
    pub fn is_harmless(&self) -> bool {
        matches!(self.choices.first(), Some(Action::Place { .. } | Action::Bring(..)))
    }

    /// Returns the cell of a tile that does not react to taps.
    #[must_use]
    pub fn calm(square: Square, place: &Place) -> Self {
        Self {
            square,
            tile: place.tile,
            standing: place.meeples,
            dropped: Vec::new(),
            piece: place.piece,
            whim: place.whim,
            palms: place.palms,
            palaces: place.palaces,
            steps: Vec::new(),
            is_asked: false,
            highlight: Highlight::Calm,
            tribes: Vec::new(),
            says_tribes: false,
            choices: Vec::new(),
            fakirs: 0,
            ends: Vec::new(),
            preview: None,
            is_counted: false,
            aids: Aids::default(),
            arrival: None,
            landings: Landings::default(),
            is_changed: false,
            is_flashing: false,
            is_pointed_at: false,
            is_over: false,
        }
    }
}

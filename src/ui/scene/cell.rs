//! One tile as it is drawn.

use super::Aids;
use crate::game::{Action, Meeple, Meeples, Piece, Place, Refusal, Seat, Square, Tile, Whim};

/// How a tile looks, and whether a tap on it does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// Nothing to do here now.
    Calm,
    /// Its meeples can be picked up.
    Alive,
    /// One or more of the meeples in hand can be dropped here.
    Lit,
    /// Something else can be done here: kill, place a piece, use a power or an item.
    Target,
    /// A neighbour where nothing can be dropped, and why.
    Blocked(Refusal),
}

/// What ending the move on a tile gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The tribe collected.
    pub meeple: Meeple,
    /// How many are collected.
    pub count: u8,
    /// Whether the tile is taken.
    pub is_taken: bool,
    /// Coins for builders without fakirs, cards for merchants, reach of assassins, points gained with viziers,
    /// elders and artisans.
    pub gain: u32,
    /// Whether the tile then has something to give: a piece in the supply, a card, a djinn.
    pub has_action: bool,
}

/// A tile with all that is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Where it is.
    pub square: Square,
    /// The tile.
    pub tile: Tile,
    /// Meeples standing.
    pub standing: Meeples,
    /// Meeples dropped in this turn's move, lying until the turn ends, first dropped first.
    pub lying: Vec<Meeple>,
    /// Whose camel or tent is here.
    pub piece: Option<(Seat, Piece)>,
    /// The whim that lies in this city.
    pub whim: Option<Whim>,
    /// Palm trees.
    pub palms: u8,
    /// Palaces.
    pub palaces: u8,
    /// At which steps of this turn's move it was visited, 0 for the start.
    pub steps: Vec<usize>,
    /// Whether the move stands here.
    pub is_here: bool,
    /// How it looks.
    pub light: Highlight,
    /// Tribes that can be dropped or killed here, in order.
    pub tribes: Vec<Meeple>,
    /// What a tap can mean here; with more than one, or one that undo will not cross, it opens a ring.
    pub choices: Vec<Action>,
    /// Fakirs that acting here would cost.
    pub fakirs: u8,
    /// Tribes with which the move looked at can end here.
    pub ends: Vec<Meeple>,
    /// What ending here gives, for the last meeple in hand.
    pub preview: Option<Preview>,
    /// Whether the builders at work count it.
    pub is_counted: bool,
    /// What the overlays say of it.
    pub aids: Aids,
}

impl Cell {
    /// A tile on which nothing can be done.
    #[must_use]
    pub fn calm(square: Square, place: &Place) -> Self {
        Self {
            square,
            tile: place.tile,
            standing: place.meeples,
            lying: Vec::new(),
            piece: place.piece(),
            whim: place.whim,
            palms: place.palms,
            palaces: place.palaces,
            steps: Vec::new(),
            is_here: false,
            light: Highlight::Calm,
            tribes: Vec::new(),
            choices: Vec::new(),
            fakirs: 0,
            ends: Vec::new(),
            preview: None,
            is_counted: false,
            aids: Aids::default(),
        }
    }
}

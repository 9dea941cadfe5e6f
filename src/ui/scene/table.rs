//! What lies beside the board: tracks, rows, players.

use crate::game::{Djinn, Goods, Item, Meeples, Score, Seat, Whim};

/// A spot, or group of spots, of the turn order track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The printed price.
    pub price: u8,
    /// How many markers fit.
    pub capacity: usize,
    /// Markers there, first to play first; with the previewed bid, if it is made here.
    pub markers: Vec<Seat>,
    /// Whether the first of them is only previewed.
    pub is_previewed: bool,
    /// Whether the bidder can take it.
    pub is_open: bool,
    /// What it would cost the bidder with the fakirs chosen.
    pub due: Option<u32>,
}

/// A card of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot<T> {
    /// The card.
    pub card: T,
    /// Whether a tap on it does something now.
    pub is_lit: bool,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// A whim in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldWhim {
    /// The card.
    pub whim: Whim,
    /// How much there is of what it counts.
    pub have: u8,
    /// Whether it can be laid now.
    pub is_lit: bool,
}

/// A player as the present viewer may see them (R-H1, R-H2).
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Coins, where the viewer may know them.
    pub coins: Option<u32>,
    /// Camels left.
    pub camels: u8,
    /// Whether the tent is still to be placed.
    pub has_tent: bool,
    /// Items held, each with whether it can be used now, where the viewer may know them.
    pub items: Option<Vec<Slot<Item>>>,
    /// How many items are held: that is public.
    pub item_count: usize,
    /// Whims in hand, each with how far it is, where the viewer may know them.
    pub whims: Option<Vec<HeldWhim>>,
    /// How many whims are in hand.
    pub whim_count: usize,
    /// Whims laid.
    pub fulfilled: Vec<Whim>,
    /// Viziers, elders and artisans kept.
    pub meeples: Meeples,
    /// Goods held.
    pub goods: Goods,
    /// Fakirs held.
    pub fakirs: u8,
    /// Djinns held, each with whether its power can be used now.
    pub djinns: Vec<Slot<Djinn>>,
    /// The meeples of theirs that the assassins at work can kill.
    pub targets: Meeples,
    /// Points so far; where the viewer may not know the coins, all others: the player has at least as many.
    pub score: Score,
    /// Whether they decide now.
    pub is_active: bool,
    /// Whether they won.
    pub is_winner: bool,
}

//! What lies beside the board: tracks, rows, players.

use crate::game::{Djinn, Goods, GoodsSet, Item, Meeples, Score, Seat, Whim};

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

/// How many cards of a kind lie face down and in the discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckCounts {
    /// Cards face down.
    pub pile: usize,
    /// Cards discarded.
    pub discard: usize,
}

/// The items that nobody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemCounts {
    /// How many lie face down.
    pub pile: usize,
    /// The discarded ones, face up.
    pub discard: Vec<Item>,
}

/// The sale at the end of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sale {
    /// The goods that the next sale takes; empty if none are chosen.
    pub chosen: GoodsSet,
    /// The sets into which the goods split best, dearest first.
    pub sets: Vec<GoodsSet>,
    /// What all of these sets bring.
    pub worth: u32,
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
    /// What the assassins at work can kill in front of them: the meeples of each possible kill.
    pub kills: Vec<Meeples>,
    /// The sale that the player can make now.
    pub sale: Option<Sale>,
    /// Points so far; where the viewer may not know the coins, all others: the player has at least as many.
    pub score: Score,
    /// Whether they decide now.
    pub is_active: bool,
    /// Whether they won.
    pub is_winner: bool,
}

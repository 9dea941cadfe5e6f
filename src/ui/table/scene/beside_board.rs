//! The parts of the scene beside the board: tracks, rows, players.

use crate::game::{Djinn, Goods, GoodsSet, Item, Meeples, Score, Seat, Whim};

/// The spots of one price on the turn order track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The printed price.
    pub price: u8,
    /// The number of markers that fit.
    pub capacity: usize,
    /// The markers on the spot, including a previewed bid; the player who plays first is first.
    pub markers: Vec<Seat>,
    /// Whether the first marker is only a preview.
    pub is_previewed: bool,
    /// Whether the player who bids can take it.
    pub is_open: bool,
    /// The coins that the player who bids pays with the chosen fakirs.
    pub due: Option<u32>,
}

impl Spot {
    /// Returns whether the previewed bid stands on a place, counted from 0.
    #[must_use]
    pub const fn is_coming(&self, place: usize) -> bool {
        self.is_previewed && place == 0
    }

    /// Returns whether the previewed bid pushes a marker to a place, counted from 0.
    #[must_use]
    pub const fn is_pushed(&self, place: usize) -> bool {
        self.is_previewed && place > 0 && place < self.markers.len()
    }
}

/// A card of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot<T> {
    /// The card.
    pub card: T,
    /// Whether a tap on the card acts now.
    pub is_highlighted: bool,
    /// Whether the card is chosen.
    pub is_chosen: bool,
}

/// The sizes of a deck and its discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckCounts {
    /// The number of cards face down.
    pub pile: usize,
    /// The number of discarded cards.
    pub discard: usize,
}

/// The items that no player holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemCounts {
    /// The number of items face down.
    pub pile: usize,
    /// The discarded items, face up.
    pub discard: Vec<Item>,
}

/// The sale at the end of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sale {
    /// The goods that the next sale takes; may be empty.
    pub chosen: GoodsSet,
    /// The best split of the goods into sets, most valuable first.
    pub sets: Vec<GoodsSet>,
    /// The coins for all of these sets.
    pub worth: u32,
}

/// A whim in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldWhim {
    /// The card.
    pub whim: Whim,
    /// The player's current number of what the whim counts.
    pub have: u8,
    /// Whether the player can lay it now.
    pub is_highlighted: bool,
}

/// A player as the viewer may see them (R-H1, R-H2).
#[allow(clippy::struct_excessive_bools, reason = "four facts to draw, independent of each other")]
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The coins, if the viewer may know them.
    pub coins: Option<u32>,
    /// The number of camels left.
    pub camels: u8,
    /// Whether the player still has the tent.
    pub has_tent: bool,
    /// The items, if the viewer may know them.
    pub items: Option<Vec<Slot<Item>>>,
    /// The number of items, which is public.
    pub item_count: usize,
    /// The whims in hand, if the viewer may know them.
    pub whims: Option<Vec<HeldWhim>>,
    /// The number of whims in hand, which is public.
    pub whim_count: usize,
    /// The whims that the player has laid.
    pub fulfilled: Vec<Whim>,
    /// The kept viziers, elders and artisans.
    pub meeples: Meeples,
    /// The goods.
    pub goods: Goods,
    /// The number of fakirs.
    pub fakirs: u8,
    /// The djinns.
    pub djinns: Vec<Slot<Djinn>>,
    /// The meeples of each kill that the current assassins can make among this player's meeples.
    pub kills: Vec<Meeples>,
    /// The sale that the player can make now.
    pub sale: Option<Sale>,
    /// The points so far, without those that the viewer may not know.
    pub score: Score,
    /// Whether the player has the most points, as far as the viewer can tell.
    pub is_leading: bool,
    /// Whether the player decides now.
    pub is_active: bool,
    /// Whether the player won.
    pub is_winner: bool,
}

impl PlayerView {
    /// Returns whether the viewer knows all points of the player.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        self.coins.is_some()
    }

    /// Marks the players with the most points, unless all have the same. While something is hidden, a leader must also
    /// have the most public points, and some, since only those can be compared.
    pub(super) fn mark_leaders(players: &mut [Self]) {
        let public = |player: &Self| player.score.public().total();
        let shown = |player: &Self| player.score.total();
        let most = |points: fn(&Self) -> u32| players.iter().map(points).max().unwrap_or_default();
        let (most_public, most_shown) = (most(public), most(shown));
        let is_open = players.iter().all(Self::is_known);
        let leads = |player: &Self| {
            let is_seen = || most_public > 0 && public(player) == most_public;
            shown(player) == most_shown && (is_open || is_seen())
        };
        let is_close = players.iter().all(leads);
        for player in players {
            player.is_leading = !is_close && leads(player);
        }
    }
}

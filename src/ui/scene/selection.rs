//! What a player has chosen on the way to an action: never part of the game.

use crate::game::{Card, Djinn, GoodsSet, Item, Meeple, Payment, Square};

/// Half-made choices. Cleared by every action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// A colour of the hand chosen before its tile.
    pub colour: Option<Meeple>,
    /// The tile at which a ring of choices is open.
    pub ring: Option<Square>,
    /// The tile under the pointer or held, whose ends are shown before anything is picked up.
    pub look: Option<Square>,
    /// A power that waits for its tile.
    pub power: Option<(Djinn, Payment)>,
    /// The price previewed on the track.
    pub bid: Option<u8>,
    /// Fakirs to discard, with builders or to Kumarbi.
    pub fakirs: u8,
    /// A card of the market chosen before the second one.
    pub card: Option<Card>,
    /// A djinn of the row, of the drawn ones or of one's own whose payment is being chosen.
    pub djinn: Option<Djinn>,
    /// A magic item that waits for its tile, its djinn, or a yes.
    pub item: Option<Item>,
    /// The tile whose piece the talisman is to move.
    pub from: Option<Square>,
    /// The places of the row that the horn is to put first, each from 1.
    pub order: Vec<u8>,
    /// The goods to sell next, when not the best set.
    pub sale: Option<GoodsSet>,
}

impl Selection {
    /// Whether a choice is open that the next tap completes or gives up.
    #[must_use]
    pub const fn is_half_made(&self) -> bool {
        self.ring.is_some()
            || self.power.is_some()
            || self.djinn.is_some()
            || self.card.is_some()
            || self.bid.is_some()
            || self.item.is_some()
            || !self.order.is_empty()
    }
}

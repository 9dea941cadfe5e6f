//! The turn order track, the cards and the djinns.

use super::build::SceneBuilder;
use super::{Slot, Spot};
use crate::game::{Action, Card, Djinn, Item, Phase, Prize, Spell, Step, TileKind};

impl SceneBuilder<'_> {
    pub(super) fn spots(&self) -> Vec<Spot> {
        let track = match self.selection.bid() {
            Some(price) => self.game.order_after(price),
            None => self.game.turn_order,
        };
        let is_bidding = self.game.phase == Phase::Bid;
        track
            .prices()
            .map(|price| {
                let fakirs = if self.selection.bid() == Some(price) { self.selection.fakirs() } else { 0 };
                let is_open = self
                    .open
                    .iter()
                    .any(|action| matches!(action, Action::Bid { price: other, .. } if *other == price));
                Spot {
                    price,
                    capacity: track.capacity(price),
                    markers: track.group(price).to_vec(),
                    is_previewed: self.selection.bid() == Some(price),
                    is_open: is_bidding && is_open,
                    due: self.game.bid_price(price, fakirs).ok().filter(|_| !self.open.is_empty()),
                }
            })
            .collect()
    }

    pub(super) fn market(&self) -> Vec<Slot<Card>> {
        let kind = self
            .game
            .turn()
            .and_then(|turn| turn.at)
            .and_then(|at| self.game.board.get(at))
            .map(|place| place.tile.kind);
        let among = kind.and_then(TileKind::market).map_or(0, |market| market.among);
        let can_buy = self.open.iter().any(|action| matches!(action, Action::Buy(..)));
        let is_ordering = self.is_ordering();
        let mut chosen = self.selection.card();
        let row = self.game.supply.cards.row.iter().enumerate();
        row.map(|(index, &card)| Slot {
            card,
            is_highlighted: is_ordering || can_buy && index < among,
            is_chosen: self.selection.order().contains(&(index as u8 + 1))
                || chosen.take_if(|chosen| *chosen == card).is_some(),
        })
        .collect()
    }

    /// Returns whether the player orders the market with the horn.
    pub(super) fn is_ordering(&self) -> bool {
        !self.is_closed && matches!(self.step(), Some(Step::Order { .. }))
    }

    /// Returns the djinns that the player has drawn to keep one of them, if the viewer may see them or chooses for the player.
    pub(super) fn drawn_djinns(&self) -> Option<Vec<Djinn>> {
        let Some(Step::Keep { drawn, .. }) = self.step().filter(|_| self.knows_active || !self.is_closed) else {
            return None;
        };
        let djinn = |prize: &Prize| if let Prize::Djinn(djinn) = prize { Some(*djinn) } else { None };
        let drawn: Vec<_> = drawn.iter().filter_map(djinn).collect();
        (!drawn.is_empty()).then_some(drawn)
    }

    pub(super) fn djinns(&self) -> Vec<Slot<Djinn>> {
        let offered = self.drawn_djinns().unwrap_or_else(|| self.game.supply.djinns.row.clone());
        let is_highlighted = |djinn| {
            self.open.iter().any(|action| match action {
                Action::TakeDjinn(other, _) | Action::Keep(Prize::Djinn(other)) => *other == djinn,
                Action::Use(Spell::Lamp(Some(other))) => *other == djinn && self.selection.item() == Some(Item::Lamp),
                _ => false,
            })
        };
        let slot = |&djinn: &Djinn| Slot {
            card: djinn,
            is_highlighted: is_highlighted(djinn),
            is_chosen: self.selection.djinn() == Some(djinn),
        };
        offered.iter().map(slot).collect()
    }
}

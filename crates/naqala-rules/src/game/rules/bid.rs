//! Bidding (rules 3).

use super::{Log, ensure};
use crate::game::{Action, CoinReason, Djinn, Event, Phase, Refusal, Seat, State, TurnOrder};

impl State {
    /// Returns what a bid would cost the player who bids now, in coins.
    ///
    /// # Errors
    /// The reason for which the bid is not legal (R-B1 to R-B4).
    pub fn bid_price(&self, price: u8, fakirs: u8) -> Result<u32, Refusal> {
        let bidder = match self.phase {
            Phase::Bid => self.active().ok_or(Refusal::WrongStep)?,
            Phase::Turn(_) => return Err(Refusal::WrongStep),
            Phase::Over => return Err(Refusal::GameOver),
        };
        let player = self.player(bidder);
        self.turn_order.rank(price).ok_or(Refusal::NoSuchPrice)?;
        ensure(self.turn_order.is_open(price), Refusal::Taken)?;
        ensure(fakirs == 0 || player.has(Djinn::Kumarbi), Refusal::NotOwned)?;
        ensure(fakirs <= player.fakirs, Refusal::CannotPay)?;
        let due = u32::from(self.turn_order.cheaper(price, fakirs).ok_or(Refusal::NoSuchPrice)?);
        let cheapest = || self.turn_order.prices().find(|&price| self.turn_order.is_open(price));
        ensure(due <= player.coins || fakirs == 0 && cheapest() == Some(price), Refusal::CannotPay)?;
        Ok(due.min(player.coins))
    }

    pub(super) fn list_bids(&self, actions: &mut Vec<Action>) {
        let fakirs = self.active().map_or(0, |seat| self.player(seat).fakirs);
        for (price, rank) in self.turn_order.prices().zip(0..) {
            actions.extend((0..=fakirs.min(rank)).map(|fakirs| Action::Bid { price, fakirs }));
        }
    }

    pub(super) fn bid(&mut self, price: u8, fakirs: u8, paid: u32, log: &mut Log) {
        let player = self.bid_order.remove(0);
        log.push(Event::Bid { player, price, paid, fakirs });
        self.discard_fakirs(player, fakirs, log);
        self.change_coins(player, -i64::from(paid), CoinReason::Bid, log);
        let before = self.turn_order;
        for &other in before.group(price) {
            log.push(Event::Pushed { player: other, by: player });
            self.reward_push(player, other, log);
        }
        self.turn_order.push(price, player);
        if self.bid_order.is_empty() {
            self.next_turn(log);
        }
    }

    /// Pays Kali's owner for every opponent's marker that she pushes and for every marker of hers that an opponent
    /// pushes (R-B6).
    fn reward_push(&mut self, by: Seat, pushed: Seat, log: &mut Log) {
        if by == pushed {
            return;
        }
        for (seat, amount) in [(by, 1), (pushed, 2)] {
            if self.player(seat).has(Djinn::Kali) {
                self.change_coins(seat, amount, CoinReason::Djinn(Djinn::Kali), log);
            }
        }
    }

    /// Returns the track as it would be after a bid of the player who bids now, whatever it costs (R-B2).
    pub fn order_after(&self, price: u8) -> TurnOrder {
        let mut order = self.turn_order;
        if let (Phase::Bid, Some(seat)) = (&self.phase, self.active()) {
            order.push(price, seat);
        }
        order
    }
}

//! Sale, the end of a turn, clean-up and the end of the game (R-T8, rules 9).

use super::{Check, Log};
use crate::game::{
    Action, CoinReason, DJINN_ROW_SIZE, DeckKind, Event, GoodsSet, Phase, Refill, Refusal, State, Step, Turn,
};

impl State {
    pub(super) fn list_end(&self, actions: &mut Vec<Action>) {
        let goods = self.active().map_or_else(GoodsSet::default, |seat| self.player(seat).goods.kinds());
        actions.extend(goods.subsets().map(Action::Sell));
        actions.push(Action::End);
    }

    pub(super) fn check_end(&self) -> Check {
        match self.expect_turn()?.1 {
            Step::End => Ok(()),
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(super) fn check_sell(&self, set: GoodsSet) -> Check {
        self.check_end()?;
        let goods = self.active().map(|seat| self.player(seat).goods).ok_or(Refusal::WrongStep)?;
        let is_held = !set.is_empty() && goods.without(set).is_some();
        if is_held { Ok(()) } else { Err(Refusal::NotThere) }
    }

    pub(super) fn sell(&mut self, set: GoodsSet, log: &mut Log) {
        let Some(seller) = self.active() else { return };
        let player = self.player_mut(seller);
        player.goods = player.goods.without(set).unwrap_or(player.goods);
        self.supply.cards.discard.extend(set.iter());
        log.push(Event::Discarded { cards: set.iter().collect() });
        self.change_coins(seller, set.worth().into(), CoinReason::Sale, log);
    }

    pub(super) fn end_turn(&mut self, log: &mut Log) {
        log.extend(self.active().map(|player| Event::TurnEnded { player }));
        if self.turn_order.is_empty() {
            self.clean_up(log);
        } else {
            self.next_turn(log);
        }
    }

    /// Starts the turn of the dearest marker, which goes back to the bid order track at once (rules 4).
    pub(super) fn next_turn(&mut self, log: &mut Log) {
        if let Some(player) = self.turn_order.next() {
            self.bid_order.push(player);
            self.phase = Phase::Turn(Turn::new(player));
            log.push(Event::TurnStarted { player });
        }
    }

    /// Refills the rows, then starts the next round or ends the game (R-N1, R-E1). A puzzle without turn markers ends
    /// with its turn.
    fn clean_up(&mut self, log: &mut Log) {
        log.push(Event::RoundEnded { round: self.round });
        self.refill_market(log);
        let Self { supply, rng, .. } = self;
        let djinns = refill(&mut supply.djinns, DJINN_ROW_SIZE, rng, DeckKind::Djinns, log);
        log.extend((!djinns.is_empty()).then_some(Event::Refilled(Refill::Djinns(djinns))));
        let whims = self.lay_out_whims();
        log.extend((!whims.is_empty()).then_some(Event::Refilled(Refill::Whims(whims))));
        if self.ending || self.bid_order.is_empty() {
            self.phase = Phase::Over;
            self.lay_all_whims(log);
            log.push(Event::GameEnded { winners: self.winners() });
        } else {
            self.phase = Phase::Bid;
            self.round = self.round.saturating_add(1);
        }
    }
}

/// Draws until the row is full or nothing is left, and returns what was drawn.
pub(super) fn refill<T: Copy + PartialEq>(
    deck: &mut crate::game::Deck<T>,
    size: usize,
    rng: &mut crate::game::Rng,
    kind: DeckKind,
    log: &mut Log,
) -> Vec<T> {
    let mut drawn = Vec::new();
    while deck.row.len() < size {
        let Some(card) = deck.draw(rng, || log.push(Event::Reshuffled { deck: kind })) else { break };
        deck.row.push(card);
        drawn.push(card);
    }
    drawn
}

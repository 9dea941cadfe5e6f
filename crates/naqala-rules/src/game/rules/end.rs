//! Sale, the end of a turn, clean-up and the end of the game (R-T8, rules 9).

use super::Log;
use crate::game::{
    Action, CoinReason, DJINN_ROW_SIZE, DeckKind, Event, Goods, GoodsSet, Phase, Refill, Refusal, Seat, State, Step,
    Turn,
};

impl State {
    pub(super) fn list_end(&self, actions: &mut Vec<Action>) {
        let goods = self.active().map_or_else(GoodsSet::default, |seat| self.player(seat).goods.kinds());
        actions.extend(goods.subsets().map(Action::Sell));
        actions.push(Action::End);
    }

    pub(super) fn check_end(&self) -> Result<Seat, Refusal> {
        match self.expect_turn()? {
            (_, Step::End, player) => Ok(player),
            _ => Err(Refusal::WrongStep),
        }
    }

    /// Checks a sale; returns the seller and the goods that are left.
    pub(super) fn check_sell(&self, set: GoodsSet) -> Result<(Seat, Goods), Refusal> {
        let seller = self.check_end()?;
        let rest = self.player(seller).goods.without(set).filter(|_| !set.is_empty());
        rest.map(|rest| (seller, rest)).ok_or(Refusal::NotThere)
    }

    pub(super) fn sell(&mut self, seller: Seat, set: GoodsSet, rest: Goods, log: &mut Log) {
        self.player_mut(seller).goods = rest;
        self.supply.cards.discard.extend(set.iter());
        log.push(Event::Discarded { cards: set.iter().collect() });
        self.change_coins(seller, set.worth().into(), CoinReason::Sale, log);
    }

    pub(super) fn end_turn(&mut self, player: Seat, log: &mut Log) {
        log.push(Event::TurnEnded { player });
        self.next_turn(log);
    }

    /// Starts the turn of the dearest marker, which goes back to the bid order track at once (rules 4). The round ends
    /// after the last one.
    pub(super) fn next_turn(&mut self, log: &mut Log) {
        let Some(player) = self.turn_order.next() else { return self.clean_up(log) };
        self.bid_order.push(player);
        self.phase = Phase::Turn(Turn::new(player));
        log.push(Event::TurnStarted { player });
    }

    /// Refills the rows, then starts the next round or ends the game (R-N1, R-E1). A puzzle without turn markers ends
    /// with its turn.
    fn clean_up(&mut self, log: &mut Log) {
        log.push(Event::RoundEnded { round: self.round });
        self.refill_market(log);
        let Self { supply, rng, .. } = self;
        let djinns = refill(&mut supply.djinns, DJINN_ROW_SIZE, rng, DeckKind::Djinns, log);
        log.extend((!djinns.is_empty()).then_some(Event::Refilled { row: Refill::Djinns(djinns) }));
        let whims = self.lay_out_whims();
        log.extend((!whims.is_empty()).then_some(Event::Refilled { row: Refill::Whims(whims) }));
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
        let Some(card) = deck.draw(rng, kind, log) else { break };
        deck.row.push(card);
        drawn.push(card);
    }
    drawn
}

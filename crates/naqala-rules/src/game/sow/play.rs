//! The rule of the move: picking up, dropping, collecting (R-M1 to R-M6).

use super::ends::Sow;
use crate::game::rules::{Log, ensure};
use crate::game::{
    Action, Boost, Collected, Djinn, Event, Hand, Meeple, Meeples, Pause, Refusal, Seat, Square, State, Step,
};

impl State {
    /// Returns the move that starts with the meeples of a tile, on the board as it stands, no matter whose turn it is.
    pub fn sow_from(&self, square: Square) -> Option<Sow> {
        Sow::pick_up(&self.board, square)
    }

    /// Returns the move in progress, by carpet if that was used.
    pub fn sow(&self) -> Option<Sow> {
        match &self.turn()?.step {
            Step::Sow(hand) => Some(Sow::resume(&self.board, hand).by_carpet(self.has_boost(Boost::Carpet))),
            _ => None,
        }
    }

    /// Returns whether a move that starts with a tile's meeples can end legally, on foot or by carpet.
    pub fn can_take(&self, square: Square, flies: bool) -> bool {
        self.sow_from(square).is_some_and(|sow| sow.by_carpet(flies).can_end())
    }

    pub(in crate::game) fn check_take(&self, square: Square) -> Result<Seat, Refusal> {
        let (_, step, player) = self.expect_turn()?;
        ensure(*step == Step::Move, Refusal::WrongStep)?;
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        ensure(!place.meeples.is_empty(), Refusal::NothingThere)?;
        ensure(self.can_take(square, self.has_boost(Boost::Carpet)), Refusal::NoEnding)?;
        Ok(player)
    }

    /// Checks a drop; returns its player and the hand after it.
    pub(in crate::game) fn check_drop(&self, square: Square, meeple: Meeple) -> Result<(Seat, Hand), Refusal> {
        let (_, step, player) = self.expect_turn()?;
        let (Step::Sow(hand), Some(sow)) = (step, self.sow()) else { return Err(Refusal::WrongStep) };
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        let is_last = hand.meeples.len() == 1;
        if is_last && self.has_boost(Boost::Carpet) {
            ensure(hand.previous.is_none() || hand.at != square, Refusal::SameTile)?;
        } else {
            ensure(hand.at.is_adjacent(square), Refusal::NotAdjacent)?;
            ensure(hand.previous != Some(square), Refusal::StepsBack)?;
            ensure(!self.board.has_mountain(hand.at, square), Refusal::Mountain)?;
        }
        ensure(place.tile.kind.holds_meeples(), Refusal::Impassable)?;
        let meeples = hand.meeples.without(meeple).ok_or(Refusal::WrongColour)?;
        let reason = if is_last { Refusal::WrongColour } else { Refusal::NoEnding };
        ensure(sow.can_drop(square, meeple), reason)?;
        Ok((player, Hand { meeples, previous: Some(hand.at), at: square, ..*hand }))
    }

    /// Returns whether the player can pick up some tile now (R-T1). An unused carpet does not count.
    pub fn can_move(&self) -> bool {
        self.can_move_by(self.has_boost(Boost::Carpet))
    }

    /// Returns whether some move can end legally, on foot or by carpet.
    pub(in crate::game) fn can_move_by(&self, flies: bool) -> bool {
        self.board.squares().any(|square| self.can_take(square, flies))
    }

    pub(in crate::game) fn list_takes(&self, actions: &mut Vec<Action>) {
        actions.extend(self.board.squares().map(Action::Take));
        actions.push(Action::Skip);
    }

    pub(in crate::game) fn list_drops(&self, actions: &mut Vec<Action>) {
        let drops = self.sow().map(|sow| sow.drops()).unwrap_or_default();
        actions.extend(drops.iter().map(|(square, meeple)| Action::Drop(square, meeple)));
    }

    pub(in crate::game) fn take(&mut self, player: Seat, square: Square, log: &mut Log) {
        let meeples = std::mem::take(&mut self.board.contents_mut(square).meeples);
        self.go_to(Step::Sow(Hand { meeples, from: square, previous: None, at: square }));
        log.push(Event::PickedUp { player, tile: square, meeples });
    }

    pub(in crate::game) fn drop_meeple(&mut self, player: Seat, hand: Hand, meeple: Meeple, log: &mut Log) {
        let square = hand.at;
        self.go_to(Step::Sow(hand));
        let place = self.board.contents_mut(square);
        place.meeples.add(meeple, 1);
        let owner = place.owner();
        log.push(Event::Dropped { tile: square, meeple });
        if owner.is_some_and(|owner| self.player(owner).has(Djinn::Marid)) {
            self.reward(Djinn::Marid, player, log);
        }
        if hand.meeples.is_empty() {
            self.collect(player, square, meeple, log);
        }
    }

    /// Ends the move: the last tribe comes to hand, and the player takes the tile if it is empty now (R-M6, R-C1).
    fn collect(&mut self, player: Seat, square: Square, meeple: Meeple, log: &mut Log) {
        let count = self.board.contents_mut(square).meeples.take_tribe(meeple);
        log.push(Event::Collected { tile: square, meeples: Meeples::of(meeple, count) });
        let collected = Collected { meeple, count };
        self.turn_mut().at = Some(square);
        self.go_to(Step::Tribe(collected));
        self.take_control(player, square, Pause::Tribe(collected), log);
    }
}

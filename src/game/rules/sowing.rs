//! The move: picking up, dropping, collecting, control (rules 5, R-C1).

use super::{Check, Log};
use crate::game::{
    Action, Boost, Collected, Djinn, Event, Hand, Meeple, Meeples, Pause, Phase, Refusal, Sow, Square, State, Step,
};

impl State {
    /// Returns the move that starts with the meeples of a tile, on the board as it stands, no matter whose turn it is.
    #[must_use]
    pub fn sow_from(&self, square: Square) -> Option<Sow> {
        Sow::pick_up(&self.board, square)
    }

    /// Returns the move in progress, by carpet if that was used.
    #[must_use]
    pub fn sow(&self) -> Option<Sow> {
        match &self.turn()?.step {
            Step::Sow(hand) => Some(Sow::resume(&self.board, hand).by_carpet(self.has_boost(Boost::Carpet))),
            _ => None,
        }
    }

    /// Returns whether a move that starts with a tile's meeples can end legally, on foot or by carpet.
    #[must_use]
    pub fn can_take(&self, square: Square, flies: bool) -> bool {
        self.sow_from(square).is_some_and(|sow| sow.by_carpet(flies).can_end())
    }

    pub(super) fn check_take(&self, square: Square) -> Check {
        let (_, step, _) = self.expect_turn()?;
        if *step != Step::Move {
            return Err(Refusal::WrongStep);
        }
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        if place.meeples.is_empty() {
            return Err(Refusal::NothingThere);
        }
        if self.can_take(square, self.has_boost(Boost::Carpet)) { Ok(()) } else { Err(Refusal::NoEnding) }
    }

    pub(super) fn check_drop(&self, square: Square, meeple: Meeple) -> Check {
        let (_, step, _) = self.expect_turn()?;
        let (Step::Sow(hand), Some(sow)) = (step, self.sow()) else { return Err(Refusal::WrongStep) };
        let place = self.board.get(square).ok_or(Refusal::OffBoard)?;
        let is_last = hand.meeples.len() == 1;
        if is_last && self.has_boost(Boost::Carpet) {
            if hand.previous.is_some() && hand.at == square {
                return Err(Refusal::SameTile);
            }
        } else if !hand.at.is_adjacent(square) {
            return Err(Refusal::NotAdjacent);
        } else if hand.previous == Some(square) {
            return Err(Refusal::StepsBack);
        } else if self.board.has_mountain(hand.at, square) {
            return Err(Refusal::Mountain);
        }
        if !place.tile.kind.holds_meeples() {
            return Err(Refusal::Impassable);
        }
        if !hand.meeples.has(meeple) {
            return Err(Refusal::WrongColour);
        }
        match sow.can_drop(square, meeple) {
            true => Ok(()),
            false if is_last => Err(Refusal::WrongColour),
            false => Err(Refusal::NoEnding),
        }
    }

    /// Returns whether the player can pick up some tile now (R-T1). An unused carpet does not count.
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.can_move_by(self.has_boost(Boost::Carpet))
    }

    /// Returns whether some move can end legally, on foot or by carpet.
    pub(super) fn can_move_by(&self, flies: bool) -> bool {
        self.board.squares().any(|square| self.can_take(square, flies))
    }

    pub(super) fn list_takes(&self, actions: &mut Vec<Action>) {
        actions.extend(self.board.squares().map(Action::Take));
        actions.push(Action::Skip);
    }

    pub(super) fn list_drops(&self, actions: &mut Vec<Action>) {
        let drops = self.sow().map(|sow| sow.drops()).unwrap_or_default();
        actions.extend(drops.iter().map(|(square, meeple)| Action::Drop(square, meeple)));
    }

    pub(super) fn take(&mut self, square: Square, log: &mut Log) {
        let meeples = std::mem::take(&mut self.board.place_mut(square).meeples);
        let Phase::Turn(turn) = &mut self.phase else { return };
        turn.step = Step::Sow(Hand { meeples, from: square, previous: None, at: square });
        log.push(Event::PickedUp { player: turn.player, tile: square, meeples });
    }

    pub(super) fn drop_meeple(&mut self, square: Square, meeple: Meeple, log: &mut Log) {
        let Phase::Turn(turn) = &mut self.phase else { return };
        let player = turn.player;
        let Step::Sow(hand) = &mut turn.step else { return };
        hand.meeples = hand.meeples.without(meeple).unwrap_or_default();
        hand.previous = Some(hand.at);
        hand.at = square;
        let is_last = hand.meeples.is_empty();
        let place = self.board.place_mut(square);
        place.meeples.add(meeple, 1);
        let owner = place.owner();
        log.push(Event::Dropped { tile: square, meeple });
        if owner.is_some_and(|owner| self.player(owner).has(Djinn::Marid)) {
            self.reward(Djinn::Marid, player, log);
        }
        if is_last {
            self.collect(square, meeple, log);
        }
    }

    /// Ends the move: the last tribe comes to hand, and the player takes the tile if it is empty now (R-M6, R-C1).
    fn collect(&mut self, square: Square, meeple: Meeple, log: &mut Log) {
        let count = self.board.place_mut(square).meeples.take_tribe(meeple);
        log.push(Event::Collected { tile: square, meeples: Meeples::of(meeple, count) });
        let Phase::Turn(turn) = &mut self.phase else { return };
        let player = turn.player;
        turn.at = Some(square);
        turn.step = Step::Tribe(Collected { meeple, count });
        self.take_control(player, square, log);
    }

    /// Keeps the collected viziers or elders: they need no decision (R-V1, R-V2).
    pub(super) fn keep_collected(&mut self, collected: Collected) {
        if let Some(player) = self.active() {
            self.player_mut(player).meeples.add(collected.meeple, collected.count);
            self.go_to(Pause::Tile);
        }
    }

    pub(super) fn check_skip(&self) -> Check {
        match self.expect_turn()?.1 {
            Step::Move if self.can_move() => Err(Refusal::MustMove),
            Step::Move => Ok(()),
            Step::Tribe(Collected { meeple: Meeple::Assassin, .. }) if self.must_kill() => Err(Refusal::MustKill),
            Step::Tribe(Collected { meeple: Meeple::Assassin, .. }) => Ok(()),
            _ => Err(Refusal::WrongStep),
        }
    }

    /// Skips a kill, after which the assassins still go to the bag (R-A1). Or skips a move where none is legal, with
    /// the steps that depend on it: that starts the last round (R-T1, R-E2).
    pub(super) fn skip(&mut self, log: &mut Log) {
        if let Ok((_, count)) = self.expect_tribe(Meeple::Assassin) {
            self.return_to_bag(Meeples::of(Meeple::Assassin, count), log);
            self.go_to(Step::Tile);
        } else {
            self.ending = true;
            self.go_to(Step::End);
        }
    }
}

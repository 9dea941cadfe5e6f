//! The move: picking up, dropping, collecting, control (rules 5, R-C1).

use super::{Check, Log};
use crate::game::{Action, Collected, Djinn, Event, Hand, Meeple, Meeples, Phase, Refusal, Sow, Square, State, Step};

impl State {
    /// The move from a tile if its meeples were picked up now, on the board as it stands, whoever's turn it is.
    #[must_use]
    pub fn sow_from(&self, square: Square) -> Option<Sow> {
        Sow::pick_up(&self.board, square)
    }

    /// The move in progress.
    #[must_use]
    pub fn sow(&self) -> Option<Sow> {
        match &self.turn()?.step {
            Step::Sow(hand) => Some(Sow::resume(&self.board, hand)),
            _ => None,
        }
    }

    pub(super) fn check_take(&self, square: Square) -> Check {
        let (_, step, _) = self.expect_turn()?;
        if *step != Step::Move {
            return Err(Refusal::WrongStep);
        }
        self.board.get(square).ok_or(Refusal::OffBoard)?;
        let sow = self.sow_from(square).ok_or(Refusal::NothingThere)?;
        if sow.can_end() { Ok(()) } else { Err(Refusal::NoEnding) }
    }

    pub(super) fn check_drop(&self, square: Square, meeple: Meeple) -> Check {
        let (_, step, _) = self.expect_turn()?;
        let Step::Sow(hand) = step else { return Err(Refusal::WrongStep) };
        self.board.get(square).ok_or(Refusal::OffBoard)?;
        if !hand.at.is_adjacent(square) {
            return Err(Refusal::NotAdjacent);
        }
        if hand.previous == Some(square) {
            return Err(Refusal::StepsBack);
        }
        if !hand.meeples.has(meeple) {
            return Err(Refusal::WrongColour);
        }
        match Sow::resume(&self.board, hand).can_drop(square, meeple) {
            true => Ok(()),
            false if hand.meeples.len() == 1 => Err(Refusal::WrongColour),
            false => Err(Refusal::NoEnding),
        }
    }

    /// Whether the player could pick some tile up now (R-T1).
    #[must_use]
    pub fn can_move(&self) -> bool {
        self.board.squares().any(|square| self.sow_from(square).is_some_and(|sow| sow.can_end()))
    }

    pub(super) fn list_takes(&self, actions: &mut Vec<Action>) {
        actions.extend(self.board.squares().map(Action::Take));
        actions.push(Action::Skip);
    }

    pub(super) fn list_drops(&self, hand: &Hand, actions: &mut Vec<Action>) {
        actions
            .extend(Sow::resume(&self.board, hand).drops().iter().map(|(square, meeple)| Action::Drop(square, meeple)));
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
        let owner = place.owner;
        log.push(Event::Dropped { tile: square, meeple });
        if owner.is_some_and(|owner| self.player(owner).has(Djinn::Marid)) {
            self.reward(Djinn::Marid, player, log);
        }
        if is_last {
            self.collect(square, meeple, log);
        }
    }

    /// The end of the move: its last tribe comes to hand, the tile is taken if it is empty now (R-M6, R-C1).
    fn collect(&mut self, square: Square, meeple: Meeple, log: &mut Log) {
        let count = self.board.place_mut(square).meeples.take_tribe(meeple);
        log.push(Event::Collected { tile: square, meeples: Meeples::of(meeple, count) });
        let Phase::Turn(turn) = &mut self.phase else { return };
        let player = turn.player;
        turn.at = Some(square);
        turn.step = if meeple.is_kept() { Step::Tile } else { Step::Tribe(Collected { meeple, count }) };
        if meeple.is_kept() {
            self.player_mut(player).meeples.add(meeple, count);
        }
        self.take_control(player, square, log);
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

    /// Without a legal move everything that depends on one is skipped, and the last round is on (R-T1, R-E2).
    /// Assassins without a victim go to the bag all the same (R-A1).
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

//! Whims: taken on cities, laid for their coins (rules 8).

use super::{Log, ensure};
use crate::game::{Action, CoinReason, Djinn, Event, Phase, Place, Refusal, Seat, Square, State, Step, TileKind, Whim};

impl State {
    /// Gives the whim of a city to the player who ended the move there; the city has no other action (R-T4, R-W1).
    pub(super) fn take_whim(&mut self, player: Seat, tile: Square, log: &mut Log) {
        if let Some(whim) = self.board.contents_mut(tile).whim.take() {
            self.player_mut(player).whims.push(whim);
            log.push(Event::WhimTaken { player, tile });
            self.reward(Djinn::Ganapati, player, log);
        }
        self.go_to(Step::End);
    }

    pub(super) fn list_whims(&self, actions: &mut Vec<Action>) {
        let whims = self.active().map_or(&[][..], |seat| &self.player(seat).whims);
        actions.extend(whims.iter().map(|&whim| Action::Whim(whim)));
    }

    /// Checks that a whim can be laid: before one's own bid, or where powers can be used (R-W2).
    pub(super) fn check_whim(&self, whim: Whim) -> Result<Seat, Refusal> {
        let seat = match &self.phase {
            Phase::Bid => self.active(),
            Phase::Turn(turn) => turn.step.pause().map(|_| turn.player),
            Phase::Over => return Err(Refusal::GameOver),
        };
        let seat = seat.ok_or(Refusal::WrongStep)?;
        ensure(self.player(seat).whims.contains(&whim), Refusal::NotOwned)?;
        ensure(self.meets(seat, whim), Refusal::NotFulfilled)?;
        Ok(seat)
    }

    pub(super) fn lay_whim(&mut self, player: Seat, whim: Whim, log: &mut Log) {
        let hand = self.player_mut(player);
        hand.whims.retain(|&other| other != whim);
        hand.fulfilled.push(whim);
        log.push(Event::WhimFulfilled { player, whim });
        self.change_coins(player, whim.terms().coins.into(), CoinReason::Whim, log);
    }

    /// Lays every whim whose condition is met, at the end of the game (R-W2).
    pub(super) fn lay_all_whims(&mut self, log: &mut Log) {
        for seat in self.seats() {
            for whim in self.player(seat).whims.clone() {
                if self.meets(seat, whim) {
                    self.lay_whim(seat, whim, log);
                }
            }
        }
    }

    /// Lays a whim onto each city that has none, in reading order (R-U6, R-N1), and returns the whims laid.
    pub(in crate::game) fn lay_out_whims(&mut self) -> Vec<Whim> {
        let is_open = |place: &Place| matches!(place.tile.kind, TileKind::City(_)) && place.whim.is_none();
        let open = self.board.squares_where(is_open);
        let count = self.supply.whims.len().min(open.len() as usize);
        let laid: Vec<Whim> = self.supply.whims.drain(..count).collect();
        let rows = (0..self.board.rows()).rev().map(|row| open.iter().filter(move |city| city.row() == row));
        for (city, &whim) in rows.flatten().zip(&laid) {
            self.board.contents_mut(city).whim = Some(whim);
        }
        laid
    }
}

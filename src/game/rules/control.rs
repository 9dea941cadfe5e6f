//! Who takes a tile, and with which piece (R-C1 to R-C3).

use super::{Check, Log};
use crate::game::{Event, Piece, Refusal, Seat, Square, State, Step};

impl State {
    /// Takes a tile that is now empty of meeples and free of camels, if a piece is left (R-C1, R-C3).
    pub(super) fn take_control(&mut self, seat: Seat, square: Square, log: &mut Log) {
        let is_free = self.board.get(square).is_some_and(|place| place.meeples.is_empty() && place.owner().is_none());
        if is_free {
            self.claim(seat, square, log);
        }
    }

    /// Places the piece that is left, or asks the player who has both.
    pub(super) fn claim(&mut self, seat: Seat, tile: Square, log: &mut Log) {
        let left = Piece::ALL.map(|piece| self.player(seat).has_piece(piece));
        match (left, self.turn().and_then(|turn| turn.step.pause())) {
            ([true, true], Some(then)) => self.go_to(Step::Control { tile, then }),
            ([true, _], _) => self.place_piece(seat, tile, Piece::Camel, log),
            ([false, true], _) => self.place_piece(seat, tile, Piece::Tent, log),
            ([false, false], _) => {}
        }
    }

    /// Places a piece; the last one brings the last round (R-E1).
    fn place_piece(&mut self, seat: Seat, square: Square, piece: Piece, log: &mut Log) {
        let player = self.player_mut(seat);
        match piece {
            Piece::Camel => player.camels = player.camels.saturating_sub(1),
            Piece::Tent => player.has_tent = false,
        }
        self.ending |= self.player(seat).camels == 0 && !self.player(seat).has_tent;
        self.board.place_mut(square).piece = Some((seat, piece));
        log.push(Event::Controlled { player: seat, tile: square, piece });
    }

    pub(super) fn check_control(&self, piece: Piece) -> Check {
        let (_, step, seat) = self.expect_turn()?;
        match step {
            Step::Control { .. } if self.player(seat).has_piece(piece) => Ok(()),
            Step::Control { .. } => Err(Refusal::NotOwned),
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(super) fn control(&mut self, piece: Piece, log: &mut Log) {
        let Ok((_, &Step::Control { tile, .. }, seat)) = self.expect_turn() else { return };
        self.place_piece(seat, tile, piece, log);
        self.resume();
    }
}

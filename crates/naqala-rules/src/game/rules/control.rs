//! Who takes a tile, and with which piece (R-C1 to R-C3).

use super::Log;
use crate::game::{Event, Pause, Piece, Refusal, Seat, Square, State, Step};

impl State {
    /// Takes a tile that is now empty of meeples and free of camels, if a piece is left (R-C1, R-C3).
    pub(in crate::game) fn take_control(&mut self, seat: Seat, square: Square, then: Pause, log: &mut Log) {
        let is_free = self.board.get(square).is_some_and(|place| place.meeples.is_empty() && place.owner().is_none());
        if is_free {
            self.claim(seat, square, then, log);
        }
    }

    /// Places the piece that is left, or asks the player who has both.
    pub(super) fn claim(&mut self, seat: Seat, tile: Square, then: Pause, log: &mut Log) {
        match Piece::ALL.map(|piece| self.player(seat).has_piece(piece)) {
            [true, true] => self.go_to(Step::Control { tile, then }),
            [true, false] => self.place_piece(seat, tile, Piece::Camel, log),
            [false, true] => self.place_piece(seat, tile, Piece::Tent, log),
            [false, false] => {}
        }
    }

    /// Places a piece; the last one brings the last round (R-E1).
    fn place_piece(&mut self, seat: Seat, square: Square, piece: Piece, log: &mut Log) {
        let player = self.player_mut(seat);
        match piece {
            Piece::Camel => player.camels -= 1,
            Piece::Tent => player.has_tent = false,
        }
        self.ending |= self.player(seat).camels == 0 && !self.player(seat).has_tent;
        self.board.contents_mut(square).piece = Some((seat, piece));
        log.push(Event::Controlled { player: seat, tile: square, piece });
    }

    pub(super) fn check_control(&self, piece: Piece) -> Result<(Seat, Square, Pause), Refusal> {
        let (_, step, seat) = self.expect_turn()?;
        match *step {
            Step::Control { tile, then } if self.player(seat).has_piece(piece) => Ok((seat, tile, then)),
            Step::Control { .. } => Err(Refusal::NotOwned),
            _ => Err(Refusal::WrongStep),
        }
    }

    pub(super) fn control(&mut self, (seat, tile, then): (Seat, Square, Pause), piece: Piece, log: &mut Log) {
        self.place_piece(seat, tile, piece, log);
        self.go_to(then);
    }
}

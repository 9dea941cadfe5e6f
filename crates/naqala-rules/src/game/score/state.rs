//! The score of a game.

use super::points::best;
use super::{Possessions, Score};
use crate::game::{MAX_PLAYERS, Meeple, Meeples, Piece, Place, Seat, Square, State, TileKind, ValueColour};

impl State {
    /// Returns what a player would score if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        self.score_holding(seat, self.holdings()[seat.index()])
    }

    /// Returns what a player would score who has these holdings.
    pub fn score_holding(&self, seat: Seat, holdings: Possessions) -> Score {
        self.with_belongings(seat, holdings).score_beside(self.meeples_beside(seat))
    }

    /// Returns all that counts at the end for a player.
    pub fn possessions(&self, seat: Seat) -> Possessions {
        self.with_belongings(seat, self.holdings()[seat.index()])
    }

    /// Adds what lies in front of a player to what the tiles bring.
    fn with_belongings(&self, seat: Seat, holdings: Possessions) -> Possessions {
        let player = self.player(seat);
        Possessions {
            coins: player.coins,
            meeples: player.meeples,
            goods: player.goods,
            fakirs: player.fakirs,
            djinns: player.djinns.iter().copied().collect(),
            items: player.items.iter().copied().collect(),
            ..holdings
        }
    }

    /// Returns what the tiles of each seat bring.
    pub fn holdings(&self) -> [Possessions; MAX_PLAYERS] {
        let mut all = [Possessions::default(); MAX_PLAYERS];
        for (square, place) in self.board.places() {
            if let Some((owner, piece)) = place.piece
                && let Some(holdings) = all.get_mut(owner.index())
            {
                self.hold(holdings, square, place, piece);
            }
        }
        all
    }

    /// Counts what a tile brings to a player whose piece stands there.
    pub fn hold(&self, holdings: &mut Possessions, square: Square, place: &Place, piece: Piece) {
        if let TileKind::City(_) = place.tile.kind {
            holdings.cities += 1;
        } else {
            holdings.tiles.add(place.tile.value, 1);
        }
        let is_lakeside = self.board.lakeside().contains(square);
        for (built, count) in [(&mut holdings.palms, place.palms), (&mut holdings.palaces, place.palaces)] {
            let side = if is_lakeside { &mut built.lakeside } else { &mut built.inland };
            *side = side.saturating_add(count);
        }
        if piece == Piece::Tent {
            holdings.tent = Some(self.tent_worth(square) as u8);
        }
    }

    /// Returns the points a player would gain by taking a tile with a piece: the tile, what stands on it, and for the
    /// tent what is around (R-S5 to R-S7, R-S11).
    pub fn points_of_control(&self, seat: Seat, square: Square, piece: Piece) -> u32 {
        let mut after = self.clone();
        if after.board.contains(square) {
            after.board.contents_mut(square).piece = Some((seat, piece));
        }
        after.score(seat).total().saturating_sub(self.score(seat).total())
    }

    /// Returns what a tent on this tile scores besides the tile itself (R-S11).
    pub fn tent_worth(&self, square: Square) -> u32 {
        self.board.coloured_around(square, ValueColour::Red)
    }

    /// Returns the points a player would gain with more viziers, elders or artisans in front (R-S2, R-S3, R-S9).
    pub fn points_of_more(&self, seat: Seat, meeple: Meeple, more: u8) -> u32 {
        let before = self.possessions(seat);
        let mut after = before;
        after.meeples.add(meeple, more);
        let [after, before] = [after, before].map(|all| all.score_beside(self.meeples_beside(seat)).total());
        after - before
    }

    /// Returns the meeples in front of each opponent.
    fn meeples_beside(&self, seat: Seat) -> impl Iterator<Item = Meeples> + Clone {
        self.seats().filter(move |&other| other != seat).map(|other| self.player(other).meeples)
    }

    /// Returns the players with the most points; they share a tie (R-E3).
    pub fn winners(&self) -> Vec<Seat> {
        self.winners_among(|_| true)
    }

    /// Returns those of some players who have the most points.
    pub fn winners_among(&self, may_win: impl Fn(Seat) -> bool) -> Vec<Seat> {
        let some = self.seats().filter(|&seat| may_win(seat));
        let totals: Vec<_> = some.map(|seat| (seat, self.score(seat).total())).collect();
        best(totals.into_iter())
    }
}

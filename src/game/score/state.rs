//! The score of a game.

use super::points::best;
use super::possessions::{artisans_worth, elders_worth, viziers_worth};
use super::{Possessions, Score};
use crate::game::{Djinn, Meeple, Meeples, Piece, Seat, Square, State, TileKind, ValueColour};

impl State {
    /// Returns what a player would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        self.possessions(seat).score_beside(self.meeples_beside(seat))
    }

    /// Returns all that counts at the end for a player.
    #[must_use]
    pub fn possessions(&self, seat: Seat) -> Possessions {
        let player = self.player(seat);
        let mut all = Possessions {
            coins: player.coins,
            meeples: player.meeples,
            goods: player.goods,
            fakirs: player.fakirs,
            djinns: player.djinns.iter().copied().collect(),
            items: player.items.iter().copied().collect(),
            ..Possessions::default()
        };
        let lakeside = self.board.lakeside();
        for (square, place) in self.board.places().filter(|(_, place)| place.owner() == Some(seat)) {
            if let TileKind::City(_) = place.tile.kind {
                all.cities += 1;
            } else {
                all.tiles.add(place.tile.value, 1);
            }
            let is_lakeside = lakeside.contains(square);
            for (built, count) in [(&mut all.palms, place.palms), (&mut all.palaces, place.palaces)] {
                let side = if is_lakeside { &mut built.lakeside } else { &mut built.inland };
                *side = side.saturating_add(count);
            }
            if place.piece == Some((seat, Piece::Tent)) {
                all.tent = Some(self.tent_worth(square) as u8);
            }
        }
        all
    }

    /// Returns the points a player would gain by taking a tile with a piece: the tile, what stands on it, and for the
    /// tent what is around (R-S5 to R-S7, R-S11).
    #[must_use]
    pub fn points_of_control(&self, seat: Seat, square: Square, piece: Piece) -> u32 {
        let mut after = self.clone();
        if after.board.contains(square) {
            after.board.place_mut(square).piece = Some((seat, piece));
        }
        after.score(seat).total().saturating_sub(self.score(seat).total())
    }

    /// Returns what a tent on this tile scores besides the tile itself (R-S11).
    #[must_use]
    pub fn tent_worth(&self, square: Square) -> u32 {
        self.board.coloured_around(square, ValueColour::Red)
    }

    /// Returns the points a player would gain with more viziers, elders or artisans in front (R-S2, R-S3, R-S9).
    #[must_use]
    pub fn points_of_more(&self, seat: Seat, meeple: Meeple, more: u8) -> u32 {
        let player = self.player(seat);
        let others = || self.meeples_beside(seat).map(|meeples| meeples.count(meeple));
        let worth = |count| match meeple {
            Meeple::Vizier => viziers_worth(count, player.has(Djinn::Jafaar), others()),
            Meeple::Elder => elders_worth(count, player.has(Djinn::Shamhat)),
            Meeple::Artisan => artisans_worth(count, player.has(Djinn::Ptah), others()),
            Meeple::Merchant | Meeple::Builder | Meeple::Assassin => 0,
        };
        let count = player.meeples.count(meeple);
        worth(count.saturating_add(more)) - worth(count)
    }

    /// Returns the meeples in front of each opponent.
    fn meeples_beside(&self, seat: Seat) -> impl Iterator<Item = Meeples> + Clone {
        self.seats().filter(move |&other| other != seat).map(|other| self.player(other).meeples)
    }

    /// Returns the players with the most points; they share a tie (R-E3).
    #[must_use]
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

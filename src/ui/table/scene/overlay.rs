//! What the overlays draw on each tile.

use crate::game::{Boost, Game, Meeple, Piece, Square, Squares, Step};
use crate::ui::kit::settings::Overlay;

/// The colour of a tile on the checkerboard of steps. Each step of a move changes the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parity {
    /// The colour of the corner a1.
    Light,
    /// The other colour.
    Dark,
    /// The number of steps lets the move end here.
    Ends,
    /// The move can only pass here.
    Passes,
}

impl Parity {
    /// Returns the value of the attribute `data-parity`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Ends => "ends",
            Self::Passes => "passes",
        }
    }
}

/// What the overlays draw on a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// The colour on the checkerboard of steps.
    pub parity: Option<Parity>,
    /// The fakirs that the assassins need to reach somebody on the tile.
    pub reach: Option<u8>,
    /// Whether builders count the tile.
    pub is_blue: bool,
    /// The points for taking the tile, if they are more than the number on it.
    pub worth: Option<u32>,
}

/// What the overlays draw on the tiles of one board.
pub(super) struct OverlayMarks<'a> {
    game: &'a Game,
    overlays: &'a [Overlay],
    /// The tiles where the number of steps lets the move end, and those that it can pass before.
    walk: Option<(Squares, Squares)>,
    /// The tile from which assassins strike, their number, and the fakirs that can help.
    assassins: Option<(Square, u8, u8)>,
    /// The tile where builders earn.
    builders: Option<Square>,
}

impl<'a> OverlayMarks<'a> {
    /// Prepares the overlays for a game and the tile that the player looks at.
    pub(super) fn of(game: &'a Game, overlays: &'a [Overlay], look: Option<Square>) -> Self {
        let turn = game.turn();
        let collected = turn.and_then(|turn| turn.step.collected());
        let at = turn.and_then(|turn| turn.at).filter(|_| collected.is_some());
        let fakirs = game.active().map_or(0, |seat| game.player(seat).fakirs);
        // The carpet takes the last meeple to any tile, so the number of steps does not matter.
        let flies = turn.is_some_and(|turn| turn.boosts.contains(&Boost::Carpet));
        let sow = game.sow().or_else(|| game.sow_from(look?)).filter(|_| !flies);
        let walk = sow.filter(|_| overlays.contains(&Overlay::Parity)).map(|sow| (sow.reach(), sow.passed()));
        // During a move, looking at a tile means ending the move there with a meeple of the hand.
        let hand = turn.and_then(|turn| if let Step::Sow(hand) = &turn.step { Some(hand.meeples) } else { None });
        let standing = |meeple, square| {
            let count = game.board.meeples(square).count(meeple);
            (count > 0 && hand.is_none_or(|hand| hand.has(meeple))).then_some(count)
        };
        let of = |meeple| collected.filter(|collected| collected.meeple == meeple).zip(at);
        let assassins = match (of(Meeple::Assassin), look) {
            (Some((collected, at)), _) => Some((at, collected.count)),
            (None, Some(square)) => standing(Meeple::Assassin, square).map(|count| (square, count + 1)),
            (None, None) => None,
        };
        let builders = match (of(Meeple::Builder), look) {
            (Some((_, at)), _) => Some(at),
            (None, look) => look.filter(|&square| standing(Meeple::Builder, square).is_some()),
        };
        Self { game, overlays, walk, assassins: assassins.map(|(at, count)| (at, count, fakirs)), builders }
    }

    fn has(&self, overlay: Overlay) -> bool {
        self.overlays.contains(&overlay)
    }

    /// Returns what the overlays draw on a tile.
    pub(super) fn aids(&self, square: Square) -> Aids {
        let Some(place) = self.game.board.get(square).filter(|place| place.tile.kind.holds_meeples()) else {
            return Aids::default();
        };
        let is_light = (square.column() + square.row()).is_multiple_of(2);
        let parity = match self.walk {
            _ if !self.has(Overlay::Parity) => None,
            Some((ends, _)) if ends.contains(square) => Some(Parity::Ends),
            Some((_, passed)) => passed.contains(square).then_some(Parity::Passes),
            None => Some(if is_light { Parity::Light } else { Parity::Dark }),
        };
        let targets = self.assassins.filter(|_| self.has(Overlay::Range) && !place.meeples.is_empty());
        let reach = targets.and_then(|(from, count, fakirs)| {
            let missing = from.distance(square).saturating_sub(count);
            (missing <= fakirs).then_some(missing)
        });
        let is_near = |at: Square| at == square || self.game.board.around(at).contains(square);
        let is_blue = self.has(Overlay::Blue) && place.tile.is_blue() && self.builders.is_none_or(is_near);
        let taker = self.game.active().filter(|_| self.has(Overlay::Control) && place.owner().is_none());
        let worth = taker.and_then(|seat| {
            let player = self.game.player(seat);
            let pieces = Piece::ALL.into_iter().filter(|piece| match piece {
                Piece::Camel => player.camels > 0,
                Piece::Tent => player.has_tent,
            });
            let points = pieces.map(|piece| self.game.points_of_control(seat, square, piece)).max();
            points.filter(|&points| points > place.tile.value.into())
        });
        Aids { parity, reach, is_blue, worth }
    }
}

//! What the overlays show on each tile.

use crate::game::{Boost, Game, Meeple, Piece, Square, Squares, Step};
use crate::ui::overlay::Overlay;

/// Where a tile lies on the checkerboard: each step changes the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parity {
    /// On the colour of the corner.
    Light,
    /// On the other one.
    Dark,
    /// The move can end here by the number of its steps.
    Ends,
    /// It can only pass here.
    Passes,
}

impl Parity {
    /// Names it in the page (`data-parity`).
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

/// What the overlays say of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// Where it lies on the checkerboard of steps.
    pub parity: Option<Parity>,
    /// How many fakirs the assassins need to reach it.
    pub reach: Option<u8>,
    /// Whether builders would count it.
    pub is_blue: bool,
    /// What taking it would score.
    pub worth: Option<u32>,
}

/// What overlays say of the tiles of a board.
pub(super) struct Guide<'a> {
    game: &'a Game,
    overlays: &'a [Overlay],
    /// Where the move can end by the number of its steps, and what it can pass before.
    walk: Option<(Squares, Squares)>,
    /// Where assassins are or could come from, how many, and how many fakirs could help.
    assassins: Option<(Square, u8, u8)>,
    /// Where builders work, or would.
    builders: Option<Square>,
}

impl<'a> Guide<'a> {
    /// Looks at a game, and at a tile that is looked at.
    pub(super) fn of(game: &'a Game, overlays: &'a [Overlay], look: Option<Square>) -> Self {
        let turn = game.turn();
        let collected = turn.and_then(|turn| turn.step.collected());
        let at = turn.and_then(|turn| turn.at).filter(|_| collected.is_some());
        let fakirs = game.active().map_or(0, |seat| game.player(seat).fakirs());
        // The carpet takes the last meeple to any tile: then steps tell nothing.
        let flies = turn.is_some_and(|turn| turn.boosts.contains(&Boost::Carpet));
        let sow = game.sow().or_else(|| game.sow_from(look?)).filter(|_| !flies);
        let walk = sow.filter(|_| overlays.contains(&Overlay::Parity)).map(|sow| (sow.reach(), sow.passed()));
        // On the way a tile is looked at as where the move could end: with one of the hand.
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

    /// What is said of a tile.
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
        let reach = self.assassins.filter(|_| self.has(Overlay::Range)).and_then(|(from, count, fakirs)| {
            let missing = from.distance(square).saturating_sub(count);
            (missing <= fakirs).then_some(missing)
        });
        let is_near = |at: Square| at == square || self.game.board.around(at).any(|other| other == square);
        let is_blue = self.has(Overlay::Blue) && place.tile.is_blue() && self.builders.is_none_or(is_near);
        let taker = self.game.active().filter(|_| self.has(Overlay::Control) && place.owner.is_none());
        let worth = taker.and_then(|seat| {
            let player = self.game.player(seat);
            let pieces = Piece::ALL.into_iter().filter(|piece| match piece {
                Piece::Camel => player.camels() > 0,
                Piece::Tent => player.has_tent(),
            });
            pieces.map(|piece| self.game.points_of_control(seat, square, piece)).max()
        });
        Aids { parity, reach, is_blue, worth }
    }
}

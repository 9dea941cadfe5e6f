//! The tiles to which the faults of a position point.

use super::Draft;
use crate::game::{FaultKind, Piece, Place, Square};

impl Draft {
    /// Returns the tiles to which faults point: a wrong tile, or all tiles that hold a piece of which there are too
    /// many. Too many meeples point at no tile, since they are everywhere.
    #[must_use]
    pub fn faulty_squares(&self) -> Vec<Square> {
        let board = &self.state.board;
        let mut squares: Vec<_> = self
            .fault_kinds()
            .iter()
            .flat_map(|fault| {
                let which = |is_wrong: &dyn Fn(&Place) -> bool| {
                    board.places().filter(|&(_, place)| is_wrong(place)).map(|(square, _)| square).collect()
                };
                match *fault {
                    FaultKind::Owner(square)
                    | FaultKind::Expansion(square)
                    | FaultKind::Impassable(square)
                    | FaultKind::Homeless(square)
                    | FaultKind::Value(square, _) => vec![square],
                    FaultKind::Tiles(tile, _) => which(&|place| place.tile == tile),
                    FaultKind::Buildings(building, _) => which(&|place| place.buildings(building) > 0),
                    FaultKind::Camels(seat, _) => which(&|place| place.piece == Some((seat, Piece::Camel))),
                    FaultKind::Tents(seat, _) => which(&|place| place.piece == Some((seat, Piece::Tent))),
                    FaultKind::Whims(whim, _) => which(&|place| place.whim == Some(whim)),
                    _ => Vec::new(),
                }
            })
            .collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

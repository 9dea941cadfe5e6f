//! How near a player is to fulfilling a whim (rules 8).

use super::{Aim, Direction, Meeple, Place, Seat, Square, Squares, State, TileKind, ValueColour, Whim};

impl State {
    /// Counts what a player has towards a whim. The whim is fulfilled once that is at least what it needs (R-W2).
    pub fn whim_progress(&self, seat: Seat, whim: Whim) -> u8 {
        let player = self.player(seat);
        let board = &self.board;
        let is_own = |place: &Place| place.owner() == Some(seat);
        let own = || board.squares_where(is_own);
        let tiles =
            |is_meant: fn(&Place) -> bool| board.squares_where(|place| is_own(place) && is_meant(place)).len() as u8;
        let pieces = |count: fn(&Place) -> u8| -> u8 {
            board.places().filter(|(_, place)| is_own(place)).map(|(_, place)| count(place)).sum()
        };
        let (columns, rows) = (board.columns(), board.rows());
        let edges = |square: Square| {
            let is_edge = |place, length| place == 0 || place + 1 == length;
            u8::from(is_edge(square.column(), columns)) + u8::from(is_edge(square.row(), rows))
        };
        let with_edges =
            |is_meant: fn(u8) -> bool| own().iter().filter(|&square| is_meant(edges(square))).count() as u8;
        match whim.terms().aim {
            Aim::Palms => pieces(|place| place.palms),
            Aim::Palaces => pieces(|place| place.palaces),
            Aim::Oases => tiles(|place| place.tile.kind == TileKind::Oasis),
            Aim::Villages => tiles(|place| place.tile.kind == TileKind::Village),
            Aim::SacredPlaces => tiles(|place| place.tile.kind == TileKind::SacredPlace),
            Aim::Markets => tiles(|place| place.tile.kind.market().is_some()),
            Aim::BlueTiles => tiles(|place| place.tile.kind.colour() == Some(ValueColour::Blue)),
            Aim::RedTiles => tiles(|place| place.tile.kind.colour() == Some(ValueColour::Red)),
            Aim::TilesInLine => longest_line(own()),
            Aim::TilesOfSquare => fullest_square(own(), columns, rows),
            Aim::Corners => with_edges(|edges| edges == 2),
            Aim::BorderTiles => with_edges(|edges| edges > 0),
            Aim::InnerTiles => with_edges(|edges| edges == 0),
            Aim::Viziers => player.viziers(),
            Aim::Elders => player.elders(),
            Aim::Artisans => player.meeples.count(Meeple::Artisan),
            Aim::Djinns => player.djinns.len() as u8,
            Aim::Fakirs => player.fakirs,
            Aim::DifferentGoods => player.goods.kinds().len() as u8,
            Aim::Items => player.items.len() as u8,
        }
    }

    /// Returns whether a player meets the condition of a whim.
    pub fn meets(&self, seat: Seat, whim: Whim) -> bool {
        self.whim_progress(seat, whim) >= whim.terms().needed
    }
}

/// Returns the most squares of the set that stand side by side in one row or column.
fn longest_line(own: Squares) -> u8 {
    [Direction::East, Direction::North]
        .map(|direction| {
            let mut line = own;
            let mut length = 0;
            while !line.is_empty() {
                length += 1;
                line = own & line.step(direction);
            }
            length
        })
        .into_iter()
        .fold(0, u8::max)
}

/// Returns the most squares of the set in one block of 2×2 of the board.
fn fullest_square(own: Squares, columns: u8, rows: u8) -> u8 {
    let corners = (1..rows).flat_map(|row| (1..columns).map(move |column| (column, row)));
    corners
        .map(|(column, row)| {
            let block = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)];
            let squares = block.into_iter().filter_map(|(column, row)| Square::new(column, row));
            (own & squares.collect::<Squares>()).len() as u8
        })
        .max()
        .unwrap_or(0)
}

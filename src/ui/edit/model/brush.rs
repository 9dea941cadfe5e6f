//! What a tap on a tile of the editor does.

use super::Draft;
use crate::game::{Building, Contents, Meeple, Meeples, Piece, Place, Seat, Square, Tile, Whim};
use crate::notation::note::Sign;

/// The most of one kind on one tile; the box has fewer.
const MOST: u8 = 30;

/// What a tap puts on a tile, or takes off it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// One meeple.
    Meeple(Meeple),
    /// A palm tree or a palace.
    Building(Building),
    /// A player's camel or tent.
    Piece(Seat, Piece),
    /// A whim, on a city.
    Whim(Whim),
    /// The tile itself.
    Tile(Tile),
    /// Clears the tile.
    Broom,
    /// A mark of the author. Any letter stands for the next one.
    Mark(Sign),
    /// An arrow of the author, from tile to tile.
    Arrow(Sign),
}

impl Draft {
    /// Puts something on a tile. Painting the same camel or tent again removes it. A tent leaves its old tile, since a
    /// player has only one.
    pub fn paint(&mut self, square: Square, brush: Brush) {
        if !self.state.board.contains(square) {
            return;
        }
        if let Brush::Piece(seat, Piece::Tent) = brush {
            let places = self.state.board.squares_where(|place| place.piece == Some((seat, Piece::Tent)));
            for other in places.iter().filter(|&other| other != square) {
                self.state.board.contents_mut(other).piece = None;
            }
        }
        let place = self.state.board.contents_mut(square);
        match brush {
            Brush::Meeple(meeple) if place.meeples.count(meeple) < MOST => place.meeples.add(meeple, 1),
            Brush::Building(building) if place.buildings(building) < MOST => place.build(building),
            Brush::Piece(seat, piece) => {
                let wanted = Some((seat, piece));
                place.piece = wanted.filter(|_| place.piece != wanted);
            }
            Brush::Whim(whim) => place.whim = Some(whim),
            Brush::Tile(tile) => self.state.board.set_tile(square, tile),
            Brush::Broom => *place = Contents::default(),
            Brush::Mark(sign) => self.mark(square, sign),
            Brush::Arrow(sign) => self.lead_arrow(square, sign),
            Brush::Meeple(_) | Brush::Building(_) => {}
        }
        self.settle();
    }

    /// Takes one of the same kind off a tile. The tile itself stays.
    pub fn unpaint(&mut self, square: Square, brush: Brush) {
        if !self.state.board.contains(square) {
            return;
        }
        let place = self.state.board.contents_mut(square);
        match brush {
            Brush::Meeple(meeple) => place.meeples.remove_all(Meeples::of(meeple, 1)),
            Brush::Building(Building::Palm) => place.palms = place.palms.saturating_sub(1),
            Brush::Building(Building::Palace) => place.palaces = place.palaces.saturating_sub(1),
            Brush::Piece(..) => place.piece = None,
            Brush::Whim(_) => place.whim = None,
            Brush::Tile(_) => {}
            Brush::Broom => *place = Contents::default(),
            Brush::Mark(_) => self.unmark(square),
            Brush::Arrow(_) => self.remove_arrows(square),
        }
        self.settle();
    }

    /// Returns how many more the board can take, below 0 if there are too many; `None` if the brush has no limit.
    #[must_use]
    pub fn left(&self, brush: Brush) -> Option<i32> {
        let board = &self.state.board;
        let on_board = |count: &dyn Fn(&Place) -> u8| board.places().map(|(_, place)| i32::from(count(place))).sum();
        let (all, there): (i32, i32) = match brush {
            Brush::Meeple(meeple) => {
                let kept: i32 = self.state.players.iter().map(|player| i32::from(player.meeples.count(meeple))).sum();
                let there: i32 = on_board(&|place| place.meeples.count(meeple));
                (meeple.count(self.state.expansions).into(), there + kept)
            }
            Brush::Building(building) => (building.count().into(), on_board(&|place| place.buildings(building))),
            Brush::Piece(seat, piece) => {
                let most = self.outfit().map_or(0, |outfit| match piece {
                    Piece::Camel => outfit.camels,
                    Piece::Tent => outfit.tent.into(),
                });
                (most.into(), on_board(&|place| (place.piece == Some((seat, piece))).into()))
            }
            Brush::Tile(tile) => {
                let count = tile.kind.values().iter().find(|&&(value, _)| value == tile.value).map_or(0, |&(_, n)| n);
                (count.into(), on_board(&|place| (place.tile == tile).into()))
            }
            Brush::Whim(_) | Brush::Broom | Brush::Mark(_) | Brush::Arrow(_) => return None,
        };
        Some(all - there)
    }
}

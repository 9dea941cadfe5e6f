//! The board: its tiles, and what stands on each.

use super::{
    Building, Direction, MAX_COLUMNS, MAX_ROWS, Meeples, Piece, Seat, Square, Squares, Tile, TileKind, ValueColour,
    Whim,
};
use std::ops::{BitOr, Deref, DerefMut};

/// A place of the board: a tile and what is on it, which it derefs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The tile.
    pub tile: Tile,
    /// What is on it.
    pub contents: Contents,
}

impl Place {
    /// Returns a place with this tile and nothing on it.
    #[must_use]
    pub fn bare(tile: Tile) -> Self {
        Self { tile, contents: Contents::default() }
    }
}

impl Deref for Place {
    type Target = Contents;

    fn deref(&self) -> &Contents {
        &self.contents
    }
}

impl DerefMut for Place {
    fn deref_mut(&mut self) -> &mut Contents {
        &mut self.contents
    }
}

/// Everything on a tile. A [`Board`] lets it be changed freely, unlike the tile, on which depends where one can walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The meeples.
    pub meeples: Meeples,
    /// The palm trees.
    pub palms: u8,
    /// The palaces.
    pub palaces: u8,
    /// Whose camel or tent stands there, and which of the two.
    pub piece: Option<(Seat, Piece)>,
    /// The whim that lies on a city.
    pub whim: Option<Whim>,
}

impl Contents {
    /// Returns how many pieces of one kind stand here.
    pub const fn buildings(&self, building: Building) -> u8 {
        match building {
            Building::Palm => self.palms,
            Building::Palace => self.palaces,
        }
    }

    /// Builds one more.
    pub fn build(&mut self, building: Building) {
        match building {
            Building::Palm => self.palms += 1,
            Building::Palace => self.palaces += 1,
        }
    }

    /// Returns the player who holds the tile.
    pub fn owner(&self) -> Option<Seat> {
        self.piece.map(|(owner, _)| owner)
    }

    /// Returns whether no camel, tent, palm tree or palace is here.
    pub const fn is_untouched(&self) -> bool {
        self.piece.is_none() && self.palms == 0 && self.palaces == 0
    }

    /// Returns whether there is nothing at all.
    pub fn is_empty(&self) -> bool {
        self.is_untouched() && self.meeples.is_empty()
    }
}

/// The board: from 1×2 to 7 columns by 6 rows of places, none missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    columns: u8,
    rows: u8,
    squares: Squares,
    /// Row by row from the south-west.
    places: Vec<Place>,
    terrain: Terrain,
}

/// What follows from the tiles alone, which stay as they are in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Terrain {
    passable: Squares,
    exits: [Squares; 4],
    lakeside: Squares,
}

impl Terrain {
    fn of(board: &Board) -> Self {
        let passable = board.squares_where(|place| place.tile.kind.holds_meeples());
        let mut exits = [passable; 4];
        for (square, place) in board.places() {
            let TileKind::Workshop(mountains) = place.tile.kind else { continue };
            for side in mountains.sides() {
                let inside = &mut exits[side as usize];
                *inside -= square;
                let outside = &mut exits[side.opposite() as usize];
                *outside -= Squares::from(square).step(side);
            }
        }
        let lakes = board.of_kind(TileKind::GreatLake);
        Self {
            passable,
            exits,
            lakeside: lakes.iter().map(|lake| board.around(lake)).fold(Squares::EMPTY, Squares::bitor),
        }
    }
}

impl Board {
    /// Lays places out row by row from the south-west; refused if they do not fill a board of a legal size.
    #[must_use]
    pub fn new(columns: u8, places: Vec<Place>) -> Option<Self> {
        let rows = u8::try_from(places.len().checked_div(columns.into())?).ok()?;
        let fits = columns <= MAX_COLUMNS && rows <= MAX_ROWS && places.len() >= 2;
        let is_full = usize::from(columns) * usize::from(rows) == places.len();
        (fits && is_full).then(|| {
            let squares = (0..rows).flat_map(|row| (0..columns).filter_map(move |column| Square::new(column, row)));
            let mut board = Self { columns, rows, squares: squares.collect(), places, terrain: Terrain::default() };
            board.terrain = Terrain::of(&board);
            board
        })
    }

    /// Replaces a tile and removes what cannot be on the new one. The square must be on the board.
    pub fn set_tile(&mut self, square: Square, tile: Tile) {
        let index = self.index(square);
        let place = &mut self.places[index];
        place.tile = tile;
        if !tile.kind.holds_meeples() {
            *place = Place::bare(tile);
        }
        if !matches!(tile.kind, TileKind::City(_)) {
            place.whim = None;
        }
        self.terrain = Terrain::of(self);
    }

    /// Returns how many columns there are.
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns how many rows there are.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns whether the square is on the board.
    pub const fn contains(&self, square: Square) -> bool {
        self.squares.contains(square)
    }

    /// Returns every square, row by row from the south-west.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.squares.iter()
    }

    /// Returns every square with what is there.
    pub fn places(&self) -> impl Iterator<Item = (Square, &Place)> {
        self.squares().zip(&self.places)
    }

    /// Returns what stands on a square; none off the board.
    pub fn get(&self, square: Square) -> Option<&Place> {
        self.contains(square).then(|| &self.places[self.index(square)])
    }

    fn index(&self, square: Square) -> usize {
        usize::from(square.row()) * usize::from(self.columns) + usize::from(square.column())
    }

    /// Returns the meeples on a square; none off the board.
    pub fn meeples(&self, square: Square) -> Meeples {
        self.get(square).map_or(Meeples::NONE, |place| place.meeples)
    }

    /// Returns the player who holds a square; none off the board.
    pub fn owner(&self, square: Square) -> Option<Seat> {
        self.get(square)?.owner()
    }

    /// Returns the squares where the condition holds.
    pub fn squares_where(&self, mut condition: impl FnMut(&Place) -> bool) -> Squares {
        self.places().filter(|(_, place)| condition(place)).map(|(square, _)| square).collect()
    }

    /// Returns the squares that meeples can enter (R-T9).
    pub const fn passable(&self) -> Squares {
        self.terrain.passable
    }

    /// Returns, for each direction in order, the squares that a meeple can leave that way. Mountains bar two sides of a
    /// workshop, from within and from without (R-M1).
    pub const fn exits(&self) -> [Squares; 4] {
        self.terrain.exits
    }

    /// Returns whether a mountain stands between two squares that share a side.
    pub fn has_mountain(&self, from: Square, to: Square) -> bool {
        let bars = |square: Square, other: Square| {
            let kind = self.get(square).map(|place| place.tile.kind);
            let Some(TileKind::Workshop(mountains)) = kind else { return false };
            mountains.sides().into_iter().any(|side| Squares::from(square).step(side).contains(other))
        };
        bars(from, to) || bars(to, from)
    }

    /// Returns whether every square that holds meeples can be reached from every other (R-U4).
    pub fn is_connected(&self) -> bool {
        let Terrain { passable: all, exits, .. } = self.terrain;
        let mut reached: Squares = all.iter().take(1).collect();
        loop {
            let steps = Direction::ALL.map(|direction| (exits[direction as usize] & reached).step(direction) & all);
            let next = steps.into_iter().fold(reached, Squares::bitor);
            if next == reached {
                return reached == all;
            }
            reached = next;
        }
    }

    /// Returns the squares around one, at most eight, without the square itself.
    pub fn around(&self, square: Square) -> Squares {
        let widened =
            |squares: Squares, [one, other]: [Direction; 2]| squares | squares.step(one) | squares.step(other);
        let row = widened(square.into(), [Direction::East, Direction::West]);
        (widened(row, [Direction::North, Direction::South]) & self.squares) - square
    }

    /// Returns how many tiles of one value colour the 3×3 block round a square has, the square itself included (R-L1,
    /// R-S11).
    pub fn coloured_around(&self, square: Square, colour: ValueColour) -> u32 {
        let is_meant =
            |&square: &Square| self.get(square).is_some_and(|place| place.tile.kind.colour() == Some(colour));
        (self.around(square) | square).iter().filter(is_meant).count() as u32
    }

    /// Returns how many blue-valued tiles the block has (R-L1).
    pub fn blue_around(&self, square: Square) -> u32 {
        self.coloured_around(square, ValueColour::Blue)
    }

    /// Returns the squares round the great lake, where palm trees and palaces count double (R-S6).
    pub const fn lakeside(&self) -> Squares {
        self.terrain.lakeside
    }

    /// Returns the squares with tiles of one kind.
    pub fn of_kind(&self, kind: TileKind) -> Squares {
        self.squares_where(|place| place.tile.kind == kind)
    }

    /// Returns how many palm trees, or palaces, there are.
    pub fn built(&self, building: Building) -> usize {
        self.places().map(|(_, place)| usize::from(place.buildings(building))).sum()
    }

    /// Returns the squares that a player holds with one kind of piece.
    pub fn held_with(&self, seat: Seat, piece: Piece) -> Squares {
        self.squares_where(|place| place.piece == Some((seat, piece)))
    }

    /// Returns what is on a square, to change it. [`set_tile`](Self::set_tile) changes the tile.
    ///
    /// # Panics
    /// If the board has no such square.
    pub fn contents_mut(&mut self, square: Square) -> &mut Contents {
        let index = self.index(square);
        &mut self.places[index]
    }
}

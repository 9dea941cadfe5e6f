//! What stands where.

use super::{Building, Direction, MAX_COLUMNS, MAX_ROWS, Meeple, Meeples, Seat, Square, Squares, Tile, TileKind};

/// A place of the board: a tile and everything on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The tile.
    pub tile: Tile,
    /// The meeples on it.
    pub meeples: Meeples,
    /// Palm trees on it.
    pub palms: u8,
    /// Palaces on it.
    pub palaces: u8,
    /// Whose camel stands on it.
    pub owner: Option<Seat>,
}

impl Place {
    /// A tile with nothing on it.
    #[must_use]
    pub const fn bare(tile: Tile) -> Self {
        Self { tile, meeples: Meeples::NONE, palms: 0, palaces: 0, owner: None }
    }

    /// How many pieces of one kind stand here.
    #[must_use]
    pub const fn buildings(&self, building: Building) -> u8 {
        match building {
            Building::Palm => self.palms,
            Building::Palace => self.palaces,
        }
    }

    pub(crate) fn build(&mut self, building: Building) {
        match building {
            Building::Palm => self.palms += 1,
            Building::Palace => self.palaces += 1,
        }
    }

    /// Whether no camel, palm tree or palace is here.
    #[must_use]
    pub const fn is_untouched(&self) -> bool {
        self.owner.is_none() && self.palms == 0 && self.palaces == 0
    }

    /// Whether there is nothing at all but the tile.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.is_untouched() && self.meeples.is_empty()
    }
}

/// The board: from 1×2 to 7 columns by 6 rows of places, none missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    columns: u8,
    rows: u8,
    /// Row by row from the south-west.
    places: Vec<Place>,
}

impl Board {
    /// Lays places out row by row from the south-west; refused if they do not fill a board of a legal size.
    #[must_use]
    pub fn new(columns: u8, places: Vec<Place>) -> Option<Self> {
        let rows = u8::try_from(places.len().checked_div(columns.into())?).ok()?;
        let fits = columns <= MAX_COLUMNS && rows <= MAX_ROWS && places.len() >= 2;
        (fits && usize::from(columns) * usize::from(rows) == places.len()).then_some(Self { columns, rows, places })
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows there are.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// Whether the square is on the board.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// Every square, row by row from the south-west.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).filter_map(move |column| Square::new(column, row)))
    }

    /// Every square with what is there.
    pub fn places(&self) -> impl Iterator<Item = (Square, &Place)> {
        self.squares().zip(&self.places)
    }

    /// What is on a square, if it is on the board.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<&Place> {
        self.contains(square).then(|| &self.places[self.index(square)])
    }

    fn index(&self, square: Square) -> usize {
        usize::from(square.row()) * usize::from(self.columns) + usize::from(square.column())
    }

    /// The meeples on a square; none off the board.
    #[must_use]
    pub fn meeples(&self, square: Square) -> Meeples {
        self.get(square).map_or(Meeples::NONE, |place| place.meeples)
    }

    /// The squares where the condition holds.
    pub fn which(&self, mut condition: impl FnMut(&Place) -> bool) -> Squares {
        self.places().filter(|(_, place)| condition(place)).map(|(square, _)| square).collect()
    }

    /// Squares where a meeple of this tribe stands.
    #[must_use]
    pub fn with_meeple(&self, meeple: Meeple) -> Squares {
        self.which(|place| place.meeples.has(meeple))
    }

    /// Squares that meeples can enter (R-T9).
    #[must_use]
    pub fn passable(&self) -> Squares {
        self.which(|place| place.tile.kind.holds_meeples())
    }

    /// The squares that can be left in a direction: where mountains stand, they will be missing here.
    #[must_use]
    pub fn exits(&self, _direction: Direction) -> Squares {
        self.passable()
    }

    /// The up to eight squares around one, without it.
    pub fn around(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        self.squares().filter(move |&other| {
            other != square && square.column().abs_diff(other.column()) <= 1 && square.row().abs_diff(other.row()) <= 1
        })
    }

    /// How many blue-valued tiles the 3×3 block round a square has, the square itself included (R-L1).
    #[must_use]
    pub fn blue_around(&self, square: Square) -> u32 {
        let is_blue = |square| self.get(square).is_some_and(|place| place.tile.is_blue());
        self.around(square).chain([square]).filter(|&square| is_blue(square)).count() as u32
    }

    /// Tiles of one kind.
    #[must_use]
    pub fn of_kind(&self, kind: TileKind) -> Squares {
        self.which(|place| place.tile.kind == kind)
    }

    pub(crate) fn place_mut(&mut self, square: Square) -> &mut Place {
        let index = self.index(square);
        &mut self.places[index]
    }
}

//! Kinds of tiles, their values and their actions (rules 1.1).

use super::named::named;
use super::{Direction, Expansion, Expansions, MARKET_SIZE};
use std::fmt;

/// The colour behind a tile's value: blue ones pay the builders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueColour {
    /// Counts for builders (R-L1).
    Blue,
    /// Does not count for builders.
    Red,
}

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileKind {
    /// A palace must be placed.
    Village,
    /// A djinn may be taken.
    SacredPlace,
    /// A palm tree must be placed.
    Oasis,
    /// One of the first three cards may be bought.
    SmallMarket,
    /// Two of the first six cards may be bought.
    LargeMarket,
    /// An item may be made; mountains bar two of its sides (Artisans).
    Workshop(Mountains),
    /// Any one card face up may be bought (Artisans).
    SpecialisedMarket,
    /// Nothing can be there (Artisans).
    Chasm,
    /// The whim that lies there is taken (Whims).
    City(ValueColour),
    /// Nothing can be there; palm trees and palaces around it count double (Whims).
    GreatLake,
}

/// The sides of a workshop on which the mountains stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mountains {
    /// In the north and in the west.
    NorthWest,
    /// In the south and in the east.
    SouthEast,
}

impl Mountains {
    /// Returns the two sides.
    pub const fn sides(self) -> [Direction; 2] {
        match self {
            Self::NorthWest => [Direction::North, Direction::West],
            Self::SouthEast => [Direction::South, Direction::East],
        }
    }
}

/// The terms of a market (R-T6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Market {
    /// Coins to pay.
    pub price: u32,
    /// How many cards the player takes, fewer only if fewer are there.
    pub takes: usize,
    /// How many of the leftmost cards the player chooses from.
    pub among: usize,
}

named! {
    /// A piece that holds a tile for its player (R-C1). "Camel" includes the tent wherever a rule says camel.
    Piece, "'camel' or 'tent'" {
        /// One of 8 or 11.
        Camel = "camel",
        /// One of its own kind, scored for the red-valued tiles around it (Artisans, R-S11).
        Tent = "tent",
    }
}

named! {
    /// A piece that is set on tiles and scored with them. Its row: how many there are, and the kind of tile it belongs on.
    Building, "'palm' or 'palace'", (u8, TileKind) {
        /// Three points; from an oasis, Enki or Lamia.
        Palm = "palm" => (12, TileKind::Oasis),
        /// Five points; from a village, Bouraq or Hagis.
        Palace = "palace" => (10, TileKind::Village),
    }
}

impl Building {
    /// Returns how many there are in the box (rules 1.3).
    pub const fn count(self) -> u8 {
        self.row().0
    }

    /// Returns the kind of tile it belongs on.
    pub const fn home(self) -> TileKind {
        self.row().1
    }
}

/// A row of the table of tiles: the letter of the notation, the expansion, the colour behind the value, and the values
/// printed, each with how many tiles bear it.
type Row = (char, Option<Expansion>, Option<ValueColour>, &'static [(u8, u8)]);

impl TileKind {
    /// Every kind, in the order of the table.
    pub const ALL: [Self; 12] = [
        Self::Village,
        Self::SacredPlace,
        Self::Oasis,
        Self::SmallMarket,
        Self::LargeMarket,
        Self::Workshop(Mountains::NorthWest),
        Self::Workshop(Mountains::SouthEast),
        Self::SpecialisedMarket,
        Self::Chasm,
        Self::City(ValueColour::Blue),
        Self::City(ValueColour::Red),
        Self::GreatLake,
    ];

    const fn row(self) -> Row {
        const BLUE: Option<ValueColour> = Some(ValueColour::Blue);
        const RED: Option<ValueColour> = Some(ValueColour::Red);
        const ARTISANS: Option<Expansion> = Some(Expansion::Artisans);
        const WHIMS: Option<Expansion> = Some(Expansion::Whims);
        match self {
            Self::Village => ('V', None, BLUE, &[(5, 5)]),
            Self::SacredPlace => ('S', None, BLUE, &[(6, 4), (10, 1), (12, 1), (15, 1)]),
            Self::Oasis => ('O', None, RED, &[(8, 6)]),
            Self::SmallMarket => ('M', None, RED, &[(6, 8)]),
            Self::LargeMarket => ('L', None, RED, &[(4, 4)]),
            Self::Workshop(Mountains::NorthWest) => ('N', ARTISANS, BLUE, &[(5, 1)]),
            Self::Workshop(Mountains::SouthEast) => ('E', ARTISANS, BLUE, &[(5, 2)]),
            Self::SpecialisedMarket => ('P', ARTISANS, RED, &[(10, 2)]),
            Self::Chasm => ('X', ARTISANS, None, &[(0, 1)]),
            Self::City(ValueColour::Blue) => ('B', WHIMS, BLUE, &[(0, 3)]),
            Self::City(ValueColour::Red) => ('R', WHIMS, RED, &[(0, 2)]),
            Self::GreatLake => ('G', WHIMS, None, &[(0, 1)]),
        }
    }

    /// Returns the letter of the notation.
    pub const fn letter(self) -> char {
        self.row().0
    }

    /// Returns the expansion it belongs to.
    pub const fn expansion(self) -> Option<Expansion> {
        self.row().1
    }

    /// Returns the colour behind its value, or of a city.
    pub const fn colour(self) -> Option<ValueColour> {
        self.row().2
    }

    /// Returns the values printed on tiles of this kind, each with how many tiles bear it; 0 stands for no value.
    pub const fn values(self) -> &'static [(u8, u8)] {
        self.row().3
    }

    /// Returns the piece that must be placed where the move ends here (R-T4).
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::Village => Some(Building::Palace),
            Self::Oasis => Some(Building::Palm),
            _ => None,
        }
    }

    /// Returns what a player may buy where the move ends here (R-T6).
    pub const fn market(self) -> Option<Market> {
        match self {
            Self::SmallMarket => Some(Market { price: 3, takes: 1, among: 3 }),
            Self::LargeMarket => Some(Market { price: 6, takes: 2, among: 6 }),
            Self::SpecialisedMarket => Some(Market { price: 4, takes: 1, among: MARKET_SIZE }),
            _ => None,
        }
    }

    /// Returns whether meeples and pieces can stand here: never on chasm and lake (R-T9).
    pub const fn holds_meeples(self) -> bool {
        !matches!(self, Self::Chasm | Self::GreatLake)
    }
}

/// A tile: its kind and the value printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Its kind.
    pub kind: TileKind,
    /// Its points for the player whose camel stands on it (R-S5); 0 where no value is printed.
    pub value: u8,
}

impl Tile {
    /// Returns whether builders count it (R-L1).
    pub fn is_blue(self) -> bool {
        self.kind.colour() == Some(ValueColour::Blue)
    }

    /// Returns the tiles of the base game alone (`None`, R-U1) or those that an expansion adds.
    pub fn all_of(expansion: Option<Expansion>) -> impl Iterator<Item = Self> {
        TileKind::ALL.into_iter().filter(move |kind| kind.expansion() == expansion).flat_map(|kind| {
            let values = kind.values().iter();
            values.flat_map(move |&(value, count)| std::iter::repeat_n(Self { kind, value }, count.into()))
        })
    }

    /// Returns every tile that is played with.
    pub fn all(expansions: Expansions) -> impl Iterator<Item = Self> {
        Self::all_of(None).chain(expansions.iter().flat_map(|expansion| Self::all_of(Some(expansion))))
    }
}

impl fmt::Display for Tile {
    /// Writes the letter of the kind, and the value where one is printed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, value } = self;
        if *value == 0 { write!(f, "{}", kind.letter()) } else { write!(f, "{}{value}", kind.letter()) }
    }
}

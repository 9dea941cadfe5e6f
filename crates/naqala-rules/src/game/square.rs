//! Places of the board and sets of them.

use super::Unknown;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::{fmt, str::FromStr};

/// Columns a board can have at most (rules 2: 6 rows of 7 with both expansions).
pub const MAX_COLUMNS: u8 = 7;
/// Rows a board can have at most.
pub const MAX_ROWS: u8 = 6;
/// The distance between two rows in a set of squares: one spare column keeps east and west apart.
const STRIDE: u8 = 8;
/// The number of indices that squares have.
pub const SQUARES: usize = STRIDE as usize * MAX_ROWS as usize;

/// The place of a tile: a column letter from the west, a row number from the south.
///
/// ```
/// use naqala_rules::game::Square;
/// let square: Square = "c3".parse()?;
/// assert_eq!((square.column(), square.row()), (2, 2));
/// assert_eq!(square.distance("a1".parse()?), 4);
/// # Ok::<(), naqala_rules::game::Unknown>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the square of a column and a row, both counted from 0 in the south-west.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_COLUMNS && row < MAX_ROWS { Some(Self(row * STRIDE + column)) } else { None }
    }

    /// Returns the column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Returns the row, from 0 in the south.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Returns the Manhattan distance (R-A1).
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// Returns whether the squares share a side.
    pub const fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// Returns the direction of a step to another square; none if it is not next to this one.
    pub const fn direction_to(self, other: Self) -> Option<Direction> {
        const NORTH: i8 = STRIDE as i8;
        match other.0 as i8 - self.0 as i8 {
            NORTH => Some(Direction::North),
            1 => Some(Direction::East),
            -1 => Some(Direction::West),
            south if south == -NORTH => Some(Direction::South),
            _ => None,
        }
    }

    /// Returns the place of the square in a set of squares.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let square = match text.as_bytes() {
            &[column @ b'a'..=b'g', row @ b'1'..=b'6'] => Self::new(column - b'a', row - b'1'),
            _ => None,
        };
        square.ok_or_else(|| Unknown { what: "a tile from a1 to g6", text: text.into() })
    }
}

/// A direction from a tile to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the first row of a position's board.
    North,
    /// Towards higher column letters.
    East,
    /// Towards row 1.
    South,
    /// Towards column a.
    West,
}

impl Direction {
    /// All four, clockwise; the opposite of one stands two further on.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// A set of squares: `&` has the squares of both sets, `|` those of either, `-` those of the first alone.
///
/// ```
/// use naqala_rules::game::{Square, Squares};
/// let (a1, b2): (Square, Square) = ("a1".parse()?, "b2".parse()?);
/// let both = Squares::from(a1) | b2;
/// assert_eq!((both & a1, both - a1), (a1.into(), b2.into()));
/// # Ok::<(), naqala_rules::game::Unknown>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Returns whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Returns whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many squares there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Moves every square one step. A square may leave the board: intersect the result with the board's squares.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::North => self.0 << STRIDE,
            Direction::South => self.0 >> STRIDE,
            Direction::East => self.0 << 1,
            Direction::West => self.0 >> 1,
        })
    }

    /// Returns the squares one at a time, from the south-west, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let square = Square(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                square
            })
        })
    }
}

impl From<Square> for Squares {
    fn from(square: Square) -> Self {
        Self(1 << square.0)
    }
}

macro_rules! operators {
    ($($operator:ident $name:ident $assign:ident $assign_name:ident |$one:ident, $other:ident| $bits:expr;)*) => {
        $(
            impl<T: Into<Self>> $operator<T> for Squares {
                type Output = Self;

                fn $name(self, other: T) -> Self {
                    let ($one, $other) = (self.0, other.into().0);
                    Self($bits)
                }
            }

            impl<T: Into<Self>> $assign<T> for Squares {
                fn $assign_name(&mut self, other: T) {
                    *self = self.$name(other);
                }
            }
        )*
    };
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign |one, other| one & other;
    BitOr bitor BitOrAssign bitor_assign |one, other| one | other;
    Sub sub SubAssign sub_assign |one, other| one & !other;
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::bitor)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

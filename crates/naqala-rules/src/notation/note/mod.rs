//! Notes: what an author says of a moment of a game, and draws on its board.
//!
//! A note has a comment, marks on tiles and arrows between tiles. It is no part of the game: a [`Record`](crate::game::Record) has
//! none, and the readers of records and positions leave notes alone, so that a program without a board need not know them. Who
//! shows them reads them from the same JSON with `of_record` and `of_position`, and writes them back with
//! `WrittenRecord::with_notes`.
//!
//! ```
//! use naqala_rules::notation::note::{Arrow, Mark, Sign};
//! let mark: Mark = "c3 good".parse()?;
//! assert_eq!((mark.square, mark.sign), ("c3".parse()?, Sign::Good));
//! let arrow: Arrow = "a1 b1 b2".parse()?;
//! assert_eq!((arrow.tiles.len(), arrow.to_string()), (3, "a1 b1 b2".to_owned()));
//! # Ok::<(), naqala_rules::game::Unknown>(())
//! ```

#[cfg(feature = "serde")]
mod read;
mod shape;
#[cfg(feature = "serde")]
mod write;

#[cfg(feature = "serde")]
pub use read::{LONGEST_TEXT, has_drawing, is_tag, of_position, of_record, read_drawing, read_texts};

pub use shape::{ArrowShape, Point};

use crate::game::{Square, Unknown};
use std::{fmt, str::FromStr};

/// The most tiles of an arrow: the way of the longest move, and more.
pub const LONGEST_ARROW: usize = 24;
/// The most arrows of a drawing: nobody sees more apart.
pub const MOST_ARROWS: usize = 60;

/// What a mark or an arrow says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Look here.
    #[default]
    Plain,
    /// This is good.
    Good,
    /// This is bad.
    Bad,
    /// This is open to doubt.
    Question,
    /// A letter from A to Z, or a digit from 1 to 9, by which the comment names the tile. No arrow has one.
    Letter(char),
}

impl Sign {
    /// The signs of marks and arrows alike.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Good, Self::Bad, Self::Question];

    /// Returns the name of a sign; a letter has one name for all.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Question => "question",
            Self::Letter(_) => "letter",
        }
    }

    /// Reads what stands behind the tiles; the plain sign is not written.
    fn read(word: &str) -> Option<Self> {
        let mut letters = word.chars();
        match (letters.next(), letters.next()) {
            (Some(letter @ ('A'..='Z' | '1'..='9')), None) => Some(Self::Letter(letter)),
            _ => [Self::Good, Self::Bad, Self::Question].into_iter().find(|sign| sign.name() == word),
        }
    }
}

/// Writes the sign as it stands behind tiles, with a space before it.
impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => Ok(()),
            Self::Letter(letter) => write!(f, " {letter}"),
            _ => write!(f, " {}", self.name()),
        }
    }
}

/// A mark on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The tile.
    pub square: Square,
    /// What it says.
    pub sign: Sign,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.square, self.sign)
    }
}

impl FromStr for Mark {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let (tile, sign) =
            text.split_once(' ').map_or((text, Some(Sign::Plain)), |(tile, word)| (tile, Sign::read(word)));
        let mark = tile.parse().ok().zip(sign).map(|(square, sign)| Self { square, sign });
        mark.ok_or_else(|| Unknown { what: "a tile, and good, bad, question, A to Z or 1 to 9", text: text.into() })
    }
}

/// An arrow over tiles, such as the way of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The tiles from its start to its end, at least two. Those that follow each other differ.
    pub tiles: Vec<Square>,
    /// What it says.
    pub sign: Sign,
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, tile) in self.tiles.iter().enumerate() {
            write!(f, "{}{tile}", if at == 0 { "" } else { " " })?;
        }
        write!(f, "{}", self.sign)
    }
}

impl FromStr for Arrow {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let known = |word: &str| Sign::read(word).filter(|sign| !matches!(sign, Sign::Letter(_)));
        let signed = text.rsplit_once(' ').and_then(|(tiles, word)| Some((tiles, known(word)?)));
        let (tiles, sign) = signed.unwrap_or((text, Sign::Plain));
        let tiles: Option<Vec<Square>> = tiles.split(' ').map(|tile| tile.parse().ok()).collect();
        let is_way = |tiles: &Vec<Square>| {
            (2..=LONGEST_ARROW).contains(&tiles.len()) && tiles.windows(2).all(|pair| pair[0] != pair[1])
        };
        let arrow = tiles.filter(is_way).map(|tiles| Self { tiles, sign });
        arrow.ok_or_else(|| Unknown { what: "two tiles or more, and good, bad or question", text: text.into() })
    }
}

/// What is drawn on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The marks, at most one on a tile.
    pub marks: Vec<Mark>,
    /// The arrows.
    pub arrows: Vec<Arrow>,
}

impl Drawing {
    /// Returns whether nothing is drawn.
    pub const fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.arrows.is_empty()
    }

    /// Returns what the mark on a tile says, if there is one.
    pub fn mark(&self, square: Square) -> Option<Sign> {
        self.marks.iter().find(|mark| mark.square == square).map(|mark| mark.sign)
    }
}

/// What an author says of a moment, and draws on its board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The comment, by the tags of languages; empty if there is none.
    pub texts: Vec<(Box<str>, Box<str>)>,
    /// What is drawn.
    pub drawing: Drawing,
}

/// A note on a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordNote {
    /// After how many entries of the record it speaks.
    pub at: usize,
    /// The note.
    pub note: Note,
}

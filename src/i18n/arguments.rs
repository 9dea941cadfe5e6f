//! What is handed to a row.

/// An argument of a row.
#[derive(Clone, Copy)]
pub enum Argument<'a> {
    /// A text, or the name of a thing.
    Text(&'a str),
    /// A whole number.
    Number(Number),
}

/// A whole number in a sentence. Nothing in a game or file that is counted comes near its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i32);

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self(number)
    }
}

impl From<u8> for Number {
    fn from(number: u8) -> Self {
        Self(number.into())
    }
}

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self(number as i32)
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(number as i32)
    }
}

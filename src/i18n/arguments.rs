//! What is handed to a row.

/// An argument of a row.
#[derive(Clone, Copy)]
pub enum Argument<'a> {
    /// A text, or the name of a thing.
    Text(&'a str),
    /// A whole number.
    Number(Number),
}

/// A whole number in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i32);

macro_rules! number_from {
    ($($type:ty),+) => {
        $(impl From<$type> for Number {
            fn from(number: $type) -> Self {
                Self(number as i32)
            }
        })+
    };
}

number_from!(u8, u32, usize, i32);

//! What is handed to a row.

use super::things::Thing;

/// An argument of a row.
#[derive(Clone, Copy)]
pub enum Argument<'a> {
    /// A text, or the name of a thing.
    Text(&'a str),
    /// A whole number.
    Number(Number),
    /// Several texts or things.
    List(&'a [Item<'a>]),
}

/// One of a list: a text or the name of a thing, and its number.
pub type Item<'a> = (&'a str, Number);

/// Returns the items of a list of texts.
pub fn texts(texts: &[impl AsRef<str>]) -> Vec<Item<'_>> {
    texts.iter().map(|text| (text.as_ref(), Number(1))).collect()
}

/// Returns the items of a list of things.
pub fn each(things: &[impl Thing + Copy]) -> Vec<Item<'static>> {
    things.iter().map(|thing| (thing.key(), Number(1))).collect()
}

/// Returns the items of a list of things with their numbers.
pub fn counted(things: &[(impl Thing + Copy, u8)]) -> Vec<Item<'static>> {
    things.iter().map(|(thing, count)| (thing.key(), (*count).into())).collect()
}

/// A whole number in a sentence. Nothing in a game or file that is counted comes near its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(pub i32);

impl From<i32> for Number {
    fn from(number: i32) -> Self {
        Self(number)
    }
}

impl From<i64> for Number {
    fn from(number: i64) -> Self {
        Self(number as i32)
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

//! Figures, lines and names as the line protocol writes them, for serde.

use naqala_rules::game::{Action, Seat};
use serde::{Serialize, Serializer};
use std::fmt::Display;

/// Rounds to a multiple of 1 / `parts`.
pub fn rounded(number: f32, parts: u16) -> f64 {
    let parts = f64::from(parts);
    (f64::from(number) * parts).round() / parts
}

/// Figures that are written rounded, without a negative zero.
pub trait Figures {
    type Rounded: Serialize;

    fn rounded(&self, parts: u16) -> Self::Rounded;
}

impl Figures for f32 {
    type Rounded = f64;

    fn rounded(&self, parts: u16) -> f64 {
        rounded(*self, parts) + 0.0
    }
}

impl<F: Figures> Figures for Vec<F> {
    type Rounded = Vec<F::Rounded>;

    fn rounded(&self, parts: u16) -> Self::Rounded {
        self.iter().map(|figures| figures.rounded(parts)).collect()
    }
}

/// Rounds to tenths (`PARTS` = 10), hundredths or thousandths.
pub fn round<const PARTS: u16, F: Figures, S: Serializer>(figures: &F, serializer: S) -> Result<S::Ok, S::Error> {
    figures.rounded(PARTS).serialize(serializer)
}

/// Writes actions as a list of texts.
pub fn line<S: Serializer>(actions: &[Action], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(actions.iter().map(ToString::to_string))
}

/// Writes a player as a number, from 0.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub fn player<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    seat.index().serialize(serializer)
}

/// Writes what displays itself.
pub fn text<S: Serializer>(thing: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(thing)
}

/// Lets serde write types as they display themselves.
macro_rules! as_text {
    ($($name:ty),+) => {
        $(impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}
pub(super) use as_text;

//! The tribes, and groups of meeples (rules 1.2).

use super::{Expansion, Expansions, Unknown, named::named};
use std::{fmt, str::FromStr};

named! {
    /// A meeple, known by its tribe: meeples of one tribe are alike.
    ///
    /// The order is that in which a group is written.
    Meeple, "a meeple" {
        /// Yellow: kept; one point each, ten for every opponent with fewer.
        Vizier = "y",
        /// White: kept; two points each, and what djinns are paid with.
        Elder = "w",
        /// Green: cards from the front of the market.
        Merchant = "g",
        /// Blue: coins for the blue-valued tiles around.
        Builder = "b",
        /// Red: kill one meeple.
        Assassin = "r",
        /// Purple: kept; draw items and keep one (Artisans).
        Artisan = "p",
    }
}

impl Meeple {
    /// Returns how many meeples of this tribe are in the box (rules 1.2).
    pub const fn count(self, expansions: Expansions) -> u8 {
        let more = if expansions.contains(Expansion::Whims) { 3 } else { 0 };
        match self {
            Self::Vizier => 16 + more,
            Self::Elder => 20 + more,
            Self::Merchant | Self::Builder | Self::Assassin => 18 + more,
            Self::Artisan if expansions.contains(Expansion::Artisans) => 15,
            Self::Artisan => 0,
        }
    }

    /// Returns whether players keep this tribe in front of them (R-V1, R-V2, R-P1).
    pub const fn is_kept(self) -> bool {
        matches!(self, Self::Vizier | Self::Elder | Self::Artisan)
    }

    /// Returns whether the tribe has an action of its own, which its player decides on.
    pub const fn acts(self) -> bool {
        !matches!(self, Self::Vizier | Self::Elder)
    }
}

const TRIBES: usize = Meeple::ALL.len();

/// A group of meeples: how many of each tribe.
///
/// ```
/// use naqala_rules::game::{Meeple, Meeples};
/// let group: Meeples = "ywwr".parse()?;
/// assert_eq!((group.len(), group.count(Meeple::Elder)), (4, 2));
/// assert_eq!(group.to_string(), "ywwr");
/// # Ok::<(), naqala_rules::game::Unknown>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Meeples([u8; TRIBES]);

impl Meeples {
    /// No meeple.
    pub const NONE: Self = Self([0; TRIBES]);

    /// Returns a group of `count` meeples of one tribe.
    #[must_use]
    pub fn of(meeple: Meeple, count: u8) -> Self {
        let mut group = Self::NONE;
        group.0[meeple as usize] = count;
        group
    }

    /// Returns how many there are in all.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Returns whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Returns how many of one tribe there are.
    pub fn count(self, meeple: Meeple) -> u8 {
        self.0[meeple as usize]
    }

    /// Returns whether one of the tribe is there.
    pub fn has(self, meeple: Meeple) -> bool {
        self.count(meeple) > 0
    }

    /// Returns whether all of `other` are there.
    pub fn contains(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(&mine, its)| mine >= its)
    }

    /// Returns the tribes present, in order.
    pub fn tribes(self) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().filter(move |&meeple| self.has(meeple))
    }

    /// Returns every single meeple, in order.
    pub fn iter(self) -> impl Iterator<Item = Meeple> {
        Meeple::ALL.into_iter().flat_map(move |meeple| std::iter::repeat_n(meeple, self.count(meeple).into()))
    }

    /// Returns the groups of one or two that can be taken out of it, each once.
    pub fn ones_and_pairs(self) -> impl Iterator<Item = Self> {
        self.tribes().flat_map(move |first| {
            let one = Self::of(first, 1);
            let seconds = self.tribes().filter(move |&second| second >= first);
            std::iter::once(one).chain(seconds.map(move |second| one.with(second)))
        })
    }

    /// Returns the group with one more meeple.
    #[must_use]
    pub fn with(mut self, meeple: Meeple) -> Self {
        self.add(meeple, 1);
        self
    }

    /// Returns the group with one meeple less, if it is there.
    #[must_use]
    pub fn without(mut self, meeple: Meeple) -> Option<Self> {
        self.0[meeple as usize] = self.0[meeple as usize].checked_sub(1)?;
        Some(self)
    }

    /// Adds `count` meeples of one tribe.
    pub fn add(&mut self, meeple: Meeple, count: u8) {
        self.0[meeple as usize] = self.0[meeple as usize].saturating_add(count);
    }

    /// Adds a whole group.
    pub fn add_all(&mut self, other: Self) {
        for meeple in Meeple::ALL {
            self.add(meeple, other.count(meeple));
        }
    }

    /// Takes a group away; meeples that are not there are ignored.
    pub fn remove_all(&mut self, other: Self) {
        for meeple in Meeple::ALL {
            self.0[meeple as usize] = self.count(meeple).saturating_sub(other.count(meeple));
        }
    }

    /// Takes every meeple of one tribe away and returns how many there were.
    pub fn take_tribe(&mut self, meeple: Meeple) -> u8 {
        std::mem::take(&mut self.0[meeple as usize])
    }
}

impl FromIterator<Meeple> for Meeples {
    fn from_iter<I: IntoIterator<Item = Meeple>>(meeples: I) -> Self {
        meeples.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Meeples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|meeple| f.write_str(meeple.name()))
    }
}

impl FromStr for Meeples {
    type Err = Unknown;

    /// Reads letters in any order: the order within a group means nothing.
    fn from_str(text: &str) -> Result<Self, Unknown> {
        if text.len() > 255 {
            return Err(Unknown { what: "at most 255 meeples", text: text.chars().take(16).collect() });
        }
        text.chars().map(|letter| letter.to_string().parse()).collect()
    }
}

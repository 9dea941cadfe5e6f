//! Resource cards and the worth of sets of goods (rules 1.3).

use super::{Unknown, named::named};
use std::{fmt, str::FromStr};

/// How many cards lie face up after clean-up (R-U6, R-N1).
pub const MARKET_SIZE: usize = 9;

named! {
    /// A resource card: one of nine goods, or a fakir. In alphabetical order, as lists are written. Its row: how many there are.
    Card, "a card", u8 {
        /// A helper: pays for djinns, lengthens arms, is never sold.
        Fakir = "fakir" => 18,
        /// Six in the deck.
        Fish = "fish" => 6,
        /// Two in the deck.
        Gold = "gold" => 2,
        /// Two in the deck.
        Ivory = "ivory" => 2,
        /// Two in the deck.
        Jewels = "jewels" => 2,
        /// Four in the deck.
        Papyrus = "papyrus" => 4,
        /// Six in the deck.
        Pottery = "pottery" => 6,
        /// Four in the deck.
        Silk = "silk" => 4,
        /// Four in the deck.
        Spice = "spice" => 4,
        /// Six in the deck.
        Wheat = "wheat" => 6,
    }
}

impl Card {
    /// The nine goods, in alphabetical order.
    pub const GOODS: [Self; 9] = {
        let [_fakir, goods @ ..] = Self::ALL;
        goods
    };

    /// Returns how many the deck holds.
    pub const fn count(self) -> u8 {
        self.row()
    }

    /// Returns whether it can be sold.
    pub const fn is_good(self) -> bool {
        !matches!(self, Self::Fakir)
    }

    /// Returns the whole deck of 54, unshuffled.
    pub fn deck() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, card.count().into()))
    }
}

/// What a set of n different goods is worth, n = 0…9, in a sale and at the end (R-T8, R-S8).
pub const SET_WORTH: [u32; 10] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60];

/// A set of different goods, as it is sold.
///
/// ```
/// use naqala_rules::game::GoodsSet;
/// let set: GoodsSet = "fish ivory wheat".parse()?;
/// assert_eq!(set.worth(), 7);
/// assert!("fish fish".parse::<GoodsSet>().is_err());
/// # Ok::<(), naqala_rules::game::Unknown>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GoodsSet(u16);

impl GoodsSet {
    /// Returns the goods in it, in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::GOODS.into_iter().filter(move |&card| self.contains(card))
    }

    /// Returns whether the good is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// Returns how many goods there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns what the set sells for.
    pub const fn worth(self) -> u32 {
        SET_WORTH[self.len()]
    }

    /// Returns every set that can be made of these goods, the empty one left out.
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let all = self.0;
        let mut next = all;
        std::iter::from_fn(move || {
            (next != 0).then(|| {
                let set = Self(next);
                next = (next - 1) & all;
                set
            })
        })
    }
}

impl FromIterator<Card> for GoodsSet {
    /// Collects goods; ignores fakirs and repetitions.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Self(cards.into_iter().filter(|card| card.is_good()).fold(0, |set, card| set | 1 << card as u16))
    }
}

impl fmt::Display for GoodsSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Card::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for GoodsSet {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let cards = text.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>()?;
        let ordered = cards.windows(2).all(|pair| pair[0] < pair[1]);
        if ordered && cards.iter().all(|card| card.is_good()) {
            Ok(cards.into_iter().collect())
        } else {
            Err(Unknown { what: "different goods in alphabetical order", text: text.into() })
        }
    }
}

/// What a player holds of the nine goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods([u8; 10]);

impl Goods {
    /// Returns how many of one good there are.
    pub fn count(self, card: Card) -> u8 {
        if card.is_good() { self.0[card as usize] } else { 0 }
    }

    /// Adds cards of one good; a fakir is no good.
    pub fn add(&mut self, card: Card, count: u8) {
        if card.is_good() {
            self.0[card as usize] = self.0[card as usize].saturating_add(count);
        }
    }

    /// Sets how many cards of one good there are; a fakir is no good.
    pub fn set(&mut self, card: Card, count: u8) {
        if card.is_good() {
            self.0[card as usize] = count;
        }
    }

    /// Returns how many cards there are in all.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Returns whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns the different goods there are: the largest set, and the first of the best split.
    pub fn kinds(self) -> GoodsSet {
        Card::GOODS.into_iter().filter(|&card| self.count(card) > 0).collect()
    }

    /// Takes one card of each good of the set away, if all are there.
    #[must_use]
    pub fn without(mut self, set: GoodsSet) -> Option<Self> {
        for card in set.iter() {
            self.0[card as usize] = self.0[card as usize].checked_sub(1)?;
        }
        Some(self)
    }

    /// Returns the split into sets that is worth most. It always takes the largest set first, since each further good
    /// of a set is worth at least as much as the one before (R-S8).
    pub fn best_split(self) -> impl Iterator<Item = GoodsSet> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let set = rest.kinds();
            rest = rest.without(set)?;
            (!set.is_empty()).then_some(set)
        })
    }

    /// Returns what the goods are worth with `wild` more of one's choice (R-S8, Al-Amin).
    pub fn worth(self, wild: usize) -> u32 {
        if wild == 0 {
            return self.best_split().map(GoodsSet::worth).sum();
        }
        self.set_sizes(wild).into_iter().map(|size| SET_WORTH[size]).sum()
    }

    /// Returns the sizes of the sets that are worth most with `wild` more goods of one's choice.
    pub fn set_sizes(self, mut wild: usize) -> Vec<usize> {
        let mut sizes: Vec<_> = self.best_split().map(GoodsSet::len).collect();
        let mut next = 0;
        while wild > 0 {
            if next == sizes.len() {
                sizes.push(0);
            }
            // Extending the largest set that is not full gains most, since each further good is worth more.
            let extra = wild.min(9 - sizes[next]);
            wild -= extra;
            sizes[next] += extra;
            next += 1;
        }
        sizes
    }

    /// Returns every good with its number, those held only.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::GOODS.into_iter().map(move |card| (card, self.count(card))).filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<Card> for Goods {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), |mut goods, card| {
            goods.add(card, 1);
            goods
        })
    }
}

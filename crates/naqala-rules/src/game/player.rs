//! Players and their belongings.

use super::{Card, Djinn, Expansion, Expansions, Goods, Item, Meeple, Meeples, Payment, Piece, Unknown, Whim};
use std::{fmt, str::FromStr, sync::Arc};

/// The fewest players of a game.
pub const MIN_PLAYERS: usize = 2;
/// The most players of a game.
pub const MAX_PLAYERS: usize = 5;

/// A player's place at the table, counted from 0 in seating order; written `@0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index into the players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        match text.as_bytes() {
            &[b'@', digit @ b'0'..=b'4'] => Ok(Self(digit - b'0')),
            _ => Err(Unknown { what: "a player from @0 to @4", text: text.into() }),
        }
    }
}

/// Camels, tent, turn markers and coins that each player starts with (rules 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outfit {
    /// Camels to place.
    pub camels: u8,
    /// Whether there is a tent to place.
    pub tent: bool,
    /// Turn markers on the tracks.
    pub markers: u8,
    /// Coins, never limited by the bank.
    pub coins: u32,
}

impl Outfit {
    /// Returns what each of `players` players starts with; none for numbers that cannot play. Five need an expansion.
    #[must_use]
    pub const fn of(players: usize, expansions: Expansions) -> Option<Self> {
        let tent = expansions.contains(Expansion::Artisans);
        match players {
            2 => Some(Self { camels: 11, tent, markers: 2, coins: 50 }),
            5 if expansions.is_empty() => None,
            3..=5 => Some(Self { camels: 8, tent, markers: 1, coins: 50 }),
            _ => None,
        }
    }
}

/// A number of players that cannot play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// How many players were asked for.
    pub players: usize,
    /// How many can play with these expansions at most.
    pub most: usize,
}

impl SetupError {
    pub(super) fn new(players: usize, expansions: Expansions) -> Self {
        Self { players, most: if expansions.is_empty() { 4 } else { 5 } }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, most } = self;
        let why = if *players == 5 { ": five need an expansion" } else { "" };
        write!(f, "expected 2 to {most} players, found {players}{why}")
    }
}

impl std::error::Error for SetupError {}

/// A player's belongings. All can be changed freely in a [`State`](super::State), which need not be consistent, and not in a
/// [`Game`](super::Game). Lists have first what was taken first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: Arc<str>,
    /// The coins, secret from the others (R-H1).
    pub coins: u32,
    /// The camels still to be placed.
    pub camels: u8,
    /// The meeples kept in front: viziers, elders and artisans.
    pub meeples: Meeples,
    /// The goods in hand.
    pub goods: Goods,
    /// The fakirs in hand.
    pub fakirs: u8,
    /// The djinns.
    pub djinns: Vec<Djinn>,
    /// Whether the tent is still to be placed.
    pub has_tent: bool,
    /// The items, secret from the others (R-H1).
    pub items: Vec<Item>,
    /// The whims in hand, secret from the others (R-H1).
    pub whims: Vec<Whim>,
    /// The whims laid face up for their coins.
    pub fulfilled: Vec<Whim>,
}

impl Player {
    /// Returns a player at the start of a game.
    pub fn new(name: Arc<str>, outfit: Outfit) -> Self {
        Self { name, coins: outfit.coins, camels: outfit.camels, has_tent: outfit.tent, ..Self::default() }
    }

    /// Returns whether a piece of this kind is left to place.
    pub fn has_piece(&self, piece: Piece) -> bool {
        match piece {
            Piece::Camel => self.camels > 0,
            Piece::Tent => self.has_tent,
        }
    }

    /// Counts the viziers kept.
    pub fn viziers(&self) -> u8 {
        self.meeples.count(Meeple::Vizier)
    }

    /// Counts the elders kept.
    pub fn elders(&self) -> u8 {
        self.meeples.count(Meeple::Elder)
    }

    /// Counts the artisans kept.
    pub fn artisans(&self) -> u8 {
        self.meeples.count(Meeple::Artisan)
    }

    /// Returns whether the player has this djinn.
    pub fn has(&self, djinn: Djinn) -> bool {
        self.djinns.contains(&djinn)
    }

    /// Returns whether the player can hand this over.
    pub fn can_pay(&self, pay: Payment) -> bool {
        self.elders() >= pay.elders() && self.fakirs >= pay.fakirs() && self.artisans() >= pay.artisans()
    }

    /// Adds a card of the market to what the player has.
    pub fn receive(&mut self, card: Card) {
        if card.is_good() {
            self.goods.add(card, 1);
        } else {
            self.fakirs += 1;
        }
    }
}

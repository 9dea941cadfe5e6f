//! The djinns: what they are worth, what their power costs, and when it is used (rules 1.6).

use super::{Expansion, Expansions, Meeple, Payment, named::named};

/// How many djinns lie face up after clean-up (R-U6, R-N1).
pub const DJINN_ROW_SIZE: usize = 3;

named! {
    /// A djinn, by name.
    Djinn, "a djinn" {
        /// At the end each pair of fakirs is one good of choice.
        AlAmin = "al-amin",
        /// Three meeples from the bag onto an empty tile.
        AnunNak = "anun-nak",
        /// Coins whenever a djinn is taken.
        Baal = "baal",
        /// Meeples in front of the owner are safe.
        Boaz = "boaz",
        /// A palace onto any village.
        Bouraq = "bouraq",
        /// Builders earn double.
        Echidna = "echidna",
        /// A palm tree onto any oasis.
        Enki = "enki",
        /// Coins whenever a whim is taken (Whims).
        Ganapati = "ganapati",
        /// Precious items are worth 3 more (Artisans).
        Geb = "geb",
        /// A palace onto a neighbouring tile instead.
        Hagis = "hagis",
        /// Palm trees are worth 5.
        Haurvatat = "haurvatat",
        /// Assassins kill two.
        Iblis = "iblis",
        /// Viziers are worth 3.
        Jafaar = "jafaar",
        /// Coins whenever markers are pushed (Whims).
        Kali = "kali",
        /// The victims pay.
        Kandicha = "kandicha",
        /// Fakirs lower a bid.
        Kumarbi = "kumarbi",
        /// A palm tree onto a neighbouring tile instead.
        Lamia = "lamia",
        /// A camel onto a tile with nothing on it.
        Leta = "leta",
        /// Coins for meeples dropped on the owner's tiles.
        Marid = "marid",
        /// Coins whenever a palace is placed.
        Monkir = "monkir",
        /// Coins whenever assassins kill.
        Nekir = "nekir",
        /// Artisans are worth 2 more (Artisans).
        Ptah = "ptah",
        /// Elders are worth 4.
        Shamhat = "shamhat",
        /// The best of three djinns.
        Sibittis = "sibittis",
        /// The top resource card.
        Sloar = "sloar",
        /// A camel onto a tile that holds only meeples.
        Utug = "utug",
    }
}

/// The cost of using a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// No payment: the power always works.
    Free,
    /// One elder or one fakir.
    One,
    /// One elder and one elder or fakir.
    Two,
    /// One fakir.
    Fakir,
    /// One or more fakirs, as part of a bid (Kumarbi).
    Fakirs,
}

impl Cost {
    /// Returns the ways to pay, elders first.
    #[must_use]
    pub const fn payments(self) -> &'static [Payment] {
        match self {
            Self::Free | Self::Fakirs => &[],
            Self::One => &[Payment::E, Payment::F],
            Self::Two => &[Payment::EE, Payment::EF],
            Self::Fakir => &[Payment::F],
        }
    }
}

/// The time at which a player can use a power (R-T2, R-T3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// In the owner's turn, except during the move and during another choice.
    Free,
    /// Before the action of one tribe.
    Tribe(Meeple),
    /// As part of placing a piece, or of a bid: never an action of its own.
    Within,
    /// Never: the power always works.
    Passive,
}

impl Djinn {
    /// Returns the expansion the djinn belongs to.
    #[must_use]
    pub const fn expansion(self) -> Option<Expansion> {
        match self {
            Self::Geb | Self::Ptah => Some(Expansion::Artisans),
            Self::Ganapati | Self::Kali => Some(Expansion::Whims),
            _ => None,
        }
    }

    /// Returns its points at the end (R-S4).
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Echidna | Self::Leta | Self::Sibittis | Self::Utug => 4,
            Self::AlAmin => 5,
            Self::AnunNak | Self::Enki | Self::Haurvatat | Self::Iblis | Self::Sloar => 8,
            Self::Hagis | Self::Lamia => 10,
            _ => 6,
        }
    }

    /// Returns the cost of one use of its power.
    #[must_use]
    pub const fn cost(self) -> Cost {
        match self {
            Self::AnunNak | Self::Bouraq | Self::Enki | Self::Hagis | Self::Iblis | Self::Lamia => Cost::One,
            Self::Echidna | Self::Leta | Self::Sibittis | Self::Utug => Cost::Two,
            Self::Sloar => Cost::Fakir,
            Self::Kumarbi => Cost::Fakirs,
            _ => Cost::Free,
        }
    }

    /// Returns when its power is used.
    #[must_use]
    pub const fn window(self) -> Window {
        match self {
            Self::AnunNak | Self::Bouraq | Self::Enki | Self::Leta | Self::Sibittis | Self::Sloar | Self::Utug => {
                Window::Free
            }
            Self::Echidna => Window::Tribe(Meeple::Builder),
            Self::Iblis => Window::Tribe(Meeple::Assassin),
            Self::Hagis | Self::Lamia | Self::Kumarbi => Window::Within,
            _ => Window::Passive,
        }
    }

    /// Returns the djinns of a game, unshuffled.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |djinn| expansions.provide(djinn.expansion()))
    }
}

/// A set of djinns.
///
/// ```
/// use naqala_rules::game::{Djinn, Djinns};
/// let djinns: Djinns = [Djinn::Jafaar, Djinn::Boaz].into_iter().collect();
/// assert!(djinns.contains(Djinn::Boaz) && !djinns.toggled(Djinn::Boaz).contains(Djinn::Boaz));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Djinns(u32);

impl Djinns {
    /// Returns whether the djinn is in it.
    #[must_use]
    pub const fn contains(self, djinn: Djinn) -> bool {
        self.0 & 1 << djinn as u32 != 0
    }

    /// Returns whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a djinn, or takes it out again.
    #[must_use]
    pub const fn toggled(self, djinn: Djinn) -> Self {
        Self(self.0 ^ 1 << djinn as u32)
    }

    /// Returns the djinns in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Djinn> {
        Djinn::ALL.into_iter().filter(move |&djinn| self.contains(djinn))
    }
}

impl FromIterator<Djinn> for Djinns {
    fn from_iter<I: IntoIterator<Item = Djinn>>(djinns: I) -> Self {
        Self(djinns.into_iter().fold(0, |all, djinn| all | 1 << djinn as u32))
    }
}

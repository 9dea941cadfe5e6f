//! The djinns: what they are worth, what their power costs, and when it is used (rules 1.6).

use super::named::{named, set_of};
use super::{Building, Expansion, Expansions, Meeple, Payment};

/// How many djinns lie face up after clean-up (R-U6, R-N1).
pub const DJINN_ROW_SIZE: usize = 3;

named! {
    /// A djinn, by name. Its row: the points at the end (R-S4), what one use of its power costs, when that is and what it does,
    /// and the expansion that it belongs to.
    Djinn, "a djinn", (u32, Cost, Window, Option<Expansion>) {
        /// At the end each pair of fakirs is one good of choice.
        AlAmin = "al-amin" => (5, Cost::Free, Window::Passive, None),
        /// Three meeples from the bag onto an empty tile.
        AnunNak = "anun-nak" => (8, Cost::One, Window::Free(Power::Seed), None),
        /// Coins whenever a djinn is taken.
        Baal = "baal" => (6, Cost::Free, Window::Passive, None),
        /// Meeples in front of the owner are safe.
        Boaz = "boaz" => (6, Cost::Free, Window::Passive, None),
        /// A palace onto any village.
        Bouraq = "bouraq" => (6, Cost::One, Window::Free(Power::Place(Building::Palace)), None),
        /// Builders earn double.
        Echidna = "echidna" => (4, Cost::Two, Window::Tribe(Meeple::Builder, Power::EarnDouble), None),
        /// A palm tree onto any oasis.
        Enki = "enki" => (8, Cost::One, Window::Free(Power::Place(Building::Palm)), None),
        /// Coins whenever a whim is taken (Whims).
        Ganapati = "ganapati" => (6, Cost::Free, Window::Passive, Some(Expansion::Whims)),
        /// Precious items are worth 3 more (Artisans).
        Geb = "geb" => (6, Cost::Free, Window::Passive, Some(Expansion::Artisans)),
        /// A palace onto a neighbouring tile instead.
        Hagis = "hagis" => (10, Cost::One, Window::Within, None),
        /// Palm trees are worth 5.
        Haurvatat = "haurvatat" => (8, Cost::Free, Window::Passive, None),
        /// Assassins kill two.
        Iblis = "iblis" => (8, Cost::One, Window::Tribe(Meeple::Assassin, Power::KillTwo), None),
        /// Viziers are worth 3.
        Jafaar = "jafaar" => (6, Cost::Free, Window::Passive, None),
        /// Coins whenever markers are pushed (Whims).
        Kali = "kali" => (6, Cost::Free, Window::Passive, Some(Expansion::Whims)),
        /// The victims pay.
        Kandicha = "kandicha" => (6, Cost::Free, Window::Passive, None),
        /// Fakirs lower a bid.
        Kumarbi = "kumarbi" => (6, Cost::Fakirs, Window::Within, None),
        /// A palm tree onto a neighbouring tile instead.
        Lamia = "lamia" => (10, Cost::One, Window::Within, None),
        /// A camel onto a tile with nothing on it.
        Leta = "leta" => (4, Cost::Two, Window::Free(Power::ClaimEmpty), None),
        /// Coins for meeples dropped on the owner's tiles.
        Marid = "marid" => (6, Cost::Free, Window::Passive, None),
        /// Coins whenever a palace is placed.
        Monkir = "monkir" => (6, Cost::Free, Window::Passive, None),
        /// Coins whenever assassins kill.
        Nekir = "nekir" => (6, Cost::Free, Window::Passive, None),
        /// Artisans are worth 2 more (Artisans).
        Ptah = "ptah" => (6, Cost::Free, Window::Passive, Some(Expansion::Artisans)),
        /// Elders are worth 4.
        Shamhat = "shamhat" => (6, Cost::Free, Window::Passive, None),
        /// The best of three djinns.
        Sibittis = "sibittis" => (4, Cost::Two, Window::Free(Power::DrawDjinns), None),
        /// The top resource card.
        Sloar = "sloar" => (8, Cost::Fakir, Window::Free(Power::DrawCard), None),
        /// A camel onto a tile that holds only meeples.
        Utug = "utug" => (4, Cost::Two, Window::Free(Power::ClaimPeopled), None),
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
    Free(Power),
    /// Before the action of one tribe.
    Tribe(Meeple, Power),
    /// As part of placing a piece, or of a bid: never an action of its own.
    Within,
    /// Never: the power always works.
    Passive,
}

/// What a power does that is an action of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// Puts meeples from the bag onto an empty tile.
    Seed,
    /// Places a piece on any tile that gives one.
    Place(Building),
    /// Puts a camel onto a tile with nothing on it.
    ClaimEmpty,
    /// Puts a camel onto a tile that holds only meeples.
    ClaimPeopled,
    /// Draws djinns, of which the player keeps one.
    DrawDjinns,
    /// Draws the top resource card.
    DrawCard,
    /// Doubles what builders earn.
    EarnDouble,
    /// Lets assassins kill two.
    KillTwo,
}

impl Power {
    /// Returns whether it draws what nobody knew.
    pub(super) const fn draws(self) -> bool {
        match self {
            Self::Seed | Self::DrawDjinns | Self::DrawCard => true,
            Self::Place(_) | Self::ClaimEmpty | Self::ClaimPeopled | Self::EarnDouble | Self::KillTwo => false,
        }
    }
}

impl Djinn {
    /// Returns the expansion the djinn belongs to.
    pub const fn expansion(self) -> Option<Expansion> {
        self.row().3
    }

    /// Returns its points at the end (R-S4).
    pub const fn points(self) -> u32 {
        self.row().0
    }

    /// Returns the cost of one use of its power.
    pub const fn cost(self) -> Cost {
        self.row().1
    }

    /// Returns when its power is used.
    pub const fn window(self) -> Window {
        self.row().2
    }

    /// Returns what its power does, if that is an action of its own.
    pub const fn power(self) -> Option<Power> {
        match self.window() {
            Window::Free(power) | Window::Tribe(_, power) => Some(power),
            Window::Within | Window::Passive => None,
        }
    }

    /// Returns the djinns of a game, unshuffled.
    pub fn deck(expansions: Expansions) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |djinn| expansions.provide(djinn.expansion()))
    }
}

set_of! { Djinn:
    /// A set of djinns.
    ///
    /// ```
    /// use naqala_rules::game::{Djinn, Djinns};
    /// let djinns: Djinns = [Djinn::Jafaar, Djinn::Boaz].into_iter().collect();
    /// assert!(djinns.contains(Djinn::Boaz) && !djinns.toggled(Djinn::Boaz).contains(Djinn::Boaz));
    /// ```
    Djinns(u32)
}

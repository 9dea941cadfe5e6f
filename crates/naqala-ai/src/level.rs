//! How strong an opponent is: what it notices, how far it looks, and how it bids.

use super::candidates::Width;
use super::lines::Scope;
use crate::game::named::named;

named! {
    /// A level of play, weakest first.
    Level, "a level" {
        /// Sees three ends, and only its own gain: a person who plays for the first time wins every second game.
        Novice = "novice",
        /// Sees one end in nine, and only its own gain. It bids for what a round brings, after a short look.
        Apprentice = "apprentice",
        /// Sees a third of the ends, cares a little for what it leaves to others, and bids by what a round brings.
        Courtier = "courtier",
        /// Sees all ends, weighs what it leaves to others, and bids with more care.
        Counsellor = "counsellor",
        /// Plays the best moves on, with the answers of those who come next, before it chooses.
        Sultan = "sultan",
    }
}

/// The settings of a search. [`Level::skill`] returns those of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// What is looked for.
    pub scope: Scope,
    /// How many moves or bids are played on to the end of the round.
    pub played_on: usize,
    /// How many positions may be valued to play moves on; 0 for a level that does not. The sample that reaches a third of
    /// it ends a stage.
    pub budget: u32,
    /// How many positions may be valued to play bids on, likewise.
    pub bid_budget: u32,
    /// The weight of the value without playing on, in playouts.
    pub trust: f32,
    /// What the chance to win is worth beside the margin, in points.
    pub ambition: f32,
    /// How much the turns left to others count, from 0 to 1.
    pub outlook: f32,
}

impl Level {
    /// Returns whether the level sees enough for a style to show.
    #[must_use]
    pub const fn has_styles(self) -> bool {
        !matches!(self, Self::Novice | Self::Apprentice)
    }
}

/// How much a good bidder counts the turns to come: half, since others take the best of them.
pub(super) const EAGERNESS: f32 = 0.5;

const WIDTH: Width = Width { all_up_to: 3, ends: 14, ways: 8, noticed: 100, fewest: 0, kept: 12 };

/// Sees all ends, and plays bids on.
const COUNSELLOR: Skill = Skill {
    scope: Scope { width: WIDTH, eagerness: EAGERNESS, look: 1 },
    played_on: 16,
    budget: 0,
    bid_budget: 12_000,
    trust: 1.0,
    ambition: 0.0,
    outlook: 1.0,
};

impl Level {
    /// Returns what a search of this level does.
    #[must_use]
    pub const fn skill(self) -> Skill {
        match self {
            Self::Novice => {
                let width = Width { all_up_to: 2, ends: 6, ways: 1, noticed: 0, fewest: 3, kept: 1 };
                Skill { scope: Scope { width, eagerness: 0.0, look: 1 }, bid_budget: 0, outlook: 0.0, ..COUNSELLOR }
            }
            Self::Apprentice => {
                let width = Width { all_up_to: 2, ends: 6, ways: 2, noticed: 11, fewest: 4, kept: 1 };
                Skill { scope: Scope { width, eagerness: 0.0, look: 1 }, bid_budget: 1000, outlook: 0.0, ..COUNSELLOR }
            }
            Self::Courtier => {
                let width = Width { ends: 8, ways: 2, noticed: 37, kept: 4, ..WIDTH };
                Skill { scope: Scope { width, eagerness: 0.3, look: 1 }, bid_budget: 4000, outlook: 0.2, ..COUNSELLOR }
            }
            Self::Counsellor => COUNSELLOR,
            Self::Sultan => {
                let width = Width { ends: 20, ways: 16, kept: 40, ..WIDTH };
                let scope = Scope { width, look: 3, ..COUNSELLOR.scope };
                Skill { scope, budget: 60_000, bid_budget: 60_000, trust: 3.0, ambition: 20.0, ..COUNSELLOR }
            }
        }
    }
}

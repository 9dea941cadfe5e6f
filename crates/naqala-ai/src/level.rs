//! How strong an opponent is: what it notices, how far it looks, and how it bids.

use super::lines::Scope;
use super::moves::Width;
use naqala_rules::game::Level;

/// The settings of a search. [`Skill::of`] returns those of a level.
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

/// How much a good bidder counts the turns to come: half, since others take the best of them.
pub(super) const EAGERNESS: f32 = 0.5;

const WIDTH: Width = Width { all_up_to: 3, ends: 14, ways: 8, noticed: 100, fewest: 0, kept: 12 };

/// Sees all ends, and plays bids on.
const COUNSELLOR: Skill = Skill {
    scope: Scope { width: WIDTH, eagerness: EAGERNESS, look: 1 },
    played_on: 16,
    budget: 0,
    bid_budget: 3000,
    trust: 1.0,
    ambition: 0.0,
    outlook: 1.0,
};

impl Skill {
    /// Returns what a search of a level does.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Novice => {
                let width = Width { all_up_to: 2, ends: 6, ways: 1, noticed: 0, fewest: 3, kept: 1 };
                Skill { scope: Scope { width, eagerness: 0.0, look: 1 }, bid_budget: 0, outlook: 0.0, ..COUNSELLOR }
            }
            Level::Apprentice => {
                let width = Width { all_up_to: 2, ends: 6, ways: 2, noticed: 8, fewest: 4, kept: 1 };
                Skill { scope: Scope { width, eagerness: 0.0, look: 1 }, bid_budget: 1000, outlook: 0.0, ..COUNSELLOR }
            }
            Level::Scribe => {
                let width = Width { ends: 8, ways: 2, noticed: 20, kept: 4, ..WIDTH };
                Skill { scope: Scope { width, eagerness: 0.15, look: 1 }, bid_budget: 2000, outlook: 0.1, ..COUNSELLOR }
            }
            Level::Courtier => {
                let width = Width { ends: 8, ways: 2, noticed: 50, kept: 4, ..WIDTH };
                Skill { scope: Scope { width, eagerness: 0.3, look: 1 }, bid_budget: 4000, outlook: 0.2, ..COUNSELLOR }
            }
            Level::Counsellor => COUNSELLOR,
            Level::Sultan => {
                let width = Width { ends: 20, ways: 16, kept: 40, ..WIDTH };
                let scope = Scope { width, look: 3, ..COUNSELLOR.scope };
                Skill { scope, budget: 60_000, bid_budget: 60_000, trust: 3.0, ambition: 20.0, ..COUNSELLOR }
            }
        }
    }
}

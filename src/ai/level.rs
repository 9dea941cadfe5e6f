//! How strong an opponent is: what it notices, how far it looks, and how it bids.

use super::candidates::Width;
use crate::game::named::named;

named! {
    /// A level of play, weakest first.
    Level, "a level" {
        /// Sees three ends, and only its own gain: a person who plays for the first time wins every second game.
        Novice = "novice",
        /// Sees one end in eight, and only its own gain.
        Apprentice = "apprentice",
        /// Sees a third of the ends, and cares a little for what it leaves to others and for the turn order.
        Courtier = "courtier",
        /// Sees all ends, weighs what it leaves to others, and bids for the turn order.
        Counsellor = "counsellor",
        /// Plays the best moves on, with the answers of those who come next, before it chooses.
        Sultan = "sultan",
    }
}

/// The way to bid for a place in the turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bidding {
    /// Always the cheapest spot.
    Cheapest,
    /// What the turn at each place is worth, minus its price, with everybody doing the same.
    Weighed,
}

/// The settings of a search. [`Level::skill`] returns those of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// Hands of at most this many meeples are dropped in all ways.
    pub all_up_to: u32,
    /// How many ends are looked at for each larger hand.
    pub ends: usize,
    /// In how many ways a larger hand is dropped for each end.
    pub ways: usize,
    /// How many of a hundred ends are noticed.
    pub noticed: u32,
    /// How many ends are noticed at least, on average, where there are so many.
    pub fewest: u32,
    /// How many moves are played to the end of the turn.
    pub finished: usize,
    /// How many moves or bids are played on; 0 for none.
    pub played_on: usize,
    /// How many turns a move is played on with two players, up to the end of the round; one more for each further
    /// player. Bids are played on to the end of the round.
    pub depth: u32,
    /// How many positions may be valued to play them on. The sample that reaches a third of it ends a stage.
    pub budget: u32,
    /// The weight of the value without playing on, in playouts.
    pub trust: f32,
    /// What the chance to win is worth beside the margin, in points.
    pub ambition: f32,
    /// How much the turns left to others count, from 0 to 1.
    pub outlook: f32,
    /// How much the turns to come count in a bid, from 0 to 1.
    pub eagerness: f32,
    /// How it bids.
    pub bidding: Bidding,
}

/// Sees all ends and plays nothing on.
const COUNSELLOR: Skill = Skill {
    all_up_to: 3,
    ends: 14,
    ways: 8,
    noticed: 100,
    fewest: 0,
    finished: 12,
    played_on: 0,
    depth: 0,
    budget: 0,
    trust: 0.0,
    ambition: 0.0,
    outlook: 1.0,
    eagerness: 0.5,
    bidding: Bidding::Weighed,
};

impl Level {
    /// Returns what a search of this level does.
    #[must_use]
    pub const fn skill(self) -> Skill {
        match self {
            Self::Novice => Skill { ways: 1, noticed: 0, fewest: 3, ..Self::Apprentice.skill() },
            Self::Apprentice => Skill {
                all_up_to: 2,
                ends: 6,
                ways: 2,
                noticed: 12,
                fewest: 4,
                finished: 1,
                outlook: 0.0,
                eagerness: 0.0,
                bidding: Bidding::Cheapest,
                ..COUNSELLOR
            },
            Self::Courtier => {
                Skill { ends: 8, ways: 2, noticed: 35, finished: 4, outlook: 0.2, eagerness: 0.3, ..COUNSELLOR }
            }
            Self::Counsellor => COUNSELLOR,
            Self::Sultan => Skill {
                ends: 20,
                ways: 16,
                finished: 40,
                played_on: 16,
                depth: 2,
                budget: 60_000,
                trust: 3.0,
                ambition: 20.0,
                ..COUNSELLOR
            },
        }
    }
}

impl Skill {
    pub(super) const fn width(&self) -> Width {
        Width {
            all_up_to: self.all_up_to,
            ends: self.ends,
            ways: self.ways,
            kept: self.finished,
            noticed: self.noticed,
            fewest: self.fewest,
        }
    }
}

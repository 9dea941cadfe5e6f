//! The phases of a round and the steps of a turn. Each step carries exactly the data it needs.

use super::{Building, Djinn, Meeple, Meeples, Prize, Seat, Square, named::named};

/// A part of the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first marker of the bid order bids (rules 3).
    Bid,
    /// A player takes a turn (rules 4).
    Turn(Turn),
    /// The game has ended (rules 9).
    Over,
}

/// A turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The player who takes it.
    pub player: Seat,
    /// The step that the player has to decide.
    pub step: Step,
    /// The tile of the last drop, once the move has ended.
    pub at: Option<Square>,
    /// Djinns whose power the player paid for in this turn: each at most once (R-T2).
    pub used: Vec<Djinn>,
    /// Whether the player used a magic item in this turn: at most one (rules 7).
    pub item_used: bool,
    /// Powers and items used in this turn that change the move or the tribe's action.
    pub boosts: Vec<Boost>,
}

impl Turn {
    /// Returns whether the move is still to be made, whatever comes before it.
    pub fn is_before_move(&self) -> bool {
        self.step.pause().or(self.step.then()) == Some(Pause::Move)
    }

    /// Returns the start of a player's turn.
    #[must_use]
    pub const fn new(player: Seat) -> Self {
        Self { player, step: Step::Move, at: None, used: Vec::new(), item_used: false, boosts: Vec::new() }
    }
}

named! {
    /// A power or an item that changes the move or the tribe's action.
    Boost, "a boost" {
        /// Builders earn double.
        Echidna = "echidna",
        /// Assassins kill two.
        Iblis = "iblis",
        /// The last meeple of the move goes to any tile.
        Carpet = "carpet",
    }
}

/// Meeples collected at the end of a move, which wait for their action. They do not count as in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Collected {
    /// Their tribe.
    pub meeple: Meeple,
    /// How many, at least 2.
    pub count: u8,
}

/// A move in progress (rules 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Meeples still to drop.
    pub meeples: Meeples,
    /// The tile they were picked up from.
    pub from: Square,
    /// The tile before the last drop's, once there is one.
    pub previous: Option<Square>,
    /// The tile of the last drop; before the first drop, the start.
    pub at: Square,
}

/// A decision that a turn waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Pick up a tile's meeples, or skip if no move is legal.
    Move,
    /// Drop the meeples one by one.
    Sow(Hand),
    /// Take a tile with a camel or with the tent.
    Control {
        /// The tile.
        tile: Square,
        /// The step that follows, or was interrupted.
        then: Pause,
    },
    /// The collected tribe acts.
    Tribe(Collected),
    /// Keep one of the djinns drawn for Sibittis, or of the items drawn by artisans.
    Keep {
        /// What was drawn.
        drawn: Vec<Prize>,
        /// The step that was interrupted.
        then: Pause,
    },
    /// The action of the tile on which the move ended.
    Tile,
    /// Place a piece for Enki or Bouraq.
    Place {
        /// Which piece.
        building: Building,
        /// The step that was interrupted.
        then: Pause,
    },
    /// The flute: bring meeples from the tiles next to one.
    Flute {
        /// The tile they come to.
        target: Square,
        /// How many came.
        moved: u8,
        /// The step that was interrupted.
        then: Pause,
    },
    /// The horn: put the row of resources in order.
    Order {
        /// The step that was interrupted.
        then: Pause,
    },
    /// Sell, then end the turn.
    End,
}

/// A step that a power can interrupt (R-T2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// Before the move.
    Move,
    /// Before the tribe's action.
    Tribe(Collected),
    /// Before the tile's action.
    Tile,
    /// Before the end of the turn.
    End,
}

impl Step {
    /// Returns the step as one that a power may interrupt, if it may.
    pub const fn pause(&self) -> Option<Pause> {
        match self {
            Self::Move => Some(Pause::Move),
            Self::Tribe(collected) => Some(Pause::Tribe(*collected)),
            Self::Tile => Some(Pause::Tile),
            Self::End => Some(Pause::End),
            _ => None,
        }
    }

    /// Returns the step that follows this one, where this one interrupts it.
    pub const fn then(&self) -> Option<Pause> {
        match self {
            Self::Control { then, .. }
            | Self::Keep { then, .. }
            | Self::Place { then, .. }
            | Self::Flute { then, .. }
            | Self::Order { then } => Some(*then),
            _ => None,
        }
    }

    /// Returns the collected meeples that still wait for their action, whatever comes before it.
    pub fn collected(&self) -> Option<Collected> {
        match self.then().or(self.pause()) {
            Some(Pause::Tribe(collected)) => Some(collected),
            _ => None,
        }
    }
}

impl From<Pause> for Step {
    fn from(pause: Pause) -> Self {
        match pause {
            Pause::Move => Self::Move,
            Pause::Tribe(collected) => Self::Tribe(collected),
            Pause::Tile => Self::Tile,
            Pause::End => Self::End,
        }
    }
}

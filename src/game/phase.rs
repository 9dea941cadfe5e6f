//! Where in a round the game stands: each step carries exactly what it needs.

use super::{Building, Djinn, Meeple, Meeples, Prize, Seat, Square, named::named};

/// The part of the round that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first marker of the bid order bids (rules 3).
    Bid,
    /// A turn is played (rules 4).
    Turn(Turn),
    /// The game has ended (rules 9).
    Over,
}

/// A turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose it is.
    pub player: Seat,
    /// What is asked for.
    pub step: Step,
    /// The tile of the last drop, from then on.
    pub at: Option<Square>,
    /// Djinns whose power was paid for in this turn: once each (R-T2).
    pub used: Vec<Djinn>,
    /// Whether a magic item was used in this turn: at most one is (rules 7).
    pub item_used: bool,
    /// Powers and items that change the move or a tribe action still to come, or just done.
    pub boosts: Vec<Boost>,
}

impl Turn {
    /// The start of a player's turn.
    #[must_use]
    pub const fn new(player: Seat) -> Self {
        Self { player, step: Step::Move, at: None, used: Vec::new(), item_used: false, boosts: Vec::new() }
    }
}

named! {
    /// A power that was paid for, or an item that was used, and changes what follows.
    Boost, "a boost" {
        /// Builders earn double.
        Echidna = "echidna",
        /// Assassins kill two.
        Iblis = "iblis",
        /// The last meeple of the move goes to any tile.
        Carpet = "carpet",
    }
}

/// Meeples collected at the end of a move, waiting for their action; they do not count as in hand.
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
    /// The tile left just before the present one, once there is one.
    pub previous: Option<Square>,
    /// The tile of the last drop, at first the start.
    pub at: Square,
}

/// What a turn is waiting for.
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
    /// The step as one that a power may interrupt, if it may.
    #[must_use]
    pub const fn pause(&self) -> Option<Pause> {
        match self {
            Self::Move => Some(Pause::Move),
            Self::Tribe(collected) => Some(Pause::Tribe(*collected)),
            Self::Tile => Some(Pause::Tile),
            Self::End => Some(Pause::End),
            _ => None,
        }
    }
}

impl Step {
    /// The step that goes on after this one, where this one interrupts it.
    #[must_use]
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

    /// The meeples collected that still wait for their action, whatever comes before it.
    #[must_use]
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

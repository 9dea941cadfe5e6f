//! What a table agrees on about time.

use serde_json::{Value, json};

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many seconds for each bid and each turn.
    Turn(u32),
    /// So many seconds for the whole game, and some more after each bid and each turn.
    Game {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds that each bid and each turn adds once it is over.
        added: u32,
    },
}

impl Allowance {
    /// The seconds that a clock may have for a turn, from the least to the most.
    const TURN: [u32; 2] = [5, 3_600];
    /// The same for a game.
    const GAME: [u32; 2] = [30, 21_600];
    /// The most seconds that a turn may add.
    const MOST_ADDED: u32 = 300;

    /// Returns it if a clock may have it. A device of somebody else may send anything.
    fn checked(self) -> Option<Self> {
        let is_within = |[least, most]: [u32; 2], seconds: u32| (least..=most).contains(&seconds);
        let is_fit = match self {
            Self::Turn(seconds) => is_within(Self::TURN, seconds),
            Self::Game { seconds, added } => is_within(Self::GAME, seconds) && added <= Self::MOST_ADDED,
        };
        is_fit.then_some(self)
    }
}

/// What a table agrees on about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How long a player may think.
    pub allowance: Allowance,
    /// Whether the others may let a computer play for somebody whose time is up. Otherwise the clock only shows.
    pub is_binding: bool,
}

impl Terms {
    /// Returns the milliseconds that are left after so many finished turns and so many milliseconds of them and of the present one.
    pub(super) fn left(self, turns: u32, spent: u32, running: u32) -> i64 {
        match self.allowance {
            Allowance::Turn(seconds) => i64::from(seconds) * 1_000 - i64::from(running),
            Allowance::Game { seconds, added } => {
                (i64::from(seconds) + i64::from(added) * i64::from(turns)) * 1_000
                    - i64::from(spent)
                    - i64::from(running)
            }
        }
    }

    pub(super) fn write(self) -> Value {
        match self.allowance {
            Allowance::Turn(seconds) => json!([self.is_binding, seconds]),
            Allowance::Game { seconds, added } => json!([self.is_binding, seconds, added]),
        }
    }

    /// Reads them; `None` for what no clock may have.
    pub(super) fn read(value: &Value) -> Option<Self> {
        let seconds = |value: &Value| value.as_u64()?.try_into().ok();
        let (is_binding, first) = (value[0].as_bool()?, seconds(&value[1])?);
        let allowance = match value.get(2) {
            None => Allowance::Turn(first),
            Some(added) => Allowance::Game { seconds: first, added: seconds(added)? },
        };
        Some(Self { allowance: allowance.checked()?, is_binding })
    }
}

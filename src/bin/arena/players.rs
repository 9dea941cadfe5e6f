//! Who plays: the levels, and two players to measure them by.

use naqala::ai::{Bidding, Knowledge, Level, Search, Skill, TERMS, Weights};
use naqala::game::{Action, Game, Record, ScoreLine};
use std::fmt;

/// A player of the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// The turn that gives most points now; always the cheapest bid.
    Points,
    /// A level of the engine.
    Level(Level),
}

impl Kind {
    pub fn parse(name: &str) -> Result<Self, String> {
        match name {
            "random" => Ok(Self::Random),
            "points" => Ok(Self::Points),
            _ => name.parse().map(Self::Level).map_err(|_| format!("no player is called '{name}'; there are {}", Self::NAMES.join(", "))),
        }
    }

    /// Returns the actions that this player plays now.
    pub fn think(self, record: &Record, seed: u64) -> Vec<Action> {
        let Some(knowledge) = Knowledge::of_record(record) else { return Vec::new() };
        let mut search = match self {
            Self::Random => return random(record.game(), seed).into_iter().collect(),
            Self::Points => Search::with(&knowledge, POINTS, &points_now(), seed),
            Self::Level(level) => Search::new(&knowledge, level, seed),
        };
        while !search.step(u32::MAX) {}
        search.best().actions
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Points => f.pad("points"),
            Self::Level(level) => f.pad(level.name()),
        }
    }
}

const POINTS: Skill = Skill {
    all_up_to: 4,
    ends: 60,
    ways: 8,
    noticed: 100,
    finished: 12,
    played_on: 0,
    outlook: 0.0,
    bidding: Bidding::Cheapest,
};

/// Returns weights by which only points count.
fn points_now() -> Weights {
    let weights = std::array::from_fn(|term| if term < ScoreLine::ALL.len() { 1.0 } else { 0.0 });
    const { assert!(TERMS > ScoreLine::ALL.len()) };
    Weights { early: weights, late: weights }
}

fn random(game: &Game, seed: u64) -> Option<Action> {
    let legal = game.legal_actions();
    let mixed = (seed ^ 0x51_7C_C1_B7).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    if legal.is_empty() {
        // The horn: only the order as it lies is tried.
        let places: Vec<u8> = (1..=game.supply.cards().row().len() as u8).collect();
        return naqala::game::Order::new(&places).map(Action::Order);
    }
    Some(legal[(mixed >> 33) as usize % legal.len()])
}

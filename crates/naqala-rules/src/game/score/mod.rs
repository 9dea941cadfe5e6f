//! Scoring by category (rules 10): of a game, and of what lies in front of players at any table.

mod faults;
mod points;
mod possessions;
mod possible;
mod state;

pub use faults::PossessionsFault;
pub use points::{Score, ScoreLine, winners};
pub use possessions::{Built, Items, Possessions, TileValues, scores};

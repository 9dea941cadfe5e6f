//! The themes of puzzles, and their positions without what nobody sees.

use crate::Knowledge;
use naqala_rules::game::Game;
use naqala_rules::game::named::named;
use naqala_rules::notation::position::{self, PositionError};
use naqala_rules::notation::{sketch, stock};
use serde_json::{Value, json};

named! {
    /// What a puzzle is about.
    Theme, "a theme" {
        /// Taking a tile.
        Control = "control",
        /// Ending a move with assassins.
        Assassins = "assassins",
        /// Ending a move with builders.
        Builders = "builders",
        /// Ending a move with merchants.
        Merchants = "merchants",
        /// Ending a move with viziers.
        Viziers = "viziers",
        /// A djinn, or its power.
        Djinns = "djinns",
        /// The price of a place in the turn order.
        Bids = "bids",
        /// Leaving nothing to the rivals.
        Leaving = "leaving-nothing",
        /// A move that ends the game.
        Ending = "ending",
    }
}

/// The keys that a puzzle leaves empty: nobody sees them, or the puzzle does not need them.
const HIDDEN: [&str; 6] = ["deck", "discard", "djinnDeck", "djinnDiscard", "itemDeck", "whimDeck"];

/// Returns a position as a puzzle shows it to the player to act, who did not see the past. Rivals have guessed coins,
/// and neither items nor whims in hand. None once the game is over.
pub fn publish(game: &Game) -> Option<Value> {
    let player = game.active()?.index();
    let seen = Knowledge::of_position(game)?.sample(0);
    let mut position = serde_json::to_value(position::write(&seen)).ok()?;
    for key in HIDDEN {
        position[key] = json!([]);
    }
    position["bag"] = json!("");
    for (seat, owner) in position["players"].as_array_mut()?.iter_mut().enumerate() {
        owner["name"] = json!(sketch::NAMES.get(seat)?);
        if seat != player {
            owner["items"] = json!([]);
            owner["whims"] = json!([]);
        }
    }
    Some(sketch::reduce(&position))
}

/// Returns the whole position of a sketch. Whatever it does not show lies in the decks and in the bag.
///
/// # Errors
/// [`PositionError`].
pub fn whole(sketch: &Value) -> Result<Game, PositionError> {
    let mut state = (*position::from_value(&sketch::complete(sketch))?).clone();
    stock::fill(&mut state);
    Game::from_state(state).map_err(PositionError::Invalid)
}

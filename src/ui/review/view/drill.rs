//! A trial apart from its game: what the page around it learns, and what it adds to the panel.

use crate::ai::DecisionVerdict;
use crate::ui::kit::reactive::RwSignal;
use leptos::prelude::*;

/// A decision that is practised: a handle of signals, copied freely. Without it, a trial belongs to the game on the page.
#[derive(Clone, Copy)]
pub struct Drill {
    /// The verdict about the last try.
    pub tried: RwSignal<Option<DecisionVerdict>>,
    /// Whether the player asked for the whole line.
    pub was_told: RwSignal<bool>,
    /// Draws what the panel says below the answer.
    pub note: fn() -> AnyView,
    /// Draws the ways on, in place of the way back to the game.
    pub ways: fn() -> AnyView,
}

//! Dragging a meeple from the hand onto a tile.

use super::{on_table, square_at};
use crate::game::{Meeple, Square};
use crate::ui::scene::Intent;
use crate::ui::state::Match;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, PointerEvent};

/// How far a pointer moves before it drags.
const SLACK: u32 = 8;

#[derive(Clone, Copy)]
struct Grip {
    meeple: Meeple,
    start: (i32, i32),
    is_moving: bool,
    /// Whether the colour was chosen before, and stays chosen.
    was_chosen: bool,
    over: Option<Square>,
}

/// A meeple on its way; handlers for the pointer events of the hand.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: RwSignal<Option<Grip>>,
    swallow: RwSignal<bool>,
    ghost: RwSignal<Option<(Meeple, i32, i32)>>,
    game: Match,
}

/// Watches for meeples dragged out of the hand.
pub fn use_drag() -> Drag {
    Drag { grip: RwSignal::new(None), swallow: RwSignal::new(false), ghost: RwSignal::new(None), game: Match::expect() }
}

impl Drag {
    /// The meeple under the finger and where it is on the table.
    #[must_use]
    pub fn ghost(self) -> Option<(Meeple, (i32, i32))> {
        self.ghost.get().map(|(meeple, x, y)| (meeple, on_table(x, y)))
    }

    /// A pointer went down on a group of the hand.
    pub fn down(self, event: &PointerEvent, meeple: Meeple) {
        self.swallow.set(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let was_chosen = untrack(|| self.game.selection()).colour() == Some(meeple);
        let start = (event.client_x(), event.client_y());
        if let Some(Ok(button)) = event.current_target().map(JsCast::dyn_into::<Element>) {
            // Without the capture the drag ends at the button's edge: nothing worse.
            drop(button.set_pointer_capture(event.pointer_id()));
        }
        self.grip.set(Some(Grip { meeple, start, is_moving: false, was_chosen, over: None }));
    }

    /// It moves: after a little slack the meeple comes along.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_untracked() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        if !grip.is_moving {
            if x.abs_diff(grip.start.0).max(y.abs_diff(grip.start.1)) < SLACK {
                return;
            }
            if !self.start(&mut grip) {
                self.grip.set(None);
                return;
            }
        }
        let over = document().element_from_point(x as f32, y as f32).and_then(|element| square_at(&element));
        if over != grip.over {
            mark(grip.over, false);
            mark(over, true);
            grip.over = over;
        }
        self.ghost.set(Some((grip.meeple, x, y)));
        self.grip.set(Some(grip));
    }

    /// It went up: over a tile the meeple is dropped there.
    pub fn up(self, event: &PointerEvent) {
        if let Some(grip) = self.end() {
            self.moved_to(event, grip);
        }
    }

    /// The browser took the pointer away.
    pub fn cancel(self) {
        if let Some(grip) = self.end() {
            self.release(grip);
        }
    }

    /// Whether the click that follows ended a drag rather than a tap.
    #[must_use]
    pub fn swallows(self) -> bool {
        self.swallow.try_update(std::mem::take).unwrap_or(false)
    }

    /// Takes the colour in hand; false if none of it can be dropped, and it has been said why.
    fn start(self, grip: &mut Grip) -> bool {
        self.swallow.set(true);
        if !grip.was_chosen {
            self.game.send(Intent::Colour(grip.meeple));
        }
        grip.is_moving = untrack(|| self.game.selection()).colour() == Some(grip.meeple);
        grip.is_moving
    }

    fn moved_to(self, event: &PointerEvent, grip: Grip) {
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        self.release(grip);
        if let Some(square) = under.and_then(|element| square_at(&element)) {
            self.game.send(Intent::DropOn(square, grip.meeple));
        }
    }

    /// The colour is free again if only the drag chose it.
    fn release(self, grip: Grip) {
        if !grip.was_chosen {
            self.game.send(Intent::Colour(grip.meeple));
        }
    }

    fn end(self) -> Option<Grip> {
        let grip = self.grip.try_update(Option::take).flatten()?;
        mark(grip.over, false);
        self.ghost.set(None);
        grip.is_moving.then_some(grip)
    }
}

/// Marks the tile under a dragged meeple, past the scene: it changes with every few pixels.
fn mark(square: Option<Square>, is_over: bool) {
    let Some(square) = square else { return };
    if let Ok(Some(cell)) = document().query_selector(&format!("[data-square={square}]")) {
        // An attribute of our own with a fixed name is never refused.
        drop(cell.toggle_attribute_with_force("data-over", is_over));
    }
}

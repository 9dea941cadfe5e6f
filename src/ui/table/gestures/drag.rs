//! Dragging a meeple from the hand onto a tile.

use super::{on_table, square_at};
use crate::game::{Meeple, Square};
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// How many pixels a pointer moves before it drags.
const SLACK: u32 = 8;

#[derive(Clone, Copy)]
struct Grip {
    meeple: Meeple,
    start: (i32, i32),
    is_moving: bool,
    /// Whether the colour was chosen before the drag, so that it stays chosen afterwards.
    was_chosen: bool,
    over: Option<Square>,
}

/// The drag of a meeple, with handlers for the pointer events of the hand.
#[derive(Clone, Copy)]
pub struct Drag {
    grip: StoredValue<Option<Grip>>,
    /// Whether the next click ends the drag.
    has_ended_click: StoredValue<bool>,
    ghost: RwSignal<Option<(Meeple, i32, i32)>>,
    game: Match,
}

/// Lets the player drag meeples out of the hand.
pub fn use_drag() -> Drag {
    Drag {
        grip: StoredValue::new(None),
        has_ended_click: StoredValue::new(false),
        ghost: RwSignal::new(None),
        game: Match::expect(),
    }
}

impl Drag {
    /// Returns the meeple under the pointer and its place on the table, tracked.
    #[must_use]
    pub fn ghost(self) -> Option<(Meeple, (i32, i32))> {
        self.ghost.get().map(|(meeple, x, y)| (meeple, on_table(x, y)))
    }

    /// Handles `pointerdown` on a group of the hand.
    pub fn down(self, event: &PointerEvent, meeple: Meeple) {
        self.has_ended_click.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let was_chosen = untrack(|| self.game.selection()).colour() == Some(meeple);
        let start = (event.client_x(), event.client_y());
        if let Some(Ok(button)) = event.current_target().map(JsCast::dyn_into::<Element>) {
            // Without the capture the drag ends at the edge of the button.
            let _ignored = button.set_pointer_capture(event.pointer_id());
        }
        self.grip.set_value(Some(Grip { meeple, start, is_moving: false, was_chosen, over: None }));
    }

    /// Handles `pointermove`: after a little slack the meeple follows the pointer.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        if !grip.is_moving {
            if x.abs_diff(grip.start.0).max(y.abs_diff(grip.start.1)) < SLACK {
                return;
            }
            if !self.start(&mut grip) {
                self.grip.set_value(None);
                return;
            }
        }
        let over = document().element_from_point(x as f32, y as f32).and_then(|element| square_at(&element));
        if over != grip.over {
            mark_over(grip.over, false);
            mark_over(over, true);
            grip.over = over;
        }
        self.ghost.set(Some((grip.meeple, x, y)));
        self.grip.set_value(Some(grip));
    }

    /// Handles `pointerup`: drops the meeple on the tile under the pointer.
    pub fn up(self, event: &PointerEvent) {
        if let Some(grip) = self.end() {
            self.drop_at(event, grip);
        }
    }

    /// Handles `pointercancel`.
    pub fn cancel(self) {
        if let Some(grip) = self.end() {
            self.release(grip);
        }
    }

    /// Returns whether to ignore a click, because it ends a drag. Only the first click after a drag is ignored.
    #[must_use]
    pub fn take_ended_click(self) -> bool {
        self.has_ended_click.try_update_value(std::mem::take).unwrap_or(false)
    }

    /// Chooses the colour and returns whether it can be dropped. If not, the match explains why.
    fn start(self, grip: &mut Grip) -> bool {
        self.has_ended_click.set_value(true);
        if !grip.was_chosen {
            self.game.send(Intent::Colour(grip.meeple));
        }
        grip.is_moving = untrack(|| self.game.selection()).colour() == Some(grip.meeple);
        grip.is_moving
    }

    fn drop_at(self, event: &PointerEvent, grip: Grip) {
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        self.release(grip);
        if let Some(square) = under.and_then(|element| square_at(&element)) {
            self.game.send(Intent::DropOn(square, grip.meeple));
        }
    }

    /// Deselects the colour if only the drag had chosen it.
    fn release(self, grip: Grip) {
        if !grip.was_chosen {
            self.game.send(Intent::Colour(grip.meeple));
        }
    }

    fn end(self) -> Option<Grip> {
        let grip = self.grip.try_update_value(Option::take).flatten()?;
        mark_over(grip.over, false);
        self.ghost.set(None);
        grip.is_moving.then_some(grip)
    }
}

/// Marks the tile under a drag. It does so directly in the DOM and not in the scene, since it follows every
/// movement of the pointer.
pub fn mark_over(square: Option<Square>, is_over: bool) {
    let Some(square) = square else { return };
    if let Ok(Some(cell)) = document().query_selector(&format!("[data-square={square}]")) {
        // Setting an attribute with a valid name cannot fail.
        let _ignored = cell.toggle_attribute_with_force("data-over", is_over);
    }
}

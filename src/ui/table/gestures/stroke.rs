//! A stroke: the player presses a tile and draws to the next one. This picks up the meeples and drops the first one.

use super::{mark_over, square_at, square_of};
use crate::game::{Record, Square};
use crate::ui::table::scene::{Highlight, Intent, Scene};
use crate::ui::table::store::Match;
use crate::ui::table::view::board::drop_part;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// How many pixels a pointer moves before it draws, so that a tap may slip over the edge of a tile.
const SLACK: u32 = 16;

#[derive(Clone, Copy)]
struct Grip {
    from: Square,
    start: (i32, i32),
    has_taken: bool,
    over: Option<Square>,
}

/// The stroke of a pointer, with handlers for the pointer events of the page.
#[derive(Clone, Copy)]
pub struct Stroke {
    grip: StoredValue<Option<Grip>>,
    game: Match,
}

/// Lets the player draw from a tile to the tile of the first drop.
pub fn use_stroke(game: Match) -> Stroke {
    Stroke { grip: StoredValue::new(None), game }
}

impl Stroke {
    /// Handles `pointerdown`. A second finger cancels the stroke.
    pub fn down(self, event: &PointerEvent) {
        self.cancel();
        let is_plain = event.button() == 0 && event.is_primary();
        let is_alive = |square: &Square| {
            let light = |scene: &Scene| scene.cell(*square).map(|cell| cell.highlight);
            self.game.scene().with_untracked(light) == Some(Highlight::Alive)
        };
        let start = (event.client_x(), event.client_y());
        let from = square_of(event).filter(|square| is_plain && is_alive(square));
        self.grip.set_value(from.map(|from| Grip { from, start, has_taken: false, over: None }));
    }

    /// Handles `pointermove`: picks the meeples up on the way to another tile.
    pub fn moved(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_value() else { return };
        let over = under(event).as_ref().and_then(square_at);
        if !grip.has_taken {
            // A resting finger looks at a tile, and does not draw.
            let is_looking =
                event.pointer_type() != "mouse" && self.game.scene().with_untracked(|scene| scene.look.is_some());
            let distance = event.client_x().abs_diff(grip.start.0).max(event.client_y().abs_diff(grip.start.1));
            if is_looking || distance < SLACK || over.is_none_or(|square| square == grip.from) {
                return;
            }
            // Picking the meeples up may remove the element under the finger, so the page captures its events.
            if let Some(Ok(page)) = event.current_target().map(JsCast::dyn_into::<Element>) {
                drop(page.set_pointer_capture(event.pointer_id()));
            }
            let entries = || untrack(|| self.game.with_record(Record::len));
            let before = entries();
            self.game.send(Intent::Tile(grip.from));
            grip.has_taken = true;
            // If a single drop was played with the pick-up, the finger must not answer the next question.
            if entries() != before + 1 {
                return self.cancel();
            }
        }
        if over != grip.over {
            mark_over(grip.over, false);
            mark_over(over, true);
            grip.over = over;
        }
        self.grip.set_value(Some(grip));
    }

    /// Handles `pointerup` like a tap on the tile under the pointer. On the start tile, it takes the meeples back.
    pub fn up(self, event: &PointerEvent) {
        let has_taken = self.grip.get_value().is_some_and(|grip| grip.has_taken);
        self.cancel();
        let Some(element) = under(event).filter(|_| has_taken) else { return };
        if let Some(square) = square_at(&element) {
            let part = drop_part(event);
            self.game.send(part.map_or(Intent::Tile(square), |meeple| Intent::DropOn(square, meeple)));
        }
    }

    /// Handles `pointercancel`.
    pub fn cancel(self) {
        if let Some(grip) = self.grip.try_update_value(Option::take).flatten() {
            mark_over(grip.over, false);
        }
    }
}

/// Returns the element under a pointer.
fn under(event: &PointerEvent) -> Option<Element> {
    document().element_from_point(event.client_x() as f32, event.client_y() as f32)
}

//! Shows what a tile would do before it is picked up: under the mouse, or under a finger that stays.

use super::square_of;
use crate::game::Square;
use crate::ui::kit::hooks::{ComponentTimeout, use_timeout};
use crate::ui::table::scene::{Highlight, Intent};
use crate::ui::table::store::Match;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::PointerEvent;

/// How long a finger stays before it looks.
const HOLD: Duration = Duration::from_millis(350);

/// The tile the pointer looks at, with handlers for the pointer events of the board.
#[derive(Clone, Copy)]
pub struct Press {
    timeout: ComponentTimeout,
    was_held: StoredValue<bool>,
    looked: StoredValue<Option<Square>>,
    game: Match,
}

/// Lets the pointer look at tiles.
pub fn use_press() -> Press {
    Press {
        timeout: use_timeout(),
        was_held: StoredValue::new(false),
        looked: StoredValue::new(None),
        game: Match::expect(),
    }
}

impl Press {
    /// Handles `pointerover`: the mouse looks at the tile it enters.
    pub fn over(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.look(square_of(event));
        }
    }

    /// Handles `pointerdown`: a finger looks if it stays.
    pub fn down(self, event: &PointerEvent) {
        self.was_held.set_value(false);
        let square = square_of(event);
        if event.pointer_type() == "mouse" || square.is_none() {
            return;
        }
        let hold = move || {
            // On a tile where a meeple can be dropped, a long press is a slow tap.
            self.look_if(square, |light| light == Highlight::Alive);
            self.was_held.set_value(self.looked.get_value().is_some());
        };
        self.timeout.start(HOLD, hold);
    }

    /// Handles `pointerup` and `pointercancel`.
    pub fn up(self, event: &PointerEvent) {
        self.timeout.stop();
        if event.pointer_type() != "mouse" {
            self.look(None);
        }
    }

    /// Looks at no tile: the pointer or the focus has left the board.
    pub fn leave(self) {
        self.timeout.stop();
        self.look(None);
    }

    /// Looks at a tile where meeples can be picked up or dropped; at no tile otherwise.
    pub fn look(self, square: Option<Square>) {
        self.look_if(square, |light| matches!(light, Highlight::Alive | Highlight::Lit));
    }

    fn look_if(self, square: Option<Square>, is_open: fn(Highlight) -> bool) {
        let is_open = |square: &Square| {
            let scene = self.game.scene();
            scene.with_untracked(|scene| scene.cell(*square).is_some_and(|cell| is_open(cell.highlight)))
        };
        let square = square.filter(is_open);
        if self.looked.get_value() != square {
            self.looked.set_value(square);
            self.game.send(Intent::Look(square));
        }
    }

    /// Returns whether to ignore a click, because it ends a look. Only the first click after a look is ignored.
    #[must_use]
    pub fn take_ended_click(self) -> bool {
        self.was_held.try_update_value(std::mem::take).unwrap_or(false)
    }

    /// Forgets the tile after an action, which clears the selection.
    pub fn acted(self) {
        self.looked.set_value(None);
    }
}

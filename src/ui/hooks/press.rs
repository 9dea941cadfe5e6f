//! Looking at a tile before picking it up: under the mouse, or held by a finger.

use super::square_of;
use crate::game::Square;
use crate::ui::scene::{Highlight, Intent};
use crate::ui::state::Match;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::web_sys::PointerEvent;
use std::time::Duration;

/// A finger that stays so long looks.
const HOLD: Duration = Duration::from_millis(350);

/// What the pointer looks at; handlers for the board's pointer events.
#[derive(Clone, Copy)]
pub struct Press {
    timer: RwSignal<Option<TimeoutHandle>>,
    was_held: RwSignal<bool>,
    looked: RwSignal<Option<Square>>,
    game: Match,
}

/// Watches what the pointer rests on.
pub fn use_press() -> Press {
    let press = Press {
        timer: RwSignal::new(None),
        was_held: RwSignal::new(false),
        looked: RwSignal::new(None),
        game: Match::expect(),
    };
    on_cleanup(move || press.forget());
    press
}

impl Press {
    /// The mouse entered something: a tile that can be picked up is looked at.
    pub fn over(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.look(square_of(event));
        }
    }

    /// A finger went down: it looks if it stays.
    pub fn down(self, event: &PointerEvent) {
        self.was_held.set(false);
        let square = square_of(event);
        if event.pointer_type() == "mouse" || square.is_none() {
            return;
        }
        let hold = move || {
            // A slow tap on a tile where a meeple goes is a tap.
            self.look_if(square, |light| light == Highlight::Alive);
            self.was_held.set(self.looked.get_untracked().is_some());
        };
        self.forget();
        self.timer.set(set_timeout_with_handle(hold, HOLD).ok());
    }

    /// The finger went up or away.
    pub fn up(self, event: &PointerEvent) {
        self.forget();
        if event.pointer_type() != "mouse" {
            self.look(None);
        }
    }

    /// The pointer left the board, or the focus did.
    pub fn leave(self) {
        self.forget();
        self.look(None);
    }

    /// Looks at a tile if its meeples can be picked up, or some can be dropped there; else at none.
    pub fn look(self, square: Option<Square>) {
        self.look_if(square, |light| matches!(light, Highlight::Alive | Highlight::Lit));
    }

    fn look_if(self, square: Option<Square>, is_open: fn(Highlight) -> bool) {
        let is_open = |square: &Square| {
            let scene = self.game.scene();
            scene.with_untracked(|scene| scene.cell(*square).is_some_and(|cell| is_open(cell.light)))
        };
        let square = square.filter(is_open);
        if self.looked.get_untracked() != square {
            self.looked.set(square);
            self.game.send(Intent::Look(square));
        }
    }

    /// Whether the click that follows ended a look rather than a tap.
    #[must_use]
    pub fn swallows(self) -> bool {
        self.was_held.try_update(std::mem::take).unwrap_or(false)
    }

    /// Whatever was looked at is no longer there: the selection was cleared by an action.
    pub fn acted(self) {
        self.looked.set(None);
    }

    fn forget(self) {
        if let Some(timer) = self.timer.try_update(Option::take).flatten() {
            timer.clear();
        }
    }
}

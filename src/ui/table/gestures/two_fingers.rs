//! A tap with two fingers is an undo.

use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use web_sys::PointerEvent;

/// The longest tap, in milliseconds.
const LONGEST: f64 = 350.0;
/// How many pixels a finger of a tap may move.
const SLACK: u32 = 14;

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (i32, i32),
    since: f64,
}

/// The fingers on the board, with handlers for its pointer events.
#[derive(Clone, Copy)]
pub struct TwoFingers {
    fingers: StoredValue<[Option<Finger>; 2]>,
    is_pair: StoredValue<bool>,
    ignore_until: StoredValue<f64>,
    game: Match,
}

/// Lets the player undo with two fingers.
pub fn use_two_finger_tap() -> TwoFingers {
    TwoFingers {
        fingers: StoredValue::new([None; 2]),
        is_pair: StoredValue::new(false),
        ignore_until: StoredValue::new(0.0),
        game: Match::expect(),
    }
}

impl TwoFingers {
    /// Handles `pointerdown` and returns whether the finger is the second of a pair.
    pub fn down(self, event: &PointerEvent) -> bool {
        if event.pointer_type() != "touch" {
            return false;
        }
        let finger =
            Finger { id: event.pointer_id(), at: (event.client_x(), event.client_y()), since: event.time_stamp() };
        let [first, _] = self.fingers.get_value();
        let is_pair = !event.is_primary() && first.is_some_and(|first| finger.since - first.since < LONGEST);
        self.fingers.set_value(if is_pair { [first, Some(finger)] } else { [Some(finger), None] });
        self.is_pair.set_value(is_pair);
        is_pair
    }

    /// Handles `pointermove`: a finger that moves far does not tap.
    pub fn moved(self, event: &PointerEvent) {
        if self.is_pair.get_value() && self.strayed(event) {
            self.is_pair.set_value(false);
        }
    }

    /// Handles `pointerup`: a pair that was quick and did not move is an undo.
    pub fn up(self, event: &PointerEvent) {
        let [_, second] = self.fingers.get_value();
        let is_quick = second.is_some_and(|second| event.time_stamp() - second.since < LONGEST);
        if self.is_pair.get_value() && is_quick && !self.strayed(event) {
            self.ignore_until.set_value(event.time_stamp() + LONGEST);
            self.game.send(Intent::Undo);
        }
        self.is_pair.set_value(false);
        self.fingers.set_value([None; 2]);
    }

    /// Returns whether to ignore a click at a time, because it belongs to a tap with two fingers.
    #[must_use]
    pub fn ignores_click(self, time: f64) -> bool {
        time < self.ignore_until.get_value()
    }

    fn strayed(self, event: &PointerEvent) -> bool {
        let own = self.fingers.get_value().into_iter().flatten().find(|finger| finger.id == event.pointer_id());
        own.is_some_and(|finger| {
            finger.at.0.abs_diff(event.client_x()) > SLACK || finger.at.1.abs_diff(event.client_y()) > SLACK
        })
    }
}

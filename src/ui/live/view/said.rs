//! The last sign at a live table, and how many more each player may give.

use crate::game::Seat;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::live::{Sign, Signs};
use leptos::prelude::*;
use std::time::Duration;

/// How long a sign is shown.
const SHOWN: Duration = Duration::from_secs(8);
/// How long nothing stands there before it.
const BETWEEN: Duration = Duration::from_millis(40);

/// What is said about signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// A player gave a sign. A nudge goes to the player who was to act then.
    Given {
        /// Who gave it.
        by: Seat,
        /// Which one.
        sign: Sign,
        /// Who was to act.
        to: Option<Seat>,
    },
    /// The player here gave too many.
    TooMany,
}

/// The signs at a desk: handles, copied freely.
#[derive(Clone, Copy)]
pub struct SignStore {
    counts: StoredValue<Signs>,
    /// What is shown, and how many notes there were: a later one is not removed with an earlier one.
    shown: RwSignal<(Option<Note>, u32)>,
}

impl SignStore {
    /// Returns the signs of a new desk: none.
    pub fn new() -> Self {
        Self { counts: StoredValue::default(), shown: RwSignal::default() }
    }

    /// Counts a sign that is given from a seat now, and returns whether it may be.
    pub fn may(self, seat: Seat, sign: Sign) -> bool {
        let now = js_sys::Date::now();
        self.counts.try_update_value(|counts| counts.count(seat, sign, now)) == Some(true)
    }

    /// Returns what is shown, tracked.
    pub fn note(self) -> Option<Note> {
        self.shown.get().0
    }

    /// Shows something for some seconds.
    pub fn show(self, note: Note) {
        let number = self.shown.get_untracked().1.wrapping_add(1);
        // The same words again are news to a screen reader only if others, or none, stood there between.
        self.shown.set((None, number));
        let show = move || {
            if self.shown.try_get_untracked().is_some_and(|shown| shown.1 == number) {
                self.shown.set((Some(note), number));
            }
        };
        set_timeout(show, BETWEEN);
        let hide = move || {
            if self.shown.try_get_untracked().is_some_and(|shown| shown.1 == number) {
                self.shown.set((None, number));
            }
        };
        set_timeout(hide, SHOWN);
    }
}

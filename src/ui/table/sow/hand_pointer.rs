//! The pointer on the hand: it drags a meeple onto a tile.

use super::recogniser::{Lift, Motion, Recogniser, Target};
use crate::game::Meeple;
use crate::ui::kit::focus::keep_focus;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::table::gestures::{capture, contact_of, on_table, square_under};
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent};

/// The pointer on the hand, with a handler for each of its events.
#[derive(Clone, Copy)]
pub(super) struct HandPointer {
    recogniser: StoredValue<Recogniser>,
    /// Whether only the drag has chosen the colour, so that it is given up afterwards.
    has_chosen: StoredValue<bool>,
    ghost: RwSignal<Option<(Meeple, i32, i32)>>,
    table: Match,
}

/// Lets the player drag meeples out of the hand.
pub(super) fn use_hand_pointer() -> HandPointer {
    HandPointer {
        recogniser: StoredValue::default(),
        has_chosen: StoredValue::default(),
        ghost: RwSignal::new(None),
        table: Match::expect(),
    }
}

impl HandPointer {
    /// Returns the meeple under the pointer and its place on the table, tracked.
    pub fn ghost(self) -> Option<(Meeple, (i32, i32))> {
        self.ghost.get().map(|(meeple, x, y)| (meeple, on_table(x, y)))
    }

    /// Handles `pointerdown` on a group of the hand.
    pub fn down(self, event: &PointerEvent, meeple: Meeple) {
        let (contact, on) = (contact_of(event), (event.button() == 0).then_some(Target::Hand(meeple)));
        // Without the capture the drag ends at the edge of the button.
        capture(event);
        self.recogniser.update_value(|recogniser| {
            recogniser.down(contact, on);
        });
    }

    /// Handles `pointermove`: the meeple follows the pointer.
    pub fn moved(self, event: &PointerEvent) {
        let contact = contact_of(event);
        match self.recogniser.try_update_value(|recogniser| recogniser.moved(contact)) {
            Some(Motion::Strayed(Target::Hand(meeple))) if self.choose(meeple) => {
                self.recogniser.update_value(Recogniser::draw);
                self.carry(event, meeple);
            }
            // The match has said why the colour cannot be dropped.
            Some(Motion::Strayed(_)) => self.recogniser.update_value(Recogniser::hold),
            Some(Motion::Draws(Target::Hand(meeple))) => self.carry(event, meeple),
            _ => {}
        }
    }

    /// Handles `pointerup`: drops the meeple on the tile under the pointer.
    pub fn up(self, event: &PointerEvent) {
        let contact = contact_of(event);
        let lift = self.recogniser.try_update_value(|recogniser| recogniser.up(contact));
        if let Some(Lift::Drawn(Target::Hand(meeple))) = lift {
            self.release(meeple);
            if let Some(square) = square_under(event) {
                self.table.send(Intent::DropOn(square, meeple));
            }
        }
    }

    /// Handles `pointercancel`.
    pub fn cancel(self) {
        if let Some((meeple, ..)) = self.ghost.get_untracked() {
            self.release(meeple);
        }
        self.recogniser.update_value(Recogniser::cancel);
    }

    /// Handles `click` on a group of the hand.
    pub fn click(self, event: &MouseEvent, meeple: Meeple) {
        let is_ignored = |recogniser: &mut Recogniser| recogniser.ignores_click(event.time_stamp(), event.detail());
        if event.detail() == 0 || self.recogniser.try_update_value(is_ignored) == Some(false) {
            self.table.send(Intent::Colour(meeple));
            // The last meeple of a tribe takes its button with it.
            keep_focus(event);
        }
    }

    /// Chooses the colour, in place of an answer to which meeple a tile gets, and returns whether it can be dropped. If not, the match
    /// explains why.
    fn choose(self, meeple: Meeple) -> bool {
        if untrack(|| self.table.selection()).tile().is_some() {
            self.table.send(Intent::Cancel);
        }
        let is_chosen = || untrack(|| self.table.selection()).colour() == Some(meeple);
        self.has_chosen.set_value(!is_chosen());
        if !is_chosen() {
            self.table.send(Intent::Colour(meeple));
        }
        is_chosen()
    }

    fn carry(self, event: &PointerEvent, meeple: Meeple) {
        self.table.carry_over(square_under(event));
        self.ghost.set(Some((meeple, event.client_x(), event.client_y())));
    }

    fn release(self, meeple: Meeple) {
        self.table.carry_over(None);
        self.ghost.set(None);
        if self.has_chosen.get_value() {
            self.table.send(Intent::Colour(meeple));
        }
    }
}

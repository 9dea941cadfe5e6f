//! A tap that comes too late: the page has already made the drop for which it was meant.

use crate::game::{Event, Square};
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// How long a tap on the tile of such a drop still means the drop, in milliseconds.
const LATE: f64 = 700.0;

/// The last drop that the page made by itself: its tile, and until when a tap there means it.
#[derive(Clone, Copy)]
pub struct LateTap {
    drop: StoredValue<Option<(Square, f64)>>,
}

/// Makes a guard that ignores taps which come too late.
pub fn use_late_tap() -> LateTap {
    LateTap { drop: StoredValue::new(None) }
}

impl LateTap {
    /// Sends the intent of a tap on a tile, unless it was meant for a drop that the page has made since the last tap.
    ///
    /// A click without a pointer, as from a screen reader, always means what it names.
    pub fn send(self, game: Match, intent: Intent, square: Square, event: &MouseEvent) {
        let time = event.time_stamp();
        let is_late = self.drop.get_value().is_some_and(|(tile, until)| tile == square && time < until);
        if is_late && event.detail() > 0 {
            return;
        }
        let before = untrack(|| game.news());
        game.send(intent);
        let news = untrack(|| game.news());
        let is_new = !Arc::ptr_eq(&before, &news);
        let drop = last_drop(&news).filter(|tile| is_new && *tile != square);
        self.drop.set_value(drop.map(|tile| (tile, time + LATE)));
    }
}

fn last_drop(events: &[Event]) -> Option<Square> {
    events.iter().rev().find_map(|event| match event {
        Event::Dropped { tile, .. } => Some(*tile),
        _ => None,
    })
}

//! Scrolls a table that is turned by a quarter. A browser does not scroll an element with a finger that is turned by a quarter.

use super::table_turn::{on_table, table_quarters};
use super::target::is_within;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, ScrollBehavior, ScrollToOptions};

/// What takes strokes of a finger for itself.
const STROKED: &str = ".board-frame, .hand, .history-bar";
/// The distance from which a touch is a stroke, in pixels.
const SLOP: i32 = 8;
/// How long a scrolled element goes on at the speed of the finger, in milliseconds.
const GLIDE: f64 = 250.0;

/// A finger that may scroll an element.
#[derive(Clone)]
struct Finger {
    id: i32,
    scrolled: Element,
    /// Where it was at the last event: the distance from the top of the table, in pixels, and the time in milliseconds.
    last: (i32, f64),
    has_moved: bool,
    /// In pixels a millisecond, downwards.
    speed: f64,
}

/// Lets a finger scroll what it touches, while the table is turned by a quarter.
pub fn use_turned_scroll() {
    let finger = StoredValue::new_local(None::<Finger>);
    let begin = window_event_listener(ev::pointerdown, move |event| finger.set_value(touched(&event)));
    let go_on = window_event_listener(ev::pointermove, move |event| {
        finger.update_value(|finger| {
            if let Some(finger) = finger.as_mut().filter(|finger| finger.id == event.pointer_id()) {
                finger.follow(&event);
            }
        });
    });
    let end = window_event_listener(ev::pointerup, move |event| {
        let glides = |finger: &Finger| finger.id == event.pointer_id() && finger.has_moved;
        if let Some(finger) = finger.try_update_value(Option::take).flatten().filter(glides) {
            finger.glide();
        }
    });
    on_cleanup(move || [begin, go_on, end].into_iter().for_each(WindowListenerHandle::remove));
}

fn touched(event: &PointerEvent) -> Option<Finger> {
    let is_turned = table_quarters() % 2 == 1;
    if !is_turned || event.pointer_type() == "mouse" || !event.is_primary() || is_within(event, STROKED) {
        return None;
    }
    let mut element = event.target()?.dyn_into::<Element>().ok();
    while let Some(scrolled) = element {
        if scrolled.scroll_height() > scrolled.client_height() && scrolls(&scrolled) {
            let last = (height(event), event.time_stamp());
            return Some(Finger { id: event.pointer_id(), scrolled, last, has_moved: false, speed: 0.0 });
        }
        element = scrolled.parent_element();
    }
    None
}

impl Finger {
    fn follow(&mut self, event: &PointerEvent) {
        let (height, time) = (height(event), event.time_stamp());
        let way = height - self.last.0;
        if !self.has_moved {
            if way.abs() < SLOP {
                return;
            }
            self.has_moved = true;
            // What is under the finger gets no click. It fails only if the pointer has gone.
            let _ignored = self.scrolled.set_pointer_capture(self.id);
        }
        self.scrolled.set_scroll_top(self.scrolled.scroll_top() - way);
        self.speed = f64::from(way) / (time - self.last.1).max(1.0);
        self.last = (height, time);
    }

    fn glide(&self) {
        let options = ScrollToOptions::new();
        options.set_top(-self.speed * GLIDE);
        options.set_behavior(ScrollBehavior::Smooth);
        self.scrolled.scroll_by_with_scroll_to_options(&options);
    }
}

/// Returns how far a pointer is from the top of the table.
fn height(event: &PointerEvent) -> i32 {
    on_table(event.client_x(), event.client_y()).1
}

fn scrolls(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    style.and_then(|style| style.get_property_value("overflow-y").ok()).is_some_and(|overflow| overflow == "auto")
}

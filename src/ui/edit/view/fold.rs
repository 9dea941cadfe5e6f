//! Folded parts of the editor, which are drawn while they are open.

use crate::ui::kit::reactive::RwSignal;
use leptos::ev::Event;
use leptos::prelude::*;

/// Returns a listener for `toggle` events of `<details>` that updates a signal.
pub fn update_open(is_open: RwSignal<bool>) -> impl FnMut(Event) {
    move |event| is_open.set(event_target::<web_sys::Element>(&event).has_attribute("open"))
}

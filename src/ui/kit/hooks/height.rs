//! Whether an element is high enough, as the browser lays it out.

use crate::ui::kit::reactive::{Effect, RwSignal};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;

/// Returns whether an element is higher than so many CSS pixels, tracked; false before it is on the page.
///
/// It follows the layout. A container query is asked within it, and where an element is laid out twice its answer changes twice.
pub fn use_height(element: NodeRef<html::Div>, least: i32) -> RwSignal<bool> {
    let is_higher = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        let measured = element.clone();
        let measure = Closure::<dyn FnMut()>::new(move || {
            let now = measured.client_height() > least;
            if is_higher.try_get_untracked() == Some(!now) {
                is_higher.set(now);
            }
        });
        // It fails only where a browser has none.
        let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) else { return };
        observer.observe(&element);
        let kept = StoredValue::new_local((observer, measure));
        on_cleanup(move || {
            kept.try_with_value(|(observer, _)| observer.disconnect());
        });
    });
    is_higher
}

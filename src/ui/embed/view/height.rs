//! Reports the height of the board to the page around it.

use super::context::EmbedContext;
use crate::ui::embed::model::outbound;
use crate::ui::embed::model::outbound::Topic;
use crate::ui::kit::browser;
use js_sys::Array;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;

/// The delays after which a board off screen is measured: at once, for later content, and for slow connections.
const DELAYS: [Duration; 3] = [Duration::from_millis(60), Duration::from_millis(800), Duration::from_secs(4)];

/// The parts in place of what is still to come.
const UNFINISHED: &str = ".part-coming, .embed-waiting";

/// Sends the height of the board whenever it changes.
pub(super) fn use_height_reports(board: EmbedContext, page: &Element) {
    let element = page.clone();
    let before = Cell::new((0, 0));
    let report = Rc::new(move || {
        // The page keeps the room that it has reserved until the board is whole.
        if element.query_selector(UNFINISHED).is_ok_and(|part| part.is_some()) {
            return;
        }
        let rect = element.get_bounding_client_rect();
        let size = (rect.width().round() as u32, rect.height().ceil() as u32);
        if before.replace(size) != size {
            board.send(Topic::Resize, &outbound::resize(size));
        }
    });
    let observer = {
        let report = Rc::clone(&report);
        browser::construct("ResizeObserver", &Closure::<dyn Fn()>::new(move || report()).into_js_value())
    };
    // Without a ResizeObserver the frame keeps its height and scrolls.
    let _unobserved =
        observer.and_then(|observer| browser::call(&observer, "observe", &Array::of1(&JsValue::from(page))));
    // Browsers do not observe frames off screen, but the page reserves room for them, too.
    Effect::new(move |_| {
        board.shown.track();
        board.controls.track();
        for delay in DELAYS {
            let report = Rc::clone(&report);
            set_timeout(move || report(), delay);
        }
    });
}

//! Keeps the screen on during a game.

use crate::ui::live::watch;
use crate::ui::state::browser;
use js_sys::Array;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsValue;

thread_local! {
    /// What holds the screen on; the browser lets go of it whenever the page is hidden.
    static LOCK: std::cell::RefCell<JsValue> = const { std::cell::RefCell::new(JsValue::NULL) };
}

/// Asks the browser to keep the screen on as long as something is wanted; again whenever the page is shown again.
/// Where it cannot or will not, the screen sleeps as it always does.
pub fn use_awake(is_wanted: impl Fn() -> bool + Copy + 'static) {
    let update = move || {
        leptos::task::spawn_local(async move {
            let _asleep = if untrack(is_wanted) { hold().await } else { release() };
        });
    };
    watch(move || {
        is_wanted();
        update();
    });
    let listener = window_event_listener(ev::visibilitychange, move |_| {
        if !document().hidden() {
            update();
        }
    });
    on_cleanup(move || {
        listener.remove();
        let _held = release();
    });
}

async fn hold() -> Result<(), JsValue> {
    let is_held = LOCK.with_borrow(|lock| browser::get(lock, "released").is_ok_and(|released| released == false));
    if is_held {
        return Ok(());
    }
    let wake_lock = browser::navigator("wakeLock")?;
    LOCK.set(browser::answer(&wake_lock, "request", &Array::of1(&"screen".into())).await?);
    Ok(())
}

fn release() -> Result<(), JsValue> {
    let lock = LOCK.replace(JsValue::NULL);
    browser::call(&lock, "release", &Array::new()).map(drop)
}

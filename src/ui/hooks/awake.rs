//! Keeps the screen on during a game.

use crate::ui::live::watch;
use js_sys::{Function, Promise, Reflect};
use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast, JsValue};

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
    let is_held =
        LOCK.with_borrow(|lock| Reflect::get(lock, &"released".into()).is_ok_and(|released| released == false));
    if is_held {
        return Ok(());
    }
    let wake_lock = Reflect::get(&window().navigator(), &"wakeLock".into())?;
    let request: Function = Reflect::get(&wake_lock, &"request".into())?.dyn_into()?;
    let asked: Promise = request.call1(&wake_lock, &"screen".into())?.dyn_into()?;
    let lock = wasm_bindgen_futures::JsFuture::from(asked).await?;
    LOCK.set(lock);
    Ok(())
}

fn release() -> Result<(), JsValue> {
    let lock = LOCK.replace(JsValue::NULL);
    let release: Function = Reflect::get(&lock, &"release".into())?.dyn_into()?;
    release.call0(&lock).map(drop)
}

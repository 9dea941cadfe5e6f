//! Keeps the screen on during a game, with the browser's wake lock.

use crate::ui::kit::browser;
use crate::ui::kit::reactive::{Effect, Memo};
use js_sys::Array;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsValue;

thread_local! {
    /// The wake lock. The browser releases it whenever the page is hidden.
    static LOCK: std::cell::RefCell<JsValue> = const { std::cell::RefCell::new(JsValue::NULL) };
    /// Whether a page wants the screen to stay on.
    static IS_WANTED: Cell<bool> = const { Cell::new(false) };
    /// Whether the browser has refused the last one that was asked for.
    static IS_REFUSED: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the screen on while `is_wanted`. It asks again whenever the page becomes visible.
///
/// If the browser cannot or will not, the screen sleeps as usual, and [`is_refused`] says so.
pub fn use_awake(is_wanted: impl Fn() -> bool + Send + Sync + 'static) {
    let is_wanted = Memo::new(move |_| is_wanted());
    Effect::new(move |_| update(is_wanted.get()));
    let listener = window_event_listener_untyped("visibilitychange", move |_| {
        if !document().hidden() {
            update(is_wanted.get_untracked());
        }
    });
    on_cleanup(move || {
        listener.remove();
        IS_WANTED.set(false);
        let _ignored = release();
    });
}

fn update(is_wanted: bool) {
    IS_WANTED.set(is_wanted);
    leptos::task::spawn_local(async move {
        if is_wanted {
            IS_REFUSED.set(hold().await.is_err());
        } else {
            let _ignored = release();
        }
    });
}

/// Returns whether the browser would not keep the screen on when it was asked last.
pub fn is_refused() -> bool {
    IS_REFUSED.get()
}

/// Returns whether the embedding page forbids the wake lock: a request would then only log an error on the console.
fn is_forbidden() -> bool {
    let policy = browser::get(&document(), "featurePolicy");
    let feature = Array::of1(&"screen-wake-lock".into());
    policy.and_then(|policy| browser::call(&policy, "allowsFeature", &feature)).is_ok_and(|allowed| allowed == false)
}

async fn hold() -> Result<(), JsValue> {
    let is_held = LOCK.with_borrow(|lock| browser::get(lock, "released").is_ok_and(|released| released == false));
    if is_held || is_forbidden() {
        return Ok(());
    }
    let wake_lock = browser::navigator("wakeLock")?;
    let lock = browser::call_async(&wake_lock, "request", &Array::of1(&"screen".into())).await?;
    // Another request may have been granted in the meantime, or the player may have left the game.
    let _ignored = release();
    LOCK.set(lock);
    if !IS_WANTED.get() {
        let _ignored = release();
    }
    Ok(())
}

fn release() -> Result<(), JsValue> {
    let lock = LOCK.replace(JsValue::NULL);
    browser::call(&lock, "release", &Array::new()).map(drop)
}

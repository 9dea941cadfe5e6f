//! Gives each game to one tab, with the browser's Web Locks.
//!
//! Nobody asks which locks there are: in Chromium `locks.query()` ends the pages of other tabs that are kept for Back and hold
//! one, as a request for the same lock does.
//!
//! In a browser without locks every tab may write; a conflict is then found when writing (see [`super::Store`]).

use super::store::Store;
use crate::ui::kit::browser;
use gloo::timers::future::sleep;
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::PerformanceNavigation;

/// A page that is being closed holds its lock a little longer: after this time the lock is requested again.
const RETRY_DELAY: Duration = Duration::from_millis(250);
/// How often a page that was just loaded requests the lock: another tab may be closing.
const LOAD_TRIES: usize = 6;
/// How often a page that was loaded again requests it: on a busy device the page before may hold it for seconds.
const RELOAD_TRIES: usize = 20;
/// A page counts as just loaded for this many milliseconds.
const RELOAD_TIME: f64 = 5000.0;

struct HeldLock {
    id: String,
    release: Function,
}

thread_local! {
    static HELD: RefCell<Option<HeldLock>> = const { RefCell::new(None) };
    /// Counts the games that this tab took or released, so that a late answer finds whether it is still wanted.
    static TURN: Cell<u32> = const { Cell::new(0) };
}

fn holds(id: &str) -> bool {
    HELD.with_borrow(|held| held.as_ref().is_some_and(|held| held.id == id))
}

/// Releases the game of this tab, and ends the requests for one.
pub fn release() {
    TURN.set(TURN.get().wrapping_add(1));
    if let Some(held) = HELD.take() {
        // Resolving a promise cannot fail.
        let _ignored = held.release.call0(&JsValue::UNDEFINED);
    }
}

/// Takes a game for this tab and returns whether this tab now has it.
///
/// Another call, or [`release`], ends this one: it then returns `false`. A game of another tab is taken only by force. If another tab takes the game later, the store marks it as lost.
pub async fn take(store: Store, id: &str, by_force: bool) -> bool {
    if holds(id) {
        return true;
    }
    release();
    let turn = TURN.get();
    for _ in 0..tries() {
        if request(store, id, by_force, turn).await {
            return true;
        }
        sleep(RETRY_DELAY).await;
        if TURN.get() != turn {
            return false;
        }
    }
    request(store, id, by_force, turn).await
}

/// Returns how often to request the lock.
fn tries() -> usize {
    match leptos::prelude::window().performance() {
        Some(clock) if clock.now() > RELOAD_TIME => 1,
        Some(clock) if clock.navigation().type_() == PerformanceNavigation::TYPE_RELOAD => RELOAD_TRIES,
        _ => LOAD_TRIES,
    }
}

/// Requests the lock once. A browser without locks grants it to every tab.
async fn request(store: Store, id: &str, by_force: bool, turn: u32) -> bool {
    let mut settle = None;
    let answer = Promise::new(&mut |resolve, _| settle = Some(resolve));
    let Some(settle) = settle else { return true };
    let on_answer = {
        let (id, settle) = (id.to_owned(), settle.clone());
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            // A lock that comes after its page has no owner: the browser takes it back at once.
            let is_granted = !lock.is_null() && TURN.get() == turn;
            let _ignored = settle.call1(&JsValue::UNDEFINED, &is_granted.into());
            if !is_granted {
                return JsValue::UNDEFINED;
            }
            // The browser holds the lock until this promise is resolved.
            Promise::new(&mut |release, _| HELD.set(Some(HeldLock { id: id.clone(), release }))).into()
        })
    };
    let send = || -> Result<Promise, JsValue> {
        let locks = browser::navigator("locks")?;
        let options = Object::new();
        Reflect::set(&options, &if by_force { "steal" } else { "ifAvailable" }.into(), &true.into())?;
        let arguments = Array::of3(&format!("naqala.game.{id}").into(), &options, &on_answer);
        browser::call(&locks, "request", &arguments)?.dyn_into()
    };
    let Ok(held) = send() else { return true };
    let id = id.to_owned();
    leptos::task::spawn_local(async move {
        if JsFuture::from(held).await.is_ok() {
            return;
        }
        // Either another tab has taken the lock, or the browser allows none here, as in a sandboxed frame.
        let _ignored = settle.call1(&JsValue::UNDEFINED, &true.into());
        if holds(&id) {
            HELD.set(None);
            store.mark_lost(&id);
        }
    });
    JsFuture::from(answer).await.is_ok_and(|answer| answer.is_truthy())
}

//! Which tab has a game: the Web Locks of the browser. Where it has none, every tab may write, and what a write finds in
//! the storage tells (see [`super::Store`]).

use super::{Store, browser};
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A page that is just being left has its lock a little longer: so it is asked for again,
const PATIENCE: Duration = Duration::from_millis(250);
/// and on a slow machine again, if this page has itself only just come: it may be the same one, loaded again.
const TRIES: usize = 6;
/// So young a page has only just come, in milliseconds.
const YOUNG: f64 = 5000.0;

struct Held {
    id: String,
    release: Function,
}

thread_local! {
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

fn holds(id: &str) -> bool {
    HELD.with_borrow(|held| held.as_ref().is_some_and(|held| held.id == id))
}

/// Lets go of the game of this tab.
pub fn release() {
    if let Some(held) = HELD.take() {
        // It settles a promise: there is nothing that can fail.
        let _settled = held.release.call0(&JsValue::UNDEFINED);
    }
}

/// Takes a game for this tab, from another one only by force; says whether this tab has it. If another one takes it later,
/// the store is told.
pub async fn take(store: Store, id: &str, by_force: bool) -> bool {
    if holds(id) {
        return true;
    }
    release();
    let is_young = leptos::prelude::window().performance().is_some_and(|clock| clock.now() < YOUNG);
    let tries = if is_young { TRIES } else { 1 };
    for _ in 0..tries {
        if request(store, id, by_force).await {
            return true;
        }
        browser::pause(PATIENCE).await;
    }
    request(store, id, by_force).await
}

/// Asks once. A browser without locks lets every tab have it.
async fn request(store: Store, id: &str, by_force: bool) -> bool {
    let mut settle = None;
    let answer = Promise::new(&mut |resolve, _| settle = Some(resolve));
    let Some(settle) = settle else { return true };
    let granted = {
        let (id, settle) = (id.to_owned(), settle.clone());
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            let is_granted = !lock.is_null();
            let _settled = settle.call1(&JsValue::UNDEFINED, &is_granted.into());
            if !is_granted {
                return JsValue::UNDEFINED;
            }
            // The lock is held until this promise is kept.
            Promise::new(&mut |release, _| HELD.set(Some(Held { id: id.clone(), release }))).into()
        })
    };
    let asked = || -> Result<Promise, JsValue> {
        let locks = browser::navigator("locks")?;
        let options = Object::new();
        Reflect::set(&options, &if by_force { "steal" } else { "ifAvailable" }.into(), &true.into())?;
        let arguments = Array::of3(&format!("naqala.game.{id}").into(), &options, &granted);
        browser::call(&locks, "request", &arguments)?.dyn_into()
    };
    let Ok(held) = asked() else { return true };
    let id = id.to_owned();
    leptos::task::spawn_local(async move {
        if JsFuture::from(held).await.is_ok() {
            return;
        }
        // Refused altogether, as in a sandboxed frame; or taken by another tab.
        let _settled = settle.call1(&JsValue::UNDEFINED, &true.into());
        if holds(&id) {
            HELD.set(None);
            store.lose(&id);
        }
    });
    JsFuture::from(answer).await.is_ok_and(|answer| answer.is_truthy())
}

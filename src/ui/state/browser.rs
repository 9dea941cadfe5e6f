//! Calls of the browser by name, where a binding would cost more than it saves.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::{set_timeout, window};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What an object has under a name.
pub fn get(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())
}

/// What the navigator has under a name.
pub fn navigator(name: &str) -> Result<JsValue, JsValue> {
    get(&window().navigator(), name)
}

/// Calls a method.
pub fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = get(object, method)?.dyn_into()?;
    method.apply(object, arguments)
}

/// Calls a method and waits for what it promises.
pub async fn answer(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let promise: Promise = call(object, method, arguments)?.dyn_into()?;
    JsFuture::from(promise).await
}

/// Makes an object of a class; an error where the browser has no such class.
pub fn make(class: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
    let class: Function = get(&window(), class)?.dyn_into()?;
    Reflect::construct(&class, &Array::of1(argument))
}

/// Waits a while.
pub async fn pause(time: Duration) {
    let over = Promise::new(&mut |resolve, _| {
        set_timeout(move || drop(resolve.call0(&JsValue::UNDEFINED)), time);
    });
    // It is kept in any case.
    let _over = JsFuture::from(over).await;
}
/// A seed that nobody can foresee, short enough to be told.
pub fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64) % 1_000_000_000
}

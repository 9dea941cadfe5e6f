//! Browser APIs called by name.
//!
//! A binding of `web-sys` throws a JavaScript exception where an API is missing, as the clipboard is on a page served over
//! plain HTTP. These calls return an error instead.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Reads a property.
pub fn get(object: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &name.into())
}

/// Reads a property of the navigator.
pub fn navigator(name: &str) -> Result<JsValue, JsValue> {
    get(&window().navigator(), name)
}

/// Calls a method.
pub fn call(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = get(object, method)?.dyn_into()?;
    method.apply(object, arguments)
}

/// Calls a method that returns a promise, and waits for it.
pub async fn call_async(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let promise: Promise = call(object, method, arguments)?.dyn_into()?;
    JsFuture::from(promise).await
}

/// Constructs an object of a global class; fails if the browser has no such class.
pub fn construct(class: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
    let class: Function = get(&window(), class)?.dyn_into()?;
    Reflect::construct(&class, &Array::of1(argument))
}

/// Dispatches an event that the script of index.html listens to.
pub fn dispatch(name: &str) {
    if let Ok(event) = web_sys::Event::new(name) {
        let _ignored = window().dispatch_event(&event);
    }
}

/// Returns the address of the page without its fragment.
pub fn page_address() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Returns whether this is Safari, or another browser of an iPhone or iPad, and the page is not installed.
pub fn is_safari_tab() -> bool {
    get(&window(), "GestureEvent").is_ok_and(|class| class.is_function()) && !is_on_home_screen()
}

/// Returns whether the page was opened from the home screen of an iPhone or iPad.
pub fn is_on_home_screen() -> bool {
    navigator("standalone").is_ok_and(|is_alone| is_alone == true)
}

/// Returns whether this is a browser of an iPhone or iPad, and the page is not installed there, or is not open as that app.
pub fn is_beside_home_screen() -> bool {
    navigator("standalone").is_ok_and(|is_alone| is_alone == false)
}

/// Returns a seed that nobody can predict, of at most nine digits so that players can tell it to each other.
pub fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now() as u64) % 1_000_000_000
}

/// Returns the number of the day where the device is, counted from 1 January 1970.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * 60_000.0) / 86_400_000.0) as u32
}

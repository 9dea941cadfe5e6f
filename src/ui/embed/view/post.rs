//! Sends messages to the page around the board and receives its messages. Their size is checked before they are read.
//!
//! A board never answers what boards send, or two could talk for ever.

use crate::ui::embed::model::LONGEST;
use crate::ui::kit::browser;
use crate::ui::kit::json;
use js_sys::{Array, ArrayBuffer, JSON, Object};
use leptos::prelude::window;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The most values in a message.
const MOST_VALUES: usize = 40_000;
const ANYONE: &str = "*";

thread_local! {
    /// The origin that gets the messages: that of the page around the board, once the browser or a message names it. A
    /// page in a sandbox has no origin, so its messages go to any.
    static TARGET: RefCell<String> = RefCell::new(first_target());
}

fn first_target() -> String {
    let origins = browser::get(&window().location(), "ancestorOrigins").unwrap_or(JsValue::UNDEFINED);
    let first = browser::get(&origins, "0").ok().and_then(|origin| origin.as_string());
    first.filter(|origin| is_named(origin)).unwrap_or_else(|| ANYONE.into())
}

/// Returns whether messages can be sent to this origin only. Pages in a sandbox and local files have none.
fn is_named(origin: &str) -> bool {
    origin.contains("://") && !origin.starts_with("file:")
}

/// Returns the page around the board; none if the board is a page of its own.
fn parent() -> Option<web_sys::Window> {
    window().parent().ok().flatten().filter(|parent| !Object::is(parent, &window()))
}

/// Sends a message to the page around the board.
pub(super) fn send(message: &Value) {
    let Some(parent) = parent() else { return };
    let Ok(message) = JSON::parse(&json::text(message)) else { return };
    TARGET.with_borrow(|target| {
        // It fails if another page has replaced the one that the message is for.
        let _unsent = parent.post_message(&message, target);
    });
}

/// Returns the message of an event; none if another page sent it, an error if it is too large or not JSON.
pub(super) fn receive(event: &web_sys::Event) -> Option<Result<Value, ()>> {
    let part = |name| browser::get(event, name).unwrap_or(JsValue::UNDEFINED);
    let is_parent = parent().is_some_and(|parent| Object::is(&parent, &part("source")));
    if !is_parent {
        return None;
    }
    if let Some(origin) = part("origin").as_string().filter(|origin| is_named(origin)) {
        TARGET.replace(origin);
    }
    Some(json(&part("data")).and_then(|text| serde_json::from_str(&text).map_err(drop)))
}

/// Writes a value as JSON, and stops as soon as it is too large.
fn json(data: &JsValue) -> Result<String, ()> {
    let length_left = Rc::new(Cell::new(LONGEST));
    let values_left = Rc::new(Cell::new(MOST_VALUES));
    let replacer = move |key: JsValue, value: JsValue| -> Result<JsValue, JsValue> {
        let length = |text: &JsValue| text.dyn_ref::<js_sys::JsString>().map_or(0, |text| text.length() as usize);
        let is_long_array = value.dyn_ref::<Array>().is_some_and(|array| array.length() as usize > MOST_VALUES);
        let is_bytes = ArrayBuffer::is_view(&value);
        let length_after = length_left.get().checked_sub(length(&key) + length(&value));
        match length_after.zip(values_left.get().checked_sub(1)) {
            Some((length, values)) if !is_long_array && !is_bytes => {
                length_left.set(length);
                values_left.set(values);
                Ok(value)
            }
            _ => Err(JsValue::NULL),
        }
    };
    let replacer = Closure::<dyn Fn(JsValue, JsValue) -> Result<JsValue, JsValue>>::new(replacer);
    let text = JSON::stringify_with_replacer(data, replacer.as_ref()).map_err(drop)?;
    JsValue::from(text).as_string().ok_or(())
}

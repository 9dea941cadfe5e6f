//! The line to the page around: what comes is bounded before it is read, what goes is only for that page.

use crate::ui::embed::LONGEST;
use crate::ui::state::browser;
use js_sys::{Array, ArrayBuffer, JSON, Object};
use leptos::prelude::window;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// More values are not read; no message has so many.
const MOST_VALUES: usize = 40_000;
const ANYONE: &str = "*";

thread_local! {
    /// Whom messages are for: the page around, once the browser or a message of it has said its origin. A page without one,
    /// itself in a sandbox, can only be told as anyone.
    static TARGET: RefCell<String> = RefCell::new(first_target());
}

fn first_target() -> String {
    let origins = browser::get(&window().location(), "ancestorOrigins").unwrap_or(JsValue::UNDEFINED);
    let first = browser::get(&origins, "0").ok().and_then(|origin| origin.as_string());
    first.filter(|origin| has_name(origin)).unwrap_or_else(|| ANYONE.into())
}

/// Whether a message can be meant for an origin; pages in a sandbox and files of the disk have none.
fn has_name(origin: &str) -> bool {
    origin.contains("://") && !origin.starts_with("file:")
}

/// The page around; nothing where the board is a page of its own.
fn parent() -> Option<web_sys::Window> {
    window().parent().ok().flatten().filter(|parent| !Object::is(parent, &window()))
}

/// Tells the page around.
pub(super) fn tell(message: &Value) {
    let Some(parent) = parent() else { return };
    let Ok(message) = JSON::parse(&message.to_string()) else { return };
    TARGET.with_borrow(|target| {
        // Whoever is there instead is not meant.
        let _untold = parent.post_message(&message, target);
    });
}

/// What the page around has said; nothing if it was someone else.
pub(super) fn heard(event: &web_sys::Event) -> Option<Result<Value, ()>> {
    let part = |name| browser::get(event, name).unwrap_or(JsValue::UNDEFINED);
    let is_parent = parent().is_some_and(|parent| Object::is(&parent, &part("source")));
    if !is_parent {
        return None;
    }
    if let Some(origin) = part("origin").as_string().filter(|origin| has_name(origin)) {
        TARGET.replace(origin);
    }
    Some(text(&part("data")).and_then(|text| serde_json::from_str(&text).map_err(drop)))
}

/// What was sent, as JSON; it is given up as soon as it is too much.
fn text(data: &JsValue) -> Result<String, ()> {
    let left = Rc::new(Cell::new(LONGEST));
    let values = Rc::new(Cell::new(MOST_VALUES));
    let look = move |key: JsValue, value: JsValue| -> Result<JsValue, JsValue> {
        let length = |text: &JsValue| text.dyn_ref::<js_sys::JsString>().map_or(0, |text| text.length() as usize);
        let is_crowd = value.dyn_ref::<Array>().is_some_and(|array| array.length() as usize > MOST_VALUES);
        let is_bytes = ArrayBuffer::is_view(&value);
        let rest = left.get().checked_sub(length(&key) + length(&value));
        match rest.zip(values.get().checked_sub(1)) {
            Some((rest, more)) if !is_crowd && !is_bytes => {
                left.set(rest);
                values.set(more);
                Ok(value)
            }
            _ => Err(JsValue::NULL),
        }
    };
    let look = Closure::<dyn Fn(JsValue, JsValue) -> Result<JsValue, JsValue>>::new(look);
    let text = JSON::stringify_with_replacer(data, look.as_ref()).map_err(drop)?;
    JsValue::from(text).as_string().ok_or(())
}

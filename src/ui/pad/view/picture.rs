//! Draws a sheet on a canvas. It calls the canvas by name, since bindings would load with the first page.

use crate::ui::kit::browser::{call, call_async, get};
use crate::ui::kit::picture::{numbers, set};
use crate::ui::pad::model::picture::{LETTERS, Picture, Shape};
use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

/// How many pixels of the picture are one of the drawing.
const SCALE: f64 = 2.0;
/// The fonts of the device; a picture uses no others.
const FONTS: &str = "system-ui, -apple-system, \"Segoe UI\", Roboto, sans-serif";

/// Draws a picture and returns it as a PNG; fails if the browser cannot.
pub async fn png(picture: &Picture) -> Result<JsValue, JsValue> {
    let class: Function = get(&window(), "OffscreenCanvas")?.dyn_into()?;
    let canvas = Reflect::construct(&class, &numbers(&[picture.width * SCALE, picture.height * SCALE]))?;
    let pen = call(&canvas, "getContext", &Array::of1(&"2d".into()))?;
    call(&pen, "scale", &numbers(&[SCALE, SCALE]))?;
    for shape in &picture.shapes {
        match shape {
            Shape::Area(area, ink) => {
                set(&pen, "fillStyle", ink.css())?;
                call(&pen, "fillRect", &numbers(area))?;
            }
            Shape::Text { at: [x, y], room, size, is_bold, is_centred, text } => {
                let weight = if *is_bold { 700 } else { 400 };
                set(&pen, "font", &format!("{weight} {size}px {FONTS}"))?;
                set(&pen, "fillStyle", LETTERS)?;
                set(&pen, "textAlign", if *is_centred { "center" } else { "left" })?;
                let arguments = numbers(&[*x, *y, *room]);
                let arguments: Array = [JsValue::from_str(text)].into_iter().chain(arguments.iter()).collect();
                call(&pen, "fillText", &arguments)?;
            }
        }
    }
    call_async(&canvas, "convertToBlob", &Array::new()).await
}

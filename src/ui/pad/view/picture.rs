//! Draws a sheet on a canvas. It calls the canvas by name, since bindings would load with the first page.

use crate::ui::kit::browser::{call, call_async, get};
use crate::ui::kit::download::save_url;
use crate::ui::pad::model::picture::{LETTERS, Picture, Shape};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

/// How many pixels of the picture are one of the drawing.
const SCALE: f64 = 2.0;
/// The fonts of the device; a picture uses no others.
const FONTS: &str = "system-ui, -apple-system, \"Segoe UI\", Roboto, sans-serif";

fn numbers(list: &[f64]) -> Array {
    list.iter().map(|&number| JsValue::from_f64(number)).collect()
}

fn set(object: &JsValue, key: &str, value: &str) -> Result<bool, JsValue> {
    Reflect::set(object, &key.into(), &value.into())
}

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

/// Hands a picture to the browser's own dialog for sharing; returns whether it has one that takes files.
pub async fn send(png: &JsValue, name: &str) -> bool {
    let share = async || -> Result<bool, JsValue> {
        let kind = Object::new();
        set(&kind, "type", "image/png")?;
        let class: Function = get(&window(), "File")?.dyn_into()?;
        let parts: Array = [JsValue::from(Array::of1(png)), name.into(), kind.into()].into_iter().collect();
        let file = Reflect::construct(&class, &parts)?;
        let data = Object::new();
        Reflect::set(&data, &"files".into(), &Array::of1(&file))?;
        let navigator = window().navigator();
        if !call(&navigator, "canShare", &Array::of1(&data))?.is_truthy() {
            return Ok(false);
        }
        // It fails if the player cancels it, who then wants no file either.
        let _ignored = call_async(&navigator, "share", &Array::of1(&data)).await;
        Ok(true)
    };
    share().await.unwrap_or(false)
}

/// Saves a picture to a file.
pub fn save(png: &JsValue, name: &str) -> Result<(), JsValue> {
    let url = web_sys::Url::create_object_url_with_blob(png.unchecked_ref())?;
    save_url(url, name)
}

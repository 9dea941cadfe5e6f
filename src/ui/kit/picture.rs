//! Pictures as files. It calls the canvas by name, since bindings would load with the first page.

use super::browser::{call, call_async, construct, get};
use super::download::save_url;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};

/// Returns numbers as arguments.
pub fn numbers(list: &[f64]) -> Array {
    list.iter().map(|&number| JsValue::from_f64(number)).collect()
}

/// Sets a property to a text.
pub fn set(object: &JsValue, key: &str, value: &str) -> Result<bool, JsValue> {
    Reflect::set(object, &key.into(), &value.into())
}

/// Draws an SVG that names its size, twice as large, and returns it as a PNG; fails if the browser cannot.
pub async fn png_of_svg(svg: &str) -> Result<JsValue, JsValue> {
    let image = construct("Image", &JsValue::UNDEFINED)?;
    // The policy allows pictures of `data:`, and none of `blob:`.
    let address = format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg)));
    set(&image, "src", &address)?;
    call_async(&image, "decode", &Array::new()).await?;
    let side = |key| get(&image, key).map(|side| 2.0 * side.as_f64().unwrap_or_default());
    let [width, height] = [side("naturalWidth")?, side("naturalHeight")?];
    let class: Function = get(&window(), "OffscreenCanvas")?.dyn_into()?;
    let canvas = Reflect::construct(&class, &numbers(&[width, height]))?;
    let pen = call(&canvas, "getContext", &Array::of1(&"2d".into()))?;
    let arguments = numbers(&[0.0, 0.0, width, height]);
    call(&pen, "drawImage", &[image].into_iter().chain(arguments.iter()).collect())?;
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

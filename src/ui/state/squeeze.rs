//! Raw deflate, by the browser's own streams.

use super::browser::{answer, call, get, make};
use crate::ui::share::LinkError;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

/// A stream of what goes through another one.
fn through(class: &str, content: &JsValue) -> Result<JsValue, JsValue> {
    let stream = make(class, &"deflate-raw".into())?;
    let blob = make("Blob", &Array::of1(content))?;
    call(&call(&blob, "stream", &Array::new())?, "pipeThrough", &Array::of1(&stream))
}

/// Squeezes a text; nothing where the browser cannot.
pub async fn squeeze(text: &str) -> Option<Vec<u8>> {
    let stream = through("CompressionStream", &text.into()).ok()?;
    let whole = make("Response", &stream).ok()?;
    let buffer = answer(&whole, "arrayBuffer", &Array::new()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Unsqueezes bytes up to a limit: what would be larger is not made.
///
/// # Errors
/// [`LinkError`]: the browser cannot, the bytes are damaged, the limit is passed.
pub async fn unsqueeze(bytes: &[u8], most: usize) -> Result<Vec<u8>, LinkError> {
    let stream = through("DecompressionStream", &Uint8Array::from(bytes)).map_err(|_| LinkError::Unable)?;
    let none = Array::new();
    let reader = call(&stream, "getReader", &none).map_err(|_| LinkError::Unable)?;
    let mut found = Vec::new();
    loop {
        let step = answer(&reader, "read", &none).await.map_err(|_| LinkError::Damaged)?;
        if get(&step, "done").is_ok_and(|done| done.is_truthy()) {
            return Ok(found);
        }
        let chunk = Uint8Array::new(&get(&step, "value").map_err(|_| LinkError::Damaged)?);
        if found.len() + chunk.length() as usize > most {
            // Nobody waits for its end.
            let _ended = call(&reader, "cancel", &none);
            return Err(LinkError::Long);
        }
        found.extend(chunk.to_vec());
    }
}

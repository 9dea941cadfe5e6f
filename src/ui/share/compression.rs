//! Raw deflate with the browser's compression streams.

use super::codes::LinkError;
use crate::ui::kit::browser::{call, call_async, construct, get};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

/// Pipes content through a stream of the given class.
fn pipe(class: &str, content: &JsValue) -> Result<JsValue, JsValue> {
    let stream = construct(class, &"deflate-raw".into())?;
    let blob = construct("Blob", &Array::of1(content))?;
    call(&call(&blob, "stream", &Array::new())?, "pipeThrough", &Array::of1(&stream))
}

/// Compresses bytes; returns `None` if the browser cannot.
pub async fn compress(bytes: &[u8]) -> Option<Vec<u8>> {
    let stream = pipe("CompressionStream", &Uint8Array::from(bytes)).ok()?;
    let response = construct("Response", &stream).ok()?;
    let buffer = call_async(&response, "arrayBuffer", &Array::new()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Decompresses bytes and stops at `limit` bytes, so that a small link cannot fill the memory.
///
/// # Errors
/// [`LinkError`]: the browser cannot decompress, the bytes are damaged, or the result is longer than the limit.
pub async fn decompress(bytes: &[u8], limit: usize) -> Result<Vec<u8>, LinkError> {
    let stream = pipe("DecompressionStream", &Uint8Array::from(bytes)).map_err(|_| LinkError::Unable)?;
    let none = Array::new();
    let reader = call(&stream, "getReader", &none).map_err(|_| LinkError::Unable)?;
    let mut result = Vec::new();
    loop {
        let step = call_async(&reader, "read", &none).await.map_err(|_| LinkError::Damaged)?;
        if get(&step, "done").is_ok_and(|done| done.is_truthy()) {
            return Ok(result);
        }
        let chunk = Uint8Array::new(&get(&step, "value").map_err(|_| LinkError::Damaged)?);
        if result.len() + chunk.length() as usize > limit {
            let _ignored = call(&reader, "cancel", &none);
            return Err(LinkError::Long);
        }
        result.extend(chunk.to_vec());
    }
}

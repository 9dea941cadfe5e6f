//! Saves a text to a file.

use js_sys::Array;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

/// Creates an object URL from which the browser can save JSON.
pub fn object_url(text: &str) -> Result<String, JsValue> {
    object_url_as(text, "application/json")
}

fn object_url_as(text: &str, media: &str) -> Result<String, JsValue> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type(media);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

/// Saves JSON to a file.
pub fn download(name: &str, text: &str) {
    download_as(name, text, "application/json");
}

/// Saves a text of a media type to a file.
pub fn download_as(name: &str, text: &str, media: &str) {
    if let Err(error) = object_url_as(text, media).and_then(|url| save_url(url, name)) {
        leptos::logging::warn!("the file could not be saved: {error:?}");
    }
}

/// Saves bytes of a media type to a file.
pub fn save_bytes(name: &str, bytes: &[u8], media: &str) -> Result<(), JsValue> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type(media);
    let parts = Array::of1(&js_sys::Uint8Array::from(bytes));
    let blob = web_sys::Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    save_url(web_sys::Url::create_object_url_with_blob(&blob)?, name)
}

/// Saves the content of an object URL to a file.
pub fn save_url(url: String, name: &str) -> Result<(), JsValue> {
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Browsers read the URL some time after the click.
    set_timeout(move || drop(web_sys::Url::revoke_object_url(&url)), Duration::from_mins(1));
    Ok(())
}

//! Fetches files of the site.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Why a file could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// Nothing has this name.
    Unknown,
    /// The site has no such file, or no more: a deploy may have removed it.
    Gone,
    /// The network or the server failed.
    Failed,
}

/// Fetches the text of a file.
///
/// # Errors
/// [`FetchError`].
pub async fn file(address: &str) -> Result<String, FetchError> {
    let response = JsFuture::from(window().fetch_with_str(address));
    let response: web_sys::Response = response.await.map_err(|_| FetchError::Failed)?.unchecked_into();
    match response.status() {
        200 => {}
        404 => return Err(FetchError::Gone),
        _ => return Err(FetchError::Failed),
    }
    let text =
        JsFuture::from(response.text().map_err(|_| FetchError::Failed)?).await.map_err(|_| FetchError::Failed)?;
    text.as_string().ok_or(FetchError::Failed)
}

//! Lessons are files of the site.

use crate::ui::lesson;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Why a file is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// There is none of that name.
    Unknown,
    /// It could not be fetched.
    Failed,
}

/// Fetches `lessons/<id>.json` of this site.
///
/// # Errors
/// [`FetchError`].
pub async fn lesson_file(id: &str) -> Result<String, FetchError> {
    // It comes from the address of the page.
    if !lesson::is_id(id) {
        return Err(FetchError::Unknown);
    }
    let answer = JsFuture::from(window().fetch_with_str(&format!("./lessons/{id}.json")));
    let answer: web_sys::Response = answer.await.map_err(|_| FetchError::Failed)?.unchecked_into();
    match answer.status() {
        200 => {}
        404 => return Err(FetchError::Unknown),
        _ => return Err(FetchError::Failed),
    }
    let text = JsFuture::from(answer.text().map_err(|_| FetchError::Failed)?).await.map_err(|_| FetchError::Failed)?;
    text.as_string().ok_or(FetchError::Failed)
}

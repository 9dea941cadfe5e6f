//! Fetches the files of the course and the puzzles from the site.

use crate::ui::kit::fetch::{FetchError, file};
use crate::ui::learn::lesson;
use js_sys::Promise;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

thread_local! {
    /// The bundle of all files, once it was asked for.
    static BUNDLE: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Fetches the text of `lessons/<id>.json`.
///
/// # Errors
/// [`FetchError`].
pub async fn lesson_file(id: &str) -> Result<String, FetchError> {
    // The id comes from the address of the page, so it may be anything.
    if !lesson::is_id(id) {
        return Err(FetchError::Unknown);
    }
    match bundle().await {
        Ok(bundle) => lesson::from_bundle(&bundle, id).ok_or(FetchError::Unknown),
        // The build makes the bundle; `trunk serve` has only the single files.
        Err(FetchError::Gone) => fetch(id).await,
        Err(error) => Err(error),
    }
}

/// Fetches the bundle of all files once.
async fn bundle() -> Result<String, FetchError> {
    let start = || {
        future_to_promise(async {
            let text = fetch("all").await;
            text.map(JsValue::from).map_err(|error| JsValue::from(error == FetchError::Gone))
        })
    };
    let fetched = BUNDLE.with_borrow_mut(|bundle| bundle.get_or_insert_with(start).clone());
    match JsFuture::from(fetched).await {
        Ok(text) => text.as_string().ok_or(FetchError::Failed),
        Err(is_gone) => {
            BUNDLE.take();
            Err(if is_gone.is_truthy() { FetchError::Gone } else { FetchError::Failed })
        }
    }
}

async fn fetch(name: &str) -> Result<String, FetchError> {
    file(&format!("./lessons/{name}.json")).await
}

//! Fetches the files of the course from the site.
//!
//! Without the feature `split` they are part of the program, as the words are: `trunk serve` has no site that the build made.

use crate::ui::kit::fetch::FetchError;
use crate::ui::learn::lesson;
#[cfg(feature = "split")]
use fetched::bundle;

/// Returns a file of the course by its id.
///
/// # Errors
/// [`FetchError`].
pub async fn lesson_file(id: &str) -> Result<String, FetchError> {
    // The id comes from the address of the page, so it may be anything.
    if !lesson::is_id(id) {
        return Err(FetchError::Unknown);
    }
    lesson::from_bundle(&bundle().await?, id).ok_or(FetchError::Unknown)
}

/// Returns the bundle of all files.
#[cfg(not(feature = "split"))]
async fn bundle() -> Result<String, FetchError> {
    Ok(include_str!(concat!(env!("OUT_DIR"), "/lessons.json")).to_owned())
}

#[cfg(feature = "split")]
mod fetched {
    use crate::ui::kit::fetch::{FetchError, file};
    use js_sys::Promise;
    use std::cell::RefCell;
    use wasm_bindgen::JsValue;
    use wasm_bindgen_futures::{JsFuture, future_to_promise};

    thread_local! {
        /// The bundle of all files, once it was asked for.
        static BUNDLE: RefCell<Option<Promise>> = const { RefCell::new(None) };
    }

    /// Fetches the bundle of all files once.
    pub async fn bundle() -> Result<String, FetchError> {
        let start = || {
            future_to_promise(async {
                let text = file("./lessons/all.json").await;
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
}

//! Lessons are files of the site.

use crate::ui::lesson;
use js_sys::Promise;
use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};

/// Why a file is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// There is none of that name.
    Unknown,
    /// It could not be fetched.
    Failed,
}

thread_local! {
    /// All lessons as one text, once they were asked for.
    static ALL: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Gives the text of `lessons/<id>.json` of this site.
///
/// # Errors
/// [`FetchError`].
pub async fn lesson_file(id: &str) -> Result<String, FetchError> {
    // It comes from the address of the page.
    if !lesson::is_id(id) {
        return Err(FetchError::Unknown);
    }
    match all().await {
        Ok(all) => lesson::among(&all, id).ok_or(FetchError::Unknown),
        // The build puts them together; the sources, as `trunk serve` shows them, are single files.
        Err(FetchError::Unknown) => fetch(id).await,
        Err(FetchError::Failed) => Err(FetchError::Failed),
    }
}

/// The file of them all, fetched once.
async fn all() -> Result<String, FetchError> {
    let ask = || {
        future_to_promise(async {
            let text = fetch("all").await;
            text.map(JsValue::from).map_err(|error| JsValue::from(error == FetchError::Unknown))
        })
    };
    let asked = ALL.with_borrow_mut(|all| all.get_or_insert_with(ask).clone());
    match JsFuture::from(asked).await {
        Ok(text) => text.as_string().ok_or(FetchError::Failed),
        Err(is_unknown) => {
            ALL.take();
            Err(if is_unknown.is_truthy() { FetchError::Unknown } else { FetchError::Failed })
        }
    }
}

async fn fetch(name: &str) -> Result<String, FetchError> {
    let answer = JsFuture::from(window().fetch_with_str(&format!("./lessons/{name}.json")));
    let answer: web_sys::Response = answer.await.map_err(|_| FetchError::Failed)?.unchecked_into();
    match answer.status() {
        200 => {}
        404 => return Err(FetchError::Unknown),
        _ => return Err(FetchError::Failed),
    }
    let text = JsFuture::from(answer.text().map_err(|_| FetchError::Failed)?).await.map_err(|_| FetchError::Failed)?;
    text.as_string().ok_or(FetchError::Failed)
}

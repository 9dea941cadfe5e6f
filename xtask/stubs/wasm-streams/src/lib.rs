//! Stands in for the crate of this name, which leptos needs for server functions only. We have none, but the exports of
//! the real crate to JavaScript would stay in the page: 5 KB of brotli.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::{JsCast, JsValue};

/// A stream that is always empty.
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a stream of the browser.
    #[must_use]
    pub const fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Drops a stream.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    /// Returns the stream of the browser.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Returns an empty stream.
    #[must_use]
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}

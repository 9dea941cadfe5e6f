//! Stands in for the crate of this name: leptos brings it for server functions, of which a page without a server has none. What the
//! real one exports to JavaScript stays in every program, used or not: 5 KB of brotli.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::{JsCast, JsValue};

/// A stream of which nothing ever comes.
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a stream of the browser.
    #[must_use]
    pub const fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Forgets a stream.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    /// The stream of the browser.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Nothing.
    #[must_use]
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}

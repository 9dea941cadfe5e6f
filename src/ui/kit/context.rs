//! Values that components above provide.

use leptos::prelude::*;
use std::any::type_name;

/// Returns the value of a type that a component above has provided.
///
/// Leptos's `expect_context` compiles its message anew for each type: over 600 bytes of wasm each time.
///
/// # Panics
/// If no component above has provided one.
#[must_use]
pub fn expect<T: Clone + 'static>() -> T {
    use_context().unwrap_or_else(|| missing(type_name::<T>()))
}

#[cold]
#[inline(never)]
fn missing(name: &str) -> ! {
    panic!("no component above provides a {name}")
}

//! Event listeners of elements that may be removed.

use leptos::prelude::*;

/// Wraps a listener so that it ignores events once its component is disposed.
///
/// A removed element still fires `blur`, and a press may end on an element that is already removed. The signals that the
/// listener reads are disposed by then, and reading them would panic.
pub fn guard<E: 'static>(mut listener: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
    let owner = StoredValue::new(());
    move |event| {
        if !owner.is_disposed() {
            listener(event);
        }
    }
}

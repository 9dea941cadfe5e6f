//! Event listeners of elements that may be removed.

use leptos::prelude::*;

/// Wraps a listener so that it ignores events once its component is disposed.
///
/// Leptos removes listeners with their elements, but disposes the signals before. So only events that the removal itself
/// fires need this: `blur` and `focusout`, the `change` of a field that loses the focus, the `close` of a dialog.
pub fn guard<E: 'static>(mut listener: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
    let owner = StoredValue::new(());
    move |event| {
        if !owner.is_disposed() {
            listener(event);
        }
    }
}

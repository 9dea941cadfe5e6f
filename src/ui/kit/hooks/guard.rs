//! Event listeners of elements that may be removed.

use super::Presence;

/// Wraps a listener so that it ignores events once its component is disposed.
///
/// Leptos removes listeners with their elements, but disposes the signals before. So only events that the removal itself
/// fires need this: `blur` and `focusout`, the `change` of a field that loses the focus, the `close` of a dialog.
pub fn guard<E: 'static>(mut listener: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
    let presence = Presence::of_component();
    move |event| {
        if presence.is_here() {
            listener(event);
        }
    }
}

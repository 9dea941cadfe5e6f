//! A switch: on or off.

use super::hooks::guard;
use super::text::t;
use crate::i18n::Phrase;
use leptos::prelude::*;

/// Draws a switch with its title and what it does; `set` is called with each choice.
pub fn switch(
    name: &'static str,
    title: Phrase,
    hint: Phrase,
    is_on: impl Fn() -> bool + Send + 'static,
    set: impl Fn(bool) + 'static,
) -> AnyView {
    view! {
        <label class="switch">
            <input type="checkbox" name=name prop:checked=is_on
                on:change=guard(move |event| set(event_target_checked(&event))) />
            <span>
                <strong>{t(title)}</strong>
                <small>{t(hint)}</small>
            </span>
        </label>
    }
    .into_any()
}

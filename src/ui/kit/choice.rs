//! A choice of one among a few values.

use super::hooks::guard;
use super::settings::Settings;
use super::text::t;
use crate::i18n::{Lang, Phrase};
use crate::ui::kit::reactive::RwSignal;
use leptos::prelude::*;

/// A choice of one among a few values, as radio buttons side by side.
#[component]
pub fn Choice<T>(
    /// The name of the group of radio buttons.
    name: &'static str,
    /// The legend.
    title: Phrase,
    /// The values.
    #[prop(into)]
    options: Vec<T>,
    /// Returns the text of a value.
    words: fn(Lang, T) -> &'static str,
    /// The chosen value.
    value: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let lang = Settings::expect().lang;
    let option = move |option: T| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || value.get() == option
                    on:change=guard(move |_| value.set(option)) />
                <span>{move || words(lang.get(), option)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segmented" data-setting=name>
            <legend>{t(title)}</legend>
            <div>{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

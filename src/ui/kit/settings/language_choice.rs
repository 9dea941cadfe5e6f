//! The choice of the device's language.

use super::Settings;
use crate::i18n::{Lang, shell};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::Show;
use crate::ui::kit::text::t;
use crate::ui::kit::words;
use leptos::prelude::*;

/// A choice among the languages, each by its own name. It says if the words of the chosen one could not be fetched.
#[component]
pub fn LanguageChoice(
    /// The name of the field.
    name: &'static str,
) -> impl IntoView {
    let settings = Settings::expect();
    let value = settings.device_lang;
    let is_missing = words::is_missing();
    let option = move |of: Lang| {
        view! { <option value=of.code() lang=of.code() prop:selected=move || value.get() == of>{of.own_name()}</option> }
    };
    let again = move |_| settings.speak(value.get_untracked());
    view! {
        <div>
            <label class="field" data-setting=name>
                <strong>{t(shell::language)}</strong>
                <select class="side-field" name=name translate="no"
                    on:change=guard(move |event| value.set(Lang::from_tag(&event_target_value(&event))))>
                    {Lang::all().map(option).collect_view()}
                </select>
            </label>
            <div role="status">
                <Show when=move || is_missing.get()>
                    <p class="hint">{t(shell::language_missing)}</p>
                    <button type="button" class="button small" data-does="fetch-language" on:click=again>
                        {t(shell::try_again)}
                    </button>
                </Show>
            </div>
        </div>
    }
}

//! The choice of the device's language.

use super::Settings;
use crate::i18n::{Lang, shell};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::text::t;
use crate::ui::kit::words;
use leptos::prelude::*;

/// A choice among the languages, each by its own name. It says if the words of the chosen one could not be fetched.
#[component]
pub fn LanguageChoice(
    /// The name of the group of radio buttons.
    name: &'static str,
) -> impl IntoView {
    let languages = Lang::all().collect::<Vec<_>>();
    let settings = Settings::expect();
    let value = settings.device_lang;
    let is_missing = words::is_missing();
    let again = move |_| settings.speak(value.get_untracked());
    view! {
        <div>
            <Choice name title=shell::language options=languages words=|_, lang: Lang| lang.own_name() value />
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

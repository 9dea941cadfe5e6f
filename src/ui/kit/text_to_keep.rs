//! A text with buttons to copy it and, perhaps, to save it.

use super::download::copy;
use super::settings::Settings;
use super::text::t;
use crate::i18n::{Phrase, shell};
use leptos::html;
use leptos::prelude::*;

/// A text with buttons to copy it and, perhaps, to save it. If copying fails, the text is selected, so that the player can copy it.
#[component]
pub fn TextToKeep(
    /// The text.
    #[prop(into)]
    text: Memo<String>,
    /// The accessible name of the text.
    #[prop(default = shell::record_text)]
    name: Phrase,
    /// Saves it.
    #[prop(optional, into)]
    on_save: Option<Callback<()>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let area = NodeRef::<html::Textarea>::new();
    let was_copied = RwSignal::new(None::<bool>);
    let on_copy = move |_| {
        // Screen readers hear the result again if it comes again.
        was_copied.set(None);
        let text = text.get_untracked();
        leptos::task::spawn_local(async move {
            let is_copied = copy(&text).await.is_ok();
            // The player may have closed the dialog in the meantime.
            if let Some(area) = area.try_get_untracked().flatten().filter(|_| !is_copied) {
                area.select();
            }
            was_copied.try_set(Some(is_copied));
        });
    };
    let result = move || {
        let words = if was_copied.get()? { shell::copied } else { shell::copy_failed };
        Some(words(lang.get()))
    };
    view! {
        <textarea class="record-text" readonly rows="6" node_ref=area spellcheck="false"
            aria-label=t(name) prop:value=move || text.get()></textarea>
        <p class="buttons">
            {on_save.map(|save| view! {
                <button type="button" class="button primary" data-does="download" on:click=move |_| save.run(())>
                    {t(shell::download)}
                </button>
            })}
            <button type="button" class="button" class:primary=on_save.is_none() data-does="copy" on:click=on_copy>
                {t(shell::copy)}
            </button>
            <span role="status">{result}</span>
        </p>
    }
}

//! A text with buttons to copy it and, perhaps, to save it.

use super::copying::Copying;
use super::text::t;
use crate::i18n::{Phrase, shell};
use crate::ui::kit::reactive::Memo;
use leptos::prelude::*;

/// A text with buttons to copy it and, perhaps, to save it.
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
    let copying = Copying::of_component();
    view! {
        <textarea class="record-text" readonly rows="6" node_ref=copying.field spellcheck="false"
            aria-label=t(name) prop:value=move || text.get()></textarea>
        <p class="buttons">
            {on_save.map(|save| view! {
                <button type="button" class="button primary" data-does="download" on:click=move |_| save.run(())>
                    {t(shell::download)}
                </button>
            })}
            <button type="button" class="button" class:primary=on_save.is_none() data-does="copy" on:click=move |_| copying.copy(text.get_untracked())>
                {t(shell::copy)}
            </button>
            {copying.status()}
        </p>
    }
}

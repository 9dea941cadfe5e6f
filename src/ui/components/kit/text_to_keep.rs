//! A text with buttons to save and to copy it.

use super::download::copy;
use crate::i18n::{Lang, shell};
use crate::ui::live::{Part, Var, live, on, word};
use crate::ui::state::Settings;
use leptos::{html, prelude::*};

/// A text with buttons to save and to copy it.
#[component]
pub fn TextToKeep(
    /// The text.
    #[prop(into)]
    text: Part<String>,
    /// What it is.
    #[prop(default = shell::record_text)]
    name: fn(Lang) -> &'static str,
    /// Called to save it.
    on_save: impl Fn() + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let area = NodeRef::<html::Textarea>::new();
    let said = Var::new(None::<bool>);
    let on_copy = move |_| {
        leptos::task::spawn_local(async move {
            let is_copied = copy(&text.get_untracked()).await.is_ok();
            if let Some(area) = area.get_untracked().filter(|_| !is_copied) {
                area.select();
            }
            said.set(Some(is_copied));
        });
    };
    let outcome = move || {
        let words = if said.get()? { shell::copied } else { shell::copy_failed };
        Some(words(lang.get()))
    };
    view! {
        <textarea class="record-text" readonly rows="6" node_ref=area spellcheck="false"
            aria-label=word(name) prop:value=live(move || text.get())></textarea>
        <p class="buttons">
            <button type="button" class="button primary" data-does="download" on:click=on(move |_| on_save())>
                {word(shell::download)}
            </button>
            <button type="button" class="button" data-does="copy" on:click=on(on_copy)>
                {word(shell::copy)}
            </button>
            <span role="status">{live(outcome)}</span>
        </p>
    }
}

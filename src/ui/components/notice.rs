//! A notice for what will not survive.

use super::art::symbol;
use crate::i18n::shell;
use crate::ui::live::{draw, on, word};
use crate::ui::state::{Settings, Store, StoreError};
use leptos::prelude::*;

/// Says why games cannot be stored, until it is dismissed.
#[component]
pub fn TroubleNotice(
    /// Called to save the game to a file; without it none is on the page.
    #[prop(optional, into)]
    on_save: Option<Callback<()>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let text = move |trouble| match trouble {
        StoreError::Missing => shell::storage_missing(lang.get()).to_owned(),
        StoreError::Full => shell::storage_full(lang.get()).to_owned(),
        StoreError::Failed(why) => shell::storage_failed(lang.get(), &why),
    };
    view! {
        <div role="status">
            {draw(move || store.trouble().map(|trouble| view! {
                <section class="notice">
                    <p>{text(trouble)}</p>
                    {on_save.map(|on_save| view! {
                        <button type="button" class="button small" on:click=on(move |_| on_save.run(()))>
                            {word(shell::download)}
                        </button>
                    })}
                    <button type="button" class="icon-button" aria-label=word(shell::dismiss)
                        on:click=on(move |_| store.dismiss())>
                        {symbol("icon-close")}
                    </button>
                </section>
            }))}
        </div>
    }
}

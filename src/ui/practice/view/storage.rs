//! What the page says of the storage: what cannot be read, what is not stored, and the way to forget.

use crate::i18n::{practice as text, shell};
use crate::ui::kit::download::download;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::practice::store::{self, Unread};
use leptos::prelude::*;

/// A text that cannot be read: it can be saved to a file, or set aside.
#[component]
pub fn UnreadNotice(
    unread: Unread,
    /// Runs once it is set aside.
    on_aside: Callback<()>,
) -> impl IntoView {
    let has_failed = RwSignal::new(false);
    let unread = StoredValue::new(unread);
    let save = move |_| unread.with_value(|Unread(text)| download("naqala-practice.json", text));
    let set_aside = move |_| {
        if unread.with_value(store::set_aside) { on_aside.run(()) } else { has_failed.set(true) }
    };
    view! {
        <section class="failure" role="alert" data-notice="unread">
            <p>{t(text::unread)}</p>
            <Show when=move || has_failed.get()><p>{t(text::not_aside)}</p></Show>
            <p class="buttons">
                <button type="button" class="button" data-does="download" on:click=save>{t(shell::download)}</button>
                <button type="button" class="button" data-does="set-aside" on:click=set_aside>{t(text::set_aside)}</button>
            </p>
        </section>
    }
}

/// A button that forgets what is kept of a player, once it is pressed twice.
#[component]
pub fn Forget(name: String, on_forgotten: Callback<()>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let is_sure = RwSignal::new(false);
    let name = StoredValue::new(name);
    let press = move |_| {
        if is_sure.get_untracked() {
            // It was read a moment ago; should another tab have damaged it since, the page says so.
            let _unread = name.with_value(|name| store::change(|journal| journal.forget(name)));
            on_forgotten.run(());
        } else {
            is_sure.set(true);
        }
    };
    let words = move || {
        if is_sure.get() {
            text::forget_really(lang.get()).to_owned()
        } else {
            name.with_value(|name| text::forget(lang.get(), name))
        }
    };
    view! {
        <p class="buttons">
            <button type="button" class="button" data-does="forget" on:click=press>{symbol("icon-reset")}<span>{move || words()}</span></button>
        </p>
    }
}

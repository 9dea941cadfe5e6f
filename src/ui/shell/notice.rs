//! Notices: games that cannot be stored, and a game that another tab owns.

use super::navigation::Navigation;
use crate::i18n::{keeping, language, shell};
use crate::ui::kit::browser::is_safari_tab;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::load_newest::ArtNotice;
use crate::ui::kit::local_storage;
use crate::ui::kit::reactive::{RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::library::{Store, StoreError, lock, saved};
use crate::ui::table::store::Match;
use crate::ui::table::store::open_game::OpenGame;
use leptos::html;
use leptos::prelude::*;

/// The notices with the reason why games cannot be stored, and that settings are not, until the player dismisses them.
#[component]
pub fn StorageNotice(
    /// Saves the game on the page to a file; without it the notice has no such button.
    #[prop(optional, into)]
    on_save: Option<Callback<()>>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let text = move |error| match error {
        StoreError::Missing => shell::storage_missing(lang.get()).to_owned(),
        StoreError::Full => shell::storage_full(lang.get()).to_owned(),
        StoreError::Failed(why) => shell::storage_failed(lang.get(), &why),
    };
    view! {
        <div role="status">
            {move || store.error().map(|error| view! {
                <section class="notice">
                    <p>{text(error)}</p>
                    {on_save.map(|on_save| view! {
                        <button type="button" class="button small" on:click=move |_| on_save.run(())>
                            {t(shell::download)}
                        </button>
                    }.into_any())}
                    <button type="button" class="icon-button" aria-label=t(shell::dismiss)
                        on:click=move |_| store.dismiss_error()>
                        {symbol("icon-close")}
                    </button>
                </section>
            }.into_any())}
            {settings_notice()}
        </div>
        <ArtNotice />
    }
}

/// The notice, once on a page, that the browser does not store settings and progress.
#[component]
pub fn SettingsNotice() -> impl IntoView {
    view! {
        <div class="reminder" role="status">{settings_notice()}</div>
        <ArtNotice />
    }
}

fn settings_notice() -> impl IntoView {
    let is_full = local_storage::is_full();
    move || {
        is_full.get().then(|| {
            let is_full = is_full.clone();
            view! {
                <section class="notice" data-notice="settings">
                    <p>{t(keeping::settings_not_kept)}</p>
                    <button type="button" class="icon-button" aria-label=t(shell::dismiss) on:click=move |_| is_full.set(false)>
                        {symbol("icon-close")}
                    </button>
                </section>
            }
        })
    }
}

/// The reminder, once on a device, to save copies if the browser may delete stored games.
#[component]
pub fn CopyReminder() -> impl IntoView {
    let store = Store::expect();
    view! {
        <div class="reminder" role="status">
            <Show when=move || store.is_reminding()>
                <section class="notice" data-notice="copies">
                    <p>{t(if is_safari_tab() { keeping::copies_safari } else { keeping::copies })}</p>
                    <button type="button" class="icon-button" aria-label=t(shell::dismiss)
                        on:click=move |_| store.dismiss_reminder()>
                        {symbol("icon-close")}
                    </button>
                </section>
            </Show>
        </div>
    }
}

/// The notice that another tab owns the game, with a button that takes it over.
#[component]
pub fn OtherTabNotice(
    /// The id of the game in the storage.
    id: String,
    /// Whether this tab owned the game before.
    had_lock: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let navigation = Navigation::expect();
    let table = Match::expect();
    let id = StoredValue::new(id);
    let take_over = move |_| {
        let id = id.get_value();
        leptos::task::spawn_local(async move {
            lock::take(store, &id, true).await;
            let text = store.one(&id).await;
            // The player may have left the game in the meantime.
            if had_lock.is_disposed() {
                return;
            }
            let Some(text) = text else {
                // The other tab has deleted the game, so this tab goes on with what it shows.
                had_lock.set(true);
                return store.clear_lost();
            };
            // The stored text holds what the other tab has played.
            match saved::read(&text) {
                Ok(session) => navigation.play(OpenGame::stored(id, session, text)),
                Err(_) => navigation.leave(),
            }
        });
    };
    let words = move |if_lost: fn(_) -> &'static str, otherwise: fn(_) -> &'static str| {
        move || if had_lock.get() { if_lost(lang.get()) } else { otherwise(lang.get()) }
    };
    move || {
        table.is_owned_by_another_tab().get().then(|| {
            let button = NodeRef::<html::Button>::new();
            button.on_load(|button| {
                let _ignored = button.focus();
            });
            view! {
                // It is modal, since the page behind it is inert.
                <section class="notice elsewhere" role="alertdialog" aria-modal="true"
                    aria-labelledby="elsewhere-title" aria-describedby="elsewhere-hint">
                    <p>
                        <strong id="elsewhere-title">{words(keeping::continued, keeping::open_elsewhere)}</strong>{t(language::join_sentences)}
                        <span id="elsewhere-hint">{words(keeping::continued_hint, keeping::open_elsewhere_hint)}</span>
                    </p>
                    <button type="button" class="button primary" data-does="take-over" node_ref=button
                        on:click=take_over>
                        {words(keeping::take_back_here, keeping::take_over)}
                    </button>
                    <button type="button" class="button" data-does="leave" on:click=move |_| navigation.leave()>
                        {t(shell::leave)}
                    </button>
                </section>
            }
        })
    }
}

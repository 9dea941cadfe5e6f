//! Notices: for what will not survive, and for a game that another tab has.

use crate::i18n::{keeping, shell};
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::saved;
use crate::ui::state::{Match, Settings, Store, StoreError, lock};
use crate::ui::state::{Navigation, OpenGame};
use crate::ui::text::t;
use leptos::{html, prelude::*};

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
            {move || store.trouble().map(|trouble| view! {
                <section class="notice">
                    <p>{text(trouble)}</p>
                    {on_save.map(|on_save| view! {
                        <button type="button" class="button small" on:click=guard(move |_| on_save.run(()))>
                            {t(shell::download)}
                        </button>
                    })}
                    <button type="button" class="icon-button" aria-label=t(shell::dismiss)
                        on:click=guard(move |_| store.dismiss())>
                        {symbol("icon-close")}
                    </button>
                </section>
            })}
        </div>
    }
}

/// Reminds, once on a device, that copies are wise where the browser may delete what is stored.
#[component]
pub fn CopyReminder() -> impl IntoView {
    let store = Store::expect();
    let notice = move || {
        view! {
            <section class="notice" data-notice="copies">
                <p>{t(keeping::copies)}</p>
                <button type="button" class="icon-button" aria-label=t(shell::dismiss)
                    on:click=guard(move |_| store.told())>
                    {symbol("icon-close")}
                </button>
            </section>
        }
        .into_any()
    };
    view! { <div class="reminder" role="status"><Show when=move || store.is_reminding()>{(notice)()}</Show></div> }
}

/// Says that another tab has the game, and takes it over when asked.
#[component]
pub fn OtherTabNotice(
    /// The name of the game in the storage.
    id: String,
    /// Whether this tab has had it.
    was_here: RwSignal<bool>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let store = Store::expect();
    let navigation = Navigation::expect();
    let game = Match::expect();
    let id = RwSignal::new(id);
    let take_over = move |_| {
        let id = id.get_untracked();
        leptos::task::spawn_local(async move {
            lock::take(store, &id, true).await;
            let Some(text) = store.one(&id).await else {
                // It was deleted there: what is here goes on.
                was_here.set(true);
                return store.regain();
            };
            // The storage has what was played there.
            match saved::read(&text) {
                Ok(session) => navigation.play(OpenGame::stored(id, session, text)),
                Err(_) => navigation.leave(),
            }
        });
    };
    let words = move |mine: fn(_) -> &'static str, others: fn(_) -> &'static str| {
        move || if was_here.get() { mine(lang.get()) } else { others(lang.get()) }
    };
    move || {
        game.is_owned_by_another_tab().get().then(|| {
            let button = NodeRef::<html::Button>::new();
            button.on_load(|button| {
                let _unfocused = button.focus();
            });
            view! {
                // The page behind it can only be looked at.
                <section class="notice elsewhere" role="alertdialog" aria-modal="true"
                    aria-labelledby="elsewhere-title" aria-describedby="elsewhere-hint">
                    <p>
                        <strong id="elsewhere-title">{words(keeping::continued, keeping::open_elsewhere)}</strong>" "
                        <span id="elsewhere-hint">{words(keeping::continued_hint, keeping::open_elsewhere_hint)}</span>
                    </p>
                    <button type="button" class="button primary" data-does="take-over" node_ref=button
                        on:click=guard(take_over)>
                        {words(keeping::take_back_here, keeping::take_over)}
                    </button>
                    <button type="button" class="button" data-does="leave" on:click=guard(move |_| navigation.leave())>
                        {t(shell::leave)}
                    </button>
                </section>
            }
        })
    }
}

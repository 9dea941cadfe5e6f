//! The faults of the position, and the button that plays it.

use super::context::EditorContext;
use crate::i18n::edit;
use crate::ui::edit::model::Draft;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::navigation::Navigation;
use crate::ui::table::store::open_game::OpenGame;
use leptos::prelude::*;

/// The faults, and the button that plays a position without faults.
#[component]
pub fn FaultsPanel() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let faults = Memo::new(move |_| editor.with(Draft::fault_kinds));
    let is_sound = move || faults.with(Vec::is_empty);
    let play = move |_| {
        if let Some(session) = editor.with_untracked(Draft::session) {
            // The editor stays in the browser's history, so that Back opens it again.
            navigation.play(OpenGame::new(session));
        }
    };
    let is_over = move || editor.with(|draft| draft.state().is_over());
    let summary = move || match faults.with(Vec::len) {
        0 if is_over() => edit::over(lang.get()).to_owned(),
        0 => edit::sound(lang.get()).to_owned(),
        count => edit::fault_count(lang.get(), count as u32),
    };
    let list = move || {
        let names = editor.names();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let faults = faults.get().into_iter();
        faults.map(|kind| view! { <li data-at=kind.at()>{edit::fault(lang.get(), kind, &names)}</li> }).collect_view()
    };
    view! {
        <Show when=move || editor.unread.with(Option::is_some)> <p class="failure" role="alert">{t(edit::kept_unread)}</p> </Show>
        <Show when=move || editor.is_fleeting.get()> <p class="failure" role="status">{t(edit::fleeting)}</p> </Show>
        <section class="panel verdict" data-sound=move || is_sound().then_some("")>
            <p class="verdict-said" role="status">{move || summary()}</p>
            <ul class="flaws" tabindex="0" aria-label=t(edit::faults)>{move || list()}</ul>
            <p class="buttons">
                <button type="button" class="button primary" data-does="play" disabled=move || !is_sound() || is_over() on:click=play>
                    {symbol("icon-next")}<span>{t(edit::play)}</span>
                </button>
            </p>
        </section>
    }
}

//! What is wrong with the position, and the way into a game.

use super::context::EditorContext;
use crate::i18n::edit;
use crate::ui::components::pieces::art::symbol;
use crate::ui::edit::Draft;
use crate::ui::live::{Drawn, draw, live, on, part, shown, word};
use crate::ui::state::Settings;
use crate::ui::state::{Navigation, OpenGame};
use leptos::prelude::*;

/// Every fault, or that there is none.
#[component]
pub fn Verdict() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let flaws = part(move || editor.with(Draft::flaws));
    let is_sound = move || flaws.with(Vec::is_empty);
    let play = move |_| {
        if let Some(session) = editor.with_untracked(Draft::session) {
            navigation.play(OpenGame::new(session));
            // The way back leads here again.
            let _stays = window().location().set_hash("");
        }
    };
    let is_over = move || editor.with(|draft| draft.state().is_over());
    let said = move || match flaws.with(Vec::len) {
        0 if is_over() => edit::over(lang.get()).to_owned(),
        0 => edit::sound(lang.get()).to_owned(),
        count => edit::flaws(lang.get(), count as u32),
    };
    let list = move || {
        let names = editor.names();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let flaws = flaws.get().into_iter();
        flaws.map(|flaw| view! { <li data-at=flaw.at()>{edit::flaw(lang.get(), flaw, &names)}</li> }).drawn()
    };
    view! {
        {shown(move || editor.unread.with(Option::is_some), || view! { <p class="failure" role="alert">{word(edit::kept_unread)}</p> }.into_any())}
        {shown(move || editor.is_fleeting.get(), || view! { <p class="failure" role="status">{word(edit::fleeting)}</p> }.into_any())}
        <section class="panel verdict" data-sound=live(move || is_sound().then_some(""))>
            <p class="verdict-said" role="status">{live(said)}</p>
            <ul class="flaws" tabindex="0" aria-label=word(edit::faults)>{draw(list)}</ul>
            <p class="buttons">
                <button type="button" class="button primary" data-does="play" disabled=live(move || !is_sound() || is_over()) on:click=on(play)>
                    {symbol("icon-next")}<span>{word(edit::play)}</span>
                </button>
            </p>
        </section>
    }
}

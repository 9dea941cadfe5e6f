//! What is wrong with the position, and the way into a game.

use super::bench::Bench;
use crate::i18n::edit;
use crate::ui::app::{Current, Stage};
use crate::ui::components::art::symbol;
use crate::ui::edit::Draft;
use crate::ui::live::{Drawn, draw, live, on, part, shown, word};
use crate::ui::state::Settings;
use leptos::prelude::*;

/// Every fault, or that there is none.
#[component]
pub fn Verdict() -> impl IntoView {
    let bench = Bench::expect();
    let lang = Settings::expect().lang;
    let stage = Stage::expect();
    let faults = part(move || bench.with(Draft::fault_kinds));
    let is_sound = move || faults.with(Vec::is_empty);
    let play = move |_| {
        if let Some(session) = bench.with_untracked(Draft::session) {
            stage.play(Current::new(session));
            // The way back leads here again.
            let _stays = window().location().set_hash("");
        }
    };
    let is_over = move || bench.with(|draft| draft.state().is_over());
    let said = move || match faults.with(Vec::len) {
        0 if is_over() => edit::over(lang.get()).to_owned(),
        0 => edit::sound(lang.get()).to_owned(),
        count => edit::fault_count(lang.get(), count as u32),
    };
    let list = move || {
        let names = bench.names();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let faults = faults.get().into_iter();
        faults.map(|kind| view! { <li data-at=kind.at()>{edit::fault(lang.get(), kind, &names)}</li> }).drawn()
    };
    view! {
        {shown(move || bench.unread.with(Option::is_some), || view! { <p class="failure" role="alert">{word(edit::kept_unread)}</p> }.into_any())}
        {shown(move || bench.is_fleeting.get(), || view! { <p class="failure" role="status">{word(edit::fleeting)}</p> }.into_any())}
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

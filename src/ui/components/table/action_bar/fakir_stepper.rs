//! The choice of how many fakirs are added.

use crate::i18n::{Lang, describe, panels};
use crate::ui::components::pieces::art::symbol;
use crate::ui::hooks::guard;
use crate::ui::scene::{FakirStepper, Intent};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;

/// How many fakirs are added, with a button for one less and one for one more; nothing where none can be added.
#[component]
pub fn Fakirs() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let stepper = Memo::new(move |_| game.scene().with(|scene| scene.fakirs));
    let read = move |intent: fn(FakirStepper) -> Option<Intent>| Memo::new(move |_| stepper.get().and_then(intent));
    let fewer = read(|stepper| stepper.fewer);
    let more = read(|stepper| stepper.more);
    let count = move || stepper.get().map_or(0, |stepper| stepper.count);
    let button = move |intent: Memo<Option<Intent>>,
                       sign: &'static str,
                       class: &'static str,
                       label: fn(Lang) -> &'static str| {
        view! {
            <button
                type="button"
                class=class
                aria-label=t(label)
                aria-disabled=move || if intent.get().is_some() { "false" } else { "true" }
                on:click=guard(move |_| if let Some(intent) = intent.get_untracked() { game.send(intent) })
            >
                {sign}
            </button>
        }
    };
    view! {
        <Show when=move || stepper.get().is_some()>
            <div class="stepper" role="group" aria-label=t(panels::fakirs_added)>
                {button(fewer, "−", "fewer-fakirs", describe::do_fewer_fakirs)}
                <span class="stepper-count" role="img" aria-label=move || panels::fakirs(lang.get(), count().into())>
                    {count}
                    {symbol("fakir")}
                </span>
                {button(more, "+", "more-fakirs", describe::do_more_fakirs)}
            </div>
        </Show>
    }
}

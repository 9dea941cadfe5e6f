//! The choice of how many fakirs are added.

use crate::i18n::{Lang, panels};
use crate::ui::components::pieces::art::symbol;
use crate::ui::describe;
use crate::ui::live::{Part, live, on, part, shown, word};
use crate::ui::scene::{Intent, Pick};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// How many fakirs are added, where any can be.
#[component]
pub fn FakirStepper() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let intent_of = move |pick: Pick| {
        game.scene().with(|scene| scene.buttons.iter().find(|button| button.pick == pick).map(|button| button.intent))
    };
    let fewer = part(move || intent_of(Pick::FewerFakirs));
    let more = part(move || intent_of(Pick::MoreFakirs));
    let count = part(move || game.selection().fakirs);
    let button = move |intent: Part<Option<Intent>>, sign: &'static str, class: &'static str, pick: Pick| {
        let label = move |lang: Lang| describe::pick(lang, &game.position(), &pick);
        view! {
            <button
                type="button"
                class=class
                aria-label=live(move || label(lang.get()))
                aria-disabled=live(move || if intent.get().is_some() { "false" } else { "true" })
                on:click=on(move |_| if let Some(intent) = intent.get_untracked() { game.send(intent) })
            >
                {sign}
            </button>
        }
    };
    view! {
        {shown(move || fewer.get().is_some() || more.get().is_some(), move || view! {
            <div class="stepper" role="group" aria-label=word(panels::fakirs_added)>
                {button(fewer, "−", "fewer-fakirs", Pick::FewerFakirs)}
                <span class="stepper-count" role="img" aria-label=live(move || panels::fakirs(lang.get(), count.get().into()))>
                    {live(move || count.get())}
                    {symbol("fakir")}
                </span>
                {button(more, "+", "more-fakirs", Pick::MoreFakirs)}
            </div>
        }.into_any())}
    }
}

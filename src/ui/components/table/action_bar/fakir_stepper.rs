//! The choice of how many fakirs are added.

use crate::i18n::{Lang, panels};
use crate::ui::components::pieces::art::symbol;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::scene::{Intent, Pick};
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;

/// How many fakirs are added, where any can be.
#[component]
pub fn FakirStepper() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let intent_of = move |pick: Pick| {
        game.scene().with(|scene| scene.buttons.iter().find(|button| button.pick == pick).map(|button| button.intent))
    };
    let fewer = Memo::new(move |_| intent_of(Pick::FewerFakirs));
    let more = Memo::new(move |_| intent_of(Pick::MoreFakirs));
    let count = Memo::new(move |_| game.selection().fakirs);
    let button = move |intent: Memo<Option<Intent>>, sign: &'static str, class: &'static str, pick: Pick| {
        let label = move |lang: Lang| describe::pick(lang, &game.position(), &pick);
        view! {
            <button
                type="button"
                class=class
                aria-label=move || label(lang.get())
                aria-disabled=move || if intent.get().is_some() { "false" } else { "true" }
                on:click=guard(move |_| if let Some(intent) = intent.get_untracked() { game.send(intent) })
            >
                {sign}
            </button>
        }
    };
    view! {
        <Show when=move || fewer.get().is_some() || more.get().is_some()>            <div class="stepper" role="group" aria-label=t(panels::fakirs_added)>
                {button(fewer, "−", "fewer-fakirs", Pick::FewerFakirs)}
                <span class="stepper-count" role="img" aria-label=move || panels::fakirs(lang.get(), count.get().into())>
                    {move || count.get()}
                    {symbol("fakir")}
                </span>
                {button(more, "+", "more-fakirs", Pick::MoreFakirs)}
            </div>
        </Show>
    }
}

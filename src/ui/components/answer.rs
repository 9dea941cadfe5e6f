//! One answer of the bar, and the choice of how many fakirs are added.

use super::art::symbol;
use crate::i18n::{Lang, panels};
use crate::ui::describe;
use crate::ui::scene::{Button, Intent, Pick};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// An answer; one that cannot be undone says so beforehand.
#[component]
pub fn Answer(
    /// What it stands for.
    button: Button,
) -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let Button { pick, intent, reveals, is_primary } = button;
    let action = match &pick {
        Pick::Action(action) => action.to_string(),
        _ => String::from("cancel"),
    };
    view! {
        <button
            type="button"
            class="answer"
            class:primary=is_primary
            class:reveals=reveals
            data-action=action
            on:click=move |_| game.send(intent)
        >
            {reveals.then(|| view! { {symbol("icon-lock")} })}
            <span class="answer-words">
                <span class="answer-label">{move || describe::pick(lang.get(), &game.game(), &pick)}</span>
                {reveals.then(|| view! { <small class="for-good">{move || describe::reveals_note(lang.get())}</small> })}
            </span>
        </button>
    }
}

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
    let is_shown = Memo::new(move |_| fewer.get().is_some() || more.get().is_some());
    let button = move |intent: Memo<Option<Intent>>, sign: &'static str, class: &'static str, pick: Pick| {
        let label = move |lang: Lang| describe::pick(lang, &game.game(), &pick);
        view! {
            <button
                type="button"
                class=class
                aria-label=move || label(lang.get())
                aria-disabled=move || if intent.get().is_some() { "false" } else { "true" }
                on:click=move |_| if let Some(intent) = intent.get_untracked() { game.send(intent) }
            >
                {sign}
            </button>
        }
    };
    view! {
        <Show when=move || is_shown.get()>
            <div class="stepper" role="group" aria-label=move || panels::fakirs_added(lang.get())>
                {button(fewer, "−", "fewer-fakirs", Pick::FewerFakirs)}
                <span class="stepper-count" role="img" aria-label=move || panels::fakirs(lang.get(), count.get().into())>
                    {count}
                    {symbol("fakir")}
                </span>
                {button(more, "+", "more-fakirs", Pick::MoreFakirs)}
            </div>
        </Show>
    }
}

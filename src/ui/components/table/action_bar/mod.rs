//! The bar: whose turn, what is asked, the answers, and the way back.

mod choice_button;
mod fakir_stepper;

use self::choice_button::ChoiceButton;
use self::fakir_stepper::Fakirs;
use crate::game::Phase;
use crate::i18n::{Lang, help, panels};
use crate::ui::components::pieces::art::symbol;
use crate::ui::components::pieces::marker::Marker;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::scene::Intent;
use crate::ui::state::{Match, Settings};
use crate::ui::text::t;
use leptos::prelude::*;

/// What is asked, in one line, and every answer that is a button.
#[component]
pub fn ActionBar() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let prompt = Memo::new(move |_| game.scene().with(|scene| scene.prompt.clone()));
    let active = Memo::new(move |_| game.scene().with(|scene| scene.active));
    let buttons = Memo::new(move |_| game.scene().with(|scene| scene.buttons.clone()));
    let step = move || {
        let phase = if active.get().is_some() { &game.position().phase } else { &Phase::Over };
        describe::step(lang.get(), phase)
    };
    let refusal = move || game.explanation().filter(|explanation| explanation.square.is_none());
    view! {
        <section class="action-bar" aria-label=t(panels::action_bar)>
            <div class="asked">
                <p class="whose" class:refused=move || refusal().is_some()>
                    {move || active.get().map(|seat| view! {
                        <Marker seat />
                        <strong>{move || describe::whose_turn(lang.get(), &game.position())}</strong>
                    })}
                    <span class="step">{step}</span>
                    <span class="refusal" role="status">
                        {move || refusal().map(|explanation| describe::explanation(lang.get(), explanation))}
                    </span>
                </p>
                <p class="prompt" aria-live="polite" tabindex="-1">
                    {move || prompt.with(|prompt| describe::prompt(lang.get(), &game.position(), prompt))}
                </p>
            </div>
            <div class="answers" role="group" aria-label=t(panels::answers)>
                <Fakirs />
                <For each=move || buttons.get() key=|button| button.pick.clone() children=|button| view! { <ChoiceButton button /> } />
            </div>
            <History />
        </section>
    }
}

/// Undo, redo, and back to the start of the turn.
#[component]
fn History() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let can_undo = Memo::new(move |_| game.scene().with(|scene| scene.can_undo));
    let can_reset = Memo::new(move |_| game.scene().with(|scene| scene.can_reset));
    let can_redo = Memo::new(move |_| game.scene().with(|scene| scene.can_redo));
    let button =
        move |intent, icon: &'static str, name: fn(Lang) -> &'static str, keys: &'static str, can: Memo<bool>| {
            let title = move || format!("{} ({})", name(lang.get()), help::keys(lang.get(), keys));
            view! {
                <button
                    type="button"
                    class=format!("history-button {icon}")
                    title=title
                    aria-label=t(name)
                    aria-keyshortcuts=keys
                    aria-disabled=move || if can.get() { "false" } else { "true" }
                    on:click=guard(move |_| game.send(intent))
                >
                    {symbol(icon)}
                </button>
            }
        };
    view! {
        <div class="history" role="group" aria-label=t(panels::history)>
            {button(Intent::Undo, "icon-undo", panels::undo, "Control+Z", can_undo)}
            {button(Intent::Redo, "icon-redo", panels::redo, "Control+Shift+Z", can_redo)}
            {button(Intent::ResetTurn, "icon-reset", panels::reset_turn, "Control+Backspace", can_reset)}
        </div>
    }
}

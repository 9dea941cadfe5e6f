//! The bar: whose turn, what is asked, the answers, and the way back.

mod choice_button;
mod fakir_stepper;

use self::choice_button::ChoiceButton;
use self::fakir_stepper::FakirStepper;
use crate::game::Phase;
use crate::i18n::{Lang, help, panels};
use crate::ui::components::pieces::art::symbol;
use crate::ui::components::pieces::marker::Marker;
use crate::ui::describe;
use crate::ui::live::{Part, draw, each, live, on, part, word};
use crate::ui::scene::{Intent, Pick};
use crate::ui::state::{Match, Settings};
use leptos::prelude::*;

/// What is asked, in one line, and every answer that is a button.
#[component]
pub fn ActionBar() -> impl IntoView {
    let game = Match::expect();
    let lang = Settings::expect().lang;
    let prompt = part(move || game.scene().with(|scene| scene.prompt.clone()));
    let active = part(move || game.scene().with(|scene| scene.active));
    let buttons = part(move || {
        game.scene().with(|scene| {
            let is_answer = |pick: &Pick| !matches!(pick, Pick::MoreFakirs | Pick::FewerFakirs);
            scene.buttons.iter().filter(|button| is_answer(&button.pick)).cloned().collect::<Vec<_>>()
        })
    });
    let step = move || {
        let phase = if active.get().is_some() { &game.position().phase } else { &Phase::Over };
        describe::step(lang.get(), phase)
    };
    let refusal = move || game.explanation().filter(|explanation| explanation.square.is_none());
    view! {
        <section class="action-bar" aria-label=word(panels::action_bar)>
            <div class="asked">
                <p class="whose" class:refused=live(move || refusal().is_some())>
                    {draw(move || active.get().map(|seat| view! {
                        <Marker seat />
                        <strong>{live(move || describe::whose_turn(lang.get(), &game.position()))}</strong>
                    }))}
                    <span class="step">{live(step)}</span>
                    <span class="refusal" role="status">
                        {live(move || refusal().map(|explanation| describe::explanation(lang.get(), explanation)))}
                    </span>
                </p>
                <p class="prompt" aria-live="polite" tabindex="-1">
                    {live(move || prompt.with(|prompt| describe::prompt(lang.get(), &game.position(), prompt)))}
                </p>
            </div>
            <div class="answers" role="group" aria-label=word(panels::answers)>
                <FakirStepper />
                {each(move || buttons.get(), |button| button.pick.clone(), |button| view! { <ChoiceButton button /> }.into_any())}
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
    let can_undo = part(move || game.scene().with(|scene| scene.can_undo) || game.selection().is_half_made());
    let can_reset = part(move || game.scene().with(|scene| scene.can_undo));
    let can_redo = part(move || game.scene().with(|scene| scene.can_redo));
    let button =
        move |intent, icon: &'static str, name: fn(Lang) -> &'static str, keys: &'static str, can: Part<bool>| {
            let title = move || format!("{} ({})", name(lang.get()), help::keys(lang.get(), keys));
            view! {
                <button
                    type="button"
                    class=format!("history-button {icon}")
                    title=live(title)
                    aria-label=word(name)
                    aria-keyshortcuts=keys
                    aria-disabled=live(move || if can.get() { "false" } else { "true" })
                    on:click=on(move |_| game.send(intent))
                >
                    {symbol(icon)}
                </button>
            }
        };
    view! {
        <div class="history" role="group" aria-label=word(panels::history)>
            {button(Intent::Undo, "icon-undo", panels::undo, "Control+Z", can_undo)}
            {button(Intent::Redo, "icon-redo", panels::redo, "Control+Shift+Z", can_redo)}
            {button(Intent::ResetTurn, "icon-reset", panels::reset_turn, "Control+Backspace", can_reset)}
        </div>
    }
}

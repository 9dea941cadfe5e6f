//! The control that sets how many fakirs are added.

use crate::i18n::{Phrase, describe, panels};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::scene::Intent;
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The number of added fakirs between a button for one less and one for one more; hidden where none can be added.
#[component]
pub fn Fakirs() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let stepper = Memo::new(move |_| table.scene().with(|scene| scene.fakirs));
    let fewer = Memo::new(move |_| stepper.get().and_then(|stepper| stepper.fewer));
    let more = Memo::new(move |_| stepper.get().and_then(|stepper| stepper.more));
    let count = move || stepper.get().map_or(0, |stepper| stepper.count);
    view! {
        <Show when=move || stepper.get().is_some()>
            <div class="stepper" role="group" aria-label=t(panels::fakirs_added)>
                <StepButton class="fewer-fakirs" sign="−" label=describe::do_fewer_fakirs intent=fewer />
                <span class="stepper-count" role="img" aria-label=move || panels::fakirs(lang.get(), count())>
                    {move || count().to_string()}
                    {symbol("fakir")}
                </span>
                <StepButton class="more-fakirs" sign="+" label=describe::do_more_fakirs intent=more />
            </div>
        </Show>
    }
}

/// One of the two buttons.
#[component]
fn StepButton(
    /// The class of the button.
    class: &'static str,
    /// The sign on the button.
    sign: &'static str,
    /// The label for screen readers.
    label: Phrase,
    /// The intent of a press, if it is possible.
    intent: Memo<Option<Intent>>,
) -> impl IntoView {
    let table = Match::expect();
    let press = move |_| {
        if let Some(intent) = intent.get_untracked() {
            table.send(intent);
        }
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=t(label)
            aria-disabled=move || aria(intent.get().is_none())
            on:click=press
        >
            {sign}
        </button>
    }
}

//! The control that sets how many fakirs are added.

use crate::i18n::{Phrase, describe, panels};
use crate::ui::kit::aria::aria;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::scene::{FakirStepper, Intent};
use crate::ui::table::store::Match;
use leptos::prelude::*;

/// The number of added fakirs between a button for one less and one for one more; hidden where none can be added.
#[component]
pub fn Fakirs() -> impl IntoView {
    let table = Match::expect();
    let lang = Settings::expect().lang;
    let stepper = Memo::new(move |_| table.scene().with(|scene| scene.fakirs));
    let count = move || stepper.get().map_or(0, |stepper| stepper.count);
    view! {
        <Show when=move || stepper.get().is_some()>
            <div class="stepper" role="group" aria-label=t(panels::fakirs_added)>
                <StepButton class="fewer-fakirs" sign="−" label=describe::do_fewer_fakirs stepper read=|stepper| stepper.fewer />
                <span class="stepper-count" role="img" aria-label=move || panels::fakirs(lang.get(), count())>
                    {move || count().to_string()}
                    {symbol("fakir")}
                </span>
                <StepButton class="more-fakirs" sign="+" label=describe::do_more_fakirs stepper read=|stepper| stepper.more />
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
    /// What is set.
    stepper: Memo<Option<FakirStepper>>,
    /// Returns the intent of a press, if it is possible.
    read: fn(FakirStepper) -> Option<Intent>,
) -> impl IntoView {
    let table = Match::expect();
    let intent = move || stepper.get().and_then(read);
    let press = move |_| {
        if let Some(intent) = untrack(intent) {
            table.send(intent);
        }
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=t(label)
            aria-disabled=move || aria(intent().is_none())
            on:click=press
        >
            {sign}
        </button>
    }
}

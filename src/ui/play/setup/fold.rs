//! The less used options of a new game: hints, the teacher, decisions that stand, the seed of the deal.

use crate::game::Seat;
use crate::i18n::{glance, hints, opponents, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::review::store::teacher::Teacher;
use leptos::prelude::*;

/// The values of the folded options: handles of signals, copied freely.
#[derive(Clone, Copy)]
pub struct Folded {
    /// The people with their seats.
    pub people: Memo<Vec<(Seat, String)>>,
    /// Whether people can ask for hints; `None` until somebody chooses.
    pub hints: RwSignal<Option<bool>>,
    /// Whether a computer plays.
    pub has_computers: Memo<bool>,
    /// Whether nothing can be taken back from a computer.
    pub is_strict: RwSignal<bool>,
    /// The seed of the deal, as typed.
    pub seed: RwSignal<String>,
    /// Whether the typed text is no seed.
    pub seed_is_wrong: Memo<bool>,
    /// Whether the form was submitted; faults show only after that.
    pub is_tried: RwSignal<bool>,
}

/// The folded part of the set-up. It opens by itself if something in it is wrong.
#[component]
pub fn FoldedOptions(
    /// Its values.
    folded: Folded,
) -> impl IntoView {
    let Folded { people, hints: choice, has_computers, is_strict, seed, seed_is_wrong, is_tried } = folded;
    let teacher = Teacher::expect().is_on;
    // Hints are on for one person among computers, off for several, until somebody chooses.
    let has_hints = move || choice.get().unwrap_or_else(|| people.with(Vec::len) == 1);
    view! {
        <details class="setup-more" open=move || is_tried.get() && seed_is_wrong.get()>
            <summary>{t(glance::more)}</summary>
            {switch("hints", hints::allowed, hints::allowed_hint, has_hints, move |is_on| choice.set(Some(is_on)))}
            <Show when=move || has_computers.get()>
                {switch("teacher", opponents::teacher, opponents::teacher_hint, move || teacher.get(), move |is_on| teacher.set(is_on))}
                {switch("strict", opponents::strict, opponents::strict_hint, move || is_strict.get(), move |is_on| is_strict.set(is_on))}
            </Show>
            <SeedField seed is_wrong=seed_is_wrong is_tried />
        </details>
    }
}

/// The field for the seed of the deal.
#[component]
fn SeedField(seed: RwSignal<String>, is_wrong: Memo<bool>, is_tried: RwSignal<bool>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let has_error = move || is_tried.get() && is_wrong.get();
    view! {
        <div class="field">
            <label for="seed">{t(shell::seed)}</label>
            <div class="field-row">
                <input id="seed" name="seed" type="text" inputmode="numeric" autocomplete="off" spellcheck="false"
                    maxlength="24" aria-describedby="seed-hint"
                    aria-invalid=move || aria(has_error())
                    prop:value=move || seed.get()
                    on:input=move |event| seed.set(event_target_value(&event)) />
                <button type="button" class="button" data-does="new-seed"
                    on:click=move |_| seed.set(fresh_seed().to_string())>
                    {symbol("icon-dice")}
                    <span>{t(shell::seed_new)}</span>
                </button>
            </div>
            <p id="seed-hint" class=move || if has_error() { "error" } else { "hint" } aria-live="polite">
                {move || if has_error() { shell::seed_wrong(lang.get()) } else { shell::seed_hint(lang.get()) }}
            </p>
        </div>
    }
}

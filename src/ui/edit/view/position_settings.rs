//! The settings of a position: its size, its expansions, and where in a round it begins.

use super::context::EditorContext;
use super::counter::Counter;
use super::fold::update_open;
use crate::game::{Building, Expansion, Meeple, Seat};
use crate::i18n::{edit, words};
use crate::ui::edit::model::{Count, Draft, StartPhase};
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::{Effect, Memo, RwSignal, Show};
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::share::describe as links;
use leptos::prelude::*;

/// The settings of the position.
#[component]
pub fn PositionSettings() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let switch = move |expansion: Expansion| {
        let is_on = move || editor.with(|draft| draft.state().expansions.contains(expansion));
        view! {
            <label class="switch">
                <input type="checkbox" name=expansion.name() prop:checked=move || is_on()
                    on:change=guard(move |_| editor.change(|draft| draft.toggle(expansion))) />
                <span><strong>{move || words::expansion(lang.get(), expansion)}</strong></span>
            </label>
        }
    };
    view! {
        <section class="panel">
            <h2>{t(edit::the_table)}</h2>
            <p class="buttons">
                <button type="button" class="button small" data-does="deal" on:click=move |_| editor.change(|draft| draft.deal(fresh_seed()))>
                    {symbol("icon-dice")}<span>{t(edit::deal)}</span>
                </button>
                <button type="button" class="button small" data-does="sweep" on:click=move |_| editor.change(Draft::sweep)>
                    {symbol("icon-close")}<span>{t(edit::sweep)}</span>
                </button>
                <button type="button" class="button small" data-does="empty" on:click=move |_| editor.change(Draft::empty)>
                    {symbol("icon-edit")}<span>{t(edit::empty)}</span>
                </button>
                <Show when=move || editor.has_replaced()>
                    <button type="button" class="button small" data-does="swap" on:click=move |_| editor.swap_replaced()>
                        {symbol("icon-reset")}<span>{t(edit::before)}</span>
                    </button>
                </Show>
            </p>
            <div class="counters">
                {[Count::Columns, Count::Rows, Count::Players, Count::Round].map(|count| view! { <Counter count /> }).collect_view()}
            </div>
            <RowsField />
            {Expansion::ALL.into_iter().map(switch).collect_view()}
            <StartPhaseChoice />
            <label class="switch">
                <input type="checkbox" name="ending" prop:checked=move || editor.with(|draft| draft.state().ending)
                    on:change=guard(move |event| { let is_last = event_target_checked(&event); editor.change(|draft| draft.set_ending(is_last)); }) />
                <span><strong>{t(edit::last_round)}</strong></span>
            </label>
            <label class="switch">
                <input type="checkbox" name="fills" prop:checked=move || editor.with(Draft::is_filling)
                    on:change=guard(move |event| { let is_filling = event_target_checked(&event); editor.change(|draft| draft.set_filling(is_filling)); }) />
                <span><strong>{t(edit::fills)}</strong><small>{t(edit::fills_hint)}</small></span>
            </label>
            <Show when=move || !editor.with(Draft::is_filling)> <Stock /> </Show>
        </section>
    }
}

/// The board as text. The author can edit it.
#[component]
fn RowsField() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let is_open = RwSignal::new(false);
    let rows = Memo::new(move |_| editor.with(Draft::rows));
    let failure = RwSignal::new(None);
    // A change of the board clears the failure.
    Effect::new(move |_| {
        rows.track();
        failure.set(None);
    });
    let set = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        let mut result = Ok(());
        editor.change(|draft| result = draft.set_rows(&text));
        failure.set(result.err());
    };
    let message = move || failure.with(|failure| failure.as_ref().map(|why| links::import(lang.get(), why)));
    view! {
        <details class="fold" data-part="rows" on:toggle=update_open(is_open)>
            <summary><strong>{t(edit::rows_as_text)}</strong></summary>
            <Show when=move || is_open.get()>
                <p class="hint" id="rows-hint">{move || edit::rows_hint(lang.get(), "M6:gb")}</p>
                <textarea class="record-text" name="rows" rows="7" wrap="off" spellcheck="false" aria-label=t(edit::rows_as_text) aria-describedby="rows-hint"
                    prop:value=move || rows.get() on:change=guard(set)></textarea>
                <p class="failure" role="alert" hidden=move || failure.with(Option::is_none)>{move || message()}</p>
            </Show>
        </details>
    }
}

/// The numbers of the bag and the supply, shown if these do not fill themselves.
#[component]
fn Stock() -> impl IntoView {
    let editor = EditorContext::expect();
    let has_artisans = Memo::new(move |_| editor.with(|draft| draft.state().expansions.contains(Expansion::Artisans)));
    let bag = move || {
        let tribes = Meeple::ALL.into_iter().filter(|&meeple| has_artisans.get() || meeple != Meeple::Artisan);
        tribes.map(|meeple| view! { <Counter count=Count::Bag(meeple) /> }).collect_view()
    };
    view! {
        <h3>{t(edit::stock)}</h3>
        <div class="counters">
            {move || bag()}
            {Building::ALL.into_iter().map(|building| view! { <Counter count=Count::Supply(building) /> }).collect_view()}
        </div>
        <p class="buttons">
            <button type="button" class="button small" data-does="empty-stock"
                on:click=move |_| editor.change(Draft::empty_stock)>{t(edit::empty_stock)}</button>
        </p>
    }
}

/// The choice of the bid or turn that the position begins with.
#[component]
fn StartPhaseChoice() -> impl IntoView {
    let editor = EditorContext::expect();
    let lang = Settings::expect().lang;
    let phase = Memo::new(move |_| editor.with(Draft::start_phase));
    let seat = move || match phase.get() {
        StartPhase::Bid(seat) | StartPhase::Turn(seat) => seat,
        StartPhase::AsIs => Seat(0),
    };
    let as_it_is = move || {
        let words = if editor.with(|draft| draft.state().is_over()) { edit::has_ended } else { edit::as_it_was };
        (phase.get() == StartPhase::AsIs).then(|| words(lang.get()))
    };
    let begin = move |phase: StartPhase| editor.change(|draft| draft.begin_with(phase));
    let kind = move |name, is_on: fn(StartPhase) -> bool, make: fn(Seat) -> StartPhase| {
        view! {
            <label>
                <input type="radio" name="moment" prop:checked=move || is_on(phase.get())
                    on:change=guard(move |_| begin(make(untrack(seat)))) />
                <span>{t(name)}</span>
            </label>
        }
    };
    let seats = editor.seats();
    let seat_choice = move |of: u8| {
        let is_on = move || phase.get() != StartPhase::AsIs && seat() == Seat(of);
        let choose = move |_| {
            let is_bid = matches!(phase.get_untracked(), StartPhase::Bid(_));
            begin(if is_bid { StartPhase::Bid(Seat(of)) } else { StartPhase::Turn(Seat(of)) });
        };
        view! {
            <label>
                <input type="radio" name="whose" prop:checked=move || is_on() on:change=guard(choose) />
                <span>{move || editor.name(Seat(of))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segmented" data-setting="moment">
            <legend>{t(edit::begins_with)}</legend>
            <div>
                {kind(edit::a_bid, |phase| matches!(phase, StartPhase::Bid(_)), StartPhase::Bid)}
                {kind(edit::a_turn, |phase| matches!(phase, StartPhase::Turn(_)), StartPhase::Turn)}
            </div>
            <p class="hint">{move || as_it_is()}</p>
        </fieldset>
        <fieldset class="segmented" data-setting="whose">
            <legend>{t(edit::whose)}</legend>
            <div>{move || (0..seats.get() as u8).map(seat_choice).collect_view()}</div>
        </fieldset>
    }
}

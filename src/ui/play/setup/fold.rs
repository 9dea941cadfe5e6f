//! The less used options of a new game: hints, the seed of the deal, and a device for each player.

use crate::game::Seat;
use crate::i18n::{hints, message as text, shell};
use crate::ui::kit::aria::aria;
use crate::ui::kit::browser::fresh_seed;
use crate::ui::kit::hooks::guard;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::shell::chunks::SetupFold;
use crate::ui::table::session::message::{GameId, MessageSeat};
use leptos::prelude::*;

/// The folded part of the form for a new game.
#[component]
pub fn FoldedOptions(
    /// Its values.
    fold: SetupFold,
) -> impl IntoView {
    let SetupFold { people, hints, seed, seed_is_wrong, is_tried, message } = fold;
    view! {
        <HintsSwitch people choice=hints />
        <Show when=move || { people.with(Vec::len) > 1 }>
            <DevicesSwitch people message />
        </Show>
        <SeedField seed is_wrong=seed_is_wrong is_tried />
    }
}

/// The switch for hints: on for one person among computers, off for several, until somebody chooses.
#[component]
fn HintsSwitch(people: Memo<Vec<(Seat, String)>>, choice: RwSignal<Option<bool>>) -> impl IntoView {
    let is_on = move || choice.get().unwrap_or_else(|| people.with(Vec::len) == 1);
    view! {
        <label class="switch">
            <input type="checkbox" name="hints" prop:checked=is_on
                on:change=guard(move |event| choice.set(Some(event_target_checked(&event)))) />
            <span>
                <strong>{t(hints::allowed)}</strong>
                <small>{t(hints::allowed_hint)}</small>
            </span>
        </label>
    }
}

/// The switch for a game by message, and the choice of the seat of this device.
#[component]
fn DevicesSwitch(people: Memo<Vec<(Seat, String)>>, message: RwSignal<Option<MessageSeat>>) -> impl IntoView {
    let switch = move |is_on: bool| {
        let first = people.with_untracked(|people| people.first().map(|&(seat, _)| seat));
        message.set(first.filter(|_| is_on).map(|seat| MessageSeat::new(fresh_id(), seat)));
    };
    let choose = move |event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            message.update(|message| *message = message.map(|own| MessageSeat { seat: Seat(seat), ..own }));
        }
    };
    let option = move |(seat, name): (Seat, String)| {
        let is_chosen = move || message.get().is_some_and(|own| own.seat == seat);
        view! { <option value=seat.0.to_string() prop:selected=is_chosen>{name}</option> }
    };
    view! {
        <label class="switch">
            <input type="checkbox" name="apart" prop:checked=move || message.get().is_some()
                on:change=guard(move |event| switch(event_target_checked(&event))) />
            <span>
                <strong>{t(text::own_devices)}</strong>
                <small>{t(text::own_devices_hint)}</small>
            </span>
        </label>
        <Show when=move || message.get().is_some()>
            <label class="players-others">
                <span>{t(text::own_seat)}</span>
                <select class="side-field" name="own-seat" on:change=guard(choose)>
                    {move || people.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// Returns an identity that no other game has.
fn fresh_id() -> GameId {
    GameId(getrandom::u64().unwrap_or_else(|_| fresh_seed() << 32 ^ js_sys::Date::now() as u64))
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

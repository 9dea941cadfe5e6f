//! The clock of the table in its dialog: which one there is, to be chosen before the first bid.

use super::desk::Desk;
use crate::game::Record;
use crate::i18n::{Lang, Phrase, live as text};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::live::{Allowance, Terms};
use leptos::prelude::*;

/// The seconds to choose from for a turn, those for a game, and those that a turn may add to it.
const TURN: [u32; 5] = [30, 60, 120, 180, 300];
const GAME: [u32; 6] = [600, 900, 1_200, 1_800, 2_700, 3_600];
const ADDED: [u32; 4] = [0, 10, 20, 30];
/// What a clock has before one chooses.
const FIRST_TURN: Allowance = Allowance::Turn(120);
const FIRST_GAME: Allowance = Allowance::Game { seconds: 1_200, added: 20 };

/// Says how long something lasts.
fn duration(lang: Lang, seconds: u32) -> String {
    if seconds.is_multiple_of(60) && seconds > 0 {
        text::minutes(lang, seconds / 60)
    } else {
        text::seconds(lang, seconds)
    }
}

/// A choice between some numbers of seconds.
fn choice(
    name: &'static str,
    title: Phrase,
    offered: &'static [u32],
    chosen: Signal<Option<u32>>,
    set: impl Fn(u32) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let on_change = move |event| {
        if let Ok(seconds) = event_target_value(&event).parse() {
            set(seconds);
        }
    };
    // The table may have chosen something else, by a page of another version.
    let options = move || {
        let other = chosen.get().filter(|chosen| !offered.contains(chosen));
        let option = |seconds: u32| {
            view! {
                <option value=seconds.to_string() selected=move || chosen.get() == Some(seconds)>
                    {move || duration(lang.get(), seconds)}
                </option>
            }
        };
        offered.iter().copied().chain(other).map(option).collect_view()
    };
    view! {
        <Show when=move || chosen.get().is_some()>
            <label class="field">
                <span>{t(title)}</span>
                <select class="side-field" name=name on:change=guard(on_change)>{options}</select>
            </label>
        </Show>
    }
}

/// Which clock the table has.
#[component]
pub fn ClockSettings(
    /// This device.
    desk: Desk,
) -> impl IntoView {
    let terms = Memo::new(move |_| desk.clock().terms());
    let allowance = move || terms.get().map(|terms| terms.allowance);
    let set = move |allowance: Option<Allowance>| {
        let is_binding = terms.get_untracked().is_some_and(|terms| terms.is_binding);
        desk.set_terms(allowance.map(|allowance| Terms { allowance, is_binding }));
    };
    let on_kind = guard(move |event| {
        set(match event_target_value(&event).as_str() {
            "turn" => Some(FIRST_TURN),
            "game" => Some(FIRST_GAME),
            _ => None,
        });
    });
    let on_end = move |event| {
        if let Some(terms) = terms.get_untracked() {
            desk.set_terms(Some(Terms { is_binding: event_target_value(&event) == "binds", ..terms }));
        }
    };
    let turn = Signal::derive(move || match allowance() {
        Some(Allowance::Turn(seconds)) => Some(seconds),
        _ => None,
    });
    let game = Memo::new(move |_| match allowance() {
        Some(Allowance::Game { seconds, added }) => Some((seconds, added)),
        _ => None,
    });
    let set_game = move |change: fn((u32, u32), u32) -> (u32, u32), value: u32| {
        if let Some((seconds, added)) = game.get_untracked().map(|game| change(game, value)) {
            set(Some(Allowance::Game { seconds, added }));
        }
    };
    let kind = move || match allowance() {
        None => "none",
        Some(Allowance::Turn(_)) => "turn",
        Some(Allowance::Game { .. }) => "game",
    };
    let kinds: [(&str, Phrase); 3] =
        [("none", text::clock_none), ("turn", text::clock_turn), ("game", text::clock_game)];
    let ends: [(&str, Phrase); 2] = [("shows", text::clock_shows), ("binds", text::clock_binds)];
    let is_binding = move || if terms.get().is_some_and(|terms| terms.is_binding) { "binds" } else { "shows" };
    // Later everybody relies on it.
    let is_set = move || !desk.table().with_record(Record::is_empty) || desk.own_seat().is_none();
    view! {
        <fieldset class="clock-settings" disabled=is_set>
            <legend>{t(text::clock)}</legend>
            <select class="side-field" name="clock" aria-label=t(text::clock) on:change=on_kind>
                {kinds.map(|(value, words)| view! { <option value=value selected=move || kind() == value>{t(words)}</option> }).collect_view()}
            </select>
            {choice("clock-turn", text::clock_time, &TURN, turn, move |seconds| set(Some(Allowance::Turn(seconds))))}
            {choice("clock-game", text::clock_time, &GAME, Signal::derive(move || game.get().map(|(seconds, _)| seconds)),
                move |value| set_game(|(_, added), seconds| (seconds, added), value))}
            {choice("clock-added", text::clock_added, &ADDED, Signal::derive(move || game.get().map(|(_, added)| added)),
                move |value| set_game(|(seconds, _), added| (seconds, added), value))}
            <Show when=move || terms.get().is_some()>
                <label class="field">
                    <span>{t(text::clock_end)}</span>
                    <select class="side-field" name="clock-end" on:change=guard(on_end)>
                        {ends.map(|(value, words)| view! { <option value=value selected=move || is_binding() == value>{t(words)}</option> }).collect_view()}
                    </select>
                </label>
            </Show>
            <p class="hint">{t(text::clock_hint)}</p>
        </fieldset>
    }
}

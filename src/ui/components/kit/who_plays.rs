//! The choice of who plays a seat: a person, or a computer of a level, and what the levels are like.

use crate::ai::Level;
use crate::i18n::opponents;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;

/// The choice for a seat. [`LevelHints`] beside the seats say what the levels are like.
#[component]
pub fn WhoPlays(
    /// The name of the player.
    #[prop(into)]
    name: Signal<String>,
    /// The level of the computer; `None` for a person.
    #[prop(into)]
    level: Signal<Option<Level>>,
    /// Called with the choice.
    on_choice: impl Fn(Option<Level>) + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    view! {
        <select class="side-field who" aria-label=move || opponents::who_plays(lang.get(), &name.get())
            aria-describedby=move || level.get().map(|_| HINTS)
            on:change=guard(move |event| on_choice(event_target_value(&event).parse().ok()))>
            <option value="" prop:selected=move || level.get().is_none()>{t(opponents::person)}</option>
            {levels(level)}
        </select>
    }
}

/// The id of the lines on levels.
const HINTS: &str = "level-hints";

/// A line on each level that plays, once for all seats.
#[component]
pub fn LevelHints(
    /// Whether a level plays any seat.
    plays: impl Fn(Level) -> bool + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let line = move |level: Level| {
        move || {
            let hint = || view! { <p><b>{describe::level(lang.get(), level)}</b>" "{describe::level_hint(lang.get(), level)}</p> };
            plays(level).then(hint)
        }
    };
    view! { <div id=HINTS class="level-hints">{Level::ALL.map(line).collect_view()}</div> }
}

/// Draws an option for each level.
pub fn levels(chosen: Signal<Option<Level>>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |level: Level| {
        view! {
            <option value=level.name() prop:selected=move || chosen.get() == Some(level)>
                {move || describe::level(lang.get(), level)}
            </option>
        }
    };
    Level::ALL.map(option).collect_view()
}

//! The choice of who plays a seat: a person, and in what language, or a computer of a level, and what the levels are like.

use crate::ai::Level;
use crate::i18n::{Lang, home, opponents};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
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
            on:change=guard(move |event| on_choice(event_target_value(&event).parse().ok()))>
            <option value="" prop:selected=move || level.get().is_none()>{t(opponents::person)}</option>
            {levels(level)}
        </select>
    }
}

/// The choice of the language that a person reads, at a table of several.
#[component]
pub fn LanguageField(
    /// The name of the player.
    #[prop(into)]
    name: Signal<String>,
    /// The language; `None` for that of the device.
    #[prop(into)]
    chosen: Signal<Option<Lang>>,
    /// Called with the choice.
    on_choice: impl Fn(Option<Lang>) + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |of: Lang| {
        view! { <option value=of.code() lang=of.code() prop:selected=move || chosen.get() == Some(of)>{of.own_name()}</option> }
    };
    view! {
        <select class="side-field language" aria-label=move || home::language_of(lang.get(), &name.get())
            on:change=guard(move |event| on_choice(Lang::from_code(&event_target_value(&event))))>
            <option value="" prop:selected=move || chosen.get().is_none()>{t(home::language_of_device)}</option>
            {Lang::ALL.map(option).collect_view()}
        </select>
    }
}

/// A line on each level that plays, once for all seats.
#[component]
pub fn LevelHints(
    /// The levels of the seats.
    levels: impl Fn() -> Vec<Option<Level>> + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    // One text, since a view of each line costs the first page a kilobyte.
    let lines = move || {
        let (levels, lang) = (levels(), lang.get());
        let plays = |level: &Level| levels.contains(&Some(*level));
        let line = |level| format!("{} · {}", describe::level(lang, level), describe::level_hint(lang, level));
        Level::ALL.into_iter().filter(plays).map(line).collect::<Vec<_>>().join("\n")
    };
    view! { <p id="level-hints" class="level-hints">{lines}</p> }
}

/// Draws an option for each level.
pub fn levels(chosen: Signal<Option<Level>>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |level: Level| {
        view! {
            <option value=level.name() prop:selected=move || chosen.get() == Some(level)>
                {move || describe::level_and_grade(lang.get(), level)}
            </option>
        }
    };
    Level::ALL.map(option).collect_view()
}

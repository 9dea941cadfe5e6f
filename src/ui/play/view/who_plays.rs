//! The choice of who plays a seat: a person, and in what language, or a computer of a level, and what the levels are like.

use crate::ai::{Level, Style};
use crate::i18n::{Lang, home, opponents, words};
use crate::ui::kit::hooks::guard;
use crate::ui::kit::reactive::RwSignal;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use crate::ui::table::session::seating::{COINS, USUAL_COINS};
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
    /// The style of the computer.
    #[prop(into)]
    style: Signal<Style>,
    /// Called with the choice.
    on_choice: impl Fn(Option<Level>) + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    view! {
        <select class="side-field who" aria-label=move || opponents::who_plays(lang.get(), &name.get())
            on:change=guard(move |event| on_choice(event_target_value(&event).parse().ok()))>
            <option value="" prop:selected=move || level.get().is_none()>{t(opponents::person)}</option>
            {levels(level, style)}
        </select>
    }
}

/// The choice of what a computer likes.
#[component]
pub fn StyleField(
    /// The name of the player.
    #[prop(into)]
    name: Signal<String>,
    /// The style.
    style: RwSignal<Style>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |of: Style| {
        view! {
            <option value=of.name() prop:selected=move || style.get() == of>{move || describe::style(lang.get(), of)}</option>
        }
    };
    let choose = move |event| style.set(event_target_value(&event).parse().unwrap_or(Style::Plain));
    view! {
        <select class="side-field style" aria-label=move || opponents::style_of(lang.get(), &name.get()) on:change=guard(choose)>
            {Style::ALL.map(option).collect_view()}
        </select>
    }
}

/// The choice of the coins with which a player starts.
#[component]
pub fn CoinsField(
    /// The name of the player.
    #[prop(into)]
    name: Signal<String>,
    /// The coins.
    coins: RwSignal<u32>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |of: u32| {
        let words = move || words::coins(lang.get(), of);
        view! { <option value=of.to_string() prop:selected=move || coins.get() == of>{move || words()}</option> }
    };
    let choose = move |event| coins.set(event_target_value(&event).parse().unwrap_or(USUAL_COINS));
    view! {
        <select class="side-field coins" aria-label=move || opponents::coins_of(lang.get(), &name.get()) on:change=guard(choose)>
            {COINS.map(option).collect_view()}
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
            {Lang::all().map(option).collect_view()}
        </select>
    }
}

/// A line on each level that plays, once for all seats, then one on each style and each handicap.
#[component]
pub fn LevelHints(
    /// The levels of the seats.
    levels: impl Fn() -> Vec<Option<Level>> + Send + 'static,
    /// The further lines.
    others: impl Fn(Lang) -> Vec<String> + Send + 'static,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    // One text, since a view of each line costs the first page a kilobyte.
    let lines = move || {
        let (levels, lang) = (levels(), lang.get());
        let plays = |level: &Level| levels.contains(&Some(*level));
        let line = |level| format!("{} · {}", describe::level(lang, level), describe::level_hint(lang, level));
        Level::ALL.into_iter().filter(plays).map(line).chain(others(lang)).collect::<Vec<_>>().join("\n")
    };
    view! { <p id="level-hints" class="level-hints">{move || lines()}</p> }
}

/// Says what a computer likes and with how many coins a player starts, if that is not as usual.
#[must_use]
pub fn peculiarities(lang: Lang, name: &str, style: Style, coins: u32) -> Vec<String> {
    let likes = (style != Style::Plain).then(|| opponents::likes(lang, name, describe::liked(lang, style)));
    let starts = (coins != USUAL_COINS).then(|| opponents::starts(lang, name, coins));
    likes.into_iter().chain(starts).collect()
}

/// Draws an option for each level. The chosen one names the style of the computer, if it has one.
pub fn levels(chosen: Signal<Option<Level>>, style: Signal<Style>) -> impl IntoView {
    let lang = Settings::expect().lang;
    let option = move |level: Level| {
        view! {
            <option value=level.name() prop:selected=move || chosen.get() == Some(level)>
                {move || match style.get() {
                    liked if liked != Style::Plain && chosen.get() == Some(level) => {
                        describe::level_in_style(lang.get(), level, liked)
                    }
                    _ => describe::level_and_grade(lang.get(), level),
                }}
            </option>
        }
    };
    Level::ALL.map(option).collect_view()
}

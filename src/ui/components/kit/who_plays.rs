//! The choice of who plays a seat: a person, or a computer of a level.

use crate::ai::Level;
use crate::i18n::opponents;
use crate::ui::describe;
use crate::ui::hooks::guard;
use crate::ui::state::Settings;
use crate::ui::text::t;
use leptos::prelude::*;

/// The choice for a seat, with a line on what the level is like.
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
    /// The id of the line.
    hint: String,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    view! {
        <div class="who">
            <select class="side-field" aria-label=move || opponents::who_plays(lang.get(), &name.get())
                aria-describedby=hint.clone()
                on:change=guard(move |event| on_choice(event_target_value(&event).parse().ok()))>
                <option value="" prop:selected=move || level.get().is_none()>{t(opponents::person)}</option>
                {levels(level)}
            </select>
            <small id=hint>{move || level.get().map(|level| describe::level_hint(lang.get(), level))}</small>
        </div>
    }
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

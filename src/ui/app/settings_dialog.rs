//! The dialog for the settings of this device.

use crate::i18n::{Lang, Phrase, home, learn, opponents, shell};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::hooks::{guard, has_full_screen, toggle_full_screen};
use crate::ui::kit::settings::{Overlay, Pace, SecrecyChoice, Settings, Theme};
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::table::describe;
use leptos::prelude::*;

/// Returns the text of a theme.
#[must_use]
pub const fn theme_name(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => shell::theme_auto(lang),
        Theme::Light => shell::theme_light(lang),
        Theme::Dark => shell::theme_dark(lang),
    }
}

/// Language, colours, hand-over, movement, sound and aids.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let settings = Settings::expect();
    let switch = |name: &'static str, title: Phrase, hint: Phrase, value: RwSignal<bool>| {
        switch(name, title, hint, move || value.get(), move |is_on| value.set(is_on))
    };
    let lang = settings.lang;
    let overlays = settings.overlays;
    let aid = move |overlay: Overlay| {
        let toggle = move |_| {
            overlays.update(|overlays| match overlays.iter().position(|other| *other == overlay) {
                Some(place) => drop(overlays.remove(place)),
                None => overlays.push(overlay),
            });
        };
        view! {
            <label class="switch">
                <input type="checkbox" name=overlay.name() on:change=guard(toggle)
                    prop:checked=move || overlays.with(|overlays| overlays.contains(&overlay)) />
                <span>{move || describe::overlay(lang.get(), overlay)}</span>
            </label>
        }
    };
    view! {
        <div class="settings">
            <Choice name="dialog-language" title=shell::language options=Lang::ALL words=|_, lang| lang.own_name()
                value=settings.lang />
            <Choice name="dialog-theme" title=shell::theme options=Theme::ALL words=theme_name value=settings.theme />
            {switch("contrast", shell::contrast, shell::contrast_hint, settings.contrast)}
            {switch("palette", shell::palette, shell::palette_hint, settings.palette)}
            <SecrecyChoice name="dialog-secrecy" />
            {switch("reading", home::reading, home::reading_hint, settings.reading)}
            {switch("turn", shell::turn, shell::turn_hint, settings.turn)}
            {switch("answers", shell::answers, shell::answers_hint, settings.answers)}
            {switch("motion", shell::motion, shell::motion_hint, settings.motion)}
            <Choice name="pace" title=opponents::pace options=Pace::ALL words=describe::pace value=settings.pace />
            {switch("sound", shell::sound, shell::sound_hint, settings.sound)}
            <fieldset class="aids">
                <legend>{t(learn::aids)}</legend>
                <p class="hint">{t(learn::aids_hint)}</p>
                {Overlay::ALL.into_iter().map(aid).collect_view()}
            </fieldset>
            {has_full_screen().then(|| view! {
                <p class="buttons">
                    <button type="button" class="button" data-does="full-screen" on:click=|_| toggle_full_screen()>
                        {t(shell::full_screen)}
                    </button>
                </p>
            })}
        </div>
    }
}

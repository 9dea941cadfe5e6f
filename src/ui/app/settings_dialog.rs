//! The dialog for the settings of this device.

use crate::i18n::{Lang, Phrase, home, learn, opponents, shell};
use crate::ui::kit::browser;
use crate::ui::kit::choice::Choice;
use crate::ui::kit::hooks::{guard, has_full_screen, is_wake_lock_refused, toggle_full_screen};
use crate::ui::kit::reactive::{Effect, RwSignal, Show};
use crate::ui::kit::settings::{LanguageChoice, Overlay, Pace, Secrecy, SecrecyChoice, Settings, Theme};
use crate::ui::kit::switch::switch;
use crate::ui::kit::text::t;
use crate::ui::play::dialogs::question::Question;
use crate::ui::review::store::open_branch::OpenBranch;
use crate::ui::review::store::teacher::Teacher;
use crate::ui::shell::notice::SettingsNotice;
use crate::ui::table::describe;
use crate::ui::table::session::agreed::Matter;
use crate::ui::table::store::Match;
use crate::ui::table::view::sound::{Cue, Sounds, can_vibrate};
use leptos::prelude::*;

/// Returns the text of a theme.
#[must_use]
pub fn theme_name(lang: Lang, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => shell::theme_auto(lang),
        Theme::Light => shell::theme_light(lang),
        Theme::Dark => shell::theme_dark(lang),
    }
}

/// Returns whether the screen may go dark during a game: the browser has no wake lock or has refused it, or it is the one of
/// apps on the home screen before iOS 18.4, which does nothing.
fn may_sleep() -> bool {
    let has_lock = browser::navigator("wakeLock").is_ok_and(|lock| lock.is_object());
    !has_lock || is_wake_lock_refused() || browser::is_on_home_screen() && is_before_ios(18, 4)
}

/// Returns whether the device says that its system is an older one: `CPU iPhone OS 17_5_1 like Mac OS X`.
fn is_before_ios(major: u32, minor: u32) -> bool {
    let agent = window().navigator().user_agent().unwrap_or_default();
    let mut numbers =
        agent.split(" OS ").nth(1).unwrap_or_default().split(['_', ' ']).map_while(|part| part.parse().ok());
    numbers.next().is_some_and(|found| (found, numbers.next().unwrap_or(0)) < (major, minor))
}

/// The choice what people hide, at the table of the open game and at those that begin later. All have to agree before a game
/// opens what they hide.
#[component]
fn SecrecyOfTable() -> impl IntoView {
    let device = Settings::expect().secrecy;
    let game = use_context::<OpenBranch>().map(OpenBranch::game);
    let hidden = move || game.map_or_else(|| device.get(), Match::secrecy);
    let wanted = RwSignal::new(untrack(hidden));
    let is_asked = move || {
        wanted.get() == Secrecy::Open
            && hidden() != Secrecy::Open
            && game.is_some_and(|game| game.asks_for(Matter::Opened))
    };
    let hide = move || {
        device.set(wanted.get_untracked());
        if let Some(game) = game {
            game.set_secrecy(wanted.get_untracked());
        }
    };
    Effect::new(move |_| {
        if wanted.get() != untrack(hidden) && !untrack(is_asked) {
            hide();
        }
    });
    view! {
        <SecrecyChoice name="dialog-secrecy" secrecy=wanted />
        <Show when=is_asked>
            <Question text=t(shell::opens_secrets) yes=shell::all_agree does="show-secrets" on_yes=hide
                on_no=move || wanted.set(untrack(hidden)) />
        </Show>
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
            <SettingsNotice />
            <LanguageChoice name="dialog-language" />
            <Choice name="dialog-theme" title=shell::theme options=Theme::ALL words=theme_name value=settings.theme />
            {switch("contrast", shell::contrast, shell::contrast_hint, settings.contrast)}
            {switch("palette", shell::palette, shell::palette_hint, settings.palette)}
            <SecrecyOfTable />
            {switch("reading", home::reading, home::reading_hint, settings.reading)}
            {may_sleep().then(|| view! { <p class="hint" data-notice="sleep">{t(shell::may_sleep)}</p> })}
            {switch("turn", shell::turn, shell::turn_hint, settings.turn)}
            {switch("answers", shell::answers, shell::answers_hint, settings.answers)}
            {switch("motion", shell::motion, shell::motion_hint, settings.motion)}
            <Choice name="pace" title=opponents::pace options=Pace::ALL words=describe::pace value=settings.pace />
            {switch("teacher", opponents::teacher, opponents::teacher_hint, Teacher::expect().is_on)}
            {switch("sound", shell::sound, shell::sound_hint, settings.sound)}
            <Show when=move || settings.sound.get()><Volume /></Show>
            {can_vibrate().then(|| switch("vibration", shell::vibration, shell::vibration_hint, settings.vibration))}
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

/// How loud sounds are. A change is heard.
#[component]
fn Volume() -> impl IntoView {
    let volume = Settings::expect().volume;
    let sounds = Sounds::expect();
    let choose = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            volume.set(chosen);
        }
    };
    view! {
        <label class="field volume">
            <strong>{t(shell::volume)}</strong>
            <input type="range" name="volume" min="10" max="100" step="10" prop:value=move || volume.get().to_string()
                on:input=choose on:change=move |_| sounds.play(Cue::Turn) />
        </label>
    }
}

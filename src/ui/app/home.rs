//! The first page: the unfinished game, ways to play, ways to learn, and the rest.

use super::resume::{Resume, has_unfinished};
use super::settings_dialog::theme_name;
use crate::i18n::{Phrase, edit, home, language, learn, pad, puzzles, shell};
use crate::ui::kit::choice::Choice;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::reactive::Show;
use crate::ui::kit::settings::{LanguageChoice, Settings, Theme};
use crate::ui::kit::text::t;
use crate::ui::learn::lesson::CourseProgress;
use crate::ui::learn::progress_store::ProgressStore;
use crate::ui::library::{Games, Store};
use crate::ui::play::setup::quick_start::QuickStart;
use crate::ui::shell::chunks::{LazyChunks, LessonsChunk};
use crate::ui::shell::dialog_host::DialogHost;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::live::relay;
use crate::ui::shell::navigation::{EDIT, GAMES, SCORE, SETUP, SETUP_BY_MESSAGE};
use crate::ui::shell::notice::StorageNotice;
use crate::ui::shell::update::UpdateNotice;
use leptos::prelude::*;
use std::time::Duration;

/// How long the page waits before it fetches what pictures need, so that what a player may press comes first.
const PICTURES_AFTER: Duration = Duration::from_millis(400);

/// The first page.
#[component]
pub fn HomePage(
    /// The games of this device.
    stored: Games,
) -> impl IntoView {
    // Again, since the last one has changed.
    Store::expect().list_into(stored);
    let can_resume = has_unfinished(stored);
    let elsewhere_hint = if relay().is_some() { home::live_hint } else { home::by_message_hint };
    view! {
        <main class="home" tabindex="-1">
            <header class="hero">
                <div class="hero-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
                <h1>"Naqala"</h1>
                <p>{t(home::tagline)}</p>
            </header>
            <div class="home-parts">
                <StorageNotice />
                <UpdateNotice />
                <Show when=move || can_resume.get()><Resume stored /></Show>
                <section class="ways" aria-labelledby="ways-title">
                    <h2 id="ways-title">{t(home::play)}</h2>
                    <div>
                        <QuickStart is_first=Signal::derive(move || !can_resume.get()) />
                        {way("palace", SETUP, "setup", home::at_this_device, home::at_this_device_hint)}
                        {way("caravan", SETUP_BY_MESSAGE, "message", home::elsewhere, elsewhere_hint)}
                    </div>
                </section>
                <div class="home-pair">
                    <Learn />
                    <Daily />
                </div>
                <Foot stored />
            </div>
        </main>
        <DialogHost />
    }
}

/// Draws a way to play: a link with its name and what it is for.
fn way(icon: &'static str, address: &'static str, does: &'static str, name: Phrase, hint: Phrase) -> AnyView {
    view! {
        <a class="way" href=address data-does=does>
            {symbol(icon)}
            <h3>{t(name)}</h3>
            <p>{t(hint)}</p>
            <span class="way-on">{symbol("icon-next")}</span>
        </a>
    }
    .into_any()
}

/// The course: how to begin, or how far the learner is and what comes next.
#[component]
fn Learn() -> impl IntoView {
    let progress = ProgressStore::expect();
    progress.refresh();
    let has_begun = untrack(|| progress.with(|progress| *progress != CourseProgress::default()));
    view! {
        <section class="panel learn-way">
            <h2>{t(learn::learn)}</h2>
            {if has_begun {
                later(|chunk| (chunk.go_on)())
            } else {
                view! { <p>{t(home::first_lesson_hint)}</p> }.into_any()
            }}
            <a class="button" href="#learn" data-does="learn">
                <span>{t(if has_begun { learn::to_course } else { learn::never_played })}</span>
                {symbol("icon-next")}
            </a>
        </section>
    }
}

/// The puzzle of the day, with its board.
#[component]
fn Daily() -> impl IntoView {
    view! {
        <section class="panel daily-way">
            <div class="daily-picture">{later(|chunk| (chunk.daily)())}</div>
            <div class="daily-words">
                <h2>{t(puzzles::daily)}</h2>
                <p>{t(home::daily_hint)}</p>
                <a class="button" href="#puzzle=daily" data-does="daily">
                    <span>{t(home::solve)}</span>
                    {symbol("icon-next")}
                </a>
                {later(|chunk| (chunk.own)())}
            </div>
        </section>
    }
}

/// Draws a view of the lessons once they have arrived. They are fetched when the page has been still for a moment; if they
/// cannot be, the page is complete without the view.
fn later(view: fn(LessonsChunk) -> AnyView) -> AnyView {
    let lessons = LazyChunks::expect().lessons;
    if let Ok(timer) = set_timeout_with_handle(move || lessons.fetch(), PICTURES_AFTER) {
        on_cleanup(move || timer.clear());
    }
    (move || lessons.get().map(view)).into_any()
}

/// Everything else, quietly: other pages, dialogs, language, colours, and what the page is.
#[component]
fn Foot(stored: Games) -> impl IntoView {
    let settings = Settings::expect();
    let dialogs = Dialogs::expect();
    let link = |address: &'static str, does: &'static str, icon, name: Phrase| {
        view! { <a class="button quiet" href=address data-does=does>{symbol(icon)}<span>{t(name)}</span></a> }
    };
    let button = |dialog: Dialog, icon, name: Phrase| {
        view! {
            <button type="button" class="button quiet" data-opens=dialog.name() aria-haspopup="dialog"
                on:click=move |_| dialogs.show(dialog)>
                {symbol(icon)}
                <span>{t(name)}</span>
            </button>
        }
    };
    let has_games = move || stored.with(|games| games.as_ref().is_some_and(|games| !games.is_empty()));
    view! {
        <footer class="home-foot">
            <nav class="buttons" aria-label=t(home::more)>
                <Show when=has_games>{link(GAMES, "games", "icon-redo", shell::resume_title)}</Show>
                {link("#puzzle", "puzzles", "icon-check", puzzles::puzzles)}
                {link(EDIT, "edit", "icon-edit", edit::open_editor)}
                {link(SCORE, "score", "icon-score", pad::open_pad)}
                {button(Dialog::Open, "icon-log", shell::open_record)}
                {button(Dialog::Help, "icon-help", shell::help)}
                {button(Dialog::Settings, "icon-settings", shell::settings)}
            </nav>
            <div class="home-choices">
                <LanguageChoice name="language" />
                <Choice name="theme" title=shell::theme options=Theme::ALL
                    words=theme_name value=settings.theme />
            </div>
            <p class="small-print">{t(home::privacy)}{t(language::join_sentences)}{t(home::disclaimer)}</p>
        </footer>
    }
}

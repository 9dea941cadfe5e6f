//! The menu of a lesson or a puzzle: how to give it to others, on paper, too, and the settings.

use super::share::Link;
use crate::i18n::shell;
use crate::ui::kit::browser::page_address;
use crate::ui::kit::reactive::Memo;
use crate::ui::kit::text::t;
use crate::ui::shell::dialogs::{Dialog, Dialogs};
use crate::ui::shell::print::print_behind;
use leptos::prelude::*;

/// Returns whether an address names a lesson or a puzzle.
#[must_use]
pub fn names_lesson(address: &str) -> bool {
    address.starts_with("#learn=") || address.starts_with("#puzzle=")
}

/// The link to the lesson of the page, the way to its code for other pages, to paper, and to the settings.
#[component]
pub fn LessonMenu() -> impl IntoView {
    let dialogs = Dialogs::expect();
    let link = page_address() + &super::shared::address();
    view! {
        <Link link=Memo::new(move |_| Some(link.clone())) />
        <ul class="menu">
            <li>
                <button type="button" class="menu-item" data-does="embed" on:click=move |_| dialogs.show(Dialog::Embed)>
                    <strong>{t(shell::embed)}</strong>
                    <small>{t(shell::embed_hint)}</small>
                </button>
            </li>
            <li>
                <button type="button" class="menu-item" data-does="print" on:click=move |_| print_behind(dialogs)>
                    <strong>{t(shell::print)}</strong>
                    <small>{t(shell::print_exercise_hint)}</small>
                </button>
            </li>
            <li>
                <button type="button" class="menu-item" data-opens=Dialog::Settings.name()
                    on:click=move |_| dialogs.show(Dialog::Settings)>
                    <strong>{t(shell::settings)}</strong>
                    <small>{t(shell::settings_hint)}</small>
                </button>
            </li>
        </ul>
    }
}

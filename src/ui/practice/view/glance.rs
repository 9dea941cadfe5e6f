//! How many puzzles of one's own are due, for other pages.

use crate::i18n::{Lang, practice as text};
use crate::ui::kit::browser::today;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::practice::{Journal, store};
use crate::ui::shell::navigation::PRACTICE;
use leptos::prelude::*;

/// A link to one's own puzzles, if any are kept.
#[component]
pub fn OwnGlance() -> impl IntoView {
    let lang = Settings::expect().lang;
    let journal = store::load();
    let is_empty = journal.as_ref().is_ok_and(Journal::is_empty);
    let said = move || match &journal {
        Ok(journal) => standing(lang.get(), journal),
        Err(_) => text::practice(lang.get()).to_owned(),
    };
    (!is_empty).then(|| {
        view! { <a class="button" href=PRACTICE data-does="practice"><span>{move || said()}</span>{symbol("icon-next")}</a> }
    })
}

fn standing(lang: Lang, journal: &Journal) -> String {
    let today = today();
    match (journal.due(today) as u32, journal.next_day()) {
        (0, Some(day)) => text::own_next(lang, &text::in_days(lang, day - today)),
        (0, None) => text::practice(lang).to_owned(),
        (due, _) => text::own_due(lang, due),
    }
}

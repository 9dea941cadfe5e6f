//! The puzzle of the day at a glance.

use super::file::FetchedFile;
use super::puzzle::lesson_of;
use super::solved::solved;
use crate::i18n::{home, puzzles};
use crate::ui::kit::browser::today;
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::puzzle::DAILY;
use crate::ui::table::session::Colour;
use crate::ui::table::view::picture::picture;
use leptos::prelude::*;

/// The board of the puzzle of the day, and whether it is solved. Nothing, if the puzzles cannot be fetched.
#[component]
pub fn DailyGlance() -> impl IntoView {
    let lang = Settings::expect().lang;
    let pack = FetchedFile::puzzles();
    move || {
        let FetchedFile::Ready(pack) = pack.get() else { return None };
        let lesson = lesson_of(&pack, DAILY).ok()?;
        let is_solved = pack.of_day(today(), true).is_some_and(|puzzle| solved().has(&puzzle.name));
        let game = lesson.steps.first()?.start.game();
        Some(view! {
            {picture(game, &Colour::ALL, move || home::picture_of_puzzle(lang.get()).to_owned())}
            {is_solved.then(|| view! { <span class="badge">{symbol("icon-check")}{t(puzzles::solved)}</span> })}
        })
    }
}

//! The end of a puzzle, with the next one.

use super::solved::{rating, solved};
use crate::i18n::{learn, puzzles};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::settings::Settings;
use crate::ui::kit::text::t;
use crate::ui::learn::puzzle::{Pack, Puzzle, next};
use crate::ui::shell::navigation::Navigation;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// The end of a puzzle.
#[component]
pub fn PuzzleEnd(
    pack: Arc<Pack>,
    /// The puzzle that was solved.
    puzzle: Puzzle,
    /// By how much it changed the rating of who solved it; none if it had been answered before.
    change: Option<i32>,
) -> impl IntoView {
    let lang = Settings::expect().lang;
    let navigation = Navigation::expect();
    let heading = NodeRef::<html::H1>::new();
    // The button that had the focus was removed.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            let _unfocused = heading.focus();
        });
    });
    let rating = rating();
    let points = rating.points();
    let rated = change
        .map(|change| view! { <p data-says="rating">{move || puzzles::rating_now(lang.get(), points, change)}</p> });
    let next = next(&pack, &solved(), &rating, Some(&puzzle)).map(|puzzle| {
        view! {
            <a class="button primary" href=format!("#puzzle={}", puzzle.name) data-does="next-puzzle">
                <span>{t(puzzles::next)}</span>{symbol("icon-next")}
            </a>
        }
    });
    view! {
        <main class="course lesson-end" tabindex="-1">
            <div class="end-scene" aria-hidden="true">{symbol("palm")}{symbol("caravan")}{symbol("palace")}</div>
            <h1 tabindex="-1" node_ref=heading>{t(learn::well_done)}</h1>
            <p>{t(puzzles::end)}</p>
            {rated}
            <p class="buttons">
                {next}
                <a class="button" href="#puzzle" data-does="to-puzzles">{t(puzzles::all)}</a>
                <a class="button" href="#" data-does="to-game" on:click=move |_| navigation.forget_game()>{t(learn::to_game)}</a>
            </p>
        </main>
    }
}

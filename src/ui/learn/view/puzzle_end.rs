//! The end of a puzzle, with the next one.

use super::solved::solved;
use crate::i18n::{learn, puzzles};
use crate::ui::kit::icon::symbol;
use crate::ui::kit::text::t;
use crate::ui::learn::puzzle::{Pack, Puzzle, of_day};
use crate::ui::shell::navigation::Navigation;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;

/// The end of a puzzle.
#[component]
pub fn PuzzleEnd(pack: Arc<Pack>, name: String) -> impl IntoView {
    let navigation = Navigation::expect();
    let heading = NodeRef::<html::H1>::new();
    // The button that had the focus was removed.
    heading.on_load(|heading| {
        request_animation_frame(move || {
            let _unfocused = heading.focus();
        });
    });
    let next = next(&pack, &name).map(|puzzle| {
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
            <p class="buttons">
                {next}
                <a class="button" href="#puzzle" data-does="to-puzzles">{t(puzzles::all)}</a>
                <a class="button" href="#" data-does="to-game" on:click=move |_| navigation.forget_game()>{t(learn::to_game)}</a>
            </p>
        </main>
    }
}

/// Returns the puzzle to go on with, of those that are not solved. It lies far from this one, so that it is about something
/// else, and needs an expansion only if this one does, or if all others are solved.
fn next<'a>(pack: &'a Pack, name: &str) -> Option<&'a Puzzle> {
    let solved = solved();
    let (all, at) = (&pack.puzzles, pack.puzzles.iter().position(|puzzle| &*puzzle.name == name)?);
    let after = || (1..all.len()).map(|step| &all[(at + of_day(step as u32, all.len())) % all.len()]);
    let is_open = |puzzle: &&Puzzle| !solved.has(&puzzle.name);
    let is_alike = |puzzle: &&Puzzle| {
        puzzle.is_base() == all[at].is_base() && puzzle.decides == all[at].decides && is_open(puzzle)
    };
    after().find(is_alike).or_else(|| after().find(is_open))
}

//! The page of an address: the course, a lesson, the puzzles, or one of them.

use super::course::CoursePage;
use super::puzzle::PuzzlePage;
use super::puzzles::PuzzleList;
use leptos::prelude::*;

/// The page that an address names.
#[component]
pub fn LearnPage(
    /// The part of the address behind `#`, with it: `#learn=control`.
    address: String,
) -> impl IntoView {
    let name = address.split_once('=').map(|(_, name)| name.to_owned());
    match (address.starts_with("#puzzle"), name) {
        (false, id) => view! { <CoursePage id /> }.into_any(),
        (true, Some(name)) => view! { <PuzzlePage name /> }.into_any(),
        (true, None) => view! { <PuzzleList /> }.into_any(),
    }
}
